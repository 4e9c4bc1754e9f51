// motif_test.go tests each motif on positions that show it, and on some that only seem to.

package motif

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// at returns the position of a FEN and a move of it.
func at(t *testing.T, fen, text string) (chess.Position, chess.Move) {
	t.Helper()
	p := chess.MustParseFEN(fen)
	m, err := notation.Read(&p, text)
	if err != nil {
		t.Fatal(err)
	}
	return p, m
}

// names writes squares: "a8 e8".
func names(squares ...chess.Square) string {
	var texts []string
	for _, s := range squares {
		texts = append(texts, s.String())
	}
	return strings.Join(texts, " ")
}

func TestPinner(t *testing.T) {
	tests := []struct{ name, fen, square, want, why string }{
		{"a bishop pins a knight",
			"4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "c6", "b5",
			"Without the knight the bishop on b5 would give check."},
		{"White's pieces can be pinned, too",
			"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2", "e8",
			"The king in question is that of the piece's own side."},
		{"a queen can be pinned by a rook, and could take it",
			"4k3/4q3/8/8/8/8/4R3/4K3 b - - 0 1", "e7", "e2", ""},
		{"two pieces in between: neither is pinned",
			"4k3/3p4/2n5/1B6/8/8/8/4K3 w - - 0 1", "c6", "-",
			"Without the knight there is still the pawn on d7."},
		{"a knight pins nothing", "4k3/8/3p4/1N6/8/8/8/4K3 w - - 0 1", "d6", "-", ""},
		{"before a queen nothing is pinned",
			"4q2k/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "c6", "-", ""},
		{"a piece of one's own pins nothing",
			"4k3/8/2n5/1b6/8/8/8/4K3 w - - 0 1", "c6", "-", ""},
		{"another piece gives check already",
			"4k3/8/8/2n5/8/4R3/8/4K3 b - - 0 1", "c5", "-",
			"The rook on e3 attacks the king with the knight and without: it pins nothing."},
		{"in check by one piece, pinned by another",
			"4k3/8/2n5/1B6/8/4R3/8/4K3 b - - 0 1", "c6", "b5",
			"Of the two attackers it is the one who was none before."},
		{"an empty square", "4k3/8/8/1B6/8/8/8/4K3 w - - 0 1", "c6", "-", "p.At(s) is nil."},
		{"a king", "4k3/8/8/8/8/8/8/4K2R b - - 0 1", "e8", "-", ""},
		{"a side without a king", "8/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "c6", "-", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			s, _ := chess.ParseSquare(tt.square)
			if got := names(Pinner(p, s)); got != tt.want {
				t.Errorf("%s\n  Pinner(p, %s)    got %s    want %s\n  %s", p.Board, s, got, tt.want, tt.why)
			}
		})
	}
}

func TestPinned(t *testing.T) {
	p := chess.MustParseFEN("4k3/4q3/2n5/1B6/7b/8/4RP2/4K3 w - - 0 1")
	if black, white := names(Pinned(p, chess.Black)...), names(Pinned(p, chess.White)...); black != "c6 e7" || white != "e2 f2" {
		t.Errorf("%s\n  pinned are %q and %q, want %q and %q", p.Board, black, white, "c6 e7", "e2 f2")
	}
}

