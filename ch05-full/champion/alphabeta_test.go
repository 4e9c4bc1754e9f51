// alphabeta_test.go judges task AlphaBeta: by the score of a plain search, and by how few
// positions it looks at.

package champion_test

import (
	"fmt"
	"slices"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

// openRows are positions with much to try.
var openRows = []string{
	"r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQK2R w KQkq - 0 6",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"6k1/5ppp/8/8/1q6/8/3r1PPP/Q3R1K1 b - - 0 1",
}

func TestTaskAlphaBeta(t *testing.T) {
	e := check.New(t, "Search.AlphaBeta")
	for _, tt := range searchRows {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			s := search()
			call := fmt.Sprintf("s.AlphaBeta(p, %d, 0, -Mate, Mate)", tt.depth)
			return tt.judge(&p, s, call,
				func(p *chess.Position) int { return s.AlphaBeta(p, tt.depth, 0, -mate, mate) },
				slices.Concat(negamaxSlips, windowSlips))
		})
	}
	e.Case("a window: the truth within, and beyond it what is safe to say", func() *check.Miss {
		for _, fen := range openRows[2:] {
			p := position(fen)
			want := (&plain{}).score(&p, 2, 0)
			for _, around := range []int{-400, -60, -1, 0, 1, 60, 400} {
				for _, width := range []int{1, 100} {
					if wrong := windowMiss(&p, want, want+around, want+around+width); wrong != nil {
						return wrong
					}
				}
			}
		}
		return nil
	})
	for _, tt := range []struct {
		name, fen   string
		depth       int
		alpha, beta int
		want        int // positions at most, in whatever order the moves are tried
		why         string
	}{
		{
			name: "a move that is worth beta is enough",
			fen:  "KRN4k/PPP3pP/6P1/8/3p4/8/8/8 w - - 0 1", depth: 1, alpha: mate - 2, beta: mate - 1,
			want: 2,
			why: "White has three moves, and each mates: it is worth Mate-1, which is beta. So the first is enough.\n" +
				"Does the loop keep what a move has brought where that is more than alpha, and is it left where that is beta or more (>=, not > alone)?",
		},
		{
			name: "what the root is sure of cuts deeper down",
			fen:  "8/8/8/8/8/6p1/ppp1P1Pp/krn4K w - - 0 1", depth: 2, alpha: -mate, beta: mate,
			want: 7,
			why: "White has two moves, and after each of them three moves mate. So after the first White is sure of -Mate+2:\n" +
				"that is alpha for the second, where one of the mates is enough. Does alpha grow in the loop, and does the call\n" +
				"hand on -beta, -alpha? With the alpha that came in, or with alpha, beta as they stand here, nothing is cut.",
		},
		{
			name: "beta is known two plies deeper, too",
			fen:  "KRN4k/PPn3pP/1P4P1/3p4/8/8/8/8 w - - 0 1", depth: 3, alpha: mate - 10, beta: mate - 5,
			want: 4,
			why: "White has one move, Black one answer, and then each of White's three moves mates,\n" +
				"which is more than beta. So one of them is enough. Look at the call: the window of the other side begins\n" +
				"with -beta. With -Mate there, beta is lost on the way. And it ends with -alpha: where best is less than\n" +
				"alpha, -best in its place is too wide.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p, s := position(tt.fen), search()
			call := fmt.Sprintf("s.AlphaBeta(p, %d, 0, %s, %s)", tt.depth, points(tt.alpha), points(tt.beta))
			check.Asking(call, p.Board.String())
			if s.AlphaBeta(&p, tt.depth, 0, tt.alpha, tt.beta); s.Nodes > tt.want {
				return miss(&p, "s.Nodes after "+call, fmt.Sprint(s.Nodes),
					fmt.Sprintf("%d or fewer", tt.want), tt.why)
			}
			return nil
		})
	}
	e.Case("what grows into it later has its place", func() *check.Miss {
		p, s := position("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1"), search()
		const call = "s.AlphaBeta(p, 1, 0, -Mate, Mate)"
		check.Asking(call, p.Board.String())
		s.AlphaBeta(&p, 1, 0, -mate, mate)
		early, leaf, begin, end := s.Calls()
		if early+leaf+begin+end == 0 {
			return nil // one that does all this itself, as it may
		}
		for _, made := range []struct {
			name, place string
			times, want int
		}{
			{name: "s.Early", place: "right after s.Nodes is counted", times: early, want: s.Nodes},
			{name: "s.Leaf", place: "at depth 0, where Negamax has Eval", times: leaf, want: s.Nodes - 2},
			{name: "s.Begin", place: "before the loop: its moves are those to try", times: begin, want: 1},
			{name: "s.End", place: "after the loop, before the last return", times: end, want: 1},
		} {
			if made.times != made.want {
				return miss(&p, "calls of "+made.name+" in "+call, fmt.Sprint(made.times), fmt.Sprint(made.want),
					"Its place is "+made.place+".")
			}
		}
		if alpha := s.EndAlpha(); alpha != -mate {
			return miss(&p, "alpha of s.End in "+call, points(alpha), points(-mate),
				"s.End wants the window that AlphaBeta was asked with: alpha has grown since.")
		}
		return nil
	})
	e.Case("it looks at fewer positions", func() *check.Miss {
		for _, fen := range openRows[:2] {
			p := position(fen)
			x, s := &plain{}, search()
			x.score(&p, 2, 0)
			if s.AlphaBeta(&p, 2, 0, -mate, mate); s.Nodes > x.nodes*3/4 || s.Nodes < 30 {
				return miss(&p, "s.Nodes after s.AlphaBeta(p, 2, 0, -Mate, Mate)", fmt.Sprint(s.Nodes),
					fmt.Sprintf("fewer than three quarters of %d, which Negamax looks at", x.nodes),
					"Once a move is worth beta or more, the other side would not let it come to this position: the other moves\n"+
						"need no look. Is the loop left where alpha >= beta? And does the call hand on -beta, -alpha?")
			}
		}
		return nil
	})
}

// windowMiss asks with a window about a position of which the score is known, and returns what
// is wrong with the answer, or nil.
func windowMiss(p *chess.Position, known, alpha, beta int) *check.Miss {
	call := fmt.Sprintf("s.AlphaBeta(p, 2, 0, %d, %d)", alpha, beta)
	check.Asking(call, p.Board.String())
	got := search().AlphaBeta(p, 2, 0, alpha, beta)
	want := ""
	switch {
	case known <= alpha && (got > alpha || got < known):
		want = fmt.Sprintf("%d or less, and not below %d", alpha, known)
	case known >= beta && (got < beta || got > known):
		want = fmt.Sprintf("%d or more, and not above %d", beta, known)
	case alpha < known && known < beta && got != known:
		want = fmt.Sprint(known)
	default:
		return nil
	}
	return miss(p, call, fmt.Sprint(got), want, fmt.Sprintf("By Negamax it is %d.", known))
}
