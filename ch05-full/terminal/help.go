// help.go prints the table of commands.

package terminal

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
)

// cmdHelp says how to play and names all commands, or tells of a group or of one.
func (s *session) cmdHelp(args []string) error {
	if len(args) > 0 {
		return s.helpOn(args[0])
	}
	s.say("A move is e4, Nf3, exd5, O-O or e8=Q, or names both squares: e2e4. Or touch a")
	s.say("piece by its square, g1, then name where it goes, f3; g1 again lets go. Enter")
	s.say("alone steps on where moves follow. The commands:")
	for _, g := range groups() {
		s.say("  %-9s %s", g.name, names(g.commands))
	}
	s.say("help files tells more about a group, help save about one of them.")
	s.say("On the board * is a square to go to, x a piece to capture, > the piece itself,")
	s.say("- a square that its king forbids, + a king in check, ! a piece that attacks.")
	s.say("Clocks and an opponent are not part of this program yet.")
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
			for _, c := range g.commands {
				s.sayCommand(c)
			}
			return nil
		}
	}
	return fmt.Errorf("no command and no group of commands: %s; help lists them", chess.Quote(word))
}

// sayCommand says how to type a command and what it does.
func (s *session) sayCommand(c command) { s.say("  %-22s %s", c.form(), c.help) }

// String returns the name of the command.
func (c command) String() string { return c.name }
