// players.go says who can play, and has other programs built.

package session

import (
	"context"

	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
)

// fullName returns the name of a player for the score sheet.
func (o *Options) fullName(name string) string { return console.Printable(o.Cast.FullName(name)) }

// ready goes on with what needs some players, when those that are other programs are built.
func (s *Session) ready(names []string, do then) error {
	if !s.Cast.Builds(names...) {
		return do(s)
	}
	cast := s.Cast
	s.work("building", func(context.Context, Out) (then, error) { return do, cast.Build(names...) })
	return nil
}

// cmdPlayers says who can play.
func (s *Session) cmdPlayers([]string) error {
	for _, name := range s.Cast.Names() {
		s.say("  %-10s %s", name, player.About(name))
	}
	s.say("  %-10s a person at this keyboard", player.Friend)
	s.say("new careful begins a game; a program of your own plays by its folder: new ~/mychess")
	return nil
}
