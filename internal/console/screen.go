// screen.go says things on a screen: in lines that fit it, and in letters only.

// Package console is the plumbing of a prompt, which is no lesson of the course: what the
// screen can show, lines of any length, text that is fit for a terminal, the flags that all
// chapters have, and help that is printed from the table of commands.
//
// What a program says goes through a [Screen], what is typed comes from [Lines]. The loop
// between them, the commands and the board are each chapter's own.
package console

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A Screen is where a program says things.
type Screen struct {
	Out   io.Writer
	Width int   // in characters, for what is said; 0 stands for 80
	Err   error // of the first write that failed: there is no point in going on then
}

// Print sends text to the screen as it is.
func (s *Screen) Print(text string) {
	if s.Err == nil {
		_, s.Err = io.WriteString(s.Out, text)
	}
}

// Say prints text, wherever it may come from, on as many lines as it takes.
func (s *Screen) Say(format string, args ...any) {
	for line := range strings.SplitSeq(fmt.Sprintf(format, args...), "\n") {
		s.Print(wrap(Printable(line), s.width()) + "\n")
	}
}

// A TitledBoard is a diagram with what it shows.
type TitledBoard struct{ Title, Diagram string }

// SayBoards prints boards beside each other, as many as the screen is wide.
func (s *Screen) SayBoards(boards ...TitledBoard) {
	const column = 26 // a board and a gap
	for row := range slices.Chunk(boards, max(1, s.width()/column)) {
		var lines []string
		for i, b := range row {
			for j, line := range strings.Split(b.Title+"\n"+strings.TrimSuffix(b.Diagram, "\n"), "\n") {
				if j == len(lines) { // a learner may draw boards of any height
					lines = append(lines, "")
				}
				lines[j] = fmt.Sprintf("%-*s%s", i*column, lines[j], line)
			}
		}
		s.Say("%s", strings.Join(lines, "\n"))
	}
}

func (s *Screen) width() int { return cmp.Or(s.Width, usualWidth) }

const usualWidth = 80 // of a terminal, in characters

// Printable returns text as it may be sent to a terminal: what cannot be printed (control
// characters, escape sequences, line breaks) is spelled out as in Go, so that no file and no
// paste can steer the reader's screen.
func Printable(text string) string {
	var sb strings.Builder
	for _, r := range text { // broken UTF-8 arrives here as the rune �
		if unicode.IsPrint(r) {
			sb.WriteRune(r)
		} else {
			sb.WriteString(strings.Trim(strconv.QuoteRune(r), "'"))
		}
	}
	return sb.String()
}

// Broken returns text as it may be sent to a terminal, and broken between words where a
// terminal of 80 columns would break it anywhere.
func Broken(text string) string { return wrap(Printable(text), usualWidth) }

// wrap breaks a line that is wider than the screen, between words. A single word that is
// wider stays as it is.
func wrap(line string, screen int) string {
	var sb strings.Builder
	width := 0 // of the line so far
	for i, word := range strings.Split(line, " ") {
		wordWidth := utf8.RuneCountInString(word)
		switch {
		case i == 0:
		case width+1+wordWidth > screen:
			sb.WriteByte('\n')
			width = 0
		default:
			sb.WriteByte(' ')
			width++
		}
		sb.WriteString(word)
		width += wordWidth
	}
	return sb.String()
}
