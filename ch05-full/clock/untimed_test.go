// untimed_test.go counts moves that take no time.

package clock

import (
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

func TestMoveUntimed(t *testing.T) {
	tests := []struct {
		name, control string
		moves         int
		left          time.Duration
		toGo          int
	}{
		{"it gets no increment", "5+3", 1, 5 * time.Minute, 0},
		{"it counts", "40/90:30", 1, 90 * time.Minute, 39},
		{"the last of a stage brings the next one's time", "1/1:5", 1, 6 * time.Minute, 0},
		{"and the one after it nothing", "1/1:5", 2, 6 * time.Minute, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			control, err := Parse(tt.control)
			if err != nil {
				t.Fatal(err)
			}
			c := New([2]Control{control, control}, time.Now, nil)
			for range tt.moves {
				c.MoveUntimed(chess.Black)
			}
			if c.Left(chess.Black) != tt.left || c.ToGo(chess.Black) != tt.toGo || c.Reading().Moves != [2]int{0, tt.moves} {
				t.Errorf("it shows %v with %d to go and has counted %v; want %v and %d", c.Left(chess.Black), c.ToGo(chess.Black), c.Reading().Moves, tt.left, tt.toGo)
			}
		})
	}
	each, _ := EachMove(30 * time.Second)
	c := New([2]Control{each, each}, time.Now, nil)
	if c.MoveUntimed(chess.White); c.Left(chess.White) != 30*time.Second {
		t.Errorf("with a time for each move it shows %v", c.Left(chess.White))
	}
	c.Start(chess.White)
	if c.MoveUntimed(chess.White); c.Reading().Moves[chess.White] != 1 {
		t.Error("a clock that runs counts an untimed move")
	}
}
