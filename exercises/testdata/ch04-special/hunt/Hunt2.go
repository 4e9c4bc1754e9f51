package chess

// Reach returns every square to which the piece on from can go by its IsValid,
// from a1 to h8, whosever turn it is and whatever becomes of its king. It is
// empty if nothing stands on from.
func (b *Board) Reach(from Square) []Square {
	p := b.At(from)
	if p == nil {
		return nil
	}
	found := make([]Square, 0, 27) // the most there can be: a queen's in the middle
	for to := A1; to < H8; to++ {
		if p.IsValid(b, from, to) {
			found = append(found, to)
		}
	}
	return found
}
