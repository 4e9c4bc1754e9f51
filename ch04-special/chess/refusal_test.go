// refusal_test.go tests why a move may not be played, word for word.

package chess

import (
	"errors"
	"fmt"
	"testing"
)

func TestRefusal(t *testing.T) {
	const lesson = `
		8 r . . . k . . r
		7 . . p . . . p .
		6 . . . p . . . .
		5 . b . . P . . .
		4 . . . . . n . .
		3 . . N . p . B .
		2 P . P Q . P P .
		1 R . B . K . . R
		  a b c d e f g h`
	tests := []struct {
		name string
		turn Color
		move Move
		want error
		text string
	}{
		{
			"from no square of the board", White, Move{NoSquare, E4, 0}, ErrSquare,
			"no such square: a move needs two squares of the board",
		},
		{
			"to no square of the board", White, Move{E5, H8 + 1, 0}, ErrSquare,
			"no such square: a move needs two squares of the board",
		},
		{
			"from an empty square", White, Move{E4, E5, 0}, ErrNoPiece,
			"e4: nothing stands there",
		},
		{
			"White touches a black piece", White, Move{F4, G2, 0}, ErrNotYourTurn,
			"not your turn: the knight on f4 is black, and white is to move",
		},
		{
			"Black touches a white piece", Black, Move{C1, B2, 0}, ErrNotYourTurn,
			"not your turn: the bishop on c1 is white, and black is to move",
		},
		{
			"a move to the square where it stands", White, Move{D2, D2, 0}, ErrSameSquare,
			"a move must go to another square: the queen on d2 is there already",
		},
		{
			"a king goes too far", White, Move{E1, E3, 0}, ErrPieceRule,
			"the king on e1 does not move like that: a king goes one square in any direction, or castles: O-O or O-O-O",
		},
		{
			"a queen goes like a knight", White, Move{D2, B3, 0}, ErrPieceRule,
			"the queen on d2 does not move like that: a queen goes along a rank, a file or a diagonal",
		},
		{
			"a rook goes diagonally", White, Move{H1, E4, 0}, ErrPieceRule,
			"the rook on h1 does not move like that: a rook goes along its rank or its file",
		},
		{
			"a bishop goes straight", Black, Move{B5, B8, 0}, ErrPieceRule,
			"the bishop on b5 does not move like that: a bishop goes along a diagonal",
		},
		{
			"a knight goes two steps sideways", Black, Move{F4, H4, 0}, ErrPieceRule,
			"the knight on f4 does not move like that: a knight goes two squares along a line and one to the side",
		},
		{
			"a pawn goes backwards", White, Move{E5, E4, 0}, ErrPieceRule,
			"the pawn on e5 does not move like that: a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead",
		},
		{
			"a pawn goes two steps a second time", White, Move{E5, E7, 0}, ErrPieceRule,
			"the pawn on e5 does not move like that: a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead",
		},
		{
			"a wrong step onto an own piece is a wrong step", White, Move{A1, C2, 0}, ErrPieceRule,
			"the rook on a1 does not move like that: a rook goes along its rank or its file",
		},
		{
			"onto an own piece", White, Move{E1, D2, 0}, ErrOwnPiece,
			"the king on e1 cannot go to d2: a piece of its own side stands there: the queen on d2",
		},
		{
			"onto an own piece that stands behind another piece", White, Move{A1, E1, 0}, ErrOwnPiece,
			"the rook on a1 cannot go to e1: a piece of its own side stands there: the king on e1",
		},
		{
			"a pawn captures an own piece", White, Move{F2, G3, 0}, ErrOwnPiece,
			"the pawn on f2 cannot go to g3: a piece of its own side stands there: the bishop on g3",
		},
		{
			"a pawn runs into an own piece", White, Move{C2, C3, 0}, ErrOwnPiece,
			"the pawn on c2 cannot go to c3: a piece of its own side stands there: the knight on c3",
		},
		{
			"through an own piece", White, Move{D2, B2, 0}, ErrBlocked,
			"the queen on d2 cannot reach b2: the way is blocked by the pawn on c2",
		},
		{
			"through an enemy", White, Move{D2, D7, 0}, ErrBlocked,
			"the queen on d2 cannot reach d7: the way is blocked by the pawn on d6",
		},
		{
			"of two pieces in the way, the nearer is named", Black, Move{A8, G8, 0}, ErrBlocked,
			"the rook on a8 cannot reach g8: the way is blocked by the king on e8",
		},
		{
			"a capture behind a piece", White, Move{C1, F4, 0}, ErrBlocked,
			"the bishop on c1 cannot reach f4: the way is blocked by the queen on d2",
		},
		{
			"a pawn hops over a piece", White, Move{C2, C4, 0}, ErrBlocked,
			"the pawn on c2 cannot reach c4: the way is blocked by the knight on c3",
		},
		{
			"a pawn captures straight ahead", White, Move{F2, F4, 0}, ErrPawnStraight,
			"a pawn cannot capture straight ahead: the knight on f4 is in the way of the pawn on f2",
		},
		{
			"a white pawn goes diagonally to an empty square", White, Move{C2, B3, 0}, ErrPawnDiagonal,
			"a pawn goes diagonally only to capture: b3 is empty",
		},
		{
			"a black pawn goes diagonally to an empty square", Black, Move{C7, B6, 0}, ErrPawnDiagonal,
			"a pawn goes diagonally only to capture: b6 is empty",
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(at(setUp(t, lesson), tt.turn))
			sameError(t, g.Refusal(tt.move), tt.want, tt.text)
			sameError(t, g.Play(tt.move), tt.want, tt.text)
		})
	}
}

