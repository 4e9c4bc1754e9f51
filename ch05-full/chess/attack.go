// attack.go says which pieces attack a square. Attacking is not moving.

package chess

// Attackers returns the squares of the pieces of one color that attack sq, from
// a1 to h8: those that could capture an enemy there.
//
// For most pieces that is where they may go. A pawn is different: it attacks
// the two squares diagonally ahead, empty or not, and never the one it walks
// to. A piece attacks a friend's square too; players say that it protects it.
// And it attacks even where it must not go because its own king would be in
// danger (FIDE Laws of Chess, article 3.1.3).
func (b *Board) Attackers(sq Square, by Color) []Square {
	target := *b
	target.Set(sq, NewPiece(TypePawn, by.Other()))
	var found []Square
	for from := A1; from <= H8; from++ {
		if p := b.At(from); p != nil && p.Color() == by && p.IsValid(&target, from, sq) {
			found = append(found, from)
		}
	}
	return found
}
