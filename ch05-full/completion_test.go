// completion_test.go completes command lines in bash, which is on most machines.

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// inBash completes the last word of a command line in a folder, with the script that is read first.
const inBash = `eval "$1"
shift
COMP_WORDS=("$@") COMP_CWORD=$(($#-1))
_mate_in_five
printf '%s|' "${COMPREPLY[@]}"`

func TestCompletionInBash(t *testing.T) {
	shell, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("there is no bash")
	}
	dir := t.TempDir()
	for _, name := range []string{"my games.pgn", "club.PGN", "notes.txt", "ab.pgn", "a[b].pgn"} {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	o := newOptions(new(engines))
	script := bash("mate", flagWords(o), commandWords())
	tests := []struct{ name, line, want string }{
		{"a command", "mate|bo", "book|"},
		{"commands and game files", "mate|m", "move|moves|man|my games.pgn|"},
		{"a flag", "mate|-pl", "-plain|-play|"},
		{"the words of a flag", "mate|-color|", "always|never|auto|"},
		{"a player", "mate|-white|gr", "greedy|"},
		{"a game file for a flag", "mate|-load|c", "club.PGN|"},
		{"any file for lines to play", "mate|-play|n", "notes.txt|"},
		{"a flag with a value of another kind", "mate|-fen|", "|"},
		{"the second word of a command", "mate|pgn|", "check|format|"},
		{"a name that looks like a pattern", "mate|pgn|check|a", "ab.pgn|a[b].pgn|"},
		{"a game file for a command", "mate|pgn|check|m", "my games.pgn|"},
		{"the flags of a command", "mate|games|-p", "-player|-position|-pgn|"},
		{"a shell", "mate|completion|f", "fish|"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			words := append([]string{"-c", inBash, "bash", script}, strings.Split(tt.line, "|")...)
			try := exec.Command(shell, words...)
			try.Dir = dir
			got, err := try.CombinedOutput()
			if err != nil || string(got) != tt.want {
				t.Errorf("%s becomes %s, %v; want %s", tt.line, got, err, tt.want)
			}
		})
	}
}

// The other shells are not on most machines: here their scripts only have what they must have.
func TestCompletionInOtherShells(t *testing.T) {
	o := newOptions(new(engines))
	flags, commands := flagWords(o), commandWords()
	for _, tt := range []struct{ name, script, want string }{
		{"zsh reads what bash reads", zsh("mate", flags, commands), bash("mate", flags, commands)},
		{"fish has the words of a flag", fish("mate", flags, commands), " -o color -d "},
		{"and has any file for lines to play", fish("mate", flags, commands), "FILE instead of what is typed' -r -F\n"},
		{"and of a command", fish("mate", flags, commands), "from pgn' -a 'check format'\n"},
		{"an apostrophe ends no word", fish("Anna's", flags, commands), `complete -c 'Anna'"'"'s' -k `},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if !strings.Contains(tt.script, tt.want) {
				t.Errorf("want %s in\n%s", tt.want, tt.script)
			}
		})
	}
}
