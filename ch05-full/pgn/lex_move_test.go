// lex_move_test.go tests the states for moves, numbers, results and glyphs.

package pgn

import "testing"

func TestLexWord(t *testing.T) {
	runLexTests(t, []lexTest{
		{"a move goes up to a blank", "e4 Nf3+\nO-O-O#", "move e4 | move Nf3+ | move O-O-O#"},
		{"any sign that has a meaning ends it", "a{b}c;\nd(e)f$1g!h?i*", "move a | comment b | move c | comment | move d | ( | move e | ) | move f | glyph $1g | glyph ! | move h | glyph ? | move i | result *"},
		{"dots in it that are not behind digits belong to it", "exd6e.p. e.p.", "move exd6e.p. | move e.p."},
		{"digits alone are the number of a move", "1 e4 17", "number 1 | move e4 | number 17"},
		{"castling with zeros is a move, and no result", "0-0 0-0-0 00", "move 0-0 | move 0-0-0 | move 00"},
		{"0000 is a null move, and no number", "0000 -- Z0", "move 0000 | move -- | move Z0"},
		{"there are four results", "1-0 0-1 1/2-1/2 *", "result 1-0 | result 0-1 | result 1/2-1/2 | result *"},
		{"dashes may be long, and a half may be one sign", "1–0 0–1 1/2–1/2 ½-½ ½–½ 1/2 ½", "result 1–0 | result 0–1 | result 1/2–1/2 | result ½-½ | result ½–½ | result 1/2 | result ½"},
	})
}

func TestLexDots(t *testing.T) {
	runLexTests(t, []lexTest{
		{"one dot follows a number of White, three one of Black", "1. e4 1... e5", "number 1 | move e4 | number 1 | move e5"},
		{"any number of dots will do", "2.. a 3.... b", "number 2 | move a | number 3 | move b"},
		{"three dots may be one sign", "2… a", "number 2 | move a"},
		{"a move may be glued to its number", "1.e4 1...e5 2.0-0", "number 1 | move e4 | number 1 | move e5 | number 2 | move 0-0"},
		{"dots may stand alone", "2. ... Nc6", "number 2 | number | move Nc6"},
		{"a result may be glued to a number", "31.1-0", "number 31 | result 1-0"},
	})
}

func TestLexGlyphs(t *testing.T) {
	runLexTests(t, []lexTest{
		{"a glyph is a dollar sign and a number", "a $1 b$139{c}", "move a | glyph $1 | move b | glyph $139 | comment c"},
		{"what else stands there is for the parser to refuse", "$$1 $300 $ $x", "glyph $$1 | glyph $300 | glyph $ | glyph $x"},
		{"a suffix stands right behind a move", "a! b?? c!?d", "move a | glyph ! | move b | glyph ?? | move c | glyph !? | move d"},
		{"a suffix may stand apart", "a ?! ! b", "move a | glyph ?! | glyph ! | move b"},
	})
}
