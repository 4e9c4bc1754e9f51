// evaluate.go puts a number on a position without looking ahead.

package engine

import (
	"math/bits"

	"mateinfive/ch05-full/chess"
)

// A weight is what something is worth in centipawns: in the middle game, with all pieces on
// the board, and in the endgame, with none but kings and pawns.
type weight struct{ mid, end int }

func (w weight) plus(v weight) weight { return weight{w.mid + v.mid, w.end + v.end} }
func (w weight) times(n int) weight   { return weight{w.mid * n, w.end * n} }

// at returns what a weight is at some phase of the game.
func (w weight) at(phase int) int { return (w.mid*min(phase, 24) + w.end*(24-min(phase, 24))) / 24 }

// A scene is the position as evaluation sees it: what several terms ask for.
type scene struct {
	sets    *[2][6]uint64
	all     [2]uint64  // squares of each side's pieces
	attacks [2]uint64  // squares that each side's pawns attack
	reach   [64]uint64 // where the piece on a square can go; not for kings and pawns
	phase   int        // of the game: 24 or more as it begins, 0 without pieces
}

// terms are what evaluation adds up for one side and takes off for the other.
var terms = [...]struct {
	name string
	of   func(s *scene, us chess.Color) weight
}{{"squares", squares}, {"mobility", mobility}, {"pieces", pieces}, {"pawns", pawns}, {"safety", safety}, {"drive", drive}}

// A Term is what one of the terms counts for each side, in centipawns.
type Term struct {
	Name         string
	White, Black int
}

// Explain returns the evaluation of a position term by term.
func Explain(b Board) (found []Term) {
	var s scene
	s.look(b)
	for _, t := range terms {
		found = append(found, Term{t.name, t.of(&s, chess.White).at(s.phase), t.of(&s, chess.Black).at(s.phase)})
	}
	return found
}

// evaluate returns the score of the position on the board for the side to move.
func (e *Engine) evaluate() Score {
	s, us := &e.scene, e.board.SideToMove()
	s.look(e.board)
	sum := weights.tempo
	for _, t := range terms {
		sum = sum.plus(t.of(s, us)).plus(t.of(s, us.Other()).times(-1))
	}
	score, ahead := sum.at(s.phase), us
	if score < 0 {
		ahead = us.Other()
	}
	score = score * s.chances(ahead) / 4
	if clock := e.board.HalfmoveClock(); clock > 40 {
		score = score * (100 - min(clock, 100)) / 60 // the fifty-move rule comes near
	}
	score += int(mix(e.board.Key()^e.options.Seed)%uint64(2*e.options.Noise+1)) - e.options.Noise
	return max(-surest, min(Score(score), surest)) // no material is a mate
}

// look finds out what the terms ask for.
func (s *scene) look(b Board) {
	s.sets, s.phase = b.Sets(), 0
	for us := chess.White; us <= chess.Black; us++ {
		own := &s.sets[us]
		officers := own[queen] | own[rook] | own[bishop] | own[knight]
		s.all[us] = own[king] | officers | own[pawn]
		s.phase += bits.OnesCount64(officers) + bits.OnesCount64(own[rook]) + 3*bits.OnesCount64(own[queen])
		s.attacks[us] = facing(us, beside(facing(us, own[pawn]))<<8)
		for ; officers != 0; officers &= officers - 1 {
			from := chess.Square(bits.TrailingZeros64(officers))
			s.reach[from] = b.Reach(from)
		}
	}
}

// squares is what the pieces are worth where they stand.
func squares(s *scene, us chess.Color) (sum weight) {
	for kind, set := range s.sets[us] {
		for set = facing(us, set); set != 0; set &= set - 1 {
			at := bits.TrailingZeros64(set)
			sum = sum.plus(weights.material[kind]).plus(weights.squares[kind][at/8*4+min(at%8, 7-at%8)])
		}
	}
	return sum
}

// mobility is where the pieces can go, leaving out squares that a pawn attacks.
func mobility(s *scene, us chess.Color) (sum weight) {
	for kind := queen; kind <= knight; kind++ {
		for set := s.sets[us][kind]; set != 0; set &= set - 1 {
			free := s.reach[bits.TrailingZeros64(set)] &^ s.attacks[us.Other()]
			sum = sum.plus(weights.mobility[kind][bits.OnesCount64(free)/2])
		}
	}
	return sum
}

// pieces is what pieces gain by their company: two bishops, rooks on files without pawns,
// and enemy pieces that a pawn attacks.
func pieces(s *scene, us chess.Color) (sum weight) {
	own, theirs := &s.sets[us], &s.sets[us.Other()]
	if bits.OnesCount64(own[bishop]) >= 2 {
		sum = weights.bishops
	}
	for set := own[rook]; set != 0; set &= set - 1 {
		switch file := fileA << (bits.TrailingZeros64(set) % 8); {
		case (own[pawn]|theirs[pawn])&file == 0:
			sum = sum.plus(weights.openFile)
		case own[pawn]&file == 0:
			sum = sum.plus(weights.halfOpenFile)
		}
	}
	threats := s.attacks[us] & s.all[us.Other()] &^ theirs[pawn]
	return sum.plus(weights.threat.times(bits.OnesCount64(threats)))
}
