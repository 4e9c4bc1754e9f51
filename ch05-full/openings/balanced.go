// balanced.go is a table of openings to begin the games of a match with.

package openings

import (
	"strings"
	"sync"

	"mateinfive/ch05-full/chess"
)

// Balanced returns openings of six or eight plies from the starting position. After them neither
// side is more than 0.7 pawns ahead by Stockfish 15.1 at depth 18, nor more than a pawn by our
// engine, and none passes through a position where another ends. Where a learner's rules do not
// allow an opening, it is left out. The openings belong to the caller.
func Balanced() (all [][]chess.Move) {
	for _, moves := range playable() {
		all = append(all, append([]chess.Move(nil), moves...))
	}
	return all
}

// playable reads the table once.
var playable = sync.OnceValue(func() (all [][]chess.Move) {
	for line := range strings.Lines(strings.TrimSpace(balanced)) {
		game, moves := chess.NewGame(), []chess.Move(nil)
		var err error
		for _, word := range strings.Fields(line) {
			m, fault := chess.ParseMove(word)
			if err = fault; err == nil {
				err = game.Play(m)
			}
			if err != nil {
				break
			}
			moves = append(moves, m)
		}
		if err == nil {
			all = append(all, moves)
		}
	}
	return all
})

const balanced = `
e2e4 c7c5 b1c3 b8c6 f2f4 g7g6
e2e4 c7c5 b1c3 b8c6 g2g3 g7g6
e2e4 c7c5 c2c3 d7d5 e4d5 d8d5
e2e4 c7c5 d2d3 b8c6 g2g3 g7g6
e2e4 c7c5 g1f3 b8c6 d2d4 c5d4 f3d4 e7e5
e2e4 c7c5 g1f3 b8c6 f1b5 g7g6
e2e4 c7c5 g1f3 d7d6 c2c3 g8f6
e2e4 c7c5 g1f3 d7d6 d2d4 c5d4
e2e4 c7c5 g1f3 e7e6 c2c3 d7d5
e2e4 c7c6 d2d4 d7d5 f2f3 e7e6
e2e4 d7d6 d2d4 g8f6 f2f3 e7e5
e2e4 e7e5 b1c3 b8c6 g2g3 f8c5
e2e4 e7e5 b1c3 g8f6 f1c4 f6e4
e2e4 e7e5 f1c4 f8c5 c2c3 g8f6
e2e4 e7e5 f1c4 g8f6 d2d3 c7c6
e2e4 e7e5 g1f3 b8c6 b1c3 g8f6
e2e4 e7e5 g1f3 b8c6 c2c3 g8f6
e2e4 e7e5 g1f3 b8c6 d2d4 e5d4
e2e4 e7e5 g1f3 b8c6 f1b5 a7a6
e2e4 e7e5 g1f3 b8c6 f1b5 g8f6
e2e4 e7e5 g1f3 b8c6 f1c4 f8e7
e2e4 e7e5 g1f3 b8c6 f1c4 g8f6
e2e4 e7e5 g1f3 d7d6 d2d4 e5d4 f3d4 g8f6
e2e4 e7e6 d2d3 d7d5 b1d2 g8f6
e2e4 e7e6 d2d4 d7d5 e4d5 e6d5
e2e4 e7e6 d2d4 d7d5 e4e5 c7c5
e2e4 g8f6 b1c3 d7d5 e4e5 f6d7
d2d4 d7d5 b1c3 g8f6 c1g5 b8d7
d2d4 d7d5 c1g5 h7h6 g5h4 c7c6
d2d4 d7d5 c2c4 c7c6 c4d5 c6d5
d2d4 d7d5 c2c4 e7e6 b1c3 c7c5
d2d4 d7d5 c2c4 e7e6 b1c3 g8f6
d2d4 d7d5 e2e3 g8f6 f1d3 c7c5
d2d4 d7d5 g1f3 g8f6 c1f4 c7c5
d2d4 d7d5 g1f3 g8f6 e2e3 e7e6
d2d4 f7f5 b1c3 g8f6 c1g5 d7d5
d2d4 g8f6 c1g5 f6e4 g5f4 d7d5
d2d4 g8f6 c2c4 e7e6 g2g3 d7d5
d2d4 g8f6 g1f3 e7e6 c1g5 c7c5
d2d4 g8f6 g1f3 g7g6 c1f4 f8g7
c2c4 c7c5 b1c3 b8c6 g2g3 g7g6
c2c4 c7c6 g1f3 d7d5 b2b3 g8f6
c2c4 e7e5 b1c3 g8f6 g1f3 b8c6
c2c4 e7e5 g2g3 g8f6 f1g2 d7d5
c2c4 e7e6 g1f3 d7d5 g2g3 g8f6
c2c4 g8f6 b1c3 e7e6 e2e4 d7d5
g1f3 c7c5 c2c4 g8f6 b1c3 e7e6
g1f3 d7d5 b2b3 g8f6 c1b2 e7e6
g1f3 d7d5 c2c4 d5d4 e2e3 b8c6
g1f3 g8f6 b2b3 g7g6 c1b2 f8g7
b1c3 d7d5 e2e4 d5d4 c3e2 e7e5
b2b3 d7d5 c1b2 g8f6 e2e3 e7e6
b2b3 e7e5 c1b2 b8c6 e2e3 d7d5
f2f4 d7d5 g1f3 g8f6 e2e3 c8g4
f2f4 g8f6 g1f3 g7g6 g2g3 f8g7
g2g3 d7d5 f1g2 e7e5 d2d3 c7c6
`
