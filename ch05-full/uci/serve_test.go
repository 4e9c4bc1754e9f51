// serve_test.go talks with the loop of the server, and with a player that answers when it is told to.

package uci

import (
	"bufio"
	"context"
	"runtime"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// The steps of a script: > sends a line to the loop, and < is the next line that it says. After
// = the player has found a move. The player hears that it is to stop; then, too, it waits for its =.
func TestLoop(t *testing.T) {
	tests := []struct{ name, script string }{
		{"a player is asked, and answers", "> go / = e2e4 / < bestmove e2e4 / end / over"},
		{"isready is answered while the player thinks", "> go / > isready / < readyok / = e2e4 / < bestmove e2e4 / end / over"},
		{"stop reaches the player, and the player answers", "> go / > stop / hears / = e2e4 / < bestmove e2e4 / end / over"},
		{"stop is answered by the player alone", "> go / > stop / hears / > isready / < readyok / = e2e4 / < bestmove e2e4 / end / over"},
		{"a second stop changes nothing", "> go / > stop / hears / > stop / > isready / < readyok / = e2e4 / < bestmove e2e4 / end / over"},
		{"a stop when no player thinks is for nothing", "> stop / > go / > isready / < readyok / = e2e4 / < bestmove e2e4 / end / over"},
		{"a stop after the answer is not for the next search", "> go / = e2e4 / < bestmove e2e4 / > stop / > go / > isready / < readyok / = d2d4 / < bestmove d2d4 / end / over"},
		{"the second search is stopped like the first", "> go / > stop / hears / = e2e4 / < bestmove e2e4 / > go / > stop / hears / = d2d4 / < bestmove d2d4 / end / over"},
		{"go while the player thinks is refused", "> go / > go / < info string go: the player is thinking already, and stop ends that / = e2e4 / < bestmove e2e4 / end / over"},
		{"a position while the player thinks is for the next search", "> go / > position startpos moves e2e4 / = d2d4 / < bestmove d2d4 / > go / = e7e5 / < bestmove e7e5 / end / over"},
		{"quit ends the loop", "> quit / over"},
		{"quit stops the player, and waits for its answer", "> go / > quit / hears / = e2e4 / < bestmove e2e4 / over"},
		{"the end of the lines is a quit", "> go / end / hears / = e2e4 / < bestmove e2e4 / over"},
		{"a canceled loop waits for no answer", "> go / cancel / over / hears / = e2e4"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			b := bench{make(chan string), make(chan string), make(chan chess.Move), make(chan bool), make(chan bool)}
			ctx, cancel := context.WithCancel(context.Background())
			s := &server{bufio.NewWriter(b), "test", b, player.Request{Start: chess.StartingPosition()}}
			ended := make(chan bool)
			go func() {
				s.loop(ctx, b.lines)
				close(ended)
			}()
			defer close(b.done)
			defer cancel()
			steps := strings.Split(tt.script, " / ")
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
		})
	}
}

// patience is how long a test waits for the loop: less than the tools wait for the test.
func patience() time.Duration { return min(guard.Patience(), 5*time.Second) }

// A bench has a loop at one end and a player at the other.
type bench struct {
	lines, said chan string
	found       chan chess.Move
	heard, done chan bool
}

// Write brings what the loop says.
func (b bench) Write(text []byte) (int, error) {
	select {
	case b.said <- strings.TrimSpace(string(text)):
	case <-b.done:
	}
	return len(text), nil
}

// Choose waits for a move, and, when it is to stop, first until the test hears that.
func (b bench) Choose(ctx context.Context, _ player.Request, _ func(string)) (d player.Decision, err error) {
	if ctx.Err() == nil {
		select {
		case d.Move = <-b.found:
			return d, nil
		case <-ctx.Done():
		}
	}
	select {
	case b.heard <- true:
	case <-b.done:
	}
	select {
	case d.Move = <-b.found:
	case <-b.done:
	}
	return d, nil
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
	return strings.Contains(string(stacks[:runtime.Stack(stacks, true)]), "created by mateinfive/ch05-full/uci.(*server).loop")
}
