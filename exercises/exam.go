// exam.go judges a program that the learner has written from an empty folder.

package main

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/exercises/exam"
	"mateinfive/internal/console"
	"mateinfive/internal/outside"
)

// An examination is one call of exam: which program, and which questions.
type examination struct {
	level   int
	seed    uint64 // 0 if none was asked for
	isPlay  bool
	program outside.Program
}

func (t *tool) exam(args []string) error {
	x, err := readExam(args)
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "mateinfive-exam-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if rel, err := filepath.Rel(t.root, x.program.Dir); err == nil && filepath.IsLocal(rel) {
		return errors.New("this is the course's folder; name that of your program: go run ./exercises exam 1 ~/mychess")
	}
	typed := cmp.Or(strings.Join(x.program.Command, " "), "go run .")
	if err := x.program.Build(t.ctx, tmp); err != nil {
		return err
	}
	if x.isPlay {
		return t.playWith(x, tmp)
	}
	// What was red is asked again until it is green; then come fresh questions.
	key := fmt.Sprintf("%d %s", x.level, x.program.Dir)
	kept := t.progress().Exams[key]
	x.seed = cmp.Or(x.seed, kept, uint64(t.now().UnixNano())%9999+1)
	isGreen, err := t.judgeProgram(x, typed)
	if isGreen && x.seed == kept {
		fmt.Fprintln(t.out, "\nThose are right now. Once more, with fresh questions:")
		x.seed = kept%9999 + 1
		isGreen, err = t.judgeProgram(x, typed)
	}
	if err != nil {
		return err
	}
	if err := t.remember(func(p *progress) {
		if p.Exams == nil {
			p.Exams = make(map[string]uint64)
		}
		p.Exams[key] = x.seed
		if isGreen {
			delete(p.Exams, key)
		}
	}); err != nil || !isGreen {
		return err
	}
	os.Remove(filepath.Join(x.program.Dir, "failed.txt")) // of an earlier red
	fmt.Fprintf(t.out, "\nFor the README of your program: Mate in Five, exam %d of %d passed on %s.\n", x.level, exam.Last, t.now().Format("2006-01-02"))
	return t.ownCases(x, tmp)
}

// readExam reads "2 ~/mychess", "3 -play ~/mychess", and "2 ~/mychess -- python3 chess.py".
func readExam(args []string) (x examination, err error) {
	usage := errors.New("exam wants a number from 0 to 5, perhaps -play (from 2) or -seed N, and the folder of " +
		"your program: go run ./exercises exam 2 ~/mychess, and for another language than Go -- python3 chess.py " +
		"behind it (docs/exam.md)")
	set := flag.NewFlagSet("exam", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&x.isPlay, "play", false, "")
	set.Uint64Var(&x.seed, "seed", 0, "")
	if len(args) == 0 || set.Parse(args[1:]) != nil || set.NArg() == 0 {
		return x, usage
	}
	if rest := set.Args()[1:]; len(rest) > 0 {
		if x.program.Command = rest[1:]; rest[0] != "--" || len(rest) == 1 {
			return x, usage
		}
	}
	x.level, err = strconv.Atoi(args[0])
	if err != nil || x.level < 0 || x.level > exam.Last || x.isPlay && x.level < 2 {
		return x, usage
	}
	x.program.Dir, err = outside.Path(set.Arg(0))
	return x, err
}

// ask puts all lines to the program at once. One without an end is stopped.
func (t *tool) ask(x examination, lines []string) (answers []string, said string, err error) {
	patience := time.Minute
	if x.level < 2 || x.isPlay {
		patience = 10 * time.Second
	}
	ctx, cancel := context.WithTimeout(t.ctx, patience)
	defer cancel()
	return x.program.Ask(ctx, lines)
}

