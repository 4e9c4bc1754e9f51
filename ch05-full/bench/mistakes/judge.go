// judge.go is the engine that says what a move has lost.

package main

import (
	"context"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
)

const (
	most      = 1000        // centipawns: what a judgement is held within
	decided   = 600         // centipawns: what more than that is worth, no move shows
	longest   = 40          // moves of each side that are judged
	isHanging = time.Minute // for one judgement
)

// A judge is an engine, and how many positions it looks at.
type judge struct {
	client *uci.Client
	nodes  int
}

func newJudge(command string, nodes int) (judge, error) {
	client, err := uci.Open(command)
	return judge{client, nodes}, err
}

// losses judges the moves of a game from the usual start and has each told that counts: by
// whom it is, and how many centipawns it loses, at least 0.
func (j judge) losses(moves []chess.Move, tell func(side chess.Color, loss int)) error {
	moves = moves[:min(len(moves), 2*longest)]
	p := chess.StartingPosition()
	before, err := j.score(p, nil)
	for i, m := range moves {
		side := p.SideToMove
		p.Make(m)
		after := 0
		if after, err = j.score(p, moves[:i+1]); err != nil {
			return err
		}
		if -decided <= before && before <= decided {
			tell(side, max(0, before+after)) // after is the other side's
		}
		before = after
	}
	return err
}

// score returns what the position after some moves is worth to the side to move.
func (j judge) score(p chess.Position, moves []chess.Move) (int, error) {
	switch p.Termination() {
	case chess.NotOver:
	case chess.ByCheckmate:
		return -most, nil
	default:
		return 0, nil
	}
	score := 0
	r := player.Request{Start: chess.StartingPosition(), Moves: moves, Nodes: j.nodes, MustMove: true}
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
	r.Moves = slices.Clone(moves)
	_, err := player.Ask(context.Background(), j.client, r, isHanging, nil)
	return score, err
}
