// exam.go judges a program that the learner has written from an empty folder.

package main

import (
	"bufio"
	"cmp"
	"context"
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
		return usageError("this is the course's folder; name that of your program: go run ./exercises exam 1 ~/mychess -- python3 chess.py")
	}
	typed := cmp.Or(strings.Join(x.program.Command, " "), "go run .")
	if err := x.program.Build(t.ctx, tmp); err != nil {
		return err
	}
	if x.isPlay {
		return t.playWith(x)
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
	if x.level == 2 {
		fmt.Fprintln(t.out, "Three designs, and what each costs: docs/exam.md, \"Level 2\".")
	}
	return t.ownCases(x, tmp)
}

// readExam reads "2 ~/mychess", "3 -play ~/mychess", and "2 ~/mychess -- python3 chess.py".
func readExam(args []string) (x examination, err error) {
	noCommand := false
	if i := slices.Index(args, "--"); i >= 0 {
		args, x.program.Command = args[:i], args[i+1:]
		noCommand = len(x.program.Command) == 0
	}
	set := flag.NewFlagSet("exam", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&x.isPlay, "play", false, "")
	set.Uint64Var(&x.seed, "seed", 0, "")
	var words []string
	bad := set.Parse(args)
	for bad == nil && set.NArg() > 0 { // a flag may stand behind a word
		words = append(words, set.Arg(0))
		bad = set.Parse(set.Args()[1:])
	}
	if bad != nil || noCommand || len(words) != 2 {
		return x, usageError("exam wants a number from 0 to 5 and the folder of your program, and may have -seed N or -play: go run ./exercises exam 2 ~/mychess, and for another language than Go -- python3 chess.py behind it (docs/exam.md)")
	}
	x.level, err = strconv.Atoi(words[0])
	if err != nil || x.level < 0 || x.level > exam.Last || x.isPlay && x.level < 2 {
		return x, usageError(fmt.Sprintf("%q is no exam: want a number from 0 to %d (with -play from 2), and then the folder of your program", words[0], exam.Last))
	}
	x.program.Dir, err = outside.Path(words[1])
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
func (t *tool) playWith(x examination) error {
	fmt.Fprintln(t.out, "Type moves, such as e2e4, or what the exam asks, such as new or moves e2; quit ends it.")
	said, shown := []string{"new"}, ""
	ask := func(lines ...string) (answers []string, err error) {
		answers, beside, err := t.ask(x, slices.Concat(said, lines))
		if err != nil {
			return make([]string, len(lines)), fmt.Errorf("%w\n%s", err, beside)
		}
		return answers[len(said):], nil
	}
	typed := make(chan string)
	go func() { // so that Ctrl-C need not wait for a line
		defer close(typed)
		for in := bufio.NewScanner(t.in); in.Scan(); {
			typed <- in.Text()
		}
	}()
	for {
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
		var line string
		select {
		case <-t.ctx.Done():
			return t.ctx.Err()
		case text, isTyped := <-typed:
			if line = strings.Join(strings.Fields(console.Printable(text)), " "); line == "quit" || !isTyped {
				return nil
			}
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
