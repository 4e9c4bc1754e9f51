// lex_tag.go holds the states of the lexer for tags: [White "Morphy"] is a name and
// a value.

package pgn

import "strings"

// nameEnds and valueEnds are the plain letters at which a name or a value may end.
var (
	nameEnds  = these(" !\"#$%&'()*+,-./:;<=>?@[]^`{|}~")
	valueEnds = these(`"`)
)

// lexTag reads the name of a tag.
func lexTag(l *lexer) stateFn {
	l.advance() // past the [
	l.skipBlanks()
	for isNameLetter(l.letter) {
		l.keepOn(l.letter, nameEnds)
	}
	if l.string() == "" {
		l.errorf(`a [ begins a tag, such as [White "Morphy"], and here is no name for it`)
		return lexSkipLine
	}
	l.emit(itemTagName)
	return lexTagValue
}

// lexTagValue reads the value of a tag. Within its quotation marks everything is
// text, a ] as well. A quotation mark is written \" there, and a backslash \\.
func lexTagValue(l *lexer) stateFn {
	l.skipBlanks()
	l.begin()
	if l.letter != '"' {
		l.errorf(`the value of a tag stands in quotation marks, as in [White "Morphy"]`)
		return lexSkipLine
	}
	for l.advance(); l.letter != '"'; {
		if l.letter == '\n' || l.letter == endOfFile {
			return l.errorf("the value that begins here has no quotation mark at its end")
		}
		if l.letter == '\\' && (l.follows(`"`) || l.follows(`\`)) {
			l.advance()
		}
		l.keepOn(printable(l.letter), valueEnds)
	}
	l.advance()
	l.emit(itemTagValue)
	return lexTagEnd
}

// lexTagEnd reads the ] at the end of a tag.
func lexTagEnd(l *lexer) stateFn {
	l.skipBlanks()
	l.begin()
	if l.letter != ']' {
		l.errorf(`a tag ends with a ] after its value, in which a quotation mark is written \"`)
		return lexSkipLine
	}
	l.advance()
	return lexText
}

// isNameLetter reports whether a letter can stand in the name of a tag.
func isNameLetter(letter rune) bool {
	return 'a' <= letter && letter <= 'z' || 'A' <= letter && letter <= 'Z' ||
		'0' <= letter && letter <= '9' || letter == '_'
}

// IsTagName reports whether a word can be the name of a tag: it has letters, digits and _ alone.
func IsTagName(name string) bool { return name != "" && strings.TrimFunc(name, isNameLetter) == "" }
