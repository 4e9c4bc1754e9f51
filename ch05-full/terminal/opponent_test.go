// opponent_test.go has the program play, with answers of the test's own in place of the
// learner's.

package terminal

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

const notWritten = "task Opponent is not written yet: go run ./exercises next ch05 Opponent\n"

// firstMove is an opponent that plays the first of its moves, and spoils what it is given.
func firstMove(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
	m := moves[0]
	*p = chess.Position{}
	clear(moves)
	return m
}

// A mover is a player that knows its move by the position.
type mover func(p chess.Position) (chess.Move, error)

func (m mover) Choose(_ context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	game, err := r.Game()
	if err != nil {
		return player.Decision{}, err
	}
	move, err := m(game.Position())
	return player.Decision{Move: move}, err
}

// against returns a session in which the program plays for a side.
func against(t *testing.T, e environment, fen string, side chess.Color, name string) *session {
	t.Helper()
	s := fromIn(t, e, fen)
	s.players[side] = name
	return s
}

func TestGo(t *testing.T) {
	answer := func(m chess.Move) func(*chess.Position, []chess.Move, func(int) int) chess.Move {
		return func(*chess.Position, []chess.Move, func(int) int) chess.Move { return m }
	}
	tests := []struct {
		name   string
		answer func(*chess.Position, []chess.Move, func(int) int) chess.Move
		want   string
	}{
		{"not written", unwritten().tasks.opponent, notWritten},
		{"a move", firstMove, "1. Na3\n"},
		{"the number that is drawn", func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move { return moves[choose(1)] }, "1. Na3\n"},
		{"a move that is not legal", answer(chess.Move{From: chess.E2, To: chess.E5}),
			"task Opponent answers e2e5, which is not one of the moves that it was given: the\npawn on e2 does not move like that: a pawn goes one step ahead, or two from its\nfirst square, and captures one step diagonally ahead\n"},
		{"a move of the other side", answer(chess.Move{From: chess.E7, To: chess.E5}),
			"task Opponent answers e7e5, which is not one of the moves that it was given: not\nyour turn: the pawn on e7 is black, and white is to move\n"},
		{"a move of nobody", answer(chess.Move{}),
			"task Opponent answers a1a1, which is not one of the moves that it was given: a\nmove must go to another square: the rook on a1 is there already\n"},
		{"a move off the board", answer(chess.Move{From: chess.NoSquare, To: 100}),
			"task Opponent answers -Square(100), which is not one of the moves that it was\ngiven: a move needs two squares of the board\n"},
		{"a panic", func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("oh\x1b") },
			"TestGo panics at ch05-full/terminal/opponent_test.go: oh\\x1b\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietIn(withOpponent(tt.answer)))
			before := s.game.Position()
			compare(t, withoutLines(reply(s, "go")), tt.want)
			if plies := len(s.game.Record()); plies == 0 && s.game.Position() != before || plies > 1 {
				t.Errorf("%d moves have been played, and the position has become\n%s", plies, s.game.Position())
			}
			if text := reply(s, "moves b1"); strings.Contains(text, "nothing") != (len(s.game.Record()) == 1) {
				t.Errorf("the game does not go on: %s", text)
			}
		})
	}
}

func TestNothingToChooseFrom(t *testing.T) {
	failure := guard.Run(time.Minute, func() { chooser(0, 0)(0) })
	if failure == nil || failure.Text != "choose(0): there is nothing to choose from" {
		t.Errorf("the failure is %v", failure)
	}
}

// A side has a player of its own: the other one is not asked.
func TestGoAsksTheSidesOwnPlayer(t *testing.T) {
	e := withOpponent(func(_ *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
		t.Error("the learner's opponent was asked")
		return moves[0]
	})
	s := against(t, e, chess.StartFEN, chess.White, "random")
	if got := reply(s, "go"); !strings.HasPrefix(got, "1. ") || len(s.game.Record()) != 1 {
		t.Errorf("go says %s", got)
	}
}

func TestTheProgramAnswers(t *testing.T) {
	s := against(t, withOpponent(firstMove), chess.StartFEN, chess.Black, "mine")
	compare(t, reply(s, "e2e4"), "1. e4\n1... a5\n")
	compare(t, reply(s, "e4e6"), "the pawn on e4 does not move like that: a pawn goes one step ahead, or two from\nits first square, and captures one step diagonally ahead. Try e5 or Ne2\n")
	compare(t, reply(s, "go"), "2. Na3\n2... a4\n")
	compare(t, reply(s, "reset"), "")
	s.players = [2]string{"mine", ""}
	for _, line := range []string{"reset", "again", "fen start"} {
		compare(t, reply(s, line), "1. Na3\n")
	}
	compare(t, reply(s, "fen 4k3/p7/8/8/8/8/8/4K3 b - - 0 1"), "")
}

