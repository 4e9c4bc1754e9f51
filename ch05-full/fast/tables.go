// tables.go asks the pieces how they move, and keeps what they say.

package fast

import (
	"math/bits"
	"sync"

	"mateinfive/ch05-full/chess"
)

// The kinds of pieces as an index, in the order of [chess.PieceTypes].
const king, queen, rook, bishop, knight, pawn = 0, 1, 2, 3, 4, 5

// What the pieces say. Pawns are apart: they go one way, and capture another way. For the
// five other kinds both colors say the same.
var (
	reach [5][64]uint64  // by kind and square: where the piece goes on an empty board
	lines [5][64][4]line // along which lines it gets there

	pawns     [2]pawnSteps
	capturers [2][64]uint64 // by color and square: from where a pawn captures there

	between [64][64]uint64 // what stops a piece on its way from one square to another
	ray     [64][64]uint64 // the line from the first square to the edge that holds the second
)

// pawnSteps are the moves of one color's pawns. All that step, and all that capture on the
// same side, change the number of their square by the same amount, and so go together.
type pawnSteps struct {
	step, double group
	takes        [2]group // toward the a-file, and toward the h-file
	end          uint64   // from here there is no step: a pawn that gets here is promoted
}

// A group is the squares from which pawns go in the same way, and by how much.
type group struct {
	from uint64
	by   int8
}

// to returns where those of a set of pawns get that can go in this way.
func (g *group) to(set uint64) uint64 { return bits.RotateLeft64(set&g.from, int(g.by)) }

// add notes that pawns go from one square to another, if there is another.
func (g *group) add(from chess.Square, to uint64) {
	if to != 0 {
		g.from, g.by = g.from|bit(from), int8(first(to)-from)
	}
}

// captures returns where a set of pawns could capture.
func (p *pawnSteps) captures(set uint64) uint64 { return p.takes[0].to(set) | p.takes[1].to(set) }

// steps returns where pawns get by a step or a double step.
func (p *pawnSteps) steps(set, occupied uint64) (once, twice uint64) {
	once = p.step.to(set) &^ occupied
	overtaken := bits.RotateLeft64(once, int(p.double.by-p.step.by)) // as if all went on
	return once, p.double.to(set) & overtaken &^ occupied
}

// first returns the first square of a set, which must have one.
func first(set uint64) chess.Square { return chess.Square(bits.TrailingZeros64(set)) }

// ask fills the tables the first time that it is called, in some milliseconds.
var ask = sync.OnceFunc(func() {
	for from := chess.A1; from <= chess.H8; from++ {
		for kind := range reach {
			p := chess.NewPiece(chess.PieceTypes()[kind], chess.White)
			reach[kind][from] = goes(p, from, chess.NoSquare)
			askLines(p, from, reach[kind][from], &lines[kind][from])
		}
		askPawn(chess.White, from)
		askPawn(chess.Black, from)
	}
})

// askLines puts an enemy on each square that a piece reaches, and sees what is hidden behind:
// the rest of a line. A line begins on a square that is hidden by none.
func askLines(p chess.Piece, from chess.Square, open uint64, found *[4]line) {
	near, behind := open, [64]uint64{}
	for set := open; set != 0; set &= set - 1 {
		at := first(set)
		behind[at] = hidden(p, from, at)
		near &^= behind[at]
		for set := behind[at]; set != 0; set &= set - 1 {
			between[from][first(set)] |= bit(at)
		}
	}
	for lower, upper := 0, 0; near != 0; near &= near - 1 {
		whole := near&-near | behind[first(near)]
		if first(near) < from {
			found[lower].lower, lower = whole, lower+1
		} else {
			found[upper].upper, upper = whole, upper+1
		}
		for set := whole; set != 0; set &= set - 1 {
			ray[from][first(set)] |= whole
		}
	}
}

// askPawn puts an enemy on each square: a pawn captures it, or what it hides is a double step.
func askPawn(c chess.Color, from chess.Square) {
	p, all := chess.NewPiece(chess.TypePawn, c), &pawns[c]
	steps, double := goes(p, from, chess.NoSquare), uint64(0)
	for to := chess.A1; to <= chess.H8; to++ {
		if steps&bit(to) != 0 {
			double |= hidden(p, from, to) &^ bit(to)
		} else if goes(p, from, to)&bit(to) != 0 {
			capturers[c][to] |= bit(from)
			all.takes[(to.File()-from.File()+1)/2].add(from, bit(to)) // one file to the left, or to the right
		}
	}
	all.step.add(from, steps&^double)
	all.double.add(from, double)
	if steps == 0 {
		all.end |= bit(from)
	}
}
