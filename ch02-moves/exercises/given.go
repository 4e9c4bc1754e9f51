// given.go is what task Cases gives you: the form of a case, the judge, and
// six impostors. There is nothing to write here. To read it before you have
// tried is to look at the answers in the back.

package exercises

import (
	"fmt"

	"mateinfive/ch02-moves/chess"
)

// A Case is one question about the rules of the rook or the pawn, and its
// answer.
type Case struct {
	Name    string // a sentence: "a rook takes the first enemy on its way"
	Diagram string // the board, in the form that Board.String writes
	Move    string // such as "a1a5"; a rook or a pawn stands on its first square
	Want    bool   // whether the rules allow the move
}

// A Report is what came out when a table of cases was put to the real pieces
// and to the impostors.
type Report struct {
	Caught []string // the impostors that failed a case, each with its trick
	Loose  []string // the impostors that passed all cases, by their alias alone
	Wrong  []string // the cases that are of no use, each as a sentence that says why
}

// Judge puts every case to the piece that stands on the first square of its
// move. A case that this real piece fails, or that cannot be read, is wrong
// and catches none. The good cases are then put to the impostors: each takes
// the place of the real piece, a rook's impostor that of a rook and a pawn's
// that of a pawn, and is caught if it gives another answer than the rules.
func Judge(cases []Case) Report {
	var r Report
	caught := make(map[string]bool)
	for i, c := range cases {
		b, m, err := c.setUp()
		if err != nil {
			r.Wrong = append(r.Wrong, fmt.Sprintf("%s: %v", c.title(i+1), err))
			continue
		}
		genuine := b.At(m.From)
		for _, im := range impostors {
			if im.poses != genuine.Type() {
				continue
			}
			fake := im.dress(genuine)
			board := b
			board.Set(m.From, fake)
			if fake.IsValid(&board, m.From, m.To) != c.Want {
				caught[im.alias] = true
			}
		}
	}
	for _, im := range impostors {
		if caught[im.alias] {
			r.Caught = append(r.Caught, im.alias+", who "+im.trick)
		} else {
			r.Loose = append(r.Loose, im.alias)
		}
	}
	return r
}

// title names the case for a sentence, by its place in the table, from 1, and
// by its name if it has one.
func (c Case) title(number int) string {
	if c.Name == "" {
		return fmt.Sprintf("case %d", number)
	}
	return fmt.Sprintf("case %d, %q", number, c.Name)
}

// setUp reads the case. The error says what is the matter with it: it cannot
// be read, or it is not about a rook or a pawn, or the real piece says
// otherwise.
func (c Case) setUp() (chess.Board, chess.Move, error) {
	b, err := chess.ParseDiagram(c.Diagram)
	if err != nil {
		return b, chess.Move{}, err
	}
	position := chess.Position{Board: b}
	m, err := position.ReadMove(c.Move)
	if err != nil {
		return b, m, err
	}
	p := b.At(m.From)
	switch {
	case p == nil:
		return b, m, fmt.Errorf("nothing stands on %s: the move begins where a rook or a pawn stands", m.From)
	case p.Type() != chess.TypeRook && p.Type() != chess.TypePawn:
		return b, m, fmt.Errorf("a %s stands on %s: the impostors pose as rooks and pawns only", p.Type(), m.From)
	}
	switch allowed := p.IsValid(&b, m.From, m.To); {
	case allowed && !c.Want:
		return b, m, fmt.Errorf("the real %s may go from %s to %s here, and the case says it may not", p.Type(), m.From, m.To)
	case !allowed && c.Want:
		return b, m, fmt.Errorf("the real %s may not go from %s to %s here, and the case says it may", p.Type(), m.From, m.To)
	}
	return b, m, nil
}

// impostors are the six, by the alias under which they are wanted. Dress makes
// one that can pass for a real piece: same color, same letter, same value.
var impostors = []struct {
	alias string
	poses chess.PieceType
	trick string
	dress func(genuine chess.Piece) chess.Piece
}{
	{"rook A", chess.TypeRook, "jumps over whatever stands in the way", func(p chess.Piece) chess.Piece { return jumpingRook{p} }},
	{"rook B", chess.TypeRook, "takes pieces of its own side", func(p chess.Piece) chess.Piece { return greedyRook{p} }},
	{"rook C", chess.TypeRook, "stays where it is and calls that a move", func(p chess.Piece) chess.Piece { return lazyRook{p} }},
	{"pawn A", chess.TypePawn, "hops over a piece on its double step", func(p chess.Piece) chess.Piece { return hoppingPawn{p} }},
	{"pawn B", chess.TypePawn, "takes straight ahead", func(p chess.Piece) chess.Piece { return rammingPawn{p} }},
	{"pawn C", chess.TypePawn, "goes diagonally with nothing to take", func(p chess.Piece) chess.Piece { return strayingPawn{p} }},
}

// Each impostor has a real piece inside that answers for it. Its trick is to
// show that piece a board on which things look better than they are.

// A jumpingRook does not see what stands between.
type jumpingRook struct{ chess.Piece }

// IsValid asks the real rook on a board with nothing but the target on it.
func (p jumpingRook) IsValid(b *chess.Board, from, to chess.Square) bool {
	var open chess.Board
	open.Set(to, b.At(to))
	return p.Piece.IsValid(&open, from, to)
}

// A greedyRook does not know its friends.
type greedyRook struct{ chess.Piece }

// IsValid asks the real rook on a board where no friend is on the target.
func (p greedyRook) IsValid(b *chess.Board, from, to chess.Square) bool {
	open := *b
	if target := b.At(to); target != nil && target.Color() == p.Color() {
		open.Set(to, nil)
	}
	return p.Piece.IsValid(&open, from, to)
}

// A lazyRook would rather not move.
type lazyRook struct{ chess.Piece }

// IsValid asks the real rook, unless there is nowhere to go.
func (p lazyRook) IsValid(b *chess.Board, from, to chess.Square) bool {
	return from.OnBoard() && from == to || p.Piece.IsValid(b, from, to)
}

// A hoppingPawn looks only at the square where its double step ends.
type hoppingPawn struct{ chess.Piece }

// IsValid asks the real pawn on a board with the square in the middle of a
// double step emptied.
func (p hoppingPawn) IsValid(b *chess.Board, from, to chess.Square) bool {
	open := *b
	if ranks := to.Rank() - from.Rank(); ranks == 2 || ranks == -2 {
		open.Set(chess.NewSquare(from.File(), from.Rank()+ranks/2), nil)
	}
	return p.Piece.IsValid(&open, from, to)
}

// A rammingPawn takes what it runs into.
type rammingPawn struct{ chess.Piece }

// IsValid asks the real pawn on a board where no enemy stands straight ahead on
// the target.
func (p rammingPawn) IsValid(b *chess.Board, from, to chess.Square) bool {
	open := *b
	if target := b.At(to); target != nil && target.Color() != p.Color() && to.File() == from.File() {
		open.Set(to, nil)
	}
	return p.Piece.IsValid(&open, from, to)
}

// A strayingPawn leaves its file whenever it likes.
type strayingPawn struct{ chess.Piece }

// IsValid asks the real pawn on a board where an empty target on another file
// holds something to take.
func (p strayingPawn) IsValid(b *chess.Board, from, to chess.Square) bool {
	open := *b
	if b.At(to) == nil && to.File() != from.File() {
		open.Set(to, chess.NewPiece(chess.TypePawn, p.Color().Other()))
	}
	return p.Piece.IsValid(&open, from, to)
}
