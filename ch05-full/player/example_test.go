// example_test.go shows how a player is asked.

package player_test

import (
	"context"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// The pawn on d6 is protected: greedy takes it with the queen, and careful does not.
func Example() {
	start := chess.MustParseFEN("4k3/2p5/3p4/8/8/8/3Q4/4K3 b - - 0 1")
	played, err := chess.ParseMove("e8d7")
	if err != nil {
		fmt.Println(err)
		return
	}
	request := player.Request{Start: start, Moves: []chess.Move{played}}
	for _, name := range []string{"greedy", "careful"} {
		p, _ := player.New(name, 1)
		decision, err := p.Choose(context.Background(), request, nil)
		if err != nil {
			fmt.Println(err)
			return
		}
		fmt.Printf("%s plays %s: %s\n", name, decision.Move, decision.Why)
	}
	// Output:
	// greedy plays d2d6: takes the pawn (+1)
	// careful plays d2d5: loses nothing; 30 moves against 6
}
