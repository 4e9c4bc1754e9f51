// parser_test.go tests how the moves of a game become a tree.

package pgn

import (
	"strings"
	"testing"
)

// A treeTest is the text of one game and its tree.
type treeTest struct {
	name string
	text string
	want string
}

func runTreeTests(t *testing.T, tests []treeTest) {
	t.Helper()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tree(gameOf(t, tt.text)); got != tt.want {
				t.Errorf("the tree of %q is\n\t%s\nwant\n\t%s", tt.text, got, tt.want)
			}
		})
	}
}

func TestReadMoves(t *testing.T) {
	runTreeTests(t, []treeTest{
		{"moves follow one another", "1. e4 e5 2. Nf3 *", "e2e4 e7e5 g1f3 *"},
		{"numbers need no dots, and may have any", "1 e4 1... e5 2.... Nf3 2. ... Nc6 *", "e2e4 e7e5 g1f3 b8c6 *"},
		{"numbers may be wrong or missing", "7. e4 3. e5 Nf3 *", "e2e4 e7e5 g1f3 *"},
		{"Black may begin", "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 39\"] 39... Kd7 40. Kd2 *", "e8d7 e1d2 *"},
		{"e.p. may follow a capture en passant", "1. e4 d5 2. e5 f5 3. exf6 e.p. Nxf6 *", "e2e4 d7d5 e4e5 f7f5 e5f6 g8f6 *"},
		{"e.p. may be glued to it, or have no dots", "1. e4 d5 2. e5 f5 3. exf6e.p. d4 4. c4 dxc3 ep *", "e2e4 d7d5 e4e5 f7f5 e5f6 d5d4 c2c4 d4c3 *"},
		{"a null move passes the turn: --, Z0 or 0000", "1. e4 -- 2. Z0 0000 3. e5 *", "e2e4 a1a1 a1a1 a1a1 e4e5 *"},
	})
}

func TestReadNAGs(t *testing.T) {
	runTreeTests(t, []treeTest{
		{"six signs are glyphs, too", "1. e4! e5? 2. d4!! d5?? 3. c4!? c5?! *", "e2e4 $1 e7e5 $2 d2d4 $3 d7d5 $4 c2c4 $5 c7c5 $6 *"},
		{"they may stand apart", "1. e4 ! e5 ?! *", "e2e4 $1 e7e5 $6 *"},
		{"glyphs go from $0 to $255, and a move may have several", "1. e4 $0 $255 $14 *", "e2e4 $0 $255 $14 *"},
		{"in front of the first move they belong to it", "$13 1. e4 ($142 1. d4) $2 e5 *", "e2e4 $13 $2 ( d2d4 $142 ) e7e5 *"},
		{"in a variation without a move they belong to the move it stands behind", "1. e4 ! ($14) e5 *", "e2e4 $1 $14 e7e5 *"},
	})
}

func TestReadComments(t *testing.T) {
	runTreeTests(t, []treeTest{
		{"a comment belongs to the move before it", "1. e4 {a b} e5 ; c\n*", "e2e4 {a b} e7e5 {c} *"},
		{"several are kept apart", "1. e4 {a} {b} ;c\n*", "e2e4 {a} {b} {c} *"},
		{"before the first move it belongs to the game", "{a} 1. {b} e4 *", "{a} {b} e2e4 *"},
		{"between the tags, too", "{a} [White \"x\"] ;b\n[Black \"y\"] {c} 1. e4 *", "{a} {b} {c} e2e4 *"},
		{"after the result, on its line, it belongs to the last move", "1. e4 e5 1-0 {a} ;b\n", "e2e4 e7e5 {a} {b} 1-0"},
		{"lines and blanks in it do not matter", "1. e4 { a\n\n b  c } *", "e2e4 {a b c} *"},
		{"an empty one is none", "{} 1. e4 { } ;\n*", "e2e4 *"},
		{"a clock and a verdict are taken out, of each the first", "1. e4 {a} {[%clk 0:00:01] b} {[%clk 0:00:02] [%eval 1]} *", "e2e4 <0:00:01 1> {a} {b} {[%clk 0:00:02]} *"},
	})
}

func TestReadVariations(t *testing.T) {
	runTreeTests(t, []treeTest{
		{"a variation replaces the move before it", "1. e4 e5 (1... c5 2. Nf3) 2. Nc3 *", "e2e4 e7e5 ( c7c5 g1f3 ) b1c3 *"},
		{"the first move has variations as well", "1. e4 (1. d4 d5) 1... e5 *", "e2e4 ( d2d4 d7d5 ) e7e5 *"},
		{"a move may have several", "1. e4 (1. d4) (1. c4) (1. f4) e5 *", "e2e4 ( d2d4 ) ( c2c4 ) ( f2f4 ) e7e5 *"},
		{"a variation has variations", "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) 2. Nf3 *", "e2e4 e7e5 ( c7c5 g1f3 ( c2c3 d7d5 ) d7d6 ) g1f3 *"},
		{"a variation to the first move of a variation is one to the line", "1. e4 (1. d4 (1. c4) d5) *", "e2e4 ( d2d4 d7d5 ) ( c2c4 ) *"},
		{"the same move may be there twice", "1. e4 (1. e4 e5) (1. e4 c5) *", "e2e4 ( e2e4 e7e5 ) ( e2e4 c7c5 ) *"},
		{"the last move may have variations", "1. e4 e5 (1... c5) 1/2-1/2", "e2e4 e7e5 ( c7c5 ) 1/2-1/2"},
		{"there may be one to a null move", "1. e4 -- (1... e5) 2. d4 *", "e2e4 a1a1 ( e7e5 ) d2d4 *"},
		{"a comment may stand in front of its first move", "1. e4 ({a} {b} 1. d4 {c}) e5 *", "e2e4 ( {a} {b} d2d4 {c} ) e7e5 *"},
		{"an empty one there is none", "1. e4 ({} 1. d4) e5 *", "e2e4 ( d2d4 ) e7e5 *"},
		{"if there is no move, its comment belongs to the move it stands behind", "1. e4 e5 ({a} ;b\n) 2. d4 *", "e2e4 e7e5 {a} {b} d2d4 *"},
		{"an empty variation is none", "1. e4 () e5 *", "e2e4 e7e5 *"},
		{"what is said after it belongs to the move before it", "1. e4 (1. d4) {a} ! e5 *", "e2e4 $1 {a} ( d2d4 ) e7e5 *"},
		{"a result in it is passed over", "1. e4 (1. d4 d5 1-0) e5 0-1", "e2e4 ( d2d4 d7d5 ) e7e5 0-1"},
	})
}

