// movegen_test.go asks for a second opinion: the referee knows the rules too, and
// looks at everything in another way.

package chess

import (
	"math/rand/v2"
	"slices"
	"testing"

	"mateinfive/internal/referee"
)

// playStarts are where random games begin: where all can still happen, and where
// most of it happens soon.
var playStarts = []string{
	StartFEN,
	kiwipete,
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"8/2p1p3/3p4/KP3P1r/1R3p1k/8/4P1P1/8 w - - 0 1",
}

// eachPosition calls f with the positions of some random games, as the referee
// plays them. The games are the same each time.
func eachPosition(t *testing.T, f func(r referee.Position)) {
	t.Helper()
	dice := rand.New(rand.NewPCG(5, 8))
	for _, fen := range playStarts {
		r, err := referee.Parse(fen)
		if err != nil {
			t.Fatal(err)
		}
		for range 40 {
			f(r)
			moves := r.Moves()
			if len(moves) == 0 {
				break
			}
			r = r.After(moves[dice.IntN(len(moves))])
		}
	}
}

func TestLegalMovesAreThoseOfTheReferee(t *testing.T) {
	eachPosition(t, func(r referee.Position) {
		p := positionOf(t, r.FEN())
		missing := r.Moves()
		for _, m := range p.LegalMoves() {
			i := slices.Index(missing, m.String())
			if i < 0 {
				t.Fatalf("in %s the move %v is legal once too often", r.FEN(), m)
			}
			missing = slices.Delete(missing, i, i+1)
		}
		if len(missing) > 0 {
			t.Fatalf("in %s some moves are not legal, but should be: %v", r.FEN(), missing)
		}
	})
}

func TestAfterIsWhatTheRefereeSays(t *testing.T) {
	eachPosition(t, func(r referee.Position) {
		p := positionOf(t, r.FEN())
		for _, m := range r.Moves() {
			want := r.After(m).FEN()
			if got := p.After(moveOf(t, m)); got != positionOf(t, want) {
				t.Fatalf("after %s in %s the position is %s, want %s", m, r.FEN(), got.FEN(), want)
			}
		}
	})
}

// Whatever is legal can be made and taken back. Each byte chooses one of the legal
// moves, and the game goes on with it.
func FuzzGame(f *testing.F) {
	f.Add(StartFEN, []byte("mate"))
	f.Add("r3k2r/1P1p4/8/4P3/8/8/8/R3K2R b KQkq - 7 9", []byte("all that is special"))
	f.Fuzz(func(t *testing.T, fen string, choices []byte) {
		p, err := ParseFEN(fen)
		if err != nil {
			return
		}
		for _, choice := range choices {
			before := p
			asked := p // a copy: LegalMoves makes and unmakes moves, too
			moves := asked.LegalMoves()
			if len(moves) == 0 {
				return
			}
			for _, m := range moves {
				lost := p.Make(m)
				p.Unmake(m, lost)
				if p != before {
					t.Fatalf("%v made and taken back in %s leaves %s", m, before.FEN(), p.FEN())
				}
			}
			p.Make(moves[int(choice)%len(moves)])
		}
	})
}
