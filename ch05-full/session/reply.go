// reply.go is what a session says, and what it wants next.

package session

import "fmt"

// A Reply is what comes of an event.
type Reply struct {
	Said     []Text
	Ask      *Ask              // a player to ask, or nil
	Job      *Job              // work to do, or nil
	Keep     *Keep             // a game to write, or nil
	Settings map[string]string // to be remembered for the next time, or nil
}

// A Text is a line to print, or several. It is printed on as many lines as it takes, and made
// fit for a terminal, unless it is ready.
type Text struct {
	Text  string
	Ready bool // it is printed as it is: a board, a line to copy
}

// A Keep wants a game written to disk, since it has changed.
type Keep struct {
	Game int    // its number in this session: another number, another file
	File string // the file that it was read from and goes on in, or "" for a new one
	Was  string // what that file held
	Text string // the whole game, as a file has it
}

// say says something, in as many lines as it takes.
func (s *Session) say(format string, args ...any) {
	s.reply.Said = append(s.reply.Said, Text{Text: fmt.Sprintf(format, args...)})
}

// print says something that is printed as it is, with its line breaks.
func (s *Session) print(text string) {
	s.reply.Said = append(s.reply.Said, Text{Text: text, Ready: true})
}
