// given_crooked.go is the three crooked writers of task SANCases. If you want to
// hunt, stop here: the comments say what is wrong with each.

package exercises

import (
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// crookedWriters are the three, by name. Each has one mistake, and in all the
// rest asks the real writer.
var crookedWriters = []struct {
	name    string
	mistake string
	san     func(p chess.Position, m chess.Move) string
}{
	{"writer A", "takes a twin for a rival that may not go there", shySAN},
	{"writer B", "looks at the first rival that it finds, and at no other", hastySAN},
	{"writer C", "asks only the piece that was moved whether it gives check", proudSAN},
}

// shySAN is writer A. It asks a twin how it moves, and not whether it may: one
// that is pinned is a rival as well.
func shySAN(p chess.Position, m chess.Move) string {
	var rivals []chess.Square
	for _, from := range twins(&p, m) {
		if p.At(from).IsValid(&p.Board, from, m.To) {
			rivals = append(rivals, from)
		}
	}
	return withOrigin(p, m, origin(m.From, rivals))
}

// hastySAN is writer B. It finds a rival, tells the two pieces apart, and is
// content: there might be a third.
func hastySAN(p chess.Position, m chess.Move) string {
	rivals := legalTwins(&p, m)
	return withOrigin(p, m, origin(m.From, rivals[:min(1, len(rivals))]))
}

// proudSAN is writer C. Where the piece that was moved does not attack the king,
// there is no sign, even if another piece gives check or mates.
func proudSAN(p chess.Position, m chess.Move) string {
	text := notation.SAN(p, m)
	after := p.After(m)
	if slices.Contains(after.Checkers(after.SideToMove), m.To) {
		return text
	}
	return strings.TrimRight(text, "+#")
}

// twins returns where other pieces of the same kind and color stand as the one
// that moves.
func twins(p *chess.Position, m chess.Move) []chess.Square {
	var found []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if s != m.From && p.At(s) == p.At(m.From) {
			found = append(found, s)
		}
	}
	return found
}

// legalTwins returns the twins that may go to the same square.
func legalTwins(p *chess.Position, m chess.Move) []chess.Square {
	var found []chess.Square
	for _, from := range twins(p, m) {
		if p.IsLegal(chess.Move{From: from, To: m.To}) {
			found = append(found, from)
		}
	}
	return found
}

// origin returns what tells a piece from its rivals, by the rules: nothing if it
// has none, then its file, its rank, or both.
func origin(from chess.Square, rivals []chess.Square) string {
	onFile, onRank := false, false
	for _, s := range rivals {
		onFile = onFile || s.File() == from.File()
		onRank = onRank || s.Rank() == from.Rank()
	}
	name := from.String()
	switch {
	case len(rivals) == 0:
		return ""
	case !onFile:
		return name[:1]
	case !onRank:
		return name[1:]
	default:
		return name
	}
}

// withOrigin returns the text of a move with another origin in it. Pawns and
// castlings have none to be changed.
func withOrigin(p chess.Position, m chess.Move, origin string) string {
	text := notation.SAN(p, m)
	if p.At(m.From).Type() == chess.TypePawn || strings.HasPrefix(text, "O") {
		return text
	}
	letter, target := text[:1], text[strings.LastIndex(text, m.To.String()):]
	if p.At(m.To) != nil {
		target = "x" + target
	}
	return letter + origin + target
}
