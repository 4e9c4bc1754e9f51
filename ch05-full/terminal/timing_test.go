// timing_test.go plays with clocks, on a wall clock that the test turns.

package terminal

import (
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

const second = time.Second

func TestClocksRun(t *testing.T) {
	type step struct {
		later time.Duration
		line  string
		faces string
	}
	tests := []struct {
		name  string
		flags string
		steps []step
	}{
		{"they start after a move of each side", "-clock 5+3", []step{
			{30 * second, "e4", "5:00 5:00"},
			{30 * second, "e5", "5:00 5:00"},
			{10 * second, "clock", "4:50 5:00"},
		}},
		{"the sides can have different time, and an increment each", "-whiteclock 5+3 -blackclock 1+1", []step{
			{0, "e4", "5:00 1:00"}, {0, "e5", "5:00 1:00"},
			{10 * second, "Nf3", "4:53 1:00"},
			{10 * second, "Nc6", "4:53 0:51"},
		}},
		{"a time for each move", "-movetime 30s", []step{
			{0, "e4", "0:30 0:30"}, {0, "e5", "0:30 0:30"},
			{10 * second, "clock", "0:20 0:30"},
			{10 * second, "Nf3", "0:30 0:30"},
		}},
		{"what is no move takes time from whoever thinks", "-clock 5", []step{
			{0, "e4", "5:00 5:00"}, {0, "e5", "5:00 5:00"},
			{10 * second, "e9", "4:50 5:00"},
			{10 * second, "draw", "4:40 5:00"},
			{10 * second, "prev", "4:30 5:00"},
			{10 * second, "last", "4:20 5:00"},
			{10 * second, "Nf3", "4:10 5:00"},
		}},
		{"a pause takes no time, and a move ends it", "-clock 5+3", []step{
			{0, "e4", "5:00 5:00"}, {0, "e5", "5:00 5:00"},
			{10 * second, "pause", "4:50 5:00"},
			{3600 * second, "clock", "4:50 5:00"},
			{10 * second, "pause", "4:50 5:00"},
			{10 * second, "pause", "4:40 5:00"},
			{10 * second, "Nf3", "4:43 5:00"},
			{10 * second, "clock", "4:43 4:50"},
		}},
		{"what is taken back in a pause keeps the clocks still", "-clock 5", []step{
			{0, "e4", "5:00 5:00"}, {0, "e5", "5:00 5:00"}, {second, "Nf3", "4:59 5:00"},
			{second, "pause", "4:59 4:59"}, {0, "undo", "4:59 4:59"}, {0, "accept", "5:00 5:00"},
			{10 * second, "clock", "5:00 5:00"},
			{10 * second, "pause", "5:00 5:00"}, {second, "clock", "4:59 5:00"},
		}},
		{"Black moves first", "-clock 5 -fen 4k3/8/8/8/8/8/8/R3K3_b_-_-_0_1 -white greedy -seed 1", []step{
			{0, "Kd8", "5:00 5:00"},
			{second, "Kc8", "5:00 4:59"},
			{second, "undo", "5:00 5:00"},
			{second, "clock", "5:00 4:59"},
		}},
		{"the first two moves count for a stage", "-clock 1/1:5+10", []step{
			{0, "e4", "6:00 1:00"}, {0, "e5", "6:00 6:00"},
			{10 * second, "Nf3", "6:00 6:00"},
		}},
		{"a flag for one side goes before that for both", "-whiteclock 1 -clock 5", []step{{0, "e4", "1:00 5:00"}}},
		{"whatever their order", "-clock 5 -whiteclock 1", []step{{0, "e4", "1:00 5:00"}}},
		{"mate stops the clocks", "-clock 5", []step{
			{0, "f3", "5:00 5:00"}, {0, "e5", "5:00 5:00"}, {second, "g4", "4:59 5:00"},
			{second, "Qh4#", "4:59 4:59"},
			{99 * second, "clock", "4:59 4:59"},
		}},
		{"resignation stops them, and taking it back lets them run", "-clock 5 -black greedy", []step{
			{0, "e4", "5:00 5:00"},
			{second, "resign", "4:59 5:00"}, {second, "resign", "4:58 5:00"},
			{99 * second, "undo", "5:00 5:00"},
			{second, "clock", "4:59 5:00"},
		}},
		{"another game begins with full clocks", "-clock 5", []step{
			{0, "e4", "5:00 5:00"}, {0, "e5", "5:00 5:00"},
			{10 * second, "Nf3", "4:50 5:00"},
			{0, "reset", "4:50 5:00"}, {0, "reset", "5:00 5:00"},
			{10 * second, "clock", "5:00 5:00"},
		}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			flags := strings.Fields(tt.flags)
			for i := range flags {
				flags[i] = strings.ReplaceAll(flags[i], "_", " ")
			}
			d := sit(t, "", flags...)
			for _, step := range tt.steps {
				d.types(step.later, step.line)
				if got := d.faces(); got != step.faces {
					t.Fatalf("after %s the clocks show %s, want %s", step.line, got, step.faces)
				}
			}
		})
	}
}

