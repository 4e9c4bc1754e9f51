// main.go records the champion's search of a small position.

// The command run is started by `go run ./exercises tree`, which lays a few lines around the
// functions of the champion that record their calls. Without those nothing is recorded.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"time"

	"mateinfive/ch05-full/calltree"
	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console"
)

// The two packages count a mate alike.
var _ [0]struct{} = [champion.Mate - calltree.Mate]struct{}{}

// steps are left out, so that the function is alone.
var steps = []string{"alphabeta", "order", "deepen", "quiet", "drawn", "table", "fast", "killers", "null", "rekey"}

// patience is for a loop that makes no call, and so is not counted.
const patience = 20 * time.Second

func main() {
	function := flag.String("function", "Negamax", "Negamax, AlphaBeta or Quiet")
	fen := flag.String("fen", "", "a position, or those of the package")
	depth := flag.Int("depth", 0, "how deep, or as it fits")
	out := flag.String("out", "", "the file for what is found")
	picture := flag.String("picture", "", "the file for the tree as SVG, or none")
	flag.Parse()
	said, svg := report(*function, *fen, *depth, *picture != "")
	err := os.WriteFile(*out, []byte(said), 0o600)
	if svg != nil {
		err = errors.Join(err, os.WriteFile(*picture, svg, 0o600))
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// report asks the search, and returns what there is to say. What the learner's functions print
// goes where it always does, and not into that.
func report(function, fen string, depth int, drawn bool) (text string, svg []byte) {
	var list []calltree.Question
	if fen != "" {
		p, err := chess.ParseFEN(fen)
		if err == nil {
			err = p.Validate()
		}
		if err != nil {
			return fmt.Sprintf("%q is no position for a search: %v\n", fen, err), nil
		}
		if list, err = calltree.In(function, p, depth); err != nil {
			return fmt.Sprintf("There is no tree of %q: %v.\n", fen, err), nil
		}
	}
	found := make(chan calltree.Finding, 1)
	go func() {
		j := &calltree.Judge{Eval: func(p *chess.Position) int { return champion.Eval(p) }}
		if text := stub(func() { p := chess.StartingPosition(); j.Eval(&p) }); text != "" {
			found <- calltree.Finding{Panic: text}
			return
		}
		found <- j.Find(function, list, func(p *chess.Position, depth, alpha,
			beta int) (chess.Move, int) {
			s := champion.New(context.Background(), nil, steps...)
			switch function {
			case "Negamax":
				s.Negamax(p, depth, 0)
			case "AlphaBeta":
				s.AlphaBeta(p, depth, 0, alpha, beta)
			case "Quiet":
				s.Quiet(p, alpha, beta)
			}
			return s.Best, s.Nodes
		})
	}()
	select {
	case f := <-found:
		return tell(f, drawn)
	case <-time.After(patience):
		return "The search had not come back after 20s, and makes no calls meanwhile. Does a " +
			"loop there never end?\n", nil
	}
}

// stub returns what a call panics with, or "".
func stub(call func()) (text string) {
	defer func() {
		if p := recover(); p != nil {
			text = fmt.Sprint(p)
		}
	}()
	call()
	return ""
}

// tell tells of what was found.
func tell(f calltree.Finding, drawn bool) (text string, svg []byte) {
	said := console.Printable(fmt.Sprint(f.Panic))
	switch {
	case f.Panic != nil && strings.HasSuffix(said, "not written yet"):
		return fmt.Sprintf("There is nothing to see yet: %s.\n", said), nil
	case f.Root == nil && f.Panic != nil:
		return fmt.Sprintf("It panics: %s%s\n", said, place(f.Stack)), nil
	case f.Root == nil:
		return "Nothing was recorded: go run ./exercises tree starts this.\n", nil
	case f.Panic != nil && f.Panic != calltree.Endless{}:
		return fmt.Sprintf("In %s of %q it panics: %s%s\n", f.Title(), f.Question.FEN, said,
			place(f.Stack)), nil
	}
	text = f.Text(80)
	if drawn {
		svg = f.SVG()
	}
	return text, svg
}

// place finds the first line of the learner's own in a trace.
func place(stack string) string {
	for line := range strings.Lines(stack) {
		i := strings.Index(line, "ch05-full/champion/")
		if i >= 0 && strings.Contains(line, ".go:") {
			at, _, _ := strings.Cut(strings.TrimSpace(line[i:]), " ")
			return ", at " + at
		}
	}
	return ""
}
