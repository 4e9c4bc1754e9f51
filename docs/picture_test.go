// picture_test.go draws the pictures of a page again and compares.

package docs

import (
	"bytes"
	"fmt"
	"os"
	"path"
	"regexp"
	"strings"

	"mateinfive/docs/picture"
)

var imageLink = regexp.MustCompile(`!\[[^\]]*\]\(([^)\s]+\.svg)\)`)

// drawers draw what the directives of pictures say.
var drawers = map[string]func(*book, string) ([]byte, error){
	"board":     func(_ *book, spec string) ([]byte, error) { return picture.Board(spec) },
	"boards":    func(_ *book, specs string) ([]byte, error) { return picture.Boards(specs) },
	"screen":    drawScreen,
	"ansi":      drawANSI,
	"packages":  drawPackages,
	"embedding": drawEmbedding,
	"perft":     drawPerft,
}

// checkPictures compares each image below a directive with what the directive
// draws now.
func checkPictures(b *book, p *page) []finding {
	var findings []finding
	for _, d := range p.directives {
		draw := drawers[d.name]
		if draw == nil {
			continue
		}
		link := imageLink.FindStringSubmatch(p.lines[p.below(d)])
		if link == nil {
			findings = append(findings, at(d.first, "the line below %s: must show its image, ![what one sees](img/name.svg)", d.name))
			continue
		}
		image, err := draw(b, d.arg)
		if err != nil {
			findings = append(findings, at(d.first, "%s: %v", d.name, err))
			continue
		}
		file := path.Join(path.Dir(p.path), link[1])
		old, err := os.ReadFile(b.file(file))
		if err == nil && bytes.Equal(bytes.ReplaceAll(old, []byte("\r\n"), []byte("\n")), image) {
			continue
		}
		what := "is not what is drawn from this now"
		if err != nil {
			what = "is not there"
		}
		problem := at(d.first, "the picture %s %s", file, what)
		problem.fix = &fix{file: file, before: old, after: image}
		findings = append(findings, problem)
	}
	return findings
}

// drawnImages are the links of a page to pictures that are drawn for it.
func drawnImages(p *page) map[string]bool {
	drawn := make(map[string]bool)
	for _, d := range p.directives {
		if drawers[d.name] != nil {
			if link := imageLink.FindStringSubmatch(p.lines[p.below(d)]); link != nil {
				drawn[link[1]] = true
			}
		}
	}
	return drawn
}

// drawANSI draws a screen that a test of a chapter keeps in a file.
func drawANSI(b *book, file string) ([]byte, error) {
	text, err := os.ReadFile(b.file(file))
	if err != nil {
		return nil, err
	}
	return picture.Screen(strings.ReplaceAll(string(text), "\r\n", "\n"))
}

// drawScreen draws what a chapter's program shows: its folder and flags, and
// then the lines typed in, all separated by " | ".
func drawScreen(b *book, arg string) ([]byte, error) {
	parts := strings.Split(arg, " | ")
	words, err := shellWords(parts[0])
	if err != nil {
		return nil, err
	}
	if len(words) == 0 {
		return nil, fmt.Errorf("want a chapter: screen: ch01-display FLAGS | LINE | LINE")
	}
	chapter, err := b.chapter(words[0])
	if err != nil {
		return nil, err
	}
	flags := append([]string{"-color", "always"}, words[1:]...)
	out, err := b.play(chapter, "", flags, parts[1:])
	if err != nil {
		return nil, err
	}
	if why := notTheTruth(step{words: words}, splitLines(out)); why != "" {
		return nil, fmt.Errorf("%s:\n%s", why, out)
	}
	return picture.Screen(out)
}
