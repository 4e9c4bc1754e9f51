// discovered.go finds discovered attacks.

package motif

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Discovered returns which piece a legal move of p uncovers, and the squares of the enemy pieces that it
// attacks now and did not attack before, from a1 to h8. Each is the king, or could be taken at a gain.
// Pawns do not count. If the move discovers nothing, by is [chess.NoSquare].
func Discovered(p chess.Position, m chess.Move) (by chess.Square, attacked []chess.Square) {
	side := p.SideToMove
	after := p.After(m)
	again := after.Pass()
	isNew := func(from, to chess.Square) bool {
		stoodThere := from != m.To && p.At(from) == after.At(from)
		return stoodThere && !slices.Contains(p.Attackers(to, side), from)
	}
	found := map[chess.Square][]chess.Square{}
	for _, checker := range after.Checkers(side.Other()) {
		if king := after.King(side.Other()); isNew(checker, king) {
			found[checker] = append(found[checker], king)
		}
	}
	for _, capture := range again.LegalMoves() {
		target := again.At(capture.To)
		if target == nil || target.Type() == chess.TypePawn || !isNew(capture.From, capture.To) {
			continue
		}
		if gains(again, capture) {
			found[capture.From] = append(found[capture.From], capture.To)
		}
	}
	for from := chess.A1; from <= chess.H8; from++ {
		if len(found[from]) > 0 {
			slices.Sort(found[from])
			return from, slices.Compact(found[from])
		}
	}
	return chess.NoSquare, nil
}
