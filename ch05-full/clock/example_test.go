// example_test.go shows how the package is used.

package clock_test

import (
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
)

// The clock asks a function for the time. Here the function lets as much pass as the
// example wants.
func Example() {
	var now time.Time
	blitz, err := clock.Parse("5+3")
	if err != nil {
		fmt.Println(err)
		return
	}
	c := clock.New([2]clock.Control{blitz, blitz}, func() time.Time { return now }, nil)

	c.Start(chess.White)
	for _, thought := range []time.Duration{10 * time.Second, 65 * time.Second, 200 * time.Millisecond} {
		now = now.Add(thought)
		c.Press()
		fmt.Println(clock.Face(c.Left(chess.White)), clock.Face(c.Left(chess.Black)))
	}
	side, _ := c.Running()
	fmt.Println(side, "to move, flag in", c.Due())
	// Output:
	// 4:53 5:00
	// 4:53 3:58
	// 4:56 3:58
	// black to move, flag in 3m58s
}

func ExampleParse() {
	for _, text := range []string{"40/90:30+30", "5+", "5:00"} {
		c, err := clock.Parse(text)
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(c, "in a file:", c.Tag())
	}
	// Output:
	// 40/90:30+30 in a file: 40/5400:1800+30
	// "5+": the seconds after the + are missing; try 5+3
	// "5:00": a : stands between stages, as in 40/90:30; write 5m0s for that time, or 5+3 for 5 minutes and 3 seconds more with each move
}
