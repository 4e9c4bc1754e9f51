// review_test.go tests reviews of games in which a mate decides, whatever the engine thinks of the
// rest, and what is written of them.

package review

import (
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/pgn"

	"github.com/google/go-cmp/cmp"
)

// gameOf reads a game.
func gameOf(t *testing.T, text string) *pgn.Game {
	t.Helper()
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func options() Options {
	return Options{Sides: [2]bool{true, true}, Nodes: 2_000, Report: func(string) {}}
}

func TestGame(t *testing.T) {
	g := gameOf(t, "1. f3 e5 2. g4 Qh4# 0-1")
	moves, err := Game(t.Context(), g.Plies(g.End().Path()), options())
	if err != nil || len(moves) != 4 {
		t.Fatalf("%d moves, %v; want 4", len(moves), err)
	}
	if m := moves[2]; !m.Judged || m.Glyph != 4 || m.Eval != "#-1" || m.Words != "It allows mate: 2... Qh4#." {
		t.Errorf("of 2. g4: judged %t, glyph %d, eval %q, words %q", m.Judged, m.Glyph, m.Eval, m.Words)
	}
	if m := moves[3]; m.Judged || m.Eval != "" || m.Loss != 0 {
		t.Errorf("of 2... Qh4#: judged %t, eval %q, loss %v; want nothing", m.Judged, m.Eval, m.Loss)
	}
	if text := Text(moves, 0); !strings.Contains(text, "2. g4??  It allows mate: 2... Qh4#.\n  better: 2. ") {
		t.Errorf("the text does not say what was wrong:\n%s", text)
	}
}

// Another search than ours finds a move bad, where ours finds it good.
func TestRetryByAnotherSearch(t *testing.T) {
	p := chess.MustParseFEN("6k1/5ppp/8/8/8/8/2r2PPP/R5K1 w - - 0 1")
	m := chess.Move{From: chess.A1, To: chess.A8}
	tried, _, err := Retry(t.Context(), nil, p, m, alwaysLosing(300))
	if err != nil || !tried.Judged {
		t.Errorf("it is bad: %t, %v; want true", tried.Judged, err)
	}
}

// In the place of 1. Ra7, which allows a mate, there are good moves and bad ones.
func TestRetry(t *testing.T) {
	p := chess.MustParseFEN("6k1/5ppp/8/8/8/8/2r2PPP/R5K1 w - - 0 1")
	for text, want := range map[string]string{"a1a2": "true c2c1", "a1a8": "false c2c8"} {
		m, _ := chess.ParseMove(text)
		tried, answer, err := Retry(t.Context(), nil, p, m, nil)
		if err != nil || len(answer) == 0 {
			t.Fatalf("%s: the answer is %v, %v", text, answer, err)
		}
		if got := fmt.Sprint(tried.Judged, " ", answer[0]); got != want {
			t.Errorf("%s is bad, and is answered by: %s; want %s", text, got, want)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, _, err := Retry(ctx, nil, p, chess.Move{From: chess.A1, To: chess.A8}, nil); err == nil {
		t.Error("what is stopped has an answer")
	}
}

func TestGameOfOneSide(t *testing.T) {
	g, o := gameOf(t, "1. f3 e5 2. g4 Qh4# 0-1"), options()
	o.Sides[chess.White] = false
	moves, _ := Game(t.Context(), g.Plies(g.End().Path()), o)
	if slices.ContainsFunc(moves, func(m Move) bool { return m.Judged }) {
		t.Error("a move of White was judged, and was not asked for")
	}
}

func TestGameThatIsStopped(t *testing.T) {
	g, o := gameOf(t, "1. f3 e5 2. g4 Qh4# 0-1"), options()
	ctx, stop := context.WithCancel(t.Context())
	o.Report = func(string) { stop() }
	moves, err := Game(ctx, g.Plies(g.End().Path()), o)
	if err != nil || len(moves) != 1 {
		t.Errorf("%d moves, %v; want what was done until then, 1", len(moves), err)
	}
}

func TestGamesThatCannotBeReviewed(t *testing.T) {
	for name, text := range map[string]string{
		"no move": "*",
		"no king": "[FEN \"8/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n1. a3 *",
	} {
		g := gameOf(t, text)
		if _, err := Game(t.Context(), g.Plies(g.End().Path()), options()); err == nil {
			t.Errorf("%s: no error", name)
		}
	}
}

// judged is a bad move as a review finds it.
func judged(t *testing.T, p chess.Position, move, better string) Move {
	t.Helper()
	m := lineOf(t, p, move, 0).Moves[0]
	return Move{
		Ply: chess.Ply{Before: p, Move: m}, Eval: "-2.50", Chance: 28, Loss: 22, Glyph: 4, Judged: true,
		Better: lineOf(t, p, better, 0).Moves, Words: "It is <bad>.",
	}
}

// annotated returns a game after a review of its first move.
func annotated(t *testing.T, text string, m Move, most int) string {
	g := gameOf(t, text)
	Annotate(g.End().Path(), []Move{m}, most)
	var written strings.Builder
	if err := pgn.Write(&written, g); err != nil {
		t.Fatal(err)
	}
	_, moves, _ := strings.Cut(written.String(), "\n\n")
	return strings.Join(strings.Fields(moves), " ") // it may be longer than a line
}

func TestAnnotate(t *testing.T) {
	bad := judged(t, chess.StartingPosition(), "a3", "d4 Nf6")
	bad.Words = "It allows mate: 1... Qh4#."
	silent, good, last := bad, bad, bad
	silent.Words = ""
	good.Judged, good.Glyph = false, 0
	last.Eval = "" // it has ended the game
	tests := []struct {
		name, game string
		move       Move
		most       int
		want       string
	}{
		{
			name: "a bad move", game: "1. a3 *", move: bad,
			want: "1. a3 $4 {[%eval -2.50] It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
		},
		{
			name: "the second time it is all there", move: bad,
			game: "1. a3 $4 {[%eval -2.50] It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
			want: "1. a3 $4 {[%eval -2.50] It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
		},
		{
			name: "an earlier review thought otherwise", move: bad,
			game: "1. a3 $6 {[%eval -0.50] It misses a fork: 1. d4 attacks the pawn on e5.} *",
			want: "1. a3 $4 {[%eval -2.50] It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
		},
		{
			name: "it is not bad any more", game: "1. a3 $6 {[%eval -0.50] Better is 1. e4.} *", move: good,
			want: "1. a3 {[%eval -2.50]} *",
		},
		{
			name: "no sentence is certain", game: "1. a3 *", move: silent,
			want: "1. a3 $4 {[%eval -2.50] Better is 1. d4.} (1. d4 Nf6) *",
		},
		{
			name: "a person's comment stays", move: bad, game: "1. a3 {It loses a pawn, I feared.} *",
			want: "1. a3 $4 {[%eval -2.50] It loses a pawn, I feared.} {It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
		},
		{
			name: "a person's mark stays, and has no other beside it", game: "1. a3 $1 *", move: bad,
			want: "1. a3 $1 {[%eval -2.50]} (1. d4 Nf6) *",
		},
		{
			name: "so does one on a move that is good", game: "1. a3 $2 {My mistake.} *", move: good,
			want: "1. a3 $2 {[%eval -2.50] My mistake.} *",
		},
		{
			name: "a person's sentence stays with its mark", move: bad,
			game: "1. a3 $2 {Better is 1. e4.} *",
			want: "1. a3 $2 {[%eval -2.50] Better is 1. e4.} (1. d4 Nf6) *",
		},
		{
			name: "a person's sentence without a mark stays", move: good,
			game: "1. a3 {[%eval -0.50] It misses a chance: 1. e4.} *",
			want: "1. a3 {[%eval -2.50] It misses a chance: 1. e4.} *",
		},
		{
			name: "a move that ends the game, the second time", move: last,
			game: "1. a3 $4 {It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
			want: "1. a3 $4 {It allows mate: 1... Qh4#.} (1. d4 Nf6) *",
		},
		{
			name: "an earlier variation stays", move: bad,
			game: "1. a3 $6 {[%eval -0.50] Better is 1. e4.} (1. e4 e5) *",
			want: "1. a3 $4 {[%eval -2.50] It allows mate: 1... Qh4#.} (1. e4 e5) (1. d4 Nf6) *",
		},
		{
			name: "a judgment of the position stands beside it", game: "1. a3 $10 *", move: silent,
			want: "1. a3 $10 $4 {[%eval -2.50] Better is 1. d4.} (1. d4 Nf6) *",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, annotated(t, tt.game, tt.move, tt.most)); diff != "" {
				t.Errorf("the game (-want +got):\n%s", diff)
			}
		})
	}
}

// Each sentence that a review can write is known to a later one, so that it is not there twice.
func TestSentencesAreKnownAgain(t *testing.T) {
	for _, sentence := range []string{
		"It is stalemate, and a draw.",
		"It allows mate on the back rank: 1... Rc1#.",
		"It misses mate in two: 1. Qg7+ Kh5 2. Qg5#.",
		"It allows a fork: 2. Nc7+ attacks the rook on a8 and the king on e8.",
		"It hangs the bishop on c3: 1... Bxc3+. The knight on e2 is pinned and cannot retake.",
		"It leaves the knight on f6 with too much to guard: 2. Bxd5 Nxd5 3. Rxe8+.",
		"It lets the bishop on a7 be trapped: 1... Ra8 2. Bb8 Rxb8.",
		"It loses a queen for a rook: 2. Rd1 Qxd1+ 3. Kxd1.",
		"It does not retake: 3. Qxd5.",
		"It does not see that the knight on f6 has too much to guard: 2. Bxd5.",
		"Better is 12... O-O-O.",
	} {
		if !written.MatchString(sentence) {
			t.Errorf("%q is not known", sentence)
		}
	}
	for _, own := range []string{
		"It loses.", "It allows mate.", "It misses a fork: how?", "Better is e4.", "Better is 1. e4", "12. e4.",
	} {
		if written.MatchString(own) {
			t.Errorf("%q is taken for a sentence of a review", own)
		}
	}
}

func TestGraph(t *testing.T) {
	moves := []Move{{Chance: 0}, {Chance: 50}, {Chance: 100, Judged: true}, {Chance: 30}}
	for _, tt := range []struct {
		name    string
		columns int
		want    string
	}{
		{"a column for each move", 80, "  █\n ██▄\n  ?\n"},
		{"a column for two", 2, "\n█▄\n ?\n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if diff := cmp.Diff(tt.want, Graph(moves, tt.columns, 2)); diff != "" {
				t.Errorf("the graph (-want +got):\n%s", diff)
			}
		})
	}
}

