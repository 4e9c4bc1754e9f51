// serve.go is the loop of an engine: it hears a line or a move, whichever comes first.

package uci

import (
	"context"
	"strings"
)

// loop answers lines. Go has the player think in a goroutine, so that stop and isready are
// heard meanwhile, and is answered by one bestmove, also if the lines end before. Then, or when
// ctx is canceled, the loop ends.
func (s *server) loop(ctx context.Context, lines <-chan string) {
	// What the player answers that thinks. It is nil, where nothing ever comes, if none does.
	var found <-chan string
	stop := func() {}
	for lines != nil || found != nil {
		select {
		case line, more := <-lines:
			command, rest, _ := strings.Cut(line, " ")
			switch {
			case !more, command == "quit":
				lines = nil // nothing more is heard
				stop()
			case command == "stop":
				stop()
			case command == "go" && found != nil:
				s.say("info string go: the player is thinking already, and stop ends that")
			case command == "go":
				thinking, cancel := context.WithCancel(ctx)
				request := s.asked(rest)       // now: a later position is not for this search
				answer := make(chan string, 1) // with room, as the loop may have ended
				go func() { answer <- s.bestMove(thinking, request) }()
				found, stop = answer, cancel
			default:
				s.answer(command, rest)
			}
		case text := <-found:
			stop() // for the context, which has ended with the search
			found = nil
			s.say(text)
		case <-ctx.Done():
			return
		}
	}
}
