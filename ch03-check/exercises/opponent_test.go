// opponent_test.go judges tasks Opponent and NetGain.

package exercises_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/internal/check"
)

// opponentRows are positions with the best moves in them. In all of them these are best
// by [exercises.NetGain] too: what they capture is not protected, and where there is
// nothing to take, no move leaves anything to take. So an Opponent stays right that has
// learned to look at the answer.
var opponentRows = []struct {
	name, fen string
	want      string // one of these, as choose says; or "any"
	why       string
}{
	{name: "it takes what can be taken", fen: "7k/8/8/3n4/8/8/8/3R2K1 w", want: "d1d5"},
	{name: "of three captures it chooses the one that is worth most",
		fen: "k7/8/5n2/2p3r1/4N3/8/8/7K w", want: "e4g5",
		why: "A rook is worth 5, a knight 3, a pawn 1."},
	{name: "Black takes from White", fen: "k7/8/2n5/4P3/1Q6/8/8/7K b", want: "c6b4"},
	{name: "the king takes like any other piece",
		fen: "7k/8/8/8/1p6/P7/4n3/4K3 w", want: "e1e2"},
	{name: "a bishop is worth as much as a knight",
		fen: "k7/3n4/8/8/1p1R3b/8/8/K7 w", want: "d4h4 d4d7"},
	{name: "three pieces can take the queen",
		fen: "7k/8/8/1p1q4/4P3/2N5/8/3R2K1 w", want: "d1d5 c3d5 e4d5"},
	{name: "a pinned piece takes nothing", fen: "4r2k/8/8/7n/8/8/p3B3/R3K3 w", want: "a1a2",
		why: "The bishop may not leave its king to the rook on e8. moves has the legal moves alone."},
	{name: "mate comes before the queen",
		fen: "6k1/5ppp/8/7q/5N2/8/8/R5K1 w", want: "a1a8", why: "The rook mates on a8."},
	{name: "each of several mates can be chosen, whether it takes something or not",
		fen:  "n6k/1Q6/6K1/8/8/8/8/8 w",
		want: "b7g7 b7h7 b7a8 b7b8 b7c8", why: "Five moves of the queen mate. The game is over then, and nothing is worth more."},
	{name: "neither a check nor a stalemate is a mate",
		fen: "7k/8/8/8/p4Q2/P7/8/K7 w", want: "f4a4",
		why: "With the queen on f7 Black cannot move and is not in check: that is a draw."},
	{name: "as a game begins there is nothing to take, and any move will do",
		fen:  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
		want: "any"},
	{name: "a check is no better than any other move",
		fen: "7k/8/8/8/8/8/8/R5K1 w", want: "any"},
	{name: "there is one move alone", fen: "1r5k/8/8/8/8/8/8/K7 w", want: "a1a2"},
}