// A pawn that could have captured en passant a move ago hears that it is too
// late. It may be that there never was a double step: a board does not know.
func TestEnPassantComesTooLate(t *testing.T) {
	const tooLate = "a pawn goes diagonally only to capture: %s is empty, and the pawn on %s is captured en passant only right after a double step"
	const empty = "a pawn goes diagonally only to capture: %s is empty"
	tests := []struct {
		name   string
		pieces string
		turn   Color
		move   Move
		text   string
	}{
		{"White's pawn beside a black one", "Pe5 pd5", White, Move{E5, D6, 0}, fmt.Sprintf(tooLate, "d6", "d5")},
		{"on the other side", "Pe5 pf5", White, Move{E5, F6, 0}, fmt.Sprintf(tooLate, "f6", "f5")},
		{"Black's pawn beside a white one", "pd4 Pe4", Black, Move{D4, E3, 0}, fmt.Sprintf(tooLate, "e3", "e4")},
		{"another pawn has just made its double step", "Pe5 pd5 pf5 ep=f6", White, Move{E5, D6, 0}, fmt.Sprintf(tooLate, "d6", "d5")},
		{"a pawn on the other side is another matter", "Pe5 pf5", White, Move{E5, D6, 0}, fmt.Sprintf(empty, "d6")},
		{"no double step leads to this rank, White", "Pe4 pd4", White, Move{E4, D5, 0}, fmt.Sprintf(empty, "d5")},
		{"no double step leads to this rank, Black", "pd5 Pe5", Black, Move{D5, E4, 0}, fmt.Sprintf(empty, "e4")},
		{"a pawn of its own side", "Pe5 Pd5", White, Move{E5, D6, 0}, fmt.Sprintf(empty, "d6")},
		{"nor where its own double step led", "Pe4 Pd4", White, Move{E4, D5, 0}, fmt.Sprintf(empty, "d5")},
		{"nor for Black", "pe5 pd5", Black, Move{E5, D4, 0}, fmt.Sprintf(empty, "d4")},
		{"a knight makes no double step", "Pe5 nd5", White, Move{E5, D6, 0}, fmt.Sprintf(empty, "d6")},
		{"nobody beside it", "Pe5", White, Move{E5, D6, 0}, fmt.Sprintf(empty, "d6")},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(at(place(t, tt.pieces), tt.turn))
			sameError(t, g.Refusal(tt.move), ErrPawnDiagonal, tt.text)
		})
	}
}

