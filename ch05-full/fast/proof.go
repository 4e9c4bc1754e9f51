// proof.go asks both boards the same before a game is played on this one.

package fast

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync"

	"mateinfive/ch05-full/chess"
)

// Proved returns nil if a sample of positions is the same here as for package chess: where each
// piece can go, and which moves are legal. The error says where the two differ first. They do while
// goes or hidden is not right, and what a level then searched would be another game. It asks once,
// which takes a few hundredths of a second.
var Proved = sync.OnceValue(prove)

// ErrUnproved is the error of NewProved where this board does not play by the rules.
var ErrUnproved = errors.New("this asks the fast board, which does not play by the rules yet: " +
	"go test ./ch05-full/fast")

// NewProved is New for whoever says what is true of a position, in words and not in a game: as
// long as the board is not proved, the error is [ErrUnproved].
func NewProved(p chess.Position) (*Board, error) {
	if err := Sure(); err != nil {
		return nil, err
	}
	return New(p)
}

// Sure returns [ErrUnproved] as long as the board is not proved.
func Sure() error {
	if Proved() != nil {
		return ErrUnproved
	}
	return nil
}

// prove compares the boards.
func prove() (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = fmt.Errorf("the tables cannot be filled: %v", value)
		}
	}()
	dice := rand.New(rand.NewPCG(1970, 5))
	for range 60 {
		p := byChance(dice)
		b, err := New(p)
		if err != nil {
			return err
		}
		for s := chess.A1; s <= chess.H8; s++ {
			want := uint64(0)
			for _, to := range p.Reach(s) {
				want |= bit(to)
			}
			if got := b.Reach(s); got != want {
				return fmt.Errorf("%v: the piece on %v goes to %016x, want %016x", p, s, got, want)
			}
		}
		if got, want := inOrder(b.Moves(nil)), inOrder(p.LegalMoves()); !slices.Equal(got, want) {
			return fmt.Errorf("%v: the legal moves are %v, want %v", p, got, want)
		}
	}
	return nil
}

// byChance returns a position with two kings, and up to sixteen other pieces anywhere they may be.
func byChance(dice *rand.Rand) chess.Position {
	p := chess.Position{SideToMove: chess.Color(dice.IntN(2)), FullmoveNumber: 1}
	squares := dice.Perm(64)
	p.Set(chess.Square(squares[0]), chess.NewPiece(chess.TypeKing, chess.White))
	p.Set(chess.Square(squares[1]), chess.NewPiece(chess.TypeKing, chess.Black))
	for _, n := range squares[2 : 3+dice.IntN(16)] {
		s, kind := chess.Square(n), chess.PieceTypes()[1+dice.IntN(5)]
		if kind == chess.TypePawn && (s.Rank() == 0 || s.Rank() == 7) {
			kind = chess.TypeKnight
		}
		p.Set(s, chess.NewPiece(kind, chess.Color(dice.IntN(2))))
	}
	return p
}

// inOrder sorts moves, in their place.
func inOrder(moves []chess.Move) []chess.Move {
	slices.SortFunc(moves, func(a, b chess.Move) int { return cmp.Compare(a.String(), b.String()) })
	return moves
}
