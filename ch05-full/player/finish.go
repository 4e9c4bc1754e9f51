// finish.go has careful win a game that is won: it goes in no circles, and drives a king that is
// alone into a corner.

package player

import "mateinfive/ch05-full/chess"

// unrepeated leaves out the moves to positions that have stood so many times in the game, if the
// side to move is ahead and has any others.
func unrepeated(r Request, p chess.Position, moves []chess.Move, times int) []chess.Move {
	if Balance(p, p.SideToMove) <= 0 {
		return moves
	}
	stood, q := map[chess.Key]int{}, r.Start
	for _, m := range r.Moves {
		stood[q.Key()]++
		q.Make(m)
	}
	var found []chess.Move
	for _, m := range moves {
		if stood[p.After(m).Key()] < times {
			found = append(found, m)
		}
	}
	if len(found) == 0 {
		return moves
	}
	return found
}

// isAlone reports whether a side has nothing but its king.
func isAlone(p *chess.Position, side chess.Color) bool {
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := p.At(s); piece != nil && piece.Color() == side && piece.Type() != chess.TypeKing {
			return false
		}
	}
	return p.King(side) != chess.NoSquare
}

// cornering returns those of some moves of p that leave a king that is alone the least room, and
// of those the ones with the kings nearest to each other.
func cornering(p chess.Position, moves []chess.Move) []chess.Move {
	side := p.SideToMove
	if !isAlone(&p, side.Other()) || p.King(side) == chess.NoSquare {
		return moves
	}
	return best(moves, func(m chess.Move) int {
		after := p.After(m)
		one, other := after.King(side), after.King(side.Other())
		apart := max(abs(one.File()-other.File()), abs(one.Rank()-other.Rank()))
		return -8*room(after.Board, other, side) - apart
	})
}

// room returns on how many squares a king can come to stand in any number of moves, if the other
// side's pieces stay where they are.
func room(b chess.Board, king chess.Square, by chess.Color) int {
	piece := b.At(king)
	b.Set(king, nil) // it hides nothing
	seen, list := map[chess.Square]bool{king: true}, []chess.Square{king}
	for i := 0; i < len(list); i++ {
		for s := chess.A1; s <= chess.H8; s++ {
			if !seen[s] && b.At(s) == nil && piece.IsValid(&b, list[i], s) && len(b.Attackers(s, by)) == 0 {
				seen[s], list = true, append(list, s)
			}
		}
	}
	return len(list)
}

func abs(n int) int { return max(n, -n) }
