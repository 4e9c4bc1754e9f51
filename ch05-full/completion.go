// completion.go prints what has a shell complete the words of a command line.

package main

import (
	"context"
	"errors"
	"flag"
	"io"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/console"
)

// printCompletion prints the script of a shell, for the name that the program was built with.
func printCompletion(_ context.Context, words []string, _ io.Reader, out io.Writer) (int, error) {
	type write = func(name string, flags, commands []word) string
	shells := map[string]write{"bash": bash, "zsh": zsh, "fish": fish}
	if len(words) != 2 || shells[words[1]] == nil {
		return 2, errors.New("completion takes the name of a shell: bash, zsh or fish")
	}
	script := shells[words[1]](console.Name(), flagWords(newOptions(new(engines))), commandWords())
	_, err := io.WriteString(out, script)
	return 1, err
}

// A word is one that can be completed: a flag of the program or a command, and what can follow.
type word struct {
	text, about string
	takes       string   // what a flag is followed by, such as FILE, or ""
	anyFile     bool     // that is a file of any kind, and no game file
	next        []string // the words that can follow it, if they are few
	flags       []string // of a command
}

// flagWords returns the flags of the program.
func flagWords(o *options) (words []word) {
	o.flags().VisitAll(func(f *flag.Flag) {
		w := word{text: "-" + f.Name, anyFile: f.Name == "play"}
		w.takes, w.about = flag.UnquoteUsage(f)
		switch {
		case w.takes == "PLAYER":
			w.next = o.Cast.Names()
		case strings.Contains(w.takes, "|"):
			w.next = strings.Split(w.takes, "|")
		}
		words = append(words, w)
	})
	return words
}

var flagOfForm = regexp.MustCompile(`\[(-[a-z]+)`)

// commandWords returns the commands for scripts. Those of two words, such as pgn check, are one, and
// their second words follow it.
func commandWords() (words []word) {
	for _, f := range forms() {
		first, second, _ := strings.Cut(f.Name, " ")
		i := slices.IndexFunc(words, func(w word) bool { return w.text == first })
		if i >= 0 {
			words[i].next = append(words[i].next, second)
			continue
		}
		w := word{text: first}
		for _, found := range flagOfForm.FindAllStringSubmatch(f.Args, -1) {
			w.flags = append(w.flags, found[1])
		}
		if second == "" {
			w.about = f.Help
		} else {
			w.next = []string{second}
		}
		if strings.Contains(f.Args, "|") && !strings.Contains(f.Args, " ") {
			w.next = strings.Split(f.Args, "|")
		}
		words = append(words, w)
	}
	return words
}

// texts returns the words alone, with spaces between.
func texts(words []word) string {
	var all []string
	for _, w := range words {
		all = append(all, w.text)
	}
	return strings.Join(all, " ")
}

// quoted returns a text as a word of any of the shells.
func quoted(text string) string { return "'" + strings.ReplaceAll(text, "'", `'"'"'`) + "'" }

// readBy returns the comment on how a shell reads a script: by a line of a file in the home folder.
func readBy(file, line string) string {
	return "# A line of ~/" + file + " reads this: " + console.Printable(line) + "\n"
}

// bash returns the script for bash: what may follow the word before, or else a command, a flag of it
// or a game file.
func bash(name string, flags, commands []word) string {
	text := readBy(".bashrc", `eval "$(`+name+` completion bash)"`) + `_mate_in_five() {
	local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words= flags= files=
	local games='*.[pP][gG][nN]'
	case $before in
`
	for _, w := range slices.Concat(flags, commands) {
		switch {
		case w.anyFile:
			text += "\t" + w.text + ") files='*' ;;\n"
		case w.takes == "FILE":
			text += "\t" + w.text + ") files=$games ;;\n"
		case w.takes != "" || w.next != nil:
			text += "\t" + w.text + ") words=" + quoted(strings.Join(w.next, " ")) + " ;;\n"
		}
	}
	text += "\t*)\n\t\tfiles=$games\n\t\tcase ${COMP_WORDS[1]} in\n"
	for _, w := range commands {
		text += "\t\t" + w.text + ") flags=" + quoted(strings.Join(w.flags, " ")) + " ;;\n"
	}
	return text + "\t\t*) flags=" + quoted(texts(flags)) + ` ;;
		esac
		if [ "$COMP_CWORD" = 1 ]; then words=` + quoted(texts(commands)) + `; fi
		case $word in -*) words=$flags ;; esac
		;;
	esac
	local had=$-
	set -f
	COMPREPLY=($(compgen -W "$words" -- "$word"))
	if [ "$files" ]; then
		local IFS=$'\n'
		COMPREPLY+=($(compgen -d -- "$word") $(compgen -f -X "!$files" -- "$word"))
	fi
	case $had in *f*) ;; *) set +f ;; esac
}
complete -o filenames -F _mate_in_five ` + quoted(name) + "\n"
}

// zsh returns the script for zsh, which can read that for bash.
func zsh(name string, flags, commands []word) string {
	return readBy(".zshrc", `eval "$(`+name+` completion zsh)"`) +
		"autoload -Uz compinit bashcompinit && compinit && bashcompinit\n" +
		bash(name, flags, commands)
}

// fish returns the script for fish: a line for each word.
func fish(name string, flags, commands []word) string {
	const files = " -k -a '(__fish_complete_suffix .pgn)'"
	complete := "complete -c " + quoted(name)
	text := readBy(".config/fish/config.fish", name+" completion fish | source") +
		complete + files + "\n" +
		"function __mate_in_five_plays\n" +
		"\tnot __fish_seen_subcommand_from " + texts(commands) + "\nend\n"
	for _, w := range flags {
		text += complete + " -n __mate_in_five_plays -o " + w.text[1:] + " -d " + quoted(w.about)
		switch {
		case w.anyFile:
			text += " -r -F"
		case w.takes == "FILE":
			text += " -r" + files
		case w.takes != "":
			text += " -x -a " + quoted(strings.Join(w.next, " "))
		}
		text += "\n"
	}
	for _, w := range commands {
		text += complete + " -n __fish_use_subcommand -a " + w.text + " -d " + quoted(w.about) + "\n"
		seen := complete + " -n '__fish_seen_subcommand_from " + w.text + "'"
		if w.next != nil {
			text += seen + " -a " + quoted(strings.Join(w.next, " ")) + "\n"
		}
		for _, f := range w.flags {
			text += seen + " -o " + f[1:] + "\n"
		}
	}
	return text
}
