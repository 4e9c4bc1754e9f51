// mate.go proves mates in a few moves by trying everything.

package motif

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// Mate returns the shortest way in which the side to move can force checkmate in so many moves
// or sooner, or nil if it cannot. All answers are tried, so that beyond three moves it takes long.
func Mate(p chess.Position, moves int) (line []chess.Move) {
	b, err := fast.New(p)
	for n := 1; n <= moves && line == nil && err == nil; n++ { // without two kings there is no mate
		line = mateIn(b, n)
	}
	return line
}

// mateIn returns a mate in at most n moves, against answers that hold out long, or nil.
func mateIn(b *fast.Board, n int) []chess.Move {
	for _, m := range b.Moves(nil) {
		b.Make(m)
		line, mates := []chess.Move(nil), n > 1 || b.InCheck()
		if mates {
			answers := b.Moves(nil)
			mates = len(answers) > 0 && n > 1 || len(answers) == 0 && b.InCheck()
			for i := 0; i < len(answers) && mates; i++ {
				b.Make(answers[i])
				rest := mateIn(b, n-1)
				b.Unmake()
				if mates = rest != nil; len(rest) >= len(line) {
					line = append(answers[i:i+1:i+1], rest...)
				}
			}
		}
		b.Unmake()
		if mates {
			return append([]chess.Move{m}, line...)
		}
	}
	return nil
}
