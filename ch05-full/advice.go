// advice.go does jobs for scripts that ask the engine: bestmove, eval and annotate.

package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/review"
	"mateinfive/ch05-full/script"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// advice is one of these jobs, and what its flags say.
type advice struct {
	json, all   bool
	nodes       uint
	side, graph string
	search      review.Search // by whom games are reviewed, or nil
	in          io.Reader
	out         io.Writer
}

// advise does one of these jobs, which the first word names. Flags may stand before the FEN or the
// FILE and after it; - for one of those is the input. The status is that of the program, if there
// is an error.
func advise(ctx context.Context, words []string, in io.Reader, out io.Writer) (status int, err error) {
	guard.Watch(func() string { return "" })
	a := advice{in: in, out: out}
	set := flag.NewFlagSet(words[0], flag.ContinueOnError)
	set.BoolVar(&a.json, "json", false, "print the answer as JSON, for programs")
	job, about := a.annotate, "[ENGINE] FILE"
	switch words[0] {
	case "bestmove":
		job, about = a.bestMove, "FEN"
	case "eval":
		job, about = a.eval, "FEN"
	default:
		set.BoolVar(&a.all, "all", false, "explain all bad moves, and not only the three worst of a side")
		set.UintVar(&a.nodes, "nodes", review.UsualNodes,
			"look at `N` positions for each move, and more where it seems bad")
		set.Func("side", "explain only the moves of `white|black`", console.OneOf(&a.side, "white", "black"))
		set.StringVar(&a.graph, "graph", "", "draw White's chances in the last game into a `FILE.svg`")
	}
	set.Usage = func() {
		fmt.Fprintf(set.Output(), "Usage: %s %s [flags] %s\n", console.Call(folder), words[0], about)
		set.PrintDefaults()
	}
	var flags, plain []string
	for at := 1; at < len(words); at++ {
		if isFlag(words, at) {
			flags = append(flags, words[at])
		} else {
			plain = append(plain, words[at])
		}
	}
	var players engines
	defer func() { players.close() }()
	name := ""
	if words[0] == "annotate" && len(plain) == 2 {
		name, plain = plain[0], plain[1:]
	}
	if err := console.Parse(set, append(flags, plain[min(1, len(plain)):]...)); err != nil {
		return 2, err
	}
	if name != "" {
		if a.search, err = players.searcher(name); err != nil {
			return 2, err
		}
	}
	if len(plain) == 0 {
		return 2, fmt.Errorf("%s takes a %s; -h says more", words[0], about)
	}
	return 1, job(ctx, plain[0])
}

// isFlag reports whether a word of the command line is a flag, or the value of the flag before it.
func isFlag(words []string, at int) bool {
	if slices.Contains([]string{"-nodes", "-side", "-graph"}, words[at-1]) {
		return true
	}
	return strings.HasPrefix(words[at], "-") && words[at] != "-" // which is the input
}

// answer prints an answer as text, or as JSON if that is wanted.
func (a *advice) answer(value any, text string) error {
	if a.json {
		return json.NewEncoder(a.out).Encode(value)
	}
	_, err := io.WriteString(a.out, text)
	return err
}

func (a *advice) bestMove(ctx context.Context, fen string) error {
	p, err := script.ReadFEN(ctx, fen, a.in)
	if err != nil {
		return err
	}
	lines, err := review.Analyze(ctx, nil, p, 1, 1_000_000, func([]engine.Line) {})
	if err != nil {
		return err
	}
	best, line := lines[0].Moves[0], review.Lines(p, lines)
	san := notation.SAN(p, best)
	answer := map[string]any{
		"move": notation.UCI(best), "san": san, "line": strings.TrimSpace(line), "depth": lines[0].Depth,
	}
	maps.Copy(answer, scoreForWhite(lines[0].Score, p.SideToMove))
	return a.answer(answer, san+"\t"+line)
}

// scoreForWhite returns a score of a side as numbers for White: cp in centipawns or, where a mate is
// seen, mate in moves, which is below 0 if Black mates.
func scoreForWhite(s engine.Score, side chess.Color) map[string]any {
	name, n := "cp", int(s)
	if moves, ok := s.Mate(); ok {
		name, n = "mate", moves
	}
	if side == chess.Black {
		n = -n
	}
	return map[string]any{name: n}
}

func (a *advice) eval(ctx context.Context, fen string) error {
	p, err := script.ReadFEN(ctx, fen, a.in)
	if err != nil {
		return err
	}
	text, err := review.Bars(p)
	if err != nil {
		return err
	}
	var terms []map[string]any
	for _, t := range engine.Explain(engine.NewPlain(p)) {
		terms = append(terms, map[string]any{"name": t.Name, "white": t.White, "black": t.Black})
	}
	return a.answer(terms, text)
}

// annotate reviews the games of a file. What cannot be read or reviewed is told, and the others
// come nevertheless; Ctrl-C ends it, and keeps what is done.
func (a *advice) annotate(ctx context.Context, name string) (errs error) {
	in := a.in
	if name != "-" {
		file, err := pgn.Open(name)
		if err != nil {
			return err
		}
		defer file.Close()
		in = file
	}
	o := review.Options{Nodes: int(a.nodes), Report: showProgress, Search: a.search}
	o.Sides = [2]bool{chess.White: a.side != "black", chess.Black: a.side != "white"}
	most := 3
	if a.all {
		most = 0
	}
	var moves []review.Move
	games := pgn.NewReader(in, name)
	for n := 1; ctx.Err() == nil; n++ {
		g, err := games.Next()
		if err == io.EOF {
			break
		}
		if err == nil {
			path := g.End().Path()
			if moves = nil; len(path) > 0 {
				moves, err = review.Game(ctx, g.Plies(path), o)
			}
			if err != nil {
				err = fmt.Errorf("game %d is left as it was: %w", n, err)
			}
			review.Annotate(path, moves, most)
			var text strings.Builder
			if unwritten := cmp.Or(pgn.Write(&text, g), a.answer(review.JSON(moves), text.String())); unwritten != nil {
				return errors.Join(errs, err, unwritten)
			}
		}
		errs = errors.Join(errs, err)
	}
	if ctx.Err() != nil {
		errs = errors.Join(errs, errors.New("stopped: the last game that is written may not be reviewed "+
			"to its end, and those after it are missing"))
	}
	showProgress("")
	if a.graph != "" && errs == nil {
		errs = os.WriteFile(a.graph, []byte(review.SVG(moves)), 0o666)
	}
	return errs
}

// showProgress shows how far a job is, where errors go to a terminal.
func showProgress(text string) {
	if isTerminal(os.Stderr) {
		fmt.Fprintf(os.Stderr, "\r%-60s\r", text)
	}
}
