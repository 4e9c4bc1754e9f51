// game.go is a game in progress: the position, and what was played.

package chess

import (
	"fmt"
	"slices"
)

// A Game is a game in progress. It enforces what a single piece cannot know:
// the turns, that kings are kept safe, and that checkmate or stalemate ends it.
type Game struct {
	position Position
	record   []Ply
	undone   []Ply // what was taken back, the last on top
}

// NewGame returns a game about to begin: the starting position.
func NewGame() *Game {
	return NewGameFrom(StartingPosition())
}

// NewGameFrom returns a game that begins in the given position. Any will do, a
// lesson with three pieces on the board as well.
func NewGameFrom(p Position) *Game {
	return &Game{position: p}
}

// Position returns the position as it stands. It is a copy: changing it does
// not change the game.
func (g *Game) Position() Position { return g.position }

// At returns the piece on s, or nil if s is empty or not on the board.
func (g *Game) At(s Square) Piece { return g.position.At(s) }

// Turn returns the side to move.
func (g *Game) Turn() Color { return g.position.SideToMove }

// Record returns the moves played so far, the oldest first.
func (g *Game) Record() []Ply { return slices.Clone(g.record) }

// Clone returns a copy of the game: what is played in one of them does not change the other.
func (g *Game) Clone() *Game {
	clone := *g
	clone.record = slices.Clone(g.record)
	clone.undone = slices.Clone(g.undone)
	return &clone
}

// Captured returns the pieces captured so far, in the order of their capture.
func (g *Game) Captured() []Piece {
	var captured []Piece
	for _, ply := range g.record {
		if p := ply.Captured(); p != nil {
			captured = append(captured, p)
		}
	}
	return captured
}

// Refusal returns nil if m may be played now, and otherwise an error that says
// why not: one that wraps [ErrGameOver], or that of [Position.Refusal].
func (g *Game) Refusal(m Move) error {
	if g.Status().IsOver() {
		return fmt.Errorf("%w (%s)", ErrGameOver, g.position.Verdict())
	}
	return g.position.Refusal(m)
}

// Play makes the move m for the side to move. A move that may not be played
// changes nothing; the error is that of [Game.Refusal]. A new move ends what
// [Game.Redo] could play again.
func (g *Game) Play(m Move) error {
	if err := g.Refusal(m); err != nil {
		return err
	}
	g.play(m)
	g.undone = nil
	return nil
}

// play makes a move that is known to be legal, and writes it down.
func (g *Game) play(m Move) {
	g.record = append(g.record, Ply{Before: g.position, Move: m})
	g.position.Make(m)
}

// Status returns how things stand for the side to move. After checkmate its
// opponent has won.
func (g *Game) Status() Status { return g.position.Status() }
