// search.go looks ahead as level 6 of the exam asks for it: by material alone.

package referee

import (
	"math/rand/v2"
	"strconv"
	"strings"
)

// Mate is the score of having given mate, in centipawns; each ply until then takes one off.
const Mate = 10_000

const infinite = Mate + 1 // beyond every score

// worths are what the pieces are worth, in centipawns.
var worths = map[byte]int{'P': 100, 'N': 300, 'B': 300, 'R': 500, 'Q': 900}

// Material returns how much more the pieces of the side to move are worth than the others, in
// centipawns.
func (p Position) Material() (sum int) {
	for kind, worth := range worths {
		for _, letter := range p.board {
			switch letter {
			case piece(kind, p.white):
				sum += worth
			case piece(kind, !p.white):
				sum -= worth
			}
		}
	}
	return sum
}

// A search looks at the positions that can come, by alpha-beta.
type search struct {
	past  []Position // what has stood on the board, up to the position that is looked at
	nodes int        // how many positions have been looked at
	most  int        // how many may be, or 0 for no limit
}

// isTooLong reports whether more positions were looked at than may be. Then no score counts.
func (s *search) isTooLong() bool { return s.most > 0 && s.nodes > s.most }

// score returns what p is worth to the side to move when so many more plies are looked at. It
// is right between alpha and beta, and beyond them on the right side.
func (s *search) score(p Position, depth, ply, alpha, beta int) int {
	s.nodes++
	if s.isTooLong() {
		return 0
	}
	moves := p.Moves()
	switch {
	case len(moves) == 0 && p.InCheck():
		return ply - Mate
	case len(moves) == 0 || p.isDead() || s.isThird(ply):
		return 0
	case depth == 0:
		return p.Material()
	}
	best := -infinite
	for _, m := range moves {
		best = max(best, s.after(p, m, depth, ply, max(alpha, best), beta))
		if best >= beta {
			break
		}
	}
	return best
}

// after returns what a move is worth to the side that plays it.
func (s *search) after(p Position, m string, depth, ply, alpha, beta int) int {
	next := p.After(m)
	s.past = append(s.past, next.key())
	defer func() { s.past = s.past[:len(s.past)-1] }()
	return -s.score(next, depth-1, ply+1, -beta, -alpha)
}

// isThird reports whether the position that is looked at is on the board for the third time. At
// ply 0 that may be claimed, but the game goes on.
func (s *search) isThird(ply int) bool {
	now, times := s.past[len(s.past)-1], 0
	for _, p := range s.past {
		if p == now {
			times++
		}
	}
	return ply > 0 && times >= 3
}

// look begins a search in the position as it stands.
func (t *Talk) look() *search {
	s := &search{most: t.Most}
	t.last = s
	for _, p := range t.positions {
		s.past = append(s.past, p.key())
	}
	return s
}

// IsTooLong reports whether the search that was asked for last has come to Most: its answer means
// nothing.
func (t *Talk) IsTooLong() bool { return t.last != nil && t.last.isTooLong() }

// number reads how many plies are to be looked ahead.
func number(text string, least, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && least <= n && n <= most
}

func (t *Talk) score(rest string) string {
	depth, ok := number(rest, 0, 3)
	if !ok {
		return "error: want a number from 0 to 3"
	}
	s := t.look()
	score := s.score(t.Position(), depth, 0, -infinite, infinite)
	t.nodes, t.depth = s.nodes, depth
	return strconv.Itoa(score)
}

func (t *Talk) best(rest string) string {
	p := t.Position()
	moves := p.Moves()
	depth, ok := number(rest, 1, 5)
	switch {
	case rest != "" && !ok:
		return "error: want a number from 1 to 5"
	case len(moves) == 0:
		return "-"
	case rest == "": // any will do
		return moves[rand.IntN(len(moves))]
	}
	s, best, bestMove := t.look(), -infinite, ""
	for _, m := range moves {
		if score := s.after(p, m, depth, 0, best, infinite); score > best {
			best, bestMove = score, m
		}
	}
	t.nodes, t.depth = s.nodes, depth
	return bestMove
}

// Right returns what is right for a line, as Answer does, but where several answers are right
// it returns all of them: of best the moves that are, and of nodes "fewer than" a number. Like
// Answer it may change the game.
func (t *Talk) Right(line string) string {
	p := t.Position()
	word, rest, _ := strings.Cut(line, " ")
	depth, isAhead := number(rest, 1, 5)
	switch {
	case line == "best":
		return list(p.Moves())
	case word == "best" && isAhead:
		t.depth = depth
		return t.allBest(depth)
	case line == "nodes":
		return "fewer than " + strconv.Itoa(p.Perft(t.depth))
	}
	return t.Answer(line)
}

// Worth returns what the move that was played last is worth to the side that played it, when
// depth plies are looked at and that move is the first.
func (t *Talk) Worth(depth int) string {
	s := t.look()
	return strconv.Itoa(-s.score(t.Position(), depth-1, 1, -infinite, infinite))
}

// allBest lists the moves that no other is better than.
func (t *Talk) allBest(depth int) string {
	s, p := t.look(), t.Position()
	best, moves := -infinite, []string(nil)
	for _, m := range p.Moves() {
		score := s.after(p, m, depth, 0, best-1, infinite)
		if score > best {
			best, moves = score, nil
		}
		if score == best {
			moves = append(moves, m)
		}
	}
	return list(moves)
}
