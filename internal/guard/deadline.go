// deadline.go ends a program whose code does not come back.

package guard

import "time"

// Deadline ends the program as [Watch] does, and says which function does not come back, unless
// the function that it returns is called in time.
func Deadline(patience time.Duration) (met func()) {
	done := make(chan struct{})
	go func() {
		tick := time.NewTicker(50 * time.Millisecond)
		defer tick.Stop()
		for waited, last := time.Duration(0), time.Now(); waited < patience; {
			select {
			case <-done:
				return
			case now := <-tick.C:
				waited += min(now.Sub(last), 100*time.Millisecond) // a program that was stopped has not waited
				last = now
			}
		}
		g := find("", unhurried)
		end(&Failure{Kind: Late, Text: g.state, Frames: g.frames})
	}()
	return func() { close(done) }
}
