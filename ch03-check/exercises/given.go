// given.go is what the exercises give you: the form of two answers, and the two
// crooked rules of task MateWitnesses. There is nothing to write here.

package exercises

import "mateinfive/ch03-check/chess"

// A Pin is a piece that may not leave a line, because an enemy stands at one
// end of it and its own king at the other.
type Pin struct {
	Pinned chess.Square   // the piece that must stay on the line
	Pinner chess.Square   // the enemy rook, bishop or queen at the far end
	Line   []chess.Square // the empty squares between, the nearest to the king first
}

// Ways are the ways out of check, by the three questions that a player asks.
type Ways struct {
	Flee    []chess.Move // Can the king go away? All moves of the king, captures too.
	Capture []chess.Move // Can another piece take the attacker?
	Block   []chess.Move // Can another piece step between the two?
}

// KingOnlyMate is the first crooked rule: it calls it mate if the king of side
// is in check and has no legal move.
func KingOnlyMate(b *chess.Board, side chess.Color) bool {
	p := chess.Position{Board: *b, SideToMove: side}
	king := p.King(side)
	for to := chess.A1; to <= chess.H8; to++ {
		if p.IsLegal(chess.Move{From: king, To: to}) {
			return false
		}
	}
	return p.InCheck(side)
}

// GhostMate is the second crooked rule. It calls it mate if the king of side is
// in check and no move of any piece helps, which is right. To see whether a
// move helps it puts the piece on its new square and looks at the king, which
// is right too. But it does not take the piece off its old square.
func GhostMate(b *chess.Board, side chess.Color) bool {
	for from := chess.A1; from <= chess.H8; from++ {
		if p := b.At(from); p == nil || p.Color() != side {
			continue
		}
		for _, to := range b.Reach(from) {
			if ghostHelps(b, chess.Move{From: from, To: to}) {
				return false
			}
		}
	}
	return b.InCheck(side)
}

// ghostHelps reports whether the king of the moving side looks safe while the
// piece stands on both squares of its move.
func ghostHelps(b *chess.Board, m chess.Move) bool {
	p, target := b.At(m.From), b.At(m.To)
	if target != nil && target.Type() == chess.TypeKing {
		return false
	}
	king := b.King(p.Color())
	if m.From == king {
		king = m.To
	}
	haunted := *b
	haunted.Set(m.To, p)
	return len(haunted.Attackers(king, p.Color().Other())) == 0
}
