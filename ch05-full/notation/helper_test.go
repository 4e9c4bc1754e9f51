// helper_test.go holds what the tests of this package share: positions and moves
// from text, and what an error must be.

package notation

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/chesstest"
)

// start is the position as a game begins.
const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// positionOf reads a FEN.
func positionOf(t testing.TB, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// moveOf reads a move such as "e2e4".
func moveOf(t testing.TB, text string) chess.Move {
	t.Helper()
	m, err := chess.ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// movesText writes moves in one line: "b1d2 f3d2".
func movesText(moves []chess.Move) string {
	var texts []string
	for _, m := range moves {
		texts = append(texts, m.String())
	}
	return strings.Join(texts, " ")
}

// sameError fails the test unless err is there, says exactly what is wanted, and
// wraps the sentinel.
func sameError(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	switch {
	case err == nil:
		t.Errorf("got no error, want: %s", want)
	case err.Error() != want:
		t.Errorf("the error is %q, want %q", err, want)
	case !errors.Is(err, sentinel):
		t.Errorf("error %q does not wrap %q", err, sentinel)
	}
}

// isSentence fails the test if an error is too long for a sentence, or holds
// anything that a terminal might obey.
func isSentence(t *testing.T, err error) {
	t.Helper()
	control := func(r rune) bool { return !unicode.IsPrint(r) }
	if text := err.Error(); len(text) > 400 || !utf8.ValidString(text) || strings.ContainsFunc(text, control) {
		t.Errorf("no sentence for a terminal: %.100q", text)
	}
}

// playing says how to see a position: what to run, and what to type then.
func playing(p *chess.Position, then string) string {
	return chesstest.Play("ch05-full", p.FEN(), then)
}
