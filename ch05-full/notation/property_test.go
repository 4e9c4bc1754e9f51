// property_test.go tests what holds for every legal move: each of its texts is
// read as that move, and no two moves share one.

package notation

import (
	"errors"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// properties are positions with all kinds of moves.
var properties = []string{
	start,
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", // castling, captures, pins
	"R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",                 // 218 moves, many of one queen among nine
	"N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1",                            // six knights
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",     // a pawn may become something in several ways
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",                              // and here
	"rnbqkbnr/p3pppp/2p5/1pPp4/3P4/8/PP2PPPP/RNBQKBNR w KQkq b6 0 4",       // en passant
	"4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1",                                   // by either of two pawns
	"r3k2r/1B4B1/8/8/2p5/1P6/8/R3K2R w KQkq - 0 1",                         // bishops and pawns of the b-file
	"6k1/8/8/B7/8/8/8/BN4K1 w - - 0 1",
}

func TestEveryMoveIsReadBack(t *testing.T) {
	for _, fen := range properties {
		p := positionOf(t, fen)
		t.Run(fen, func(t *testing.T) {
			before, seen := p, map[string]chess.Move{}
			for _, m := range p.LegalMoves() {
				san := SAN(p, m)
				if other, ok := seen[san]; ok {
					t.Errorf("%s and %s are both written %s", other, m, san)
				}
				seen[san] = m
				for _, text := range []string{san, LAN(p, m), UCI(m)} {
					if got, err := Read(&p, text); got != m || err != nil {
						t.Errorf("%s is written %q, and that is read as %v, error %v", m, text, got, err)
					}
				}
			}
			if p != before {
				t.Errorf("reading has changed the position to %s", p.FEN())
			}
		})
	}
}

// An x may be missing, and may not stand where nothing is captured.
func TestAnXHasToBeTrue(t *testing.T) {
	for _, fen := range properties {
		p := positionOf(t, fen)
		t.Run(fen, func(t *testing.T) {
			for _, m := range p.LegalMoves() {
				short := strings.Replace(SAN(p, m), "x", "", 1)
				if got, err := Read(&p, short); got != m || err != nil {
					t.Errorf("%s is read as %v, error %v, want %v", short, got, err, m)
				}
				quiet := LAN(p, m)
				claim := strings.Replace(quiet, "-", "x", 1)
				if quiet == claim || strings.HasPrefix(quiet, "O") {
					continue
				}
				if _, err := Read(&p, claim); !errors.Is(err, ErrIllegal) {
					t.Errorf("%s is read with error %v, want %v", claim, err, ErrIllegal)
				}
			}
		})
	}
}

func FuzzRead(f *testing.F) {
	for i, text := range []string{
		"e4", "Qxf6+", "Qa1", "Nh4g6", "bxa1=N", "a8", "c5b6", "exd", "bc4", "O-O-O#", "e1h1",
		"e9", "nf3!?", "♞f3", "a7 a8 (q)", "exd6 e.p.", "Nxe5", "ba=Q", "\x1b[2J", "e2e4\xff", "0-0-0-0", "B2B4",
	} {
		f.Add(uint(i), text)
	}
	f.Fuzz(func(t *testing.T, n uint, text string) {
		p := positionOf(t, properties[n%uint(len(properties))])
		before := p
		m, err := Read(&p, text)
		if p != before {
			t.Errorf("reading %q has changed the position to %s", text, p.FEN())
		}
		if err != nil {
			isSentence(t, err)
		}
		if errors.Is(err, chess.ErrPromotion) {
			m.Promotion = chess.TypeQueen
		} else if err != nil {
			return
		}
		san := SAN(p, m)
		if again, err := Read(&p, san); again != m || err != nil || !p.IsLegal(m) {
			t.Errorf("%q was read as %v, which is legal: %t, and its SAN %s as %v, error %v", text, m, p.IsLegal(m), san, again, err)
		}
	})
}
