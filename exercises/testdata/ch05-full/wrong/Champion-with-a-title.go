// Tempting: a champion has a title. But the score sheet has room for twenty letters.

package exercises

import "mateinfive/ch05-full/player"

// Champion plays what careful plays, under a name of its own.
func Champion() (name string, p player.Player) {
	p, _ = player.New("careful", 1)
	return "Grandmaster Emanuela von Lasker", p
}
