// games_test.go has the players of the program play timed games, as they do at the table.

package terminal

import (
	"flag"
	"fmt"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// games is how many timed games are played:
//
//	go test ./ch05-full/terminal -run TimedGames -games 1000
var games = flag.Int("games", 9, "how many timed games the players play")

// TestTimedGames plays games in which each move takes 700 milliseconds of a minute: 85
// moves, and with the next the flag falls. Every game comes to an end, and by the clock
// exactly then.
func TestTimedGames(t *testing.T) {
	const each, most = 700 * time.Millisecond, 85
	names := player.Names()
	for i := range *games {
		white, black := names[i%3], names[i/3%3]
		d := sit(t, "", "-white", white, "-black", black, "-clock", "1", "-tick", each.String(), "-seed", fmt.Sprint(i))
		for d.thinking != nil && d.s.inPlay() {
			if err := d.deal(<-d.events.players); err != nil {
				t.Fatal(err)
			}
		}
		var moves [2]int // that took time
		for j, ply := range d.s.plies() {
			if j >= untimed {
				moves[ply.Before.SideToMove]++
			}
		}
		mover := d.s.game.Turn()
		fallen, late := d.s.tree.Tag("Termination") == "time forfeit", moves[mover] == most
		if d.s.inPlay() || fallen && (!late || d.s.tree.Result == chess.WinOf(mover)) || max(moves[0], moves[1]) > most {
			t.Errorf("game %d, %s against %s, ends with %s, %s after %v timed moves: %s", i, white, black,
				d.s.tree.Result, d.s.tree.Tag("Termination"), moves, d.s.game.Position().FEN())
		}
		d.leave()
	}
}
