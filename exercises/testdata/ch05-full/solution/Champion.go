// Champion.go plays for the middle of the board, and leaves nothing to be taken.

package exercises

import (
	"context"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// Champion returns a player of your own and its name: one to twenty letters, digits,
// spaces and signs that can be printed, the first and the last no space. The name stands
// on the score sheet. The program asks for the player anew whenever it wants a move, so it
// cannot remember anything of its own; all that happened is in the request.
//
// The player decides in any game that goes on, as [player.Player] says, within two
// seconds. It leaves the request as it is. In ten games it does not fare worse than a
// player that takes any move.
func Champion() (name string, p player.Player) { return "Midge", midge{} }

// midge likes the middle.
type midge struct{}

// Choose looks at each move, and between two whether anybody still waits.
func (midge) Choose(
	ctx context.Context, r player.Request, _ func(string),
) (player.Decision, error) {
	p, err := r.Position()
	if err != nil {
		return player.Decision{}, err
	}
	var d player.Decision
	most := -2 * mateForMidge
	for _, m := range p.LegalMoves() {
		if err := ctx.Err(); err != nil {
			return player.Decision{}, err
		}
		after := p.After(m)
		grip := gripOnCenter(&after, p.SideToMove)
		if worth := 100*afterAnswers(after) + grip; worth > most {
			most = worth
			d = player.Decision{Move: m, Why: fmt.Sprintf("%d in the middle", grip)}
		}
	}
	return d, nil
}

// mateForMidge is more than a hundred times all pieces.
const mateForMidge = 100_000

// afterAnswers returns how far the side that has just moved is ahead, in pawns, when the
// other side has answered in the way that is worst for it.
func afterAnswers(after chess.Position) int {
	me := after.SideToMove.Other()
	if after.Status() == chess.Checkmate {
		return mateForMidge / 100
	}
	worst := ahead(&after, me)
	for _, answer := range after.LegalMoves() {
		then := after.After(answer)
		if then.Status() == chess.Checkmate {
			return -mateForMidge / 100
		}
		worst = min(worst, ahead(&then, me))
	}
	return worst
}

// ahead returns how many pawns a side has more than the other.
func ahead(p *chess.Position, side chess.Color) (pawns int) {
	for s := chess.A1; s <= chess.H8; s++ {
		switch piece := p.At(s); {
		case piece == nil:
		case piece.Color() == side:
			pawns += piece.Value()
		default:
			pawns -= piece.Value()
		}
	}
	return pawns
}

// gripOnCenter counts the pieces of a side that stand on the four squares in the middle,
// twice if they are pawns, and those that attack them.
func gripOnCenter(p *chess.Position, side chess.Color) (grip int) {
	for _, s := range []chess.Square{chess.D4, chess.E4, chess.D5, chess.E5} {
		grip += len(p.Attackers(s, side))
		if piece := p.At(s); piece != nil && piece.Color() == side {
			grip++
			if piece.Type() == chess.TypePawn {
				grip++
			}
		}
	}
	return grip
}
