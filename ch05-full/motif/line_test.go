// line_test.go tests the motifs of lines, guards and pieces without a way out, on positions that show
// them and on some that only seem to.

package motif

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestBackRank(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            bool
		why             string
	}{
		{
			name: "a rook mates behind three pawns", fen: "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1",
			move: "Ra8#", want: true,
		},
		{
			name: "so can Black, with a queen", fen: "4q1k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1",
			move: "Qe1#", want: true,
		},
		{
			name: "there is a way out", fen: "6k1/5pp1/7p/8/8/8/5PPP/R5K1 w - - 0 1", move: "Ra8+",
			why: "The king goes to h7: it is no mate.",
		},
		{
			name: "the other king takes the squares", fen: "6k1/8/6K1/8/8/8/8/R7 w - - 0 1", move: "Ra8#",
			why: "No piece of its own is in the king's way.",
		},
		{
			name: "its own pawn is in the way, and would not help if it were gone",
			fen:  "6k1/5p2/5K1Q/8/8/8/8/R7 w - - 0 1", move: "Ra8#",
			why: "Without the pawn on f7 the king of White still guards that square.",
		},
		{
			name: "a smothered mate", fen: "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", move: "Nf7#",
			why: "A knight gives check, and not along the rank.",
		},
		{
			name: "a mate along the second rank", fen: "8/5ppk/6pr/8/8/8/6PP/R5K1 w - - 0 1", move: "Ra8",
			why: "It is not even check.",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			if got := BackRank(p, m); got != tt.want {
				t.Errorf("%s\n  BackRank(p, %s)    got %t    want %t\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}

func TestTrapped(t *testing.T) {
	tests := []struct {
		name, fen, square string
		want              bool
		why               string
	}{
		{
			name: "a bishop behind its enemy's pawns", fen: "4k3/8/8/8/1p6/pB6/P1p5/K1R5 w - - 0 1",
			square: "b3", why: "Nothing attacks it.",
		},
		{
			name: "a bishop that took a pawn too many", fen: "6k1/B1p2ppp/1p6/8/8/8/5PPP/1r4K1 w - - 0 1",
			square: "a7", why: "In check its side has other worries.",
		},
		{
			name: "the same when there is no check", fen: "1r4k1/B1p2ppp/1p6/8/8/8/5PPP/6K1 w - - 0 1",
			square: "a7", why: "Nothing attacks it yet: the rook would have to go to a8.",
		},
		{
			name: "and when the rook has come", fen: "r5k1/B1p2ppp/1p6/8/8/8/5PPP/6K1 w - - 0 1",
			square: "a7", want: true, why: "It takes b6 or goes to b8, and is taken there as well.",
		},
		{
			name: "a way out", fen: "r5k1/B4ppp/8/1p6/8/8/5PPP/6K1 w - - 0 1", square: "a7",
			why: "It can go to e3, and to other squares.",
		},
		{
			name: "it sells itself for as much", fen: "rn4k1/B1p2ppp/1p6/8/8/8/5PPP/6K1 w - - 0 1",
			square: "a7", why: "It takes the knight on b8.",
		},
		{
			name: "a knight in the corner", fen: "6k1/8/8/8/8/8/1b6/N2K4 w - - 0 1", square: "a1",
			why: "It goes to b3 or c2, and is safe there.",
		},
		{
			name: "a knight in the corner, whose squares are guarded",
			fen:  "6k1/8/8/8/p1p5/8/1bp5/N3K3 w - - 0 1", square: "a1",
			why: "It can take the pawn on c2.",
		},
		{
			name: "and that is guarded, too", fen: "6k1/8/8/5b2/p1p5/8/1bp5/N3K3 w - - 0 1",
			square: "a1", want: true, why: "Pawns take it on b3, and the bishop on f5 on c2.",
		},
		{name: "a pawn", fen: "6k1/8/8/8/3p4/4P3/8/6K1 w - - 0 1", square: "e3"},
		{name: "an empty square", fen: "6k1/8/8/8/8/8/8/6K1 w - - 0 1", square: "e3"},
		{
			name: "a piece of the side that is not to move",
			fen:  "r5k1/B1p2ppp/1p6/8/8/8/5PPP/6K1 b - - 0 1", square: "a7",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := chess.MustParseFEN(tt.fen)
			s, _ := chess.ParseSquare(tt.square)
			if got := Trapped(p, s); got != tt.want {
				t.Errorf("%s\n  Trapped(p, %s)    got %t    want %t\n  %s", p.Board, s, got, tt.want, tt.why)
			}
		})
	}
}

func TestDiscovered(t *testing.T) {
	tests := []struct{ name, fen, move, want, why string }{
		{
			name: "a bishop leaves, and the rook attacks the queen",
			fen:  "4q1k1/5ppp/8/8/4B3/8/8/4R1K1 w - - 0 1", move: "Bd5", want: "e1 e8",
		},
		{
			name: "a discovered check", fen: "4k3/8/8/8/4N3/8/8/4R1K1 w - - 0 1", move: "Nd6+", want: "e1 e8",
			why: "The rook gives check, and the knight does as well.",
		},
		{
			name: "the rook attacked it before", fen: "4q1k1/8/8/8/8/3B4/8/4R1K1 w - - 0 1", move: "Bc4+",
			want: "-", why: "Nothing was in the rook's way.",
		},
		{
			name: "what is uncovered is protected and worth no more",
			fen:  "4r1k1/8/8/8/4B3/8/8/4R1K1 w - - 0 1", move: "Bd5+", want: "e1 e8",
			why: "Nothing protects the rook on e8.",
		},
		{
			name: "another rook protects it", fen: "3rr1k1/8/8/8/4B3/8/8/4R1K1 w - - 0 1", move: "Bf3",
			want: "-", why: "A rook for a rook is no gain.",
		},
		{name: "a pawn does not count", fen: "6k1/4p3/8/8/4B3/8/8/4R1K1 w - - 0 1", move: "Bd3", want: "-"},
		{
			name: "castling discovers nothing", fen: "5n1k/8/8/8/8/8/8/4K2R w K - 0 1", move: "O-O", want: "-",
			why: "The rook attacks from where it has gone: nothing was in its way.",
		},
		{
			name: "a pawn opens a diagonal for Black", fen: "6k1/6b1/8/4p3/8/8/1Q6/6K1 b - - 0 1", move: "e4",
			want: "g7 b2",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			by, attacked := Discovered(p, m)
			got := names(append([]chess.Square{by}, attacked...)...)
			if got != tt.want {
				t.Errorf("%s\n  Discovered(p, %s)    got %s    want %s\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}

func TestSkewer(t *testing.T) {
	tests := []struct{ name, fen, move, want, why string }{
		{
			name: "the king, and a rook behind it", fen: "6r1/8/8/3k4/8/8/4B3/4K3 w - - 0 1", move: "Bc4+",
			want: "-", why: "The king can take the bishop.",
		},
		{
			name: "the king, and a rook behind it that cannot be helped",
			fen:  "6r1/8/8/3k4/8/8/2B1K3/8 w - - 0 1", move: "Bb3+", want: "d5 g8",
		},
		{
			name: "the queen, and a rook behind it", fen: "k2r4/8/8/3q4/8/8/8/K1R5 w - - 0 1", move: "Rd1",
			want: "-", why: "The queen takes the rook on d1.",
		},
		{
			name: "a rook before another", fen: "k6r/8/5r2/8/8/2P5/8/KB6 w - - 0 1", move: "Be4+",
			want: "-", why: "The king is alone on that line, and the rooks are on another.",
		},
		{
			name: "two rooks on a diagonal", fen: "k6r/8/5r2/8/8/8/5B2/K7 w - - 0 1", move: "Bd4",
			want: "f6 h8",
		},
		{
			name: "a knight before a rook is a pin", fen: "k6r/8/5n2/8/8/8/5B2/K7 w - - 0 1", move: "Bd4",
			want: "-", why: "The knight is worth no more than the bishop.",
		},
		{
			name: "what stands behind is protected", fen: "k5rb/8/5r2/8/8/8/5B2/K7 w - - 0 1", move: "Bd4",
			want: "-", why: "The rook on g8 protects the bishop on h8.",
		},
		{name: "a pawn stands behind", fen: "k7/6p1/5r2/8/8/8/5B2/K7 w - - 0 1", move: "Bd4", want: "-"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			front, behind := Skewer(p, m)
			if got := pair(front, behind); got != tt.want {
				t.Errorf("%s\n  Skewer(p, %s)    got %s    want %s\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}

func TestOverloaded(t *testing.T) {
	tests := []struct{ name, fen, move, want, why string }{
		{
			name: "a knight guards two pieces", fen: "4r2k/8/5n2/3b4/8/1B6/8/K3R3 w - - 0 1", move: "Bxd5",
			want: "f6 e8",
		},
		{
			name: "the other piece has a second guard", fen: "r3r2k/8/5n2/3b4/8/1B6/8/1K2R3 w - - 0 1",
			move: "Bxd5", want: "-", why: "The rook on a8 protects the one on e8 as well.",
		},
		{
			name: "two can retake", fen: "4r2k/8/4pn2/3b4/8/1B6/8/K2R4 w - - 0 1", move: "Bxd5",
			want: "-", why: "The pawn takes back, and the knight stays.",
		},
		{
			name: "no piece can retake", fen: "4r2k/8/8/3b4/8/1B6/8/K3R3 w - - 0 1", move: "Bxd5", want: "-",
			why: "It was free, and nothing is overloaded.",
		},
		{
			name: "the guard protects nothing else", fen: "6rk/8/5n2/3b4/8/1B6/8/K3R3 w - - 0 1",
			move: "Bxd5", want: "-",
		},
		{name: "no capture", fen: "4r2k/8/5n2/3b4/8/1B6/8/K3R3 w - - 0 1", move: "Kb1", want: "-"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			guard, other := Overloaded(p, m)
			if got := pair(guard, other); got != tt.want {
				t.Errorf("%s\n  Overloaded(p, %s)    got %s    want %s\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}

func TestThreat(t *testing.T) {
	tests := []struct{ name, fen, move, want, why string }{
		{
			name: "the queen, behind a bishop", fen: "3B4/5p1k/8/7p/8/6Q1/5PP1/6K1 w - - 0 1",
			move: "Bf6", want: "g3g7", why: "The bishop guards g7.",
		},
		{
			name: "for Black", fen: "6k1/5pp1/6q1/8/7P/5P1K/3b4/8 b - - 0 1", move: "Bf4", want: "g6g3",
			why: "The bishop guards g3, and the king has no square.",
		},
		{
			name: "a check", fen: "6k1/5ppp/8/6N1/2B5/8/8/R5K1 w - - 0 1", move: "Bxf7+",
			why: "Black cannot pass and be mated by Ra8: a check has to be answered.",
		},
		{
			name: "a rook that waits", fen: "6k1/8/6K1/8/8/8/8/R7 w - - 0 1",
			move: "Ra7", want: "a7a8", why: "If Black passed, it would mate on a8.",
		},
		{
			name: "nothing but an attack", fen: "3B4/5p1k/8/7p/8/6Q1/5PP1/6K1 w - - 0 1", move: "Qg5",
			why: "The queen alone mates nowhere.",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, m := at(t, tt.fen, tt.move)
			got := ""
			if mate, ok := Threat(p, m); ok {
				got = mate.String()
			}
			if got != tt.want {
				t.Errorf("%s\n  Threat(p, %s)    got %q    want %q\n  %s", p.Board, tt.move, got, tt.want, tt.why)
			}
		})
	}
}
