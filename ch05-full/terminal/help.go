// help.go prints the table of commands, in pages that a small screen can hold.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
)

// howToMove is what one has to know first.
const howToMove = `A move is e4, Nf3, exd5, O-O or e8=Q, or names both squares: e2e4. Or touch a
piece by its square, g1, then name where it goes, f3; g1 again lets go. Enter
alone steps on where moves follow.`

// goodToKnow stands below the commands.
const goodToKnow = `On the board * is a square to go to, x a piece to capture, > the piece itself,
- a square that its king forbids, + a king in check, ! a piece that attacks.
new careful begins a game against the computer; others are greedy and random.`

// cmdHelp says how to move, tells what the first group of commands does, and names
// the others; or it tells of a group or of one command.
func (s *session) cmdHelp(args []string) error {
	if len(args) > 0 {
		return s.helpOn(args[0])
	}
	s.say(howToMove)
	first, others := groups()[0], groups()[1:]
	s.sayCommands(first)
	s.say("More commands; help %s tells what they do, help %s what one does:", others[0].name, others[0].commands[0].name)
	for _, g := range others {
		s.say("  %-9s %s", g.name, g)
	}
	s.say(goodToKnow)
	return nil
}

// helpOn tells what the commands of a group do, or what one does.
func (s *session) helpOn(word string) error {
	if c, found := findCommand(word); found {
		s.sayCommand(c)
		return nil
	}
	for _, g := range groups() {
		if strings.EqualFold(word, g.name) {
			s.sayCommands(g)
			return nil
		}
	}
	return fmt.Errorf("no command and no group of commands: %s; help lists them", chess.Quote(word))
}

// sayCommands tells of all commands of a group.
func (s *session) sayCommands(g group) {
	for _, c := range g.commands {
		s.sayCommand(c)
	}
}

// sayCommand says how to type a command and what it does.
func (s *session) sayCommand(c command) { s.say("  %-22s %s", c.form(), c.help) }

// String returns the names of the commands.
func (g group) String() string {
	var found []string
	for _, c := range g.commands {
		found = append(found, c.name)
	}
	return strings.Join(found, " ")
}
