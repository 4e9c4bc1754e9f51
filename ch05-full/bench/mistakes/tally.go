// tally.go counts what moves have lost.

package main

import "fmt"

// grades are what a move may lose, in centipawns, and be counted.
var grades = [...]int{50, 100, 200, 300}

// A tally counts the moves of a player, or of several who are about as strong.
type tally struct {
	moves  int
	losing [len(grades)]int // how many of them have lost that much or more
}

// add counts a move.
func (t *tally) add(loss int) {
	t.moves++
	for i, grade := range grades {
		if loss >= grade {
			t.losing[i]++
		}
	}
}

// head returns the first line of the table.
func head() string {
	text := fmt.Sprintf("%-12s %6s", "", "moves")
	for _, grade := range grades {
		text += fmt.Sprintf(" %6s", fmt.Sprint(grade, "+"))
	}
	return text
}

// row returns a tally as a line of the table, in percent of its moves.
func (t *tally) row(name string) string {
	text := fmt.Sprintf("%-12s %6d", name, t.moves)
	for _, n := range t.losing {
		text += fmt.Sprintf(" %4.1f %%", 100*float64(n)/float64(max(t.moves, 1)))
	}
	return text
}
