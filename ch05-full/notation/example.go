// example.go names moves that can be played, for a player who has typed one that cannot.

package notation

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// Examples returns two legal moves in SAN, or as many as there are: first those from or to one of
// these squares, then those that one begins a game with.
func Examples(p chess.Position, squares ...chess.Square) (found []string) {
	usual := []chess.Square{chess.G8, chess.E7, chess.G1, chess.E2} // the best last, as none is -1
	place := func(m chess.Move) int {
		if i := slices.IndexFunc(squares, func(sq chess.Square) bool { return m.From == sq || m.To == sq }); i >= 0 {
			return i - 100
		}
		return -slices.Index(usual, m.From)
	}
	legal := p.LegalMoves()
	slices.SortStableFunc(legal, func(a, b chess.Move) int { return place(a) - place(b) })
	for _, m := range legal[:min(2, len(legal))] {
		found = append(found, SAN(p, m))
	}
	return found
}