func TestAKingIsNeverCaptured(t *testing.T) {
	b := setUp(t, `
		8 . . . . k . . .
		7 . . . P . . . .
		6 . . . . . N . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 . . . . R . . .
		1 . . . . K . . .
		  a b c d e f g h`)
	tests := []struct {
		name string
		from Square
		text string
	}{
		{"by a rook", E2, "a king is never captured: the rook on e2 attacks the king on e8, and that is as far as it goes"},
		{"by a knight", F6, "a king is never captured: the knight on f6 attacks the king on e8, and that is as far as it goes"},
		{"by a pawn", D7, "a king is never captured: the pawn on d7 attacks the king on e8, and that is as far as it goes"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if !b.At(tt.from).IsValid(&b, tt.from, E8) {
				t.Fatal("IsValid says no: only the game knows that kings are not captured")
			}
			g := NewGameFrom(at(b, White))
			sameError(t, g.Play(Move{tt.from, E8, 0}), ErrKingCapture, tt.text)
			sameBoard(t, g.Board(), b)
			if g.Turn() != White {
				t.Error("the turn has changed")
			}
		})
	}
}

// A move may be wrong in several ways. The player hears the first of them, in
// the order that the comment of Refusal promises.
func TestTheFirstReasonIsGiven(t *testing.T) {
	b := setUp(t, `
		8 . . . . k . . .
		7 . . . . . . . .
		6 . . . . p . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . r . . .
		2 . . . . P . . P
		1 . . B . K . . R
		  a b c d e f g h`)
	tests := []struct {
		name string
		move Move
		want error
	}{
		{"two squares off the board", Move{NoSquare, NoSquare, 0}, ErrSquare},
		{"an empty square, to off the board", Move{E4, NoSquare, 0}, ErrSquare},
		{"the other side's piece, to off the board", Move{E3, NoSquare, 0}, ErrSquare},
		{"an empty square to itself", Move{E4, E4, 0}, ErrNoPiece},
		{"an empty square to a king", Move{E7, E8, 0}, ErrNoPiece},
		{"the other side's piece to its own square", Move{E3, E3, 0}, ErrNotYourTurn},
		{"the other side's piece against its rule", Move{E3, F4, 0}, ErrNotYourTurn},
		{"the other side's piece onto its own", Move{E3, E6, 0}, ErrNotYourTurn},
		{"the other side's piece takes a king behind a pawn", Move{E3, E1, 0}, ErrNotYourTurn},
		{"to its own square, where of course an own piece stands", Move{E1, E1, 0}, ErrSameSquare},
		{"against its rule, onto an own piece", Move{H1, E2, 0}, ErrPieceRule},
		{"against its rule, onto a king", Move{E2, E8, 0}, ErrPieceRule},
		{"onto an own piece behind another", Move{H1, C1, 0}, ErrOwnPiece},
		{"a blocked double step", Move{E2, E4, 0}, ErrBlocked},
		{"a pawn straight into an enemy", Move{E2, E3, 0}, ErrPawnStraight},
		{"a pawn diagonally into nothing", Move{E2, D3, 0}, ErrPawnDiagonal},
	}
	sentinels := []error{
		ErrSquare, ErrNoPiece, ErrNotYourTurn, ErrSameSquare, ErrPieceRule,
		ErrOwnPiece, ErrBlocked, ErrPawnStraight, ErrPawnDiagonal, ErrKingCapture,
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			err := NewGameFrom(at(b, White)).Refusal(tt.move)
			for _, sentinel := range sentinels {
				if errors.Is(err, sentinel) != (sentinel == tt.want) {
					t.Fatalf("Refusal(%v) = %q, want %q and nothing else", tt.move, err, tt.want)
				}
			}
		})
	}
}

func TestTheZeroMoveIsNeverLegal(t *testing.T) {
	loneKing := setUp(t, `
		8 . . . . . . . .
		7 . . . . . . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 . . . . . . . .
		1 . . . . K . . .
		  a b c d e f g h`)
	tests := []struct {
		name  string
		board Board
		turn  Color
		want  error
	}{
		{"a white rook stands on a1, and would stay there", setUp(t, startDiagram), White, ErrSameSquare},
		{"a white rook stands on a1, and Black is to move", setUp(t, startDiagram), Black, ErrNotYourTurn},
		{"nothing stands on a1", loneKing, White, ErrNoPiece},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			isSentence(t, NewGameFrom(at(tt.board, tt.turn)).Refusal(Move{}), tt.want)
		})
	}
}

