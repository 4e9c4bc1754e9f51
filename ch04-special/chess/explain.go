// explain.go says at length why a king forbids a move.

package chess

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// Explain says whether m may be played, and if it may not, why. Where a king
// forbids it, it names the pin or the check, the attacker and the line. It still
// answers when the game is over: why the king cannot take is a good question.
func (g *Game) Explain(m Move) string {
	err := g.moveRefusal(m)
	switch {
	case err == nil:
		return fmt.Sprintf("%s is legal", m)
	case errors.Is(err, ErrLeavesKing):
		return g.position.explainKing(m)
	default:
		return err.Error()
	}
}

// explainKing explains a move after which the own king is attacked.
func (p *Position) explainKing(m Move) string {
	side := p.At(m.From).Color()
	after := p.After(m)
	king, before := after.King(side), p.Checkers(side)
	attacker := after.Checkers(side)[0]
	line := lineText(attacker, king)
	switch {
	case m.To == king:
		return fmt.Sprintf("%s attacks %s%s", after.name(attacker), m.To, line)
	case slices.Contains(before, attacker):
		return p.explainCheck(king, before)
	case p.isEnPassant(m) && !p.shields(m.From):
		return fmt.Sprintf("capturing en passant takes both pawns off their squares: then %s attacks %s%s", p.name(attacker), p.name(king), line)
	default:
		return fmt.Sprintf("%s is pinned: without it %s attacks %s%s", p.name(m.From), p.name(attacker), p.name(king), line)
	}
}

// shields reports whether the piece on s stands between its king and an attacker:
// without it the king would be attacked.
func (b Board) shields(s Square) bool {
	side := b.At(s).Color()
	b.Set(s, nil)
	return b.InCheck(side)
}

// explainCheck says who gives check to the king, and what would help. Against
// two at once only the king can do something, and there is a square to step on
// only if the attacker comes along a line and from afar.
func (b *Board) explainCheck(king Square, checkers []Square) string {
	if len(checkers) > 1 {
		return fmt.Sprintf("%s give check to %s: nothing stops both at once, so the king must move",
			b.names(checkers), b.name(king))
	}
	attacker, line := b.name(checkers[0]), lineText(checkers[0], king)
	if line == "" {
		return fmt.Sprintf("%s gives check to %s: move the king or capture %s", attacker, b.name(king), attacker)
	}
	return fmt.Sprintf("%s gives check to %s%s: move the king, capture %s, or put a piece between",
		attacker, b.name(king), line, attacker)
}

// lineText names the squares between an attacker and a king: " over e7 e6", or
// nothing if they are neighbors or a knight is the attacker.
func lineText(attacker, king Square) string {
	var names []string
	for _, s := range between(attacker, king) {
		names = append(names, s.String())
	}
	if len(names) == 0 {
		return ""
	}
	return " over " + strings.Join(names, " ")
}
