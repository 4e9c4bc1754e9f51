// version.go is the player that is an earlier version of the learner's champion.

package player

import (
	"context"
	"strings"
	"sync"
	"time"
)

// at is what the name of a version begins with: champion@5.14, champion@2026-11-20.
const at = "champion@"

// isVersion reports whether a word names a version.
func isVersion(word string) bool {
	return len(word) > len(at) && strings.EqualFold(word[:len(at)], at)
}

// version adds a version, and returns its name. Whether there is such a one shows when it is
// built.
func (c *Cast) version(name string) string {
	if c.Others[name] == nil {
		c.add(name, &version{name: name, open: c.Version})
	}
	return name
}

// A version is another program, which is built before it plays.
type version struct {
	name     string
	open     func(version string) (Player, error)
	building sync.Mutex // guards p
	p        Player     // nil until it is built
}

// Name returns the name for the score sheet: that of the champion it was.
func (x *version) Name() string { return x.name }

// Build builds the program and starts it, unless that is done. It may take seconds. The error
// says that there is no such version, or why it does not play.
func (x *version) Build() (err error) {
	x.building.Lock()
	defer x.building.Unlock()
	if x.p != nil {
		return nil
	}
	p, err := x.open(strings.TrimPrefix(x.name, at))
	if err != nil {
		return err
	}
	if b, ok := p.(builder); ok {
		err = b.Build()
	}
	if err == nil {
		x.p = p
	}
	return err
}

// Choose asks the program.
func (x *version) Choose(
	ctx context.Context, r Request, report func(string),
) (Decision, error) {
	if err := x.Build(); err != nil {
		return Decision{}, err
	}
	return x.p.Choose(ctx, r, report)
}

// Takes returns how long an answer may take at most.
func (x *version) Takes(r Request) time.Duration {
	x.building.Lock()
	defer x.building.Unlock()
	if p, ok := x.p.(interface{ Takes(Request) time.Duration }); ok {
		return p.Takes(r)
	}
	return 0
}
