// Pins.go finds the pinned pieces of a side.

package exercises

import (
	"cmp"
	"slices"

	"mateinfive/ch03-check/chess"
)

// Pins returns the pins against the king of side. A piece of side is pinned if
// it is the only piece between its king and an enemy rook, bishop or queen that
// would attack the king along that line without it. It is pinned even if it may
// move along the line, and whether or not the king is in check by another
// piece.
//
// The pins are in the order of their Pinned squares, a1 first. Each Line holds
// the squares from the king to the pinner, the nearest to the king first,
// without the squares of the king, of the pinner and of the pinned piece.
func Pins(b *chess.Board, side chess.Color) []Pin {
	var found []Pin
	king := b.King(side)
	for s := chess.A1; s <= chess.H8; s++ {
		if p := b.At(s); p == nil || p.Color() != side || s == king {
			continue
		}
		for _, pinner := range uncovered(b, side, s) {
			isPinned := func(x chess.Square) bool { return x == s }
			line := slices.DeleteFunc(walk(king, pinner), isPinned)
			found = append(found, Pin{Pinned: s, Pinner: pinner, Line: line})
		}
	}
	return found
}

// uncovered returns the enemy pieces that would attack the king of side if the
// piece on s were not there, and do not attack it now.
func uncovered(b *chess.Board, side chess.Color, s chess.Square) []chess.Square {
	now, without := b.Checkers(side), *b
	without.Set(s, nil)
	return slices.DeleteFunc(without.Checkers(side), func(x chess.Square) bool {
		return slices.Contains(now, x)
	})
}

// walk returns the squares on the straight or diagonal way from one square to
// another, neither of the two included.
func walk(from, to chess.Square) []chess.Square {
	file := cmp.Compare(to.File(), from.File()) // -1, 0 or 1: the direction
	rank := cmp.Compare(to.Rank(), from.Rank())
	next := func(s chess.Square) chess.Square {
		return chess.NewSquare(s.File()+file, s.Rank()+rank)
	}
	var way []chess.Square
	for s := next(from); s != to; s = next(s) {
		way = append(way, s)
	}
	return way
}
