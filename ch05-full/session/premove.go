// premove.go is a move that the person types or clicks while a player of the program thinks: it waits,
// and is played when the turn of the person has come, if it is legal then.

package session

import (
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
)

// A premove is a move of the person that waits for its turn. Nothing is known of it but what was
// typed: whether it is legal shows when the other side has moved.
type premove struct {
	voice
	onTable bool // its status has a row of its own

	text   string       // the move as it was typed, or "" for none
	move   chess.Move   // what that would be now, to be shown, or the zero move
	from   chess.Square // where the piece stands that is in hand, or NoSquare
	number int          // of the request that it waits for
}

// clear takes the move away.
func (p *premove) clear() {
	p.text = ""
	p.move = nullMove
	p.from = chess.NoSquare
}

// waitFor takes the move away if it has waited for another request than the one of this number, or
// 0 where no player thinks.
func (p *premove) waitFor(number int) {
	if p.number != number {
		p.takeBack()
	}
	p.number = number
}

// holds reports whether a move waits, or a piece for one is in hand.
func (p *premove) holds() bool { return p.text != "" || p.from != chess.NoSquare }

// set has a move wait, in the place of any other.
func (p *premove) set(text string, m chess.Move) {
	p.clear()
	p.text = text
	p.move = m
	if !p.onTable {
		p.say("%s", p.status())
	}
}

// take returns the text of the move that has waited, or "", as the turn of the person has come.
func (p *premove) take() (text string) {
	text = p.text
	p.clear()
	return text
}

// isStep reports whether a square that is typed is a step of a move in two: a piece is in hand, or one
// of the person stands there. Otherwise it may be the move of a pawn.
func (p *premove) isStep(sq chess.Square, b chess.Position) bool {
	return p.from != chess.NoSquare || isOwn(b, sq)
}

// touch takes one step of a move in two, on a board where it is the turn of the person, and reports
// whether a piece is in hand then.
func (p *premove) touch(sq chess.Square, b chess.Position) (holds bool) {
	switch {
	case sq == p.from:
		p.clear()
		p.say("you let go of %s", sq)
	case isOwn(b, sq):
		p.takeBack()
		p.from = sq
	case p.from != chess.NoSquare:
		m := chess.Move{From: p.from, To: sq}
		p.set(m.String(), m)
	default: // as on other boards
		p.takeBack()
	}
	return p.from != chess.NoSquare
}

// takeBack takes away what waits, or is in hand, and says it.
func (p *premove) takeBack() {
	if p.text != "" {
		p.say("%s waits no more", p.text)
	}
	p.clear()
}

// status says what waits, for the row of status, or is "".
func (p *premove) status() string {
	if p.text == "" {
		return ""
	}
	return fmt.Sprintf("%s waits for your turn; Esc takes it away", p.text)
}

// marks returns the squares of the move that waits, or of the piece in hand.
func (p *premove) marks() Marks {
	m := Marks{}
	if p.from != chess.NoSquare {
		m[p.from] = look.Own
	}
	if p.move != nullMove {
		m[p.move.From] = look.Own
		m[p.move.To] = look.Move
	}
	return m
}
