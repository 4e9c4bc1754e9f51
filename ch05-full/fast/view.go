// view.go looks from the king: what gives check, what is pinned, and where the others may go.

package fast

import "mateinfive/ch05-full/chess"

// A view is what the king of the side to move sees. With it each move is known to be legal
// before it is made.
type view struct {
	us, them chess.Color
	king     chess.Square
	occupied uint64
	checkers uint64 // what gives check
	pinned   uint64 // own pieces that alone hide the king from an enemy
	allowed  uint64 // where pieces other than the king may go: if in check, where it ends
}

// look fills in a view.
func (b *Board) look(v *view) {
	us, them := b.side&1, b.side&1^1
	own, enemy := b.sides[us], &b.sets[them]
	v.us, v.them, v.king, v.occupied = us, them, first(b.sets[us][king])&63, b.sides[0]|b.sides[1]
	v.pinned = 0
	v.checkers = reach[knight][v.king]&enemy[knight] | reach[king][v.king]&enemy[king] | capturers[them][v.king]&enemy[pawn]
	for set := snipers(v.king, enemy); set != 0; set &= set - 1 {
		hiding := between[v.king][first(set)&63] & v.occupied
		if hiding == 0 {
			v.checkers |= set & -set
		} else if hiding&(hiding-1) == 0 {
			v.pinned |= hiding & own
		}
	}
	v.allowed = ^(own | enemy[king])
	if v.checkers != 0 {
		v.allowed &= v.checkers | between[v.king][first(v.checkers)&63]
	}
	if v.checkers&(v.checkers-1) != 0 {
		v.allowed = 0 // a double check: only the king can move
	}
}

// snipers returns the enemies that attack a square if nothing stands in between.
func snipers(s chess.Square, enemy *[6]uint64) uint64 {
	return reach[queen][s]&enemy[queen] | reach[rook][s]&enemy[rook] | reach[bishop][s]&enemy[bishop]
}

// attacked reports whether an enemy of the side to move attacks a square, if these squares
// were occupied and a pawn were gone.
func (b *Board) attacked(s chess.Square, occupied, gone uint64) bool {
	them := b.side&1 ^ 1
	s &= 63
	enemy := &b.sets[them]
	if reach[knight][s]&enemy[knight]|reach[king][s]&enemy[king]|capturers[them][s]&enemy[pawn]&^gone != 0 {
		return true
	}
	for set := snipers(s, enemy); set != 0; set &= set - 1 {
		if between[s][first(set)&63]&occupied == 0 {
			return true
		}
	}
	return false
}

// safe returns those of some squares where the king would not be attacked. It does not hide
// from an enemy behind the square that it leaves.
func (b *Board) safe(v *view, squares uint64) (set uint64) {
	without := v.occupied &^ b.sets[v.us][king]
	for ; squares != 0; squares &= squares - 1 {
		if !b.attacked(first(squares), without, 0) {
			set |= squares & -squares
		}
	}
	return set
}

// kingMoves returns where the king may go, castlings among them.
func (b *Board) kingMoves(v *view) uint64 {
	return b.safe(v, reach[king][v.king]&^(b.sides[v.us]|b.sets[v.them][king])) | b.castlingMoves(v)
}

// open returns where the piece on a square may go: a pinned one stays on its line.
func (v *view) open(from chess.Square) uint64 {
	if v.pinned>>(from&63)&1 != 0 {
		return v.allowed & ray[v.king][from&63]
	}
	return v.allowed
}

// passing returns the pawns that may capture en passant. Two pawns leave their squares at
// once, and so each case is looked at as it would be afterward.
func (b *Board) passing() (set uint64) {
	if b.enPassant == chess.NoSquare {
		return 0
	}
	own, gone := &b.sets[b.side&1], bit(passed(b.enPassant))
	for from := capturers[b.side&1][b.enPassant&63] & own[pawn]; from != 0; from &= from - 1 {
		after := (b.sides[0]|b.sides[1])&^(from&-from|gone) | bit(b.enPassant)
		if !b.attacked(first(own[king]), after, gone) {
			set |= from & -from
		}
	}
	return set
}
