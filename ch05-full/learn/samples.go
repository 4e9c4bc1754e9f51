// samples.go takes positions to learn from out of the games of a file.
// There is nothing to write here.

package learn

import (
	"context"
	"errors"
	"io"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// Read returns the samples of each game of a PGN file, in the order of the file: one for each
// position of the main line that is quiet, with the counts of its terms. A game without a result
// has none, nor has one that begins in a position that is not valid. Of a position that comes
// several times the first alone counts, so that a game that stands in the file twice teaches
// nothing twice. The error is that of [pgn.Reader.Next] for the first game that cannot be read,
// and the games are those before it.
func Read(
	in io.Reader, name string, quiet func(*chess.Position) bool, terms func(champion.Board) []Term,
) (games [][]Sample, err error) {
	seen := make(map[uint64]bool)
	for r := pgn.NewReader(in, name); ; {
		g, err := r.Next()
		if errors.Is(err, io.EOF) {
			return games, nil
		}
		if err != nil {
			return games, err
		}
		var samples []Sample
		for _, ply := range plies(g) {
			p := &ply.Before
			if hash := champion.Hash(p); !seen[hash] && quiet(p) {
				seen[hash] = true
				samples = append(samples, Sample{Counts: counts(terms(p)), Points: points(g.Result, p.SideToMove)})
			}
		}
		games = append(games, samples)
	}
}

// plies returns the moves of a game that something can be learned from.
func plies(g *pgn.Game) []chess.Ply {
	if g.Result == chess.InPlay || g.Start.Validate() != nil {
		return nil
	}
	return g.Plies(g.Root.Line())
}

func counts(terms []Term) (counts []float64) {
	for _, term := range terms {
		counts = append(counts, term.Count)
	}
	return counts
}

// points returns what a side has got of a game.
func points(result chess.Outcome, side chess.Color) float64 {
	switch result {
	case chess.WinOf(side):
		return 1
	case chess.WinOf(side.Other()):
		return 0
	}
	return 0.5
}

// IsQuiet reports whether nothing is about to be captured: the side to move is in no check, and
// its best capture, as the champion's Quiet sees it, gains nothing. In other positions Eval is
// not what they are worth, and the search does not ask it.
func IsQuiet(p *chess.Position) bool {
	if p.InCheck(p.SideToMove) {
		return false
	}
	return search.Quiet(p, -champion.Mate, champion.Mate) == champion.Eval(p)
}

// search is for Quiet, which keeps nothing from one position to the next.
var search = champion.New(context.Background(), nil)

// Split holds the last two of each ten games back, so that what is learned can be tried on games
// that it has not come from. It goes by games, as two positions of one game are much alike, and
// by two of them, as in a match each opening is played twice.
func Split(games [][]Sample) (learned, held []Sample) {
	for i, samples := range games {
		if i%10 < 8 {
			learned = append(learned, samples...)
		} else {
			held = append(held, samples...)
		}
	}
	return learned, held
}
