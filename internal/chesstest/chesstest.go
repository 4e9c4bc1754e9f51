// chesstest.go is what the tests of the rules share in all chapters: how two texts or two
// boards are laid side by side, and what is asked of an error.

// Package chesstest helps to test a chapter's package chess. It knows boards only as they are
// drawn, so that it can be asked by every chapter.
package chesstest

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/internal/diagram"

	"github.com/google/go-cmp/cmp"
)

// Read reads a text, and ends the test if that is not possible.
func Read[T any](t testing.TB, read func(text string) (T, error), text string) T {
	t.Helper()
	value, err := read(text)
	if err != nil {
		t.Fatal(err)
	}
	return value
}

// Boards draws two boards side by side, and an X on each square of the second that differs.
func Boards(want, got string) string {
	return Beside(want, diagram.Draw(got, differing(want, got), nil, diagram.Legend{Extra: "not as it should be"}))
}

// Positions shows in what two positions differ: their boards, and below them what follows the
// board in a FEN, field by field. Boards that are the same are drawn once.
func Positions(wantBoard, gotBoard, wantFEN, gotFEN string) string {
	shown := "the board is as it should be\n" + gotBoard
	if wantBoard != gotBoard {
		shown = Boards(wantBoard, gotBoard)
	}
	return strings.Join(append([]string{shown}, differingFields(strings.Fields(wantFEN), strings.Fields(gotFEN))...), "\n")
}

// fields are what follows the board in a FEN.
var fields = [...]string{"side to move", "castling rights", "en passant square", "halfmove clock", "number of the move"}

// differingFields says which fields of two FENs differ, the board left out.
func differingFields(want, got []string) (parts []string) {
	for i, name := range fields {
		if i+1 < min(len(want), len(got)) && want[i+1] != got[i+1] {
			parts = append(parts, fmt.Sprintf("%s: got %s, want %s", name, inWords(got[i+1]), inWords(want[i+1])))
		}
	}
	return parts
}

// inWords is a field of a FEN, whose dash means that there is none.
func inWords(field string) string {
	if field == "-" {
		return "none"
	}
	return field
}

// differing names the squares that are not the same on two boards.
func differing(a, b string) (names []string) {
	bs := strings.Split(b, "\n")
	for i, line := range strings.Split(a, "\n") {
		if i >= 8 || i >= len(bs) || len(bs[i]) != len(line) {
			break
		}
		for column := 2; column < len(line); column += 2 {
			if line[column] != bs[i][column] {
				names = append(names, fmt.Sprintf("%c%d", 'a'+column/2-1, 8-i))
			}
		}
	}
	return names
}

// Lines writes two texts side by side. A line that differs is in quotation marks, so that a
// space at its end can be seen.
func Lines(want, got string) string {
	wants, gots := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range gots {
		if i >= len(wants) || gots[i] != wants[i] {
			gots[i] = strconv.Quote(gots[i])
		}
	}
	return Beside(want, strings.Join(gots, "\n"))
}

// Words shows in what two lists of words differ, such as the moves of a game: a line with a minus
// is wanted and missing, one with a plus is there and not wanted.
func Words(want, got string) string {
	diff := cmp.Diff(strings.Fields(want), strings.Fields(got))
	return strings.ReplaceAll(diff, "\u00a0", " ") // package cmp mixes two kinds of spaces
}

// Beside writes two texts side by side, what is wanted and what there is.
func Beside(want, got string) string {
	wants, gots := strings.Split("want\n"+want, "\n"), strings.Split("got\n"+got, "\n")
	lines := make([]string, max(len(wants), len(gots)))
	wants, gots = append(wants, lines...), append(gots, lines...) // empty lines where one is shorter
	for i := range lines {
		lines[i] = strings.TrimRight(fmt.Sprintf("%-21s  %s", wants[i], gots[i]), " ")
	}
	return strings.Join(lines, "\n")
}

// SameSquares fails the test unless got names the squares of want, such as "a1 e4", in this
// order. What was asked comes first, and what is drawn of the squares too many and those that
// are missing comes last.
func SameSquares(t *testing.T, asked, got, want string, draw func(extra, missing []string) string) {
	t.Helper()
	extra, missing := without(got, want), without(want, got)
	switch {
	case len(extra)+len(missing) > 0:
		t.Errorf("%s: %d too many, %d missing\n%s", asked, len(extra), len(missing), draw(extra, missing))
	case got != want:
		t.Errorf("%s: got %s, want each once and in this order: %s", asked, got, want)
	}
}

