// helper_test.go holds what the tests of this package share: positions and moves from
// text, and a table of moves to choose from.

package player

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// positionOf reads a FEN.
func positionOf(t testing.TB, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// movesOf reads moves such as "e2e4 e7e8q", or returns nil for none.
func movesOf(t testing.TB, text string) []chess.Move {
	t.Helper()
	var moves []chess.Move
	for _, word := range strings.Fields(text) {
		m, err := chess.ParseMove(word)
		if err != nil {
			t.Fatal(err)
		}
		moves = append(moves, m)
	}
	return moves
}

// A choice is a position, some of its legal moves, and the best of them.
type choice struct {
	name, fen string
	moves     string // to choose from; all legal ones if it is empty
	want      string // the best, in any order; all of them if it is empty
}

// runChoices asks a function for the best moves.
func runChoices(t *testing.T, name string, choose func(chess.Position, []chess.Move) []chess.Move, tests []choice) {
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p := positionOf(t, tt.fen)
			moves := movesOf(t, tt.moves)
			if len(moves) == 0 {
				moves = p.LegalMoves()
			}
			if i := slices.IndexFunc(moves, func(m chess.Move) bool { return !p.IsLegal(m) }); i >= 0 {
				t.Fatal(p.Refusal(moves[i]))
			}
			want := movesOf(t, tt.want)
			if len(want) == 0 {
				want = moves
			}
			given := slices.Clone(moves)
			got := choose(p, given)
			if inOrder(got) != inOrder(want) {
				t.Errorf("\n%s\n%s(p, %v)\n    got  %s\n    want %s%s", p.Board, name, moves,
					inOrder(got), inOrder(want), reasons(name, p, got, want))
			}
			if !slices.Equal(given, moves) {
				t.Errorf("%s changes the moves that it is given: %v were %v", name, given, moves)
			}
		})
	}
}

// reasons says what comes of a move that is too many and of one that is missing, the first of each,
// and how to see a level choose in that position.
func reasons(name string, p chess.Position, got, want []chess.Move) string {
	levels := map[string]string{"greediest": "greedy", "safest": "careful"}
	level, isKnown := levels[name]
	if !isKnown {
		return ""
	}
	text := ""
	tell := func(moves, others []chess.Move) {
		for _, m := range moves {
			if slices.Contains(others, m) {
				continue
			}
			why, isMate := wins(p, m)
			switch {
			case isMate:
				why = "mates"
			case level == "careful":
				why = whyCareful(p, m, false)
			case why == "":
				why = "takes nothing"
			}
			text += fmt.Sprintf("\n%v %s", m, why)
			return
		}
	}
	tell(got, want)
	tell(want, got)
	return fmt.Sprintf("%s\nPlay:  go run ./ch05-full -%v %s -fen %q", text, p.SideToMove, level, p.FEN())
}

// inOrder writes moves in an order of their own, so that they can be compared.
func inOrder(moves []chess.Move) string {
	words := []string{}
	for _, m := range moves {
		words = append(words, m.String())
	}
	slices.Sort(words)
	return fmt.Sprint(words)
}
