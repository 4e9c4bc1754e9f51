// game_test.go tests a game in progress: turns, captures and the record.

package chess

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

// play makes moves written one after the other, such as "e2e4 e7e5".
func play(t *testing.T, g *Game, moves string) {
	t.Helper()
	for i, text := range strings.Fields(moves) {
		m, _, err := ParseMove(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Play(m); err != nil {
			t.Fatalf("move %d, %v: %v", i+1, m, err)
		}
	}
}

// recordOf writes the record of a game in one line.
func recordOf(g *Game) string {
	var words []string
	for _, ply := range g.Record() {
		words = append(words, ply.String())
	}
	return strings.Join(words, " ")
}

// capturedIn writes the letters of the captured pieces in one word.
func capturedIn(g *Game) string {
	var letters []byte
	for _, p := range g.Captured() {
		letters = append(letters, Letter(p))
	}
	return string(letters)
}

func TestAGameBegins(t *testing.T) {
	g := NewGame()
	sameBoard(t, g.Board(), setUp(t, startDiagram))
	if g.Turn() != White {
		t.Errorf("%v is to move, want white", g.Turn())
	}
	if got := recordOf(g); got != "" {
		t.Errorf("the record is %q, want nothing", got)
	}
	if got := capturedIn(g); got != "" {
		t.Errorf("captured are %q, want nothing", got)
	}
}

func TestPlay(t *testing.T) {
	tests := []struct {
		name     string
		moves    string
		diagram  string
		turn     Color
		record   string
		captured string
	}{
		{
			"after White's move it is Black's turn", "e2e4",
			`
			8 r n b q k b n r
			7 p p p p p p p p
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 P P P P . P P P
			1 R N B Q K B N R
			  a b c d e f g h
			en passant e3`,
			Black, "e2-e4", "",
		},
		{
			"after Black's move it is White's turn", "e2e4 g8f6",
			`
			8 r n b q k b . r
			7 p p p p p p p p
			6 . . . . . n . .
			5 . . . . . . . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 P P P P . P P P
			1 R N B Q K B N R
			  a b c d e f g h`,
			White, "e2-e4 Ng8-f6", "",
		},
		{
			"captured pieces leave the board, in the order of their capture", "e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2",
			`
			8 r n b . k b n r
			7 p p p . p p p p
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . N . . . . .
			2 P P P P . P B P
			1 R . B Q K . N R
			  a b c d e f g h`,
			Black, "e2-e4 d7-d5 e4xd5 Qd8xd5 Nb1-c3 Qd5xg2 Bf1xg2", "pPPq",
		},
		{
			"check stands in the record, and the king is saved at once", "e2e4 f7f6 d1h5 g7g6 h5g6 h7g6",
			`
			8 r n b q k b n r
			7 p p p p p . . .
			6 . . . . . p p .
			5 . . . . . . . .
			4 . . . . P . . .
			3 . . . . . . . .
			2 P P P P . P P P
			1 R N B . K B N R
			  a b c d e f g h`,
			White, "e2-e4 f7-f6 Qd1-h5+ g7-g6 Qh5xg6+ h7xg6", "pQ",
		},
		{
			"both sides castle on the king's side", "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1g1 e8g8",
			`
			8 r n b q . r k .
			7 p p p p . p p p
			6 . . . . . n . .
			5 . . b . p . . .
			4 . . B . P . . .
			3 . . . . . N . .
			2 P P P P . P P P
			1 R N B Q . R K .
			  a b c d e f g h`,
			White, "e2-e4 e7-e5 Ng1-f3 Ng8-f6 Bf1-c4 Bf8-c5 O-O O-O", "",
		},
		{
			"both sides castle on the queen's side", "d2d4 d7d5 d1d3 d8d6 c1d2 c8d7 b1c3 b8c6 e1c1 e8c8",
			`
			8 . . k r . b n r
			7 p p p b p p p p
			6 . . n q . . . .
			5 . . . p . . . .
			4 . . . P . . . .
			3 . . N Q . . . .
			2 P P P B P P P P
			1 . . K R . B N R
			  a b c d e f g h`,
			White, "d2-d4 d7-d5 Qd1-d3 Qd8-d6 Bc1-d2 Bc8-d7 Nb1-c3 Nb8-c6 O-O-O O-O-O", "",
		},
		{
			"a pawn is captured en passant, and is among the captured", "e2e4 g8f6 e4e5 d7d5 e5d6",
			`
			8 r n b q k b . r
			7 p p p . p p p p
			6 . . . P . n . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 P P P P . P P P
			1 R N B Q K B N R
			  a b c d e f g h`,
			Black, "e2-e4 Ng8-f6 e4-e5 d7-d5 e5xd6", "p",
		},
		{
			"a pawn becomes a queen, and what is captured later is the queen", "h2h4 g7g5 h4g5 h7h6 g5h6 f8g7 h6g7 g8f6 g7h8q f6g8 h8g8",
			`
			8 r n b q k . Q .
			7 p p p p p p . .
			6 . . . . . . . .
			5 . . . . . . . .
			4 . . . . . . . .
			3 . . . . . . . .
			2 P P P P P P P .
			1 R N B Q K B N R
			  a b c d e f g h`,
			Black, "h2-h4 g7-g5 h4xg5 h7-h6 g5xh6 Bf8-g7 h6xg7 Ng8-f6 g7xh8=Q+ Nf6-g8 Qh8xg8#", "ppbrn",
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.moves)
			sameBoard(t, g.Board(), setUp(t, tt.diagram))
			if g.Turn() != tt.turn {
				t.Errorf("%v is to move, want %v", g.Turn(), tt.turn)
			}
			if got := recordOf(g); got != tt.record {
				t.Errorf("the record is %q, want %q", got, tt.record)
			}
			if got := capturedIn(g); got != tt.captured {
				t.Errorf("captured are %q, want %q", got, tt.captured)
			}
		})
	}
}

