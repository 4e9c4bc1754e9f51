// level.go has a level play against itself.

package main

import (
	"context"
	"errors"
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// level counts what a level loses in games against itself.
func level(j judge, number, games int, seed uint64) error {
	defer j.client.Close() // what it remembers is not to count for the next level
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
	fmt.Println(t.row(name))
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
