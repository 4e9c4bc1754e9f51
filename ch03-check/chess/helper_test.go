// helper_test.go holds what the tests of this package share: boards, positions
// and moves from text, and how to compare them.

package chess

import (
	"errors"
	"fmt"
	"slices"
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

// samePosition fails the test unless two positions are equal, and shows both.
func samePosition(t *testing.T, got, want Position) {
	t.Helper()
	if got != want {
		t.Errorf("the position is not as it should be\n%s", twoPositions(want, got))
	}
}

// twoPositions shows two positions, as boards and as FENs.
func twoPositions(want, got Position) string {
	return fmt.Sprintf("%s\nas a FEN it is %s, want %s", twoBoards(want.Board, got.Board), got.FEN(), want.FEN())
}

// sameSquares fails the test unless squares are those of want, such as "a1 e4", in
// this order. It draws the board: X is a square too many, and ? is one that is
// missing. What is asked comes first, and what to type at the prompt last.
func sameSquares(t *testing.T, p Position, asked string, squares []Square, want, then string) {
	t.Helper()
	got := namesOf(squares)
	extra, missing := without(got, want), without(want, got)
	switch {
	case len(extra)+len(missing) > 0:
		t.Errorf("%s: %d too many, %d missing\n%s", asked, len(extra), len(missing), draw(p, extra, missing, then))
	case got != want:
		t.Errorf("%s: got %s, want each once and in this order: %s", asked, got, want)
	}
}

// without returns the words of a that are not in b.
func without(a, b string) []string {
	words := strings.Fields(b)
	return slices.DeleteFunc(strings.Fields(a), func(w string) bool { return slices.Contains(words, w) })
}

// draw draws the board of p with X on the extra squares and ? on the missing ones,
// and says how to see it: what to run, and what to type then. The counters of a
// FEN are left out, for nothing that is drawn depends on them.
func draw(p Position, extra, missing []string, then string) string {
	fields := strings.Fields(p.FEN())
	play := fmt.Sprintf("Play:  go run ./ch03-check -fen %q", strings.Join(fields[:min(len(fields), 4)], " "))
	if then != "" {
		play += "   then: " + then
	}
	return check.Draw(p.Board.String(), extra, missing, check.Legend{}) + "\n" + play
}

// drawSquare draws a board with X on the square that was named and ? on the one
// that is wanted, and beside it what these two mean.
func drawSquare(b Board, got, want Square, words check.Legend) string {
	named := func(s Square) []string {
		if !s.OnBoard() {
			return nil
		}
		return []string{s.String()}
	}
	return check.Draw(b.String(), named(got), named(want), words)
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