func TestABlockedWayToAKingIsBlocked(t *testing.T) {
	b := setUp(t, `
		8 . . . . k . . .
		7 . . . . p . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 . . . . R . . .
		1 . . . . K . . .
		  a b c d e f g h`)
	err := NewGameFrom(at(b, White)).Refusal(Move{E2, E8, 0})
	sameError(t, err, ErrBlocked, "the rook on e2 cannot reach e8: the way is blocked by the pawn on e7")
}

func TestMover(t *testing.T) {
	g := NewGame()
	tests := []struct {
		name string
		from Square
		want Piece
		err  error
	}{
		{"a piece of the side to move", G1, NewPiece(TypeKnight, White), nil},
		{"a piece that cannot move now may be touched", A1, NewPiece(TypeRook, White), nil},
		{"a piece of the other side", G8, nil, ErrNotYourTurn},
		{"an empty square", E4, nil, ErrNoPiece},
		{"no square", NoSquare, nil, ErrSquare},
		{"past the last square", H8 + 1, nil, ErrSquare},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p, err := g.Mover(tt.from)
			if p != tt.want || !errors.Is(err, tt.err) {
				t.Errorf("Mover(%v) = %v, %v, want %v, %v", tt.from, p, err, tt.want, tt.err)
			}
		})
	}
}

// A picky piece moves like a king, but takes nothing but pawns. A lazy one
// moves only to take.
type picky struct {
	King
	lazy bool
}

func (picky) Type() PieceType { return 'X' }

func (p picky) IsValid(b *Board, from, to Square) bool {
	willing := !p.lazy
	if target := b.At(to); target != nil {
		willing = target.Type() == TypePawn
	}
	return willing && p.King.IsValid(b, from, to)
}

// A piece may have reasons of its own that the game has no words for.
func TestAPieceWithARuleOfItsOwnIsRefusedToo(t *testing.T) {
	b := setUp(t, `
		8 . . . . . . . .
		7 . . . . . . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . n . . . n . .
		2 . . . . . . . .
		1 . . . . . . . .
		  a b c d e f g h`)
	b.Set(E4, picky{})
	b.Set(A4, picky{lazy: true})
	tests := []struct {
		name string
		move Move
		text string
	}{
		{"it never goes so far", Move{E4, E6, 0}, "the piece 'X' on e4 does not move like that: its IsValid says no"},
		{"it takes no knight", Move{E4, F3, 0}, "the piece 'X' on e4 does not move like that: its IsValid says no"},
		{"the lazy one takes no knight either", Move{A4, B3, 0}, "the piece 'X' on a4 does not move like that: its IsValid says no"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			sameError(t, NewGameFrom(at(b, White)).Refusal(tt.move), ErrPieceRule, tt.text)
		})
	}
	play(t, NewGameFrom(at(b, White)), "e4e5")
}

func TestAKingIsNeverLeftToTheEnemy(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		turn   Color
		move   Move
		text   string
	}{
		{"a pinned piece leaves its line", "Ke1 kh8 Re4 re8", White, Move{E4, A4, 0}, "that leaves your king on e1 to the rook on e8"},
		{"a piece looks away while the king is in check", "Ke1 kh8 Pa2 nf3", White, Move{A2, A3, 0}, "that leaves your king on e1 to the knight on f3"},
		{"a king steps onto an attacked square", "Ke1 kh8 rd8", White, Move{E1, D1, 0}, "that leaves your king on d1 to the rook on d8"},
		{"a black king captures what is protected", "Kg1 ke8 Re7 Re1", Black, Move{E8, E7, 0}, "that leaves your king on e7 to the rook on e1"},
		{"two attackers are both named", "Ke1 ke8 Re2 Nf6 qh5", Black, Move{H5, H8, 0}, "that leaves your king on e8 to the rook on e2 and the knight on f6"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			g := NewGameFrom(at(b, tt.turn))
			sameError(t, g.Refusal(tt.move), ErrLeavesKing, tt.text)
			sameError(t, g.Play(tt.move), ErrLeavesKing, tt.text)
			sameBoard(t, g.Board(), b)
			if g.Turn() != tt.turn || len(g.Record()) != 0 {
				t.Error("a refused move changed the game")
			}
		})
	}
}