func TestBlackMayBegin(t *testing.T) {
	b := setUp(t, `
		8 . . . . k . . .
		7 . . . . . . . .
		6 . . . . . . . .
		5 . . . . . . . .
		4 . . . . . . . .
		3 . . . . . . . .
		2 . . . . . . . .
		1 . . . . K . . .
		  a b c d e f g h`)
	g := NewGameFrom(at(b, Black))
	if err := g.Play(Move{E1, E2, 0}); !errors.Is(err, ErrNotYourTurn) {
		t.Errorf("White moves first: %v, want %v", err, ErrNotYourTurn)
	}
	play(t, g, "e8e7 e1e2")
	if got, want := recordOf(g), "Ke8-e7 Ke1-e2"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
}

func TestRecordKeepsWhoMovedAndWhatWasCaptured(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 d7d5 e4d5")
	white, black := NewPiece(TypePawn, White), NewPiece(TypePawn, Black)
	want := []Ply{
		{Move: Move{E2, E4, 0}, Piece: white},
		{Move: Move{D7, D5, 0}, Piece: black},
		{Move: Move{E4, D5, 0}, Piece: white, Captured: black},
	}
	got := g.Record()
	for i := range got {
		got[i].undo = Undo{} // how it is taken back has tests of its own
	}
	if !slices.Equal(got, want) {
		t.Errorf("Record() = %v, want %v", got, want)
	}
}

// A pawn that becomes a queen has moved as a pawn, and one that is captured en
// passant is captured.
func TestRecordKeepsWhatIsSpecial(t *testing.T) {
	g := NewGameFrom(stand(t, "r3k3/7P/8/3pP3/8/8/8/1K6 w q d6"))
	play(t, g, "e5d6 e8c8 h7h8q")
	pawn := NewPiece(TypePawn, White)
	want := []Ply{
		{Move: Move{E5, D6, 0}, Piece: pawn, Captured: NewPiece(TypePawn, Black)},
		{Move: Move{E8, C8, 0}, Piece: NewPiece(TypeKing, Black), Castling: true},
		{Move: Move{H7, H8, TypeQueen}, Piece: pawn},
	}
	got := g.Record()
	for i := range got {
		got[i].undo = Undo{}
	}
	if !slices.Equal(got, want) {
		t.Errorf("Record() = %v, want %v", got, want)
	}
}

