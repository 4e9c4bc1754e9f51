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
		{"why", "e2e4...", "say why a move is not legal", done, false},
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
  why e2e4               say why a move is not legal
`
	const all = "Type a move.\n" + game + `More commands; help position tells what they do, help fen what one does:
  position  fen undo
`
	const none = "no command and no group of commands: "
	for _, tt := range []struct {
		name, line, last string
		width            int
		want             string
	}{
		{"of all", "", "", 80, all},
		{"of all, and a last line", "", "Have fun.", 80, all + "Have fun.\n"},
		{"of a group", "GAME", "Have fun.", 80, game},
		{"of a command", "Fen", "", 80, "  fen [FEN|start]        print the position in one line\n"},
		{"of its other name", "exit", "", 80, "  quit                   leave; exit does the same\n"},
		{"on a narrow screen", "undo", "", 40, "  undo [3]               take back the\nlast move\n"},
		{"of what there is not", "banana", "", 80, none + `"banana"; help lists them`},
		{"of what would steer the screen", "\x1b[2J", "", 80, none + `"\x1b[2J"; help lists them`},
		{"of a long word", strings.Repeat("x", 1000), "", 80, none + `"` + strings.Repeat("x", 40) + `"; help lists them`},
	} {
		got := said(tt.width, func(s *Screen) {
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
		{1, "castle", ""},
		{2, "castle", "castle: castling comes in chapter 4"},
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
	for _, tt := range []struct {
		name, words string // each beside board
		want        bool
	}{
		{"a letter too many", "boarrd boards aboard", true},
		{"a letter too few", "bord boar oard", true},
		{"another letter", "boird boart toard", true},
		{"two swapped", "baord obard boadr", true},
		{"two swapped that do not touch", "doarb", false},
		{"two other letters", "boort bxxrd baxrd bxord", false},
		{"two swapped, and one too many or too few", "baoxrd baod", false},
		{"no slip", "board", false},
	} {
		for word := range strings.FieldsSeq(tt.words) {
			if got := isSlip(word, "board"); got != tt.want {
				t.Errorf("%s: %s is a slip: %v, want %v", tt.name, word, got, tt.want)
			}
		}
	}
}

// Each chapter says one thing of a word, and none says that something comes in a chapter
// that one has reached.
func TestWordsOfOtherChapters(t *testing.T) {
	said := map[string]bool{}
	for _, w := range words {
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
