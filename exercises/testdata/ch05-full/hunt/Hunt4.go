package uci

import (
	"context"
	"strings"
)

// loop answers lines. Go has the player think in a goroutine, so that stop and isready are
// heard meanwhile, and is answered by one bestmove, also if the lines end before. Then, or when
// ctx is canceled, the loop ends.
func (s *server) loop(ctx context.Context, lines <-chan string) {
	var found <-chan string // what the player answers that thinks; nil, where nothing ever comes, if none does
	thinking, stop := context.WithCancel(ctx)
	defer stop()
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
				request := s.asked(rest)       // now: a later position is not for this search
				answer := make(chan string, 1) // with room, so that it can be left there if the loop has ended
				go func() { answer <- s.bestMove(thinking, request) }()
				found = answer
			default:
				s.answer(command, rest)
			}
		case text := <-found:
			found = nil
			s.say(text)
		case <-ctx.Done():
			return
		}
	}
}
