// record_test.go keeps games, and reads files that are damaged.

package league

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
)

// A game is read as it was written, whatever its players are called and said.
func TestAGameIsReadAsItWasWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "league.pgn")
	r := Record{
		Round:    3,
		Names:    [2]string{`the "best" \`, "[bert]"},
		Versions: [2]string{"0a1b2c3d", ""},
		Result:   "1-0",
		How:      "rules infraction",
		Words:    "[bert]: it plays {1-0} 2. e5, " + strings.Repeat("which is not legal ", 20),
		Forfeit:  illegal,
		SAN:      []string{"e4", "e5", "Nf3"},
	}
	for range 2 {
		if err := r.add(file, time.Date(2026, 1, 2, 0, 0, 0, 0, time.UTC)); err != nil {
			t.Fatal(err)
		}
	}
	games, err := readGames(file)
	r.Words, r.SAN = "", nil // which nothing is counted by
	if d := cmp.Diff([]Record{r, r}, games); d != "" || err != nil {
		t.Errorf("%v (- want, + got):\n%s", err, d)
	}
	text, _ := os.ReadFile(file)
	for line := range strings.Lines(string(text)) {
		if len(line) > 80 {
			t.Errorf("a line is longer than 79 letters: %s", line)
		}
	}
}

// A file that is damaged is told by the lines of the game, and stays as it is.
func TestADamagedFileIsTold(t *testing.T) {
	r := Record{Round: 1, Names: [2]string{"anna", "bert"}, Result: "1-0", How: "normal", Words: "checkmate", SAN: []string{"e4", "e5"}}
	whole := r.text(time.Time{})
	for _, tt := range []struct{ name, text, want string }{
		{"half of a game is there", whole + whole[:len(whole)-8], "game 2, from line 15 to line 27, does not end with its result."},
		{"a game ends in a tag", whole + whole[:50], "game 2, from line 15 to line 17, has a line that is no tag:"},
		{"a move is lost", strings.Replace(whole, "e5 ", "", 1), "game 1, from line 1 to line 13, does not have as many moves as its tag PlyCount says."},
		{"the result is another", strings.Replace(whole, "} 1-0", "} 0-1", 1), "does not end with its result."},
		{"the name is empty", strings.Replace(whole, "anna", "", 1), "does not say who played in which round."},
		{"it is no league", strings.Replace(whole, event, "Linares", 1), "is none of a league."},
	} {
		t.Run(tt.name, func(t *testing.T) {
			file := filepath.Join(t.TempDir(), "league.pgn")
			if err := os.WriteFile(file, []byte(tt.text), 0o644); err != nil {
				t.Fatal(err)
			}
			games, err := readGames(file)
			if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.Contains(err.Error(), "league -new") {
				t.Errorf("%d games, error %v\nwant %q", len(games), err, tt.want)
			}
		})
	}
}
