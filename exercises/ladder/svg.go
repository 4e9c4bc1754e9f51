// svg.go draws the ladder as a picture.

package ladder

import (
	"bytes"
	"fmt"
	"html"
	"strings"

	"mateinfive/exercises/versions"
	"mateinfive/internal/console"
	"mateinfive/internal/margin"
)

// The picture brings its own background, as those of the pages do, so that it reads on a light
// page and on a dark one.
const (
	plate  = "#43362b"
	border = "#8c7459"
	text   = "#f3e9d7"
	faint  = "#cdbb9e"
	better = "#f5d273"
	worse  = "#ff8a80"
	open   = "#ad855c" // it may be either
	font   = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"
)

// How the picture is laid out, in pixels.
const (
	width     = 480
	edge      = 18 // to the left and right of all that is drawn
	head      = 82 // above the first rung
	rowHeight = 44
	barHeight = 12
	foot      = 46
)

const title = `<title id="title">What each step of the champion gave</title>`

// isPicture reports whether a file is such a picture.
func isPicture(file []byte) bool {
	return bytes.HasPrefix(file, []byte("<svg ")) && bytes.Contains(file, []byte(title))
}

// picture is the ladder as an SVG file: of each rung the share of the points as a bar, and
// where the true share lies in 95 of 100 matches as a line with two ends.
func (l *Ladder) picture(list []versions.Version, rungs []Rung) string {
	names := labels(list)
	height := head + rowHeight*len(rungs) + foot
	var b strings.Builder
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" `+
		`viewBox="0 0 %[1]d %[2]d" role="img" aria-labelledby="title desc">`+"\n", width, height)
	b.WriteString(" " + title + "\n")
	fmt.Fprintf(&b, ` <desc id="desc">%s</desc>`+"\n", html.EscapeString(l.inWords(names, rungs)))
	fmt.Fprintf(&b, ` <rect x="1" y="1" width="%d" height="%d" rx="7" fill="%s" stroke="%s" `+
		`stroke-width="2"/>`+"\n", width-2, height-2, plate, border)
	write(&b, edge, 27, "start", 16, text, "Each version against the one before")
	write(&b, edge, 47, "start", 12, faint,
		"Its share of the points. In white, how far chance may have moved it:")
	write(&b, edge, 63, "start", 12, faint, "in 95 of 100 matches the true one lies there.")
	bottom := head + rowHeight*len(rungs)
	fmt.Fprintf(&b, ` <path d="M%.1f %dV%d" stroke="%s"/>`+"\n", at(50), head, bottom, border)
	for half, anchor := range []string{"start", "middle", "end"} {
		write(&b, at(float64(50*half)), bottom+16, anchor, 12, faint, fmt.Sprintf("%d %%", 50*half))
	}
	for i, r := range rungs {
		r.draw(&b, names[r.Later.Title()+r.Later.When], head+rowHeight*i)
	}
	write(&b, edge, height-12, "start", 12, faint,
		fmt.Sprintf("From %s on: %d games a rung, %d positions a move",
			names[list[0].Title()+list[0].When], l.games, l.positions))
	b.WriteString("</svg>\n")
	return b.String()
}

// draw draws a rung below a line of the picture.
func (r Rung) draw(b *strings.Builder, name string, top int) {
	line, bar := top+17, top+25
	write(b, edge, line, "start", 14, text, name)
	switch {
	case r.Broken != "":
		write(b, width-edge, line, "end", 13, faint, "left out")
		return
	case r.Same:
		write(b, width-edge, line, "end", 13, faint, "the same code as before")
		return
	case r.played() == 0:
		if r.Failed != "" {
			write(b, width-edge, line, "end", 13, faint, "broken off")
		}
		return
	}
	won, drawn, lost := float64(r.Won), float64(r.Drawn), float64(r.Lost)
	share, off := margin.Share(won, drawn, lost), margin.Of(won, drawn, lost)
	color := open
	switch {
	case share-off > 50:
		color = better
	case share+off < 50:
		color = worse
	}
	write(b, width-edge, line, "end", 13, text, r.points()+", "+margin.EloText(share, off))
	fmt.Fprintf(b, ` <rect x="%d" y="%d" width="%.1f" height="%d" rx="2" fill="%s"/>`+"\n",
		edge, bar, at(share)-edge, barHeight, color)
	low, high, middle := at(max(share-off, 0)), at(min(share+off, 100)), float64(bar)+barHeight/2
	path := fmt.Sprintf("M%.1f %.1fH%.1fM%.1f %dV%dM%.1f %dV%d",
		low, middle, high, low, bar-2, bar+barHeight+2, high, bar-2, bar+barHeight+2)
	for _, stroke := range []struct {
		color string
		width float64
	}{{plate, 4.5}, {text, 2}} { // with an edge, so that it shows on the bar
		fmt.Fprintf(b, ` <path d="%s" fill="none" stroke="%s" stroke-width="%v"/>`+"\n",
			path, stroke.color, stroke.width)
	}
}

// at is where a share of the points, in percent, lies from left to right.
func at(percent float64) float64 { return edge + percent/100*(width-2*edge) }

// write writes a line of text.
func write[X int | float64](
	b *strings.Builder, x X, y int, anchor string, size int, fill, words string,
) {
	fmt.Fprintf(b, ` <text x="%v" y="%d" font-family="%s" font-size="%d" fill="%s" `+
		`text-anchor="%s">%s</text>`+"\n", x, y, font, size, fill, anchor, html.EscapeString(words))
}

// inWords says what the picture shows.
func (l *Ladder) inWords(names map[string]string, rungs []Rung) string {
	parts := []string{l.terms()}
	for _, r := range rungs {
		part := names[r.Later.Title()+r.Later.When]
		switch {
		case r.Broken != "":
			part += " is left out: " + inALine(r.Broken)
		case r.Same:
			part += " is the same code"
		default:
			part += " has " + r.points()
		}
		if r.Failed != "" {
			part += " (" + inALine(r.Failed) + ")"
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, "; ")
}

// inALine is what was said, fit for a picture.
func inALine(said string) string {
	return console.Printable(strings.Join(strings.Fields(said), " "))
}
