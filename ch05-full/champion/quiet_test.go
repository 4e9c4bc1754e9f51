// quiet_test.go judges task Quiet: by a plain search of captures, by the position of the pages,
// and by a match.

package champion_test

import (
	"fmt"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

func TestTaskQuiet(t *testing.T) {
	e := check.New(t, "Search.Quiet")
	for _, tt := range []struct{ name, fen, why string }{
		{
			name: "with nothing to take it is Eval that says",
			fen:  "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
		},
		{name: "a queen that can be taken is taken", fen: "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1"},
		{
			name: "a protected pawn is left alone",
			fen:  "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1",
			why:  "To stand pat is always allowed: begin with what Eval says.",
		},
		{
			name: "even where all captures are good, one may be better than another",
			fen:  "k7/8/8/8/1r1q4/2P5/8/K7 w - - 0 1",
		},
		{
			name: "an exchange goes on to its end",
			fen:  "3r2k1/3r4/8/3p4/8/2N5/3R4/3R2K1 w - - 0 1",
			why:  "He takes, I take, he takes: as long as there is something to take.",
		},
		{name: "en passant is a capture, too", fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},
		{name: "Black is asked", fen: "3r2k1/8/8/3P4/8/8/8/3R2K1 b - - 0 1"},
		{
			name: "in check, too, it knows only captures",
			fen:  "4k3/8/8/8/8/8/3p4/4K3 w - - 0 1",
			why:  "Of checks it knows nothing.",
		},
		{name: "much to take", fen: openRows[2]},
		{name: "more to take", fen: openRows[3]},
	} {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			asked, s := p, search("quiet")
			check.Asking("s.Quiet(p, -Mate, Mate)", p.Board.String())
			got := s.Quiet(&asked, -mate, mate)
			switch want := (&plain{quiet: true}).captures(&p); {
			case got != want:
				return miss(&p, "s.Quiet(p, -Mate, Mate)", points(got),
					fmt.Sprintf("%s, where Eval says %d", points(want), champion.Eval(&p)), tt.why)
			case asked != p:
				return miss(&p, "s.Quiet(p, -Mate, Mate) changes p", asked.FEN(), p.FEN(), "")
			case s.Nodes == 0:
				return miss(&p, "s.Nodes after s.Quiet(p, -Mate, Mate)", "0", "1 or more",
					"Each call counts one.")
			}
			return nil
		})
	}
	e.Case("a window: the truth within, and beyond it what is safe to say", func() *check.Miss {
		for _, fen := range openRows[2:] {
			p := position(fen)
			known := (&plain{quiet: true}).captures(&p)
			for _, alpha := range []int{known - 300, known - 100, known - 1, known, known + 1, known + 200} {
				beta := alpha + 100
				got := search("quiet").Quiet(&p, alpha, beta)
				isRight := got == known
				switch {
				case known <= alpha:
					isRight = got >= known && got <= alpha
				case known >= beta:
					isRight = got <= known && got >= beta
				}
				if !isRight {
					return miss(&p, fmt.Sprintf("s.Quiet(p, %d, %d)", alpha, beta), fmt.Sprint(got),
						fmt.Sprintf("what %d is in that window", known),
						"Eval counts as a move does: it may be beta or more already, and it may raise alpha.")
				}
			}
		}
		return nil
	})
	e.Case("it looks at few positions where there is much to take", func() *check.Miss {
		p, s := position("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10"), search("quiet")
		if s.Quiet(&p, -mate, mate); s.Nodes > 4000 {
			return miss(&p, "s.Nodes after s.Quiet(p, -Mate, Mate)", fmt.Sprint(s.Nodes), "some hundreds",
				"What Eval says raises alpha, and the captures come in their order, as in AlphaBeta. Otherwise it is right and takes too long.")
		}
		return nil
	})
	e.Case("3. Nxe5 loses a knight for a pawn", func() *check.Miss {
		p := position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3")
		s := search("quiet")
		if s.AlphaBeta(&p, 1, 0, -mate, mate); s.Best.String() == "f3e5" {
			return miss(&p, "s.Best after s.AlphaBeta(p, 1, 0, -Mate, Mate)", "f3e5", "any other move",
				`Does your AlphaBeta, at depth 0, ask s.Quiet in the place of Eval, where s.On("quiet")?`)
		}
		return nil
	})
	e.Case("at depth 2 it finds what a plain search with captures finds", func() *check.Miss {
		for _, fen := range openRows[2:] {
			p := position(fen)
			if got, want := search("quiet").AlphaBeta(&p, 2, 0, -mate, mate), (&plain{quiet: true}).score(&p, 2, 0); got != want {
				return miss(&p, "s.AlphaBeta(p, 2, 0, -Mate, Mate)", points(got), points(want),
					"The alpha and the beta of AlphaBeta are those of Quiet, too.")
			}
		}
		return nil
	})
	e.Case("in ten games it beats one that looks at one ply without it", func() *check.Miss {
		player := func(steps ...string) func(p *chess.Position) chess.Move {
			return func(p *chess.Position) chess.Move {
				s := search(steps...)
				s.AlphaBeta(p, 1, 0, -mate, mate)
				return s.Best
			}
		}
		halves, wrong := match(10, 50, player("quiet"), player())
		if wrong == nil && halves < 13 {
			return &check.Miss{
				Call: "10 games at one ply, with the step and without",
				Got:  fmt.Sprintf("%g points", float64(halves)/2), Want: "6.5 or more",
				Play: "go run ./ch05-full -quiet", Then: "match 10 champion-deepen champion-deepen-quiet",
			}
		}
		return wrong
	})
}