// The flag falls when the time is up, and not with the next line.
func TestTheFlagFalls(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		want             string // the answer to a tick, without what to do next
		result           chess.Outcome
	}{
		{"White's", chess.StartFEN, "e4 e5", "0-1, the time of white has run out: black has won", chess.BlackWins},
		{"Black's", chess.StartFEN, "e4 e5 Nf3", "1-0, the time of black has run out: white has won", chess.WhiteWins},
		{"while somebody looks back", chess.StartFEN, "e4 e5 first", "0-1, the time of white has run out: black has won", chess.BlackWins},
		{"a bare king does not win", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "Ra2 Kd8", "1/2-1/2, the time of white has run out, but black could never give mate with what is left, so the game is a draw", chess.Draw},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, "", "-clock", "1", "-fen", tt.fen)
			d.plays(0, tt.moves)
			d.wall = d.wall.Add(time.Minute - time.Millisecond)
			compare(t, d.happens(tick(d.wall)), "")
			d.wall = d.wall.Add(time.Millisecond)
			got, _, _ := strings.Cut(strings.ReplaceAll(d.happens(tick(d.wall)), "\n", " "), " prev steps")
			compare(t, strings.TrimSpace(got), tt.want)
			if d.s.tree.Result != tt.result || d.s.tree.Tag("Termination") != "time forfeit" || !d.s.isLast() {
				t.Errorf("the result is %s, the Termination %q", d.s.tree.Result, d.s.tree.Tag("Termination"))
			}
			if got := d.types(0, "Nc6"); !strings.HasPrefix(got, "the game is over") {
				t.Errorf("a move after it is answered by %s", got)
			}
		})
	}
}

// Where two play with clocks, both must agree to take back.
func TestTakingBackNeedsConsent(t *testing.T) {
	tests := []struct{ name, lines, last, want string }{
		{"the other side accepts", "undo", "accept", "taken back: 1... e5\n"},
		{"several moves", "undo|decline|undo 2", "accept", "taken back: 1. e4 to 1... e5\n"},
		{"in another word", "undo", "yes", "taken back: 1... e5\n"},
		{"it declines", "undo", "no", "the move stays, and the game goes on\n"},
		{"it moves instead", "undo|Nf3", "accept", "no draw has been offered\n"},
		{"a step back lets go of it", "undo|prev", "accept", "the game has gone on from here: last goes to where it stands\n"},
		{"an offer takes its place", "undo|draw", "accept", "1/2-1/2, draw by agreement\nprev steps back through the game, save keeps it in a file, rematch changes sides\n"},
		{"and so does a resignation", "undo|resign", "accept", "no draw has been offered\n"},
		{"and so does another game", "undo|new|new", "accept", "no draw has been offered\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, "", "-clock", "5")
			d.plays(0, "e4 e5")
			for _, line := range strings.Split(tt.lines, "|") {
				d.types(0, line)
			}
			compare(t, d.types(0, tt.last), tt.want)
		})
	}
}

// A player that has to wait loses no time.
func TestUndoLetsThePlayerWait(t *testing.T) {
	d := sit(t, "", "-clock", "5", "-black", "greedy")
	d.plays(0, "e4 d3")
	if got := d.types(0, "undo 1"); !strings.HasSuffix(got, "\ngreedy waits: go makes it move, or play for it yourself\n") {
		t.Errorf("undo says %s", got)
	}
	d.types(time.Minute, "clock")
	if got := d.faces(); got != "5:00 5:00" {
		t.Errorf("the clocks show %s", got)
	}
	if got := d.types(0, "go"); !strings.HasPrefix(got, "2... ") {
		t.Errorf("go says %s", got)
	}
}

func TestTheNextTick(t *testing.T) {
	tests := []struct {
		name  string
		table bool
		left  time.Duration
		want  time.Duration // without the millisecond that makes sure
	}{
		{"line after line only the flag matters", false, 90 * second, 90 * second},
		{"a table changes each second", true, 89500 * time.Millisecond, 500 * time.Millisecond},
		{"at the full second, too", true, 90 * second, second},
		{"and near the end each tenth", true, 9950 * time.Millisecond, 50 * time.Millisecond},
		{"the flag comes first", true, 30 * time.Millisecond, 30 * time.Millisecond},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, "", "-clock", "5")
			d.plays(0, "e4 e5")
			asked := time.Duration(-1)
			d.after = func(wait time.Duration) <-chan time.Time { asked = wait; return nil }
			d.setMoment(d.moment.Load().Add(5*time.Minute - tt.left))
			d.table.on = tt.table
			if d.nextTick(); asked != tt.want+time.Millisecond {
				t.Errorf("it comes in %v, want %v", asked, tt.want)
			}
		})
	}
	d := sit(t, "", "-clock", "5")
	if d.nextTick() != nil {
		t.Error("a clock ticks that does not run")
	}
}

