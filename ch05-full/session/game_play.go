// game_play.go plays moves in the game in hand: a move at once, in two steps, or several in a line.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// isOwn reports whether a piece of the side to move stands on a square.
func (g *game) isOwn(sq chess.Square) bool { return isOwn(g.position(), sq) }

// isOwn reports whether a piece of the side to move stands on a square.
func isOwn(p chess.Position, sq chess.Square) bool {
	piece := p.At(sq)
	return piece != nil && piece.Color() == p.SideToMove
}

// holdsPawn reports whether the piece in hand is a pawn.
func (g *game) holdsPawn() bool {
	p := g.at.Game.At(g.touched)
	return p != nil && p.Type() == chess.TypePawn
}

// touch takes one step of a move in two: it takes a piece in hand, or lets it go. If the square is
// where the piece in hand is to go, moves is true.
func (g *game) touch(sq chess.Square) (m chess.Move, moves bool) {
	switch {
	case sq == g.touched:
		g.letGo()
		g.say("you let go of %s", sq)
	case g.isOwn(sq):
		g.letGo()
		g.touched = sq
		g.showMoves(sq)
	default:
		return chess.Move{From: g.touched, To: sq}, true
	}
	return chess.Move{}, false
}

// refuseMove returns why no new move may be played here, or nil.
func (g *game) refuseMove() error { return cmp.Or(g.at.Over(), g.refuseElsewhere()) }

// refuseElsewhere returns an error if we look back while the clock runs: nothing is played there.
func (g *game) refuseElsewhere() error {
	if g.clock == nil || g.paused || g.at.IsLast() || !g.at.InPlay() {
		return nil
	}
	return errors.New("you look back while the game goes on and its clock runs: last goes to where it stands")
}

// knows reports whether a move is one with which the game goes on from here already.
func (g *game) knows(m chess.Move) bool { return g.at.Knows(m) }

// canPlay reports whether a move may be played here as a new one.
func (g *game) canPlay(m chess.Move) bool {
	p := g.position()
	return !g.knows(m) && g.refuseMove() == nil && p.Refusal(m) == nil
}

// play plays a move, along the tree or as a new one, and says it. The error says why not and what to
// try instead, or is [chess.ErrPromotion] if the player has yet to say what the pawn becomes.
func (g *game) play(m chess.Move) (isNew bool, err error) {
	if g.knows(m) {
		return false, g.stepTo(g.at.Node.Add(m))
	}
	if err := g.refuseMove(); err != nil {
		return false, err
	}
	err = g.at.Game.Play(m)
	if errors.Is(err, chess.ErrPromotion) {
		g.touched = m.From
		return false, err
	}
	if err != nil {
		g.refused = m.String()
		return false, g.withExamples(err, m.From, m.To)
	}
	g.note(m)
	g.sayNewMove()
	return true, nil
}

// playLine plays several moves, along the tree or as new ones, and says them as one: all of them or,
// if wrong says what is wrong with one, none.
func (g *game) playLine(line []chess.Move, wrong error) error {
	if err := g.refuseMove(); err != nil {
		return err
	}
	if wrong != nil {
		return fmt.Errorf("%w; none of the line was played", wrong)
	}
	for _, m := range line {
		if g.knows(m) {
			g.goTo(g.at.Node.Add(m))
			continue
		}
		if err := g.at.Game.Play(m); err != nil {
			return err
		}
		g.note(m)
	}
	g.say("played: %s", lastOf(g.at.Plies(), len(line)))
	return nil
}

// note adds a move to the tree that the game has just played.
func (g *game) note(m chess.Move) {
	g.edit()
	g.arrive()
	g.at.Note(m)
	g.pressClock()
}

// sayNewMove says the move that was just played, and that a variation begins with it if one does.
func (g *game) sayNewMove() {
	g.sayMove()
	if g.at.Node != g.at.Node.Variation() {
		return
	}
	text := "this begins a variation: out goes back to the line"
	if name := g.seats.Players[g.at.Game.Turn()]; name != "" {
		text += fmt.Sprintf(", and go has %s answer here", name)
	}
	g.say("%s", text)
}

// refuse returns why the move that was typed cannot be played and what to try instead, or nil if it
// can or has yet to say what a pawn becomes.
func (g *game) refuse(r reading) error {
	switch {
	case r.err == nil:
		return nil
	case errors.Is(r.err, chess.ErrSquare):
		return g.withExamples(r.err, r.squares...)
	case g.refuseMove() != nil: // whatever else is wrong with the move
		return g.refuseMove()
	case errors.Is(r.err, chess.ErrPromotion):
		return nil
	case errors.Is(r.err, notation.ErrAmbiguous): // it names the moves
		return r.err
	}
	g.refused = r.text
	return g.withExamples(r.err, r.squares...)
}

// withExamples adds to an error what can be played in place of a move about some squares, or with the
// piece in hand.
func (g *game) withExamples(err error, squares ...chess.Square) error {
	return fmt.Errorf("%w%s", err, g.examples(squares...))
}

// examples names two moves that can be played right now, with the piece in hand if there is one, or
// about some squares.
func (g *game) examples(squares ...chess.Square) string {
	about := append([]chess.Square{g.touched}, squares...)
	found := notation.Examples(g.position(), about...)
	if len(found) == 0 || g.at.Over() != nil {
		return ""
	}
	return "; for example " + strings.Join(found, " or ")
}
