// text.go makes text as wide as there is room for.

package table

import (
	"strings"

	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"

	"charm.land/bubbles/v2/textinput"
)

// plain is a style that adds nothing. Styles know how wide letters are, those of Chinese and
// emoji as well, and that color codes are not.
var plain = textinput.StyleState{}.Text

// ruler measures text: its cursor stands behind the prompt.
var ruler = func() textinput.Model {
	input := textinput.New()
	input.SetVirtualCursor(false)
	input.Focus()
	return input
}()

// width returns how many columns a text takes.
func width(text string) int {
	input := ruler
	input.Prompt = text
	return input.Cursor().X
}

// pad returns text with spaces behind it, up to a width.
func pad(text string, columns int) string {
	return text + strings.Repeat(" ", max(0, columns-width(text)))
}

// cut returns as much of a line as goes into so many columns. The end of what had to be cut is
// three dots.
func cut(text string, columns int) string {
	const dots = "..."
	switch {
	case width(text) <= columns:
		return text
	case columns <= len(dots):
		return dots[:max(0, columns)]
	}
	return plain.MaxWidth(columns-len(dots)).Render(text) + dots
}

// lines returns texts as the lines that they take in a window, broken between words.
func lines(texts []session.Text, columns int) (all []string) {
	if len(texts) == 0 || columns <= 0 {
		return nil
	}
	var sb strings.Builder
	screen := console.Screen{Out: &sb, Width: columns}
	for _, t := range texts {
		if t.Ready {
			screen.Print(strings.TrimSuffix(t.Text, "\n") + "\n")
		} else {
			screen.Say("%s", t.Text)
		}
	}
	for line := range strings.Lines(sb.String()) {
		line = strings.TrimSuffix(line, "\n")
		if width(line) > columns { // a long word, or wide letters
			line = plain.Width(columns).MaxWidth(columns).Render(line)
		}
		all = append(all, strings.Split(line, "\n")...)
	}
	return all
}
