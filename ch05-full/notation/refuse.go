// refuse.go says in words why a text means no legal move, or more than one.

package notation

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
)

// refuse returns the error for hints that leave no legal move. Where one piece is
// meant, or one of several moves like that at all, it says what speaks against its
// move. If nothing but the promotion is missing or wrong, the move comes with the
// error.
func refuse(p *chess.Position, h hints) (chess.Move, error) {
	all := candidates(p, h)
	var near []chess.Move
	for _, m := range all {
		if m, err := judged(p, m); errors.Is(err, chess.ErrPromotion) {
			return m, err
		}
		if p.At(m.From).IsValid(&p.Board, m.From, m.To) {
			near = append(near, m)
		}
	}
	var reason error
	switch {
	case len(all) == 0:
		reason = fmt.Errorf("there is no %s %s", p.SideToMove, h.mover())
	case len(all) == 1:
		reason = p.Refusal(all[0])
	case len(near) > 0:
		reason = fmt.Errorf("from %s: %w", near[0].From, p.Refusal(near[0]))
	default:
		reason = fmt.Errorf("no %s can go to %s", h.mover(), h.to.inWords())
	}
	if captures := forgottenFile(p, h); len(captures) > 0 {
		reason = fmt.Errorf("%w (a pawn that captures names its file: %s)", reason, either(p, captures))
	}
	return chess.Move{}, illegal{reason}
}

// forgottenFile returns the captures that may have been meant by a pawn's move on
// its own file.
func forgottenFile(p *chess.Position, h hints) []chess.Move {
	if h.piece != chess.TypePawn || h.from.file != h.to.file {
		return nil
	}
	h.from.file = unknown
	return legal(p, candidates(p, h))
}

// nothingToCapture returns the error for an x where nothing is captured by the moves,
// which all go to the same square.
func nothingToCapture(p *chess.Position, moves ...chess.Move) error {
	return illegal{fmt.Errorf("there is nothing to capture on %s; without the x it is %s", moves[0].To, either(p, moves))}
}

// ambiguous returns the error for hints that leave several legal moves.
func ambiguous(p *chess.Position, h hints, found []chess.Move) error {
	if h.captures && !captures(p, found[0]) {
		return nothingToCapture(p, found...)
	}
	return fmt.Errorf("%s is %w: %s", h, ErrAmbiguous, either(p, found))
}

// either lists moves for a sentence: "Nbd2, Nfd2 or N4d2".
func either(p *chess.Position, moves []chess.Move) string {
	var sb strings.Builder
	for i, m := range moves {
		switch {
		case i == 0:
		case i == len(moves)-1:
			sb.WriteString(" or ")
		default:
			sb.WriteString(", ")
		}
		sb.WriteString(SAN(*p, m))
	}
	return sb.String()
}
