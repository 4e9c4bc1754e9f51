// main.go counts what people and the program's levels lose by their moves.

// Command mistakes counts how many of a player's moves lose half a pawn, a pawn, two or three
// and more, as another engine judges them: in games of people, by their ratings, or in games
// that a level plays against itself. So it shows whether a level errs as people do:
//
//	cd ch05-full/bench
//	go run ./mistakes -elo 900,1200,1500,1800 games.pgn    people who are rated about that
//	go run ./mistakes -level 1,2,3,4 -games 20             the levels, in so many games each
//
// The judge looks at the same number of positions before and after each move, so that the
// figures are the same on every machine. What it thinks is held within ten pawns, and a move in
// a game that is decided already, by more than six pawns, does not count: people who have won
// or lost no longer take care. Nor do moves after the fortieth, nor games of people with less
// than three minutes for forty moves.
package main

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"log"
	"strconv"
	"strings"
)

func main() {
	log.SetFlags(0)
	elos := flag.String("elo", "", "count the moves of people rated within 150 of these `ratings`")
	levels := flag.String("level", "", "count the moves of these `levels`, such as 1,2,3,4")
	games := flag.Int("games", 20, "how many games each level plays")
	seed := flag.Uint64("seed", 1, "another seed plays other games")
	command := flag.String("judge", "stockfish", "the UCI `engine` that judges")
	nodes := flag.Int("nodes", 10_000, "positions that it looks at before and after each move")
	flag.Parse()
	ratings, err1 := numbers(*elos)
	wanted, err2 := numbers(*levels)
	judge, err3 := newJudge(*command, *nodes)
	err := cmp.Or(err1, err2, err3)
	switch {
	case err != nil:
	case len(ratings)+len(wanted) == 0:
		err = errors.New("name levels, as -level 1,2,3,4, or ratings and files of games, " +
			"as -elo 900,1200 games.pgn")
	case len(ratings) > 0 && flag.NArg() == 0:
		err = errors.New("in which games? Name files after -elo, as -elo 900,1200 games.pgn")
	}
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(head())
	if len(ratings) > 0 {
		if err := people(judge, ratings, flag.Args()); err != nil {
			log.Fatal(err)
		}
	}
	for _, n := range wanted {
		if err := level(judge, n, *games, *seed); err != nil {
			log.Fatal(err)
		}
	}
}

// numbers reads numbers with commas between, perhaps none.
func numbers(text string) (list []int, err error) {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' }) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, fmt.Errorf("%q: write numbers with commas between, such as 1,2,3", text)
		}
		list = append(list, n)
	}
	return list, nil
}
