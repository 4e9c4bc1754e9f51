// puzzle_test.go solves puzzles, and names openings.

package session

import (
	"os"
	"testing"
)

func TestPuzzle(t *testing.T) {
	t.Chdir(t.TempDir())
	os.Mkdir("dir", 0o755)
	game := "[White \"Anna\"]\n[FEN \"6k1/8/5K2/8/8/8/8/R7 w - - 0 1\"]\n\n1. Ra2 *\n"
	if err := os.WriteFile("dir/1.pgn", []byte(game), 0o644); err != nil {
		t.Fatal(err)
	}
	const right, mate = "played: 1. Rh1 to 1... Kf8 / right; 1... Kf8, and now mate in 1", "1-0, checkmate by the rook on h8: white has won / prev steps back through the game, ..."
	play(t, []row{
		{"one of the kept games", "-folder dir", "puzzle", "White mates in 2, from Anna - Black, *"},
		{"one for so many moves", "", "puzzle 3", "White mates in 3, from a game that the program has played"},
		{"right", "-folder dir", "puzzle|Rh1", right},
		{"in two steps", "-folder dir", "puzzle|a1|h1", right},
		{"solved", "-folder dir", "puzzle|Rh1|Rh8", "played: 2. Rh8# / " + mate + " / right, and mate: solved; puzzle brings the next"},
		{"wrong", "-folder dir", "puzzle|Ra2", "Ra2 is mate in 3, there is one sooner"},
		{"wrong, and tried again", "-folder dir", "puzzle|Ra2|Rh1", right},
		{"a move that is not legal", "-folder dir", "puzzle|Kf7", "that leaves your king on f7 to the king on g8; for example ..."},
		{"the solution", "-folder dir", "puzzle 2|puzzle solution", "played: 1. Rh1 to 2. Rh8# / " + mate},
		{"the solution of what is left", "-folder dir", "puzzle|Rh1|puzzle solution", "played: 2. Rh8# / " + mate},
		{"the next one", "-folder dir", "puzzle|puzzle", "White mates in 2, from a game that the program has played"},
		{"the board is turned to the one who solves it", "-live", "puzzle 3|puzzle 3|=below", "Black"},
		{"it is not kept", "-folder dir", "puzzle|Rh1|=kept", "0:"},
		{"and left without a question", "-live -folder dir", "friend|puzzle|Rh1|new", "White begins. ..."},
		{"a game is not", "-live -folder dir", "friend|e4|puzzle", "this game is not over: leave it? (yes or no)"},
		{"another game is no puzzle", "-folder dir", "puzzle|reset|puzzle solution", "there is no puzzle here: puzzle brings one"},
		{"no number", "", "puzzle 9", "a puzzle is a mate in 1 to 4: try puzzle 2; puzzle solution plays the one that is here"},
		{"none that is left", "", "puzzle 4", "there is no other puzzle: ..."},
	})
}

func TestBook(t *testing.T) {
	play(t, []row{
		{"where it leads", "", "e4 c5 Nf3 d6|book", "Sicilian Defense: Modern Variations (B50)\nBb5+  Sicilian Defense: Moscow Variation (B51)\nd4    toward 8 names"},
		{"nowhere", "", "h3 h6|book", "no opening with a name leads here or on from here"},
	})
}
