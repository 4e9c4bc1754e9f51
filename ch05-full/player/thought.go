// thought.go is what a player says while it thinks.

package player

import (
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/notation"
)

// A Thought is how a player expects a game to go on, see [Request.Tell].
type Thought struct {
	Number int          // 1 is the best line, 2 the second best
	Depth  int          // plies that were searched to the end
	Score  int          // in centipawns, for the side to move
	Mate   int          // in how many moves the side to move mates, or, below 0, is mated; 0 if no mate is seen
	Nodes  int          // positions that were looked at
	Moves  []chess.Move // what is expected
}

// thoughtOf returns a line of the engine as a thought.
func thoughtOf(number int, line engine.Line) Thought {
	t := Thought{Number: number, Depth: line.Depth, Score: int(line.Score), Nodes: line.Nodes, Moves: line.Moves}
	if moves, ok := line.Score.Mate(); ok {
		t.Mate = moves
	}
	return t
}

// line returns a thought as a line of the engine, whatever another program may have written.
func (t Thought) line() engine.Line {
	const mated = 30_000 // as the engine counts
	score, moves := max(-mated/2, min(t.Score, mated/2)), max(-40, min(t.Mate, 40))
	if moves > 0 {
		score = mated - 2*moves + 1
	} else if moves < 0 {
		score = -mated - 2*moves
	}
	return engine.Line{Depth: t.Depth, Score: engine.Score(score), Nodes: t.Nodes, Moves: t.Moves}
}

// In says a thought about a position, for people: "depth 9, White +0.34, Nf3 Nc6 Bb5". The score
// is White's, whichever side is to move.
func (t Thought) In(p chess.Position) string {
	mates, score, second := "White", t.Score, ""
	if p.SideToMove == chess.Black {
		score = -score
	}
	if (t.Mate < 0) != (p.SideToMove == chess.Black) {
		mates = "Black"
	}
	if t.Number > 1 {
		second = fmt.Sprintf("line %d, ", t.Number)
	}
	text := fmt.Sprintf("%sdepth %d, White %+.2f,", second, t.Depth, float64(score)/100)
	if t.Mate != 0 {
		text = fmt.Sprintf("%sdepth %d, %s mates in %d,", second, t.Depth, mates, abs(t.Mate))
	}
	for _, m := range t.Moves[:min(len(t.Moves), 6)] {
		if !p.IsLegal(m) {
			break
		}
		text += " " + notation.SAN(p, m)
		p.Make(m)
	}
	return text
}

// Teller returns what a player calls with its thoughts about the position of a request: it hands
// them to Tell, and to report in words, ten in a second at most. Moves that are not legal, and what
// comes after them, are left out, and so are lines without a move or beyond those that are wanted.
func (r Request) Teller(p chess.Position, report func(string)) func(Thought) {
	last := time.Now()
	return func(t Thought) {
		after := p
		for i, m := range t.Moves {
			if !after.IsLegal(m) {
				t.Moves = t.Moves[:i]
				break
			}
			after.Make(m)
		}
		if len(t.Moves) == 0 || t.Number < 1 || t.Number > max(r.Lines, 1) {
			return
		}
		if r.Tell != nil {
			r.Tell(t)
		}
		if report != nil && time.Since(last) > time.Second/10 {
			last = time.Now()
			report(t.In(p))
		}
	}
}
