// command_test.go goes through the table of commands, which is also the help.

package terminal

import (
	"errors"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"mateinfive/ch04-special/chess"
)

func TestHelpListsEveryCommandOnce(t *testing.T) {
	s := newSession(nil, Options{})
	help := answer(s, "help")
	var listed []string
	for line := range strings.Lines(help) {
		if n := utf8.RuneCountInString(strings.TrimSuffix(line, "\n")); n > 80 {
			t.Errorf("a line of the help has %d columns, more than 80: %s", n, line)
		}
		if entry, ok := strings.CutPrefix(line, "  "); ok {
			listed = append(listed, strings.Fields(entry)[0])
		}
	}
	for _, c := range commands() {
		i := slices.Index(listed, c.name)
		if i < 0 {
			t.Fatalf("help does not list %s, or lists it once and the table twice:\n%s", c.name, help)
		}
		listed = slices.Delete(listed, i, i+1)
		if c.help == "" || !strings.Contains(help, c.args) {
			t.Errorf("help does not explain %s %s:\n%s", c.name, c.args, help)
		}
	}
	if len(listed) > 0 {
		t.Errorf("help lists %v, which the table does not have", listed)
	}
}

// What stands in brackets in the help may be left out.
func TestEveryCommandRuns(t *testing.T) {
	example := strings.NewReplacer("|figures", "", "[FEN]", startFEN, "[", "", "]", "")
	for _, c := range commands() {
		lines := []string{c.name + " " + example.Replace(c.args), strings.ToUpper(c.name) + "  " + example.Replace(c.args)}
		if strings.HasPrefix(c.args, "[") {
			lines = append(lines, c.name)
		}
		for _, line := range lines {
			t.Run(line, func(t *testing.T) {
				s := newSession(io.Discard, Options{Position: chess.StartingPosition()})
				for _, typed := range []string{"a2a4", "a7a5", "b2b4", "b7b5", "c2c4", "c7c5", "undo 3"} {
					s.obey(typed)
				}
				if err := s.carryOut(strings.Fields("  " + line)); err != nil && !errors.Is(err, errUnwritten) {
					t.Errorf("%s, typed as the help says, is refused: %v", line, err)
				}
			})
		}
	}
}

func TestEveryCommandRefusesTooManyWords(t *testing.T) {
	for _, c := range commands() {
		t.Run(c.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.StartingPosition()})
			before := position(s)
			err := s.carryOut([]string{c.name, "too", "many", "words"})
			if err == nil {
				t.Errorf("%s too many words: no error", c.name)
			}
			compare(t, position(s), before)
		})
	}
}

// Each line of the table fits the screen: broken over two, it would be hard to
// read.
func TestHelpHasALineForEachCommand(t *testing.T) {
	lines := strings.Split(answer(newSession(nil, Options{}), "help"), "\n")
	for _, c := range commands() {
		if !slices.ContainsFunc(lines, func(line string) bool {
			return strings.HasPrefix(line, "  "+strings.TrimSpace(c.name+" "+c.args)+" ") && strings.HasSuffix(line, " "+c.help)
		}) {
			t.Errorf("help has no line with all of %s %s, %s", c.name, c.args, c.help)
		}
	}
}

func TestHelpExplainsEveryMark(t *testing.T) {
	help := strings.ReplaceAll(answer(newSession(nil, Options{}), "help"), "\n", " ")
	for m, meaning := range map[mark]string{
		moveMark: "a square to go to", captureMark: "a piece to capture", ownMark: "the piece itself",
		forbiddenMark: "a square that its king forbids", checkMark: "a king in check", attackMark: "a piece that attacks",
	} {
		if !strings.Contains(help, string(m)+" "+meaning) && !strings.Contains(help, string(m)+" is "+meaning) {
			t.Errorf("help does not say that %c is %s", m, meaning)
		}
	}
}

// The words that stand for something in the chapters around this one.
func TestWordsOfOtherChapters(t *testing.T) {
	s := newSession(nil, quietGame)
	names := make(map[string]bool)
	for _, c := range commands() {
		names[c.name] = true
	}
	for word, where := range elsewhere {
		if names[word] {
			t.Errorf("%s is a command, and yet it is said to be elsewhere", word)
		}
		for _, line := range []string{word, strings.ToUpper(word), word + " e4"} {
			typed, _, _ := strings.Cut(line, " ")
			compare(t, answer(s, line), wrap(typed+": "+where)+"\n")
		}
		for _, named := range question.FindAllString(where, -1) {
			if !names[named] {
				t.Errorf("%s: the answer names %s, which is no command", word, named)
			}
		}
	}
}

// question is the name of a command that ends in a question mark.
var question = regexp.MustCompile(`\w+\?`)
