// lex_comment_test.go tests the states for comments.

package pgn

import (
	"strings"
	"testing"
)

func TestLexComment(t *testing.T) {
	const unclosed = "error: the comment that begins here has no } at its end"
	runLexTests(t, []lexTest{
		{"a comment stands in braces", "a {b c} d", "move a | comment b c | move d"},
		{"it may be empty", "a{}b", "move a | comment | move b"},
		{"it needs no blanks around it", "a{b}{c}d", "move a | comment b | comment c | move d"},
		{"braces do not nest: the first that closes ends it",
			"{a { b} c", "comment a { b | move c"},
		{"all other signs are text in it",
			"{a ; (b) [c \"d\"] $1 1-0} e", "comment a ; (b) [c \"d\"] $1 1-0 | move e"},
		{"it goes over many lines, and an empty one does not end it",
			"{a\n\nb\r\nc} d", "comment a  b c | move d"},
		{"a line of it may begin with %", "{a\n%b} c", "comment a %b | move c"},
		{"control characters become blanks",
			"{a\x1b[2Jb\tc\x7fd\u0085e}", "comment a [2Jb c d e"},
		{"letters that turn the direction of writing become blanks",
			"{a\u202eb\u2066c\u2028d}", "comment a b c d"},
		{"at the end of the file it has to be closed", "a {b", "move a | " + unclosed},
		{"a game that begins at the beginning of a line ends it, too",
			"{a\n[Event \"b\"] c", unclosed + " | tag Event | value b | move c"},
		{"a game at the beginning of a line ends it in a file with carriage returns, too",
			"{a\r\n[Event \"b\"] c", unclosed + " | tag Event | value b | move c"},
		{"a game in the middle of a line does not",
			"{a [Event \"b\"]} c", "comment a [Event \"b\"] | move c"},
		{"another tag at the beginning of a line does not",
			"{a\n[Site \"b\"]} c", "comment a [Site \"b\"] | move c"},
	})
}

func TestLexLineComment(t *testing.T) {
	runLexTests(t, []lexTest{
		{"a comment goes from the semicolon to the end of the line", "a ;b c\nd", "move a | comment b c | move d"},
		{"it needs no blanks before it", "a;b\nc", "move a | comment b | move c"},
		{"it may be empty", "a;\nb", "move a | comment | move b"},
		{"it may end with the file", "a;b", "move a | comment b"},
		{"braces are text in it", ";a } { b\nc", "comment a } { b | move c"},
		{"a line that begins with % may follow", ";a\n%b\nc", "comment a | move c"},
		{"control characters become blanks", ";a\x1bb\tc\nd", "comment a b c | move d"},
	})
}

func TestWhatIsTooLongIsNotKept(t *testing.T) {
	l := newLexer(strings.NewReader("{" + strings.Repeat("a", 4*longestComment) + "}"))
	if found := l.next(); found.kind != itemError || len(l.text) > 2*longestComment {
		t.Errorf("%s, and %d bytes of the comment are in memory", kindNames[found.kind], len(l.text))
	}
}
