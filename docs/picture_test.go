// picture_test.go draws the pictures of a page again and compares.

package docs

import (
	"bytes"
	"fmt"
	"os"
	"path"
	"regexp"
	"strconv"
	"strings"

	"mateinfive/docs/picture"
)

var imageLink = regexp.MustCompile(`!\[[^\]]*\]\(([^)\s]+\.svg)\)`)

// imageBelow is the link to the picture below a directive; empty if the
// directive draws none, or none is there.
func (p *page) imageBelow(d directive) string {
	next := strings.Join(p.lines[d.line+1:min(d.line+2, len(p.lines))], "")
	if m := imageLink.FindStringSubmatch(next); m != nil && kinds[d.name].draw != nil {
		return m[1]
	}
	return ""
}

// checkPictures compares each image below a directive with what the directive
// draws now.
func checkPictures(b *book, p *page) (findings []finding) {
	for _, d := range p.directives {
		draw := kinds[d.name].draw
		if draw == nil {
			continue
		}
		link := p.imageBelow(d)
		image, err := draw(b, d.arg)
		if err == nil && link == "" {
			err = fmt.Errorf("the line below must show its image, ![what one sees](img/name.svg)")
		}
		if err != nil {
			findings = append(findings, at(d.line, "%s: %v", d.name, err))
			continue
		}
		file := path.Join(path.Dir(p.path), link)
		old, err := os.ReadFile(b.file(file))
		if err == nil && bytes.Equal(bytes.ReplaceAll(old, []byte("\r\n"), []byte("\n")), image) {
			continue
		}
		problem := at(d.line, "the picture %s is not there, or is not what is drawn from this now", file)
		problem.fix = &fix{file: file, before: old, after: image}
		findings = append(findings, problem)
	}
	return findings
}

// drawBoard draws a board, or one for each step.
func drawBoard(_ *book, spec string) ([]byte, error) {
	if strings.Contains(spec, " | ") {
		return picture.Boards(spec)
	}
	return picture.Board(spec)
}

// drawBoxes draws values of Go.
func drawBoxes(_ *book, spec string) ([]byte, error) { return picture.Boxes(spec) }

// drawTree draws a tree of moves as a search goes through it.
func drawTree(_ *book, spec string) ([]byte, error) { return picture.Tree(spec) }

// drawRanges draws what a score may be.
func drawRanges(_ *book, spec string) ([]byte, error) { return picture.Ranges(spec) }

// drawANSI draws a screen that a test of a chapter keeps in a file.
func drawANSI(b *book, file string) ([]byte, error) {
	text, err := os.ReadFile(b.file(file))
	if err != nil {
		return nil, err
	}
	return picture.Screen(strings.ReplaceAll(string(text), "\r\n", "\n"), 80)
}

// drawScreen draws what a chapter's program shows: its folder and flags, and
// then the lines typed in, all separated by " | ".
func drawScreen(b *book, arg string) ([]byte, error) {
	parts := strings.Split(arg, " | ")
	words, err := shellWords(parts[0])
	if err != nil || len(words) == 0 {
		return nil, fmt.Errorf("want screen: ch01-display FLAGS | LINE | LINE (%v)", err)
	}
	flags := append([]string{"-color", "always"}, words[1:]...)
	out, err := b.play(words[0], "", flags, parts[1:])
	if err != nil {
		return nil, err
	}
	if crashes(step{}, splitLines(out)) {
		return nil, fmt.Errorf("the program crashes:\n%s", out)
	}
	return picture.Screen(out, 48) // can be read on a phone
}

var firstMove = regexp.MustCompile(`^(\w+): (\d+)$`)

// drawPerft draws the tree of moves and answers as a chapter's program counts them.
func drawPerft(b *book, arg string) ([]byte, error) {
	words, err := shellWords(arg)
	if err != nil || len(words) != 2 {
		return nil, fmt.Errorf(`want a chapter and a position: perft: ch04-special "FEN" (%v)`, err)
	}
	flags := []string{"-quiet", "-color", "never", "-fen", words[1]}
	out, err := b.play(words[0], "", flags, []string{"perft 1", "perft 2", "divide 2"})
	if err != nil {
		return nil, err
	}
	var totals []int
	var branches []picture.Branch
	for _, line := range splitLines(out) {
		if n, err := strconv.Atoi(line); err == nil {
			totals = append(totals, n)
		} else if m := firstMove.FindStringSubmatch(line); m != nil {
			n, _ := strconv.Atoi(m[2]) // digits
			branches = append(branches, picture.Branch{Move: m[1], Nodes: n})
		}
	}
	if len(totals) < 2 {
		return nil, fmt.Errorf("the program counts nothing:\n%s", out)
	}
	return picture.Perft(branches, [2]int(totals[:2]))
}
