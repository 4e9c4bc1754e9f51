// game.go is a game in progress: the board, whose turn it is, what was played
// and what was captured.

package chess

import "slices"

// A Game is a game in progress. It enforces what a single piece cannot know:
// the turns, that kings are kept safe, and that checkmate or stalemate ends it.
type Game struct {
	board    Board
	turn     Color
	record   []Ply
	captured []Piece
}

// A Ply is one move by one side, as the record keeps it.
type Ply struct {
	Move     Move
	Piece    Piece  // the piece that moved, never nil
	Captured Piece  // what it captured, or nil
	Status   Status // how things stood for the opponent afterward
}

// NewGame returns a game about to begin: the starting board, White to move.
func NewGame() *Game {
	return NewGameFrom(StartingBoard(), White)
}

// NewGameFrom returns a game that begins on the given board with the given
// side to move. Any board will do, a lesson with three pieces on it as well.
func NewGameFrom(b Board, turn Color) *Game {
	return &Game{board: b, turn: turn}
}

// Board returns the board as it stands. It is a copy: setting pieces on it
// does not change the game.
func (g *Game) Board() Board { return g.board }

// Turn returns the side to move.
func (g *Game) Turn() Color { return g.turn }

// Record returns the moves played so far, the oldest first.
func (g *Game) Record() []Ply { return slices.Clone(g.record) }

// Captured returns the pieces captured so far, in the order of their capture.
func (g *Game) Captured() []Piece { return slices.Clone(g.captured) }

// Play makes the move m for the side to move. A move that may not be played
// changes nothing; the error is that of [Game.Refusal].
func (g *Game) Play(m Move) error {
	if err := g.Refusal(m); err != nil {
		return err
	}
	ply := Ply{Move: m, Piece: g.board.At(m.From), Captured: g.board.At(m.To)}
	if ply.Captured != nil {
		g.captured = append(g.captured, ply.Captured)
	}
	g.board = g.board.After(m)
	g.turn = g.turn.Other()
	ply.Status = g.Status()
	g.record = append(g.record, ply)
	return nil
}

// Status returns how things stand for the side to move. After checkmate its
// opponent has won.
func (g *Game) Status() Status { return g.board.Status(g.turn) }

// String returns the ply in long algebraic notation: the piece's letter (none
// for a pawn), where it came from, a dash or an x for a capture, and where it
// went, such as Ng1-f3 or Nf3xe5. A + says check and a # checkmate.
func (p Ply) String() string {
	letter := string(rune(p.Piece.Type()))
	if p.Piece.Type() == TypePawn {
		letter = ""
	}
	dash := "-"
	if p.Captured != nil {
		dash = "x"
	}
	suffix := map[Status]string{Check: "+", Checkmate: "#"}[p.Status]
	return letter + p.Move.From.String() + dash + p.Move.To.String() + suffix
}
