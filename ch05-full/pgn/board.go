// board.go is the position in which the moves of a game are read, and taken back where a
// variation goes another way.

package pgn

import (
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
	"mateinfive/ch05-full/notation"
)

// A board is a position on which moves are found, made and taken back; a null move, too.
type board interface {
	notation.Board
	InCheck() bool
	Make(chess.Move)
	Unmake()
}

// newBoard returns the board of a position: a fast one, unless it is a lesson without kings or
// the like, which package fast refuses; or as long as that does not play by the rules.
func newBoard(p chess.Position) board {
	if b, err := fast.NewProved(p); err == nil {
		return b
	}
	return &slow{now: p}
}

// spare keeps boards at the usual start for the next files: there is more room in one than the
// games of a short file need.
var spare = sync.Pool{New: func() any { return newBoard(usualStart) }}

// slow is a board that asks package chess.
type slow struct {
	now  chess.Position
	past []made
}

// made is a move, and what it takes to take it back.
type made struct {
	move      chess.Move
	lost      chess.Irreversible
	enPassant chess.Square // before a null move
}

func (b *slow) SideToMove() chess.Color       { return b.now.SideToMove }
func (b *slow) At(s chess.Square) chess.Piece { return b.now.At(s) }
func (b *slow) InCheck() bool                 { return b.now.InCheck(b.now.SideToMove) }

func (b *slow) Movers(t chess.PieceType, to chess.Square) (set uint64) {
	for _, from := range b.now.Squares(chess.NewPiece(t, b.now.SideToMove)) {
		m := chess.Move{From: from, To: to}
		becomes := chess.Move{From: from, To: to, Promotion: chess.TypeQueen}
		if b.now.IsLegal(m) || b.now.IsLegal(becomes) {
			set |= 1 << from
		}
	}
	return set
}

func (b *slow) Make(m chess.Move) {
	before := b.now.EnPassant()
	b.past = append(b.past, made{m, play(&b.now, m), before})
}

func (b *slow) Unmake() {
	last := b.past[len(b.past)-1]
	b.past = b.past[:len(b.past)-1]
	if last.move != nullMove {
		b.now.Unmake(last.move, last.lost)
		return
	}
	b.now = b.now.Pass() // the turn goes back; the counters say nothing of the moves to come
	b.now.SetEnPassant(last.enPassant)
}
