// opponent_test.go has the program play, with answers of the test's own in place of the
// learner's.

package terminal

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch03-check/chess"
	"mateinfive/internal/console/consoletest"
)

const notWritten = "task Opponent is not written yet: go run ./exercises next ch03 Opponent\n"

// An opponent is what the learner writes.
type opponent = func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move

// firstMove is an opponent that plays the first of its moves, and spoils what it is given.
func firstMove(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
	m := moves[0]
	*p = chess.Position{}
	clear(moves)
	return m
}

// with returns options under which only answers are printed, with an opponent.
func with(o opponent) Options {
	game := quietGame()
	game.tasks.opponent = o
	return game
}

// against returns a session in which the program plays for a side.
func against(t *testing.T, fen string, side chess.Color, name string, o opponent) *session {
	t.Helper()
	s := from(t, fen, with(o))
	s.players[side] = name
	return s
}

func TestGo(t *testing.T) {
	answer := func(m chess.Move) opponent {
		return func(*chess.Position, []chess.Move, func(int) int) chess.Move { return m }
	}
	tests := []struct {
		name   string
		answer opponent
		want   string
	}{
		{"not written", unwritten.opponent, notWritten},
		{"a move", firstMove, "1. Nb1-a3\n"},
		{"the number that is drawn", func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move { return moves[choose(1)] }, "1. Nb1-a3\n"},
		{"a move that is not legal", answer(chess.Move{From: chess.E2, To: chess.E5}),
			"task Opponent answers e2e5, which is not one of the moves that it was given: the\npawn on e2 does not move like that: a pawn goes one step ahead, or two from its\nfirst square, and captures one step diagonally ahead\n"},
		{"a move of the other side", answer(chess.Move{From: chess.E7, To: chess.E5}),
			"task Opponent answers e7e5, which is not one of the moves that it was given: not\nyour turn: the pawn on e7 is black, and white is to move\n"},
		{"a move of no piece", answer(chess.Move{}),
			"task Opponent answers a1a1, which is not one of the moves that it was given: a\nmove must go to another square: the rook on a1 is there already\n"},
		{"a move off the board", answer(chess.Move{From: chess.NoSquare, To: 100}),
			"task Opponent answers -Square(100), which is not one of the moves that it was\ngiven: a move needs two squares of the board\n"},
		{"a panic", func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("oh\x1b") },
			"TestGo panics at ch03-check/terminal/opponent_test.go: oh\\x1b\n"},
		{"nothing to choose from", func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move { return moves[choose(0)] },
			"session.chooser panics at ch03-check/terminal/opponent.go: choose(0): there\nis nothing to choose from\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := begin(with(tt.answer))
			before := s.game.Position()
			consoletest.Compare(t, withoutLines(reply(s, "go")), tt.want)
			if plies := len(s.game.Record()); plies == 0 && s.game.Position() != before || plies > 1 {
				t.Errorf("%d moves have been played, and the position has become\n%s", plies, s.game.Position())
			}
			if text := reply(s, "moves b1"); strings.Contains(text, "nothing") != (len(s.game.Record()) == 1) {
				t.Errorf("the game does not go on: %s", text)
			}
		})
	}
}

// A side has a player of its own: the other one is not asked.
func TestGoAsksTheSidesOwnPlayer(t *testing.T) {
	s := against(t, chess.StartFEN, chess.White, "random", func(_ *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
		t.Error("the learner's opponent was asked")
		return moves[0]
	})
	if got := reply(s, "go"); !strings.HasPrefix(got, "1. ") || len(s.game.Record()) != 1 {
		t.Errorf("go says %s", got)
	}
}

func TestTheProgramAnswers(t *testing.T) {
	s := against(t, chess.StartFEN, chess.Black, "mine", firstMove)
	consoletest.Compare(t, reply(s, "e2e4"), "1. e2-e4\n1... a7-a5\n")
	consoletest.Compare(t, reply(s, "e4e6"), "the pawn on e4 does not move like that: a pawn goes one step ahead, or two from\nits first square, and captures one step diagonally ahead. Try e4e5 or g1e2\n")
	consoletest.Compare(t, reply(s, "go"), "2. Nb1-a3\n2... a5-a4\n")
	consoletest.Compare(t, reply(s, "reset"), "")
	s.players = [2]string{"mine", ""}
	for _, line := range []string{"reset", "again", "fen start"} {
		consoletest.Compare(t, reply(s, line), "1. Nb1-a3\n")
	}
	consoletest.Compare(t, reply(s, "fen 4k3/8/8/8/8/8/8/4K3 b"), "")
}

