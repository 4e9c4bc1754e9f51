// line.go plays the main lines of games.

package find

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
	"mateinfive/ch05-full/pgn"
)

// A line plays the main line of one game after the other. The board of the usual start serves
// all games that begin there.
type line struct {
	usual *fast.Board
	keys  []uint64
}

// of returns the keys of the positions of a game, and whether it ends with mate. The keys hold
// until the next game. A lesson without kings has none.
func (l *line) of(g *pgn.Game) (keys []uint64, mate bool) {
	board := l.usual
	if isUsual := g.Start == usualStart; board == nil || !isUsual {
		var err error
		if board, err = fast.NewProved(g.Start); err != nil {
			return nil, false
		}
		if isUsual {
			l.usual = board
		}
	}
	keys = append(l.keys[:0], board.Key())
	for n := g.Root.First(); n != nil; n = n.First() {
		board.Make(n.Move)
		keys = append(keys, board.Key())
	}
	mate = board.InCheck() && len(board.Moves(nil)) == 0
	for range len(keys) - 1 {
		board.Unmake()
	}
	l.keys = keys
	return keys, mate
}

var usualStart = chess.StartingPosition()
