// helper_test.go holds what the tests of this package share: boards from text,
// and how to compare them.

package chess

import (
	"testing"

	"mateinfive/internal/chesstest"
)

// What the tests of all chapters share.
var (
	diffLines  = chesstest.Lines
	sameError  = chesstest.SameError
	isSentence = chesstest.IsSentence
	panics     = chesstest.Panics
)

// boardOf reads a diagram.
func boardOf(t testing.TB, diagram string) Board {
	t.Helper()
	return chesstest.Read(t, ParseDiagram, diagram)
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

// twoBoards draws two boards side by side, and an X on each square of the second
// that differs.
func twoBoards(want, got Board) string { return chesstest.Boards(want.String(), got.String()) }