// judgeProgram puts all questions, and says what became of them; typed runs the program.
func (t *tool) judgeProgram(x examination, typed string) (isGreen bool, err error) {
	cases := exam.Questions(x.level, x.seed)
	lines := exam.Lines(cases)
	answers, said, failed := t.ask(x, lines)
	if t.ctx.Err() != nil {
		return false, t.ctx.Err()
	}
	result := exam.Judge(cases, answers)
	verdict := marks[red].color.Sprint("red")
	diedBeyond := result.More != nil && len(answers) < len(lines) // what goes beyond comes last
	if isGreen = result.Answer == nil && (failed == nil || diedBeyond); isGreen {
		verdict = marks[green].color.Sprint("green")
	}
	for _, score := range result.Rules {
		fmt.Fprintf(t.out, "  %s\n", score)
	}
	if said != "" {
		fmt.Fprintf(t.out, "\nYour program wrote to the standard error:\n%s\n", said)
	}
	if failed != nil {
		fmt.Fprintf(t.out, "\n%s\n", failed)
	}
	f, which := result.Answer, "The simplest of the wrong answers:"
	if failed != nil { // the answers may stand beside other questions than theirs
		f, which = result.First, "The first answer that is wrong, or is not there:"
	}
	if f != nil {
		fmt.Fprintf(t.out, "\n%s\n%s", which, f)
		text := strings.Join(f.Lines, "\n") + "\n"
		if err := os.WriteFile(filepath.Join(x.program.Dir, "failed.txt"), []byte(text), 0o644); err != nil {
			return false, err
		}
		fmt.Fprintf(t.out, "To repeat it, in %s: %s < failed.txt\n", x.program.Dir, typed)
	}
	if f := result.More; isGreen && f != nil {
		fmt.Fprintf(t.out, "\nBeyond the level, if you like:\n%s", f)
	}
	fmt.Fprintf(t.out, "\nexam %d is %s: %d lines, -seed %d\n", x.level, verdict, len(lines), x.seed)
	return isGreen, nil
}

// ownCases puts the learner's own cases to their program, and says how many impostors they catch.
func (t *tool) ownCases(x examination, tmp string) error {
	if x.level == 0 {
		return nil
	}
	text, err := os.ReadFile(filepath.Join(x.program.Dir, "cases.txt"))
	if err != nil {
		fmt.Fprintln(t.out, "Your own tests: write some cases into cases.txt there, and see how many impostors they catch (docs/exam.md).")
		return nil
	}
	cases, err := exam.Read(string(text))
	cases = exam.AtLevel(x.level, cases)
	var caught, of int
	var away string
	if err == nil {
		caught, of, away, err = exam.Caught(t.ctx, t.root, tmp, x.level, cases)
	}
	if err != nil {
		fmt.Fprintf(t.out, "\nYour cases.txt cannot be used: %v\n", err)
		return t.ctx.Err()
	}
	fmt.Fprintf(t.out, "Your cases.txt catches %d of %d impostors of level %d.\n", caught, of, x.level)
	if away != "" && caught >= of/2 {
		fmt.Fprintf(t.out, "One that gets away: %s.\n", away)
	}
	answers, _, _ := t.ask(x, exam.Lines(cases))
	if f := exam.Judge(cases, answers).First; f != nil {
		fmt.Fprintf(t.out, "\nIt catches your own program, too:\n%s", f)
	}
	return t.ctx.Err()
}

// playWith puts our board before the learner's program. What is typed is a word of the exam
// or a move. With each line the program is run anew, with all lines before it that were ok.
func (t *tool) playWith(x examination, tmp string) error {
	// Ctrl-C need not wait for a line.
	defer context.AfterFunc(t.ctx, func() { os.RemoveAll(tmp); os.Exit(1) })()
	fmt.Fprintln(t.out, "Type moves, such as e2e4, or what the exam asks, such as new or moves e2; quit ends it.")
	said, shown := []string{"new"}, ""
	ask := func(lines ...string) (answers []string, err error) {
		answers, beside, err := t.ask(x, slices.Concat(said, lines))
		if err != nil {
			return make([]string, len(lines)), fmt.Errorf("%w\n%s", err, beside)
		}
		return answers[len(said):], nil
	}
	for in := bufio.NewScanner(t.in); ; {
		stands, err := ask("board", "turn", "status")
		if err != nil {
			return err
		}
		if stands[0] != shown {
			shown = stands[0]
			fmt.Fprintln(t.out, exam.Diagram(shown))
			if x.level > 2 && stands[2] != "playing" {
				fmt.Fprintln(t.out, stands[2])
			}
		}
		fmt.Fprintf(t.out, "%s> ", stands[1])
		isTyped := in.Scan()
		line := strings.Join(strings.Fields(console.Printable(in.Text())), " ")
		if line == "quit" || !isTyped {
			return nil
		}
		if !strings.Contains(line, " ") && strings.ContainsAny(line, "12345678O") { // e2e4, Nf3, O-O
			line = "play " + line
		}
		answers, err := ask(line)
		if err != nil { // the line is forgotten, and one plays on
			answers[0] = err.Error()
		} else if answers[0] == "ok" { // it may have changed something
			said = append(said, line)
		}
		fmt.Fprintln(t.out, answers[0])
	}
}
