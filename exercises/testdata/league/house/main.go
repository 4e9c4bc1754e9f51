// Command house is a player of the course as an engine: its argument is the player's name. The
// league seats it.
package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"

	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
)

func main() {
	p, ok := player.New(os.Args[1], rand.Uint64())
	if !ok {
		fmt.Fprintln(os.Stderr, "there is no player", os.Args[1])
		os.Exit(2)
	}
	if err := uci.Serve(context.Background(), os.Stdin, os.Stdout, os.Args[1], p); err != nil {
		os.Exit(1)
	}
}
