// serve_test.go talks with the loop of the server, and with a player that answers when it is told to.

package uci

import (
	"context"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// The steps of a script: > sends a line to the loop, and < is the next line that it says. After
// = the player has found a move. The player hears that it is to stop; then, too, it waits for
// its =.
func TestLoop(t *testing.T) {
	tests := []struct{ name, script string }{
		{
			name:   "a player is asked, and answers",
			script: "> go / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name:   "isready is answered while the player thinks",
			script: "> go / > isready / < readyok / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name:   "stop reaches the player, and the player answers",
			script: "> go / > stop / hears / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name: "stop is answered by the player alone",
			script: "> go / > stop / hears / > isready / < readyok / = e2e4 / " +
				"< bestmove e2e4 / end / over",
		},
		{
			name: "a second stop changes nothing",
			script: "> go / > stop / hears / > stop / > isready / < readyok / = e2e4 / " +
				"< bestmove e2e4 / end / over",
		},
		{
			name: "a stop when no player thinks is for nothing",
			script: "> stop / > go / > isready / < readyok / = e2e4 / < bestmove e2e4 / " +
				"end / over",
		},
		{
			name: "a stop after the answer is not for the next search",
			script: "> go / = e2e4 / < bestmove e2e4 / > stop / > go / > isready / " +
				"< readyok / = d2d4 / < bestmove d2d4 / end / over",
		},
		{
			name: "the second search is stopped like the first",
			script: "> go / > stop / hears / = e2e4 / < bestmove e2e4 / > go / > stop / " +
				"hears / = d2d4 / < bestmove d2d4 / end / over",
		},
		{
			name: "go while the player thinks is refused",
			script: "> go / > go / " +
				"< info string go: the player is thinking already, and stop ends that / " +
				"= e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name: "a position while the player thinks is for the next search",
			script: "> go / > position startpos moves e2e4 / = d2d4 / < bestmove d2d4 / " +
				"> go / = e7e5 / < bestmove e7e5 / end / over",
		},
		{name: "quit ends the loop", script: "> quit / over"},
		{
			name:   "quit stops the player, and waits for its answer",
			script: "> go / > quit / hears / = e2e4 / < bestmove e2e4 / over",
		},
		{
			name:   "the end of the lines is a quit",
			script: "> go / end / hears / = e2e4 / < bestmove e2e4 / over",
		},
		{
			name:   "a canceled loop waits for no answer",
			script: "> go / cancel / over / hears / = e2e4",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { follow(t, tt.script) })
	}
}

// follow has a loop and a player follow a script. There ~ has the player tell a line; one of three
// moves is a mate. What the loop says of the time is left out. After late it has no patience, or, with
// "but for silence", only with a player that has told nothing.
func follow(t *testing.T, script string) {
	t.Helper()
	b := bench{
		lines: make(chan string), said: make(chan string), found: make(chan chess.Move),
		tells: make(chan player.Thought), heard: make(chan bool), done: make(chan bool),
	}
	ctx, cancel := context.WithCancel(context.Background())
	s := newServer(b, "test", b)
	s.grace, s.silence = time.Minute, time.Minute
	if rest, ok := strings.CutPrefix(script, "late / "); ok {
		script, s.grace, s.silence = rest, 0, 0
	}
	if rest, ok := strings.CutPrefix(script, "late, but for silence / "); ok {
		script, s.grace = rest, 0
	}
	ended := make(chan bool)
	go func() {
		s.loop(ctx, b.lines)
		close(ended)
	}()
	defer close(b.done)
	defer cancel()
	steps := strings.Split(script, " / ")
	for i, step := range steps {
		if fault := b.take(step, cancel, ended); fault != "" {
			t.Fatalf("%s\nafter %s", fault, strings.Join(append([]string{"the start"}, steps[:i]...), " / "))
		}
	}
	for late := time.After(patience()); hasSearch(); runtime.Gosched() {
		select {
		case <-late:
			t.Fatal("a goroutine that the loop has started waits for ever: has its answer nowhere to go?")
		default:
		}
	}
}

// patience is how long a test waits for the loop: less than the tools wait for the test.
func patience() time.Duration { return min(guard.Patience(), 3*time.Second) }

// A bench has a loop at one end and a player at the other.
type bench struct {
	lines, said chan string
	found       chan chess.Move
	tells       chan player.Thought
	heard, done chan bool
}

var times = regexp.MustCompile(` nodes .* time \d+`)

// Write brings what the loop says.
func (b bench) Write(text []byte) (int, error) {
	select {
	case b.said <- times.ReplaceAllString(strings.TrimSpace(string(text)), ""):
	case <-b.done:
	}
	return len(text), nil
}

// Choose tells what it is to tell, and waits for a move, but once it is to stop, first until the test
// hears that.
func (b bench) Choose(ctx context.Context, r player.Request, _ func(string)) (d player.Decision, err error) {
	p, _ := r.Position()
	tell, stop := r.Teller(p, nil), ctx.Done()
	found, heard := b.found, chan<- bool(nil)
	for {
		if stop != nil && ctx.Err() != nil {
			stop, found, heard = nil, nil, b.heard
		}
		select {
		case t := <-b.tells:
			tell(t)
		case d.Move = <-found:
			return d, nil
		case <-stop:
		case heard <- true:
			found, heard = b.found, nil
		case <-b.done:
			return d, nil
		}
	}
}

// take takes a step, and says what is wrong if that cannot be done.
func (b bench) take(step string, cancel func(), ended <-chan bool) (fault string) {
	late := time.After(patience())
	word, rest, _ := strings.Cut(step, " ")
	m, _ := chess.ParseMove(rest)
	switch word {
	case ">":
		select {
		case b.lines <- rest:
		case text := <-b.said:
			return "the loop says " + text + ", and was to hear " + rest
		case <-late:
			return "the loop does not hear " + rest
		}
	case "<":
		select {
		case text := <-b.said:
			if text != rest {
				return "the loop says " + text + ", want " + rest
			}
		case <-late:
			return "the loop does not say " + rest
		}
	case "=":
		select {
		case b.found <- m:
		case <-b.heard:
			return "the player hears stop, which was not for it"
		case <-late:
			return "no player thinks"
		}
	case "~":
		line, _ := readMoves(rest)
		thought := player.Thought{Number: 1, Depth: 9, Score: 34, Moves: line}
		if len(line)%2 == 1 {
			thought.Mate = len(line)/2 + 1
		}
		select {
		case b.tells <- thought:
		case <-late:
			return "no player thinks"
		}
	case "hears":
		select {
		case <-b.heard:
		case text := <-b.said:
			return "the loop says " + text + ", and the player was to hear stop"
		case <-late:
			return "the player does not hear stop"
		}
	case "end":
		close(b.lines)
	case "cancel":
		cancel()
	case "over":
		select {
		case <-ended:
		case text := <-b.said:
			return "the loop says " + text + ", and was to end"
		case <-late:
			return "the loop does not end"
		}
	}
	return ""
}

// hasSearch reports whether a goroutine is there that a loop has started.
func hasSearch() bool {
	stacks := make([]byte, 1<<20)
	return strings.Contains(string(stacks[:runtime.Stack(stacks, true)]),
		"created by mateinfive/ch05-full/uci.(*server).loop")
}
