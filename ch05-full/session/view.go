// view.go draws the boards that are to be shown, and is what the table shows of them.

package session

import (
	"fmt"
	"maps"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/internal/guard"
)

// A view draws boards. On the table the board has its place, and what is drawn there is the scene.
type view struct {
	onTable bool
	marks   Marks        // on the board of the table
	exhibit *chess.Board // another board that the table shows for a moment, or nil

	bishops  func(b *chess.Board) (dark chess.Color, ok bool) // the task OppositeBishops
	patience time.Duration                                    // with it
	leftOut  bool                                             // it did not come back: it is not asked again
}

// clear takes away what the table has shown for a moment.
func (v *view) clear() {
	v.exhibit = nil
	v.marks = nil
}

// draw returns what is said with the pictures in it drawn.
func (v *view) draw(said []Text, look Look) []Text {
	var drawn []Text
	for _, t := range said {
		if t.picture == nil {
			drawn = append(drawn, t)
			continue
		}
		drawn = append(drawn, v.drawPicture(*t.picture, look)...)
	}
	return drawn
}

func (v *view) drawPicture(p picture, look Look) (drawn []Text) {
	marks := p.marks
	if !p.exhibit {
		marks = Marks{}
		maps.Copy(marks, p.drawn)
		maps.Copy(marks, withCheck(p.position, p.marks))
	}
	switch {
	case !v.onTable:
		text := look.Draw(board(&p.position.Board, marks), 1)
		drawn = append(drawn, Text{Text: text, Ready: true})
	case p.exhibit:
		v.exhibit = &p.position.Board
		v.marks = nil
	default:
		v.marks = p.marks
	}
	if p.exhibit {
		return drawn
	}
	if below := v.below(p.position.Board); below != "" {
		drawn = append(drawn, Text{Text: below})
	}
	return drawn
}

// below returns what the task OppositeBishops says below a board, once that is written and as long
// as it comes back. The board is a copy: the learner's code may change it.
func (v *view) below(b chess.Board) string {
	if v.leftOut {
		return ""
	}
	var dark chess.Color
	var ok bool
	failure := guard.Run(v.patience, func() { dark, ok = v.bishops(&b) })
	switch {
	case failure == nil && ok:
		return fmt.Sprintf("opposite-colored bishops: %s's goes on dark squares", dark)
	case failure == nil, failure.Unwritten() != "":
		return ""
	case failure.Kind == guard.Late:
		v.leftOut = true
		return fmt.Sprintf("%v From now on it is left out.", failure)
	default:
		return failure.Error()
	}
}

// withCheck adds to some marks that of a king in check, where no other mark stands.
func withCheck(p chess.Position, m Marks) Marks {
	all := Marks{}
	if p.InCheck(p.SideToMove) {
		all[p.King(p.SideToMove)] = look.Check
	}
	maps.Copy(all, m)
	return all
}

// tableBoard returns the board of the table: where a game stands, with the move that led there, or
// another that is shown for a moment. What is drawn on the board comes next, and the early marks, of a
// move that waits, stand on top.
func (v *view) tableBoard(p chess.Position, last chess.Move, isMove bool, drawn, early Marks) Board {
	if v.exhibit != nil {
		return board(v.exhibit, nil)
	}
	marks := Marks{}
	if isMove {
		marks[last.From] = look.Last
		marks[last.To] = look.Last
	}
	maps.Copy(marks, drawn)
	maps.Copy(marks, withCheck(p, v.marks))
	maps.Copy(marks, early)
	return board(&p.Board, marks)
}
