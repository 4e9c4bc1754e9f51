// jobs.go has jobs done beside the session, and goes on with what came of them.

package session

import "context"

// A jobFunc does the work of a [Job], and returns what came of it.
type jobFunc[T any] func(ctx context.Context, out Out) (T, error)

// work wants a job done, and then goes on with what came of it. It returns nil: the job says
// what goes wrong. No line is taken until then.
func work[T any](s *Session, name string, run jobFunc[T], goOn func(*Session, T) error) error {
	return s.begin(name, func(ctx context.Context, out Out) (then, error) {
		result, err := run(ctx, out)
		return func(s *Session) error { return goOn(s, result) }, err
	})
}

// begin wants a job done.
func (s *Session) begin(name string, run jobFunc[then]) error {
	number := s.startJob()
	s.reply.Job = &Job{Number: number, Name: name, run: run}
	return nil
}

func (d Done) happen(s *Session) error {
	switch {
	case s.isAhead() && d.Number == s.ahead.Number:
		s.endAhead()
		d.Err = nil // whoever wants the next puzzle hears of it then
	case d.Number == s.working:
		s.endJob()
	default:
		return nil // it was stopped
	}
	if d.Err != nil || d.Then == nil {
		return d.Err
	}
	return d.Then(s)
}
