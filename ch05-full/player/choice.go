// choice.go is what the players share: the position that they are asked about, what a side
// has on the board, the best of some moves, and chance.

package player

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"mateinfive/ch05-full/chess"
)

// mate is what a checkmate is worth, in pawns: more than all that can stand on a board.
const mate = 1000

// errNoChoice says that a player was left without a move to choose. The rules see to it
// that there is one as long as the game goes on.
var errNoChoice = errors.New("the player finds none of the legal moves good enough: " +
	"there should be at least one that is best")

// ask returns the position of a request, and its legal moves. The error says that no
// decision is wanted any more, that a move is not legal, or that the game is over,
// [chess.ErrGameOver].
func ask(ctx context.Context, r Request) (chess.Position, []chess.Move, error) {
	if ctx.Err() == context.Canceled {
		return chess.Position{}, nil, ctx.Err()
	}
	p, err := r.Position()
	if err != nil {
		return p, nil, err
	}
	if p.Termination() != chess.NotOver {
		return p, nil, fmt.Errorf("%w: %s", chess.ErrGameOver, p.Verdict())
	}
	return p, p.LegalMoves(), nil
}

// isMated reports whether the side to move is checkmated. It is [chess.Position.Status],
// but where there is no check it looks for no move.
func isMated(p *chess.Position) bool {
	return p.InCheck(p.SideToMove) && !p.HasLegalMove()
}

// Balance returns what the pieces of a side are worth less those of the other side, in
// pawns: below 0 if the side is behind.
func Balance(p chess.Position, side chess.Color) int {
	total := 0
	for s := chess.A1; s <= chess.H8; s++ {
		switch piece := p.At(s); {
		case piece == nil:
		case piece.Color() == side:
			total += piece.Value()
		default:
			total -= piece.Value()
		}
	}
	return total
}

// best returns the moves that are worth most, in their order: one, or several that are
// worth the same.
func best(moves []chess.Move, worth func(m chess.Move) int) []chess.Move {
	var found []chess.Move
	most := 0
	for _, m := range moves {
		w := worth(m)
		if len(found) == 0 || w > most {
			found, most = nil, w
		}
		if w == most {
			found = append(found, m)
		}
	}
	return found
}

// anyOf returns one of some moves by chance, which follows from the seed and from how
// many moves were played. The error says that there is none.
func anyOf(moves []chess.Move, seed uint64, r Request) (chess.Move, error) {
	if len(moves) == 0 {
		return chess.Move{}, errNoChoice
	}
	dice := rand.New(rand.NewPCG(seed, uint64(len(r.Moves))))
	return moves[dice.IntN(len(moves))], nil
}