// The error says where the fault is, and nothing of the game comes back.
func TestReadRefuses(t *testing.T) {
	const (
		glyphs = "expected one of ! ? !! ?? !? ?! or $0 to $255"
		forms  = "(moves are written like e4, Nf3, exd5, O-O or e2e4)"
	)
	tests := []struct {
		name string
		text string
		want string
	}{
		{"an illegal move is named with its number", "1. e4 e5\n2. Bh6 *", "line 2, column 4: 2. Bh6: no bishop can go to h6"},
		{"Black's has three dots, and the number that the position knows", "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 39\"]\n1. e8e8 *", "line 2, column 4: 39... e8e8: a move must go to another square: the king on e8 is there already"},
		{"a move in a variation is judged where it stands", "1. e4 e5 (1... c5 2. Ne5) *", "line 1, column 22: 2. Ne5: no knight can go to e5"},
		{"after a variation the line goes on", "1. e4 (1. d4) 1... d2d4 *", "line 1, column 20: 1... d2d4: not your turn: the pawn on d2 is white, and black is to move"},
		{"what is no move is quoted", "1. e4 \u202eabc *", `line 1, column 7: 1... "\u202eabc": not a move: "\u202eabc" ` + forms},
		{"a word of up to 20 letters is named as it is", "1. abcdefghijklmnopqrst *", `line 1, column 4: 1. abcdefghijklmnopqrst: not a move: "abcdefghijklmnopqrst" ` + forms},
		{"a word that is too long for a move is cut off", "1. " + strings.Repeat("a", 50) + " *", `line 1, column 4: 1. "` + strings.Repeat("a", 40) + `"...: not a move: "` + strings.Repeat("a", 40) + `"... ` + forms},
		{"% in the second column is no move", " % a\n1. e4 *", `line 1, column 2: 1. %: not a move: "%" ` + forms},
		{"a null move is not for a king in check", "1. e4 f6 2. Qh5 -- *", "line 1, column 17: 2... --: a null move passes the turn, and a king in check cannot wait"},
		{"there is no glyph $256", "1. e4 $256 *", `line 1, column 7: there is no glyph "$256": ` + glyphs},
		{"a ) closes a variation", "1. e4) e5 *", "line 1, column 6: there is no variation that this ) closes"},
		{"a ) too many is found behind a variation", "1. e4 (1. d4)) e5 *", "line 1, column 14: there is no variation that this ) closes"},
		{"a variation is closed before the file ends", "1. e4\n (1. d4 d5 *", "line 2, column 2: the variation that begins here has no ) at its end"},
		{"of two that are open the inner one is named", "1. e4 (1. d4 d5 (1... e6 *", "line 1, column 17: the variation that begins here has no ) at its end"},
		{"no text has a NUL byte", "1. e4 {a\nb\x00} *", "line 2, column 2: " + errNUL},
		{"a variation needs a move that it replaces", "(1. e4) 1. d4 *", "line 1, column 1: a variation replaces a move, and there is none before this ("},
		{"a variation in a variation needs a move that it replaces", "1. e4 ((1. d4) 1. c4) *", "line 1, column 8: a variation replaces a move, and there is none before this ("},
		{"variations do not nest without end", "1. e4 e5 " + strings.Repeat("(1... e5 ", 101), "line 1, column 910: variations lie within variations more than 100 times"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			games, errs := readAll(tt.text)
			if len(games) != 1 || games[0] != nil {
				t.Fatalf("read %d games, errors %v, want none and an error", len(games), errs)
			}
			sameError(t, errs[0], nil, "game 1, "+tt.want)
		})
	}
}

func TestVariationsNest(t *testing.T) {
	tests := []struct {
		name string
		text string
		want int
	}{
		{"a hundred variations may lie within one another", "1. e4 e5 " + strings.Repeat("(1... e5 ", 100) + strings.Repeat(")", 100) + "*", 100},
		{"any number may follow one another", "1. e4 e5 " + strings.Repeat("(1... e5) ", 101) + "*", 101},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := strings.Count(tree(gameOf(t, tt.text)), "("); got != tt.want {
				t.Errorf("the tree has %d variations, want %d", got, tt.want)
			}
		})
	}
}
