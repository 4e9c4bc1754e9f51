// opponent_test.go judges task Opponent.

package exercises_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/internal/check"
)

// opponentRows are positions with the best moves in them. In all of them these are best
// too if one takes off what the best answer takes (task NetGain of chapter 3): nothing
// of that kind is left to be taken, and where there is nothing to take, no move leaves
// anything. So an Opponent stays right that has learned to look at the answer.
var opponentRows = []struct {
	name, fen string
	want      string // one of these, as choose says; or "any"
	why       string
}{
	{name: "of three captures it chooses the one that is worth most",
		fen: "k7/8/5n2/2p3r1/4N3/8/8/7K w - - 0 1", want: "e4g5"},
	{name: "Black takes from White", fen: "k7/8/2n5/4P3/1Q6/8/8/7K b - - 0 1", want: "c6b4"},
	{name: "three pieces can take the queen",
		fen: "7k/8/8/1p1q4/4P3/2N5/8/3R2K1 w - - 0 1", want: "d1d5 c3d5 e4d5"},
	{name: "mate comes before the queen",
		fen: "6k1/5ppp/8/7q/5N2/8/8/R5K1 w - - 0 1", want: "a1a8", why: "The rook mates on a8."},
	{name: "each of several mates can be chosen, whether it takes something or not",
		fen:  "n6k/1Q6/6K1/8/8/8/8/8 w - - 0 1",
		want: "b7g7 b7h7 b7a8 b7b8 b7c8"},
	{name: "neither a check nor a stalemate is a mate",
		fen: "7k/8/8/8/p4Q2/P7/8/K7 w - - 0 1", want: "f4a4",
		why: "With the queen on f7 Black cannot move and is not in check: that is a draw."},
	{name: "with nothing to take any move will do, a castling too",
		fen: "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", want: "any"},
	{name: "en passant takes a pawn", fen: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", want: "e5d6",
		why: "Nothing stands on d6. But the pawn on d5 is taken."},
	{name: "Black takes en passant", fen: "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", want: "d4e3"},
	{name: "en passant is as good as any other pawn that is taken",
		fen: "4k3/8/8/p2pP3/8/8/8/R3K3 w - d6 0 1", want: "a1a5 e5d6"},
	{name: "another piece that goes to the square takes nothing",
		fen: "4k3/8/8/1N1pP3/8/8/8/4K3 w - d6 0 1", want: "e5d6",
		why: "Only a pawn takes en passant: the knight goes to d6, and that is all."},
	{name: "a knight is worth more than a pawn that is taken en passant",
		fen: "4k3/8/8/n2pP3/8/8/8/R3K3 w - d6 0 1", want: "a1a5"},
	{name: "a pawn that becomes a queen gains 8",
		fen: "8/P7/5r2/8/4N3/8/7k/3K4 w - - 0 1", want: "a7a8q",
		why: "A queen is worth 9, and the pawn is gone: 9 - 1. The rook on f6 is worth 5."},
	{name: "a queen that can be taken is worth more than one that comes",
		fen: "8/P7/5q2/8/4N3/8/8/k1K5 w - - 0 1", want: "e4f6",
		why: "A pawn that becomes a queen gains 9 - 1, and taking a queen gains 9."},
	{name: "a pawn takes something and becomes a queen",
		fen: "1n6/P7/5q2/8/4N3/8/8/k1K5 w - - 0 1", want: "a7b8q",
		why: "A knight, and a queen for a pawn: 3 + 9 - 1. The queen on f6 is worth 9."},
	{name: "Black's pawns become queens too",
		fen: "7K/8/8/8/8/8/p5k1/8 b - - 0 1", want: "a2a1q"},
	{name: "a knight that mates is better than a queen",
		fen: "6br/5Ppk/6pp/8/8/8/8/K7 w - - 0 1", want: "f7f8n"},
	{name: "a queen or a rook mates",
		fen: "6k1/P4ppp/8/8/8/8/8/6K1 w - - 0 1", want: "a7a8q a7a8r"},
}

func TestTaskOpponent(t *testing.T) {
	e := check.New(t, "Opponent")
	for _, tt := range opponentRows {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			miss := opponentMiss(p, bestMoves(p, tt.want))
			if miss == nil {
				return nil
			}
			if miss.Why == "" {
				miss.Why = tt.why
			}
			miss.Play, miss.Then = fmt.Sprintf("go run ./ch04-special -fen %q", tt.fen), "go"
			return miss
		})
	}
}

