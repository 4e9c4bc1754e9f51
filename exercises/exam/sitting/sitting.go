// sitting.go is the command exam: it judges a program that the learner has written.

// Package sitting is one sitting of an exam: it puts the questions of exercises/exam to the learner's
// program, tells what was right, and remembers which questions were red.
package sitting

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/progress"
	"mateinfive/internal/outside"
)

// An examination is one call of exam: which program, and which questions.
type examination struct {
	level   int
	seed    uint64 // 0 if none was asked for
	isPlay  bool
	program outside.Program
}

// Exam examines a program, or with -play puts our board before it.
func Exam(d *desk.Desk, args []string) error {
	x, err := readExam(args)
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "mateinfive-exam-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	if rel, err := filepath.Rel(d.Course.Root, x.program.Dir); err == nil && filepath.IsLocal(rel) {
		return errors.New("this is the course's folder; name that of your program: " +
			"go run ./exercises exam 1 ~/mychess")
	}
	typed := cmp.Or(strings.Join(x.program.Command, " "), "go run .")
	if err := x.program.Build(d.Ctx, tmp); err != nil {
		return err
	}
	if x.isPlay {
		return playWith(d, x, tmp)
	}
	// What was red is asked again until it is green; then come fresh questions.
	key := fmt.Sprintf("%d %s", x.level, x.program.Dir)
	asked := d.Progress.Exams[key]
	x.seed = cmp.Or(x.seed, asked, uint64(d.Now().UnixNano())%9999+1)
	isGreen, err := judgeProgram(d, x, typed)
	if isGreen && x.seed == asked {
		fmt.Fprintln(d.Out, "\nThose are right now. Once more, with fresh questions:")
		x.seed = asked%9999 + 1
		isGreen, err = judgeProgram(d, x, typed)
	}
	if err != nil {
		return err
	}
	err = d.Progress.Remember(func(p *progress.Progress) {
		if isGreen {
			delete(p.Exams, key)
		} else {
			p.Exams[key] = x.seed
		}
	})
	switch {
	case err != nil:
		return err
	case !isGreen:
		return desk.ErrNotGreen
	}
	os.Remove(filepath.Join(x.program.Dir, "failed.txt")) // of an earlier red
	d.Say("\nFor the README of your program: Mate in Five, exam %d of %d passed on %s.\n",
		x.level, exam.Last, d.Now().Format("2006-01-02"))
	return ownCases(d, x, tmp)
}

// readExam reads "2 ~/mychess", "3 -play ~/mychess", and "2 ~/mychess -- python3 chess.py".
func readExam(args []string) (x examination, err error) {
	usage := errors.New("exam wants a number from 0 to 5, perhaps -play (from 2) or -seed N, " +
		"and the folder of your program: go run ./exercises exam 2 ~/mychess, " +
		"and for another language than Go -- python3 chess.py behind it (docs/exam.md)")
	set := flag.NewFlagSet("exam", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&x.isPlay, "play", false, "")
	set.Uint64Var(&x.seed, "seed", 0, "")
	if len(args) == 0 || set.Parse(args[1:]) != nil || set.NArg() == 0 {
		return x, usage
	}
	if rest := set.Args()[1:]; len(rest) > 0 {
		if rest[0] != "--" || len(rest) == 1 {
			return x, usage
		}
		x.program.Command = rest[1:]
	}
	x.level, err = strconv.Atoi(args[0])
	hasNoBoardYet := x.isPlay && x.level < 2
	if err != nil || x.level < 0 || x.level > exam.Last || hasNoBoardYet {
		return x, usage
	}
	x.program.Dir, err = outside.Path(set.Arg(0))
	return x, err
}

// ask puts all lines to the program at once. One without an end is stopped.
func ask(d *desk.Desk, x examination, lines []string) (answers []string, said string, err error) {
	patience := time.Minute
	if x.level < 2 || x.isPlay {
		patience = 10 * time.Second
	}
	ctx, cancel := context.WithTimeout(d.Ctx, patience)
	defer cancel()
	return x.program.Ask(ctx, lines)
}

// judgeProgram puts all questions, and says what became of them; typed runs the program.
func judgeProgram(d *desk.Desk, x examination, typed string) (isGreen bool, err error) {
	cases := exam.Questions(x.level, x.seed)
	lines := exam.Lines(cases)
	answers, said, failed := ask(d, x, lines)
	if d.Ctx.Err() != nil {
		return false, d.Ctx.Err()
	}
	result := exam.Judge(cases, answers)
	verdict := progress.Red.Paint("red")
	diedBeyond := result.More != nil && len(answers) < len(lines) // what goes beyond comes last
	isGreen = result.Answer == nil && (failed == nil || diedBeyond)
	if isGreen {
		verdict = progress.Green.Paint("green")
	}
	for _, score := range result.Rules {
		d.Say("  %s\n", score)
	}
	if said != "" {
		d.Say("\nYour program wrote to the standard error:\n%s\n", said)
	}
	if failed != nil {
		d.Say("\n%s\n", failed)
	}
	f, which := result.Answer, "The simplest of the wrong answers:"
	if failed != nil { // the answers may stand beside other questions than theirs
		f, which = result.First, "The first answer that is wrong, or is not there:"
	}
	if f != nil {
		d.Say("\n%s\n%s", which, f)
		text := strings.Join(f.Lines, "\n") + "\n"
		if err := os.WriteFile(filepath.Join(x.program.Dir, "failed.txt"), []byte(text), 0o644); err != nil {
			return false, err
		}
		d.Say("To repeat it, in %s: %s < failed.txt\n", x.program.Dir, typed)
	}
	if f := result.More; isGreen && f != nil {
		d.Say("\nBeyond the level, if you like:\n%s", f)
	}
	d.Say("\nexam %d is %s: %d lines, -seed %d\n", x.level, verdict, len(lines), x.seed)
	return isGreen, nil
}

// ownCases puts the learner's own cases to their program, and says how many impostors they catch.
func ownCases(d *desk.Desk, x examination, tmp string) error {
	if x.level == 0 {
		return nil
	}
	text, err := os.ReadFile(filepath.Join(x.program.Dir, "cases.txt"))
	if err != nil {
		d.Say("Your own tests: write some cases into cases.txt there, " +
			"and see how many impostors they catch (docs/exam.md).\n")
		return nil
	}
	cases, err := exam.Read(string(text))
	cases = exam.AtLevel(x.level, cases)
	var caught, of int
	var away string
	if err == nil {
		caught, of, away, err = exam.Caught(d.Ctx, d.Course.Root, tmp, x.level, cases)
	}
	if err != nil {
		d.Say("\nYour cases.txt cannot be used: %v\n", err)
		return d.Ctx.Err()
	}
	d.Say("Your cases.txt catches %d of %d impostors of level %d.\n", caught, of, x.level)
	if away != "" && caught >= of/2 {
		d.Say("One that gets away: %s.\n", away)
	}
	answers, _, _ := ask(d, x, exam.Lines(cases))
	if f := exam.Judge(cases, answers).First; f != nil {
		d.Say("\nIt catches your own program, too:\n%s", f)
	}
	return d.Ctx.Err()
}
