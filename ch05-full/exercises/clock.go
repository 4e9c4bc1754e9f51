// clock.go is yours: what a server wrote of a player's clock.

package exercises

import "time"

// Clock reads how much time a player had left from a comment, in which it
// stands somewhere as [%clk 0:05:30] or [%clk 1:02:03.5]: hours in one to three
// digits, minutes and seconds in two digits from 00 to 59, perhaps a point and
// further digits. White space comes before the time and may come after it. If
// there are several, the first counts; what is not written like that is passed
// over. If there is none, ok is false and left is 0.
func Clock(comment string) (left time.Duration, ok bool) {
	panic("task Clock: not written yet")
}
