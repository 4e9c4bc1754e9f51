// puzzle.go is a puzzle, and how it is solved, move by move.

// Package puzzle has puzzles, of which one move alone is the solution: mates in a few moves, and
// positions in which a side went wrong in a game. They are found in games, or are ours. Package mates
// proves the mates, the engine the others. What was failed comes again, as a [Schedule] says.
package puzzle

import (
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/mates"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// A Puzzle is a position in which the side to move mates, or has one good move.
type Puzzle struct {
	Position chess.Position
	Moves    int          // it mates in so many of its moves, and no sooner; or 0:
	Best     []chess.Move // the one good move then, and what is expected after it
	Played   chess.Move   // what was played there in the game, if that is known
	From     string       // where it was found
}

// String says what is to be done: "White mates in 2".
func (p Puzzle) String() string {
	if p.Best != nil {
		return p.side() + " to move: one move is much better than all others"
	}
	return fmt.Sprintf("%s mates in %d", p.side(), p.Moves)
}

func (p Puzzle) side() string { return [2]string{"White", "Black"}[p.Position.SideToMove] }

// far is how many positions a search looks at for one move of a puzzle.
const far = 3_000_000

// IsSolved reports whether nothing is left to be solved.
func (p Puzzle) IsSolved() bool { return p.Moves == 0 && p.Best == nil }

// IsAt reports whether it is in this position that something is to be solved.
func (p Puzzle) IsAt(now chess.Position) bool { return !p.IsSolved() && p.Position == now }

// Try says what is to be thought of a legal move. If it is right, what is to be played comes back,
// it and the answer that holds out longest, with what is then left of the puzzle: no moves after
// a mate.
func (p Puzzle) Try(m chess.Move) (left Puzzle, played []chess.Move, said string) {
	if p.Best != nil {
		return p.tryBest(m)
	}
	s, err := mates.New(p.Position, far)
	if err != nil {
		return p, nil, err.Error()
	}
	s.Make(m)
	san, after := notation.SAN(p.Position, m), pgn.After(p.Position, m)
	answer, n := s.Longest(p.Moves - 1)
	left, played = Puzzle{Position: pgn.After(after, answer), Moves: n, From: p.From}, []chess.Move{m, answer}
	switch {
	case n == 0 && !s.InCheck():
		return p, nil, san + " is stalemate"
	case n == 0:
		left.Position = after
		return left, played[:1], "right, and mate: well done"
	case n < p.Moves:
		return left, played, fmt.Sprintf("right; %s, and now mate in %d", notation.Numbered(after, answer), n)
	}
	if s.Left = far / 10; s.Mated(p.Moves + 1) {
		return p, nil, fmt.Sprintf("%s is mate in %d, there is one sooner", san, p.Moves+1)
	}
	return p, nil, fmt.Sprintf("not %s: after %s there is no mate in time", san, notation.Numbered(after, answer))
}

// Solution returns the moves to the mate, with the answers that hold out longest, or the one good move
// with what is expected after it.
func (p Puzzle) Solution() []chess.Move {
	if p.Best != nil {
		return p.Best
	}
	return mates.Line(p.Position, p.Moves, far)
}

// Outcome says what the solution is, and what was played in the game: "14. Nc7+ is the move (a fork); in
// the game came 14. Nc3".
func (p Puzzle) Outcome() string {
	text := notation.Numbered(p.Position, p.Solution()[0]) + " is the move"
	if name := theme(p.Position, p.Solution()); name != "" {
		text += " (" + name + ")"
	}
	switch p.Played {
	case chess.Move{}:
		return text
	case p.Solution()[0]:
		return text + ", as in the game"
	}
	return text + "; in the game came " + notation.Numbered(p.Position, p.Played)
}

// looks is how many positions are looked at to find a puzzle in one position of a game.
const looks = 50_000

// In finds the first puzzle in the main line of a game that is a mate in n, or for 0 in two or
// three, and is not known yet.
func In(g *pgn.Game, n int, known func(Puzzle) bool) (p Puzzle, ok bool) {
	s, err := mates.New(g.Start, looks)
	if err != nil {
		return p, false
	}
	least, most := n, n
	if n == 0 {
		least, most = 2, 3
	}
	over := 0 // the plies that belong to the puzzle before
	for node := g.Root; node != nil; node, over = node.First(), over-1 {
		if node != g.Root {
			s.Make(node.Move)
		}
		for moves := least; moves <= most && over <= 0; moves++ {
			if s.Left = looks; !s.Only(moves) {
				continue
			}
			if p = (Puzzle{Position: g.Position(node), Moves: moves, From: "from " + g.Title()}); !known(p) {
				return p, true
			}
			over = 2 * moves
		}
	}
	return Puzzle{}, false
}
