// game.go plays one game.

package main

import (
	"errors"
	"fmt"
	"log"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// longest is how many plies a game has at most. Then it is drawn.
const longest = 300

// terms say how long a player may think: for so many positions, or by a clock.
type terms struct {
	nodes           int
	base, increment time.Duration
}

// A state is a game as a player sees it.
type state struct {
	terms
	moves []chess.Move
	left  [2]time.Duration // by [chess.Color]
}

// A result is how a game has ended.
type result struct {
	points int   // of the first player, in halves
	loser  int   // who has forfeited the game
	err    error // why
}

// play plays a game. White is the player of that number.
func play(players [2]player, white int, opening string, t terms) result {
	game := chess.NewGame()
	s := state{terms: t, left: [2]time.Duration{t.base, t.base}}
	for word := range strings.FieldsSeq(opening) {
		position := game.Position()
		m, err := notation.Read(&position, word)
		if err != nil {
			log.Fatalf("opening %s: %v", opening, err)
		}
		if err = game.Play(m); err != nil {
			log.Fatalf("opening %s: %v", opening, err)
		}
		s.moves = append(s.moves, m)
	}
	for _, p := range players {
		p.fresh()
	}
	for game.Outcome() == chess.InPlay && len(s.moves) < longest {
		side := game.Turn()
		mover := white ^ int(side)
		began := time.Now()
		m, err := players[mover].choose(&s)
		took := time.Since(began)
		if err == nil {
			err = game.Play(m)
		}
		if s.left[side] -= took; err == nil && t.nodes == 0 && s.left[side] < 0 {
			err = fmt.Errorf("out of time by %v at ply %d", -s.left[side], len(s.moves))
		}
		if err != nil {
			return result{points: 2 * mover, loser: mover, err: err}
		}
		s.left[side] += t.increment
		s.moves = append(s.moves, m)
		if position := game.Position(); game.Repetitions() >= 3 || position.CanClaimFifty() {
			return result{points: 1}
		}
	}
	switch game.Outcome() {
	case chess.WhiteWins:
		return result{points: 2 - 2*white}
	case chess.BlackWins:
		return result{points: 2 * white}
	default:
		return result{points: 1}
	}
}

var errNoMove = errors.New("no move")
