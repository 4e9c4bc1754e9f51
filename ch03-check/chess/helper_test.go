// helper_test.go holds what the tests of this package share: boards, positions
// and moves from text, and how to compare them.

package chess

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/internal/chesstest"
	"mateinfive/internal/diagram"
)

// What the tests of all chapters share.
var (
	diffLines = chesstest.Lines
	sameError = chesstest.SameError
	panics    = chesstest.Panics
	asking    = chesstest.Asking
)

// boardOf reads a diagram.
func boardOf(t testing.TB, diagram string) Board {
	t.Helper()
	return chesstest.Read(t, ParseDiagram, diagram)
}

// positionOf reads a FEN.
func positionOf(t testing.TB, fen string) Position {
	t.Helper()
	return chesstest.Read(t, ParseFEN, fen)
}

// moveOf reads a move such as "e2e4".
func moveOf(t testing.TB, text string) Move { t.Helper(); return chesstest.Read(t, ParseMove, text) }

// namesOf writes squares in one line: "a1 e4".
func namesOf(squares []Square) string { return strings.Trim(fmt.Sprint(squares), "[]") }

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

// samePosition fails the test unless two positions are equal, and shows both.
func samePosition(t *testing.T, got, want Position) {
	t.Helper()
	if got != want {
		t.Errorf("the position is not as it should be\n%s", twoPositions(want, got))
	}
}

// twoPositions shows in what two positions differ: their boards, or what follows
// the board in a FEN, or both.
func twoPositions(want, got Position) string {
	return chesstest.Positions(want.Board.String(), got.Board.String(), want.FEN(), got.FEN())
}

// sameSquares fails the test unless squares are those of want, such as "a1 e4", in
// this order. It draws the board: X is a square too many, and ? is one that is
// missing. What is asked comes first, and what to type at the prompt last.
func sameSquares(t *testing.T, p Position, asked string, squares []Square, want, then string) {
	t.Helper()
	chesstest.SameSquares(t, asked, namesOf(squares), want, func(extra, missing []string) string { return draw(p, extra, missing, then) })
}

// draw draws the board of p with X on the extra squares and ? on the missing ones,
// and says how to see it: what to run, and what to type then.
func draw(p Position, extra, missing []string, then string) string {
	return chesstest.Draw("ch03-check", p.Board.String(), p.FEN(), extra, missing, then)
}

// playing says how to see p: what to run, and what to type then.
func playing(p Position, then string) string { return chesstest.Play("ch03-check", p.FEN(), then) }

// drawSquare draws a board with X on the square that was named and ? on the one
// that is wanted, and beside it what these two mean.
func drawSquare(b Board, got, want Square, words diagram.Legend) string {
	return chesstest.DrawSquare(b.String(), got.String(), want.String(), words)
}

// drawMove draws the board of p and marks where m ends: X if the answer was yes
// and should be no, ? if it is the other way round.
func drawMove(p Position, m Move, got, want bool) string {
	var extra, missing []string
	switch to := []string{m.To.String()}; {
	case got && !want:
		extra = to
	case want && !got:
		missing = to
	}
	then := m.String()
	if piece := p.At(m.From); piece != nil && piece.Color() != p.SideToMove {
		then = "moves " + m.From.String() // which can be asked out of turn
	}
	return draw(p, extra, missing, then)
}
