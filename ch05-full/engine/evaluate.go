// evaluate.go puts a number on a position without looking ahead.

package engine

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"math/bits"

	"mateinfive/ch05-full/chess"
)

// A weight is what something is worth in centipawns: in the middle game, with all pieces on
// the board, and in the endgame, with none but kings and pawns.
type weight struct{ mid, end int }

func (w weight) plus(v weight) weight { return weight{mid: w.mid + v.mid, end: w.end + v.end} }
func (w weight) times(n int) weight   { return weight{mid: w.mid * n, end: w.end * n} }

// at returns what a weight is at some phase of the game.
func (w weight) at(phase int) int { return (w.mid*min(phase, 24) + w.end*(24-min(phase, 24))) / 24 }

// UnmarshalJSON reads a weight, such as [82, 79].
func (w *weight) UnmarshalJSON(text []byte) error {
	_, err := fmt.Sscanf(string(text), "[%d,%d]", &w.mid, &w.end)
	return err
}

// weights are in centipawns for the middle game and the endgame, as weights.json has them.
// Ranks are seen from the side that owns the piece; kinds are in the order of their constants.
// They grew from those that Ronald Friederich tuned for the squares of his engine Rofchade and
// published, and were fitted, as TestTune does it, to what Stockfish 15.1 says six plies deep of
// 690,000 quiet positions from games of this engine.
var weights struct {
	Tempo, Bishops             weight          // to be on the move; two bishops
	Step                       weight          // a piece that a pawn could attack after a step
	Material, Company          [6]weight       // by kind, with five own pawns; and for each pawn more
	Squares                    [6][8][8]weight // by kind, rank and file, with the own king on the left
	Mobility                   [6][28]weight   // by kind and number of squares
	OpenFile                   [2]weight       // for a rook where no pawn stands, or enemy pawns alone
	Threats                    [2][6][6]weight // unprotected or not, by the kinds of attacker and target
	Isolated, Doubled, Blocked weight
	United, Passed, Free       [8]weight    // by rank; united for each pawn beside it, or that protects it
	OwnKing, OtherKing         weight       // for each step to the square before a passed pawn, times its rank
	Shelter                    [2]weight    // for each pawn one or two ranks before the king
	Pressure                   [20]weight   // by how often pieces attack the squares around the king
	Checks                     [6][3]weight // by kind, and how many safe checks it could give: none, one, more
	Risky                      [6]weight    // by kind, for each check that it could give and be captured
}

//go:embed weights.json
var file []byte

func init() {
	if err := json.Unmarshal(file, &weights); err != nil {
		panic(err)
	}
}

// A scene is the position as evaluation sees it: what several terms ask for.
type scene struct {
	Board
	sets    *[2][6]uint64
	all     [2]uint64    // squares of each side's pieces
	reach   [64]uint64   // what the piece on a square attacks; not for kings and pawns
	attacks [2][6]uint64 // squares that each side attacks, by kind of piece
	any     [2]uint64    // and with any piece
	phase   int          // of the game: 24 or more as it begins, 0 without pieces
}

// A Term is what evaluation adds up for one side and takes off for the other, in centipawns.
type Term struct {
	Name         string
	White, Black int
	of           func(s *scene, us chess.Color) weight
}

var terms = [...]Term{
	{Name: "squares", of: squares},
	{Name: "mobility", of: mobility},
	{Name: "threats", of: threats},
	{Name: "pawns", of: pawns},
	{Name: "safety", of: safety},
	{Name: "drive", of: drive},
}

// Explain returns the evaluation of a position term by term.
func Explain(b Board) (found []Term) {
	var s scene
	s.look(b)
	for _, t := range terms {
		t.White, t.Black = t.of(&s, chess.White).at(s.phase), t.of(&s, chess.Black).at(s.phase)
		found = append(found, t)
	}
	return found
}

// evaluate returns the score of the position on the board for the side to move.
func (e *Engine) evaluate() Score {
	us := e.board.SideToMove()
	s := &e.scene
	s.look(e.board)
	sum := weights.Tempo
	for _, t := range terms {
		sum = sum.plus(t.of(s, us)).plus(t.of(s, us.Other()).times(-1))
	}
	score := sum.at(s.phase)
	ahead := us
	if score < 0 {
		ahead = us.Other()
	}
	score = score * s.chances(ahead) / 4
	score = score * max(0, min(100-e.board.HalfmoveClock(), 60)) / 60 // the fifty-move rule comes near
	score += e.noise()
	return max(-surest, min(Score(score), surest)) // no material is a mate
}

