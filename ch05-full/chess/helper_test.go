// helper_test.go holds what the tests of this package share: boards, positions
// and moves from text, and how to compare them.

package chess

import (
	"errors"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// boardOf reads a diagram.
func boardOf(t testing.TB, diagram string) Board {
	t.Helper()
	b, err := ParseDiagram(diagram)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// positionOf reads a FEN.
func positionOf(t testing.TB, fen string) Position {
	t.Helper()
	p, err := ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// moveOf reads a move such as "e2e4".
func moveOf(t testing.TB, text string) Move {
	t.Helper()
	m, err := ParseMove(text)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// namesOf writes squares in one line: "a1 e4".
func namesOf(squares []Square) string {
	var names []string
	for _, s := range squares {
		names = append(names, s.String())
	}
	return strings.Join(names, " ")
}

// sameBoard fails the test unless two boards are equal, and shows where they
// differ.
func sameBoard(t *testing.T, got, want Board) {
	t.Helper()
	if got != want {
		t.Errorf("the board differs (-want +got):\n%s", diffLines(want.String(), got.String()))
	}
}

// samePosition fails the test unless two positions are equal, and shows both.
func samePosition(t *testing.T, got, want Position) {
	t.Helper()
	if got != want {
		t.Errorf("the position is %s, want %s", got.FEN(), want.FEN())
	}
}

// diffLines shows the lines in which two texts differ.
func diffLines(want, got string) string {
	return cmp.Diff(strings.Split(want, "\n"), strings.Split(got, "\n"))
}

// sameError fails the test unless err is there, says exactly what is wanted, and
// wraps the sentinel, which may be nil.
func sameError(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	switch {
	case err == nil:
		t.Errorf("got no error, want: %s", want)
	case err.Error() != want:
		t.Errorf("the error is %q, want %q", err, want)
	case sentinel != nil && !errors.Is(err, sentinel):
		t.Errorf("error %q does not wrap %q", err, sentinel)
	}
}

// isSentence fails the test if an error is too long for a sentence, or holds
// anything that a terminal might obey. The fuzz tests ask it, whose texts are
// nobody's choice.
func isSentence(t *testing.T, err error) {
	t.Helper()
	control := func(r rune) bool { return !unicode.IsPrint(r) }
	if text := err.Error(); len(text) > 400 || !utf8.ValidString(text) || strings.ContainsFunc(text, control) {
		t.Errorf("no sentence for a terminal: %.100q", text)
	}
}
