// impostors.go counts how many programs with a fault the reader's own cases catch.

package exam

import (
	"context"
	_ "embed"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
	"mateinfive/internal/referee"
)

// impostorList has a fault a line: a level, a file of internal/referee, what stands there,
// what stands there instead, and what is wrong with that.
//
//go:embed impostors.tsv
var impostorList string

// An Impostor is the course's own program with a fault.
type Impostor struct {
	Fault string // in words
	cells []string
}

// Impostors lists those of a level.
func Impostors(level int) (list []Impostor) {
	for line := range strings.Lines(impostorList) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		if cells[0] == strconv.Itoa(level) {
			list = append(list, Impostor{cells[4], cells})
		}
	}
	return list
}

// overlay is the fault, laid over its file; root is the folder of the course.
func (i Impostor) overlay(root string) (gotool.Overlay, error) {
	file := filepath.Join(root, "internal", "referee", i.cells[1])
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	breaks := strings.NewReplacer(`\n`, "\n", `\t`, "\t")
	before, after, found := strings.Cut(strings.ReplaceAll(string(text), "\r", ""), breaks.Replace(i.cells[2]))
	if !found {
		return nil, fmt.Errorf("%s has no %q any more", file, i.cells[2])
	}
	return gotool.Overlay{file: []byte(before + breaks.Replace(i.cells[3]) + after)}, nil
}

// Build makes the impostor into a program in tmp; root is the folder of the course.
func (i Impostor) Build(ctx context.Context, root, tmp string) (p outside.Program, err error) {
	overlay, err := i.overlay(root)
	if err != nil {
		return p, err
	}
	p = outside.Program{Dir: tmp, Command: []string{filepath.Join(tmp, "impostor.exe"), i.cells[0]}}
	const talk = "./exercises/testdata/exam/talk"
	out, exit, err := gotool.Run(ctx, root, overlay, "build", "-ldflags=-s -w", "-o", p.Command[0], talk)
	if err == nil && exit != 0 {
		err = fmt.Errorf("the impostor does not compile:\n%s", out)
	}
	return p, err
}

// Caught counts the impostors of a level that the reader's cases catch: those that answer
// one of them in another way. Of those that get away one is described. A case that is wrong
// itself is an error. With a by, only the impostors count that those cases catch.
func Caught(
	ctx context.Context, root, tmp string, level int, cases, by []Case,
) (caught, of int, away string, err error) {
	if err := tooLong(level, cases); err != nil {
		return 0, 0, "", err
	}
	lines := Lines(cases)
	talk := referee.NewTalk(level)
	var right []string
	for _, line := range lines {
		right = append(right, talk.Answer(line))
	}
	cases = widened(level, cases)
	if wrong := Judge(cases, ByCase(cases, right)).Wrong; len(wrong) > 0 {
		f := wrong[0]
		f.Got, f.Question.Want = f.Question.Want, f.Got // so that the diagram takes the rules' side
		return 0, 0, "", fmt.Errorf("line %d, %q, is wrong itself. Here the answer is what the case wants, "+
			"and wanted is what the rules of level %d say:\n%s%s", f.Question.Line, f.Question.Ask, level, f, others(wrong[1:]))
	}
	for _, i := range Impostors(level) {
		p, err := i.Build(ctx, root, tmp)
		if err != nil {
			return 0, 0, "", err
		}
		catches := func(cases []Case) bool {
			answers, _, _ := p.Ask(ctx, Lines(cases)) // one that dies is caught
			return len(Judge(cases, ByCase(cases, answers)).Wrong) > 0
		}
		if by != nil && !catches(by) {
			continue
		}
		of++
		if catches(cases) {
			caught++
		} else {
			away = i.Fault
		}
	}
	return caught, of, away, nil
}

// mostLooked is at how many positions the referee may look for one answer to the reader's own cases:
// it takes about 100 microseconds for each, and so do the impostors, some without a cut.
const mostLooked = 30_000

// tooLong returns an error if a question takes too long to answer.
func tooLong(level int, cases []Case) error {
	talk := referee.NewTalk(level)
	talk.Most = mostLooked
	for _, c := range cases {
		for _, q := range c.Questions {
			if talk.Right(q.Ask); talk.IsTooLong() {
				return fmt.Errorf("line %d, %q, takes too long: the answer lies behind more than %d positions. "+
					"Ask for fewer plies, or leave fewer pieces on the board", q.Line, q.Ask, mostLooked)
			}
		}
	}
	return nil
}

// others names the lines of more cases that are wrong.
func others(wrong []*Failure) string {
	if len(wrong) == 0 {
		return ""
	}
	var lines []string
	for _, f := range wrong {
		lines = append(lines, fmt.Sprintf("%d, %q", f.Question.Line, f.Question.Ask))
	}
	return "Wrong, too: line " + strings.Join(lines, "; line ") + "\n"
}

// Needed leaves out the cases with a word that only the rules under more have, such as mirror:
// the impostors don't know it.
func Needed(cases []Case) []Case {
	isMore := make(map[string]bool)
	for level := range Last + 1 {
		for _, c := range inFile("cases", level) {
			for _, q := range c.Questions {
				word := first(q.Ask)
				_, known := isMore[word]
				isMore[word] = c.Rule == More && (isMore[word] || !known)
			}
		}
	}
	return slices.DeleteFunc(cases, func(c Case) bool {
		return slices.ContainsFunc(c.Questions, func(q Question) bool { return isMore[first(q.Ask)] })
	})
}

// AtLevel leaves out the cases below a line "# level 3:" where another level is asked.
func AtLevel(level int, cases []Case) []Case {
	return slices.DeleteFunc(cases, func(c Case) bool {
		return isLevel(c.Rule) && c.Rule != fmt.Sprint("level ", level)
	})
}

// FromNew puts the word new before each case that does not begin with it, from level 2 on: so no
// case finds what another has left behind. It returns how many there were.
func FromNew(level int, cases []Case) (begun int) {
	for i, c := range cases {
		if level >= 2 && first(c.Questions[0].Ask) != "new" {
			cases[i].Questions = append([]Question{{Ask: "new"}}, c.Questions...)
			begun++
		}
	}
	return begun
}
