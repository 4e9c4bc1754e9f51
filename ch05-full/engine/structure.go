// structure.go evaluates pawns and kings, and what is left to win at the end.

package engine

import (
	"math/bits"

	"mateinfive/ch05-full/chess"
)

const fileA, fileH uint64 = 0x0101010101010101, 0x8080808080808080
const lastRank uint64 = 0xff << 56

// facing turns a set of squares so that a side's own first rank is the first, or back.
func facing(us chess.Color, set uint64) uint64 {
	if us == chess.Black {
		return bits.ReverseBytes64(set)
	}
	return set
}

// beside returns the squares left and right of those in a set.
func beside(set uint64) uint64 { return set&^fileA>>1 | set&^fileH<<1 }

// pawns is what is good and bad about a side's pawns: isolated, without one of their own on
// the files beside; doubled, behind another; passed, with no enemy pawn before them or
// beside their way; united, beside another or protected by one.
func pawns(s *scene, us chess.Color) (sum weight) {
	own := facing(us, s.sets[us][pawn])
	theirs := facing(us, s.sets[us.Other()][pawn])
	for set := own; set != 0; set &= set - 1 {
		at := bits.TrailingZeros64(set)
		way := fileA << at &^ (1 << at)
		near := beside(1 << at)
		sum = sum.plus(weights.United[at/8].times(bits.OnesCount64(own & (near | near>>8))))
		if own&beside(fileA<<(at%8)) == 0 {
			sum = sum.plus(weights.Isolated)
		}
		if own&way != 0 {
			sum = sum.plus(weights.Doubled)
		} else if theirs&(way|beside(way)) == 0 {
			sum = sum.plus(weights.Passed[at/8]).plus(s.passing(us, at))
		}
	}
	return sum
}

// passing is what helps or stops a passed pawn: an enemy on the square before it, a way that is
// free and that no enemy attacks, and how near the kings are to the next square.
func (s *scene) passing(us chess.Color, at int) (sum weight) {
	them := us.Other()
	next := facing(us, 1<<(at+8))
	way := facing(us, fileA<<at&^(1<<at))
	if s.all[them]&next != 0 {
		sum = weights.Blocked
	} else if way&(s.all[us]|s.all[them]|s.any[them]) == 0 {
		sum = weights.Free[at/8]
	}
	rank := at / 8
	ours := weights.OwnKing.times(rank * distance(s.sets[us][king], next))
	theirs := weights.OtherKing.times(rank * distance(s.sets[them][king], next))
	return sum.plus(ours).plus(theirs)
}

// distance returns how many steps a king is from a square.
func distance(king, square uint64) int {
	a, b := bits.TrailingZeros64(king), bits.TrailingZeros64(square)
	files, ranks := a%8-b%8, a/8-b/8
	return max(files, -files, ranks, -ranks)
}

// safety is how well pawns shelter the king, and how dangerous the pieces are for the enemy's:
// how often they attack the squares around it, and from where they could give check. A check
// is safe where no enemy attacks.
func safety(s *scene, us chess.Color) (sum weight) {
	them := us.Other()
	own := facing(us, s.sets[us][pawn])
	home := facing(us, s.sets[us][king])
	front := (home | beside(home)) << 8
	sum = weights.Shelter[0].times(bits.OnesCount64(own & front))
	sum = sum.plus(weights.Shelter[1].times(bits.OnesCount64(own & (front << 8))))

	target := s.attacks[them][king] | s.sets[them][king]
	attacks := 0
	from := chess.Square(bits.TrailingZeros64(s.sets[them][king]))
	safe := ^(s.any[them] | s.all[them])
	for kind := queen; kind <= knight; kind++ {
		for set := s.sets[us][kind]; set != 0; set &= set - 1 {
			attacks += bits.OnesCount64(s.reach[bits.TrailingZeros64(set)] & target &^ s.all[us])
		}
		checks := s.Attacks(kind, from) & s.attacks[us][kind] &^ s.all[us]
		sum = sum.plus(weights.Checks[kind][min(bits.OnesCount64(checks&safe), 2)])
		sum = sum.plus(weights.Risky[kind].times(bits.OnesCount64(checks &^ safe)))
	}
	return sum.plus(weights.Pressure[min(attacks, len(weights.Pressure)-1)])
}

// drive is how far a king without any company has been driven to the edge, and how near our
// king is. Without that, a rook or a queen would not know how to mate.
func drive(s *scene, us chess.Color) weight {
	alone := s.sets[us.Other()][king]
	if s.all[us.Other()] != alone {
		return weight{}
	}
	at := bits.TrailingZeros64(alone)
	edge := max(3-at%8, at%8-4) + max(3-at/8, at/8-4)
	return weight{end: 1}.times(40*edge - 20*distance(s.sets[us][king], alone))
}

// chances returns in quarters what a side that is ahead keeps of its score: little without
// a pawn and with no more than a minor piece ahead, and nothing if it cannot mate.
func (s *scene) chances(us chess.Color) int {
	minors, rooks := strength(&s.sets[us])
	theirMinors, theirRooks := strength(&s.sets[us.Other()])
	isTwoKnights := minors == 2 && s.sets[us][bishop] == 0
	cannotMate := rooks == 0 && (minors < 2 || isTwoKnights)
	switch {
	case s.sets[us][pawn] != 0:
		if s.cornered(us) {
			return 0
		}
		return 4
	case cannotMate:
		return 0
	case 3*minors+5*rooks <= 3+3*theirMinors+5*theirRooks:
		return 1
	}
	return 4
}

// lightSquares are h1, a2 and so on. A bishop stays on squares of one color.
const lightSquares uint64 = 0x55aa55aa55aa55aa

// cornered reports whether a side has pawns on one file at the edge and at most bishops that cannot
// attack the corner where those would become queens (the wrong bishop), while a lone king stands
// in that corner or beside it: it cannot be driven out.
func (s *scene) cornered(us chess.Color) bool {
	own, lone := &s.sets[us], s.sets[us.Other()][king]
	if s.all[us.Other()] != lone || own[queen]|own[rook]|own[knight] != 0 {
		return false
	}
	for _, file := range []uint64{fileA, fileH} {
		corner := facing(us, file&lastRank)
		itsColor := lightSquares
		if corner&lightSquares == 0 {
			itsColor = ^lightSquares
		}
		if own[pawn]&^file == 0 && own[bishop]&itsColor == 0 {
			return distance(lone, corner) <= 1
		}
	}
	return false
}

// strength counts minor pieces, and rooks, a queen being two.
func strength(side *[6]uint64) (minors, rooks int) {
	minors = bits.OnesCount64(side[bishop] | side[knight])
	return minors, bits.OnesCount64(side[rook]) + 2*bits.OnesCount64(side[queen])
}
