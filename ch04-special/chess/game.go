// game.go is a game in progress: the position, and what was played.

package chess

import "slices"

// A Game is a game in progress. It enforces what a single piece cannot know:
// the turns, that kings are kept safe, and that checkmate or stalemate ends it.
type Game struct {
	position Position
	record   []Ply
	undone   []Ply // what was taken back, the last on top
}

// A Ply is one move by one side, as the record keeps it.
type Ply struct {
	Move     Move
	Piece    Piece  // the piece that moved, never nil
	Captured Piece  // what it captured, or nil
	Castling bool   // whether a rook moved with the king
	Status   Status // how things stood for the opponent afterward
	undo     Undo   // what it takes to take it back
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

// Board returns the board as it stands. It is a copy: setting pieces on it
// does not change the game.
func (g *Game) Board() Board { return g.position.Board }

// Turn returns the side to move.
func (g *Game) Turn() Color { return g.position.SideToMove }

// Record returns the moves played so far, the oldest first.
func (g *Game) Record() []Ply { return slices.Clone(g.record) }

// Captured returns the pieces captured so far, in the order of their capture.
func (g *Game) Captured() []Piece {
	var captured []Piece
	for _, ply := range g.record {
		if ply.Captured != nil {
			captured = append(captured, ply.Captured)
		}
	}
	return captured
}

// Play makes the move m for the side to move. A move that may not be played
// changes nothing; the error is that of [Game.Refusal]. A new move ends what
// [Game.Redo] could play again.
func (g *Game) Play(m Move) error {
	if err := g.Refusal(m); err != nil {
		return err
	}
	g.undone = nil
	g.play(m)
	return nil
}

// play makes a move that is known to be legal, and writes it down.
func (g *Game) play(m Move) {
	ply := Ply{Move: m, Piece: g.position.At(m.From), Castling: g.position.castlingOf(m) != nil}
	ply.undo = g.position.Make(m)
	ply.Captured = ply.undo.captured
	ply.Status = g.Status()
	g.record = append(g.record, ply)
}

// Status returns how things stand for the side to move. After checkmate its
// opponent has won.
func (g *Game) Status() Status { return g.position.Status() }

// String returns the ply in long algebraic notation: the piece's letter (none
// for a pawn), where it came from, a dash or an x for a capture, and where it
// went, such as Ng1-f3 or Nf3xe5. What a pawn has become follows, e7-e8=Q. A +
// says check and a # checkmate. Castling is O-O, or O-O-O on the queen's side.
func (p Ply) String() string {
	suffix := map[Status]string{Check: "+", Checkmate: "#"}[p.Status]
	if p.Castling && p.Move.To.File() == 6 {
		return "O-O" + suffix
	}
	if p.Castling {
		return "O-O-O" + suffix
	}
	letter := string(rune(p.Piece.Type()))
	if p.Piece.Type() == TypePawn {
		letter = ""
	}
	dash := "-"
	if p.Captured != nil {
		dash = "x"
	}
	if p.Move.Promotion != 0 {
		suffix = "=" + string(rune(p.Move.Promotion)) + suffix
	}
	return letter + p.Move.From.String() + dash + p.Move.To.String() + suffix
}
