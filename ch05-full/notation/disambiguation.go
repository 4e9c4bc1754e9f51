// disambiguation.go tells two pieces apart that could go to the same square.

package notation

import "mateinfive/ch05-full/chess"

// disambiguation returns what has to stand after the letter of the piece so that
// no other move is meant. That is nothing, as long as no rival can go to the same
// square: another piece of its kind and color, by a legal move. Otherwise it is
// the file that the piece comes from; where a rival comes from that file too, it
// is the rank; and where the rank does not tell them apart either, it is both.
func disambiguation(p *chess.Position, m chess.Move) string {
	rivals, onFile, onRank := false, false, false
	for from := chess.A1; from <= chess.H8; from++ {
		isTwin := from != m.From && p.At(from) == p.At(m.From)
		if !isTwin || !p.IsLegal(chess.Move{From: from, To: m.To}) {
			continue
		}
		rivals = true
		onFile = onFile || from.File() == m.From.File()
		onRank = onRank || from.Rank() == m.From.Rank()
	}
	square := m.From.String()
	switch {
	case !rivals:
		return ""
	case !onFile:
		return square[:1]
	case !onRank:
		return square[1:]
	default:
		return square
	}
}
