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
			why: "To stand pat is always allowed: begin with what Eval says. And a\n" +
				"capture may be answered: what it is worth Quiet says, not Eval.",
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
	for _, tt := range []struct {
		name, fen   string
		alpha, beta int // from what Eval says; 0 for -Mate and Mate
		want        int // positions at most, in whatever order the captures are tried
		why         string
	}{
		{
			name: "where Eval says beta or more, no capture is looked at", fen: openRows[3],
			alpha: -300, beta: -200, want: 1,
			why: "Eval says more than beta, so the other side does not let it come to this: return before the loop.\nMost positions of a search end like that.",
		},
		{
			name: "a capture that is refuted once is bad enough",
			fen:  "3r2k1/2p1pn2/3p4/8/8/8/8/3Q3K w - - 0 1", want: 3,
			why: "The queen takes on d6, and four pieces could take it back: one is enough. To stand pat is worth\nmore than that, so it raises alpha before the loop, and the call is with -beta, -alpha.",
		},
		{
			name: "where no capture comes up to alpha, each answer is one look",
			fen:  "k6r/4p1p1/3p1r2/8/8/B7/1Q6/K7 w - - 0 1", alpha: 3000, beta: 3100, want: 3,
			why: "Two captures, and after each of them Black has more than it needs at once.\nThat is seen only with a window: the call is with -beta, -alpha.",
		},
		{
			name: "beta is known two captures deeper, too",
			fen:  "3r3k/8/8/3q4/4P3/8/6B1/7K w - - 0 1", alpha: 50, beta: 100, want: 3,
			why: "The pawn takes the queen, the rook takes back, and White is still far above beta: it need not take the rook.\nIt knows that only if the window of the other side begins with -beta, and not with -Mate.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p, s := position(tt.fen), search("quiet")
			alpha, beta := -mate, mate
			if tt.beta != 0 {
				eval := champion.Eval(&p)
				alpha, beta = eval+tt.alpha, eval+tt.beta
			}
			call := fmt.Sprintf("s.Quiet(p, %s, %s)", points(alpha), points(beta))
			check.Asking(call, p.Board.String())
			if s.Quiet(&p, alpha, beta); s.Nodes > tt.want {
				return miss(&p, "s.Nodes after "+call, fmt.Sprint(s.Nodes), fmt.Sprintf("%d or fewer", tt.want), tt.why)
			}
			return nil
		})
	}
	e.Judging("Search.AlphaBeta")
	e.Case("3. Nxe5 loses a knight for a pawn", func() *check.Miss {
		p := position("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3")
		s := search("quiet")
		if s.AlphaBeta(&p, 1, 0, -mate, mate); s.Best.String() == "f3e5" {
			return miss(&p, "s.Best after s.AlphaBeta(p, 1, 0, -Mate, Mate)", "f3e5", "any other move",
				"Does your AlphaBeta, at depth 0, return s.Leaf(p, alpha, beta), and not Eval(p)?")
		}
		return nil
	})
	e.Case("AlphaBeta hands its window on to Quiet", func() *check.Miss {
		p, s := position(openRows[3]), search("quiet")
		eval := champion.Eval(&p)
		call := fmt.Sprintf("s.AlphaBeta(p, 0, 1, %d, %d)", eval-300, eval-200)
		check.Asking(call, p.Board.String())
		if s.AlphaBeta(&p, 0, 1, eval-300, eval-200); s.Nodes > 2 {
			return miss(&p, "s.Nodes after "+call, fmt.Sprint(s.Nodes), "2 or fewer",
				"Eval says more than beta, and Quiet would be done at once if it knew: s.Leaf(p, alpha, beta).")
		}
		return nil
	})
	e.Case("at depth 2 it finds what a plain search with captures finds", func() *check.Miss {
		for _, fen := range openRows[2:] {
			p := position(fen)
			var got, want int
			check.Step(func() { got = search("quiet").AlphaBeta(&p, 2, 0, -mate, mate) })
			check.Step(func() { want = (&plain{quiet: true}).score(&p, 2, 0) })
			if got != want {
				return miss(&p, "s.AlphaBeta(p, 2, 0, -Mate, Mate)", points(got), points(want),
					"The alpha and the beta of AlphaBeta are those of Quiet, too.")
			}
		}
		return nil
	})
	if t.Failed() {
		return // games would only show it once more, and take their time
	}
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