// A line that had to wait counts from when it was typed.
func TestALineThatHadToWait(t *testing.T) {
	d := sit(t, "", "-clock", "1")
	d.plays(0, "e4 e5")
	typedAt := d.wall.Add(10 * second)
	d.wall = d.wall.Add(2 * time.Minute) // the program was at work
	d.happens(typed{line: "Nf3", at: typedAt})
	if got := d.faces(); got != "0:50 1:00" {
		t.Errorf("the clocks show %s", got)
	}
}

// A game that a server has rounded down to no time at all waits, too.
func TestNoTimeLeftWaits(t *testing.T) {
	name := writeText(t, "[TimeControl \"60\"]\n\n1. e4 {[%clk 0:00:00]} e5 {[%clk 0:00:30]} *\n")
	d := sit(t, "", "-file", name)
	d.types(0, "board")
	if !d.s.inPlay() || d.faces() != "0.0 0:30" {
		t.Errorf("the game has ended with %s, and the clocks show %s", d.s.tree.Result, d.faces())
	}
}

// The hourglasses of the learner, and what a game that is left keeps of them.
func TestAnHourglass(t *testing.T) {
	e := unwritten()
	e.tasks.hourglass = func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
		left[side] -= spent
		left[side.Other()] += spent
		return left
	}
	folder := t.TempDir()
	d := sitIn(t, e, folder, "-clock", "5h")
	d.types(0, "")
	d.plays(0, "e4 e5")
	d.plays(30*second, "Nf3")
	if got := d.faces(); got != "4:30 5:30" {
		t.Errorf("the clocks show %s", got)
	}
	d.types(0, "undo")
	d.types(0, "accept")
	d.types(0, "redo")
	if got := d.faces(); got != "4:30 5:30" {
		t.Errorf("taken back and played again they show %s", got)
	}
	d.leave()
	d = sitIn(t, e, folder)
	d.types(0, "")
	if got := d.faces(); got != "4:30 5:30" {
		t.Errorf("tomorrow they show %s", got)
	}
}

// Bronstein's clock gives back what the learner's rule says; one that fails gives nothing.
func TestABronsteinClock(t *testing.T) {
	fails := false
	e := unwritten()
	e.tasks.bronstein = func(left, spent, delay time.Duration) time.Duration {
		if fails {
			panic("oh")
		}
		return left - spent + min(spent, delay)
	}
	folder := t.TempDir()
	d := sitIn(t, e, folder, "-clock", "5d3")
	d.types(0, "")
	d.plays(0, "e4 e5")
	d.plays(10*second, "Nf3")
	if got := d.faces(); got != "4:53 5:00" {
		t.Errorf("the clocks show %s", got)
	}
	fails = true
	d.plays(10*second, "Nc6")
	if got := d.faces(); got != "4:53 4:50" {
		t.Errorf("with a rule that fails they show %s", got)
	}
	d.leave()
	fails = false
	d = sitIn(t, e, folder)
	d.types(0, "")
	d.plays(2*second, "d4 d5")
	if got := d.faces(); got != "4:53 4:50" {
		t.Errorf("tomorrow they show %s", got)
	}
}

// A player that waits for a pause to end is asked then.
func TestAPauseAtThePlayersTurn(t *testing.T) {
	d := sitAtTableIn(t, withPlayer(thoughtful, "some"), "-black", "some", "-clock", "5")
	d.deal(typed{line: "e4"})
	d.deal(typed{line: "pause"})
	if d.thinking != nil {
		t.Error("it thinks while the game is paused")
	}
	d.deal(typed{line: "pause"})
	if d.thinking == nil {
		t.Error("nobody has asked it again")
	}
}

// A game from a file that is over has clocks that do not wait for anything.
func TestTheClocksOfAFinishedGame(t *testing.T) {
	name := writeText(t, "1. f3 {[%clk 0:00:58]} e5 2. g4 Qh4# {[%clk 0:00:59]} 0-1\n")
	d := sit(t, "", "-clock", "1", "-load", name)
	compare(t, d.types(0, "clock"), "white 0:58, black 0:59; stopped\n")
}