// noise is by how much the evaluation of the position on the board is off, see [Options].
func (e *Engine) noise() int {
	most := e.options.Noise
	return int(mix(e.board.Key()^e.options.Seed)%uint64(2*most+1)) - most
}

// look finds out what the terms ask for.
func (s *scene) look(b Board) {
	s.Board, s.sets, s.phase = b, b.Sets(), 0
	for us := chess.White; us <= chess.Black; us++ {
		own, attacks := &s.sets[us], &s.attacks[us]
		around := own[king] | beside(own[king])
		*attacks = [6]uint64{
			king: (around | around<<8 | around>>8) &^ own[king],
			pawn: facing(us, beside(facing(us, own[pawn]))<<8),
		}
		for kind := queen; kind <= knight; kind++ {
			for set := own[kind]; set != 0; set &= set - 1 {
				from := bits.TrailingZeros64(set)
				s.reach[from] = b.Attacks(kind, chess.Square(from))
				attacks[kind] |= s.reach[from]
			}
		}
		s.all[us], s.any[us] = 0, 0
		for kind := range own {
			s.all[us] |= own[kind]
			s.any[us] |= attacks[kind]
		}
		s.phase += bits.OnesCount64(own[knight] | own[bishop])
		s.phase += 2*bits.OnesCount64(own[rook]) + 4*bits.OnesCount64(own[queen])
	}
}

// squares is what the pieces are worth, more or less by how many pawns they have for company,
// and where they stand. The board is turned so that their king is on the left.
func squares(s *scene, us chess.Color) (sum weight) {
	own := &s.sets[us]
	turn := bits.TrailingZeros64(own[king]) % 8 / 4 * 7 // by exclusive or with 7, file a becomes file h
	company := bits.OnesCount64(own[pawn]) - 5
	for kind, set := range own {
		n := bits.OnesCount64(set)
		sum = sum.plus(weights.Material[kind].times(n)).plus(weights.Company[kind].times(n * company))
		for set = facing(us, set); set != 0; set &= set - 1 {
			at := bits.TrailingZeros64(set) ^ turn
			sum = sum.plus(weights.Squares[kind][at/8][at%8])
		}
	}
	return sum
}

// mobility is where the pieces can go, leaving out squares on which a lesser piece attacks them,
// and what two bishops are worth, and rooks on files without own pawns, or without any.
func mobility(s *scene, us chess.Color) (sum weight) {
	own := &s.sets[us]
	theirs := &s.sets[us.Other()]
	attacks := &s.attacks[us.Other()]
	minors := attacks[pawn] | attacks[knight] | attacks[bishop]
	barred := [...]uint64{
		queen:  minors | attacks[rook],
		rook:   minors,
		bishop: attacks[pawn],
		knight: attacks[pawn],
	}
	for kind := queen; kind <= knight; kind++ {
		for set := own[kind]; set != 0; set &= set - 1 {
			at := bits.TrailingZeros64(set)
			free := s.reach[at] &^ (s.all[us] | barred[kind])
			sum = sum.plus(weights.Mobility[kind][bits.OnesCount64(free)])
			file := fileA << (at % 8)
			if kind == rook && own[pawn]&file == 0 {
				sum = sum.plus(weights.OpenFile[min(bits.OnesCount64(theirs[pawn]&file), 1)])
			}
		}
	}
	return sum.plus(weights.Bishops.times(bits.OnesCount64(own[bishop]) / 2))
}

// threats is which enemy pieces are attacked, and which a pawn could attack after a step.
func threats(s *scene, us chess.Color) (sum weight) {
	them := us.Other()
	for by, attacked := range s.attacks[us] {
		for set := attacked & s.all[them]; set != 0; set &= set - 1 {
			at := chess.Square(bits.TrailingZeros64(set))
			sum = sum.plus(weights.Threats[s.any[them]>>at&1][by][pieceOn(&s.sets[them], at)])
		}
	}
	free := ^facing(us, s.all[us]|s.all[them])
	steps := facing(us, s.sets[us][pawn]) << 8 & free
	steps |= steps & 0xff0000 << 8 & free // from the third rank: the double step
	attacked := facing(us, beside(steps&^facing(us, s.attacks[them][pawn]))<<8)
	return sum.plus(weights.Step.times(bits.OnesCount64(attacked & s.all[them] &^ s.sets[them][pawn])))
}
