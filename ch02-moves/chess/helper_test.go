// helper_test.go holds what the tests of this package share: how to compare two
// boards and two errors, and how to fill a board at random.

package chess

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
)

// sameBoard fails the test unless two boards are equal, and shows the lines in
// which their diagrams differ.
func sameBoard(t *testing.T, got, want Board) {
	t.Helper()
	if got != want {
		lines := func(b Board) []string { return strings.Split(b.String(), "\n") }
		t.Errorf("the board is not as it should be (-want +got):\n%s", cmp.Diff(lines(want), lines(got)))
	}
}

// sameError fails the test unless err says exactly what is wanted, wraps the
// sentinel and is a sentence.
func sameError(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	if err == nil {
		t.Fatalf("got no error, want: %s", want)
	}
	if err.Error() != want {
		t.Errorf("the error says something else (-want +got):\n%s", cmp.Diff(want, err.Error()))
	}
	isSentence(t, err, sentinel)
}

// isSentence fails the test unless err wraps the sentinel and can be shown to a
// person: it is short, and nothing in it is a command to a terminal.
func isSentence(t *testing.T, err, sentinel error) {
	t.Helper()
	if err == nil {
		t.Fatalf("got no error, want one that wraps %q", sentinel)
	}
	if !errors.Is(err, sentinel) {
		t.Errorf("error %q does not wrap %q", err, sentinel)
	}
	if len(err.Error()) > 400 {
		t.Errorf("the error has %d bytes, too long for a sentence: %.80q...", len(err.Error()), err)
	}
	raw := func(r rune) bool { return !unicode.IsPrint(r) }
	if strings.ContainsFunc(err.Error(), raw) {
		t.Errorf("the error holds characters that cannot be printed: %q", err)
	}
}

// dice returns a source of numbers that are the same in every run.
func dice() *rand.Rand {
	return rand.New(rand.NewPCG(64, 32))
}

// randomBoard returns a board on which about one square in gap is taken, by
// pieces of any kind and color, kings and pawns no more special than others.
func randomBoard(r *rand.Rand, gap int) Board {
	var b Board
	for s := A1; s <= H8; s++ {
		if r.IntN(gap) == 0 {
			b.Set(s, randomPiece(r))
		}
	}
	return b
}

// randomPiece returns a piece of any kind and color.
func randomPiece(r *rand.Rand) Piece {
	return NewPiece(PieceTypes[r.IntN(len(PieceTypes))], Color(r.IntN(2)))
}
