// helper_test.go has what the tests of the tasks share: searches with the steps that a row
// wants, a plain search to compare with, and games.

package champion_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

// mate is what the rows count from.
const mate = champion.Mate

// What a search does is judged by its positions, and never by the clock: a busy machine may take
// its time.
func init() {
	if os.Getenv("MATEINFIVE_PATIENCE") == "" {
		os.Setenv("MATEINFIVE_PATIENCE", "10s")
	}
}

// position reads a FEN by rules that a learner may be at work on.
func position(fen string) chess.Position {
	p, err := chess.ParseFEN(fen)
	if err != nil {
		check.CannotBuild(err.Error())
	}
	return p
}

// search returns a search with these steps alone.
func search(steps ...string) *champion.Search { return searchOn(context.Background(), nil, steps...) }

func searchOn(ctx context.Context, past []chess.Position, steps ...string) *champion.Search {
	all := []string{"alphabeta", "order", "deepen", "quiet", "drawn", "table", "killers", "null", "rekey"}
	return champion.New(ctx, past, slices.DeleteFunc(all,
		func(step string) bool { return slices.Contains(steps, step) })...)
}

// A plain search is Negamax once more, with no more than the rules and Eval.
type plain struct {
	quiet bool // with captures at the leaves
	nodes int
}

// score returns what p is worth.
func (x *plain) score(p *chess.Position, depth, ply int) int {
	x.nodes++
	best := -mate
	switch status := p.Status(); {
	case status == chess.Checkmate:
		return -mate + ply
	case status == chess.Stalemate:
		return 0
	case depth == 0 && x.quiet:
		return x.captures(p)
	case depth == 0:
		return champion.Eval(p)
	}
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		best = max(best, -x.score(&after, depth-1, ply+1))
	}
	return best
}

// captures returns what p is worth once the captures are over.
func (x *plain) captures(p *chess.Position) int {
	best := champion.Eval(p)
	for _, m := range p.LegalMoves() {
		if (chess.Ply{Before: *p, Move: m}).Captured() != nil {
			after := p.After(m)
			best = max(best, -x.captures(&after))
		}
	}
	return best
}

// best returns the moves that are worth most, if there are any, and how much.
func (x *plain) best(p *chess.Position, depth int) (moves []chess.Move, most int) {
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		score := -x.score(&after, depth-1, 1)
		if len(moves) == 0 || score > most {
			moves, most = nil, score
		}
		if score == most {
			moves = append(moves, m)
		}
	}
	return moves, most
}

// miss is a miss in a position.
func miss(p *chess.Position, call, got, want, why string) *check.Miss {
	return &check.Miss{Call: call, Got: got, Want: want, Why: why, Diagram: p.Board.String(),
		Play: fmt.Sprintf("go run ./ch05-full -fen %q", p.FEN()), Then: "go champion"}
}

// points writes a score, and names a mate.
func points(score int) string {
	switch {
	case score == mate:
		return "Mate"
	case score == -mate:
		return "-Mate"
	case score > mate-champion.Deepest && score < mate:
		return fmt.Sprintf("Mate-%d", mate-score)
	case score < -mate+champion.Deepest && score > -mate:
		return fmt.Sprintf("-Mate+%d", mate+score)
	}
	return fmt.Sprint(score)
}

// moveName writes a move, and the zero Move as none.
func moveName(m chess.Move) string {
	if m == (chess.Move{}) {
		return "no move"
	}
	return m.String()
}

// list writes moves.
func list(moves []chess.Move) string {
	var words []string
	for _, m := range moves {
		words = append(words, m.String())
	}
	return strings.Join(words, " or ")
}

// match plays games of one chooser against another from openings by chance, and returns the
// points of the first, in halves. A game ends after some plies: a side that is more than a
// minor piece ahead has won it. The miss says that a move cannot be played.
func match(games, plies int, one, other func(p *chess.Position) chess.Move) (halves int, wrong *check.Miss) {
	for i := range games {
		dice := rand.New(rand.NewPCG(uint64(i/2), 5))
		game := chess.NewGame()
		for n := 0; n < plies && game.Outcome() == chess.InPlay; n++ {
			p := game.Position()
			moves := p.LegalMoves()
			m := moves[dice.IntN(len(moves))]
			switch side := i % 2; {
			case n < 4:
			case n%2 == side:
				check.Step(func() { m = one(&p) })
			default:
				m = other(&p)
			}
			if !p.IsLegal(m) {
				return 0, miss(&p, "the move in a game", m.String(), "a legal move", "")
			}
			_ = game.Play(m)
		}
		end := game.Position()
		ahead := balance(&end)
		switch first := chess.Color(i % 2); {
		case game.Outcome() == chess.WinOf(first), game.Outcome() == chess.InPlay && (ahead > 3) == (first == chess.White) && max(ahead, -ahead) > 3:
			halves += 2
		case game.Outcome() == chess.Draw, game.Outcome() == chess.InPlay && max(ahead, -ahead) <= 3:
			halves++
		}
	}
	return halves, nil
}

// balance returns what White has more than Black, in pawns.
func balance(p *chess.Position) (pawns int) {
	for s := chess.A1; s <= chess.H8; s++ {
		switch piece := p.At(s); {
		case piece == nil:
		case piece.Color() == chess.White:
			pawns += piece.Value()
		default:
			pawns -= piece.Value()
		}
	}
	return pawns
}
