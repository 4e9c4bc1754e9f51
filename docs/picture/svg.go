// svg.go writes tidy XML: indented lines, short numbers, escaped text.

package picture

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A writer collects the lines of an SVG file and keeps their indentation.
type writer struct {
	text  strings.Builder
	depth int
}

// line writes one line at the present depth. Arguments that hold text from
// outside have to go through escape first.
func (w *writer) line(format string, args ...any) {
	w.text.WriteString(strings.Repeat(" ", w.depth))
	fmt.Fprintf(&w.text, format, args...)
	w.text.WriteByte('\n')
}

// open writes a start tag; what follows is indented until close.
func (w *writer) open(format string, args ...any) {
	w.line(format, args...)
	w.depth++
}

// close writes the end tag of the element that was opened last.
func (w *writer) close(name string) {
	w.depth--
	w.line("</%s>", name)
}

// start opens the picture: its size, and the words that a screen reader says.
func (w *writer) start(width, height float64, title, desc string) {
	w.open(`<svg xmlns="http://www.w3.org/2000/svg" width="%s" height="%s" viewBox="0 0 %[1]s %[2]s" role="img" aria-labelledby="title desc">`,
		num(width), num(height))
	w.line(`<title id="title">%s</title>`, escape(title))
	w.line(`<desc id="desc">%s</desc>`, escape(desc))
}

// end closes the picture and returns the file.
func (w *writer) end() []byte {
	w.close("svg")
	return []byte(w.text.String())
}

// num writes a length with two decimals at most.
func num(v float64) string {
	s := strconv.FormatFloat(v, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" {
		return "0"
	}
	return s
}

// escape makes text safe inside an element or an attribute.
func escape(text string) string {
	return escaper.Replace(text)
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// xmlRune returns r, or the replacement character where XML has no place for r.
func xmlRune(r rune) rune {
	if unicode.IsControl(r) || r == '\ufffe' || r == '\uffff' || !utf8.ValidRune(r) {
		return utf8.RuneError
	}
	return r
}
