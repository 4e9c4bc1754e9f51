// champion.go is yours: a player of your own, with a name.

package exercises

import "mateinfive/ch05-full/player"

// Champion returns a player of your own and its name: one to twenty letters, digits,
// spaces and signs that can be printed, the first and the last no space. The name stands
// on the score sheet. The program asks for the player anew whenever it wants a move, so it
// cannot remember anything of its own; all that happened is in the request.
//
// The player decides in any game that goes on, as [player.Player] says, within two
// seconds; the deadline of its context is a little earlier. It leaves the request as it
// is. In ten games it does not fare worse than a player that takes any move.
func Champion() (name string, p player.Player) {
	panic("task Champion: not written yet")
}
