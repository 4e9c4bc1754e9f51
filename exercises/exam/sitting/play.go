// play.go puts our board before the learner's program.

package sitting

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/internal/console"
)

// playWith puts our board before the learner's program. What is typed is a word of the exam
// or a move. With each line the program is run anew, with all lines before it that were ok.
func playWith(d *desk.Desk, x examination, tmp string) error {
	// Ctrl-C need not wait for a line.
	defer context.AfterFunc(d.Ctx, func() {
		os.RemoveAll(tmp)
		os.Exit(1)
	})()
	d.Say("Type moves, such as e2e4, or what the exam asks, such as new or moves e2; " +
		"quit ends it.\n")
	said := []string{"new"} // the lines so far that were ok
	shown := ""             // the board that was drawn last
	ask := func(lines ...string) (answers []string, err error) {
		ctx, cancel := context.WithTimeout(d.Ctx, exam.Patience(0))
		defer cancel()
		answers, beside, err := x.program.Ask(ctx, slices.Concat(said, lines))
		if err != nil {
			return make([]string, len(lines)), fmt.Errorf("%w\n%s", err, beside)
		}
		return answers[len(said):], nil
	}
	in := bufio.NewScanner(d.In)
	for {
		stands, err := ask("board", "turn", "status")
		if err != nil {
			return err
		}
		if stands[0] != shown {
			shown = stands[0]
			fmt.Fprintln(d.Out, exam.Diagram(shown))
			if x.level > 2 && stands[2] != "playing" {
				fmt.Fprintln(d.Out, stands[2])
			}
		}
		d.Say("%s> ", stands[1])
		isTyped := in.Scan()
		line := strings.Join(strings.Fields(console.Printable(in.Text())), " ")
		if line == "quit" || !isTyped {
			return nil
		}
		isMove := !strings.Contains(line, " ") && strings.ContainsAny(line, "12345678O")
		if isMove { // e2e4, Nf3, O-O
			line = "play " + line
		}
		answers, err := ask(line)
		if err != nil { // the line is forgotten, and one plays on
			answers[0] = err.Error()
		} else if answers[0] == "ok" { // it may have changed something
			said = append(said, line)
		}
		fmt.Fprintln(d.Out, answers[0])
	}
}
