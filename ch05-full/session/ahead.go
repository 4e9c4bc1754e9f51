// ahead.go has the next puzzle looked for while this one is being solved.

package session

import "context"

// lookAhead has the next puzzle looked for by the words that have brought this one, where a person
// sits: that may take a minute. It poses nothing. The session remembers what the search has found
// out: which positions are no puzzles and, of a file, the puzzle itself. The command that asks for
// the next puzzle searches again, passes over those positions, and so finds the puzzle that it would
// have found without this, in little time.
func (s *Session) lookAhead(words []string) error {
	s.analysis.quiz.words = words
	// Of a search for a mate in so many moves nothing is remembered.
	if !s.options.Live || isMateCount(words) {
		return nil
	}
	finding, err := s.findingPuzzle(words)
	if err != nil {
		return err
	}
	j := &Job{Name: "looking for a puzzle"}
	j.run = func(ctx context.Context, out Out) (then, error) {
		f, err := finding(ctx, out)
		return func(s *Session) error { return s.foundAhead(f) }, err
	}
	s.startAhead(j)
	s.reply.Ahead = j
	return nil
}

// isMateCount reports whether the words behind the command ask for a mate in so many moves.
func isMateCount(words []string) bool {
	return len(words) == 1 && len(words[0]) == 1
}

// awaitAhead has the player wait for the search ahead, as for any other job.
func (s *Session) awaitAhead() {
	s.working = s.ahead.Number
	s.awaited = true
	s.reply.Job = s.ahead
	s.endAhead()
}

// foundAhead remembers what the search ahead has found out. If the person has asked for the next
// puzzle meanwhile, and waits, the search that poses it begins now, see lookAhead.
func (s *Session) foundAhead(f puzzleFound) error {
	s.analysis.quiz.learn(f)
	if !s.awaited {
		return nil
	}
	if f.none != nil {
		return f.none
	}
	finding, err := s.findingPuzzle(f.words)
	if err != nil {
		return err
	}
	return s.findPuzzle(finding)
}
