// exercise_test.go watches the prompt deal with the learner's answers: right
// ones, wrong ones, and none at all.
//
// No test here asks what the learner wrote. All of them put answers of their
// own in its place.

package terminal

import (
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/internal/console/consoletest"
)

func TestTasksThatAreNotWritten(t *testing.T) {
	tests := []struct{ line, task string }{
		{"flights", "Flights"}, {"pins", "Pins"}, {"mate?", "MateInOne"}, {"escapes", "Escapes"}, {"witnesses", "MateWitnesses"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			got := strings.Replace(reply(begin(quietGame()), tt.line), "\n", " ", strings.Count(tt.task, "MateWitnesses")) // its line is too long
			consoletest.Compare(t, got, "task "+tt.task+" is not written yet: go run ./exercises next ch03 "+tt.task+"\n")
		})
	}
}

// inCheck is a lesson in which Black is in check, and one of its pieces is
// pinned.
const inCheck = "3nk3/3b4/8/1B6/8/8/4Q3/4K3 b"

// checkDiagram is the lesson as it is drawn.
const checkDiagram = `8 . . . n+k . . .
7 . . . b . . . .
6 . . . . . . . .
5 . B . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . Q . . .
1 . . . . K . . .
  a b c d e f g h
`

func TestFooter(t *testing.T) {
	tests := []struct {
		name   string
		answer func(b *chess.Board, side chess.Color) []chess.Square
		want   string // the beginning of what follows the board
	}{
		{"not written", unwritten.doubleCheck, ""},
		{"written", func(b *chess.Board, side chess.Color) []chess.Square { return b.Checkers(side) }, "double check over e2\n"},
		{"nothing", func(*chess.Board, chess.Color) []chess.Square { return []chess.Square{} }, ""},
		{"no squares", func(*chess.Board, chess.Color) []chess.Square { return []chess.Square{chess.NoSquare, 100} }, "double check over - Square(100)\n"},
		{"stopped", func(*chess.Board, chess.Color) []chess.Square { panic("oh\x1b") }, "TestFooter panics at ch03-check/terminal/exercise_test.go:"},
		{"it changes the board", func(b *chess.Board, _ chess.Color) []chess.Square { b.Set(chess.E8, nil); return nil }, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			o := game()
			o.tasks.doubleCheck = tt.answer
			s := from(t, inCheck, o)
			got := reply(s, "board")
			if after, found := strings.CutPrefix(got, consoletest.InSigns(checkDiagram, consoletest.Letter)); !found || !strings.HasPrefix(after, tt.want) || tt.want == "" && after != "" {
				t.Errorf("the board and what follows is\n%s\nwant after the board\n%s", got, tt.want)
			}
			if p := s.game.Position(); p != s.given {
				t.Errorf("the game's position has become\n%s", p)
			}
		})
	}
}

// A task under the board that does not come back is asked once: it costs its time at one
// board only, and the line is done all the same.
func TestAFooterThatNeverComesBack(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	var asked atomic.Int32
	o := game()
	o.patience = 300 * time.Millisecond
	o.tasks.doubleCheck = func(*chess.Board, chess.Color) []chess.Square { asked.Add(1); <-end; return nil }
	s := begin(o)
	if got := reply(s, "e2e4"); !strings.HasPrefix(got, "1. e2-e4\n") || !strings.HasSuffix(got, "left out.\n") {
		t.Errorf("the move is answered by\n%s", got)
	}
	if got := reply(s, "board"); !strings.HasSuffix(got, "a b c d e f g h\n") || asked.Load() != 1 {
		t.Errorf("it was asked %d times, and the next board is\n%s", asked.Load(), got)
	}
}

func TestFlights(t *testing.T) {
	o := quietGame()
	o.tasks.flights = func(b *chess.Board, side chess.Color) []chess.Square {
		b.Set(b.King(side), nil) // which must not reach the game's own board
		return []chess.Square{chess.D7, chess.F7, chess.F8, chess.NoSquare, 100}
	}
	consoletest.Compare(t, "\n"+reply(from(t, inCheck, o), "flights"), `
8 . . . n+k * . .
7 . . .xb . * . .
6 . . . . . . . .
5 . B . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . Q . . .
1 . . . . K . . .
  a b c d e f g h
squares for the king of black: 5
`)
}

func TestPins(t *testing.T) {
	o := quietGame()
	o.tasks.pins = func(b *chess.Board, side chess.Color) []exercises.Pin {
		b.Set(b.King(side), nil)
		return []exercises.Pin{
			{Pinned: chess.D7, Pinner: chess.B5, Line: []chess.Square{chess.C6, chess.D7}},
			{Pinned: chess.H1, Pinner: chess.H3, Line: []chess.Square{chess.B5, chess.H2, 100}},
		}
	}
	s := from(t, inCheck, o)
	consoletest.Compare(t, "\n"+reply(s, "pins"), `
8 . . . n+k . . .
7 . . .>b . . . .
6 . . - . . . . .
5 .!B . . . . . .
4 . . . . . . . .
3 . . . . . . . !
2 . . . . Q . . -
1 . . . . K . . >
  a b c d e f g h
d7 is pinned from b5
h1 is pinned from h3
`)
	s.tasks.pins = func(*chess.Board, chess.Color) []exercises.Pin { return nil }
	consoletest.Compare(t, reply(s, "pins"), checkDiagram+"black has no pinned piece\n")
}

