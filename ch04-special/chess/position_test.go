// position_test.go tests what a position is: what it begins with, and that it is
// a value.

package chess

import "testing"

func TestTheStartingPosition(t *testing.T) {
	p := StartingPosition()
	sameBoard(t, p.Board, setUp(t, `
		8 r n b q k b n r
		7 p p p p p p p p
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 P P P P P P P P
		1 R N B Q K B N R
		  a b c d e f g h`))
	if p.SideToMove != White {
		t.Errorf("%v is to move, want white", p.SideToMove)
	}
	if p.Castling != WhiteKingSide|WhiteQueenSide|BlackKingSide|BlackQueenSide {
		t.Errorf("the castling rights are %s, want all four", rightsOf(p.Castling))
	}
	if got := p.EnPassant(); got != NoSquare {
		t.Errorf("EnPassant() = %v, want none", got)
	}
	if p.HalfmoveClock != 0 || p.FullmoveNumber != 1 {
		t.Errorf("the counters are %d and %d, want 0 and 1", p.HalfmoveClock, p.FullmoveNumber)
	}
	samePosition(t, p, setUpFEN(t, startText))
}

func TestTheZeroPositionIsEmpty(t *testing.T) {
	var p Position
	sameBoard(t, p.Board, Board{})
	if p.SideToMove != White || p.Castling != NoCastling || p.EnPassant() != NoSquare {
		t.Errorf("%v is to move, the rights are %s, the en passant square is %v; want white, none and none",
			p.SideToMove, rightsOf(p.Castling), p.EnPassant())
	}
	if moves := p.LegalMoves(); len(moves) != 0 {
		t.Errorf("there are legal moves: %s", movesOf(moves))
	}
}

// Whatever may make a difference for the moves to come makes two positions
// different.
func TestPositionsDifferIfAnythingDiffers(t *testing.T) {
	tests := []struct {
		name   string
		change func(p *Position)
	}{
		{"a piece", func(p *Position) { p.Set(E4, NewPiece(TypeQueen, White)) }},
		{"the en passant square", func(p *Position) { p.SetEnPassant(E3) }},
		{"the side to move", func(p *Position) { p.SideToMove = Black }},
		{"a right to castle", func(p *Position) { p.Castling = WhiteKingSide }},
		{"the halfmove clock", func(p *Position) { p.HalfmoveClock++ }},
		{"the number of the move", func(p *Position) { p.FullmoveNumber++ }},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := setUpFEN(t, startText)
			before := p
			tt.change(&p)
			if p == before {
				t.Error("two positions are equal that should differ")
			}
			samePosition(t, before, setUpFEN(t, startText))
		})
	}
}

func TestAPositionIsAValue(t *testing.T) {
	p := setUpFEN(t, kiwipeteText)
	other := p
	other.Make(moveOf("e1g1"))
	samePosition(t, p, setUpFEN(t, kiwipeteText))
	if other == p {
		t.Error("a move on the copy was not made")
	}
	if counts := map[Position]int{p: 1, other: 2}; counts[setUpFEN(t, kiwipeteText)] != 1 {
		t.Error("an equal position is not found in a map")
	}
}
