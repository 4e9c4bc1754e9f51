// manual.go prints the manual page, from the tables of flags and commands.

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// printManual prints the manual page in roff, the language of man, under the name that the program
// was built with.
func printManual(_ context.Context, words []string, _ io.Reader, out io.Writer) (int, error) {
	if len(words) > 1 {
		return 2, errors.New("man takes no more words")
	}
	_, err := io.WriteString(out, manual(console.Name(), newOptions(new(engines))))
	return 1, err
}

// manual returns the page of a program with a name.
func manual(name string, o *options) string {
	text := fmt.Sprintf(`.TH "%s" 6 "" "Mate in Five"`+"\n", roff(strings.ToUpper(name)))
	text += ".SH NAME\n" + roff(name) + " \\- play chess in a terminal, and read game files\n"
	text += ".SH SYNOPSIS\n"
	for _, after := range []string{"[flags]", "game.pgn [flags]", "\"FEN\" [flags]", "command ..."} {
		text += fmt.Sprintf(".B %s\n%s\n.br\n", roff(name), roff(after))
	}
	text += `.SH DESCRIPTION
Two people play by all the rules of chess, with clocks if they like, or one plays against the
computer or another engine. A game file that is named first is opened: step through it, comment on it, have
it reviewed. A FEN in quotation marks that stands first is the position to begin in. With a command for scripts as its first word the program does that job instead, and
ends.
.SH FLAGS
`
	o.flags().VisitAll(func(f *flag.Flag) {
		value, usage := flag.UnquoteUsage(f)
		text += item("-"+f.Name, value, usage)
	})
	text += ".SH COMMANDS\nWhile a game is on these can be typed, besides moves such as e4, Nf3 or e2e4.\n"
	for _, group := range session.Commands(o.Outside) {
		text += ".SS " + roff(group.Name) + "\n"
		for _, c := range group.Commands {
			text += item(c.Name, strings.TrimPrefix(c.Form(), c.Name+" "), c.Help)
		}
	}
	text += ".SH COMMANDS FOR SCRIPTS\nA dash in place of a FEN or a file is the standard input.\n"
	for _, f := range forms() {
		text += item(f.Name, f.Args, f.Help)
	}
	return text + `.SH EXIT STATUS
0 for yes, 1 if the job failed or the answer is no, 2 for a wrong command line.
`
}

// item returns an item of a list: what to type, and what that does.
func item(name, more, help string) string {
	if more == name {
		more = ""
	}
	head := strings.TrimSpace(fmt.Sprintf(`\fB%s\fR %s`, roff(name), roff(more)))
	return fmt.Sprintf(".TP\n%s\n%s\n", head, roff(help))
}

// roff returns a line of text as roff has it: there a dash is a hyphen that may break the line, a
// backslash begins a sign, a quotation mark an argument, and a dot or an apostrophe in front of a
// line a command.
func roff(text string) string {
	text = strings.NewReplacer(`\`, `\e`, "-", `\-`, `"`, `\(dq`).Replace(text)
	if strings.HasPrefix(text, ".") || strings.HasPrefix(text, "'") {
		return `\&` + text
	}
	return text
}
