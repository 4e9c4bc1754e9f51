// Command house is a player of the course as an engine: its argument is the player's name, perhaps
// with a seed behind it. The league seats it, and the exam of an engine.
package main

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"

	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
)

func main() {
	seed := rand.Uint64()
	if len(os.Args) > 2 {
		seed, _ = strconv.ParseUint(os.Args[2], 10, 64)
	}
	p, ok := player.New(os.Args[1], seed)
	if !ok {
		fmt.Fprintln(os.Stderr, "there is no player", os.Args[1])
		os.Exit(2)
	}
	if err := uci.Serve(context.Background(), os.Stdin, os.Stdout, os.Args[1], p); err != nil {
		os.Exit(1)
	}
}
