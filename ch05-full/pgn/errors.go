// errors.go is what went wrong in a file, and where.

package pgn

import (
	"errors"
	"fmt"
	"strings"
	"unicode"

	"mateinfive/ch05-full/chess"
)

// ErrVariant says that a game is not chess but a variant of it, and was skipped.
var ErrVariant = errors.New("not a game of chess")

// An Error is a game that cannot be read, and the place at fault.
type Error struct {
	File   string // the name given to NewReader, or ""
	Game   int    // from 1
	Line   int    // from 1
	Column int    // from 1, in letters
	Move   string // the move at fault with its number, such as "12... Nf6", or ""
	Err    error
}

// Error returns one line that begins with the place: "games.pgn: game 3, line 41,
// column 7: 12... Nf6: ...".
func (e *Error) Error() string {
	place := fmt.Sprintf("game %d, line %d, column %d", e.Game, e.Line, e.Column)
	if e.File != "" {
		place = plain(e.File) + ": " + place
	}
	if e.Move != "" {
		place += ": " + e.Move
	}
	return place + ": " + e.Err.Error()
}

// Unwrap returns the error without its place.
func (e *Error) Unwrap() error { return e.Err }

// plain returns text as it is if it can stand in a sentence like that, and quoted
// if it holds anything that a terminal might obey.
func plain(text string) string {
	hidden := func(r rune) bool { return !unicode.IsPrint(r) }
	if strings.ContainsFunc(text, hidden) {
		return chess.Quote(text)
	}
	return text
}

// short returns the text of a move for a sentence: whole, unless it is too long for
// a move or cannot stand in a sentence.
func short(text string) string {
	if len(text) > 20 {
		return chess.Quote(text)
	}
	return plain(text)
}