func TestWhatAGameHandsOutIsACopy(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 d7d5 e4d5")
	before := g.Board()

	b := g.Board()
	b.Set(E1, nil)
	sameBoard(t, g.Board(), before)

	p := g.Position()
	p.Set(E1, nil)
	p.Castling = NoCastling
	p.SideToMove = White
	sameBoard(t, g.Board(), before)
	if p := g.Position(); p.Castling != AllCastling || p.SideToMove != Black {
		t.Errorf("after a change to a copy of it, the position is %s", fenOf(p))
	}

	if len(g.Record()) == 0 || len(g.Captured()) == 0 {
		t.Fatalf("after e2e4 d7d5 e4d5 the record is %v and captured are %v, want three moves and one pawn", g.Record(), g.Captured())
	}
	g.Record()[0] = Ply{Move: Move{A1, A8, 0}, Piece: NewPiece(TypeKing, White)}
	if got, want := recordOf(g), "e2-e4 d7-d5 e4xd5"; got != want {
		t.Errorf("after a change to a copy the record is %q, want %q", got, want)
	}
	g.Captured()[0] = NewPiece(TypeKing, White)
	if got, want := capturedIn(g), "p"; got != want {
		t.Errorf("after a change to a copy, captured are %q, want %q", got, want)
	}
}

func TestAGameDoesNotTouchTheBoardItBeganOn(t *testing.T) {
	p := at(setUp(t, startDiagram), White)
	g := NewGameFrom(p)
	play(t, g, "e2e4")
	samePosition(t, p, at(setUp(t, startDiagram), White))
	p.Set(D2, nil)
	if g.position.At(D2) == nil {
		t.Error("a change to the position after the game began changed the game")
	}
}

func TestARefusedMoveChangesNothing(t *testing.T) {
	const moves = "e2e4 d7d5 e4d5" // Black is to move, a pawn is captured
	tests := []struct {
		name string
		move Move
		want error
	}{
		{"a move off the board", Move{E7, NoSquare, 0}, ErrSquare},
		{"a move from an empty square", Move{E4, E5, 0}, ErrNoPiece},
		{"a move of the other side", Move{G1, F3, 0}, ErrNotYourTurn},
		{"a move to its own square", Move{D8, D8, 0}, ErrSameSquare},
		{"a move against the piece's rule", Move{G8, G6, 0}, ErrPieceRule},
		{"a move onto its own piece", Move{A8, A7, 0}, ErrOwnPiece},
		{"a move through another piece", Move{C8, A6, 0}, ErrBlocked},
		{"castling through other pieces", Move{E8, G8, 0}, ErrCastlingBlocked},
		{"a pawn that wants to be a queen too early", Move{A7, A6, TypeQueen}, ErrPromotion},
		{"the zero move", Move{}, ErrNotYourTurn},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, moves)
			before := g.Board()
			if err := g.Play(tt.move); !errors.Is(err, tt.want) {
				t.Errorf("Play(%v) = %v, want %v", tt.move, err, tt.want)
			}
			sameBoard(t, g.Board(), before)
			if g.Turn() != Black {
				t.Error("the turn has changed")
			}
			if got, want := recordOf(g), "e2-e4 d7-d5 e4xd5"; got != want {
				t.Errorf("the record is %q, want %q", got, want)
			}
			if got := capturedIn(g); got != "p" {
				t.Errorf("captured are %q, want p", got)
			}
		})
	}
}

