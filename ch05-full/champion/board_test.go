// board_test.go judges task Fast: what each function of the engine says on the fast board is
// what it says on the position.

package champion_test

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
	"mateinfive/internal/check"
)

// fastRows are positions in which the boards could differ.
var fastRows = []struct{ name, fen, why string }{
	{name: "the start of a game", fen: chess.StartFEN},
	{name: "Black to move", fen: openRows[1], why: "Whose turn it is the board itself knows: b.SideToMove()."},
	{name: "castling", fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
	{name: "a pawn that can be taken in passing", fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
	{name: "a promotion", fen: "8/P6k/8/8/8/8/7K/8 w - - 0 1"},
	{name: "a check", fen: "4k3/8/8/8/4R3/8/8/4K3 b - - 0 1"},
	{
		name: "a mate", fen: "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
		why: "Two questions make a status: is the king attacked, and is there a legal move?",
	},
	{
		name: "a stalemate", fen: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
		why: "No legal move, and no check: that is no mate.",
	},
	{
		name: "a mate in one", fen: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
		why: "The mate is seen after Make: Status is about the position as it stands then.",
	},
}

func TestTaskFast(t *testing.T) {
	e := check.New(t, "Fast")
	for _, tt := range fastRows {
		e.Case(tt.name, func() *check.Miss { return sameAnswers(tt.fen, tt.why) })
	}
	for _, tt := range []struct {
		name, fen string
		want      bool
	}{
		{name: "fifty moves by each side", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 100 80", want: true},
		{name: "one ply fewer", fen: "4k3/8/8/8/8/8/3Q4/4K3 w - - 99 80"},
		{name: "a mate with the last of fifty moves", fen: "7k/6Q1/5K2/8/8/8/8/8 b - - 100 80"},
	} {
		e.Case(tt.name, func() *check.Miss { return drawnOnFast(tt.fen, tt.want) })
	}
	e.Case("a search leaves the board as it was", unmadeOnFast)
	e.Case("with all steps it finds a mate", mateOnFast)
	e.Case("a piece that the fast board does not know is an error", unknownOnFast)
	e.Case("the champion plays on it, and knows there what has stood", seatOnFast)
}

// sameAnswers returns what the two boards answer differently.
func sameAnswers(fen, why string) *check.Miss {
	p := position(fen)
	b, wrong := fastOf(&p)
	if wrong != nil {
		return wrong
	}
	for _, ask := range questions {
		check.Asking(ask.call+", p on the fast board", p.Board.String())
		var got, want string
		check.Step(func() { got = ask.answer(b) })
		check.Step(func() { want = ask.answer(&p) })
		if got != want {
			return miss(&p, ask.call+", p on the fast board,", got, want+", as on the other", why)
		}
	}
	return nil
}

// drawnOnFast returns what is wrong with Drawn on the fast board.
func drawnOnFast(fen string, want bool) *check.Miss {
	p := position(fen)
	b, wrong := fastOf(&p)
	if wrong != nil {
		return wrong
	}
	if got := search("drawn").Drawn(b); got != want {
		return miss(&p, "s.Drawn(p), p on the fast board,", fmt.Sprint(got), fmt.Sprint(want),
			"A hundred plies, which HalfmoveClock counts.")
	}
	return nil
}

// unmadeOnFast returns what a search has left on the board.
func unmadeOnFast() *check.Miss {
	for _, fen := range openRows {
		p := position(fen)
		b, wrong := fastOf(&p)
		if wrong != nil {
			return wrong
		}
		search("alphabeta", "order", "quiet", "drawn").AlphaBeta(b, 2, 0, -50, 50)
		if got, want := pieces(b), pieces(&p); got != want {
			return miss(&p, "the pieces after s.AlphaBeta(p, 2, 0, -50, 50), p on the fast board,", got, want,
				"Each Make has an Unmake, also where the loop is left early: is yours above the break?")
		}
	}
	return nil
}

// mateOnFast returns what is wrong with the mate that all steps find together.
func mateOnFast() *check.Miss {
	p := position("6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1")
	b, wrong := fastOf(&p)
	if wrong != nil {
		return wrong
	}
	s := search("alphabeta", "order", "deepen", "quiet", "drawn", "table")
	s.Limit = 3
	if f := s.Deepen(b); f.Score != mate-1 || !p.IsLegal(f.Move) {
		return miss(&p, "s.Deepen(p), p on the fast board,",
			fmt.Sprintf("%s, %s", f.Move, points(f.Score)), "a1a8 or b1b8, Mate-1", "")
	}
	return nil
}

// unknownOnFast returns what is wrong with the answer to a piece of an unknown kind.
func unknownOnFast() *check.Miss {
	p := chess.StartingPosition()
	p.Set(chess.E4, camel{p.At(chess.B1)})
	if b, err := champion.Fast(p); !errors.Is(err, fast.ErrUnknownKind) {
		return &check.Miss{Call: "Fast(a position with a camel)", Got: fmt.Sprintf("%T, %v", b, err),
			Want: "the error of fast.New"}
	}
	return nil
}

// seatOnFast returns what is wrong with the board of the champion.
func seatOnFast() *check.Miss {
	p := position(queenAhead)
	s := searchOn(context.Background(), []chess.Position{p, position(chess.StartFEN), p}, "fast")
	b := champion.Seat(s, &p)
	if b == champion.Board(&p) {
		return miss(&p, "the board of the champion", "that of package chess", "the fast one",
			"Does package fast play by the rules? go test ./ch05-full/fast")
	}
	if got := s.Seen[champion.Hash(b)]; got != 2 {
		return miss(&p, "how often p has stood", fmt.Sprint(got), "2", "")
	}
	return nil
}

// A camel is of a kind that a reader may have added.
type camel struct{ chess.Piece }

func (camel) Type() chess.PieceType { return 'C' }

// questions are what is asked on both boards.
var questions = []struct {
	call   string
	answer func(b champion.Board) string
}{
	{call: "p.LegalMoves()", answer: func(b champion.Board) string {
		moves := b.LegalMoves()
		slices.SortFunc(moves, func(a, b chess.Move) int { return strings.Compare(a.String(), b.String()) })
		return fmt.Sprint(moves)
	}},
	{call: "Eval(p)", answer: func(b champion.Board) string { return fmt.Sprint(champion.Eval(b)) }},
	{call: "s.Negamax(p, 1, 0)", answer: func(b champion.Board) string {
		return points(search().Negamax(b, 1, 0))
	}},
	{call: "s.Negamax(p, 2, 0)", answer: func(b champion.Board) string {
		return points(search().Negamax(b, 2, 0))
	}},
	{call: "s.AlphaBeta(p, 3, 0, -Mate, Mate)", answer: func(b champion.Board) string {
		return points(search("alphabeta", "order").AlphaBeta(b, 3, 0, -mate, mate))
	}},
	{call: "s.Quiet(p, -Mate, Mate)", answer: func(b champion.Board) string {
		return points(search("quiet").Quiet(b, -mate, mate))
	}},
}

// fastOf returns the fast board of a position, or what is wrong with it.
func fastOf(p *chess.Position) (champion.Board, *check.Miss) {
	check.Asking("Fast(p)", p.Board.String())
	b, err := champion.Fast(*p)
	if err != nil {
		return b, miss(p, "Fast(p)", "the error "+err.Error(), "a board", "")
	}
	if _, same := any(b).(*chess.Position); same {
		return b, miss(p, "Fast(p)", "a *chess.Position", "a board of package fast",
			"As long as Board is another name of *chess.Position, there is no other Board. It becomes an interface,\n"+
				"with the methods that your functions call on p.")
	}
	return b, nil
}

// pieces writes what stands on a board, as far as a search can see it.
func pieces(b champion.Board) string {
	at, ok := any(b).(interface {
		At(chess.Square) chess.Piece
	})
	if !ok {
		return fmt.Sprint(champion.Eval(b))
	}
	var board chess.Board
	for s := chess.A1; s <= chess.H8; s++ {
		board.Set(s, at.At(s))
	}
	return board.Placement()
}