func TestSVG(t *testing.T) {
	text := SVG([]Move{judged(t, chess.StartingPosition(), "a3", "d4"), {Chance: 50}})
	if !strings.Contains(text, "<title>1. a3?? It is &lt;bad&gt;.</title>") {
		t.Errorf("the bad move is not explained:\n%s", text)
	}
	for d := xml.NewDecoder(strings.NewReader(text)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

func TestAnalyze(t *testing.T) {
	p := chess.MustParseFEN("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1")
	lines, err := Analyze(t.Context(), nil, p, 3, 20_000, func([]engine.Line) {})
	if err != nil || len(lines) != 3 {
		t.Fatalf("%d lines, %v; want 3", len(lines), err)
	}
	if first, _, _ := strings.Cut(Lines(p, lines), "\n"); !strings.HasSuffix(first, "  #1  1. Qg7#") {
		t.Errorf("the first line is %q, want the mate", first)
	}
	if a, b := lines[1].Moves[0], lines[2].Moves[0]; a == b || a == lines[0].Moves[0] {
		t.Error("two lines begin with the same move")
	}
	if _, err := Analyze(t.Context(), nil, chess.MustParseFEN("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 3, 20_000, nil); err == nil {
		t.Error("no error in a stalemate")
	}
}

func TestForWhite(t *testing.T) {
	for _, tt := range []struct {
		score engine.Score
		want  string // for Black to move
	}{{34, "-0.34"}, {-250, "+2.50"}, {29_999, "#-1"}, {29_995, "#-3"}, {-29_996, "#2"}} {
		if got := forWhite(tt.score, chess.Black); got != tt.want {
			t.Errorf("%v for Black is %q for White, want %q", tt.score, got, tt.want)
		}
		if got := forWhite(tt.score, chess.White); got != tt.score.String() {
			t.Errorf("%v for White is %q", tt.score, got)
		}
	}
}

func TestBars(t *testing.T) {
	text, err := Bars(chess.MustParseFEN("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"))
	if err != nil {
		t.Fatal(err)
	}
	for name := range meanings {
		if strings.Count(text, name) == 0 {
			t.Errorf("%s is missing:\n%s", name, text)
		}
	}
	if !strings.Contains(text, "     |█████  the pieces, and where they stand") {
		t.Errorf("a queen more is no full bar for White:\n%s", text)
	}
	for line := range strings.SplitSeq(text, "\n") { // in an ordinary window
		if n := utf8.RuneCountInString(line); n > 80 {
			t.Errorf("%q has %d columns, want at most 80", line, n)
		}
	}
}

// What stood once may stand again; only the third time is a draw.
func TestReplay(t *testing.T) {
	g := gameOf(t, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 *")
	_, past := replay(g.Plies(g.End().Path()), chess.StartingPosition())
	if known := slices.DeleteFunc(past, func(key uint64) bool { return key == 0 }); len(known) != 1 {
		t.Errorf("%d positions would be a draw if they came again, want the starting position alone",
			len(known))
	}
}
