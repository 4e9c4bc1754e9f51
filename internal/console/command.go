// command.go finds what is typed in a table of commands, and prints help from it.

package console

import (
	"fmt"
	"strings"
)

// A Command is a word that a prompt understands.
type Command struct {
	Name string
	Args string // what to type after it, as many words: [3] may be left out, and more may follow dots
	Help string // what it does
	Do   func(args []string) error
	Slow bool // it may take long by right, and what it says is to be seen at once
}

// A Group is the part of a table that one asks help for.
type Group struct {
	Name     string
	Commands []Command
}

// A Table has all commands of a prompt. Its first group is what one needs to play.
type Table []Group

// Find returns the command that a word names, in upper or lower case. Exit is quit.
func (t Table) Find(word string) (c Command, found bool) {
	if strings.EqualFold(word, "exit") {
		word = "quit"
	}
	for _, g := range t {
		for _, c := range g.Commands {
			if strings.EqualFold(word, c.Name) {
				return c, true
			}
		}
	}
	return Command{}, false
}

// Hint says what may be meant by a line that is neither a command nor a move: a command of
// another chapter, or one of this chapter that its first word is one slip away from. Where
// neither helps it is "".
func (t Table) Hint(chapter int, line string) string {
	word, _, _ := strings.Cut(line, " ")
	if where := elsewhere(chapter, line, word); where != "" {
		return word + ": " + where
	}
	for _, g := range t {
		for _, c := range g.Commands {
			if len(word) > 3 && isSlip(strings.ToLower(word), c.Name) {
				return fmt.Sprintf("%s is not a command: did you mean %s?", word, c.Name)
			}
		}
	}
	return ""
}

// isSlip reports whether two words differ by one slip: a letter too many, too few, another
// one, or two in the wrong order.
func isSlip(a, b string) bool {
	for len(a) > 0 && len(b) > 0 && a[0] == b[0] {
		a, b = a[1:], b[1:]
	}
	for len(a) > 0 && len(b) > 0 && a[len(a)-1] == b[len(b)-1] {
		a, b = a[:len(a)-1], b[:len(b)-1]
	}
	swapped := len(a) == 2 && len(b) == 2 && a[0] == b[1] && a[1] == b[0]
	return max(len(a), len(b)) == 1 || swapped
}

// Form returns how to type a command: "moves e2".
func (c Command) Form() string {
	return strings.TrimSpace(c.Name + " " + strings.TrimSuffix(c.Args, "..."))
}

// Run does what a command says, if it was typed with as many words as it needs.
func (c Command) Run(args []string) error {
	most, more := len(strings.Fields(c.Args)), strings.HasSuffix(c.Args, "...")
	least := most - strings.Count(c.Args, "[")
	if len(args) < least || len(args) > most && !more {
		return fmt.Errorf("that is not how to type it: try %s", c.Form())
	}
	return c.Do(args)
}

// Help says the lines that stand first, what the first group of commands does, the names of
// the others, and the lines that stand last. With a word it tells about that group or command
// alone.
func (s *Screen) Help(t Table, args []string, first, last string) error {
	if len(args) > 0 {
		return s.helpOn(t, args[0])
	}
	s.Say("%s", first)
	s.sayCommands(t[0].Commands)
	s.Say("More commands; help %s tells what they do, help %s what one does:", t[1].Name, t[1].Commands[0].Name)
	for _, g := range t[1:] {
		line := fmt.Sprintf("  %-9s", g.Name)
		for _, c := range g.Commands {
			line += " " + c.Name
		}
		s.Say("%s", line)
	}
	if last != "" {
		s.Say("%s", last)
	}
	return nil
}

func (s *Screen) helpOn(t Table, word string) error {
	if c, found := t.Find(word); found {
		s.sayCommands([]Command{c})
		return nil
	}
	for _, g := range t {
		if strings.EqualFold(word, g.Name) {
			s.sayCommands(g.Commands)
			return nil
		}
	}
	return fmt.Errorf("no command and no group of commands: %.40q; help lists them", word)
}

// sayCommands says how to type each command and what it does.
func (s *Screen) sayCommands(commands []Command) {
	for _, c := range commands {
		s.Say("  %-22s %s", c.Form(), c.Help)
	}
}