func TestFree(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            bool
		why             string
	}{
		{"nothing protects the knight", "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1", "bxc3", true, ""},
		{"a pawn protects it", "4k3/8/8/8/1p6/2n5/1P6/4K3 w - - 0 1", "bxc3", false, "1... bxc3 retakes."},
		{"a move that captures nothing", "4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "b3", false, ""},
		{"what protects it is pinned", "k3r3/8/8/8/1b6/2B5/4N3/4K3 b - - 0 1", "Bxc3+", true, "The knight on e2 is pinned, and may not retake."},
		{"a king protects it, and may not take", "k3r3/8/8/8/8/8/4N3/4K2b b - - 0 1", "Rxe2+", false, "The king on e1 retakes: nothing protects the rook."},
		{"a king may not take what is protected", "k3r3/8/8/8/8/5b2/4N3/4K3 b - - 0 1", "Rxe2+", true, "The bishop on f3 protects the rook."},
		{"what protects it stood behind the attacker", "4k3/8/4n3/8/4R3/8/K7/4r3 w - - 0 1", "Rxe6+", false, "The rook on e1 sees e6 as soon as the rook on e4 has left its place."},
		{"one piece more does not help if check comes first", "4k3/6b1/8/8/8/2n5/1P6/4R1K1 w - - 0 1", "bxc3", true, "Black is in check, and may not retake."},
		{"en passant takes a pawn", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", true, "The target is empty, and a pawn is taken."},
		{"en passant, retaken", "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", false, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			if got := Free(p, m); got != tt.want {
				t.Errorf("%s\n  Free(p, %s)    got %t    want %t\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}

func TestFork(t *testing.T) {
	tests := []struct{ name, fen, move, want, why string }{
		{"a knight forks king and rook", "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+", "a8 e8", "No legal move captures a king: ask for it in another way. And a8 comes before e8."},
		{"a knight forks queen and rook", "q3r1k1/8/8/3N4/8/8/8/6K1 w - - 0 1", "Nc7", "a8 e8", "Both are worth more than the knight."},
		{"a pawn forks two pieces that are protected", "4k3/8/1pp5/1n1r4/8/2P5/8/4K3 w - - 0 1", "c4", "b5 d5", ""},
		{"a queen forks two knights that nothing protects", "7k/1n6/8/8/n7/8/8/4K2Q w - - 0 1", "Qe4", "a4 b7", "They are worth less than the queen, and Free."},
		{"of two knights one is protected", "2b4k/1n6/8/8/n7/8/8/4K2Q w - - 0 1", "Qe4", "", "On b7 the queen would be retaken."},
		{"a king forks two knights", "7k/8/2n1n3/8/2K5/8/8/8 w - - 0 1", "Kd5", "c6 e6", ""},
		{"a king takes none of two rooks that protect each other", "7k/8/2r1r3/8/3K4/8/8/8 w - - 0 1", "Kd5", "", "It may not."},
		{"one piece is no fork", "r5k1/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7", "", ""},
		{"the other pieces attack, too", "4k2r/8/8/8/8/8/1B6/R3K3 w - - 0 1", "Ra8+", "", "The bishop attacks h8, and the rook has moved: what the piece that has moved attacks counts."},
		{"another piece gives the check", "4k3/8/r7/8/4N3/8/8/4R1K1 w - - 0 1", "Nc5+", "", "The rook on e1 attacks the king, and not the knight that has moved."},
		{"a protected bishop is worth no more than the knight", "b2rk3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+", "", ""},
		{"the knight can be captured", "r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1", "Nc7+", "", "1... Qxc7, check or not."},
		{"what could capture the knight is pinned", "r3k3/4r3/8/3N4/8/8/8/4R1K1 w - - 0 1", "Nc7+", "a8 e8", "1... Rxc7 would leave the king to the rook on e1."},
		{"a pawn that has gone two steps is captured en passant", "4k3/8/8/2r1n3/4p3/8/3P4/4K3 w - - 0 1", "d4", "", "1... exd3 goes to d3, and takes the pawn on d4."},
		{"pawns do not count", "6k1/2p1p3/8/8/8/2N5/8/4K3 w - - 0 1", "Nd5", "", ""},
		{"a pawn before the last rank forks two rooks", "r1r3k1/8/1P6/8/8/8/8/4K3 w - - 0 1", "b7", "a8 c8", "Each square once, whatever the pawn becomes there."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			if got := names(Fork(p, m)...); got != tt.want {
				t.Errorf("%s\n  Fork(p, %s)    got [%s]    want [%s]\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}

func TestExchange(t *testing.T) {
	tests := []struct {
		name, fen, line, want string
		net                   int
	}{
		{"a knight for a pawn", "4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1", "Nxe5 dxe5", "a knight for a pawn", -2},
		{"a bishop for a knight is nothing", "4k3/8/2n5/1B6/8/1p6/8/4K3 w - - 0 1", "Bxc6+ Kd8", " for a knight", 3},
		{"a trade", "r3k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Rxa8+ Kd7", " for a rook", 5},
		{"nothing", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+ Kd7", "", 0},
		{"en passant", "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "dxe3", " for a pawn", 1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			line, q := []chess.Move(nil), p
			for text := range strings.FieldsSeq(tt.line) {
				m, err := notation.Read(&q, text)
				if err != nil {
					t.Fatal(err)
				}
				line = append(line, m)
				q.Make(m)
			}
			if b := Exchange(p, line, p.SideToMove); b.String() != tt.want || b.Net() != tt.net {
				t.Errorf("Exchange of %s is %q, %d, want %q, %d", tt.line, b, b.Net(), tt.want, tt.net)
			}
		})
	}
}