func TestAGameThatIsOverGoesOnNoMore(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		turn   Color
		move   Move
		text   string
	}{
		{"Black has mated", "Ka1 kb3 re1 Ph2", White, Move{A1, B1, 0}, "the game is over: checkmate, black has won"},
		{"White has mated", "Kg1 kg8 Ra8 pf7 pg7 ph7", Black, Move{H7, H6, 0}, "the game is over: checkmate, white has won"},
		{"the winner may not go on either", "Kg1 kg8 Ra8 pf7 pg7 ph7", Black, Move{A8, G8, 0}, "the game is over: checkmate, white has won"},
		{"White is stalemated", "Ka1 kh8 qc2", White, Move{A1, B1, 0}, "the game is over: stalemate, white cannot move and is not in check: a draw"},
		{"Black is stalemated", "Kg6 kh8 Qf7", Black, Move{H8, G8, 0}, "the game is over: stalemate, black cannot move and is not in check: a draw"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			g := NewGameFrom(at(b, tt.turn))
			sameError(t, g.Refusal(tt.move), ErrGameOver, tt.text)
			sameError(t, g.Play(tt.move), ErrGameOver, tt.text)
			sameBoard(t, g.Board(), b)
			if g.Turn() != tt.turn || len(g.Record()) != 0 {
				t.Error("a refused move changed the game")
			}
		})
	}
}

// Where a game is over, that is the reason, whatever else is wrong. And what a
// king has against a move is said last.
func TestTheEndComesFirstAndTheKingLast(t *testing.T) {
	const mate = "Ka1 kb3 re1 Ph2"
	const pin = "Ke1 ke8 Re2 re7 Pa2 Ba3 ng6 qd8 ra8 pb7 pd7"
	tests := []struct {
		name   string
		pieces string
		move   Move // by White
		want   error
	}{
		{"over: two squares off the board", mate, Move{NoSquare, NoSquare, 0}, ErrGameOver},
		{"over: an empty square", mate, Move{E4, E5, 0}, ErrGameOver},
		{"over: the other side's piece", mate, Move{E1, E2, 0}, ErrGameOver},
		{"over: a piece to its own square", mate, Move{H2, H2, 0}, ErrGameOver},
		{"over: a move against the piece's rule", mate, Move{H2, H5, 0}, ErrGameOver},
		{"over: a move that would be fine", mate, Move{H2, H3, 0}, ErrGameOver},

		{"pinned, to off the board", pin, Move{E2, NoSquare, 0}, ErrSquare},
		{"pinned, to its own square", pin, Move{E2, E2, 0}, ErrSameSquare},
		{"pinned, and against its rule", pin, Move{E2, F3, 0}, ErrPieceRule},
		{"pinned, onto an own piece", pin, Move{E2, A2, 0}, ErrOwnPiece},
		{"pinned, and blocked", pin, Move{E2, E8, 0}, ErrBlocked},
		{"pinned, and nothing else", pin, Move{E2, D2, 0}, ErrLeavesKing},
		{"the other side's pinned piece", pin, Move{E7, D7, 0}, ErrNotYourTurn},
		{"a pinned piece that could take the king", "Ke1 kb3 Re3 re7", Move{E3, B3, 0}, ErrKingCapture},
		{"a pinned pawn straight into an enemy", "Ka4 kh8 Pc4 rf4 nc5", Move{C4, C5, 0}, ErrPawnStraight},
		{"a pinned pawn diagonally into nothing", "Ka4 kh8 Pc4 rf4", Move{C4, B5, 0}, ErrPawnDiagonal},

		{"over: castling", mate, Move{E1, G1, 0}, ErrGameOver},
		{"castling of the other side", "Ke1 ke8 rh8", Move{E8, G8, 0}, ErrNotYourTurn},
		{"castling that the king does not survive", "Ke1 kh8 Rh1 rg8", Move{E1, G1, 0}, ErrCastlingRight},
		{"castling onto an own piece", "Ke1 kh8 Rh1 Ng1", Move{E1, G1, 0}, ErrCastlingRight},
		{"castling onto a king", "Ke1 kg1 Rh1", Move{E1, G1, 0}, ErrCastlingRight},
		{"castling and becoming a queen", "Ke1 kh8 Rh1", Move{E1, G1, TypeQueen}, ErrCastlingRight},

		{"no promotion, and nothing else", "Ke1 kh8 Pa7", Move{A7, A8, 0}, ErrPromotion},
		{"a promotion on the way", "Ke1 kh8 Pa6", Move{A6, A7, TypeQueen}, ErrPromotion},
		{"no promotion, and pinned", "Ka7 kh8 Pb7 rh7", Move{B7, B8, 0}, ErrLeavesKing},
		{"no promotion, onto a king", "Ke1 kb8 Pa7", Move{A7, B8, 0}, ErrKingCapture},
		{"no promotion, straight into an enemy", "Ke1 kh8 Pa7 ra8", Move{A7, A8, 0}, ErrPawnStraight},
		{"no promotion, diagonally into nothing", "Ke1 kh8 Pa7", Move{A7, B8, 0}, ErrPawnDiagonal},
		{"no promotion, onto an own piece", "Ke1 kh8 Pa7 Ra8", Move{A7, A8, 0}, ErrOwnPiece},
		{"a rook that wants to be a queen, and is blocked", "Ke1 kh8 Ra1 Pa2", Move{A1, A8, TypeQueen}, ErrBlocked},
	}
	sentinels := []error{
		ErrGameOver, ErrSquare, ErrNoPiece, ErrNotYourTurn, ErrSameSquare, ErrPieceRule,
		ErrOwnPiece, ErrBlocked, ErrPawnStraight, ErrPawnDiagonal, ErrKingCapture, ErrLeavesKing,
		ErrCastlingRight, ErrCastlingRook, ErrCastlingBlocked, ErrCastlingAttacked, ErrPromotion,
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			err := NewGameFrom(at(place(t, tt.pieces), White)).Refusal(tt.move)
			for _, sentinel := range sentinels {
				if errors.Is(err, sentinel) != (sentinel == tt.want) {
					t.Errorf("Refusal(%v) = %q, want %q and nothing else", tt.move, err, tt.want)
				}
			}
		})
	}
}

