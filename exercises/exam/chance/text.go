// text.go makes up questions about sums, and about boards as text.

package chance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// texts returns the lines of a session of level 0 or 1.
func texts(r *rand.Rand, level int, knows func(string) bool) (lines []string) {
	for tries := 0; len(lines) < 16 && tries < 200; tries++ {
		line := aboutText(r, knows)
		if level == 0 {
			line = fmt.Sprintf("add %d %d", r.IntN(2000)-1000, r.IntN(2000)-1000)
		}
		if tries%2 == 0 {
			line = brokenText(r, line)
		}
		word, _, _ := strings.Cut(line, " ")
		if knows(strings.ToLower(word)) {
			lines = append(lines, line)
		}
	}
	return lines
}

// aboutText asks one of the words of level 1 that the program knows.
func aboutText(r *rand.Rand, knows func(string) bool) string {
	s := &setting{r: r, level: 5, letters: make(map[string]byte)}
	s.scatter(r.IntN(40), "kqrbnp")
	for _, rank := range "18" { // pawns stand anywhere here
		if square := string("abcdefgh"[r.IntN(8)]) + string(rank); r.IntN(3) == 0 {
			s.letters[square] = "pP"[r.IntN(2)]
		}
	}
	board := referee.NewTalk(1).Answer("draw " + s.placement())
	lines := []string{
		"draw " + s.placement(),
		"write " + board,
		"at " + s.square() + " " + s.placement(),
		"worth " + s.placement(),
	}
	lines = slices.DeleteFunc(lines, func(line string) bool {
		word, _, _ := strings.Cut(line, " ")
		return !knows(word)
	})
	if len(lines) == 0 {
		return "draw " + s.placement()
	}
	return lines[r.IntN(len(lines))]
}

// brokenText returns a line of level 0 or 1 that may make no sense.
func brokenText(r *rand.Rand, line string) string {
	words := strings.Split(line, " ")
	last := len(words) - 1
	switch {
	case words[0] == "add":
		words[1+r.IntN(2)] = []string{"two", "x", "1x", "-", "e4", "--1"}[r.IntN(6)]
	case r.IntN(4) == 0:
		return broken(r, line)
	case words[0] == "write":
		i := r.IntN(len(words[last]))
		letters := []string{"", ".", "..", "/", "1", "x", "8", "K", ","}
		words[last] = words[last][:i] + letters[r.IntN(len(letters))] + words[last][i+1:]
	case words[0] == "at" && r.IntN(3) == 0:
		words[1] = brokenSquares(r, words[1])
	default:
		words[last] = brokenPlacement(r, words[last], r.IntN(placementFaults))
	}
	return strings.Join(words, " ")
}
