// text.go holds small helpers for text: quoting it in a sentence, counting
// things in words, and small letters.

package chess

import (
	"fmt"
	"strconv"
	"unicode/utf8"
)

// longestQuote is how much of a bad text an error repeats, in bytes. An error
// is a sentence; a megabyte of input does not belong in one.
const longestQuote = 40

// Quote returns text in quotation marks for a sentence: cut off after 40 bytes,
// and with anything that a terminal might obey (control characters, escape
// sequences) spelled out as Go would.
func Quote(text string) string {
	if len(text) <= longestQuote {
		return strconv.Quote(text)
	}
	cut := longestQuote
	for cut > 0 && !utf8.RuneStart(text[cut]) {
		cut-- // not in the middle of a letter
	}
	return strconv.Quote(text[:cut]) + "..."
}

// count returns a number of things in words that agree: "1 rank", "7 ranks".
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// lower returns the lower case form of an ASCII letter, and any other byte as
// it is.
func lower(letter byte) byte {
	if 'A' <= letter && letter <= 'Z' {
		return letter - 'A' + 'a'
	}
	return letter
}
