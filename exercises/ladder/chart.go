// chart.go draws the ladder in blocks.

package ladder

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/fatih/color"

	"mateinfive/exercises/course"
	"mateinfive/exercises/versions"
	"mateinfive/internal/margin"
)

// columns is how wide the chart is.
const columns = 80

// chart is the ladder in lines: of each rung the points, the share of them as a bar, and the
// difference in Elo.
func (l *Ladder) chart(list []versions.Version, rungs []Rung) string {
	names := labels(list)
	label := 0
	for _, name := range names {
		label = max(label, utf8.RuneCountInString(name))
	}
	const points, elo = len("112 of 112"), len("-1000 Elo or less")
	cells := max(columns-label-points-elo-4, 10)
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\n", l.terms())
	fmt.Fprintf(&b, "%-*s %*s  %s\n", label, "", points, "points", scale(cells))
	fmt.Fprintf(&b, "%-*s %*s\n", label, names[list[0].Title()+list[0].When], points, "-")
	notes := map[string][]string{} // of which rungs
	for _, r := range rungs {
		name := names[r.Later.Title()+r.Later.When]
		fmt.Fprintf(&b, "%-*s %s\n", label, name, r.row(points, cells))
		for _, note := range []string{r.Broken, r.Failed} {
			if note != "" {
				notes[note] = append(notes[note], name)
			}
		}
	}
	b.WriteString("\n▓ ends at the share of the points. Chance moves that: in 95 of 100 matches the\n" +
		"true share lies in ▓ or ░. Equals are at ┊.\n")
	b.WriteString(untold(names, rungs))
	for _, note := range slices.Sorted(maps.Keys(notes)) {
		fmt.Fprintf(&b, "\n%s: %s\n", strings.Join(notes[note], ", "), note)
	}
	return b.String()
}

// untold lists the rungs whose bars reach to both sides of the middle, and how many games each
// would take to tell which version is the stronger, by the rule of a match.
func untold(names map[string]string, rungs []Rung) string {
	var b strings.Builder
	for _, r := range rungs {
		won, drawn, lost := float64(r.Won), float64(r.Drawn), float64(r.Lost)
		if r.Broken != "" || r.Same || r.played() == 0 ||
			math.Abs(margin.Share(won, drawn, lost)-50) > margin.Of(won, drawn, lost) {
			continue
		}
		games := "no number: as many are won as lost"
		if needed := margin.Needed(won, drawn, lost); !math.IsInf(needed, 1) {
			games = fmt.Sprintf("%.0f games", needed)
		}
		fmt.Fprintf(&b, "  %s: %s\n", names[r.Later.Title()+r.Later.When], games)
	}
	if b.Len() == 0 {
		return ""
	}
	return fmt.Sprintf("\nToo few games to tell which is stronger. If they go on like these, it takes\n"+
		"%s(-games 40 plays more; a rung has %d at most.)\n", &b, mostGames)
}

// terms says by which rules the games are played.
func (l *Ladder) terms() string {
	return fmt.Sprintf("Each version against the one before: "+
		"%d games, %d positions a move at most", l.games, l.positions)
}

// row is what stands behind the name of a rung.
func (r Rung) row(points, cells int) string {
	switch {
	case r.Broken != "":
		return fmt.Sprintf("%*s  left out: see below", points, "-")
	case r.Same:
		return fmt.Sprintf("%*s  the same code as before", points, "-")
	case r.played() == 0:
		return fmt.Sprintf("%*s", points, "-")
	}
	won, drawn, lost := float64(r.Won), float64(r.Drawn), float64(r.Lost)
	share, bar := margin.Share(won, drawn, lost), margin.Of(won, drawn, lost)
	paint := fmt.Sprint
	switch {
	case share-bar > 50:
		paint = color.New(color.FgGreen).Sprint
	case share+bar < 50:
		paint = color.New(color.FgRed).Sprint
	}
	return fmt.Sprintf("%*s  %s  %s", points, r.points(), paint(blocks(share, bar, cells)),
		margin.EloText(share, bar))
}

// points says how many points a rung has brought: "17.5 of 20".
func (r Rung) points() string {
	return fmt.Sprintf("%v of %d", float64(2*r.Won+r.Drawn)/2, r.played())
}

// blocks draws a share of the points with its bar, both in percent, as so many cells.
func blocks(share, bar float64, cells int) string {
	var b strings.Builder
	for i := range cells {
		at := 100 * (float64(i) + 0.5) / float64(cells)
		switch {
		case at < share-bar:
			b.WriteRune('█')
		case at < share:
			b.WriteRune('▓')
		case at < share+bar:
			b.WriteRune('░')
		case i == cells/2:
			b.WriteRune('┊')
		default:
			b.WriteRune(' ')
		}
	}
	return b.String()
}

// scale is the line above the bars.
func scale(cells int) string {
	line := []rune(strings.Repeat(" ", cells))
	copy(line, []rune("0 %"))
	copy(line[cells/2:], []rune("50"))
	copy(line[cells-3:], []rune("100"))
	return string(line)
}

// labels are what the versions are called in a chart, by title and time: by the step, and where
// that comes more than once, by the day or, of several on a day, by day and time.
func labels(list []versions.Version) map[string]string {
	steps, days := map[string]int{}, map[string]int{}
	for _, v := range list {
		steps[v.Title()]++
		days[v.Title()+v.Day()]++
	}
	names := make(map[string]string)
	for _, v := range list {
		name := strings.Replace(course.Title(v.Task), "Search.", "", 1)
		when, err := time.Parse("2006-01-02 15:04", v.When)
		switch {
		case err != nil || steps[v.Title()] == 1:
		case days[v.Title()+v.Day()] == 1:
			name += when.Format(" Jan 2")
		default:
			name += when.Format(" Jan 2 15:04")
		}
		names[v.Title()+v.When] = name
	}
	return names
}
