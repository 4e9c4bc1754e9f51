// read.go reads how matches ended, and puts it into words.

package strength

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"mateinfive/internal/margin"
)

// A score is how games have ended, for one of two players.
type score struct{ won, lost, drawn int }

// against is the score in words: "17½ of 20 against chance (88 %, give or take 12)".
func (s score) against(rival string) string {
	games := s.won + s.lost + s.drawn
	halves := 2*s.won + s.drawn
	points := strconv.Itoa(halves / 2)
	if halves%2 == 1 {
		points = strings.TrimPrefix(points, "0") + "½"
	}
	return fmt.Sprintf("%s of %d against %s (%.0f %%, give or take %.0f)",
		points, games, rival, math.Round(50*float64(halves)/float64(games)),
		margin.Of(float64(s.won), float64(s.drawn), float64(s.lost)))
}

var (
	scoreLine = regexp.MustCompile(`(?m)^\S+ (\d+), \S+ (\d+), drawn (\d+)$`)
	// brokenOff is how chapters 3 and 4 tell of a match in which a player fails: what is wrong, the
	// position, the game.
	brokenOff = regexp.MustCompile(`(?s)Games of mine against [^\n]*\n(?:[-+=]*\n)*([^\n]*[a-z].*?)\nThe position: (.+?)\nThat\s+ends\s+the\s+match\s+in\s+game\s+(\d+)`)
	// lost is how chapter 5 does. It goes on with the next game.
	lost = regexp.MustCompile(`(?m)^(\S+) loses game (\d+): ((?s:.*?))\nThe position: `)
)

// said is what a program has printed of one match or two, as a sentence; nothing if no match was played.
func (p player) said(out, rival string) string {
	var parts []string
	rivals := []string{"chance", rival}
	for i, m := range scoreLine.FindAllStringSubmatch(out, len(rivals)) {
		s := score{won: number(m[1]), lost: number(m[2]), drawn: number(m[3])}
		parts = append(parts, s.against(rivals[i]))
	}
	line := ""
	if len(parts) > 0 {
		line = p.called + ": " + strings.Join(parts, ",\n  ") + "."
	}
	return strings.TrimSpace(line + "\n" + p.failure(out))
}

// failure says how the player has failed in a game, or nothing. How its rival failed is not told.
func (p player) failure(out string) string {
	for _, m := range lost.FindAllStringSubmatch(out, -1) {
		if m[1] == p.name {
			return fmt.Sprintf("It loses game %s: %s", m[2], oneLine(m[3]))
		}
	}
	if m := brokenOff.FindStringSubmatch(lastMatch(out)); m != nil {
		isWhites := strings.Contains(oneLine(m[2]), " w")
		if isWhites == (number(m[3])%2 == 1) { // it has White in the first game, the third ...
			return fmt.Sprintf("In game %s of a match it fails: %s\nThe position: %s", m[3], oneLine(m[1]), oneLine(m[2]))
		}
	}
	return ""
}

// lastMatch is what is told of the last match of some.
func lastMatch(out string) string {
	return out[max(strings.LastIndex(out, "Games of mine against "), 0):]
}

func oneLine(text string) string { return strings.Join(strings.Fields(text), " ") }

func number(digits string) int {
	n, _ := strconv.Atoi(digits)
	return n
}
