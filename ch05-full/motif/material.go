// material.go counts what a line of moves costs each side.

package motif

import (
	"strings"

	"mateinfive/ch05-full/chess"
)

var kinds = [...]chess.PieceType{
	chess.TypeQueen, chess.TypeRook, chess.TypeBishop, chess.TypeKnight, chess.TypePawn,
}

// A Bill is how many more queens, rooks, bishops, knights and pawns a side has won than lost.
type Bill [len(kinds)]int

// Exchange plays legal moves from p, and returns what a side has won and lost by them. A bishop
// for a knight is no difference.
func Exchange(p chess.Position, line []chess.Move, side chess.Color) (b Bill) {
	after := p
	for _, m := range line {
		after.Make(m)
	}
	for i, t := range kinds {
		mine, theirs := chess.NewPiece(t, side), chess.NewPiece(t, side.Other())
		b[i] = len(after.Squares(mine)) - len(p.Squares(mine)) - len(after.Squares(theirs)) + len(p.Squares(theirs))
	}
	for bishops, knights := &b[2], &b[3]; *bishops**knights < 0; {
		sign := min(max(*bishops, -1), 1)
		*bishops, *knights = *bishops-sign, *knights+sign
	}
	return b
}

// Net returns what the side has won less what it has lost, in pawns.
func (b Bill) Net() (net int) {
	for i, t := range kinds {
		net += b[i] * chess.NewPiece(t, chess.White).Value()
	}
	return net
}

// String says what was lost, and for what: "a rook for a bishop and two pawns".
func (b Bill) String() string {
	var sides [2][]string // lost and won
	for i, t := range kinds {
		if n := max(b[i], -b[i]); n > 0 {
			name := [...]string{"a ", "two ", "three ", "four "}[min(n, 4)-1] + t.String()
			if n > 1 {
				name += "s"
			}
			side := 0
			if b[i] > 0 {
				side = 1
			}
			sides[side] = append(sides[side], name)
		}
	}
	return strings.TrimSuffix(strings.Join(sides[0], " and ")+" for "+strings.Join(sides[1], " and "), " for ")
}
