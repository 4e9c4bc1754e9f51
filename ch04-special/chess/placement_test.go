// placement_test.go tests the board in one line, written and read.

package chess

import (
	"strings"
	"testing"
)

func TestPlacement(t *testing.T) {
	tests := []struct {
		name      string
		placement string
		diagram   string
	}{
		{"the empty board is eight times eight", "8/8/8/8/8/8/8/8", emptyDiagram},
		{"the start of a game", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", startDiagram},
		{
			"empty squares are counted before, between and after pieces",
			"k7/8/1p4P1/8/3Nn3/8/6r1/7K",
			`
				8 k . . . . . . .
				7 . . . . . . . .
				6 . p . . . . P .
				5 . . . . . . . .
				4 . . . N n . . .
				3 . . . . . . . .
				2 . . . . . . r .
				1 . . . . . . . K
				  a b c d e f g h`,
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			board := setUp(t, tt.diagram)
			if got := board.Placement(); got != tt.placement {
				t.Errorf("Placement() = %q, want %q", got, tt.placement)
			}
			got, err := ParsePlacement(tt.placement)
			if err != nil {
				t.Fatal(err)
			}
			sameBoard(t, got, board)
		})
	}
}

func TestParsePlacementRefuses(t *testing.T) {
	tests := []struct {
		name string
		text string
		want string // without what every error begins with
	}{
		{
			"nothing", "",
			`"" has 1 rank: expected eight, with a slash between them`,
		},
		{
			"seven ranks", "8/8/8/8/8/8/8",
			`"8/8/8/8/8/8/8" has 7 ranks: expected eight, with a slash between them`,
		},
		{
			"nine ranks", "8/8/8/8/8/8/8/8/8",
			`"8/8/8/8/8/8/8/8/8" has 9 ranks: expected eight, with a slash between them`,
		},
		{
			"a slash after the last rank", "8/8/8/8/8/8/8/8/",
			`"8/8/8/8/8/8/8/8/" has 9 ranks: expected eight, with a slash between them`,
		},
		{
			"an empty rank", "8//8/8/8/8/8/8",
			"column 3, rank 7: only 0 of eight squares",
		},
		{
			"too few squares in the first rank", "7/8/8/8/8/8/8/8",
			"column 2, rank 8: only 7 of eight squares",
		},
		{
			"too few squares in the last rank", "8/8/8/8/8/8/8/PPP4",
			"column 19, rank 1: only 7 of eight squares",
		},
		{
			"a piece too many", "8/8/pppppppppp/8/8/8/8/8",
			"column 13, rank 6: more than eight squares",
		},
		{
			"a count too large", "8/8/8/8/P8/8/8/8",
			"column 10, rank 4: more than eight squares",
		},
		{
			"two counts in a row", "8/8/8/8/P43/8/8/8",
			"column 11, rank 4: two counts in a row: write their sum",
		},
		{
			"a count of nothing", "8/8/8/8/P07/8/8/8",
			`column 10, rank 4: no such piece: "0" (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares`,
		},
		{
			"a count of nine", "9/8/8/8/8/8/8/8",
			`column 1, rank 8: no such piece: "9" (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares`,
		},
		{
			"a letter that is no piece's", "rnbqxbnr/8/8/8/8/8/8/8",
			`column 5, rank 8: no such piece: "x" (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares`,
		},
		{
			"a space after the last rank", "8/8/8/8/8/8/8/8 ",
			`column 16, rank 1: no such piece: " " (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares`,
		},
		{
			"a figure, which is one column wide", "8/♔7/8/8/8/8/8/7",
			`column 3, rank 7: no such piece: "♔" (White's letters are K Q R B N P, Black's k q r b n p); a digit from 1 to 8 counts empty squares`,
		},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			b, err := ParsePlacement(tt.text)
			sameError(t, err, ErrPlacement, "not a piece placement: "+tt.want)
			sameBoard(t, b, Board{})
		})
	}
}

func TestAWrongLetterInAPlacementIsNoSuchPiece(t *testing.T) {
	_, err := ParsePlacement("x7/8/8/8/8/8/8/8")
	isSentence(t, err, ErrPiece)
}

func TestEveryBoardComesBackFromItsPlacement(t *testing.T) {
	r := dice()
	for range 200 {
		b := randomBoard(r, 1+r.IntN(6))
		got, err := ParsePlacement(b.Placement())
		if err != nil {
			t.Fatal(err)
		}
		if got != b {
			t.Fatalf("a board came back from %q changed on %s", b.Placement(), differences(got, b))
		}
	}
}

func TestMustParsePlacement(t *testing.T) {
	t.Run("a good text makes a board", func(t *testing.T) {
		defer func() {
			if v := recover(); v != nil {
				t.Errorf("it panics: %v", v)
			}
		}()
		sameBoard(t, MustParsePlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"), setUp(t, startDiagram))
	})
	t.Run("a wrong text makes it panic", func(t *testing.T) {
		defer func() {
			err, _ := recover().(error)
			isSentence(t, err, ErrPlacement)
		}()
		MustParsePlacement("x")
	})
}

func FuzzParsePlacement(f *testing.F) {
	f.Add("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
	f.Add("8/8/8/8/8/8/8/8")
	f.Add("7/8/8/8/8/8/8/44")
	f.Add("\x1b[2J/8/8/8/8/8/8/8")
	f.Add("\xff\xfe/8/8/8/8/8/8/8")
	f.Add(strings.Repeat("/", 100))
	f.Fuzz(func(t *testing.T, text string) {
		b, err := ParsePlacement(text)
		if err != nil {
			isSentence(t, err, ErrPlacement)
			return
		}
		if again := b.Placement(); again != text {
			t.Errorf("%q was read and written again as %q", text, again)
		}
	})
}
