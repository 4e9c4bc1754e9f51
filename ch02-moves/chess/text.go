// text.go holds the small helpers for reading text and quoting it in errors.

package chess

import "strconv"

// longestQuote is how much of a bad text an error repeats, in bytes. An error
// is a sentence; a megabyte of input does not belong into one.
const longestQuote = 40

// quote returns text in quotation marks for an error message: shortened, and
// with anything a terminal might obey (control characters, escape sequences)
// spelled out as Go would.
func quote(text string) string {
	if len(text) > longestQuote {
		return strconv.Quote(text[:longestQuote]) + "..."
	}
	return strconv.Quote(text)
}

// lower returns the lower case form of an ASCII letter, and any other byte as
// it is.
func lower(letter byte) byte {
	if 'A' <= letter && letter <= 'Z' {
		return letter - 'A' + 'a'
	}
	return letter
}
