// explorer.go counts what was played in the positions of games, and how the games ended.

package find

import (
	"cmp"
	"context"
	"errors"
	"io"
	"slices"
	"strconv"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
	"mateinfive/ch05-full/pgn"
)

// Deepest is how many plies of a game an [Explorer] counts.
const Deepest = 40

// mostPositions is how many positions are kept, so that a file of any size fits into memory. It is a
// variable for tests.
var mostPositions = 1 << 19

// An Explorer knows what was played in the positions of games, whatever the way there. Variations
// are not counted.
type Explorer struct {
	Games  int  // that were counted
	full   bool // positions were left out, since there were too many
	played map[uint64][]Played
	line   line
}

// A Played is a move that was played, and how those games ended. Won, Drawn and Lost are the games
// of the side that played it; Games has those without a result as well.
type Played struct {
	Move                    chess.Move
	Games, Won, Drawn, Lost int32
	rated                   int32 // games in which that side has a rating
	ratings                 int64 // their sum
}

// add counts the games of another move, too.
func (p *Played) add(other Played) {
	p.Games += other.Games
	p.Won += other.Won
	p.Drawn += other.Drawn
	p.Lost += other.Lost
	p.rated += other.rated
	p.ratings += other.ratings
}

// NewExplorer returns an Explorer that has counted nothing yet. Of the position here it counts every
// game, however many other positions there are. The error says that a king is missing, or that the
// fast board does not play by the rules.
func NewExplorer(here chess.Position) (*Explorer, error) {
	board, err := fast.NewProved(here)
	if err != nil {
		return nil, err
	}
	return &Explorer{played: map[uint64][]Played{board.Key(): nil}}, nil
}

// Read counts the games of a file that are wanted. Tell hears of each that cannot be read and is
// left out, and passed how many were read. The error says that ctx is canceled; what was counted
// until then stays.
func (e *Explorer) Read(ctx context.Context, in io.Reader, name string, q *Query,
	tell func(error), passed func(games int)) error {
	games := pgn.NewReader(in, name)
	for n := 1; ; n++ {
		g, err := games.Next()
		switch {
		case ctx.Err() != nil:
			return errors.New("stopped")
		case err == io.EOF:
			return nil
		case err != nil:
			tell(err)
		case q.Wants(g):
			e.count(g)
		}
		passed(n)
	}
}

// count counts a game: in each of its positions once, even if it comes there again.
func (e *Explorer) count(g *pgn.Game) {
	keys, _ := e.line.of(g)
	if keys == nil {
		return // a lesson without kings
	}
	e.Games++
	side := g.Start.SideToMove
	for ply, n := 0, g.Root.First(); n != nil && ply < Deepest; ply, n = ply+1, n.First() {
		if key := keys[ply]; !slices.Contains(keys[:ply], key) {
			e.put(key, ended(g, side, n.Move))
		}
		side = side.Other()
	}
}

// ended returns the one game in which a side played a move.
func ended(g *pgn.Game, side chess.Color, m chess.Move) Played {
	p := Played{Move: m, Games: 1}
	switch g.Result {
	case chess.WinOf(side):
		p.Won = 1
	case chess.WinOf(side.Other()):
		p.Lost = 1
	case chess.Draw:
		p.Drawn = 1
	}
	rating := g.Tag("WhiteElo")
	if side == chess.Black {
		rating = g.Tag("BlackElo")
	}
	if n, err := strconv.Atoi(rating); err == nil && n > 0 && n < 10_000 {
		p.rated, p.ratings = 1, int64(n)
	}
	return p
}

// put adds to what was played in a position. A position that comes when there is no room is left out
// for good: so what there is of any other is all.
func (e *Explorer) put(key uint64, p Played) {
	moves, known := e.played[key]
	if !known && len(e.played) >= mostPositions {
		e.full = true
		return
	}
	i := slices.IndexFunc(moves, func(other Played) bool { return other.Move == p.Move })
	if i < 0 {
		e.played[key] = append(moves, p)
		return
	}
	moves[i].add(p)
}

// At returns what was played in a position, what was played most first. Known is false if games may
// have come there all the same, since the position was left out.
func (e *Explorer) At(p chess.Position) (moves []Played, known bool) {
	board, err := fast.NewProved(p)
	if err != nil {
		return nil, true
	}
	moves, known = e.played[board.Key()]
	moves = slices.Clone(moves)
	slices.SortFunc(moves, func(a, b Played) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Move.String(), b.Move.String()))
	})
	return moves, known || !e.full
}
