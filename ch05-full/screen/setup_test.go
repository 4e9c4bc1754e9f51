// setup_test.go holds what the tests share.

package screen

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/internal/cells"

	"github.com/google/go-cmp/cmp"
)

// board reads the board of a FEN.
func board(t testing.TB, fen string) chess.Board {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p.Board
}

// compare fails the test if two texts differ.
func compare(t testing.TB, got, want string) {
	t.Helper()
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the text differs (-want +got):\n%s", diff)
	}
}

// pieces returns the pieces that letters stand for: "qrp" are three of Black's.
func pieces(letters string) (found []chess.Piece) {
	for _, letter := range letters {
		p, err := chess.ParsePiece(string(letter))
		if err != nil {
			panic(err)
		}
		found = append(found, p)
	}
	return found
}

// spanish is a table in the middle of a game, with something of everything.
func spanish(t testing.TB, v View) Table {
	b := board(t, "r1bqk2r/2pp1ppp/p1n2n2/1pb1p3/4P3/1B3N2/PPPP1PPP/RNBQ1RK1 w kq - 2 7")
	return Table{
		View:  v,
		Board: &b,
		Marks: Marks{chess.F8: LastMark, chess.C5: LastMark},
		Sides: [2]Side{
			{Name: "Anna", Clock: "0:14", ToMove: true, Captured: pieces("pnpbqppp")},
			{Name: "careful", Clock: "1:02:03", Captured: pieces("PRRBNPQ"), Balance: 3},
		},
		Moves:   []string{"1. e4 e5", "2. Nf3 Nc6", "3. Bb5 a6", "4. Ba4 Nf6", "5. O-O b5", "6. Bb3 Bc5"},
		Cursor:  11,
		Answers: []string{"a knight never goes from b1 to b3: it jumps two squares in one direction and", "one to the side; try Nc3 or Na3", "", "the third paragraph"},
		Prompt:  "white> ",
	}
}

// show sends what is drawn to a screen.
func show(t testing.TB, s *cells.Screen, drawn string) *cells.Screen {
	t.Helper()
	if _, err := s.Write([]byte(drawn)); err != nil {
		t.Fatal(err)
	}
	return s
}

// texts returns the rows of a screen, without the mark that asks for the style of text.
func texts(s *cells.Screen) string { return strings.ReplaceAll(s.String(), "\ufe0e", "") }
