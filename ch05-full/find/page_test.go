// page_test.go tests what is typed at a prompt, and a screen of games.

package find

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestRead(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	tests := []struct{ name, words, want string }{
		{"nothing", "", "[]"},
		{"a file", "my games.pgn 21", "[my games.pgn 21]"},
		{"words in quotation marks", `"my games.pgn" -player "Anna K" 21`, "Anna K [my games.pgn 21]"},
		{"me", "-player Me", "Ida []"},
		{"this position", "-position here a.pgn", "placed [a.pgn]"},
		{"a FEN without quotation marks", "-position " + start + " a.pgn", "placed [a.pgn]"},
		{"a FEN within them", `-position "` + start + `" a.pgn`, "placed [a.pgn]"},
		{"no FEN", "-position x", `invalid value "x" for flag -position: not a FEN: ...`},
		{"a flag that there is not", "-mute", "games can have -player Anna, ..."},
		{"help", "-h", "games can have -player Anna, ..."},
		{"no value", "-player", "flag needs an argument: -player"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			q, others, err := Read(strings.Fields(tt.words), "Ida", chess.StartingPosition())
			got := fmt.Sprint(err)
			if err == nil {
				placed := map[bool]string{true: "placed"}[q.placed]
				got = strings.TrimSpace(fmt.Sprint(q.Player, placed, " ", others))
			}
			if begin, more := strings.CutSuffix(tt.want, "..."); got != tt.want && !(more && strings.HasPrefix(got, begin)) {
				t.Errorf("%s: %s, want %s", tt.words, got, tt.want)
			}
		})
	}
	if _, _, err := Read([]string{"-player", "me"}, "", chess.StartingPosition()); err == nil {
		t.Error("the person has no name, and is looked for")
	}
}

func TestPage(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.pgn")
	if err := os.WriteFile(path, []byte(mate+slip+scotch+tagged), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		name        string
		words       string
		first, most int
		want        string
	}{
		{"all", "", 1, 9, "1 Müll 2 game 3 Bo - 4 Whit goes on 0"},
		{"as many as are asked for", "", 1, 2, "1 Müll 2 game goes on 3"},
		{"from the middle", "", 3, 1, "3 Bo - goes on 4"},
		{"behind the last", "", 5, 9, "goes on 0: a.pgn has no game 5"},
		{"some", "-player bo", 1, 9, "1 Müll 3 Bo - goes on 0"},
		{"some of them", "-player bo", 2, 1, "3 Bo - goes on 4"},
		{"none among those that can be read", "-player bob", 1, 9, "goes on 0: a.pgn has no such game, and some that cannot be read: 1"},
		{"none", "-player müller", 3, 9, "goes on 0: a.pgn has no such game from number 3 on"},
	}
	t.Chdir(filepath.Dir(path))
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			q, _, err := Read(strings.Fields(tt.words), "", chess.StartingPosition())
			if err != nil {
				t.Fatal(err)
			}
			got := ""
			next, err := Page(t.Context(), "a.pgn", q, tt.first, tt.most, func(n int, title string) { got += fmt.Sprintf("%d %.4s ", n, title) })
			if got += fmt.Sprint("goes on ", next); err != nil {
				got += ": " + err.Error()
			}
			if got != tt.want {
				t.Errorf("%s: %s, want %s", tt.words, got, tt.want)
			}
		})
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Page(ctx, "a.pgn", new(Query), 1, 9, nil); err == nil || err.Error() != "stopped" {
		t.Errorf("the error is %v, want that it was stopped", err)
	}
	if _, err := Page(t.Context(), "none.pgn", new(Query), 1, 9, nil); err == nil {
		t.Error("a file is read that is not there")
	}
}
