// people.go reads what people have played, and groups them by their ratings.

package main

import (
	"errors"
	"fmt"
	"io"
	"log"
	"os"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

const (
	near  = 150 // how far a rating may lie from that of its group
	quick = 180 // seconds for forty moves: with less, one hardly looks
)

// A group are people who are rated about as high.
type group struct {
	elo int // about
	tally
	sum int // of the ratings of those who have moved, once for each move
}

// groups count what people lose, and know which games they have seen: one may be in two files.
type groups struct {
	judge judge
	list  []group
	seen  map[string]bool
}

// people counts what people lose who are rated about as high, in the games of some files.
func people(j judge, elos []int, files []string) error {
	defer j.client.Close()
	all := groups{judge: j, seen: map[string]bool{}}
	for _, elo := range elos {
		all.list = append(all.list, group{elo: elo})
	}
	for _, name := range files {
		if err := all.read(name); err != nil {
			return err
		}
	}
	for _, g := range all.list {
		fmt.Println(g.row(fmt.Sprint("people ", g.sum/max(g.moves, 1))))
	}
	return nil
}

// read judges the games of a file. One that cannot be read is told and passed over.
func (all *groups) read(name string) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	reader := pgn.NewReader(file, name)
	for {
		g, err := reader.Next()
		var broken *pgn.Error
		switch {
		case err == io.EOF:
			return nil
		case errors.As(err, &broken):
			log.Print(err)
			continue
		case err != nil:
			return err
		}
		site := g.Tag("Site") // the address of the game, or perhaps a town
		if !all.seen[site] {
			all.seen[site] = strings.Contains(site, "/")
			if err := all.count(g); err != nil {
				return err
			}
		}
	}
}

// count judges a game, if it was slow enough and one of its players belongs to a group.
func (all *groups) count(g *pgn.Game) error {
	var elos [2]int
	var of [2]*group
	for side, tag := range []string{"WhiteElo", "BlackElo"} {
		elos[side], _ = strconv.Atoi(g.Tag(tag))
		of[side] = all.of(elos[side])
	}
	isNone := of[chess.White] == nil && of[chess.Black] == nil
	if isNone || g.Start != chess.StartingPosition() || seconds(g.Tag("TimeControl")) < quick {
		return nil
	}
	var moves []chess.Move
	for n := g.Root.First(); n != nil && n.Move != (chess.Move{}); n = n.First() {
		moves = append(moves, n.Move)
	}
	return all.judge.losses(moves, func(side chess.Color, loss int) {
		if of[side] != nil {
			of[side].add(loss)
			of[side].sum += elos[side]
		}
	})
}

// of returns the group of a rating, or nil.
func (all *groups) of(elo int) *group {
	for i, g := range all.list {
		if g.elo-near <= elo && elo < g.elo+near {
			return &all.list[i]
		}
	}
	return nil
}

// seconds returns how long a time control, such as 300+3, gives for forty moves, or 0 if it is
// not of that kind.
func seconds(control string) int {
	base, increment := 0, 0
	if _, err := fmt.Sscanf(control, "%d+%d", &base, &increment); err != nil {
		return 0
	}
	return base + 40*increment
}
