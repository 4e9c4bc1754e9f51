// games.go has what is judged: games of people, and games of a level against itself.

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

const (
	near  = 150 // how far a player's rating may be off
	quick = 180 // seconds for forty moves: who has less does not look
)

// people counts what people lose who are rated about as high, in the games of some files.
func people(j judge, elos []int, files []string) error {
	tallies, sums := make([]tally, len(elos)), make([]int, len(elos))
	seen := map[string]bool{} // a game may be in two files
	for _, name := range files {
		file, err := os.Open(name)
		if err != nil {
			return err
		}
		defer file.Close()
		reader := pgn.NewReader(file, name)
		for {
			g, err := reader.Next()
			if err == io.EOF {
				break
			}
			if err != nil {
				log.Print(err)
				continue
			}
			site := g.Tag("Site")
			if seen[site] || seconds(g.Tag("TimeControl")) < quick {
				continue
			}
			seen[site] = strings.Contains(site, "/") // and not a town
			var elo, group [2]int
			for side, tag := range []string{"WhiteElo", "BlackElo"} {
				elo[side], _ = strconv.Atoi(g.Tag(tag))
				group[side] = groupOf(elos, elo[side])
			}
			if max(group[0], group[1]) < 0 || g.Start != chess.StartingPosition() {
				continue
			}
			err = j.losses(movesOf(g), func(side chess.Color, loss int) {
				if i := group[side]; i >= 0 {
					tallies[i].add(loss)
					sums[i] += elo[side]
				}
			})
			if err != nil {
				return err
			}
		}
	}
	for i, t := range tallies {
		t.row(fmt.Sprint("people ", sums[i]/max(t.moves, 1)))
	}
	return nil
}

// groupOf returns the index of the rating that another is near to, or -1.
func groupOf(elos []int, elo int) int {
	for i, e := range elos {
		if e-near <= elo && elo < e+near {
			return i
		}
	}
	return -1
}

// seconds returns how long a game by a time control, such as 300+3, gives for forty moves, or 0
// if that does not say it.
func seconds(control string) int {
	base, increment := 0, 0
	if _, err := fmt.Sscanf(control, "%d+%d", &base, &increment); err != nil {
		return 0
	}
	return base + 40*increment
}

// movesOf returns the moves of the main line.
func movesOf(g *pgn.Game) (moves []chess.Move) {
	for n := g.Root.First(); n != nil; n = n.First() {
		moves = append(moves, n.Move)
	}
	return moves
}

// level counts what a level loses in games against itself.
func level(j judge, number, games int, seed uint64) error {
	var t tally
	name := fmt.Sprint("level", number)
	for i := range uint64(games) {
		moves, err := play(name, seed+2*i)
		if err == nil {
			err = j.losses(moves, func(_ chess.Color, loss int) { t.add(loss) })
		}
		if err != nil {
			return err
		}
	}
	t.row(name)
	return nil
}

// play returns a game that a player plays against itself, with another seed for Black.
func play(name string, seed uint64) ([]chess.Move, error) {
	game, r := chess.NewGame(), player.Request{Start: chess.StartingPosition(), MustMove: true}
	for len(r.Moves) < 2*longest && game.Outcome() == chess.InPlay {
		p, ok := player.New(name, seed+uint64(game.Turn()))
		if !ok {
			return nil, errors.New("there is no " + name)
		}
		d, err := p.Choose(context.Background(), r, nil)
		if err == nil {
			err = player.Act(game, name, d)
		}
		if err != nil {
			return nil, err
		}
		r.Moves = append(r.Moves, d.Move)
	}
	return r.Moves, nil
}
