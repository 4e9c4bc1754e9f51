// letters.go reads the letters of a file for the lexer, whatever their encoding.

package pgn

import (
	"io"
	"unicode/utf8"
)

// errNUL is what is wrong with a file that has a NUL byte.
const errNUL = "this is a NUL byte, which no text has: the file is damaged, or not saved as UTF-8"

// advance takes the next letter to hand.
func (l *lexer) advance() {
	if l.letter == '\n' {
		l.line, l.column = l.line+1, 0
	}
	l.column++
	if l.taken < len(l.plain) {
		l.letter = rune(l.plain[l.taken])
		l.taken++
		return
	}
	l.letter = l.read()
}

// read reads a letter. Lines may end as on any system; the letter is '\n' for all of
// them. A byte that is not UTF-8 is read as Latin-1, in which older files are written.
func (l *lexer) read() rune {
	first, err := l.in.ReadByte()
	if l.size = 0; err != nil {
		if err != io.EOF {
			l.failed = err
		}
		return endOfFile
	}
	l.size = 1
	defer func() { l.passed += int64(l.size) }()
	switch {
	case first == '\r':
		if l.follows("\n") {
			l.in.ReadByte()
			l.size = 2
		}
		return '\n'
	case isPlain(first):
		l.in.UnreadByte()
		l.takePlain()
		return rune(first)
	case first == 0 && l.nul == nil:
		l.nul = &item{itemError, errNUL, l.line, l.column}
		return rune(first)
	case first < utf8.RuneSelf:
		return rune(first)
	}
	l.in.UnreadByte()
	letter, size, _ := l.in.ReadRune()
	if letter == utf8.RuneError && size == 1 {
		return rune(first)
	}
	l.size = size
	return letter
}

// takePlain reads the plain letters that come next, as many as are in memory. Nearly
// all letters are plain, and taking them one by one from in would take twice as long.
func (l *lexer) takePlain() {
	ahead, _ := l.in.Peek(l.in.Buffered())
	n := 0
	for n < len(ahead) && isPlain(ahead[n]) {
		n++
	}
	l.copy()
	l.plain, l.taken = string(ahead[:n]), 1
	l.in.Discard(n)
	l.passed += int64(n - 1) // read counts the first
}

// keepOn keeps a letter, and with it the plain letters that follow the one at hand, all at once,
// up to one at which the item may end.
func (l *lexer) keepOn(letter rune, ends *[128]bool) {
	l.keep(letter)
	ahead := l.plain[l.taken:]
	n := 0
	for n < len(ahead) && !ends[ahead[n]&127] {
		n++
	}
	if l.from == l.to {
		l.from, l.to = l.taken, l.taken
	}
	l.to, l.taken, l.column = l.to+n, l.taken+n, l.column+n
	l.advance()
}

// these returns a set of letters.
func these(letters string) *[128]bool {
	var set [128]bool
	for _, letter := range letters {
		set[letter] = true
	}
	return &set
}

// isPlain reports whether a byte is a letter, and one after which it is never asked what
// follows.
func isPlain(b byte) bool { return ' ' <= b && b <= '~' && b != '\\' }

// follows reports whether text comes right after the letter at hand, which must not be
// a plain one.
func (l *lexer) follows(text string) bool {
	ahead, _ := l.in.Peek(len(text))
	return string(ahead) == text
}
