// lexer_test.go tests how a text is cut into items: between them, and where it
// begins and ends.

package pgn

import (
	"errors"
	"io"
	"strconv"
	"strings"
	"testing"
	"testing/iotest"
	"unicode"
)

// kindNames are the words of items for the kinds of items.
var kindNames = map[itemKind]string{
	itemEOF: "end", itemError: "error:", itemTagName: "tag", itemTagValue: "value", itemNumber: "number",
	itemMove: "move", itemNAG: "glyph", itemComment: "comment", itemOpen: "(", itemClose: ")", itemResult: "result",
}

// items returns the items of a text in one line: "number 1 | move e4".
func items(text string) string { return itemsOf(strings.NewReader(text)) }

func itemsOf(in io.Reader) string {
	var words []string
	for l := newLexer(in); len(words) < 100; {
		found := l.next()
		if found.kind == itemEOF {
			break
		}
		words = append(words, strings.TrimSpace(kindNames[found.kind]+" "+found.text))
	}
	return strings.Join(words, " | ")
}

// A lexTest is a text and its items.
type lexTest struct {
	name string
	text string
	want string
}

func runLexTests(t *testing.T, tests []lexTest) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := items(tt.text); got != tt.want {
				t.Errorf("the items of %q are\n\t%s\nwant\n\t%s", tt.text, shown(got), shown(tt.want))
			}
		})
	}
}

// shown returns items as they may be sent to a terminal: what cannot be printed is
// spelled out, as in Go.
func shown(items string) string {
	if strings.ContainsFunc(items, func(r rune) bool { return !unicode.IsPrint(r) }) {
		return strconv.Quote(items)
	}
	return items
}

func TestLexText(t *testing.T) {
	runLexTests(t, []lexTest{
		{"an empty text has no items", "", ""},
		{"blanks are no items", " \n\t\r\n ", ""},
		{"control characters between items are blanks", "a\x07b\x1b", "move a | move b"},
		{"a NUL byte is an error, instead of the item before which it stands", "a \x00 b c", "move a | error: " + errNUL + " | move c"},
		{"within an item, too", "{a\x00b\x00} c\x00", "error: " + errNUL + " | error: " + errNUL},
		{"a parenthesis opens a variation, another closes it", "((a)", "( | ( | move a | )"},
		{"a star is a result", "a*", "move a | result *"},
		{"a brace that closes nothing is an error", "a } b", "move a | error: nothing was opened that this closes | move b"},
		{"a bracket that closes nothing is an error", "]a", "error: nothing was opened that this closes | move a"},
		{"items need no blanks between them", "(a{b};c", "( | move a | comment b | comment c"},
	})
}

func TestLexSkipLine(t *testing.T) {
	runLexTests(t, []lexTest{
		{"a line that begins with % is passed over, whatever is in it", "a\n%b { ( \"\nc", "move a | move c"},
		{"the first line may be one", "%a\nb", "move b"},
		{"the last line may begin with %", "a\n%b", "move a"},
		{"a byte order mark does not count as the beginning of a line", "\uFEFF%a\nb", "move b"},
		{"% in the second column is not passed over", " %a b", "move %a | move b"},
	})
}

// Files come from many systems.
func TestLexerReadsEveryEncoding(t *testing.T) {
	runLexTests(t, []lexTest{
		{"a byte order mark at the beginning is no letter", "\uFEFFa", "move a"},
		{"one further on is where files were put together", "a\n\uFEFFb", "move a | move b"},
		{"lines end with carriage return and line feed", "a\r\n%b\r\nc;d\r\ne", "move a | move c | comment d | move e"},
		{"lines end with a carriage return alone", "a\r%b\rc;d\re", "move a | move c | comment d | move e"},
		{"UTF-8 is read as it is", "{Đặng 象棋}", "comment Đặng 象棋"},
		{"a byte that is not UTF-8 is read as Latin-1", "{M\xfcller} \xbd-\xbd", "comment Müller | result ½-½"},
	})
}

func TestItemPlaces(t *testing.T) {
	type place struct {
		text         string
		line, column int
	}
	l := newLexer(strings.NewReader("\uFEFF[A \"b\"]\r\n\n1. e4{ü\n}  (Nf3!\r*\n"))
	for _, want := range []place{
		{"A", 1, 1}, {"b", 1, 4}, {"1", 3, 1}, {"e4", 3, 4}, {"ü ", 3, 6}, {"", 4, 4}, {"Nf3", 4, 5}, {"!", 4, 8}, {"*", 5, 1}, {"", 6, 1}, {"", 6, 1},
	} {
		found := l.next()
		if got := (place{found.text, found.line, found.column}); got != want {
			t.Errorf("item %v, want %v", got, want)
		}
	}
}

func TestItemsHaveAnEnd(t *testing.T) {
	const (
		tooLongWord    = "error: this has more than 65536 bytes, and nothing in a game is as long"
		tooLongComment = "error: this has more than 1048576 bytes, and nothing in a game is as long"
	)
	word, comment := strings.Repeat("a", 65536), strings.Repeat("a", 1048576)
	tests := []lexTest{
		{"a move of 64 KiB is read", word + " b", "move " + word + " | move b"},
		{"a longer one is an error, and reading goes on after it", word + "a b", tooLongWord + " | move b"},
		{"a tag value of 64 KiB is read", `[A "` + word + `"] b`, "tag A | value " + word + " | move b"},
		{"a longer one is an error, too", `[A "` + word + `a"] b`, "tag A | " + tooLongWord + " | move b"},
		{"a comment of 1 MiB is read", "{" + comment + "} b", "comment " + comment + " | move b"},
		{"a longer one is an error, and reading goes on after its brace", "{" + comment + "a} b", tooLongComment + " | move b"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := items(tt.text); got != tt.want {
				t.Errorf("%d bytes give items that end with %.90q, want %.90q", len(tt.text), got[max(0, len(got)-90):], tt.want[max(0, len(tt.want)-90):])
			}
		})
	}
}

func TestLexerStopsWhereReadingFails(t *testing.T) {
	broken := io.MultiReader(strings.NewReader("a {b} c"), iotest.ErrReader(errors.New("disk on fire\x07")))
	want := `move a | comment b | move c | error: the file cannot be read any further: "disk on fire\a"`
	if got := itemsOf(broken); got != want {
		t.Errorf("the items are\n\t%s\nwant\n\t%s", got, want)
	}
}
