// house_test.go seats the players of the course.

package league

import (
	"flag"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/desk"
	"mateinfive/internal/gotool"
)

var full = flag.Bool("full", false, "build the players of the course, and have them play")

// Each crooked player has a slip that the list of impostors has.
func TestSlipsAreThoseOfImpostors(t *testing.T) {
	for name, slip := range slips {
		if _, err := impostor(slip); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if len(slips) != 3 {
		t.Errorf("there are %d crooked players", len(slips))
	}
}

// All players of the course can be seated, and play to an end; only the crooked ones cheat.
func TestTheHousePlays(t *testing.T) {
	coursetest.NeedsGo(t)
	if !*full {
		t.Skip("with -full: it builds them")
	}
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	tools := coursetest.New(t, nil).Tools
	tools.Go = coursetest.RealGo
	d, err := desk.New(root, tools)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "league.pgn")
	l := &League{file: file, rounds: 1, late: time.Minute, longest: 6}
	crooked := []string{"crooked-a", "crooked-b", "crooked-c"}
	for some := range slices.Chunk(inChapter5, 4) {
		if err := l.run(d, slices.Concat(some, crooked)); err != nil {
			t.Error(err)
		}
	}
	games, err := readGames(file)
	if err != nil || len(games) != 3+2*(6+12)+3+9 {
		t.Errorf("%d games are kept, want 51; %v", len(games), err)
	}
	for _, g := range games {
		loser := g.Names[0]
		if g.Result == wonBy[0] {
			loser = g.Names[1]
		}
		if g.Forfeit != "" && !strings.HasPrefix(loser, "crooked") {
			t.Errorf("%s loses by forfeit: %s", loser, g.Forfeit)
		}
	}
}