func TestTheProgramBegins(t *testing.T) {
	o := with(firstMove)
	o.players[chess.White] = "mine"
	consoletest.Compare(t, play(t, o, "quit\n"), "1. Nb1-a3\nblack> ")
}

// Nothing is asked for once the game is over, whichever side has won.
func TestTheProgramKnowsTheEnd(t *testing.T) {
	never := func(*chess.Position, []chess.Move, func(int) int) chess.Move {
		t.Error("it was asked")
		return chess.Move{}
	}
	const over = "the game is over (checkmate by the rook on a8: white has won)\n"
	s := against(t, "6k1/5ppp/8/8/8/8/8/R5K1 w", chess.Black, "mine", never)
	consoletest.Compare(t, reply(s, "a1a8"), "1. Ra1-a8#\ncheckmate by the rook on a8: white has won\n")
	consoletest.Compare(t, reply(s, "go"), over)
	s = against(t, "8/8/8/8/8/8/8/8 w", chess.White, "random", never)
	if got := reply(s, "go"); !strings.HasPrefix(got, "the game is over (") {
		t.Errorf("on an empty board go says %s", got)
	}
}

// An answer that fails costs a sentence. The person may move for that side, and it is asked
// again in its next turn.
func TestTheProgramFails(t *testing.T) {
	s := against(t, chess.StartFEN, chess.Black, "mine", unwritten.opponent)
	const sentence = "Until that works you can play for black yourself\n"
	consoletest.Compare(t, reply(s, "e2e4"), "1. e2-e4\n"+notWritten+sentence)
	consoletest.Compare(t, reply(s, "go"), notWritten)
	consoletest.Compare(t, reply(s, "e7e5"), "1... e7-e5\n")
	s.tasks.opponent = func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("oh") }
	consoletest.Compare(t, withoutLines(reply(s, "g1f3")), "2. Ng1-f3\nTestTheProgramFails panics at ch03-check/terminal/opponent_test.go: oh\n"+sentence)
	s.tasks.opponent = firstMove
	consoletest.Compare(t, reply(s, "go"), "2... a7-a5\n")
	consoletest.Compare(t, reply(s, "f3e5"), "3. Nf3xe5\n3... a5-a4\n")
}

// One that does not come back costs its time once: it is not asked again.
func TestAnOpponentThatNeverComesBack(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	s := against(t, chess.StartFEN, chess.Black, "mine", func(*chess.Position, []chess.Move, func(int) int) chess.Move { <-end; return chess.Move{} })
	s.patience = 300 * time.Millisecond
	if got := reply(s, "e2e4"); !strings.HasPrefix(got, "1. e2-e4\n") || !strings.HasSuffix(strings.Join(strings.Fields(got), " "), "From now on you play for black yourself") {
		t.Errorf("the move is answered by\n%s", got)
	}
	reply(s, "e7e5")
	consoletest.Compare(t, reply(s, "g1f3"), "2. Ng1-f3\n")
}

// withoutLines takes the numbers off the lines of code in a text.
func withoutLines(text string) string {
	return regexp.MustCompile(`\.go:\d+`).ReplaceAllString(text, ".go")
}

// The board comes before the complaint.
func TestTheBoardOfAnAnswer(t *testing.T) {
	s := against(t, chess.StartFEN, chess.White, "mine", unwritten.opponent)
	s.quiet = false
	consoletest.Compare(t, reply(s, "reset"), startDiagram+notWritten+"Until that works you can play for white yourself\n")
}

func TestRandomRepeatsItself(t *testing.T) {
	game := func(seed uint64) string {
		o := quietGame()
		o.seed, o.players[chess.Black] = seed, "random"
		return play(t, o, strings.Repeat("a2a3\nb1c3\nc3b1\ng1f3\nf3g1\n", 3))
	}
	consoletest.Compare(t, game(7), game(7))
	if game(7) == game(8) {
		t.Error("games of different seeds are alike")
	}
}

