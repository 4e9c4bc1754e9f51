// documents_special_test.go runs the documents' cases that are about castling,
// en passant and promotion. E0-04, E2-01 and their like are rows of
// docs/errata.md: they say why a document's answer differs from the rules.

package chess

import "testing"

// What a piece may do, judged alone: nobody asks whose turn it is.
func TestDocumentsEnPassant(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		move   string
		want   bool
	}{
		{"T4-ep-1 a white pawn captures a black one that has just passed: e5-d6", "Pe5 Pe4 pd4 pd5 ep=d6", "e5d6", true},
		{"T4-ep-2 a black pawn captures a white one that has just passed: d4-e3", "Pe5 Pe4 pd4 pd5 ep=e3", "d4e3", true},
		{"T4-ep-4 on another file a double step was long ago: d4-e3", "Pe5 Pe4 pd4 pd5 ep=d6", "d4e3", false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b := place(t, tt.pieces)
			m := moveOf(tt.move)
			if got := b.At(m.From).IsValid(&b, m.From, m.To); got != tt.want {
				t.Errorf("IsValid of %v = %t, want %t, with en passant on %v on\n%v", m, got, tt.want, b.EnPassant(), b)
			}
		})
	}
}

// judge fails the test unless a move is legal, or is not, for the position and
// for a game alike.
func judge(t *testing.T, p Position, m Move, want bool) {
	t.Helper()
	if got := p.IsLegal(m); got != want {
		t.Errorf("IsLegal(%v) = %t, want %t: %s", m, got, want, fenOf(p))
	}
	g := NewGameFrom(p)
	if err := g.Play(m); (err == nil) != want {
		t.Errorf("Play(%v) = %v, want it played: %t, in %s", m, err, want, fenOf(p))
	}
	if !want {
		samePosition(t, g.Position(), p)
	}
}

func TestDocumentsSpecialMoves(t *testing.T) {
	const (
		open   = "r3k2r/8/8/8/8/8/8/R3K2R"
		rooks  = "r3k2r/3R1R2/8/8/8/8/3r1r2/R3K2R"
		sample = "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1"
	)
	tests := []struct {
		name string
		text string
		move string
		want bool
	}{
		{"T4-castle-1 White castles on the king's side", open + " w KQkq - 0 1", "e1g1", true},
		{"T4-castle-2 White castles on the queen's side", open + " w KQkq - 0 1", "e1c1", true},
		{"T4-castle-3 Black castles on the king's side", open + " b KQkq - 0 1", "e8g8", true},
		{"T4-castle-4 Black castles on the queen's side", open + " b KQkq - 0 1", "e8c8", true},
		{"T4-castle-1n nobody castles without a rook, though the document leaves it open (E4-04)",
			"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", false},
		{"T4-castle-5 nobody castles out of check", "r3k2r/8/8/8/4r3/8/8/R3K2R w KQkq - 0 1", "e1g1", false},
		{"T4-castle-6 White's king does not pass f1, which is attacked", rooks + " w KQkq - 0 1", "e1g1", false},
		{"T4-castle-7 White's king does not pass d1, which is attacked", rooks + " w KQkq - 0 1", "e1c1", false},
		{"T4-castle-8 Black's king does not pass f8, which is attacked", rooks + " b KQkq - 0 1", "e8g8", false},
		{"T4-castle-9 Black's king does not pass d8, which is attacked", rooks + " b KQkq - 0 1", "e8c8", false},
		{"T4-castle-10 without the right White does not castle on the king's side", open + " w - - 0 1", "e1g1", false},
		{"T4-castle-11 without the right White does not castle on the queen's side", open + " w - - 0 1", "e1c1", false},
		{"T4-castle-12 without the right Black does not castle on the king's side", open + " b - - 0 1", "e8g8", false},
		{"T4-castle-13 without the right Black does not castle on the queen's side", open + " b - - 0 1", "e8c8", false},
		{"T0-castle-2 Black's king does not pass d8 after White has castled there", "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1", "e8c8", false},
		{"T0-castle-3 king and rook stand at home, but one of them has moved", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", false},
		{"T0-promo-3 a pinned pawn becomes nothing, and stays a pawn (E0-04)", "7k/KP5r/8/8/8/8/8/8 w - - 0 1", "b7b8q", false},

		{"T2-sample-2 the sample: castling on the queen's side", sample, "e1c1", true},
		{"T2-sample-3 the sample: castling on the king's side", sample, "e1g1", true},
		{"T2-sample-4 the sample: a pawn becomes a queen", sample, "b7b8q", true},
		{"T2-sample-5 the sample: a pawn becomes a rook", sample, "b7b8r", true},
		{"T2-sample-6 the sample: a pawn becomes a bishop", sample, "b7b8b", true},
		{"T2-sample-7 the sample: a pawn becomes a knight", sample, "b7b8n", true},

		{"T2-castle-3 no castling with a bishop that captured the rook, though the document's program does (E2-06)",
			"4k3/8/8/8/8/8/8/b3K3 w - - 0 1", "e1c1", false},
		{"T2-castle-4 the king does not pass d1, which the document does not look at (E2-07)",
			"3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", false},
		{"T2-castle-5 nobody castles out of check, which the document does not look at (E2-07)",
			"4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", false},
		{"T2-castle-6 the rook does not pass a knight on b1", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1", false},
		{"T3-castle-1 the rook may pass b1, which is attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true},
		{"T3-castle-2 the rook may be attacked", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", true},
		{"T3-castle-3 the king does not pass an attacked square", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", false},
		{"T3-castle-4 the king does not end on an attacked square", "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", false},
		{"T3-castle-5 the king does not castle out of check", "4r1k1/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", false},

		{"TX-ep-pin a capture en passant opens the rank to the king, which the document sees too late (E4-01)",
			"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1", "e5d6", false},
		{"TX-ep-checker a capture en passant takes the pawn that gives check, which the document sees too late (E4-01)",
			"8/8/8/3pP3/2K5/8/8/7k w - d6 0 1", "e5d6", true},
		{"TX-phantom no castling with a bishop that captured the rook, though the document allows it (E4-04)",
			"4k3/8/8/8/8/8/8/4K2b w - - 0 1", "e1g1", false},
		{"TX-farrook another rook has moved along the h-file and the right stays, though the document takes it away (E2-05)",
			"k7/7R/8/8/8/8/8/4K2R w K - 0 1", "e1g1", true},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			judge(t, stand(t, tt.text), moveOf(tt.move), tt.want)
		})
	}
}

// A right can be left where no rook is: nothing that is played leads there, but
// the value can be made.
func TestDocumentsRightsWithoutARook(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		right  CastlingRights
		move   string
	}{
		{"T4-castle-1k nobody castles without a rook, right or not, though the document leaves it open (E4-04)",
			"Ke1 ke8", WhiteKingSide, "e1g1"},
		{"T2-castle-3q nobody castles with an enemy's bishop, right or not, though the document's program does (E2-06)",
			"Ke1 ke8 ba1", WhiteQueenSide, "e1c1"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), White)
			p.Castling = tt.right
			judge(t, p, moveOf(tt.move), false)
		})
	}
}

