// screen.go is what watch prints on: in lines of the width of a terminal, and with a word that stands
// there while tests run.

package watch

import (
	"io"
	"strings"
)

// width is that of a terminal.
const width = 80

// A wrapping writer breaks what is longer than a line between two words. A command stays in one
// line, so that it can be copied.
type wrapping struct{ io.Writer }

func (w wrapping) Write(text []byte) (int, error) {
	var b strings.Builder
	for line := range strings.Lines(string(text)) {
		b.WriteString(wrapped(line))
	}
	_, err := io.WriteString(w.Writer, b.String())
	return len(text), err
}

// wrapped is a line as several, each as far to the right as the first.
func wrapped(line string) string {
	isCommand := strings.Contains(line, "go run ") || strings.Contains(line, "go test ") || strings.Contains(line, "git ")
	if len([]rune(line)) <= width || isCommand {
		return line
	}
	text := strings.TrimLeft(line, " ")
	indent := strings.Repeat(" ", len(line)-len(text))
	var b strings.Builder
	b.WriteString(indent)
	at := len(indent) // characters in this line
	for i, word := range strings.Split(strings.TrimSuffix(text, "\n"), " ") {
		n := len([]rune(word))
		switch {
		case i == 0:
		case at+1+n > width:
			b.WriteString("\n" + indent)
			at = len(indent)
		default:
			b.WriteString(" ")
			at++
		}
		b.WriteString(word)
		at += n
	}
	if strings.HasSuffix(line, "\n") {
		b.WriteString("\n")
	}
	return b.String()
}

// A replacing writer takes away what stands in its line before it writes for the first time.
type replacing struct {
	io.Writer
	away string
}

func (r *replacing) Write(text []byte) (int, error) {
	if r.away != "" {
		if _, err := io.WriteString(r.Writer, r.away); err != nil {
			return 0, err
		}
		r.away = ""
	}
	return r.Writer.Write(text)
}
