// new.go makes a player of a program whose path may have spaces in it.

package uci

import "mateinfive/internal/guard"

// New returns the player of a program, with its arguments. Unlike [Open] it takes them word by word, and
// does not look for the program: that it cannot be run shows when it is built.
func New(program string, arguments ...string) *Client {
	c := &Client{command: append([]string{program}, arguments...), grace: guard.Patience() / 8}
	c.name.Store(program)
	return c
}