// Whether a move is legal may depend on those before it.
func TestDocumentsMovesAfterMoves(t *testing.T) {
	tests := []struct {
		name  string
		text  string
		moves string
		move  string // the one that is judged
		want  bool
	}{
		{"T0-castle-4 the king has moved and come back (E0-05)", "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", "e1e2 a7a6 e2e1 a6a5", "e1g1", false},
		{"T0-castle-5 the rook has moved and come back (E0-05)", "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", "h1h2 a7a6 h2h1 a6a5", "e1g1", false},
		{"T0-ep-1 a pawn is captured in passing, which the document leaves for later (E0-16)",
			"4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5d6", true},
		{"T2-castle-2 nobody castles twice, though the document's program does (E2-03)",
			"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1c1 e8e7", "c1g1", false},
		{"T2-ep-2 a move later it is too late, which the document's program forgets (E2-10)",
			"4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e8e7 e1e2", "e4d3", false},
		{"T3-ep-2 a move later it is too late", "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 e8e7 e1e2", "b4a3", false},
		{"T3R-nocastle the Italian opening and castling, which the program behind the document does not know (E3-01)",
			StartFEN, "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5", "e1g1", true},
		{"TX-ep-samefile both sides make double steps on one file, and the document loses the right (E4-02)",
			StartFEN, "e2e4 a7a6 e4e5 a6a5 d2d4 d7d5", "e5d6", true},
		{"TX-ep-check a double step that gives check is captured too, which a later program refuses (ER-01)",
			"8/8/8/4k3/2p5/8/3P4/4K3 w - - 0 1", "d2d4", "c4d3", true},
		{"TX-phantom-2 the rook is captured in its corner, and the right is gone, though the document keeps it (E4-04)",
			"4k3/8/8/8/8/8/6b1/4K2R b K - 0 1", "g2h1", "e1g1", false},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(stand(t, tt.text))
			play(t, g, tt.moves)
			judge(t, g.Position(), moveOf(tt.move), tt.want)
		})
	}
}

