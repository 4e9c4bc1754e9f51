// lex_comment.go holds the states of the lexer for comments.

package pgn

import (
	"strings"
	"unicode"
)

// nextGame is how a file goes on when a game begins. Where a line begins like that
// within a comment, the } of the comment was forgotten.
const nextGame = `[Event "`

var commentEnds = these("}")

// lexComment reads a comment in braces. It may go over many lines. Braces do not
// nest: the first } ends it.
func lexComment(l *lexer) stateFn {
	for l.advance(); l.letter != '}'; {
		if l.letter == endOfFile || l.letter == '\n' && l.follows(nextGame) {
			return l.errorf("the comment that begins here has no } at its end")
		}
		l.keepOn(printable(l.letter), commentEnds)
	}
	l.advance()
	return l.emit(itemComment)
}

// lexLineComment reads a comment that a semicolon opens and the end of the line
// ends.
func lexLineComment(l *lexer) stateFn {
	for l.advance(); l.letter != '\n' && l.letter != endOfFile; l.advance() {
		l.keep(printable(l.letter))
	}
	return l.emit(itemComment)
}

// tidy returns a comment as the tree keeps it: with single spaces between its
// words, since lines are broken anew when it is written, and with a ) for each },
// which cannot be written within braces. All that Unicode counts as a blank is one.
func tidy(comment string) string {
	if isTidy(comment) {
		return comment // nearly always
	}
	comment = strings.ReplaceAll(comment, "}", ")")
	return strings.Join(strings.Fields(strings.Map(printable, comment)), " ")
}

// isTidy reports whether tidy would leave a comment as it is. It knows plain letters alone.
func isTidy(comment string) bool {
	wasSpace := true // before the first letter
	for i := range len(comment) {
		letter := comment[i]
		isSpace := letter == ' '
		if letter < ' ' || letter > '~' || letter == '}' || isSpace && wasSpace {
			return false
		}
		wasSpace = isSpace
	}
	return !wasSpace || comment == ""
}

// printable returns a space for a letter that a terminal might obey: a control
// character, or one that turns the direction of writing. Others stay as they are.
func printable(letter rune) rune {
	switch {
	case ' ' <= letter && letter <= '~':
		return letter // nearly all of them
	case unicode.IsControl(letter) || unicode.In(letter, unicode.Bidi_Control, unicode.Zl, unicode.Zp):
		return ' '
	default:
		return letter
	}
}
