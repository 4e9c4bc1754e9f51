// own_command_test.go judges a command that the learner has added to the prompt: it replays
// their transcript on the program.

package exercises_test

import (
	"cmp"
	"flag"
	"io"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch02-moves/exercises"
	"mateinfive/ch02-moves/terminal"
	"mateinfive/internal/check"
	"mateinfive/internal/console"
	"mateinfive/internal/console/consoletest"
)

// courses are the commands that the program comes with.
var courses = strings.Fields("again captured help moves quit exit record reset board fen flip pieces targets put steps impostors")

var (
	typedWord = regexp.MustCompile(`(?m)^(?:white|black)> (\S+)`)
	lastLine  = regexp.MustCompile(`\n(white|black)>$`) // a prompt after which nothing was typed
)

func TestTaskOwnCommand(t *testing.T) {
	t.Setenv("NO_COLOR", "1")
	e := check.New(t, "OwnCommand")
	e.Case("it uses a command that the course does not have, and help lists it", func() *check.Miss {
		typed, why := []string{}, ""
		for _, m := range typedWord.FindAllStringSubmatch(exercises.OwnCommand(), -1) {
			word := strings.ToLower(m[1])
			typed = append(typed, word)
			said, _ := replay(t, "$ go run ./ch02-moves -quiet\nwhite> help "+word)
			_, said, _ = strings.Cut(said, "\nwhite> help "+word+"\n")
			taken := (console.Table{}).Hint(2, word)
			switch {
			case slices.Contains(courses, word):
			case taken != "":
				why = "The name is taken. " + taken
			case !strings.HasPrefix(said, "  "+word):
				why = cmp.Or(why, "help says: "+said)
			case strings.Contains(said, "\n") || len(said) < 26:
				return &check.Miss{Call: "help " + word, Got: said, Want: "the word and what it does, in one line of at most 80 characters"}
			default:
				return nil
			}
		}
		return &check.Miss{Call: "the words typed in OwnCommand()", Got: strings.Join(typed, ", "), Want: "among them a command of your own", Why: why}
	})
	e.Case("the program answers as the transcript says", func() *check.Miss {
		want := strings.TrimSpace(exercises.OwnCommand())
		got, err := replay(t, want)
		if err != nil {
			return &check.Miss{Call: err.Error()}
		}
		if want = lastLine.ReplaceAllString(want, ""); got == want {
			return nil
		}
		return &check.Miss{Call: "the screen, and the transcript of OwnCommand()", Got: got, Want: want}
	})
}

// replay plays a transcript on the program as it stands, tasks and all.
func replay(t *testing.T, transcript string) (string, error) {
	got, err := consoletest.Replay(t, "ch02-moves", transcript, func(words []string, keyboard *os.File, out io.Writer) error {
		set := flag.NewFlagSet("ch02-moves", flag.ContinueOnError)
		o := terminal.Flags(set)
		if err := console.Parse(set, words); err != nil {
			return err
		}
		in, err := o.Open(keyboard)
		if err != nil {
			return err
		}
		return terminal.Play(in, out, *o)
	})
	return lastLine.ReplaceAllString(strings.TrimSpace(got), ""), err
}