// What stands where after castling, en passant and promotion, and how things
// stand then. One document takes moves back: so do we, to the beginning.
func TestDocumentsSpecialGames(t *testing.T) {
	const open = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
	tests := []struct {
		name      string
		text      string
		moves     string
		placement string
		want      Status
	}{
		{"T0-castle-1 White castles to one side and Black to the other", open, "e1c1 e8g8",
			"r4rk1/8/8/8/8/8/8/2KR3R", Normal},
		{"T2-castle-1 castling moves king and rook, though the document's code moves them back (E2-01)", open, "e1c1",
			"r3k2r/8/8/8/8/8/8/2KR3R", Normal},
		{"T2-promo-1 a pawn captures a rook and becomes a queen", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q",
			"Q3k2r/8/8/8/8/8/8/R3K2R", Check},
		{"T2-ep-1 a black pawn captures in passing", "4k3/8/8/8/4p3/8/3P4/4K3 w - - 0 1", "d2d4 e4d3",
			"4k3/8/8/8/8/3p4/8/4K3", Normal},
		{"T3-ep-1 the pawn that has passed leaves the board", "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "a2a4 b4a3",
			"4k3/8/8/8/8/p7/8/4K3", Normal},
		{
			"T0R-game-6 a game in which both sides castle", StartFEN,
			`d2d4 g8f6 c2c4 e7e6 g2g3 d7d5 f1g2 d5c4 d1a4 c8d7 a4c4 d7c6
			g1f3 c6d5 c4d3 d5e4 d3d1 c7c5 b1c3 e4c6 e1g1 b8d7 d1c2 c5d4
			f3d4 c6g2 g1g2 f8c5 f1d1 e8g8 e2e4 d8e7 c2e2 c5d4 d1d4 e6e5
			d4d1 d7b6`,
			"r4rk1/pp2qppp/1n3n2/4p3/4P3/2N3P1/PP2QPKP/R1BR4", Normal,
		},
		{"TX-ep-wins the only way out of check is en passant, and it mates (E4-03)", "8/8/3Q4/kp6/p7/6q1/KP6/2q5 w - - 0 1", "b2b4 a4b3",
			"8/8/3Q4/kp6/8/1p4q1/K7/2q5", Checkmate},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			start := stand(t, tt.text)
			g := NewGameFrom(start)
			play(t, g, tt.moves)
			sameBoard(t, g.Board(), MustParsePlacement(tt.placement))
			if got := g.Status(); got != tt.want {
				t.Errorf("Status() = %v, want %v, on\n%v", got, tt.want, g.Board())
			}
			for range g.Record() {
				if err := g.Undo(); err != nil {
					t.Fatal(err)
				}
			}
			samePosition(t, g.Position(), start)
		})
	}
}

func TestDocumentsSpecialStatus(t *testing.T) {
	t.Run("TX-ep-only the only way out of check is en passant, though the document calls it mate (E4-03)", func(t *testing.T) {
		p := stand(t, "8/6Q1/8/7k/6Pp/8/2Q5/5K2 b - g3 0 1")
		if got := p.Status(); got != Check {
			t.Errorf("Status() = %v, want %v, on\n%v", got, Check, p)
		}
		if got, want := movesOf(p.LegalMoves()), "h4g3"; got != want {
			t.Errorf("the legal moves are %q, want %q, on\n%v", got, want, p)
		}
	})
}

// The game of E0-16: a program without en passant writes g2-g4# here.
func TestEnPassantAnswersWhatWouldBeMate(t *testing.T) {
	g := NewGameFrom(stand(t, "8/6Q1/8/7k/7p/8/2Q3P1/5K2 w - - 0 1"))
	play(t, g, "g2g4 h4g3")
	if got, want := recordOf(g), "g2-g4+ h4xg3"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
}

func TestDocumentsSpecialRecords(t *testing.T) {
	t.Run("T0-promo-1 a pawn captures, becomes a queen and gives check", func(t *testing.T) {
		g := NewGameFrom(stand(t, "2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1"))
		play(t, g, "b7c8q")
		if got, want := recordOf(g), "b7xc8=Q+"; got != want {
			t.Errorf("the record is %q, want %q", got, want)
		}
	})
}

func TestDocumentsNumberOfMoves(t *testing.T) {
	t.Run("T2-sample-1 the sample position has 34 moves", func(t *testing.T) {
		p := stand(t, "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1")
		if got := len(p.LegalMoves()); got != 34 {
			t.Errorf("there are %d legal moves, want 34: %s", got, movesOf(p.LegalMoves()))
		}
	})
}
