// opponent_test.go has the program play, with answers of the test's own in place of the
// learner's.

package terminal

import (
	"context"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
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
		{"a choice of none", func(_ *chess.Position, moves []chess.Move, choose func(int) int) chess.Move { return moves[choose(0)] },
			"mine.Choose.chooser panics at ch05-full/terminal/players.go: choose(0):\nthere is nothing to choose from\n"},
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
		}, head + "task Opponent answers e4e4, which is not one of the moves that it was given: e4:\nnothing stands there\nThe position: POSITION\nThat ends the match in game 1: mine 0, random 0, drawn 0 until then\n"},
		{"it fails as Black", "match 3", func(p *chess.Position, moves []chess.Move, _ func(int) int) chess.Move {
			if p.SideToMove == chess.Black {
				panic("oh")
			}
			return moves[len(moves)-1]
		}, head + "=\nTestMatch panics at ch05-full/terminal/opponent_test.go: oh\nThe position: POSITION\nThat ends the match in game 2: mine 0, random 0, drawn 1 until then\n"},
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

// However the game has ended, nobody is asked any more.
func TestTheProgramKnowsEveryEnd(t *testing.T) {
	tests := []struct{ name, fen, lines string }{
		{"checkmate", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"},
		{"a dead position", "8/8/8/8/8/3k4/1p6/K6B w - - 0 1", "Kxb2"},
		{"seventy-five moves", "8/8/8/4R3/8/2k5/8/K7 w - - 149 90", "Re4"},
		{"no move at all", "8/8/8/8/8/8/8/8 b - - 0 1", "board"},
		{"resignation", chess.StartFEN, "resign|resign"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := against(t, withOpponent(func(*chess.Position, []chess.Move, func(int) int) chess.Move {
				t.Error("it was asked")
				return chess.Move{}
			}), tt.fen, chess.Black, "mine")
			for _, line := range strings.Split(tt.lines, "|") {
				reply(s, line)
			}
			if got := reply(s, "go"); !strings.HasPrefix(got, "the game is over (") {
				t.Errorf("go says %s", got)
			}
		})
	}
}
