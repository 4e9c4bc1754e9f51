// make.go plays a move and takes it back, and counts what can be played.

package fast

import "mateinfive/ch05-full/chess"

// Make plays a legal move. With the zero Move the side to move passes: nothing moves, the
// turn changes, and the right to take en passant ends.
func (b *Board) Make(m chess.Move) {
	b.past = append(b.past, b.position)
	b.play(m, &b.past[len(b.past)-1])
}

// Unmake takes back what was made last, and has not been taken back yet.
func (b *Board) Unmake() {
	last := len(b.past) - 1
	b.position, b.past = b.past[last], b.past[:last]
}

// play plays a move in p, a copy of before, and reads from before: what was just written is slow to read.
func (p *position) play(m chess.Move, before *position) {
	us, them, from, to := before.side&1, before.side&1^1, m.From&63, m.To&63
	p.side, p.enPassant, p.clock = them, chess.NoSquare, before.clock+1
	p.key = before.key ^ keys.black
	if from == to {
		return // the side to move passes
	}
	if before.sides[them]&bit(to) != 0 {
		p.put(them, before.kinds[to], to)
		p.clock = 0
	}
	mover, moved := before.kinds[from], bit(from)|bit(to)
	p.sets[us][mover] = before.sets[us][mover] ^ moved
	p.sides[us] = before.sides[us] ^ moved
	p.kinds[to] = mover
	p.key ^= keys.pieces[us][mover][from] ^ keys.pieces[us][mover][to]
	if ended := before.castling & (rightsLost[from] | rightsLost[to]); ended != 0 {
		p.castling ^= ended
		p.key ^= keys.castling[before.castling&63] ^ keys.castling[p.castling&63]
	}
	switch {
	case mover == pawn:
		p.clock = 0
		if over := between[from][to]; over != 0 {
			p.enPassant = first(over)
		}
		if to == before.enPassant {
			p.put(them, pawn, passed(to))
		}
		if m.Promotion != 0 {
			p.put(us, pawn, to)
			p.put(us, kindOf(m.Promotion), to)
		}
	case mover == king && reach[king][from]&bit(to) == 0:
		p.castle(us, to)
	}
}

// Perft returns in how many ways one can play depth plies. It makes every move.
func (b *Board) Perft(depth int) int { return b.perft(&b.position, depth, false) }

// PerftBulk returns the same sooner: the last moves are only counted, in bulk, as most programs do.
func (b *Board) PerftBulk(depth int) int { return b.perft(&b.position, depth, true) }

func (b *Board) perft(p *position, depth int, bulk bool) (nodes int) {
	if depth <= 0 {
		return 1
	}
	fans := p.legal(b.fans, ^uint64(0), ^uint64(0))
	if depth == 1 && bulk {
		return p.count(fans)
	}
	begin := len(b.moves)
	b.moves = p.list(b.moves, fans)
	var next position // stays here: inside the loop, each would be made anew in the heap
	for _, m := range b.moves[begin:] {
		next = *p
		next.play(m, p)
		if depth == 1 {
			nodes++
		} else {
			nodes += b.perft(&next, depth-1, bulk)
		}
	}
	b.moves = b.moves[:begin]
	return nodes
}
