// play.go has the engine play against itself, for positions to tune on.

package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
)

const (
	randomPlies = 8   // at the beginning of a game, and sometimes one more
	longest     = 240 // plies; then it is a draw
	lopsided    = 300 // centipawns: an opening that is worse is not played on
	decided     = 800 // centipawns: positions beyond are not kept
)

// playGames plays games, two at once, and writes a line for each quiet position: the FEN, and
// what White has got in the end, 1, 0.5 or 0.
func playGames(out io.Writer, games, nodes int, seed uint64) {
	var wg sync.WaitGroup
	var mu sync.Mutex
	buffer := bufio.NewWriter(out)
	defer buffer.Flush()
	numbers := make(chan int)
	for range 2 {
		e := engine.New(engine.Options{Hash: 8})
		wg.Add(1)
		go func() {
			defer wg.Done()
			for n := range numbers {
				fens, outcome := playGame(e, nodes, rand.New(rand.NewPCG(seed, uint64(n))))
				mu.Lock()
				for _, fen := range fens {
					fmt.Fprintf(buffer, "%s; %s\n", fen, points[outcome])
				}
				mu.Unlock()
			}
		}()
	}
	for n := range games {
		numbers <- n
	}
	close(numbers)
	wg.Wait()
}

var points = map[chess.Outcome]string{chess.WhiteWins: "1", chess.BlackWins: "0", chess.Draw: "0.5"}

// playGame plays one game and returns its quiet positions: there is no check, and the move
// that was played takes nothing.
func playGame(e *engine.Engine, nodes int, random *rand.Rand) (fens []string, outcome chess.Outcome) {
	e.Clear()
	game := chess.NewGame()
	var past []uint64
	for plies := randomPlies + random.IntN(2); game.Outcome() == chess.InPlay && len(past) < longest; {
		position := game.Position()
		board, err := fast.New(position)
		if err != nil {
			panic(err)
		}
		if len(past) < plies {
			moves := position.LegalMoves()
			past = append(past, board.Key())
			game.Play(moves[random.IntN(len(moves))])
			continue
		}
		line := e.Search(context.Background(), board, past, engine.Limits{Nodes: nodes}, nil)
		size := max(line.Score, -line.Score)
		if len(past) == plies && size > lopsided {
			return nil, chess.Draw
		}
		m := line.Moves[0]
		ply := chess.Ply{Before: position, Move: m}
		if ply.Captured() == nil && m.Promotion == 0 && size < decided && !board.InCheck() {
			fens = append(fens, position.FEN())
		}
		past = append(past, board.Key())
		if err := game.Play(m); err != nil {
			panic(err)
		}
		if position = game.Position(); game.Repetitions() >= 3 || position.CanClaimFifty() {
			return fens, chess.Draw
		}
	}
	if outcome = game.Outcome(); outcome == chess.InPlay {
		outcome = chess.Draw
	}
	return fens, outcome
}
