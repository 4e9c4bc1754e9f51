// walk_test.go plays games on both boards, and compares them at each step.

package fast

import (
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
)

// starts are positions in which most of what is special happens soon.
var starts = []string{
	chess.StartFEN,
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", // everything at once
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",     // promotions
	"8/2p1p3/3p4/KP3P1r/1R3p1k/8/4P1P1/8 w - - 0 1",                        // pins, en passant
	"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
	"3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1",                              // en passant uncovers a rook on the rank
	"8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1",                             // and a bishop
	"8/8/8/3pP3/2K5/8/8/7k w - d6 0 1",                               // en passant ends a check
	"4k3/8/8/3pP3/8/8/8/4K3 w - c6 0 1",                              // an en passant square without a pawn
	"4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1",                            // one that is occupied
	"4k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1",                             // rights without rooks
	"r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1",                      // rooks are captured in their corners
	"8/8/8/8/8/3k4/3K4/8 w - - 0 1",                                  // kings that touch
	"4k3/8/8/1b6/4R3/8/8/4K3 w - - 0 1",                              // the king that waits is in check
	"QQQQQQQQ/Q6Q/Q6Q/Q6Q/Q6Q/Q6Q/Q1k4Q/K7 w - - 99 1",               // more moves than any game has
	"4k3/8/4r3/8/1b6/2N1B3/3P1n2/r2QK2R w K - 0 1",                   // pins and a double check
	"1n2k3/P1P5/8/8/8/8/p1p5/1N2K3 w - - 1000000000 1",               // the longest halfmove clock
	"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 7",                           // castling through attacks
	"rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3", // a game
}

// FuzzWalk plays from a position; each byte chooses a legal move, and some let the side to
// move pass. At each step the boards are equal in all that can be asked, and a key stands for
// one position.
func FuzzWalk(f *testing.F) {
	for i, fen := range starts {
		choices := make([]byte, 60)
		for j := range choices {
			choices[j] = byte(j*j*(2*i+3) + j)
		}
		f.Add(fen, choices)
	}
	f.Fuzz(func(t *testing.T, fen string, choices []byte) {
		p, err := chess.ParseFEN(fen)
		if err != nil {
			return
		}
		b, err := New(p)
		if err != nil {
			return
		}
		begin, steps := *b, 0
		keys, positions := map[chess.Key]uint64{}, map[uint64]chess.Key{}
		for _, choice := range append(choices, 0) {
			compare(t, b, p)
			key, number := p.Key(), b.Key()
			if k, seen := keys[key]; seen && k != number {
				t.Fatalf("the same position has another key: %s", p.FEN())
			}
			if k, seen := positions[number]; seen && k != key {
				t.Fatalf("another position has the same key: %s", p.FEN())
			}
			keys[key], positions[number] = number, key
			moves := p.LegalMoves()
			if len(moves) == 0 {
				break
			}
			m := moves[int(choice)%len(moves)]
			if choice%16 == 7 {
				m, p = chess.Move{}, p.Pass()
			} else {
				p.Make(m)
			}
			b.Make(m)
			steps++
		}
		for range steps {
			b.Unmake()
		}
		sameBoard(t, b, &begin, "all moves taken back, from "+fen)
	})
}

// compare fails the test unless the boards are equal in all that can be asked, and each move
// that is made can be taken back.
func compare(t *testing.T, b *Board, p chess.Position) {
	t.Helper()
	legal, moves := p.LegalMoves(), b.Moves(nil)
	sameMoves(t, "Moves in "+p.FEN(), moves, legal)
	if n := b.PerftBulk(1); n != len(legal) {
		t.Fatalf("PerftBulk(1) is %d, want %d in %s", n, len(legal), p.FEN())
	}
	sameMoves(t, "Captures in "+p.FEN(), b.Captures(nil), slices.DeleteFunc(legal, func(m chess.Move) bool {
		return chess.Ply{Before: p, Move: m}.Captured() == nil && m.Promotion == 0
	}))
	if b.InCheck() != p.InCheck(p.SideToMove) || b.SideToMove() != p.SideToMove || b.HalfmoveClock() != p.HalfmoveClock {
		t.Fatalf("check, side to move or clock are not those of %s", p.FEN())
	}
	plain := engine.NewPlain(p)
	for s := chess.A1; s <= chess.H8; s++ {
		if got, want := b.Reach(s), setOf(p.Reach(s)); got != want {
			t.Fatalf("Reach(%v) is %016x, want %016x in %s", s, got, want, p.FEN())
		}
		kind := int(s) % pawn
		if got, want := b.Attacks(kind, s), plain.Attacks(kind, s); got != want {
			t.Fatalf("Attacks(%d, %v) is %016x, want %016x in %s", kind, s, got, want, p.FEN())
		}
	}
	before := *b
	for _, m := range append(moves, chess.Move{}) {
		after := p.Pass()
		if m != (chess.Move{}) {
			after = p.After(m)
		}
		b.Make(m)
		if got, want := b.Key(), boardOf(t, after.FEN()).Key(); got != want {
			t.Fatalf("after %v in %s the key is %x, want %x", m, p.FEN(), got, want)
		}
		b.Unmake()
		sameBoard(t, b, &before, m.String()+" made and taken back in "+p.FEN())
	}
}

// sameBoard fails the test unless two boards are at the same position.
func sameBoard(t *testing.T, got, want *Board, what string) {
	t.Helper()
	if got.position != want.position {
		t.Fatalf("%s: the board is\n%+v, want\n%+v", what, got.position, want.position)
	}
}

// sameMoves fails the test unless two lists are equal as sets, with none twice.
func sameMoves(t *testing.T, what string, got, want []chess.Move) {
	t.Helper()
	names := func(moves []chess.Move) (names []string) {
		for _, m := range moves {
			names = append(names, m.String())
		}
		slices.Sort(names)
		return names
	}
	if g, w := names(got), names(want); !slices.Equal(g, w) {
		t.Fatalf("%s: %v, want %v", what, g, w)
	}
}

// setOf returns squares as a set.
func setOf(squares []chess.Square) (set uint64) {
	for _, s := range squares {
		set |= bit(s)
	}
	return set
}
