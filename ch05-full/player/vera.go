// vera.go is Vera, who plays the match on the last page of chapter 5.

package player

import (
	"context"

	"mateinfive/ch05-full/chess"
)

// vera is the player that the book tells of. She is made by her name like any other, but no list
// has her, so that none tells how the book goes on. She begins with moves that have won her games,
// and then looks as far ahead as a few hundred positions allow. She has no clock.
type vera struct{ seed uint64 }

// veraNodes is how many positions Vera looks at for a move. It is measured by
//
//	match 40 champion vera -start
const veraNodes = 400

// veraOpens is how Vera begins a game, by [chess.Color]: with White for a mate on f7.
var veraOpens = [2][]chess.Move{
	{
		{From: chess.E2, To: chess.E4},
		{From: chess.F1, To: chess.C4},
		{From: chess.D1, To: chess.H5},
	},
	{{From: chess.E7, To: chess.E5}},
}

// Choose plays an opening, or else as level 5 does with fewer positions, and with its noise of 50
// centipawns: so two games seldom go the same way.
func (x vera) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	p, _, err := ask(ctx, r)
	if err != nil {
		return Decision{}, err
	}
	if m, ok := veraOpening(r, p); ok {
		return Decision{Move: m, Why: "an opening"}, nil
	}
	if r.Depth == 0 && !isAlone(&p, p.SideToMove.Other()) { // a king alone takes more
		r.Nodes = r.most(veraNodes)
	}
	r.Timed = false
	return leveled{number: 5, seed: x.seed}.Choose(ctx, r, report)
}

// veraOpening returns Vera's next move from the start of a game, as long as she has played all
// moves before it, it is legal, and no answer mates, takes something or promotes a pawn.
func veraOpening(r Request, p chess.Position) (m chess.Move, ok bool) {
	opens, n := veraOpens[p.SideToMove], len(r.Moves)/2 // n moves of hers are played
	if r.Start != chess.StartingPosition() || n >= len(opens) || len(r.Only) > 0 {
		return chess.Move{}, false
	}
	for i, earlier := range opens[:n] {
		if r.Moves[2*i+int(p.SideToMove)] != earlier {
			return chess.Move{}, false
		}
	}
	m = opens[n]
	if !p.IsLegal(m) {
		return m, false
	}
	_, hurts := answerTo(p.After(m))
	return m, !hurts
}
