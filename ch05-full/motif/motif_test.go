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

// pair writes two squares, or "-" where the first is none.
func pair(first, second chess.Square) string {
	if first == chess.NoSquare {
		return names(first)
	}
	return names(first, second)
}

func TestPinner(t *testing.T) {
	tests := []struct{ name, fen, square, want, why string }{
		{
			name: "a bishop pins a knight",
			fen:  "4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", square: "c6", want: "b5",
			why: "Without the knight the bishop on b5 would give check.",
		},
		{
			name: "White's pieces can be pinned, too", fen: "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1",
			square: "e2", want: "e8", why: "The king in question is that of the piece's own side.",
		},
		{
			name: "a queen can be pinned by a rook, and could take it",
			fen:  "4k3/4q3/8/8/8/8/4R3/4K3 b - - 0 1", square: "e7", want: "e2",
		},
		{
			name: "two pieces in between: neither is pinned",
			fen:  "4k3/3p4/2n5/1B6/8/8/8/4K3 w - - 0 1", square: "c6", want: "-",
			why: "Without the knight there is still the pawn on d7.",
		},
		{name: "a knight pins nothing", fen: "4k3/8/3p4/1N6/8/8/8/4K3 w - - 0 1", square: "d6", want: "-"},
		{
			name: "before a queen nothing is pinned", fen: "4q2k/8/2n5/1B6/8/8/8/4K3 w - - 0 1",
			square: "c6", want: "-",
		},
		{
			name: "a piece of one's own pins nothing", fen: "4k3/8/2n5/1b6/8/8/8/4K3 w - - 0 1",
			square: "c6", want: "-",
		},
		{
			name: "another piece gives check already",
			fen:  "4k3/8/8/2n5/8/4R3/8/4K3 b - - 0 1", square: "c5", want: "-",
			why: "The rook on e3 attacks the king with or without the knight. It pins nothing.",
		},
		{
			name: "in check by one piece, pinned by another",
			fen:  "4k3/8/2n5/1B6/8/4R3/8/4K3 b - - 0 1", square: "c6", want: "b5",
			why: "Of the two attackers it is the one who was none before.",
		},
		{
			name: "an empty square", fen: "4k3/8/8/1B6/8/8/8/4K3 w - - 0 1", square: "c6",
			want: "-", why: "p.At(s) is nil.",
		},
		{name: "a king", fen: "4k3/8/8/8/8/8/8/4K2R b - - 0 1", square: "e8", want: "-"},
		{name: "a side without a king", fen: "8/8/2n5/1B6/8/8/8/4K3 w - - 0 1", square: "c6", want: "-"},
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
		{
			name: "nothing protects the knight", fen: "4k3/8/8/8/8/2n5/1P6/4K3 w - - 0 1",
			move: "bxc3", want: true,
		},
		{
			name: "a pawn protects it", fen: "4k3/8/8/8/1p6/2n5/1P6/4K3 w - - 0 1", move: "bxc3",
			why: "1... bxc3 retakes.",
		},
		{name: "a move that captures nothing", fen: "4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", move: "b3"},
		{
			name: "what protects it is pinned", fen: "k3r3/8/8/8/1b6/2B5/4N3/4K3 b - - 0 1",
			move: "Bxc3+", want: true, why: "The knight on e2 is pinned, and may not retake.",
		},
		{
			name: "a king protects it, and may not take", fen: "k3r3/8/8/8/8/8/4N3/4K2b b - - 0 1",
			move: "Rxe2+", why: "The king on e1 retakes: nothing protects the rook.",
		},
		{
			name: "a king may not take what is protected",
			fen:  "k3r3/8/8/8/8/5b2/4N3/4K3 b - - 0 1", move: "Rxe2+", want: true,
			why: "The bishop on f3 protects the rook.",
		},
		{
			name: "what protects it stood behind the attacker",
			fen:  "4k3/8/4n3/8/4R3/8/K7/4r3 w - - 0 1", move: "Rxe6+",
			why: "The rook on e1 sees e6 as soon as the rook on e4 has left its place.",
		},
		{
			name: "one piece more does not help if check comes first",
			fen:  "4k3/6b1/8/8/8/2n5/1P6/4R1K1 w - - 0 1", move: "bxc3", want: true,
			why: "Black is in check, and may not retake.",
		},
		{
			name: "en passant takes a pawn", fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", move: "exd6",
			want: true, why: "The target is empty, and a pawn is taken.",
		},
		{name: "en passant, retaken", fen: "4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", move: "exd6"},
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
		{
			name: "a knight forks king and rook", fen: "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
			move: "Nc7+", want: "a8 e8",
			why: "Whose turn is it in the position that you ask? And no legal move captures a king.",
		},
		{
			name: "a knight forks queen and rook", fen: "q3r1k1/8/8/3N4/8/8/8/6K1 w - - 0 1",
			move: "Nc7", want: "a8 e8", why: "Both are worth more than the knight.",
		},
		{
			name: "a pawn forks two pieces that are protected",
			fen:  "4k3/8/1pp5/1n1r4/8/2P5/8/4K3 w - - 0 1", move: "c4", want: "b5 d5",
		},
		{
			name: "a queen forks two knights that nothing protects",
			fen:  "7k/1n6/8/8/n7/8/8/4K2Q w - - 0 1", move: "Qe4", want: "a4 b7",
			why: "They are worth less than the queen, and Free.",
		},
		{
			name: "of two knights one is protected", fen: "2b4k/1n6/8/8/n7/8/8/4K2Q w - - 0 1",
			move: "Qe4", why: "On b7 the queen would be retaken.",
		},
		{
			name: "a king forks two knights", fen: "7k/8/2n1n3/8/2K5/8/8/8 w - - 0 1", move: "Kd5",
			want: "c6 e6",
		},
		{
			name: "a king takes none of two rooks that protect each other",
			fen:  "7k/8/2r1r3/8/3K4/8/8/8 w - - 0 1", move: "Kd5", why: "It may not.",
		},
		{name: "one piece is no fork", fen: "r5k1/8/8/3N4/8/8/8/4K3 w - - 0 1", move: "Nc7"},
		{
			name: "the other pieces attack, too", fen: "4k2r/8/8/8/8/8/1B6/R3K3 w - - 0 1",
			move: "Ra8+",
			why:  "The bishop attacks h8, and the rook has moved: what the piece that has moved attacks counts.",
		},
		{
			name: "another piece gives the check", fen: "4k3/8/r7/8/4N3/8/8/4R1K1 w - - 0 1",
			move: "Nc5+",
			why:  "The rook on e1 attacks the king, and not the knight that has moved.",
		},
		{
			name: "a protected bishop is worth no more than the knight",
			fen:  "b2rk3/8/8/3N4/8/8/8/4K3 w - - 0 1", move: "Nc7+",
		},
		{
			name: "the knight can be captured", fen: "r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1",
			move: "Nc7+", why: "1... Qxc7, check or not.",
		},
		{
			name: "what could capture the knight is pinned",
			fen:  "r3k3/4r3/8/3N4/8/8/8/4R1K1 w - - 0 1", move: "Nc7+", want: "a8 e8",
			why: "1... Rxc7 would leave the king to the rook on e1.",
		},
		{
			name: "a pawn that has gone two steps is captured en passant",
			fen:  "4k3/8/8/2r1n3/4p3/8/3P4/4K3 w - - 0 1", move: "d4",
			why: "1... exd3 goes to d3, and takes the pawn on d4.",
		},
		{name: "pawns do not count", fen: "6k1/2p1p3/8/8/8/2N5/8/4K3 w - - 0 1", move: "Nd5"},
		{
			name: "a pawn before the last rank forks two rooks",
			fen:  "r1r3k1/8/1P6/8/8/8/8/4K3 w - - 0 1", move: "b7", want: "a8 c8",
			why: "Each square once, whatever the pawn becomes there.",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			if got := names(Fork(p, m)...); got != tt.want {
				t.Errorf("%s\n  Fork(p, %s)    got [%s]    want [%s]\n  %s", p.Board, tt.move, got,
					tt.want, tt.why)
			}
		})
	}
}

func TestExchange(t *testing.T) {
	tests := []struct {
		name, fen, line, want string
		net                   int
	}{
		{
			name: "a knight for a pawn", fen: "4k3/8/3p4/4p3/8/5N2/8/4K3 w - - 0 1",
			line: "Nxe5 dxe5", want: "a knight for a pawn", net: -2,
		},
		{
			name: "a bishop for a knight is nothing", fen: "4k3/8/2n5/1B6/8/1p6/8/4K3 w - - 0 1",
			line: "Bxc6+ Kd8", want: " for a knight", net: 3,
		},
		{
			name: "a trade", fen: "r3k3/8/8/8/8/8/8/R3K2R w - - 0 1", line: "Rxa8+ Kd7",
			want: " for a rook", net: 5,
		},
		{name: "nothing", fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", line: "Ra8+ Kd7"},
		{
			name: "en passant", fen: "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", line: "dxe3",
			want: " for a pawn", net: 1,
		},
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