// bestMoves reads the moves of a row: all that are legal if it says any.
func bestMoves(p chess.Position, list string) []chess.Move {
	if list == "any" {
		return p.LegalMoves()
	}
	var found []chess.Move
	for _, text := range strings.Fields(list) {
		m, err := chess.ParseMove(text)
		if err != nil {
			panic(err)
		}
		found = append(found, m)
	}
	return found
}

// opponentMiss asks the opponent as often as there are best moves, and choose says
// another number each time. It returns what is wrong with the answers, or nil.
func opponentMiss(p chess.Position, best []chess.Move) *check.Miss {
	const call = "Opponent(p, moves, choose)"
	legal := p.LegalMoves()
	var found []chess.Move
	for number := range best {
		asked, moves := p, slices.Clone(legal)
		var wrongly []int // asked among so many
		got := exercises.Opponent(&asked, moves, func(n int) int {
			if n != len(best) {
				wrongly = append(wrongly, n)
			}
			return max(0, min(number, n-1))
		})
		switch {
		case asked != p:
			return &check.Miss{Call: call + " changes the position", Got: asked.String(), Want: p.String(),
				Why: "p points to the caller's own position. To try a move, take a copy, after := p.After(m), or take back what you make."}
		case !slices.Equal(moves, legal):
			return &check.Miss{Call: call + " changes moves", Got: fmt.Sprint(moves), Want: fmt.Sprint(legal), Diagram: p.Board.String(),
				Why: "moves is the caller's own list. To sort it, or to take something out, copy it first: slices.Clone(moves)."}
		case !slices.Contains(best, got):
			return &check.Miss{Call: call, Got: got.String(), Want: oneOf(best), Diagram: p.Board.String()}
		case len(wrongly) > 0:
			return &check.Miss{Call: call + " asks", Got: fmt.Sprintf("choose(%d)", wrongly[0]), Want: fmt.Sprintf("choose(%d)", len(best)),
				Diagram: p.Board.String(), Why: fmt.Sprintf("Equally good, and better than all others: %v.", best)}
		}
		found = append(found, got)
	}
	for _, m := range best {
		if !slices.Contains(found, m) {
			return &check.Miss{Call: fmt.Sprintf("%s, with choose(%d) = 0, 1, 2 ...", call, len(best)), Got: fmt.Sprint(found),
				Want: fmt.Sprint(best) + " in any order", Diagram: p.Board.String(),
				Why: fmt.Sprintf("%s is as good as the others, and never played, whatever choose says.", m)}
		}
	}
	return nil
}

// oneOf says which moves would be right.
func oneOf(moves []chess.Move) string {
	if len(moves) == 1 {
		return moves[0].String()
	}
	return fmt.Sprintf("one of %v", moves)
}

// An opponent that looks at the answer too has the same table.
func TestOpponentRowsSuitNetGain(t *testing.T) {
	for _, tt := range opponentRows {
		p := chess.MustParseFEN(tt.fen)
		var best []chess.Move
		most := -100
		for _, m := range p.LegalMoves() {
			after, lost := p.After(m), 0
			for _, answer := range after.LegalMoves() {
				lost = max(lost, takes(after, answer))
			}
			worth := takes(p, m) - lost
			if after.Status() == chess.Checkmate {
				worth = 100
			}
			if worth > most {
				best, most = nil, worth
			}
			if worth == most {
				best = append(best, m)
			}
		}
		want := bestMoves(p, tt.want)
		isOther := func(m chess.Move) bool { return !slices.Contains(want, m) }
		if len(best) != len(want) || slices.ContainsFunc(best, isOther) {
			t.Errorf("%s: once the answer is taken off, the best moves are %v, want %v", tt.name, best, want)
		}
	}
}

// takes returns what a move takes, as task Opponent has it.
func takes(p chess.Position, m chess.Move) int {
	worth := 0
	if captured := (chess.Ply{Before: p, Move: m}).Captured(); captured != nil {
		worth = captured.Value()
	}
	if m.Promotion != 0 {
		worth += chess.NewPiece(m.Promotion, p.SideToMove).Value() - 1
	}
	return worth
}
