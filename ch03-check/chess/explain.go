// explain.go says at length why a king forbids a move.

package chess

import (
	"fmt"
	"slices"
)

// Explain says whether m may be played, and if it may not, why. Where a king
// forbids it, it names the pin or the check, the attacker and the line. It
// answers in any position, after the end of the game too: why the king cannot
// capture its attacker is a good question.
func (p Position) Explain(m Move) string {
	switch p.judge(m) {
	case noReason:
		return fmt.Sprintf("%s is legal", m)
	case leavesKing:
		return p.explainKing(m)
	default:
		return p.Refusal(m).Error()
	}
}

// explainKing explains a move after which the mover's own king is attacked.
func (p *Position) explainKing(m Move) string {
	after := p.After(m)
	king, before := after.King(p.SideToMove), p.Checkers(p.SideToMove)
	attacker := after.Checkers(p.SideToMove)[0]
	line := lineText(attacker, king)
	switch {
	case m.To == king:
		return fmt.Sprintf("%s attacks %s%s", after.Names(attacker), m.To, line)
	case slices.Contains(before, attacker):
		return p.explainCheck(king, before)
	case p.At(m.From).Type() == TypeKing: // of a side that has two
		return fmt.Sprintf("without %s %s attacks %s%s", p.Names(m.From), p.Names(attacker), p.Names(king), line)
	default:
		return fmt.Sprintf("%s is pinned: without it %s attacks %s%s", p.Names(m.From), p.Names(attacker), p.Names(king), line)
	}
}

// explainCheck says who gives check to the king, and what would help. Against
// two at once only the king can do something, and there is a square to step on
// only if the attacker comes along a line and from afar.
func (b *Board) explainCheck(king Square, checkers []Square) string {
	if len(checkers) > 1 {
		return fmt.Sprintf("%s give check to %s: nothing stops both at once, so the king must move",
			b.Names(checkers...), b.Names(king))
	}
	attacker, line := b.Names(checkers[0]), lineText(checkers[0], king)
	if line == "" {
		return fmt.Sprintf("%s gives check to %s: move the king or capture %s", attacker, b.Names(king), attacker)
	}
	return fmt.Sprintf("%s gives check to %s%s: move the king, capture %s, or put a piece between",
		attacker, b.Names(king), line, attacker)
}

// lineText names the squares between an attacker and a king: " over e6 e7", or
// nothing if they are neighbors or a knight is the attacker. A square is between
// the two if a piece on it would stand in the way.
func lineText(attacker, king Square) string {
	text := ""
	for s := A1; s <= H8; s++ {
		var b Board
		b.Set(s, Pawn{})
		if b.blocker(attacker, king) == s {
			text += " " + s.String()
		}
	}
	if text == "" {
		return ""
	}
	return " over" + text
}
