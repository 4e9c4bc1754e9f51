// helper_test.go holds what the tests of this package share: how to run the rows
// of a table, how to set up and compare boards, and how to compare errors.

package chess

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"unicode"

	"github.com/google/go-cmp/cmp"
)

// red counts the rows that have failed, by the test that the table belongs to.
var red = make(map[*testing.T]int)

// row runs a row of a table as a subtest of t. Two red rows say what is wrong,
// or one where another table has spoken before: then the rest of the table waits.
// A function without a body would turn hundreds of rows red and fill the screen.
func row(t *testing.T, name string, f func(t *testing.T)) {
	t.Helper()
	limit := 2
	if len(red) > 1 || len(red) == 1 && red[t] == 0 {
		limit = 1
	}
	if red[t] < limit && !t.Run(name, f) {
		red[t]++
	}
}

// pieceOf is the piece that a letter of a diagram stands for.
var pieceOf = map[string]Piece{
	"K": King{colored{White}}, "k": King{colored{Black}},
	"Q": Queen{colored{White}}, "q": Queen{colored{Black}},
	"R": Rook{colored{White}}, "r": Rook{colored{Black}},
	"B": Bishop{colored{White}}, "b": Bishop{colored{Black}},
	"N": Knight{colored{White}}, "n": Knight{colored{Black}},
	"P": Pawn{colored{White}}, "p": Pawn{colored{Black}},
}

// setUp returns the board of a diagram, under which a line may say "en passant
// e3". It does so by hand, with none of the functions under test: if one of them
// is wrong, its own tests say so, and not every test that needs a board.
func setUp(t testing.TB, diagram string) Board {
	t.Helper()
	words := strings.Fields(diagram)
	var b Board
	if len(words) == 83 && words[80] == "en" && words[81] == "passant" {
		b.enPassant = Square(words[82][0]-'a') + 8*Square(words[82][1]-'1')
		words = words[:80]
	}
	if len(words) != 80 {
		t.Fatalf("this test's own diagram has %d words: eight ranks of nine and eight file letters make 80", len(words))
	}
	for i, rank := 0, 7; rank >= 0; i, rank = i+9, rank-1 {
		for file, letter := range words[i+1 : i+9] {
			b.squares[rank][file] = pieceOf[letter]
		}
	}
	return b
}

// at makes a position of a board, for tests in which nothing but the turn
// matters besides: nobody may castle, and the counters are those of a first move.
func at(b Board, side Color) Position {
	return Position{Board: b, SideToMove: side, FullmoveNumber: 1}
}

// sketch returns the ranks of a diagram of b, drawn by hand as [setUp] reads it.
func sketch(b Board) []string {
	letterOf := map[Piece]string{nil: "."}
	for letter, p := range pieceOf {
		letterOf[p] = letter
	}
	var lines []string
	for rank := 7; rank >= 0; rank-- {
		line := string(rune('1' + rank))
		for _, p := range b.squares[rank] {
			line += " " + letterOf[p]
		}
		lines = append(lines, line)
	}
	lines = append(lines, "  a b c d e f g h")
	if b.enPassant != A1 {
		lines = append(lines, "en passant "+nameOf(b.enPassant))
	}
	return lines
}

// samePosition fails the test unless two positions are equal: it shows both as
// FEN, and then where the boards differ. When says, if it is given, which of
// several positions of a test this is.
func samePosition(t *testing.T, got, want Position, when ...string) {
	t.Helper()
	if got != want {
		t.Error(strings.Join(append(when, "the position is"), " ") + "\n" + fenOf(got) + ", want\n" + fenOf(want))
	}
	sameBoard(t, got.Board, want.Board)
}

// compared says that two boards have been drawn side by side already.
var compared bool

// sameBoard fails the test unless two boards are equal. The first time it shows
// the lines in which their diagrams differ; after that a sentence must do.
func sameBoard(t *testing.T, got, want Board) {
	t.Helper()
	switch {
	case got == want:
	case compared:
		t.Errorf("the board is not as it should be: it differs on %s", differences(got, want))
	default:
		compared = true
		t.Errorf("the board is not as it should be (-want +got):\n%s", cmp.Diff(sketch(want), sketch(got)))
	}
}

// differences names the squares on which two boards differ, or how many there
// are if they are too many for a sentence.
func differences(a, b Board) string {
	var names []string
	for rank := range 8 {
		for file := range 8 {
			if a.squares[rank][file] != b.squares[rank][file] {
				names = append(names, string([]byte{'a' + byte(file), '1' + byte(rank)}))
			}
		}
	}
	if a.enPassant != b.enPassant {
		names = append(names, "the en passant square")
	}
	if len(names) > 6 {
		return fmt.Sprintf("%d squares", len(names))
	}
	return strings.Join(names, " ")
}

// named writes a piece for a failure: "a white king", or "nothing" for nil.
func named(p Piece) string {
	if p == nil {
		return "nothing"
	}
	return fmt.Sprintf("a %v %v", p.Color(), p.Type())
}

// sameError fails the test unless err says exactly what is wanted, wraps the
// sentinel and is a sentence.
func sameError(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	if err == nil {
		t.Fatalf("got no error, want: %s", want)
	}
	if err.Error() != want {
		t.Fatalf("the error is: %q\nwant: %q", err, want)
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

// randomPosition returns a random board with one king of each color on it.
func randomPosition(r *rand.Rand, gap int) Board {
	b := randomBoard(r, gap)
	for s := A1; s <= H8; s++ {
		if p := b.At(s); p != nil && p.Type() == TypeKing {
			b.Set(s, nil)
		}
	}
	squares := r.Perm(64)
	b.Set(Square(squares[0]), NewPiece(TypeKing, White))
	b.Set(Square(squares[1]), NewPiece(TypeKing, Black))
	return b
}

// namesOf writes squares in one line: "a1 e4".
func namesOf(squares []Square) string {
	var words []string
	for _, s := range squares {
		words = append(words, s.String())
	}
	return strings.Join(words, " ")
}
