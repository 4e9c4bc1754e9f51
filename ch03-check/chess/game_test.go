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
			  a b c d e f g h`,
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
	g := NewGameFrom(b, Black)
	if err := g.Play(Move{E1, E2}); !errors.Is(err, ErrNotYourTurn) {
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
		{Move: Move{E2, E4}, Piece: white},
		{Move: Move{D7, D5}, Piece: black},
		{Move: Move{E4, D5}, Piece: white, Captured: black},
	}
	if got := g.Record(); !slices.Equal(got, want) {
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

	if len(g.Record()) == 0 || len(g.Captured()) == 0 {
		t.Fatalf("after e2e4 d7d5 e4d5 the record is %v and captured are %v, want three moves and one pawn", g.Record(), g.Captured())
	}
	g.Record()[0] = Ply{Move: Move{A1, A8}, Piece: NewPiece(TypeKing, White)}
	if got, want := recordOf(g), "e2-e4 d7-d5 e4xd5"; got != want {
		t.Errorf("after a change to a copy the record is %q, want %q", got, want)
	}
	g.Captured()[0] = NewPiece(TypeKing, White)
	if got, want := capturedIn(g), "p"; got != want {
		t.Errorf("after a change to a copy, captured are %q, want %q", got, want)
	}
}

func TestAGameDoesNotTouchTheBoardItBeganOn(t *testing.T) {
	b := setUp(t, startDiagram)
	g := NewGameFrom(b, White)
	play(t, g, "e2e4")
	sameBoard(t, b, setUp(t, startDiagram))
	b.Set(D2, nil)
	if p := g.board.At(D2); p == nil {
		t.Error("a change to the board after the game began changed the game")
	}
}

func TestARefusedMoveChangesNothing(t *testing.T) {
	const moves = "e2e4 d7d5 e4d5" // Black is to move, a pawn is captured
	tests := []struct {
		name string
		move Move
		want error
	}{
		{"a move off the board", Move{E7, NoSquare}, ErrSquare},
		{"a move from an empty square", Move{E4, E5}, ErrNoPiece},
		{"a move of the other side", Move{G1, F3}, ErrNotYourTurn},
		{"a move to its own square", Move{D8, D8}, ErrSameSquare},
		{"a move against the piece's rule", Move{G8, G6}, ErrPieceRule},
		{"a move onto its own piece", Move{A8, A7}, ErrOwnPiece},
		{"a move through another piece", Move{C8, A6}, ErrBlocked},
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
		{"a pawn has no letter", Ply{Move: Move{E2, E4}, Piece: Pawn{colored{White}}}, "e2-e4"},
		{"a capture has an x", Ply{Move: Move{E4, D5}, Piece: Pawn{colored{White}}, Captured: Pawn{colored{Black}}}, "e4xd5"},
		{"a knight is an N", Ply{Move: Move{G1, F3}, Piece: Knight{colored{White}}}, "Ng1-f3"},
		{"Black's letters are upper case too", Ply{Move: Move{D8, D2}, Piece: Queen{colored{Black}}, Captured: Queen{colored{White}}}, "Qd8xd2"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
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
		{"a check has a +", Ply{Move: Move{D1, H5}, Piece: queen, Status: Check}, "Qd1-h5+"},
		{"a mate has a #", Ply{Move: Move{D1, H5}, Piece: queen, Status: Checkmate}, "Qd1-h5#"},
		{"a mate by a capture", Ply{Move: Move{H5, F7}, Piece: queen, Captured: pawn, Status: Checkmate}, "Qh5xf7#"},
		{"a stalemate has no sign", Ply{Move: Move{D1, H5}, Piece: queen, Status: Stalemate}, "Qd1-h5"},
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
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
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
	g := NewGameFrom(b, White)
	play(t, g, "h2h3 a7a6")
	before := g.Board()
	for _, m := range []Move{{E3, D5}, {E3, C4}, {E3, G2}} {
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
