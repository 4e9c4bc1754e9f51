// games_test.go types timed games of random moves, with random commands between them.

package prompt

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/referee"
)

// games is how many games are played:
//
//	go test ./ch05-full/prompt -run Games -games 1000
var games = flag.Int("games", 9, "how many random games are typed")

// A game is a timed game as it should be: the referee knows the moves, and each line takes its
// time.
type game struct {
	positions []referee.Position
	moves     []string
	left      [][2]time.Duration // what the clocks show after each move
	now       [2]time.Duration
	fallen    bool
}

// spend lets a line take its time, from the third ply on.
func (g *game) spend(d time.Duration) {
	if ply := len(g.moves); ply >= 2 {
		g.now[ply%2] -= d
		g.fallen = g.now[ply%2] <= 0
	}
}

func (g *game) position() referee.Position { return g.positions[len(g.positions)-1] }

func (g *game) play(move string) {
	g.positions, g.moves, g.left = append(g.positions, g.position().After(move)), append(g.moves, move), append(g.left, g.now)
}

func (g *game) undo() {
	n := len(g.moves) - 1
	g.positions, g.moves, g.left = g.positions[:n+1], g.moves[:n], g.left[:n+1]
	g.now = g.left[n]
}

// TestGames plays games in which each line takes 700 milliseconds of half a minute. Whatever is
// typed between the moves, the position in the end is the one that the referee has, and a flag
// falls when it must.
func TestGames(t *testing.T) {
	const tick, all = 700 * time.Millisecond, 30 * time.Second
	start, err := referee.Parse(chess.StartFEN)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range *games {
		chance := rand.New(rand.NewPCG(uint64(seed), 1))
		full := [2]time.Duration{all, all}
		g := &game{positions: []referee.Position{start}, left: [][2]time.Duration{full}, now: full}
		var lines []string
		for over := false; !over && !g.fallen; {
			g.spend(tick)
			legal := g.position().Moves()
			switch n := chance.IntN(12); {
			case len(legal) == 0:
				over = true
			case n == 0 && len(g.moves) > 0 && !g.fallen: // or it would take back the end
				lines = append(lines, "undo")
				g.undo()
			case n == 1:
				lines = append(lines, []string{"fen", "moves", "why e1e9", "flip", "e9", "clock", "", "# well", "record", "resign now", "banana"}[chance.IntN(11)])
			default:
				lines = append(lines, legal[chance.IntN(len(legal))])
				if !g.fallen {
					g.play(lines[len(lines)-1])
				}
			}
		}
		screen := plays(t, options(t, "-quiet -clock 0.5 -tick "+tick.String()), strings.Join(lines, "\n")+"\nfen\npgn\n")
		fen, result := g.position().FEN(), "*"
		winner := []string{"0-1", "1-0"}[len(g.moves)%2]
		switch {
		case g.fallen || g.position().InCheck() && len(g.position().Moves()) == 0:
			result = winner
		case len(g.position().Moves()) == 0:
			result = "1/2-1/2"
		}
		got := regexp.MustCompile(`(?s)^.*> fen\n([^\n]*)\n.*\[Result "([^"]*)"`).FindStringSubmatch(screen)
		if slices.Contains(got, "1/2-1/2") && strings.Contains(screen, "repetition:") { // which the referee does not count
			continue
		}
		if want := []string{fen, result}; got == nil || !slices.Equal(got[1:], want) {
			t.Errorf("game %d ends with %q, want %q:\n%s\n%s", seed, got[1:], want, fmt.Sprint(lines), screen)
		}
	}
}