func TestPlyString(t *testing.T) {
	tests := []struct {
		name string
		ply  Ply
		want string
	}{
		{"a pawn has no letter", Ply{Move: Move{E2, E4, 0}, Piece: Pawn{colored{White}}}, "e2-e4"},
		{"a capture has an x", Ply{Move: Move{E4, D5, 0}, Piece: Pawn{colored{White}}, Captured: Pawn{colored{Black}}}, "e4xd5"},
		{"a knight is an N", Ply{Move: Move{G1, F3, 0}, Piece: Knight{colored{White}}}, "Ng1-f3"},
		{"a capture en passant is a capture", Ply{Move: Move{E5, D6, 0}, Piece: Pawn{colored{White}}, Captured: Pawn{colored{Black}}}, "e5xd6"},
		{"a pawn becomes a queen", Ply{Move: Move{E7, E8, TypeQueen}, Piece: Pawn{colored{White}}}, "e7-e8=Q"},
		{"a pawn captures and becomes a knight", Ply{Move: Move{B2, A1, TypeKnight}, Piece: Pawn{colored{Black}}, Captured: Rook{colored{White}}}, "b2xa1=N"},
		{"castling on the king's side", Ply{Move: Move{E1, G1, 0}, Piece: King{colored{White}}, Castling: true}, "O-O"},
		{"castling on the queen's side", Ply{Move: Move{E1, C1, 0}, Piece: King{colored{White}}, Castling: true}, "O-O-O"},
		{"Black castles on the king's side", Ply{Move: Move{E8, G8, 0}, Piece: King{colored{Black}}, Castling: true}, "O-O"},
		{"Black castles on the queen's side", Ply{Move: Move{E8, C8, 0}, Piece: King{colored{Black}}, Castling: true}, "O-O-O"},
		{"a king that just goes to g1", Ply{Move: Move{F1, G1, 0}, Piece: King{colored{White}}}, "Kf1-g1"},
		{"Black's letters are upper case too", Ply{Move: Move{D8, D2, 0}, Piece: Queen{colored{Black}}, Captured: Queen{colored{White}}}, "Qd8xd2"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.ply.String(); got != tt.want {
				t.Errorf("String() = %q, want %q", got, tt.want)
			}
		})
	}
}

func TestPlyStringEndsWithCheckAndMate(t *testing.T) {
	queen, pawn := NewPiece(TypeQueen, White), NewPiece(TypePawn, Black)
	tests := []struct {
		name string
		ply  Ply
		want string
	}{
		{"a check has a +", Ply{Move: Move{D1, H5, 0}, Piece: queen, Status: Check}, "Qd1-h5+"},
		{"a mate has a #", Ply{Move: Move{D1, H5, 0}, Piece: queen, Status: Checkmate}, "Qd1-h5#"},
		{"a mate by a capture", Ply{Move: Move{H5, F7, 0}, Piece: queen, Captured: pawn, Status: Checkmate}, "Qh5xf7#"},
		{"a stalemate has no sign", Ply{Move: Move{D1, H5, 0}, Piece: queen, Status: Stalemate}, "Qd1-h5"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.ply.String(); got != tt.want {
				t.Errorf("String() = %q, want %q", got, tt.want)
			}
			if m, named, err := ParseMove(tt.want); m != tt.ply.Move || named != TypeQueen || err != nil {
				t.Errorf("ParseMove(%q) = %v, %q, %v, want the same move back", tt.want, m, rune(named), err)
			}
		})
	}
}

// Castling and promotion give check too.
func TestPlyStringOfSpecialMovesEndsWithCheckAndMate(t *testing.T) {
	king, pawn, rook := NewPiece(TypeKing, White), NewPiece(TypePawn, White), NewPiece(TypeRook, Black)
	tests := []struct {
		name string
		ply  Ply
		want string
	}{
		{"castling with check", Ply{Move: Move{E1, G1, 0}, Piece: king, Castling: true, Status: Check}, "O-O+"},
		{"castling with mate", Ply{Move: Move{E1, G1, 0}, Piece: king, Castling: true, Status: Checkmate}, "O-O#"},
		{"castling on the queen's side with check", Ply{Move: Move{E1, C1, 0}, Piece: king, Castling: true, Status: Check}, "O-O-O+"},
		{"castling on the queen's side with mate", Ply{Move: Move{E1, C1, 0}, Piece: king, Castling: true, Status: Checkmate}, "O-O-O#"},
		{"castling with stalemate", Ply{Move: Move{E1, C1, 0}, Piece: king, Castling: true, Status: Stalemate}, "O-O-O"},
		{"a promotion with check", Ply{Move: Move{B7, C8, TypeQueen}, Piece: pawn, Captured: rook, Status: Check}, "b7xc8=Q+"},
		{"a promotion with mate", Ply{Move: Move{F7, F8, TypeRook}, Piece: pawn, Status: Checkmate}, "f7-f8=R#"},
		{"en passant with mate", Ply{Move: Move{E5, D6, 0}, Piece: pawn, Captured: NewPiece(TypePawn, Black), Status: Checkmate}, "e5xd6#"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.ply.String(); got != tt.want {
				t.Errorf("String() = %q, want %q", got, tt.want)
			}
			m, castles := ParseCastling(tt.want, White)
			if !castles {
				var err error
				if m, _, err = ParseMove(tt.want); err != nil {
					t.Fatal(err)
				}
			}
			if m != tt.ply.Move || castles != tt.ply.Castling {
				t.Errorf("%q is read as %v, castling: %t, want the same move back", tt.want, m, castles)
			}
		})
	}
}

