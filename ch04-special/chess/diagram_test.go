// diagram_test.go tests the board as a picture of letters, written and read.

package chess

import (
	"fmt"
	"strings"
	"testing"
)

// emptyDiagram is the board without pieces.
const emptyDiagram = `8 . . . . . . . .
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 . . . . . . . .
1 . . . . . . . .
  a b c d e f g h`

// startDiagram is the board as a game begins.
const startDiagram = `8 r n b q k b n r
7 p p p p p p p p
6 . . . . . . . .
5 . . . . . . . .
4 . . . . . . . .
3 . . . . . . . .
2 P P P P P P P P
1 R N B Q K B N R
  a b c d e f g h`

func TestDiagram(t *testing.T) {
	tests := []struct {
		name    string
		diagram string
	}{
		{"the empty board", emptyDiagram},
		{"the start of a game", startDiagram},
		{
			"White is upper case and sits at the bottom, files run from left to right",
			`8 . . . . . . . k
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . n . . . . .
3 . . . . . . . .
2 . . . . . . P .
1 K . . . . . . .
  a b c d e f g h`,
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			board := setUp(t, tt.diagram)
			if got := board.String(); got != tt.diagram {
				t.Errorf("String() differs %s", firstDifference(got, tt.diagram))
			}
			got, err := ParseDiagram(tt.diagram)
			if err != nil {
				t.Fatal(err)
			}
			sameBoard(t, got, board)
		})
	}
}

// firstDifference says in which line two diagrams begin to differ.
func firstDifference(got, want string) string {
	gots, wants := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range min(len(gots), len(wants)) {
		if gots[i] != wants[i] {
			return fmt.Sprintf("in line %d:\n%q, want\n%q", i+1, gots[i], wants[i])
		}
	}
	return fmt.Sprintf("in length: %d lines, want %d", len(gots), len(wants))
}

func TestParseDiagramIsIndifferentToWhiteSpace(t *testing.T) {
	tests := []struct {
		name string
		text string
	}{
		{"indentation", strings.ReplaceAll(startDiagram, "\n", "\n\t\t")},
		{"blank lines before", "\n  \n\t\n" + startDiagram},
		{"blank lines after", startDiagram + "\n\n  \n"},
		{"spaces at the end of the lines", strings.ReplaceAll(startDiagram, "\n", "  \n")},
		{"line ends of Windows", strings.ReplaceAll(startDiagram, "\n", "\r\n") + "\r\n"},
		{"tabs for gaps", strings.ReplaceAll(startDiagram, " ", "\t")},
		{"wide gaps", strings.ReplaceAll(startDiagram, " ", "   ")},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			got, err := ParseDiagram(tt.text)
			if err != nil {
				t.Fatal(err)
			}
			sameBoard(t, got, setUp(t, startDiagram))
		})
	}
}

