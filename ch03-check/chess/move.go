// move.go is a move as two squares, and how people write it.

package chess

import (
	"fmt"
	"regexp"
)

// A Move takes the piece on From and puts it on To. The zero Move goes from a1
// to a1 and so is no move at all.
type Move struct {
	From, To Square
}

// String returns the two squares, such as "e2e4".
func (m Move) String() string { return m.From.String() + m.To.String() }

// ParseMove reads what [Move.String] writes, and nothing else. The error wraps
// [ErrMove].
func ParseMove(text string) (Move, error) {
	if len(text) == 4 {
		from, fromErr := ParseSquare(text[:2])
		to, toErr := ParseSquare(text[2:])
		if m := (Move{From: from, To: to}); fromErr == nil && toErr == nil && m.String() == text {
			return m, nil
		}
	}
	return Move{}, fmt.Errorf("%w: %s (a move names two squares, such as e2e4)", ErrMove, Quote(text))
}

// moveForm is how people write a move: e2e4, "e2 e4", e2-e4, e2xd3, and as chess
// books have it, Ng1-f3 and Qf3xf7#. The groups are the piece letter and the two
// squares, which may still lie off the board.
var moveForm = regexp.MustCompile(`^([KQRBN]?)([a-zA-Z][0-9])(?: | ?[x–-] ?)?([a-zA-Z][0-9])[+#]?$`)

// ReadMove reads a move as people write it: "e2e4", "e2 e4", "e2-e4" or
// "Ng1-f3". It does not ask whether the piece moves like that, but if the text
// names a piece, it must be the one that stands there. The error wraps [ErrMove]
// if the text is not written like a move, and [ErrSquare] if it is, but one of
// its squares does not exist.
func (p Position) ReadMove(text string) (Move, error) {
	found := moveForm.FindStringSubmatch(text)
	if found == nil {
		return Move{}, fmt.Errorf("%w: %s (a move names two squares, such as e2e4)", ErrMove, Quote(text))
	}
	letter := found[1]
	from, err := ParseSquare(found[2])
	if err != nil {
		return Move{}, err
	}
	to, err := ParseSquare(found[3])
	if err != nil {
		return Move{}, err
	}
	if mover := p.At(from); letter != "" && mover != nil && mover.Type() != PieceType(letter[0]) {
		return Move{}, fmt.Errorf("that is no %s on %s, it is a %s", PieceType(letter[0]), from, mover.Type())
	}
	return Move{From: from, To: to}, nil
}