func TestNothingToTakeBackIsSaid(t *testing.T) {
	g := NewGame()
	sameError(t, g.Undo(), ErrNothingToUndo, "nothing to take back")
	sameError(t, g.Redo(), ErrNothingToRedo, "nothing to play again")
}

func TestGameStatus(t *testing.T) {
	tests := []struct {
		name  string
		moves string
		want  Status
	}{
		{"at the start nothing is wrong", "", Normal},
		{"Black is in check", "e2e4 f7f6 d1h5", Check},
		{"and out of it again", "e2e4 f7f6 d1h5 g7g6", Normal},
		{"White is in check", "e2e4 e7e5 d2d4 f8b4", Check},
		{"Black is mated", "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7", Checkmate},
		{"White is mated", "f2f3 e7e5 g2g4 d8h4", Checkmate},
		{"a pawn becomes a queen and mates", "h2h4 g7g5 h4g5 h7h6 g5h6 f8g7 h6g7 g8f6 g7h8q f6g8 h8g8", Checkmate},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGame()
			play(t, g, tt.moves)
			if got := g.Status(); got != tt.want {
				t.Errorf("Status() = %v, want %v, on\n%v", got, tt.want, g.Board())
			}
		})
	}
}

// Each ply keeps how things stood after it, for the opponent.
func TestRecordKeepsCheckAndMate(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 e7e5 d1h5 b8c6 h5f7 e8f7 f1c4 f7e8 g1f3 g8f6 f3g5 f6g8 c4f7 e8e7 d2d4 a7a6 c1e3 a6a5 b1c3 a5a4 c3d5")
	want := []Status{
		Normal, Normal, Normal, Normal, Check, Normal, Check, Normal, Normal, Normal, Normal,
		Normal, Check, Normal, Normal, Normal, Normal, Normal, Normal, Normal, Check,
	}
	var got []Status
	for _, ply := range g.Record() {
		got = append(got, ply.Status)
	}
	if !slices.Equal(got, want) {
		t.Errorf("the record keeps %v, want %v", got, want)
	}
}

func TestAMoveThatExposesTheKingChangesNothing(t *testing.T) {
	// White's knight is pinned, and one of its moves would capture a pawn.
	b := MustParseDiagram(`
		8 . . . . k . . .
		7 p . . . r . . .
		6 . . . . . . . .
		5 . . . p . . . .
		4 . . . . . . . .
		3 . . . . N . . .
		2 . . . . . . . P
		1 . . . . K . . .
		  a b c d e f g h`)
	g := NewGameFrom(at(b, White))
	play(t, g, "h2h3 a7a6")
	before := g.Board()
	for _, m := range []Move{{E3, D5, 0}, {E3, C4, 0}, {E3, G2, 0}} {
		if err := g.Play(m); !errors.Is(err, ErrLeavesKing) {
			t.Errorf("Play(%v) = %v, want %v", m, err, ErrLeavesKing)
		}
		sameBoard(t, g.Board(), before)
		if g.Turn() != White {
			t.Fatal("the turn has changed")
		}
		if got, want := recordOf(g), "h2-h3 a7-a6"; got != want {
			t.Errorf("the record is %q, want %q", got, want)
		}
		if got := capturedIn(g); got != "" {
			t.Errorf("captured are %q, want nothing", got)
		}
	}
}
