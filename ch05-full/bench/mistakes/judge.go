// judge.go is the engine that says what a move has lost.

package main

import (
	"context"
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
)

const (
	most     = 1000        // centipawns: what a judgement is held within
	decided  = 600         // centipawns: what more than that is worth, no move shows
	longest  = 40          // moves of each side that are judged
	patience = time.Minute // for one judgement
)

// A judge is an engine, and how many positions it looks at.
type judge struct {
	client *uci.Client
	nodes  int
}

func newJudge(command string, nodes int) (judge, error) {
	if nodes < 1 {
		return judge{}, fmt.Errorf("-nodes %d: the judge has to look at 1 position or more", nodes)
	}
	client, err := uci.Open(command)
	return judge{client, nodes}, err
}

// losses judges the moves of a game from the usual start.
func (j judge) losses(moves []chess.Move, tell func(side chess.Color, loss int)) error {
	return losses(moves, j.score, tell)
}

// losses tells each of the first moves of a game that counts: by whom it is, and how many
// centipawns it loses, at least 0. The score of some moves is what the position after them is
// worth to the side to move.
func losses(moves []chess.Move, score func(chess.Position, []chess.Move) (int, error),
	tell func(side chess.Color, loss int)) error {
	p := chess.StartingPosition()
	before, err := score(p, nil)
	for i, m := range moves[:min(len(moves), 2*longest)] {
		if err != nil {
			return err
		}
		side := p.SideToMove
		p.Make(m)
		var after int // the other side's
		after, err = score(p, moves[:i+1])
		if err == nil && -decided <= before && before <= decided {
			tell(side, max(0, before+after))
		}
		before = after
	}
	return err
}

// score has the engine look at the position p after some moves, see [losses].
func (j judge) score(p chess.Position, moves []chess.Move) (int, error) {
	switch p.Termination() {
	case chess.NotOver:
	case chess.ByCheckmate:
		return -most, nil
	default:
		return 0, nil
	}
	score := 0
	r := player.Request{Start: chess.StartingPosition(), Moves: moves, Nodes: j.nodes}
	r.Tell = func(t player.Thought) {
		switch {
		case t.Mate > 0:
			score = most
		case t.Mate < 0:
			score = -most
		default:
			score = max(-most, min(t.Score, most))
		}
	}
	_, err := player.Ask(context.Background(), j.client, r, patience, nil)
	return score, err
}