func TestMateInOneAndEscapes(t *testing.T) {
	o := quietGame()
	var mates []chess.Move
	var ways exercises.Ways
	o.tasks.mateInOne = func(p *chess.Position) []chess.Move { *p = chess.Position{}; return mates }
	o.tasks.escapes = func(p *chess.Position) exercises.Ways { *p = chess.Position{}; return ways }
	s := from(t, inCheck, o)
	consoletest.Compare(t, reply(s, "mate?"), "moves that mate: none\n")
	consoletest.Compare(t, reply(s, "escapes"), "flee: none\ncapture: none\nblock: none\n")
	mates = []chess.Move{{From: chess.E8, To: chess.F7}, {From: chess.NoSquare, To: 100}}
	ways = exercises.Ways{Flee: mates[:1], Block: mates}
	consoletest.Compare(t, reply(s, "mate?"), "moves that mate: e8f7 -Square(100)\n")
	consoletest.Compare(t, reply(s, "escapes"), "flee: e8f7\ncapture: none\nblock: e8f7 -Square(100)\n")
	consoletest.Compare(t, reply(s, "board"), checkDiagram)
}

// The first board is what the exercise asks for, the other two are not: the
// prompt shows what it gets, and what the rules say on it.
func TestWitnesses(t *testing.T) {
	o := quietGame()
	capture, ghost := chess.MustParseFEN("R5k1/5ppp/8/8/4b3/8/8/6K1").Board, chess.MustParseFEN("k7/8/1K6/8/8/8/8/7R").Board
	o.tasks.mateWitnesses = func() (chess.Board, chess.Board) { return capture, chess.Board{} }
	s := begin(o)
	if got := reply(s, "witnesses"); !strings.Contains(got, "rules say check\n") || !strings.Contains(got, "\nGhostWitness, the other half: task MateWitnesses is not written yet") {
		t.Errorf("with half of the task written it says\n%s", got)
	}

	m := chess.Move{From: chess.H1, To: chess.H8}
	s.tasks.ghostWitness = func() (chess.Board, chess.Move) { panic("oh") }
	if got := reply(s, "witnesses"); !strings.HasPrefix(got, "A capture helps:") || !strings.Contains(got, "\nGhostWitness, the other half: TestWitnesses panics at\n") {
		t.Errorf("with a half that panics witnesses prints\n%s", got)
	}
	s.tasks.ghostWitness = func() (chess.Board, chess.Move) { return ghost, m }
	consoletest.Compare(t, "\n"+reply(s, "witnesses"), `
A capture helps:          A block helps:            The ghost:
8 R . . . . . k .         8 . . . . . . . .         8 k . . . . . . .
7 . . . . . p p p         7 . . . . . . . .         7 . . . . . . . .
6 . . . . . . . .         6 . . . . . . . .         6 . K . . . . . .
5 . . . . . . . .         5 . . . . . . . .         5 . . . . . . . .
4 . . . . b . . .         4 . . . . . . . .         4 . . . . . . . .
3 . . . . . . . .         3 . . . . . . . .         3 . . . . . . . .
2 . . . . . . . .         2 . . . . . . . .         2 . . . . . . . .
1 . . . . . . K .         1 . . . . . . . .         1 . . . . . . . R
  a b c d e f g h           a b c d e f g h           a b c d e f g h
where a capture helps: the crooked rule says mate, the rules say check
where a block helps: the crooked rule says no mate, the rules say stalemate
the ghost, after h1h8: the crooked rule says mate, the rules say checkmate
`)
	m = chess.Move{From: chess.NoSquare, To: 100}
	if got := reply(s, "witnesses"); !strings.HasSuffix(got, "\nthe ghost, after -Square(100): the crooked rule says no mate, the rules say no\nmate\n") {
		t.Errorf("a move that is none is answered by\n%s", got)
	}
}

// The best comes first; what wins the same stays in the order of the moves.
func TestGains(t *testing.T) {
	s := from(t, "6k1/4p3/8/8/1r2Q2n/4p3/8/K7 w", quietGame())
	consoletest.Compare(t, reply(s, "gains"), "task NetGain is not written yet: go run ./exercises next ch03 NetGain\n")
	wins := map[chess.Square]int{chess.E3: -8, chess.E7: 3, chess.B4: 0, chess.D4: 3}
	s.tasks.netGain = func(p *chess.Position, m chess.Move) int { *p = chess.Position{}; return wins[m.To] }
	consoletest.Compare(t, reply(s, "gains"), "Qe4xe7   +3\nQe4xb4   +0\nQe4xh4   +0\nQe4xe3   -8\n")
	consoletest.Compare(t, reply(begin(quietGame()), "gains"), "white can capture nothing\n")
}
