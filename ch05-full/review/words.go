// words.go says what is wrong with a bad move, where that is certain.

package review

import (
	"fmt"
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/mates"
	"mateinfive/ch05-full/motif"
	"mateinfive/ch05-full/notation"
)

// horizon is how many moves of a line are looked at first: what happens soon explains best. If that
// says nothing, a deep search is trusted further, up to the last moves: those are guesswork.
const (
	horizon   = 10
	guesswork = 2
)

// words says what is wrong with the i-th move of a game: line and next are what is expected
// before and after it. It is the first sentence that is certain, or "".
func words(plies []chess.Ply, i int, line, next engine.Line) string {
	p, m := plies[i].Before, plies[i].Move
	asked := append([]func() string{
		func() string { return stalemate(plies[i]) },
		func() string { return mate("It allows", plies[i].After(), m, next.Score) },
		func() string { return mate("It misses", p, m, line.Score) },
	}, sentences(plies, i, line, next, horizon)...)
	if far := min(line.Depth, next.Depth+1) - guesswork; far > horizon {
		asked = append(asked, sentences(plies, i, line, next, far)...)
	}
	return firstCertain(asked)
}

// firstCertain returns the first sentence that is not "", and asks no further.
func firstCertain(sentences []func() string) string {
	for _, sentence := range sentences {
		if text := sentence(); text != "" {
			return text
		}
	}
	return ""
}

// sentences are what could be said about a move, in this order, by the first moves of both lines:
// far is how many. Each is "" where it is not certain.
func sentences(plies []chess.Ply, i int, line, next engine.Line, far int) []func() string {
	p := plies[i].Before
	m := plies[i].Move
	after := plies[i].After()
	best := untilOver(p, line.Moves[:min(far, len(line.Moves))])
	answer := untilOver(after, next.Moves[:min(far-1, len(next.Moves))])
	played := append([]chess.Move{m}, answer...)
	g := gap{
		drop:  int(min(line.Score, 1500) - max(-next.Score, -1500)),
		swing: motif.Exchange(p, best, p.SideToMove).Net() - motif.Exchange(p, played, p.SideToMove).Net(),
	}
	punished := sync.OnceValue(func() course { return settle(p, played, 1, far, g) })
	better := sync.OnceValue(func() course { return settle(p, best, 0, far, g) })
	free := "It leaves %s: %s takes it for nothing."
	if i > 0 && plies[i-1].Captured() != nil && plies[i-1].Move.To == best[0].To {
		free = "It does not retake: %[2]s."
	}
	return []func() string{
		func() string { return punished().fork("It allows") },
		func() string { return punished().pin() },
		func() string { return punished().skewer("It allows") },
		func() string { return punished().discovered("It allows") },
		func() string { return punished().overloaded("It leaves %s with too much to guard: %s.") },
		func() string { return punished().trapped() },
		func() string { return punished().free("It hangs %s: %s.") },
		func() string { return punished().costs("It loses", true) },
		func() string { return threat("It allows", after, answer, g) },
		func() string { return better().fork("It misses") },
		func() string { return better().skewer("It misses") },
		func() string { return better().discovered("It misses") },
		func() string { return better().free(free) },
		func() string { return better().overloaded("It does not see that %s has too much to guard: %s.") },
		func() string { return better().costs("It misses the win of", line.Score > 0) },
		func() string {
			if _, too := motif.Threat(p, m); too { // the move that was played threatens mate as well
				return ""
			}
			return threat("It misses", p, best, g)
		},
	}
}

// untilOver returns the moves of a line up to the end of the game: what an engine expects after a draw
// means nothing.
func untilOver(p chess.Position, line []chess.Move) []chess.Move {
	for i, m := range line {
		p.Make(m)
		if p.Termination() != chess.NotOver {
			return line[:i+1]
		}
	}
	return line
}

// stalemate is for a move after which the other side has none.
func stalemate(ply chess.Ply) string {
	if ply.Status() == chess.Stalemate {
		return "It is stalemate, and a draw."
	}
	return ""
}

// mateNames are what mates are called that a sentence is about, by how many moves they take.
var mateNames = [...]string{
	1: "mate", "mate in two", "mate in three", "mate in four",
}

// mate is for a mate that the engine has found and that was not played, if it can be proved.
func mate(verb string, p chess.Position, played chess.Move, s engine.Score) string {
	moves, ok := s.Mate()
	if !ok || moves < 1 || moves >= len(mateNames) {
		return ""
	}
	line := mates.Line(p, moves, 1_000_000)
	if line == nil || line[0] == played {
		return ""
	}
	name := mateNames[(len(line)+1)/2]
	last := p
	for _, m := range line[:len(line)-1] {
		last.Make(m)
	}
	if motif.BackRank(last, line[len(line)-1]) {
		name += " on the back rank"
	}
	return fmt.Sprintf("%s %s: %s.", verb, name, Moves(p, line))
}

// threat is for a line that begins with a threat of mate, against which something has to be given. What
// a capture takes explains more, and a piece that is captured at once threatens nothing.
func threat(verb string, p chess.Position, line []chess.Move, g gap) string {
	if len(line) == 0 || g.swing < 1 {
		return ""
	}
	takes := p.At(line[0].To) != nil
	isTaken := len(line) > 1 && line[1].To == line[0].To
	mate, ok := motif.Threat(p, line[0])
	if !ok || takes || isTaken {
		return ""
	}
	return fmt.Sprintf("%s a threat of mate: %s threatens %s.", verb,
		notation.Numbered(p, line[0]), notation.SAN(p.After(line[0]).Pass(), mate))
}
