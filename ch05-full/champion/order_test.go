// order_test.go judges task Order: by what stands first, and by what AlphaBeta saves.

package champion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

func TestTaskOrder(t *testing.T) {
	e := check.New(t, "Order")
	for _, tt := range []struct {
		name, fen string
		why       string
	}{
		{name: "a capture before all else", fen: "k7/8/8/4p3/8/3N4/8/K6R w - - 0 1"},
		{
			name: "of three captures that of the queen",
			fen:  "k7/8/2q5/4r3/3N4/1p6/8/K7 w - - 0 1",
			why:  "The most valuable victim first: queen, rook, bishop or knight, pawn.",
		},
		{name: "Black captures", fen: "k7/8/3n4/8/4P1B1/2R5/1q6/K7 b - - 0 1"},
		{
			name: "en passant captures a pawn",
			fen:  "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
			why:  "Nothing stands on d6, and yet a pawn is taken.",
		},
		{name: "en passant comes after a knight", fen: "4k3/8/8/n2pP3/8/8/8/R3K3 w - d6 0 1"},
		{
			name: "a pawn that goes straight on takes nothing",
			fen:  "4k3/8/8/8/8/5p2/4P3/4K3 w - - 0 1",
		},
		{name: "castling takes nothing", fen: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"},
		{name: "a pawn takes and becomes a queen", fen: "1n1r3k/2P5/8/8/8/8/8/K7 w - - 0 1"},
		{name: "with nothing to take no move is lost", fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"},
		{name: "many captures", fen: openRows[1]},
	} {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			moves := p.LegalMoves()
			got, asked := slices.Clone(moves), p
			check.Asking("Order(p, moves)", p.Board.String())
			champion.Order(&asked, got)
			return orderMiss(&p, moves, got, asked != p, tt.why)
		})
	}
	e.Judging("Search.AlphaBeta")
	e.Case("AlphaBeta looks at fewer positions with it and finds the same", func() *check.Miss {
		for _, fen := range openRows[:2] {
			p := position(fen)
			with, without := search("order"), search()
			var one, other int
			check.Step(func() { one = with.AlphaBeta(&p, 3, 0, -mate, mate) })
			check.Step(func() { other = without.AlphaBeta(&p, 3, 0, -mate, mate) })
			if wrong := sameAndFewer(&p, "order", one, other, with.Nodes, without.Nodes,
				"Does your AlphaBeta go through s.Begin(p)? That has the moves in their order."); wrong != nil {
				return wrong
			}
		}
		return nil
	})
}

// sameAndFewer returns what is wrong with two searches, one with a step and one without: the
// scores have to be the same, and the first looks at fewer positions. Or it returns nil.
func sameAndFewer(p *chess.Position, step string, score, other, nodes, without int, why string) *check.Miss {
	call := fmt.Sprintf("AlphaBeta with the step %q, and without", step)
	switch {
	case score != other:
		return miss(p, call, points(score)+" and "+points(other), "the same score", "")
	case nodes == without:
		return miss(p, "s.Nodes after "+call, fmt.Sprintf("%d and %d", nodes, without), "fewer with it", why)
	case nodes > without:
		return miss(p, "s.Nodes after "+call, fmt.Sprintf("%d and %d", nodes, without), "fewer with it", "")
	}
	return nil
}

// orderMiss returns what is wrong with an order, or nil.
func orderMiss(p *chess.Position, moves, got []chess.Move, changed bool, why string) *check.Miss {
	worth := func(m chess.Move) int {
		if victim := (chess.Ply{Before: *p, Move: m}).Captured(); victim != nil {
			return victim.Value()
		}
		return 0
	}
	sorted := func(moves []chess.Move) []string {
		var words []string
		for _, m := range moves {
			words = append(words, m.String())
		}
		slices.Sort(words)
		return words
	}
	text := func(moves []chess.Move) string {
		most := moves[:min(len(moves), 12)]
		return strings.Trim(fmt.Sprint(most), "[]") + map[bool]string{true: " ..."}[len(most) < len(moves)]
	}
	want := slices.Clone(moves)
	slices.SortStableFunc(want, func(a, b chess.Move) int { return worth(b) - worth(a) })
	switch {
	case changed:
		return miss(p, "Order(p, moves) changes p", "another position", p.FEN(), "")
	case !slices.Equal(sorted(moves), sorted(got)):
		return miss(p, "Order(p, moves)", text(got), "the same moves in another order",
			"No move is left out, and none stands there twice.")
	}
	for i := range got {
		if worth(got[i]) == worth(want[i]) {
			continue
		}
		later := slices.IndexFunc(got[i:], func(m chess.Move) bool { return worth(m) == worth(want[i]) })
		said := func(m chess.Move) string {
			if victim := (chess.Ply{Before: *p, Move: m}).Captured(); victim != nil {
				return fmt.Sprintf("%v, which takes the %v", m, victim.Type())
			}
			return fmt.Sprintf("%v, which takes nothing", m)
		}
		if slices.Equal(got, moves) {
			why = "The moves stand as they were given. Is it that slice that is sorted, and not a copy? And do the captures come first, and not last?\n" + why
		}
		return miss(p, "Order(p, moves)", said(got[i])+", before "+said(got[i+later]),
			"the other way round", strings.TrimSpace("The order is "+text(got)+"\n"+why))
	}
	return nil
}