// How the games end that are played to their end hangs on the seed, and on the order in
// which LegalMoves returns the moves.
func TestMatch(t *testing.T) {
	const head = "Games of mine against random: 3. + is won, - is lost, = is drawn\n"
	asked := 0
	tests := []struct {
		name, line string
		answer     opponent
		want       string
	}{
		{"not written", "match 20", unwritten.opponent, notWritten},
		{"no number", "match ten", firstMove, "a match has from 1 to 1000 games: try match 20\n"},
		{"no game", "match 0", firstMove, "a match has from 1 to 1000 games: try match 20\n"},
		{"too many", "match 1001", firstMove, "a match has from 1 to 1000 games: try match 20\n"},
		{"one that plays its first move", "match 3", firstMove, head + "-==\nmine 0, random 1, drawn 2\n"},
		{"it fails", "match 3", func(_ *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
			if asked++; asked == 3 {
				return chess.Move{From: chess.E4, To: chess.E4}
			}
			return moves[0]
		}, head + "task Opponent answers e4e4, which is not one of the moves that it was given: e4:\nnothing stands there\nThe position: POSITION\nThat ends the match in game 1: mine 0, random 0, drawn 0 until then\n"},
		{"it fails as Black", "match 3", func(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
			if p.SideToMove == chess.Black {
				panic("oh")
			}
			return moves[len(moves)-1]
		}, head + "=\nTestMatch panics at ch03-check/terminal/opponent_test.go: oh\nThe position: POSITION\nThat ends the match in game 2: mine 0, random 0, drawn 1 until then\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := begin(with(tt.answer))
			reply(s, "e2e4")
			before := state(s)
			got := withoutLines(reply(s, tt.line))
			lines := strings.SplitAfter(got, "\n")
			for i, line := range lines {
				if strings.HasPrefix(line, "The position: ") {
					lines[i] = "The position: POSITION\n" // it is a matter of chance
				}
			}
			consoletest.Compare(t, strings.Join(lines, ""), tt.want)
			if state(s) != before {
				t.Error("the game at the prompt has changed")
			}
		})
	}
}

// An earlier opponent plays a match of its own: here it fails at its first move.
func TestMatchAgainstAnEarlierOne(t *testing.T) {
	o := with(firstMove)
	if got := reply(begin(o), "match 1"); strings.Contains(got, "before") {
		t.Errorf("without an earlier one a match is told as\n%s", got)
	}
	o.tasks.before = func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("oh") }
	_, got, _ := strings.Cut(withoutLines(reply(begin(o), "match 1")), "Games of mine against before: ")
	if !strings.Contains(got, " b") || !strings.HasSuffix(got, "game 1: mine 0, before 0, drawn 0 until then\n") {
		t.Errorf("its match is told as\n%s", got)
	}
}

func TestALongMatchIsToldInLines(t *testing.T) {
	for i, want := range map[int]bool{0: false, 48: false, 49: true, 50: false, 58: false, 59: true} {
		if got := endsLine(i, 60); got != want {
			t.Errorf("that a line ends with game %d of 60 is %v, want %v", i, got, want)
		}
	}
}

// A brokenScreen takes only so many writes.
type brokenScreen int

func (b *brokenScreen) Write(text []byte) (int, error) {
	if *b--; *b < 0 {
		return 0, io.ErrClosedPipe
	}
	return len(text), nil
}

// No game is played that cannot be seen.
func TestAMatchEndsWithTheScreen(t *testing.T) {
	games := 0
	s := begin(with(func(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
		if p.Board == chess.StartingBoard() {
			games++ // it is White in the first and the third
		}
		return moves[0]
	}))
	screen := brokenScreen(2) // the heading and the first sign
	s.Out = &screen
	if err := s.obey("match 60"); err != nil || s.Err != io.ErrClosedPipe || games != 1 {
		t.Errorf("%d games have begun with White, match says %v and the screen %v; want 1, none, and %v", games, err, s.Err, io.ErrClosedPipe)
	}
}

// One that mates if it can, and takes what it can, wins from one that does not look.
func TestMatchIsCounted(t *testing.T) {
	o := with(func(p *chess.Position, moves []chess.Move, choose func(int) int) chess.Move {
		isMate := func(m chess.Move) bool { after := p.After(m); return after.Status() == chess.Checkmate }
		if i := slices.IndexFunc(moves, isMate); i >= 0 {
			return moves[i]
		}
		slices.SortStableFunc(moves, func(a, b chess.Move) int { return valueAt(p, b.To) - valueAt(p, a.To) })
		return moves[0]
	})
	o.seed = 1
	text := reply(begin(o), "match 12")
	lines := strings.Split(text, "\n")
	won, lost, drawn := strings.Count(lines[1], "+"), strings.Count(lines[1], "-"), strings.Count(lines[1], "=")
	if won < 1 || lost > 0 || won+lost+drawn != 12 || len(lines[1]) != 12 {
		t.Errorf("the match is told as\n%s", text)
	}
	consoletest.Compare(t, lines[2], fmt.Sprintf("mine %d, random %d, drawn %d", won, lost, drawn))
}

// valueAt returns the value of the piece on a square, or 0.
func valueAt(p *chess.Position, s chess.Square) int {
	if piece := p.At(s); piece != nil {
		return piece.Value()
	}
	return 0
}