// Lessons are often given without kings. Nothing is forbidden then that the
// pieces allow, and nothing crashes.
func TestWithoutKingsEverybodyMoves(t *testing.T) {
	b := place(t, "Re4 re8 Pa2 pa7")
	g := NewGameFrom(at(b, White))
	play(t, g, "e4a4 e8e1 a4a7 e1a1")
	if got, want := recordOf(g), "Re4-a4 Re8-e1 Ra4xa7 Re1-a1"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
	if got, want := g.Explain(Move{A7, A8, 0}), "a7a8 is legal"; got != want {
		t.Errorf("Explain(a7a8) = %q, want %q", got, want)
	}
	if got := g.Status(); got != Normal {
		t.Errorf("Status() = %v, want %v", got, Normal)
	}
}

func TestVerdict(t *testing.T) {
	kings := Board{}
	kings.Set(E1, NewPiece(TypeKing, White))
	kings.Set(E8, NewPiece(TypeKing, Black))
	tests := []struct {
		name   string
		board  Board
		turn   Color
		status Status
		want   string
	}{
		{"White is mated", kings, White, Checkmate, "checkmate, black has won"},
		{"Black is mated", kings, Black, Checkmate, "checkmate, white has won"},
		{"White is stalemated", kings, White, Stalemate, "stalemate, white cannot move and is not in check: a draw"},
		{"Black is stalemated", kings, Black, Stalemate, "stalemate, black cannot move and is not in check: a draw"},
		{"a lesson without a black king", Board{}, Black, Stalemate, "black has no king and no move"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := NewGameFrom(at(tt.board, tt.turn)).verdict(tt.status); got != tt.want {
				t.Errorf("verdict(%v) = %q, want %q", tt.status, got, tt.want)
			}
		})
	}
}

func TestNames(t *testing.T) {
	b := StartingBoard()
	tests := []struct {
		name    string
		squares []Square
		want    string
	}{
		{"one piece", []Square{E1}, "the king on e1"},
		{"two pieces", []Square{G8, A7}, "the knight on g8 and the pawn on a7"},
		{"three pieces", []Square{A1, B1, C1}, "the rook on a1 and the knight on b1 and the bishop on c1"},
		{"no piece", nil, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := b.names(tt.squares); got != tt.want {
				t.Errorf("names(%v) = %q, want %q", tt.squares, got, tt.want)
			}
		})
	}
}
