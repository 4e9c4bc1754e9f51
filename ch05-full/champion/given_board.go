// given_board.go chooses the board on which a search makes its moves.
// There is nothing to write here.

package champion

import (
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
)

// seat returns the board on which to search: the fast one, once Fast is written, or p itself.
// That is left where the fast one does not play by the rules yet, or does not know one of the
// pieces. On the fast one Seen begins anew, by its hashes. On p the key is kept, once Rekey is
// written.
func (s *Search) seat(p *chess.Position) Board {
	if !s.On("fast") || fast.Proved() != nil {
		return s.keeper(p)
	}
	board, err := Fast(*p)
	if err != nil {
		return s.keeper(p)
	}
	clear(s.Seen) // each board has hashes of its own
	for _, before := range s.past {
		if b, err := Fast(before); err == nil {
			s.Seen[Hash(b)]++
		}
	}
	return board
}
