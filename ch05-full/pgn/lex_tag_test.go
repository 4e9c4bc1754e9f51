// lex_tag_test.go tests the states for tags.

package pgn

import "testing"

func TestLexTag(t *testing.T) {
	const noName = `error: a [ begins a tag, such as [White "Morphy"], and here is no name for it`
	runLexTests(t, []lexTest{
		{"a tag has a name and a value", `[White "Morphy"] a`, "tag White | value Morphy | move a"},
		{"a name has letters, digits and underscores", `[a_Z09 "b"]`, "tag a_Z09 | value b"},
		{"several tags may stand on a line", `[A "b"][C "d"] [E "f"]`, "tag A | value b | tag C | value d | tag E | value f"},
		{"blanks may stand anywhere between its parts", "  [ A\t\"b\"\n]", "tag A | value b"},
		{"blanks need not stand between name and value", `[A"b"]`, "tag A | value b"},
		{"without a name it is an error, and the line is passed over", "[\"b\"] c\nd", noName + " | move d"},
		{"a name does not begin with another sign", "[%clk 0:01:00] c\nd", noName + " | move d"},
	})
}

func TestLexTagValue(t *testing.T) {
	const (
		unclosed = "error: the value that begins here has no quotation mark at its end"
		noValue  = `error: the value of a tag stands in quotation marks, as in [White "Morphy"]`
	)
	runLexTests(t, []lexTest{
		{"a value stands in quotation marks", `[A "b c"] d`, "tag A | value b c | move d"},
		{"it may be empty", `[A ""] b`, "tag A | value | move b"},
		{"all signs but two are text in it",
			`[A "x] (y) {z} ; % é"]`, "tag A | value x] (y) {z} ; % é"},
		{`\" is a quotation mark`, `[A "a \"b\" c"] d`, `tag A | value a "b" c | move d`},
		{`\\ is a backslash, and no escape for what follows`,
			`[A "b\\"] c`, `tag A | value b\ | move c`},
		{`\\\" is a backslash and a quotation mark`,
			`[A "\\\"b"] c`, `tag A | value \"b | move c`},
		{"a backslash before any other letter is a backslash",
			`[A "C:\games"]`, `tag A | value C:\games`},
		{"blanks are kept", `[A " b  c "]`, "tag A | value  b  c"},
		{"control characters become blanks",
			"[A \"b\x1bc\td\x07\u202ee\"]", "tag A | value b c d  e"},
		{"it ends on its line",
			"[A \"b]\n[C \"d\"]", "tag A | " + unclosed + " | tag C | value d"},
		{"at the end of the file it has to be closed", `[A "b`, "tag A | " + unclosed},
		{"a value without quotation marks is an error, and the line is passed over",
			"[A b] c\nd", "tag A | " + noValue + " | move d"},
		{"a tag without a value is an error, and the line is passed over", "[A] c\nd", "tag A | " + noValue + " | move d"},
	})
}

func TestLexTagEnd(t *testing.T) {
	const open = `error: a tag ends with a ] after its value, in which a quotation mark is written \"`
	runLexTests(t, []lexTest{
		{"what follows the bracket is the next item", `[A "b"]c`, "tag A | value b | move c"},
		{"a quotation mark too many is an error, and the line is passed over", "[A \"b \"c\" d\"] e\nf", "tag A | value b | " + open + " | move f"},
		{"at the end of the file the bracket has to be there", `[A "b"`, "tag A | value b | " + open},
	})
}
