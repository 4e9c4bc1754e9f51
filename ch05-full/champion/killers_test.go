// killers_test.go judges task Remember: by what is noted, and by what AlphaBeta saves with it.

package champion_test

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

// A cut is what Remember is told of.
type cut struct {
	side       chess.Color
	move       string
	depth, ply int
}

func TestTaskRemember(t *testing.T) {
	const white, black = chess.White, chess.Black
	e := check.New(t, "Search.Remember")
	for _, tt := range []struct {
		name string
		cuts []cut
		// what is asked then: the killers of a ply, or the history of a side and a move
		ply     int
		killers string
		side    chess.Color
		move    string
		history int
		why     string
	}{
		{
			name: "a move that has made a cut is a killer", cuts: []cut{{white, "g1f3", 3, 2}},
			ply: 2, killers: "g1f3, none",
			why: "The newer becomes the older before it is written over.",
		},
		{
			name: "the newer of two stands first",
			cuts: []cut{{white, "g1f3", 3, 2}, {white, "b1c3", 3, 2}},
			ply:  2, killers: "b1c3, g1f3",
			why: "The one that was the newer makes room, and becomes the older.",
		},
		{
			name: "a third takes the place of the older",
			cuts: []cut{{white, "g1f3", 3, 2}, {white, "b1c3", 3, 2}, {white, "a2a3", 3, 2}},
			ply:  2, killers: "a2a3, b1c3",
		},
		{
			name: "the same once more takes no second place",
			cuts: []cut{{white, "g1f3", 3, 2}, {white, "b1c3", 3, 2}, {white, "b1c3", 3, 2}},
			ply:  2, killers: "b1c3, g1f3",
			why: "Two places for one move are one killer. Is it there already?",
		},
		{
			name: "the older once more becomes the newer",
			cuts: []cut{{white, "g1f3", 3, 2}, {white, "b1c3", 3, 2}, {white, "g1f3", 3, 2}},
			ply:  2, killers: "g1f3, b1c3",
		},
		{
			name: "each ply has killers of its own",
			cuts: []cut{{white, "g1f3", 3, 2}, {black, "g8f6", 2, 3}},
			ply:  2, killers: "g1f3, none",
		},
		{
			name: "a promotion says to what",
			cuts: []cut{{white, "a7a8q", 3, 2}, {white, "a7a8n", 3, 2}},
			ply:  2, killers: "a7a8n, a7a8q",
			why: "Moves are the same if they are ==.",
		},
		{
			name: "a cut to three plies counts nine", cuts: []cut{{white, "g1f3", 3, 2}},
			side: white, move: "g1f3", history: 9, why: "History grows by depth times depth.",
		},
		{
			name: "what has cut twice counts both",
			cuts: []cut{{white, "g1f3", 3, 2}, {white, "g1f3", 2, 4}},
			side: white, move: "g1f3", history: 13,
			why: "The history grows, whatever the ply, and whether the move is a killer already or not.",
		},
		{
			name: "at one ply, too",
			cuts: []cut{{white, "g1f3", 3, 2}, {white, "g1f3", 3, 2}},
			side: white, move: "g1f3", history: 18,
			why: "A move that is a killer already has made one more cut.",
		},
		{
			name: "the other side's moves are others", cuts: []cut{{black, "d5d4", 3, 3}},
			side: white, move: "d5d4",
		},
		{
			name: "and so is the way back", cuts: []cut{{white, "f3g1", 3, 2}},
			side: white, move: "g1f3",
		},
		{
			name: "what has never cut counts nothing", cuts: []cut{{white, "g1f3", 3, 2}},
			side: white, move: "g1h3",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			s, calls := search(), make([]string, len(tt.cuts))
			for i, c := range tt.cuts {
				m, _ := chess.ParseMove(c.move)
				calls[i] = fmt.Sprintf("s.Remember(%v, %v, %d, %d)", c.side, m, c.depth, c.ply)
				check.Asking(strings.Join(calls[:i+1], ", "), "")
				s.Remember(c.side, m, c.depth, c.ply)
			}
			what, got, want := fmt.Sprintf("s.Killers[%d]", tt.ply), killersOf(s, tt.ply), tt.killers
			if tt.move != "" {
				m, _ := chess.ParseMove(tt.move)
				what, want = fmt.Sprintf("s.History of %v and %v", tt.side, m), fmt.Sprint(tt.history)
				got = fmt.Sprint(s.History[tt.side][m.From][m.To])
			}
			if got != want {
				return &check.Miss{Call: what + " after " + strings.Join(calls, ", "), Got: got, Want: want,
					Why: tt.why}
			}
			return nil
		})
	}
	e.Judging("Search.AlphaBeta")
	e.Case("AlphaBeta looks at fewer positions with it and finds the same", func() *check.Miss {
		for _, fen := range []string{openRows[3], worthOf[0]} { // with many quiet moves that are good
			p := position(fen)
			with, without := search("order", "killers"), search("order")
			var one, other int
			check.Step(func() { one = with.AlphaBeta(&p, 3, 0, -mate, mate) })
			check.Step(func() { other = without.AlphaBeta(&p, 3, 0, -mate, mate) })
			if wrong := sameAndFewer(&p, "killers", one, other, with.Nodes, without.Nodes,
				"Does your AlphaBeta go through s.Begin(p), and tell s.End its best move?"); wrong != nil {
				return wrong
			}
		}
		return nil
	})
}

// killersOf writes the killers of a ply.
func killersOf(s *champion.Search, ply int) string {
	var words []string
	for _, m := range s.Killers[ply] {
		words = append(words, strings.ReplaceAll(moveName(m), "no move", "none"))
	}
	return strings.Join(words, ", ")
}
