// lexer.go cuts the text of a PGN file into items: tags, moves, comments. It is a
// machine of states; each state is a function that reads one thing and says which
// state comes next.

package pgn

import (
	"bufio"
	"fmt"
	"io"
	"unicode"
	"unicode/utf8"
)

// An itemKind says what an item is.
type itemKind uint8

// The kinds of items, and what the text of each is.
const (
	itemEOF      itemKind = iota // nothing: the file ends
	itemError                    // a sentence that says what is wrong
	itemTagName                  // White, from [White "Morphy"]
	itemTagValue                 // Morphy: without quotation marks and escapes
	itemNumber                   // 12, without its dots
	itemMove                     // Nf3+
	itemNAG                      // $1, or !? after a move
	itemComment                  // what stands between the braces, or behind the semicolon
	itemOpen                     // nothing: a ( opens a variation
	itemClose                    // nothing: a ) closes it
	itemResult                   // 1-0
)

// An item is a piece of the file, and the place where it begins.
type item struct {
	kind         itemKind
	text         string
	line, column int // from 1; columns count letters
}

// How long an item may be, in bytes. What is longer is no chess, and is not kept
// in memory.
const (
	longestWord    = 64 << 10 // a move, a tag
	longestComment = 1 << 20
)

// endOfFile is the letter at hand when there is none.
const endOfFile rune = -1

// A lexer reads a file letter by letter and never goes back.
type lexer struct {
	in           *bufio.Reader
	plain        string // letters that takePlain has read from in
	taken        int    // how many of them have been at hand
	letter       rune   // at hand: the next one that no item has yet, or endOfFile
	size         int    // of that letter, in bytes
	passed       int64  // bytes read from in
	begun        int64  // bytes before the item
	line, column int    // of that letter
	failed       error
	nul          *item // a NUL byte that was at hand, as the error that it is
	escaped      bool  // a line that begins with % was passed

	state stateFn
	text  []byte // of the item being read, but for its last part
	from  int    // where that part begins in plain: text that stands there is not copied
	to    int    // and where it ends
	item  item   // the place of the item, and then the item itself
	done  bool   // the item is there
}

// A stateFn is a state: it reads something and returns the state that comes next,
// or nil at the end of the file. It makes one item at most.
type stateFn func(*lexer) stateFn

func newLexer(in io.Reader) *lexer {
	return &lexer{in: bufio.NewReader(in), line: 1, state: lexStart}
}

// next returns the next item, which holds until the next call: it runs states until one
// has made it. Where no state comes next, the file has ended.
func (l *lexer) next() *item {
	for l.done = false; !l.done; {
		if l.state == nil {
			l.begin()
			return &l.item
		}
		l.state = l.state(l)
	}
	return &l.item
}

// begin begins an item at the letter at hand.
func (l *lexer) begin() {
	l.text, l.from, l.to = l.text[:0], 0, 0
	l.item = item{line: l.line, column: l.column}
	l.begun = l.passed - int64(len(l.plain)-l.taken+l.size)
}

// keep adds a letter to the text of the item. It stops where no item is as long.
func (l *lexer) keep(letter rune) {
	at := l.taken - 1 // where the letter at hand stands, if it is a plain one
	if l.from == l.to {
		l.from, l.to = at, at
	}
	if at >= 0 && at == l.to && letter == l.letter && letter == rune(l.plain[at]) {
		l.to++
		return
	}
	l.copy()
	if len(l.text) <= longestComment {
		l.text = utf8.AppendRune(l.text, letter)
	}
}

// copy copies the part of the text that stands in plain.
func (l *lexer) copy() {
	if l.from < l.to && len(l.text) <= longestComment {
		l.text = append(l.text, l.plain[l.from:l.to]...)
	}
	l.from, l.to = 0, 0
}

// string returns the text of the item. Nearly always all of it stands in plain: a part of a
// string takes no memory of its own.
func (l *lexer) string() string {
	if len(l.text) > 0 {
		l.copy()
		return string(l.text)
	}
	return l.plain[l.from:l.to]
}

// emit ends the item, and returns the state between items.
func (l *lexer) emit(kind itemKind) stateFn {
	if l.nul != nil {
		l.item, l.nul, l.done = *l.nul, nil, true
		return lexText
	}
	longest := longestWord
	if kind == itemComment {
		longest = longestComment
	}
	text := l.string()
	if len(text) > longest {
		return l.errorf("this has more than %d bytes, and nothing in a game is as long", longest)
	}
	l.item.kind, l.item.text, l.done = kind, text, true
	return lexText
}

// errorf ends the item by saying what is wrong with it, and returns the state
// between items.
func (l *lexer) errorf(format string, args ...any) stateFn {
	l.item.kind, l.item.text, l.done = itemError, fmt.Sprintf(format, args...), true
	return lexText
}

// lexStart is the state before the first letter. Some editors begin a file with a
// byte order mark, which does not count as a letter of the line.
func lexStart(l *lexer) stateFn {
	if l.advance(); l.letter == byteOrderMark {
		l.column = 0
	}
	return lexText
}

// lexText is the state between items. The first letter of an item says what it is.
func lexText(l *lexer) stateFn {
	l.skipBlanks()
	l.begin()
	switch l.letter {
	case endOfFile:
		return lexEnd(l)
	case '[':
		return lexTag(l)
	case '{':
		return lexComment(l)
	case ';':
		return lexLineComment(l)
	case '%':
		if l.column == 1 {
			return lexSkipLine
		}
	case '(':
		return lexSign(l, itemOpen)
	case ')':
		return lexSign(l, itemClose)
	case '}', ']':
		l.advance()
		return l.errorf("nothing was opened that this closes")
	case '$':
		return lexNAG(l)
	case '!', '?':
		return lexSuffix(l)
	case '*':
		l.keep('*')
		return lexSign(l, itemResult)
	}
	return lexWord(l)
}

// lexSign reads an item of one letter.
func lexSign(l *lexer, kind itemKind) stateFn {
	l.advance()
	return l.emit(kind)
}

// lexEnd is the state at the end of the file. If the file could not be read to its
// end, it says so.
func lexEnd(l *lexer) stateFn {
	if l.nul != nil {
		return l.emit(itemError)
	}
	if err := l.failed; err != nil {
		l.failed = nil
		return l.errorf("the file cannot be read any further: %s", plain(err.Error()))
	}
	return nil
}

// lexSkipLine passes the rest of a line. A line that begins with % is not for us:
// programs keep their own notes there.
func lexSkipLine(l *lexer) stateFn {
	if l.letter == '%' && l.column == 1 {
		l.escaped = true
	}
	for l.letter != '\n' && l.letter != endOfFile {
		l.advance()
	}
	return lexText
}

const byteOrderMark = '\uFEFF'

// skipBlanks passes what stands between items and is none.
func (l *lexer) skipBlanks() {
	for isBlank(l.letter) {
		l.advance()
	}
}

func isBlank(letter rune) bool {
	if ' ' < letter && letter <= '~' {
		return false // nearly all of them
	}
	return letter == ' ' || unicode.IsSpace(letter) || unicode.IsControl(letter) || letter == byteOrderMark
}