func TestTheProgramBegins(t *testing.T) {
	o := quietIn(withOpponent(firstMove))
	o.players[chess.White] = "mine"
	compare(t, play(t, o, "quit\n"), "1. Na3\nblack> ")
}

// Nothing is asked for once the game is over, whoever has won.
func TestTheProgramKnowsTheEnd(t *testing.T) {
	e := withOpponent(func(*chess.Position, []chess.Move, func(int) int) chess.Move {
		t.Error("it was asked")
		return chess.Move{}
	})
	const over = "the game is over (checkmate by the rook on a8: white has won)\n"
	s := against(t, e, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", chess.Black, "mine")
	compare(t, reply(s, "a1a8"), "1. Ra8#\n1-0, checkmate by the rook on a8: white has won\nprev steps back through the game, save keeps it in a file, rematch changes sides\n")
	compare(t, reply(s, "go"), over)
	s = against(t, e, "8/8/8/8/8/8/8/8 w - - 0 1", chess.White, "random")
	if got := reply(s, "go"); !strings.HasPrefix(got, "the game is over (") {
		t.Errorf("on an empty board go says %s", got)
	}
}

// An answer that fails costs a sentence. Whoever sits there may move for that side, and
// it is asked again in its next turn.
func TestTheProgramFails(t *testing.T) {
	s := against(t, unwritten(), chess.StartFEN, chess.Black, "mine")
	const sentence = "Until that works you can play for black yourself\n"
	compare(t, reply(s, "e2e4"), "1. e4\n"+notWritten+sentence)
	compare(t, reply(s, "go"), notWritten)
	compare(t, reply(s, "e7e5"), "1... e5\n")
	s.tasks.opponent = func(*chess.Position, []chess.Move, func(int) int) chess.Move { panic("oh") }
	compare(t, withoutLines(reply(s, "g1f3")), "2. Nf3\nTestTheProgramFails panics at ch05-full/terminal/opponent_test.go: oh\n"+sentence)
	s.tasks.opponent = firstMove
	compare(t, reply(s, "go"), "2... a5\n")
	compare(t, reply(s, "f3e5"), "3. Nxe5\n3... a4\n")
}

// The board comes before the complaint.
func TestTheBoardOfAnAnswer(t *testing.T) {
	s := against(t, unwritten(), chess.StartFEN, chess.White, "mine")
	s.quiet = false
	compare(t, reply(s, "reset"), startDiagram+notWritten+"Until that works you can play for white yourself\n")
}

func TestRandomRepeatsItself(t *testing.T) {
	game := func(seed uint64) string {
		o := quietGame
		o.seed, o.players[chess.Black] = seed, "random"
		return play(t, o, strings.Repeat("a2a3\nb1c3\nc3b1\ng1f3\nf3g1\n", 3))
	}
	compare(t, game(7), game(7))
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
		answer     func(*chess.Position, []chess.Move, func(int) int) chess.Move
		want       string
	}{
		{"not written", "match 20", unwritten().tasks.opponent, notWritten},
		{"no number", "match ten", firstMove, "\"ten\" is no player: there is random, greedy, careful, mine, champion, and friend\nfor a person; try match 20 mine careful\n"},
		{"no game", "match 0", firstMove, "a match has from 1 to 1000 games: try match 20\n"},
		{"too many", "match 1001", firstMove, "a match has from 1 to 1000 games: try match 20\n"},
		{"one that plays its first move", "match 3", firstMove, head + "==-\nmine 0, random 1, drawn 2\n"},
		{"it fails", "match 3", func(_ *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
			if asked++; asked == 3 {
				return chess.Move{From: chess.E4, To: chess.E4}
			}
			return moves[0]
		}, head + "task Opponent answers e4e4, which is not one of the moves that it was given: e4:\nnothing stands there\nThe position: POSITION\nThat ends the match in game 1\n"},
		{"it fails as Black", "match 3", func(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
			if p.SideToMove == chess.Black {
				panic("oh")
			}
			return moves[len(moves)-1]
		}, head + "=\nTestMatch panics at ch05-full/terminal/opponent_test.go: oh\nThe position: POSITION\nThat ends the match in game 2\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietIn(withOpponent(tt.answer)))
			reply(s, "e2e4")
			before := state(s)
			got := reply(s, tt.line)
			lines := strings.SplitAfter(got, "\n")
			for i, line := range lines {
				if strings.HasPrefix(line, "The position: ") {
					lines[i] = "The position: POSITION\n" // it is a matter of chance
				}
			}
			compare(t, withoutLines(strings.Join(lines, "")), tt.want)
			if state(s) != before {
				t.Error("the game at the prompt has changed")
			}
		})
	}
}

