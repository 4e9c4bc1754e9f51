// main.go makes positions to tune the evaluation on.

// Command tune makes positions to tune the evaluation on: quiet ones, from games that the
// engine plays against itself. Then another engine may judge them, and a test of package
// engine finds the weights that fit:
//
//	cd ch05-full/bench
//	go run ./tune -games 5000 -nodes 3000 > games.txt           hours or minutes, as they are many
//	go run ./tune -label games.txt -depth 8 > positions.txt     a second opinion, by Stockfish
//	go test mateinfive/ch05-full/engine -run Tune -positions $PWD/positions.txt
//
// The test leaves the weights in a file beside the positions, as they stand in weights.json.
package main

import (
	"flag"
	"log"
	"os"
	"strings"
)

func main() {
	log.SetFlags(0)
	games := flag.Int("games", 100, "how many games to play")
	nodes := flag.Int("nodes", 3000, "positions that the engine may look at for a move")
	seed := flag.Uint64("seed", 1, "another seed plays other games")
	file := flag.String("label", "", "have the positions of this `file` judged")
	command := flag.String("judge", "stockfish", "the UCI engine that judges")
	depth := flag.Int("depth", 8, "how deep it looks")
	flag.Parse()
	if *file == "" {
		playGames(os.Stdout, *games, *nodes, *seed)
		return
	}
	text, err := os.ReadFile(*file)
	if err != nil {
		log.Fatal(err)
	}
	label(os.Stdout, strings.Split(strings.TrimSpace(string(text)), "\n"), *command, *depth)
}
