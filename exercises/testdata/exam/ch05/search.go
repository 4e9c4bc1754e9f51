// search.go has the words of level 6: alpha-beta, by material alone.

package main

import (
	"errors"
	"strconv"

	"mateinfive/ch05-full/chess"
)

const (
	mate     = 10_000
	infinite = mate + 1
)

// looked is at how many positions the last search has looked.
var looked int

func nodes() string { return strconv.Itoa(looked) }

// A search knows which positions have been on the board, and how often.
type search map[chess.Key]int

func newSearch() search {
	looked = 0
	s := search{}
	for g := game.Clone(); ; {
		s[g.Position().Key()]++
		if g.Undo() != nil {
			return s
		}
	}
}

func plies(text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err == nil && (n < least || n > most) {
		err = errors.New("so far this does not look")
	}
	return n, err
}

func score(rest string) (string, error) {
	depth, err := plies(rest, 0, 3)
	if err != nil {
		return "", err
	}
	return strconv.Itoa(newSearch().score(game.Position(), depth, 0, -infinite, infinite)), nil
}

func best(rest string) (string, error) {
	depth := 1
	if rest != "" {
		var err error
		if depth, err = plies(rest, 1, 5); err != nil {
			return "", err
		}
	}
	p, s := game.Position(), newSearch()
	move, most := "-", -infinite
	for _, m := range p.LegalMoves() {
		if score := s.after(p, m, depth, 0, most, infinite); score > most {
			move, most = m.String(), score
		}
	}
	return move, nil
}

// score is what p is worth to the side to move, so many plies deep.
func (s search) score(p chess.Position, depth, ply, alpha, beta int) int {
	looked++
	moves := p.LegalMoves()
	switch {
	case len(moves) == 0 && p.InCheck(p.SideToMove):
		return ply - mate
	case len(moves) == 0 || isDead(p) || ply > 0 && s[p.Key()] >= 3:
		return 0
	case depth == 0:
		return material(p)
	}
	for _, m := range moves {
		alpha = max(alpha, s.after(p, m, depth, ply, alpha, beta))
		if alpha >= beta {
			break
		}
	}
	return alpha
}

func (s search) after(p chess.Position, m chess.Move, depth, ply, alpha, beta int) int {
	next := p.After(m)
	key := next.Key()
	s[key]++
	defer func() {
		if s[key]--; s[key] == 0 {
			delete(s, key) // or all that was looked at would stay
		}
	}()
	return -s.score(next, depth-1, ply+1, -beta, -alpha)
}

func material(p chess.Position) (sum int) {
	for s := chess.A1; s <= chess.H8; s++ {
		switch piece := p.At(s); {
		case piece == nil:
		case piece.Color() == p.SideToMove:
			sum += 100 * piece.Value()
		default:
			sum -= 100 * piece.Value()
		}
	}
	return sum
}

// isDead reports whether there are only two kings, and perhaps a bishop or a knight.
func isDead(p chess.Position) bool {
	pieces, worth := 0, 0
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := p.At(s); piece != nil {
			pieces++
			worth += piece.Value()
		}
	}
	return pieces == 2 || pieces == 3 && worth == 3
}
