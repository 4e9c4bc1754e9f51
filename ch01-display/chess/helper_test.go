// helper_test.go holds what the tests of this package share: boards from text,
// and how to compare them.

package chess

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/exercises/check"
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

// same fails the test unless got is what is wanted. The message has verbs for args,
// and then for got and want.
func same[T comparable](t *testing.T, got, want T, message string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf(message, append(args, got, want)...)
	}
}

// sameBoard fails the test unless two boards are equal, and draws both.
func sameBoard(t *testing.T, got, want Board) {
	t.Helper()
	if got != want {
		t.Errorf("the board is not as it should be\n%s", twoBoards(want, got))
	}
}

// differing names the squares that are not the same on two boards.
func differing(a, b Board) []string {
	var names []string
	for s := A1; s <= H8; s++ {
		if a.At(s) != b.At(s) {
			names = append(names, s.String())
		}
	}
	return names
}

// twoBoards draws two boards side by side, and an X on each square of the second
// that differs.
func twoBoards(want, got Board) string {
	marked := check.Draw(got.String(), differing(want, got), nil, check.Legend{Extra: "not as it should be"})
	return beside(want.String(), marked)
}

// diffLines writes two texts side by side. A line that differs is in quotation
// marks, so that a space at its end can be seen.
func diffLines(want, got string) string {
	wants, gots := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range gots {
		if i >= len(wants) || gots[i] != wants[i] {
			gots[i] = strconv.Quote(gots[i])
		}
	}
	return beside(want, strings.Join(gots, "\n"))
}

// beside writes two texts side by side, what is wanted and what there is.
func beside(want, got string) string {
	wants, gots := strings.Split("want\n"+want, "\n"), strings.Split("got\n"+got, "\n")
	lines := make([]string, max(len(wants), len(gots)))
	wants, gots = append(wants, lines...), append(gots, lines...) // empty lines where one is shorter
	for i := range lines {
		lines[i] = strings.TrimRight(fmt.Sprintf("%-21s  %s", wants[i], gots[i]), " ")
	}
	return strings.Join(lines, "\n")
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
