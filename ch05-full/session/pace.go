// pace.go is how an opponent behaves at a terminal: how long it takes for a move, and what it says of
// its thoughts.

package session

import (
	"time"

	"mateinfive/ch05-full/player"
)

// The time that a player of the program takes for a move at least, where a person looks on.
const (
	atSight  = time.Second / 2 // programs play each other: each move is to be seen
	atOnce   = time.Second     // the first moves, and one without a choice
	opening  = 8               // plies: how many the first ones are
	slowest  = 3               // seconds more for any other move, at most
	perClock = 60              // never more than this part of the time on the clock, or it loses on time
)

// paceFor returns how long the answer to a request takes at least. Where nobody sits at the screen, and
// with pace fast, it comes as soon as the player has it.
func (s *Session) paceFor(r player.Request) time.Duration {
	pace := time.Duration(0)
	switch {
	case !s.options.Live, s.settings.isSet("pace", "fast"):
	case s.game.seats.AgainstProgram():
		pace = humanPace(r)
	case !s.game.hasPerson():
		pace = atSight
	}
	if r.Timed {
		return min(pace, r.Left[s.game.at.Game.Turn()]/perClock)
	}
	return pace
}

// humanPace returns how long a person might take for a move: more or less, and the same for the same
// game.
func humanPace(r player.Request) time.Duration {
	n := len(r.Moves)
	p, err := r.Position()
	if n < opening || err != nil || len(p.LegalMoves()) == 1 {
		return atOnce
	}
	const steps = 7
	return atOnce + time.Duration(n*n%steps)*slowest*time.Second/steps
}

// saysWhy reports whether a player says why it has moved, and what it thinks meanwhile. An opponent
// does not, as it would tell what it expects, unless it is there to learn from or the player of the
// game wants it to.
func (s *Session) saysWhy(name string) bool {
	return !s.game.seats.AgainstProgram() || player.Explains(name) || s.settings.isSet("thoughts", "on")
}

func (s *Session) cmdPace(args []string) error {
	if err := s.settings.choose("pace", args[0], "human", "fast"); err != nil {
		return err
	}
	if args[0] == "fast" {
		s.say("players of the program move as soon as they can")
	} else {
		s.say("players of the program take their time for a move, as people do")
	}
	return nil
}

func (s *Session) cmdThoughts(args []string) error {
	if err := s.settings.choose("thoughts", args[0], "on", "off"); err != nil {
		return err
	}
	if args[0] == "on" {
		s.say("an opponent says what it thinks")
	} else {
		s.say("an opponent keeps its thoughts to itself")
	}
	return nil
}
