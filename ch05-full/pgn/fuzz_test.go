// fuzz_test.go reads texts that were made by chance.

package pgn

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode"
)

// blanks returns all letters that Unicode counts as blanks or that cannot be seen, and may be
// taken for blanks by one function and not by another.
func blanks() (letters []rune) {
	for letter := rune(0); letter <= unicode.MaxRune; letter++ {
		if unicode.IsSpace(letter) || unicode.IsControl(letter) || unicode.In(letter, unicode.Z, unicode.Cf) {
			letters = append(letters, letter)
		}
	}
	return letters
}

// Whatever is read is written and read again as the same game, and written once
// more it is the same text. Every call reads a game, or says in a sentence why not.
func FuzzReader(f *testing.F) {
	for _, text := range []string{
		"1. e4 e5 2. Nf3 Nc6 1-0",
		"\uFEFF[Event \"\\\"x\\\\\"]\r\n[Result \"0-1\"]\r\n\r\n%x\r\n1.e4! (1. d4 {a} (1. c4 $14) d5) (;b\n) e5 {[%clk 0:01:02.5] [%eval #-3] x} *",
		"[FEN \"k7/8/8/8/8/8/8/K7 b - - 3 9\"]\n{a} {b} 9... Ka7 -- Ka6 1/2",
		"1. e4 {x\n[Event \"2\"]\n1. d4 ) [Event \"3\" 1. c4 $300 1-0 1. f4",
		"[Variant \"Atomic\"] 1. e4 * 1. d4 ({[%clk [%eval 1] 0:00:01]} 1. c4 {[Event \"y\"]}) *",
		"[a \"b\"]\n\n[a \"c\"]\n$13 {x} 1-0 1. e4 ($1) e5\x00 *",
		"[a \"\xe9\x1b\"] {\x1b[2J \u202e \xff} 1. e4 e.p. ½-½ ;}",
	} {
		f.Add(text)
	}
	for _, blank := range blanks() {
		// In tags, in commands, in comments of both kinds, between moves, and before the first letter.
		const texts = "%c[a%c\"b%[1]cc\"]\n\n{[%%eval%[1]c1.0]%[1]c[%%clk%[1]c0:05:00]x%[1]cy}\n" +
			"1.%[1]ce4%[1]c{%[1]c}%[1]ce5%[1]c(1...%[1]cc5)%[1]c;[%%csl%[1]cGd4]%[1]c\n%[1]c*%[1]c"
		f.Add(fmt.Sprintf(texts, blank, blank))
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := NewReader(strings.NewReader(text), "")
		for calls := 0; ; calls++ {
			g, err := r.Next()
			switch {
			case err == io.EOF:
				return
			case calls > len(text):
				t.Fatal("it does not come to an end")
			case err != nil:
				isSentence(t, err)
			default:
				first := written(t, g)
				again := gameOf(t, first)
				sameGame(t, again, g)
				if second := written(t, again); second != first {
					t.Errorf("written again it is %q, not %q", second, first)
				}
			}
		}
	})
}