// quickMate plays for both sides the shortest game there is, which Black wins, and counts
// those that begin.
func quickMate(begun *int) mover {
	return func(p chess.Position) (chess.Move, error) {
		switch {
		case p.SideToMove == chess.White && p.At(chess.F2) != nil:
			*begun++
			return chess.ParseMove("f2f3")
		case p.SideToMove == chess.White:
			return chess.ParseMove("g2g4")
		case p.At(chess.E7) != nil:
			return chess.ParseMove("e7e5")
		}
		return chess.ParseMove("d8h4")
	}
}

func TestALongMatchIsToldInLines(t *testing.T) {
	var begun int
	e := withPlayer(quickMate(&begun), "mine", "random")
	compare(t, reply(newSession(nil, quietIn(e)), "match 60"), `Games of mine against random: 60. + is won, - is lost, = is drawn
-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
-+-+-+-+-+
mine 30, random 30, drawn 0
`)
	if begun != 60 {
		t.Errorf("%d games have begun, want 60", begun)
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

// No game is played that nobody sees.
func TestAMatchEndsWithTheScreen(t *testing.T) {
	var begun int
	screen := brokenScreen(2) // the heading and the first sign
	s := newSession(&screen, quietIn(withPlayer(quickMate(&begun), "mine", "random")))
	if err := s.obey("match 60"); err != nil || s.failed != io.ErrClosedPipe || begun != 2 {
		t.Errorf("%d games have begun, match says %v and the session has failed with %v; want 2, none, and %v", begun, err, s.failed, io.ErrClosedPipe)
	}
}

// One that mates if it can, and takes what it can, wins from one that does not look.
func TestMatchIsCounted(t *testing.T) {
	o := quietIn(withOpponent(func(p *chess.Position, moves []chess.Move, choose func(int) int) chess.Move {
		isMate := func(m chess.Move) bool { after := p.After(m); return after.Status() == chess.Checkmate }
		if i := slices.IndexFunc(moves, isMate); i >= 0 {
			return moves[i]
		}
		slices.SortStableFunc(moves, func(a, b chess.Move) int { return valueAt(p, b.To) - valueAt(p, a.To) })
		return moves[0]
	}))
	o.seed = 1
	text := reply(newSession(nil, o), "match 12")
	lines := strings.Split(text, "\n")
	won, lost, drawn := strings.Count(lines[1], "+"), strings.Count(lines[1], "-"), strings.Count(lines[1], "=")
	if won < 1 || lost > 0 || won+lost+drawn != 12 || len(lines[1]) != 12 {
		t.Errorf("the match is told as\n%s", text)
	}
	compare(t, lines[2], fmt.Sprintf("mine %d, random %d, drawn %d", won, lost, drawn))
}

// valueAt returns the value of the piece on a square, or 0.
func valueAt(p *chess.Position, s chess.Square) int {
	if piece := p.At(s); piece != nil {
		return piece.Value()
	}
	return 0
}

// Whoever takes back wants to move again.
func TestUndoTakesTheAnswerBackToo(t *testing.T) {
	s := against(t, withOpponent(firstMove), chess.StartFEN, chess.Black, "mine")
	steps := []struct{ line, want string }{
		{"e2e4", "1. e4\n1... a5\n"},
		{"d2d4", "2. d4\n2... a4\n"},
		{"undo", "taken back: 2. d4 to 2... a4\n"},
		{"undo", "taken back: 1. e4 to 1... a5\n"},
		{"redo", "played again: 1. e4 to 1... a5\n"},
		{"redo 1", "played again: 2. d4\nmine waits: go makes it move, or play for it yourself\n"},
		{"undo", "taken back: 2. d4\n"},
		{"d2d3", "2. d3\n2... a4\n"},
		{"undo 1", "taken back: 2... a4\nmine waits: go makes it move, or play for it yourself\n"},
		{"h7h6", "2... h6\n"},
	}
	for _, step := range steps {
		compare(t, reply(s, step.line), step.want)
	}
	s.players = [2]string{"mine", ""}
	compare(t, reply(s, "reset"), "1. Na3\n")
	compare(t, reply(s, "undo"), "taken back: 1. Na3\nmine waits: go makes it move, or play for it yourself\n")
	if got := reply(s, "undo"); strings.Contains(got, "taken back") {
		t.Errorf("with nothing to take back undo says %s", got)
	}
}

// A pawn's move that is not played yet has no answer.
func TestTheProgramWaitsForAPromotion(t *testing.T) {
	s := against(t, withOpponent(firstMove), "8/P6k/8/8/8/8/8/K7 w - - 0 1", chess.Black, "mine")
	reply(s, "a7a8")
	compare(t, reply(s, "q"), "1. a8=Q\n1... Kg6\n")
}

// Where one looks around in a game, the moves are one's own. At its end the program plays.
func TestTheProgramLeavesVariationsAlone(t *testing.T) {
	s := against(t, withOpponent(firstMove), chess.StartFEN, chess.Black, "mine")
	reply(s, "e4")
	reply(s, "first")
	compare(t, reply(s, "e4"), "1. e4\nmine plays for black, but answers only what you play at the end of the game:\nhere it waits, and go makes it move\n")
	reply(s, "first")
	compare(t, reply(s, "d4"), "1. d4\nthis begins a variation: out goes back to the line\n")
	compare(t, reply(s, "go"), "1... a5\n")
	reply(s, "out")
	reply(s, "last")
	compare(t, reply(s, "Nc3"), "2. Nc3\n2... a4\n")
}

// However the game has ended, nobody is asked any more.
func TestTheProgramKnowsEveryEnd(t *testing.T) {
	s := against(t, withOpponent(firstMove), "8/8/8/8/8/1k6/1p6/K6B w - - 0 1", chess.White, "mine")
	for _, line := range []string{"fen 8/8/8/8/8/2k5/8/K6B w - - 0 1", "fen 8/8/8/4R3/8/2k5/8/K7 w - - 150 90"} {
		if got := reply(s, line); !strings.HasPrefix(got, "1/2-1/2") {
			t.Errorf("%s is answered by %s", line, got)
		}
		if got := reply(s, "go"); !strings.HasPrefix(got, "the game is over") {
			t.Errorf("after %s go says %s", line, got)
		}
	}
	s = against(t, withOpponent(firstMove), chess.StartFEN, chess.Black, "mine")
	reply(s, "resign")
	reply(s, "resign")
	if got := reply(s, "go"); !strings.HasPrefix(got, "the game is over") {
		t.Errorf("after a resignation go says %s", got)
	}
	reply(s, "undo")
	compare(t, reply(s, "e4"), "1. e4\n1... a5\n")
}

// Where the program does not answer it says so: once, and anew with another game.
func TestTheProgramSaysThatItWaits(t *testing.T) {
	waits := func(side chess.Color) string {
		return fmt.Sprintf("mine plays for %s, but answers only what you play at the end of the game:\nhere it waits, and go makes it move\n", side)
	}
	type step struct{ line, want string }
	tests := []struct {
		name  string
		side  chess.Color
		steps []step
	}{
		{"a step back", chess.Black, []step{
			{"e4", "1. e4\n1... a5\n"},
			{"prev", "1. e4\n" + waits(chess.Black)},
			{"first", "the beginning\n"},
			{"next", "1. e4\n"},
			{"reset", ""},
			{"d4", "1. d4\n1... a5\n"},
			{"prev", "1. d4\n" + waits(chess.Black)},
			{"go", "1... a5\n"},
		}},
		{"a variation", chess.Black, []step{
			{"e4", "1. e4\n1... a5\n"},
			{"first", "the beginning\n"},
			{"d4", "1. d4\nthis begins a variation: out goes back to the line\n" + waits(chess.Black)},
			{"go", "1... a5\n"},
			{"c4", "2. c4\n"},
		}},
		{"a file", chess.White, []step{
			{"reset", "1. Na3\n"},
			{"load testdata/games.pgn", "the game is not saved: save it, or type the line again to load the other one\n"},
			{"load testdata/games.pgn", "LOADED\n" + waits(chess.White)},
			{"next", "1. f3?\n{This opens the way to the king.}\nclock: 0:04:58\n"},
			{"first", "the beginning\n{The shortest mate there is.}\nvariation 2: 1. e4 e5 2. Nf3\nvariation 3: 1. d4 d5\n"},
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := against(t, withOpponent(firstMove), chess.StartFEN, tt.side, "mine")
			for _, step := range tt.steps {
				got := reply(s, step.line)
				if about := strings.Index(got, "mine plays"); strings.HasPrefix(step.want, "LOADED") && about > 0 {
					got = "LOADED\n" + got[about:]
				}
				compare(t, got, step.want)
			}
		})
	}
}
