package player

import (
	"context"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
)

func TestTogether(t *testing.T) {
	var boards []engine.Board
	for range 3 {
		b, err := fast.New(chess.MustParseFEN("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"))
		if err != nil {
			t.Fatal(err)
		}
		boards = append(boards, b)
	}
	before := boards[0].Key()
	e := engine.New(engine.Options{Hash: 1})
	if line := Together(context.Background(), e, boards, nil, engine.Limits{Depth: 6}, nil); line.Score.String() != "#2" {
		t.Errorf("three search together and find %s %v, want a mate in two", line.Score, line.Moves)
	}
	only := []chess.Move{{From: chess.E1, To: chess.E2}}
	line := Together(context.Background(), e, boards, nil, engine.Limits{Moves: only, Hard: 50 * time.Millisecond}, nil)
	if line.Moves[0] != only[0] {
		t.Errorf("of one move they choose %s", line.Moves[0])
	}
	for i, b := range boards { // a twin that went on would stand elsewhere
		if b.Key() != before {
			t.Errorf("afterward board %d is not where it was", i)
		}
	}
}

func TestThreads(t *testing.T) {
	strongest := leveled{number: len(levels)}
	if got := strongest.Tuned(len(levels), 1, 3).(leveled).threads(); got != 3 {
		t.Errorf("told to use 3 threads, the strongest level uses %d", got)
	}
	if got := strongest.Tuned(2, 1, 3).(leveled).threads(); got != 1 {
		t.Errorf("a weak level uses %d threads, and no longer plays the same move each time", got)
	}
}
