// perft.go counts what can be played.

package fast

// Perft returns in how many ways one can play depth plies, see [chess.Position.Perft]. It
// makes every move and takes it back.
func (b *Board) Perft(depth int) int { return b.perft(depth, false) }

// PerftBulk returns the same sooner: the last moves are counted only, in bulk. Most programs
// that tell their perft do so.
func (b *Board) PerftBulk(depth int) int { return b.perft(depth, true) }

func (b *Board) perft(depth int, bulk bool) (nodes int) {
	switch {
	case depth <= 0:
		return 1
	case depth == 1 && bulk:
		return b.Count()
	}
	begin := len(b.room)
	b.room = b.Moves(b.room)
	moves := b.room[begin:]
	var t turn // stays here: in the heap it would take four times as long
	for _, t.move = range moves {
		b.make(&t)
		if depth == 1 {
			nodes++
		} else {
			nodes += b.perft(depth-1, bulk)
		}
		b.unmake(&t)
	}
	b.room = b.room[:begin]
	return nodes
}
