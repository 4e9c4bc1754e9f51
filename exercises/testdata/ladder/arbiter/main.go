// Command arbiter plays a match between two engines, and prints a line for each game that is
// over: its number and its sign for the first, and if a game was lost by a failure, why. The
// ladder runs it.
package main

import (
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"

	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run plays the games from one number to another: FROM TO POSITIONS PROGRAM PROGRAM.
func run(args []string) error {
	if len(args) != 5 {
		return fmt.Errorf("want FROM TO POSITIONS PROGRAM PROGRAM, not %q", args)
	}
	var numbers [3]int
	for i := range numbers {
		n, err := strconv.Atoi(args[i])
		if err != nil {
			return err
		}
		numbers[i] = n
	}
	seats := map[string]player.Player{}
	names := [2]string{"first", "second"}
	for i, name := range names {
		engine := uci.New(args[3+i], "uci", "-player", "champion")
		defer engine.Close()
		seats[name] = engine
	}
	m := player.Match{
		Names:     names,
		Make:      func(name string, _ uint64) player.Player { return seats[name] },
		From:      numbers[0],
		Games:     numbers[1],
		Positions: numbers[2],
		Openings:  openings.Balanced(),
		Seed:      1,
		Patience:  player.Unhurried,
	}
	tell := func(r player.Round, sign string, _ player.Score) error {
		why := ""
		if r.Err != nil {
			why = strings.Join(strings.Fields(r.Err.Error()), " ")
		}
		_, err := fmt.Println(r.Number, sign, why)
		return err
	}
	_, err := m.Play(context.Background(), tell)
	return err
}