func TestTaskOpponent(t *testing.T) {
	e := check.New(t, "Opponent")
	for _, tt := range opponentRows {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			return explained(opponentMiss(p, bestMoves(p, tt.want)), tt.why, play(p), "go")
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
		miss := &check.Miss{Call: "Opponent(p, moves, choose)", Got: got.String(), Want: oneOf(best), Diagram: p.Board.String()}
		switch {
		case asked != p:
			return changedPosition(miss.Call, p, asked)
		case !slices.Equal(moves, legal):
			return &check.Miss{Call: miss.Call + " changes moves", Got: names(moves), Want: names(legal), Diagram: p.Board.String(),
				Why: "moves is the caller's own list. To sort it, or to take something out, copy it first: slices.Clone(moves)."}
		case !slices.Contains(best, got):
			return miss
		case len(wrongly) > 0:
			miss.Call, miss.Got, miss.Want = "Opponent(p, moves, choose) asks", fmt.Sprintf("choose(%d)", wrongly[0]), fmt.Sprintf("choose(%d)", len(best))
			miss.Why = fmt.Sprintf("Equally good, and better than all others: %s.", names(best))
			return miss
		}
		found = append(found, got)
	}
	for _, m := range best {
		if !slices.Contains(found, m) {
			return &check.Miss{Call: fmt.Sprintf("Opponent(p, moves, choose), with choose(%d) = 0, 1, 2 ...", len(best)), Got: names(found),
				Want: names(best) + " in any order", Diagram: p.Board.String(),
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
	return "one of " + names(moves)
}

// An opponent that is improved by NetGain has the same table.
func TestOpponentRowsSuitNetGain(t *testing.T) {
	for _, tt := range opponentRows {
		p := chess.MustParseFEN(tt.fen)
		var best []chess.Move
		most := -100
		for _, m := range p.LegalMoves() {
			worth := netGain(p, m)
			if after := p.After(m); after.Status() == chess.Checkmate {
				worth = 100
			}
			if worth > most {
				best, most = nil, worth
			}
			if worth == most {
				best = append(best, m)
			}
		}
		if got, want := sorted(names(best)), sorted(names(bestMoves(p, tt.want))); got != want {
			t.Errorf("%s: by NetGain the best moves are %s, want %s", tt.name, got, want)
		}
	}
}

// netGain is what task NetGain asks for.
func netGain(p chess.Position, m chess.Move) int {
	after, most := p.After(m), 0
	for _, answer := range after.LegalMoves() {
		most = max(most, valueOf(after.At(answer.To)))
	}
	return valueOf(p.At(m.To)) - most
}

func valueOf(p chess.Piece) int {
	if p == nil {
		return 0
	}
	return p.Value()
}

func TestTaskNetGain(t *testing.T) {
	tests := []struct {
		name, fen, move string
		want            int
		why             string
	}{
		{name: "a move that takes nothing and leaves nothing to take", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w", move: "e2e4"},
		{name: "the rook is not protected", fen: "7k/8/8/3r4/8/2N5/8/K7 w", move: "c3d5", want: 5},
		{name: "the queen takes a pawn that is protected", fen: "7k/8/2p5/3p4/8/8/8/K2Q4 w", move: "d1d5", want: -8,
			why: "A pawn, and then the pawn on c6 takes the queen: 1 - 9."},
		{name: "a rook for a rook", fen: "7k/8/2p5/3r4/8/8/8/K2R4 w", move: "d1d5"},
		{name: "a knight steps to where a pawn can take it", fen: "7k/8/2p5/8/8/2N5/8/K7 w", move: "c3d5", want: -3},
		{name: "the queen is left where it can be taken", fen: "3q3k/8/8/8/8/8/7P/K2Q4 w", move: "h2h3", want: -9,
			why: "The answer need not be on the square that the move has gone to."},
		{name: "a pawn is taken here, and a rook there", fen: "7k/2b5/8/3p4/8/2N5/7R/K7 w", move: "c3d5", want: -4,
			why: "The bishop on c7 takes the rook on h2: 1 - 5."},
		{name: "of several answers the one that takes most counts", fen: "3r3k/8/8/8/1P1R2N1/8/3q3P/K7 w", move: "g4e5", want: -5,
			why: "The queen can take a pawn on b4, a rook on d4 or a pawn on h2."},
		{name: "Black wins a queen for a bishop", fen: "7k/8/8/4b3/8/2Q5/1P6/K7 b", move: "e5c3", want: 6},
		{name: "a king can take back", fen: "8/6k1/6p1/8/8/3B4/8/K7 w", move: "d3g6", want: -2},
		{name: "a king cannot take what is protected", fen: "8/6k1/6p1/8/8/3B4/8/K5R1 w", move: "d3g6", want: 1,
			why: "The rook on g1 protects the bishop on g6, so that answer is not legal."},
		{name: "a pinned pawn cannot take back", fen: "2k5/8/2p5/3p4/8/8/8/K1RQ4 w", move: "d1d5", want: 1,
			why: "The pawn on c6 stands before its king, and the rook on c1 looks up the file."},
		{name: "in check, nothing else may be taken", fen: "7k/7p/8/8/8/6b1/7R/K1B5 w", move: "c1b2",
			why: "Black has to do something about the check, and cannot take the rook on h2."},
		{name: "a mate leaves no answer", fen: "r5k1/5ppp/8/8/8/6q1/7P/R5K1 w", move: "a1a8", want: 5},
		{name: "a stalemate leaves no answer", fen: "7k/8/8/8/8/8/5Q2/K7 w", move: "f2f7"},
	}
	e := check.New(t, "NetGain")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			m, err := chess.ParseMove(tt.move)
			if err != nil {
				panic(err)
			}
			asked := p
			call := fmt.Sprintf("NetGain(p, %s)", m)
			got := exercises.NetGain(&asked, m)
			if asked != p {
				return changedPosition(call, p, asked)
			}
			if got == tt.want {
				return nil
			}
			return explained(&check.Miss{Call: call, Got: fmt.Sprint(got), Want: fmt.Sprint(tt.want), Diagram: p.Board.String()}, tt.why, play(p), "gains")
		})
	}
}
