// board_test.go tests that the fast board and the slow one are read alike, and as package
// notation reads a position.

package pgn

import (
	"math/rand/v2"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// games begin where much that is special happens soon.
var games = []string{
	chess.StartFEN,
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 b kq - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
	"3n3k/3pP3/4P3/8/8/8/8/K7 w - - 0 1", // exd is one capture or the other
	"8/8/8/K1Pp3r/8/8/8/7k w - d6 0 1",   // en passant would uncover the rook
	"4k3/8/8/2Pp4/8/8/8/4K3 w - d6 0 1",
	"8/2p1p3/3p4/KP3P1r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"r3k2r/1B4B1/8/8/2p5/1P6/8/R3K2R w KQkq - 0 1",
	"N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1",
	"8/1P2p3/8/5P2/2b5/8/2R5/8 w - - 0 1", // no kings: fast.New refuses it
}

func TestBoardsAreReadAlike(t *testing.T) {
	dice := rand.New(rand.NewPCG(1, 5))
	for _, fen := range games {
		t.Run(fen, func(t *testing.T) {
			start, texts := chess.MustParseFEN(fen), strings.Fields("e5 cxd6 exd exd=Q bc bxc8 bc4 b8 e8=Q ed=n e1h1 e8a8 Ke1h1 Rad1 N1d2 Qxe5 O-O 0-0-0 Kd7 -- zz")
			board, slow := newBoard(start), &slow{now: start}
			p := start
			for range 60 {
				moves := p.LegalMoves()
				if len(moves) == 0 {
					break
				}
				for _, m := range moves {
					san := notation.SAN(p, m)
					texts = append(texts, san, notation.LAN(p, m), notation.UCI(m), strings.ToLower(san), strings.Replace(san, "x", "", 1), san[:2])
				}
				board.Make(nullMove)
				slow.Make(nullMove)
				board.Unmake()
				slow.Unmake()
				sameReading(t, p, texts, board, slow)
				texts = texts[max(0, len(texts)-300):] // most are wrong in the next position
				m := moves[dice.IntN(len(moves))]
				if dice.IntN(8) == 0 && !p.InCheck(p.SideToMove) {
					m = nullMove
				}
				play(&p, m)
				board.Make(m)
				slow.Make(m)
			}
			for range slow.past {
				board.Unmake()
				slow.Unmake()
			}
			sameReading(t, start, texts, board, slow)
			if slow.now.Board != start.Board || slow.now.Castling != start.Castling || slow.now.SideToMove != start.SideToMove {
				t.Errorf("what is taken back leaves a trace:\n%s", slow.now)
			}
		})
	}
}

// sameReading fails the test unless texts are read alike in a position and on its boards.
func sameReading(t *testing.T, p chess.Position, texts []string, boards ...board) {
	t.Helper()
	for _, text := range texts {
		want, err := readMove(&p, text)
		for _, b := range boards {
			if m, ok := findMove(b, text); ok != (err == nil) || ok && m != want {
				t.Fatalf("%s is read on %T as %s, %t, want %s, error %v, in\n%s", text, b, m, ok, want, err, p)
			}
		}
	}
}
