// puzzle.go is a puzzle, and how it is solved, move by move.

// Package puzzle has puzzles: mates in a few moves, of which one move alone is the first. They
// are found in games, or are ours. A plain search proves them.
package puzzle

import (
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// A Puzzle is a position in which the side to move mates.
type Puzzle struct {
	Position chess.Position
	Moves    int    // in so many of its moves, and no sooner
	From     string // where it was found
}

// String says what is to be done: "White mates in 2".
func (p Puzzle) String() string {
	return fmt.Sprintf("%s mates in %d", p.side(), p.Moves)
}

func (p Puzzle) side() string { return [2]string{"White", "Black"}[p.Position.SideToMove] }

// far is how many positions a search looks at for one move of a puzzle.
const far = 3_000_000

// IsAt reports whether it is in this position that something is to be solved.
func (p Puzzle) IsAt(now chess.Position) bool { return p.Moves > 0 && p.Position == now }

// Try says what is to be thought of a legal move. If it is right, what is to be played comes back,
// it and the answer that holds out longest, with what is then left of the puzzle: no moves after
// a mate.
func (p Puzzle) Try(m chess.Move) (left Puzzle, played []chess.Move, said string) {
	s, err := newSearch(p.Position, far)
	if err != nil {
		return p, nil, err.Error()
	}
	s.Make(m)
	san, after := notation.SAN(p.Position, m), pgn.After(p.Position, m)
	answers := s.Moves(nil)
	if len(answers) == 0 && !s.InCheck() {
		return p, nil, san + " is stalemate"
	}
	if answer := s.refutation(p.Moves, answers); answer != nil {
		if s.left = far / 10; s.mated(p.Moves + 1) {
			return p, nil, fmt.Sprintf("%s is mate in %d, there is one sooner", san, p.Moves+1)
		}
		return p, nil, fmt.Sprintf("not %s: after %s there is no mate in time", san, notation.Numbered(after, *answer))
	}
	left, played = Puzzle{Position: after, From: p.From}, []chess.Move{m}
	if len(answers) == 0 {
		return left, played, "right, and mate: solved; puzzle brings the next"
	}
	var longest chess.Move
	for _, answer := range answers {
		s.try(answer, func() bool {
			if n := s.fewest(p.Moves - 1); n > left.Moves {
				longest, left.Moves = answer, n
			}
			return false
		})
	}
	left.Position = pgn.After(after, longest)
	return left, append(played, longest), fmt.Sprintf("right; %s, and now mate in %d", notation.Numbered(after, longest), left.Moves)
}

// Solution returns the moves to the mate, with the answers that hold out longest.
func (p Puzzle) Solution() (line []chess.Move) {
	for p.Moves > 0 {
		s, err := newSearch(p.Position, far)
		if err != nil {
			break
		}
		first := s.first(p.Moves)
		if len(first) == 0 {
			break // the rules have changed: a learner is at work
		}
		left, played, _ := p.Try(first[0])
		if left.Moves >= p.Moves {
			break
		}
		line, p = append(line, played...), left
	}
	return line
}

// looks is how many positions are looked at to find a puzzle in one position of a game.
const looks = 50_000

// In finds the first puzzle in the main line of a game that is a mate in n, or for 0 in two or
// three, and is not known yet.
func In(g *pgn.Game, n int, known func(Puzzle) bool) (p Puzzle, ok bool) {
	s, err := newSearch(g.Start, looks)
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
			if s.left = looks; !s.only(moves) {
				continue
			}
			if p = (Puzzle{g.Position(node), moves, "from " + g.Title()}); !known(p) {
				return p, true
			}
			over = 2 * moves
		}
	}
	return Puzzle{}, false
}
