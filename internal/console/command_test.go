// command_test.go types at a prompt that has a few commands.

package console

import (
	"fmt"
	"strings"
	"testing"
)

// table has commands that say with which words they are done.
var table = Table{
	{"game", []Command{
		{"board", "", "draw the board", done, false},
		{"put", "N f3", "put a piece down", done, false},
		{"quit", "", "leave; exit does the same", done, false},
		{"why", "e2e4...", "say why not", done, false},
	}},
	{"position", []Command{
		{"fen", "[FEN|start]...", "print the position in one line", done, false},
		{"undo", "[3]", "take back the last move", done, false},
	}},
}

func done(args []string) error { return fmt.Errorf("done with %q", args) }

func TestFindAndRun(t *testing.T) {
	const wrong = "that is not how to type it: try "
	for _, tt := range []struct{ line, want string }{
		{"board", "done with []"}, {"BOARD", "done with []"}, {"board now", wrong + "board"},
		{"Exit", "done with []"}, {"exit now", wrong + "quit"},
		{"put N", wrong + "put N f3"}, {"put N f3", `done with ["N" "f3"]`}, {"put N f3 g1", wrong + "put N f3"},
		{"why", wrong + "why e2e4"}, {"why e2 e4", `done with ["e2" "e4"]`},
		{"fen", "done with []"}, {"fen 8/8 w", `done with ["8/8" "w"]`},
		{"undo", "done with []"}, {"undo 3", `done with ["3"]`}, {"undo 3 4", wrong + "undo [3]"},
		{"boar", "not found"}, {"game", "not found"},
	} {
		words, got := strings.Fields(tt.line), "not found"
		if c, found := table.Find(words[0]); found {
			got = c.Run(words[1:]).Error()
		}
		same(t, tt.line, got, tt.want)
	}
}

func TestHelp(t *testing.T) {
	const game = `  board                  draw the board
  put N f3               put a piece down
  quit                   leave; exit does the same
  why e2e4               say why not
`
	const all = "Type a move.\n" + game + `More commands; help position tells what they do,
help fen what one does:
  position  fen undo
`
	const none = "no command and no group of commands: "
	for _, tt := range []struct{ name, line, last, want string }{
		{"of all", "", "", all},
		{"of all, and a last line", "", "Have fun.", all + "Have fun.\n"},
		{"of a group", "GAME", "Have fun.", game},
		{"of a command", "Fen", "", "  fen [FEN|start]        print the position in one\nline\n"},
		{"of its other name", "exit", "", "  quit                   leave; exit does the same\n"},
		{"of what there is not", "banana", "", none + `"banana"; help lists them`},
		{"of what would steer the screen", "\x1b[2J", "", none + `"\x1b[2J"; help lists them`},
		{"of a long word", strings.Repeat("x", 1000), "", none + `"` + strings.Repeat("x", 40) + `"; help lists them`},
	} {
		got := said(51, func(s *Screen) {
			if err := s.Help(table, strings.Fields(tt.line), "Type a move.", tt.last); err != nil {
				s.Print(err.Error())
			}
		})
		same(t, tt.name, got, tt.want)
	}
}

func TestHint(t *testing.T) {
	for _, tt := range []struct {
		chapter    int
		line, want string
	}{
		{1, "steal", ""},
		{1, "Nf3", "Nf3: the short notation comes in chapter 5; here a move names two squares, such as e2e4"},
		{4, "exd8=Q+", "exd8=Q+: the short notation comes in chapter 5; here a move names two squares, such as e2e4"},
		{5, "Nf3", ""},
		{4, "Nf9", ""},
		{1, "castle", "castle: castling comes in chapter 4"},
		{3, "Castle now", "Castle: castling comes in chapter 4"},
		{4, "castle", "castle: type O-O, or O-O-O for the queen's side, or the king's move"},
		{4, "BORD e2", "BORD is not a command: did you mean board?"},
		{4, "puts", "puts is not a command: did you mean put?"},
		{4, "pus", ""},
		{4, "undi", "undi is not a command: did you mean undo?"},
		{4, "banana", ""},
		{4, "", ""},
	} {
		same(t, tt.line, table.Hint(tt.chapter, tt.line), tt.want)
	}
}

func TestIsSlip(t *testing.T) {
	for words, want := range map[string]bool{
		"boarrd boards aboard":    true,  // a letter too many
		"bord boar oard":          true,  // a letter too few
		"boird boart toard":       true,  // another letter
		"baord obard boadr":       true,  // two swapped
		"doarb":                   false, // that do not touch
		"boort bxxrd baxrd bxord": false, // two other letters
		"baoxrd baod":             false, // two swapped, and one too many or too few
		"board":                   false,
	} {
		for word := range strings.FieldsSeq(words) {
			if got := isSlip(word, "board"); got != want {
				t.Errorf("%s is a slip for board: %v, want %v", word, got, want)
			}
		}
	}
}

// Each chapter says one thing of a word, and none says that something comes in a chapter
// that one has reached.
func TestWordsOfOtherChapters(t *testing.T) {
	said := map[string]bool{}
	for _, w := range meanings {
		if w.first < 1 || w.first > w.last || w.last > 5 {
			t.Errorf("%s: from chapter %d to %d", w.words, w.first, w.last)
		}
		for chapter := w.first; chapter <= w.last; chapter++ {
			for word := range strings.FieldsSeq(w.words) {
				where := fmt.Sprintf("%s in chapter %d", word, chapter)
				if said[where] {
					t.Errorf("%s has two sentences", where)
				}
				said[where] = true
			}
			for _, later := range []string{"comes in chapter %d", "come in chapter %d", "from chapter %d on"} {
				if strings.Contains(w.sentence, fmt.Sprintf(later, chapter)) {
					t.Errorf("chapter %d says: %s", chapter, w.sentence)
				}
			}
		}
	}
}