func TestParseDiagramRefuses(t *testing.T) {
	line := strings.Split(startDiagram, "\n") // line[0] is rank 8
	join := func(lines ...string) string { return strings.Join(lines, "\n") }
	tests := []struct {
		name string
		text string
		want string // without what every error begins with
	}{
		{
			"nothing", "",
			"line 1, column 1: expected rank 8, which begins with the digit 8",
		},
		{
			"blank lines alone", "\n\n",
			"line 3, column 1: expected rank 8, which begins with the digit 8",
		},
		{
			"a board upside down", join(line[7], line[6]),
			"line 1, column 1: expected rank 8, which begins with the digit 8",
		},
		{
			"one rank alone", line[0],
			"line 1, column 1: the diagram ends before rank 7",
		},
		{
			"a missing last rank", join(line[:7]...),
			"line 7, column 1: the diagram ends before rank 1",
		},
		{
			"a rank left out", strings.Replace(startDiagram, line[3]+"\n", "", 1),
			"line 4, column 1: expected rank 5, which begins with the digit 5",
		},
		{
			"a blank line within", strings.Replace(startDiagram, line[3], "\n"+line[3], 1),
			"line 4, column 1: expected rank 5, which begins with the digit 5",
		},
		{
			"a rank without its label", strings.Replace(startDiagram, "5 ", "  ", 1),
			"line 4, column 1: expected rank 5, which begins with the digit 5",
		},
		{
			"seven squares", strings.Replace(startDiagram, "8 r n", "8 r", 1),
			"line 1, column 1: rank 8 has 7 squares: expected eight, with a space before each",
		},
		{
			"nine squares", strings.Replace(startDiagram, "2 P", "2 P P", 1),
			"line 7, column 1: rank 2 has 9 squares: expected eight, with a space before each",
		},
		{
			"squares without gaps", strings.Replace(startDiagram, "4 . .", "4 ..", 1),
			"line 5, column 1: rank 4 has 7 squares: expected eight, with a space before each",
		},
		{
			"a letter that is no piece's", strings.Replace(startDiagram, "q k b", "q x b", 1),
			`line 1, column 11: no such piece: "x" (White's letters are K Q R B N P, Black's k q r b n p); a dot is an empty square`,
		},
		{
			"a figure in an indented rank, below a blank line", "\n" + strings.Replace(startDiagram, "1 R N", " \t 1 ♖ N", 1),
			`line 9, column 6: no such piece: "♖" (White's letters are K Q R B N P, Black's k q r b n p); a dot is an empty square`,
		},
		{
			"two letters on one square", strings.Replace(startDiagram, "K B N R", "K B NN R", 1),
			`line 8, column 15: no such piece: "NN" (White's letters are K Q R B N P, Black's k q r b n p); a dot is an empty square`,
		},
		{
			"no file letters", join(line[:8]...),
			"line 9, column 1: expected the file letters: a b c d e f g h",
		},
		{
			"wrong file letters", strings.Replace(startDiagram, "a b c", "a c b", 1),
			"line 9, column 1: expected the file letters: a b c d e f g h",
		},
		{
			"file letters seen from Black's side", join(append(line[:8:8], "  h g f e d c b a")...),
			"line 9, column 1: expected the file letters: a b c d e f g h",
		},
		{
			"something after the end", startDiagram + "\n\n  white to move",
			`line 11, column 3: found "white" after the end of the diagram`,
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b, err := ParseDiagram(tt.text)
			sameError(t, err, ErrDiagram, "not a diagram of a board: "+tt.want)
			sameBoard(t, b, Board{})
		})
	}
}

func TestAWrongLetterInADiagramIsNoSuchPiece(t *testing.T) {
	_, err := ParseDiagram(strings.Replace(startDiagram, "q", "x", 1))
	isSentence(t, err, ErrPiece)
}

func TestColumnsCountCharacters(t *testing.T) {
	_, err := ParseDiagram(startDiagram + "\n\u00a0\u2003é") // two exotic spaces
	sameError(t, err, ErrDiagram, `not a diagram of a board: line 10, column 3: found "é" after the end of the diagram`)
}

func TestEveryBoardComesBackFromItsDiagram(t *testing.T) {
	r := dice()
	for range 200 {
		b := randomBoard(r, 1+r.IntN(6))
		got, err := ParseDiagram(b.String())
		if err != nil {
			t.Fatal(err)
		}
		if got != b {
			t.Fatalf("a board came back from its diagram changed on %s", differences(got, b))
		}
	}
}

func TestMustParseDiagramPanicsOnAWrongText(t *testing.T) {
	defer func() {
		err, _ := recover().(error)
		isSentence(t, err, ErrDiagram)
	}()
	MustParseDiagram("8 r n b")
}

func FuzzParseDiagram(f *testing.F) {
	f.Add(startDiagram)
	f.Add(emptyDiagram)
	f.Add("\n\n" + startDiagram + "\r\n")
	f.Add(startDiagram + "\n\x1b[2J")
	f.Add(strings.ReplaceAll(startDiagram, "r", "\xff"))
	f.Add("8 . . . . . . . .\n7 \x00")
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ParseDiagram(text)
		if err != nil {
			isSentence(t, err, ErrDiagram)
			return
		}
		again, err := ParseDiagram(b.String())
		if err != nil {
			t.Fatal(err)
		}
		if again != b {
			t.Errorf("a board came back from its diagram changed on %s", differences(again, b))
		}
	})
}
