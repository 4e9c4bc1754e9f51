// overloaded.go finds guards that have too much to guard.

package motif

import "mateinfive/ch05-full/chess"

// Overloaded returns the square of an enemy piece that a legal capture of p shows to be overloaded, and
// that of what it leaves to be taken, or [chess.NoSquare] twice. The guard alone can retake. When it
// has, the other piece, which it alone protected until then, can be taken for nothing. Pawns need no
// guard here, and what the exchange costs a search has to find out.
func Overloaded(p chess.Position, m chess.Move) (guard, other chess.Square) {
	none := chess.NoSquare
	after := p.After(m)
	guard = none
	var retake chess.Move
	for _, answer := range after.LegalMoves() {
		if answer.To != m.To {
			continue
		}
		if guard != none && guard != answer.From {
			return none, none
		}
		guard, retake = answer.From, answer
	}
	if captured(p, m) == nil || guard == none {
		return none, none
	}
	gone := after.After(retake)
	for _, capture := range gone.LegalMoves() {
		target := gone.At(capture.To)
		isOther := target != nil && target.Type() != chess.TypePawn && capture.To != m.To
		if !isOther || !Free(gone, capture) {
			continue
		}
		guards := after.Attackers(capture.To, after.SideToMove)
		couldBefore := p.IsLegal(chess.Move{From: capture.From, To: capture.To})
		if len(guards) == 1 && guards[0] == guard && couldBefore {
			return guard, capture.To
		}
	}
	return none, none
}