// without returns the words of a that are not in b.
func without(a, b string) []string {
	words := strings.Fields(b)
	return slices.DeleteFunc(strings.Fields(a), func(w string) bool { return slices.Contains(words, w) })
}

// hunted is the folder, from the root, with copies of chapters into which a fault has been let: what
// a test there has found is played there.
const hunted = "exercises/.hunt/"

// Draw draws a board with X on the extra squares and ? on the missing ones, and says how to
// see it: what to run, and what to type then. The counters of a FEN are left out, for nothing
// that is drawn depends on them.
func Draw(chapter, board, fen string, extra, missing []string, then string) string {
	if wd, _ := os.Getwd(); strings.Contains(filepath.ToSlash(wd), "/"+hunted) {
		chapter = hunted + chapter
	}
	fields := strings.Fields(fen)
	play := Play(chapter, strings.Join(fields[:min(len(fields), 4)], " "), then)
	return diagram.Draw(board, extra, missing, diagram.Legend{}) + "\n" + play
}

// Play says how to see a position: what to run, and what to type then.
func Play(chapter, fen, then string) string {
	play := fmt.Sprintf("Play:  go run ./%s -fen %q", chapter, fen)
	if then != "" {
		play += "   then: " + then
	}
	return play
}

// DrawSquare draws a board with X on the square that was named and ? on the one that is
// wanted, and beside it what these two mean. What is no square of the board is not drawn.
func DrawSquare(board, got, want string, words diagram.Legend) string {
	onBoard := func(name string) []string {
		if len(name) != 2 {
			return nil
		}
		return []string{name}
	}
	return diagram.Draw(board, onBoard(got), onBoard(want), words)
}

// SameError fails the test unless err is there, says exactly what is wanted, and wraps the
// sentinel, which may be nil.
func SameError(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	switch {
	case err == nil:
		t.Errorf("got no error, want: %s", want)
	case err.Error() != want:
		t.Error(unlike(err.Error(), want))
	case sentinel != nil && !errors.Is(err, sentinel):
		t.Errorf("error %q does not wrap %q", err, sentinel)
	}
}

// unlike says how an error differs from what is wanted: of two very long sentences only where.
func unlike(got, want string) string {
	const veryLong = 200 // both together
	if part := parting(got, want); part != "" && len(got)+len(want) > veryLong {
		return "the error is not as it should be" + part
	}
	return fmt.Sprintf("the error is %q, want %q%s", got, want, parting(got, want))
}

// parting shows where two long sentences part, which are hard to compare by eye: the words that
// differ, in their place. Of short ones, and of such that have little in common, it says nothing.
func parting(got, want string) string {
	const long = 60
	gots, wants := strings.Fields(got), strings.Fields(want)
	same := 0 // words, from the front
	for same < min(len(gots), len(wants)) && gots[same] == wants[same] {
		same++
	}
	rest := 0 // and from the end
	for rest < min(len(gots), len(wants))-same && gots[len(gots)-1-rest] == wants[len(wants)-1-rest] {
		rest++
	}
	isSame := same == len(gots) && same == len(wants) // but for a space
	if len(want) < long || same+rest == 0 || isSame {
		return ""
	}
	around := func(words []string) string {
		first, end := max(same-1, 0), min(len(words)-rest+1, len(words))
		text := strings.Join(words[first:end], " ")
		if first > 0 {
			text = "..." + text
		}
		if end < len(words) {
			text += "..."
		}
		return text
	}
	return fmt.Sprintf("\nThey part here: got   %s\n                want  %s", around(gots), around(wants))
}

// IsSentence fails the test if an error is too long for a sentence, or holds anything that a
// terminal might obey. The fuzz tests ask it, whose texts are not chosen.
func IsSentence(t *testing.T, err error) {
	t.Helper()
	control := func(r rune) bool { return !unicode.IsPrint(r) }
	if text := err.Error(); len(text) > 400 || !utf8.ValidString(text) || strings.ContainsFunc(text, control) {
		t.Errorf("no sentence for a terminal: %.100q", text)
	}
}

// Panics fails the test unless f panics, as it should with a text that is wrong.
func Panics(t *testing.T, f func()) {
	t.Helper()
	defer func() {
		if recover() == nil {
			t.Error("it took a wrong text without a word")
		}
	}()
	f()
}
