// view.go looks from the king: what gives check, what is pinned, and where the others may go.

package fast

import "mateinfive/ch05-full/chess"

// A view is what the king of the side to move sees: by it a move is known to be legal.
type view struct {
	us, them chess.Color
	king     chess.Square
	occupied uint64
	checkers uint64 // what gives check
	pinned   uint64 // own pieces that alone hide the king from an enemy
	allowed  uint64 // where pieces other than the king may go: if in check, where it ends
}

// look fills in a view.
func (p *position) look(v *view) {
	us, them := p.side&1, p.side&1^1
	own, enemy := p.sides[us], &p.sets[them]
	v.us, v.them, v.king, v.occupied = us, them, first(p.sets[us][king])&63, p.sides[0]|p.sides[1]
	v.checkers = reach[king][v.king]&enemy[king] | capturers[them][v.king]&enemy[pawn]
	for set := snipers(v.king, enemy); set != 0; set &= set - 1 {
		hiding := between[v.king][first(set)&63] & v.occupied
		if hiding == 0 {
			v.checkers |= set & -set
		} else if hiding&(hiding-1) == 0 {
			v.pinned |= hiding & own
		}
	}
	v.allowed = ^(own | enemy[king])
	for set := v.checkers; set != 0; set &= set - 1 { // in double check, nowhere
		v.allowed &= set&-set | between[v.king][first(set)&63]
	}
}

// snipers returns the enemies that attack a square if nothing stands in between: knights, too.
func snipers(s chess.Square, enemy *[6]uint64) uint64 {
	return reach[queen][s]&enemy[queen] | reach[rook][s]&enemy[rook] |
		reach[bishop][s]&enemy[bishop] | reach[knight][s]&enemy[knight]
}

// safe returns those of some squares that no enemy of the side to move attacks, if these
// squares were occupied and a pawn were gone.
func (p *position) safe(squares, occupied, gone uint64) uint64 {
	them := p.side&1 ^ 1
	enemy := &p.sets[them]
	squares &^= pawns[them].captures(enemy[pawn]&^gone) | reach[king][first(enemy[king])&63]
	for left := squares; left != 0; left &= left - 1 {
		s := first(left) & 63
		for set := snipers(s, enemy); set != 0; set &= set - 1 {
			if between[s][first(set)&63]&occupied == 0 {
				squares &^= bit(s)
				break
			}
		}
	}
	return squares
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
func (p *position) passing() (set uint64) {
	if p.enPassant == chess.NoSquare {
		return 0
	}
	own, gone := &p.sets[p.side&1], bit(passed(p.enPassant))
	for from := capturers[p.side&1][p.enPassant&63] & own[pawn]; from != 0; from &= from - 1 {
		after := (p.sides[0]|p.sides[1])&^(from&-from|gone) | bit(p.enPassant)
		if p.safe(own[king], after, gone) != 0 {
			set |= from & -from
		}
	}
	return set
}
