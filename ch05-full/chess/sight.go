// sight.go finds out whether a square is attacked, much sooner than [Board.Attackers].

package chess

// sight has, for each square, the lines along which it can be attacked: eight from
// the next square to the edge of the board, and a knight's jumps, each of which is a line
// of one square. On each line only the first piece matters. Whether that piece attacks
// along the line, its own IsValid says.
var sight = func() (lines [64][][]Square) {
	for s := A1; s <= H8; s++ {
		for files := -2; files <= 2; files++ {
			for ranks := -2; ranks <= 2; ranks++ {
				if line := lineFrom(s, files, ranks); len(line) > 0 {
					lines[s] = append(lines[s], line)
				}
			}
		}
	}
	return lines
}()

// lineFrom returns the squares that one sees from s in a direction: all of them to the
// edge of the board if it is a step to a neighbor, one if it is a knight's jump, and
// none if it is neither.
func lineFrom(s Square, files, ranks int) (line []Square) {
	longest := 0
	switch {
	case max(abs(files), abs(ranks)) == 1:
		longest = 7
	case abs(files)*abs(ranks) == 2:
		longest = 1
	}
	for i := 1; i <= longest; i++ {
		if seen := NewSquare(s.File()+i*files, s.Rank()+i*ranks); seen != NoSquare {
			line = append(line, seen)
		}
	}
	return line
}

// isAttacked reports whether a piece of one color attacks sq, as [Board.Attackers] has
// it. For that moment a pawn stands there, for an enemy to capture, and the board is no
// copy.
func (b *Board) isAttacked(sq Square, by Color) bool {
	stood := b.At(sq)
	b.Set(sq, NewPiece(TypePawn, by.Other()))
	seen := b.isSeen(sq, by)
	b.Set(sq, stood)
	return seen
}

// isSeen reports whether a piece of one color can capture the enemy that stands on sq.
// We look from sq outward: only the first piece on each of the lines of sight can
// capture it, and is asked by its IsValid.
func (b *Board) isSeen(sq Square, by Color) bool {
	for _, line := range sight[sq] {
		for _, s := range line {
			p := b.At(s)
			if p == nil {
				continue
			}
			if p.Color() == by && p.IsValid(b, s, sq) {
				return true
			}
			break // it hides what stands behind it
		}
	}
	return false
}
