// table.go keeps the board in its place on the screen, where the screen has room for it.

package terminal

import (
	"maps"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/screen"
	"mateinfive/internal/console"
)

// A table is what we know of the screen. While it is on, what the session says is not
// printed but stands below the board.
type table struct {
	on     bool
	said   strings.Builder // since the last line was typed
	size   [2]int          // of the window, when the table was drawn last
	first  int             // the answer that the page begins with
	prompt string          // as it was drawn last
	remark string          // what the player that thinks has said last
}

// draw draws the screen anew, or what has changed of it.
func (t *table) draw(a *arbiter, news bool) {
	if !t.on {
		return
	}
	content := t.content(a)
	switch {
	case !news && a.prompted:
		a.send(content.Ticks())
	case a.prompted && len(content.Prompt) == len(t.prompt): // what is typed has kept its place
		a.send(content.Update())
	default:
		a.send(content.Draw())
	}
	t.prompt = content.Prompt
}

// send sends text to the screen as it is.
func (a *arbiter) send(text string) {
	if _, err := a.out.Write([]byte(text)); err != nil && a.s.failed == nil {
		a.s.failed = err
	}
}

// look sees whether the screen has room for the table now: a window can change its size.
func (t *table) look(a *arbiter) {
	if a.o.size == nil {
		return
	}
	columns, rows, ok := a.o.size()
	on := a.s.live && ok && columns >= screen.Width && rows >= screen.Height
	if size := [2]int{columns, rows}; on && size != t.size {
		t.size = size
		a.prompted = false // the terminal has moved what stood there
	}
	if on == t.on {
		return
	}
	t.on, a.s.table = on, on
	a.prompted = false // it is to stand in the other form
	if !on {
		a.s.out = a.out
		a.send("\n")
		a.try(a.o.patience, func(s *session) error { s.draw(nil); return nil })
		a.send(t.said.String())
		t.clear()
		return
	}
	a.s.out = &t.said
	a.send(strings.Repeat("\n", rows)) // what stood there goes up, and is not lost
}

// clear forgets the answers to the line before.
func (t *table) clear() {
	t.said.Reset()
	t.first, t.remark = 0, ""
}

// wait says that a line takes its time.
func (t *table) wait(a *arbiter) {
	if t.on {
		content := t.content(a)
		content.Answers = []string{"at work; Ctrl-C ends it"}
		a.send(content.Draw())
	}
}

// turnPage reports whether a line asks for more of the answers: Enter alone does, where
// there are more.
func (t *table) turnPage(line string) bool {
	if !t.on || strings.TrimSpace(line) != "" || !t.hasMore() {
		return false
	}
	t.first += screen.Room() - 1
	return true
}

// hasMore reports whether answers follow that the page has no room for.
func (t *table) hasMore() bool { return len(t.answers())-t.first > screen.Room() }

// answers returns the lines that have been said.
func (t *table) answers() []string {
	text := strings.TrimSuffix(t.said.String(), "\n")
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}

// page returns the answers that there is room for.
func (t *table) page() []string {
	lines := t.answers()[min(t.first, len(t.answers())):]
	if len(lines) > screen.Room() {
		return append(slices.Clone(lines[:screen.Room()-1]), "-- Enter shows more --")
	}
	return lines
}

// content is what the table shows now. A learner may be at work on what it asks for.
func (t *table) content(a *arbiter) screen.Table {
	c, err := guarded(a.o.patience, func() screen.Table { return t.compose(a) })
	if err != nil {
		c = screen.Table{Board: new(chess.Board), Answers: append(t.page(), console.Printable(err.Error())), Prompt: "> "}
	}
	return c
}

// compose puts together what the table shows.
func (t *table) compose(a *arbiter) screen.Table {
	s := a.s
	p := s.game.Position()
	board, marks := &p.Board, s.withLast(withCheck(&p, s.shown))
	if s.exhibit != nil {
		board, marks = s.exhibit, nil
	}
	c := screen.Table{View: s.viewNow(), Board: board, Marks: marks, Answers: t.page(), Prompt: s.ask(), Cursor: len(s.at.Path()) - 1}
	if a.thinking != nil {
		c.Answers = append(slices.Clone(c.Answers), strings.TrimSpace(a.thinking.name+" thinks; Ctrl-C stops it "+t.remark))
		if len(c.Answers) > screen.Room() {
			c.Answers = c.Answers[1:]
		}
	}
	for side := range c.Sides {
		c.Sides[side] = s.sideOf(chess.Color(side))
	}
	c.Moves = s.moveRows()
	return c
}

// sideOf returns what the table shows of one player.
func (s *session) sideOf(side chess.Color) screen.Side {
	color := sideNames[side]
	shown := screen.Side{Name: known(s.tree.Tag(color), color), Clock: s.faceHere(side), ToMove: s.isToMove(side)}
	for _, ply := range s.captures() {
		if ply.Before.SideToMove == side {
			shown.Captured = append(shown.Captured, ply.Captured())
		}
	}
	p := s.game.Position()
	shown.Balance = worth(&p.Board, side) - worth(&p.Board, side.Other())
	return shown
}

// isToMove reports whether one waits for a side: whose clock runs, wherever in the game we
// look, or else who is to move here.
func (s *session) isToMove(side chess.Color) bool {
	if s.clock != nil {
		if running, ok := s.clock.Running(); ok {
			return running == side
		}
		if !s.inPlay() {
			return false
		}
	}
	return s.game.Turn() == side && s.refuseIfOver() == nil
}

// faceHere returns what the clock of a side shows. In a game that does not go on that is
// what it showed when the side had made its last move up to here.
func (s *session) faceHere(side chess.Color) string {
	if s.clock != nil && (s.inPlay() || s.isLast()) {
		return s.face(side)
	}
	mover := s.game.Turn().Other()
	for n := s.at; n.Parent != nil; n = n.Parent {
		if left, err := clock.ParseAnnotation(n.Clock); err == nil && mover == side {
			return clock.Face(left)
		}
		mover = mover.Other()
	}
	return s.face(side)
}

// worth returns what the pieces of a side are worth, in pawns.
func worth(b *chess.Board, side chess.Color) int {
	sum := 0
	for sq := range chess.Square(64) {
		if p := b.At(sq); p != nil && p.Color() == side {
			sum += p.Value()
		}
	}
	return sum
}

// moveRows returns the moves of the line in which we are, a row for each number.
func (s *session) moveRows() []string {
	var rows []string
	p := s.tree.Start
	for i, n := range s.line() {
		ply := chess.Ply{Before: p, Move: n.Move}
		if i == 0 || p.SideToMove == chess.White {
			rows = append(rows, numbered(ply))
		} else {
			rows[len(rows)-1] += " " + notation.SAN(p, n.Move)
		}
		p = after(p, n.Move)
	}
	return rows
}

// viewNow is how the board is drawn now: seen by the side to move, or against a program by
// the person, if the player wants it to turn by itself.
func (s *session) viewNow() screen.View {
	v := s.view
	if s.autoFlip {
		v.Flip = s.speaker() == chess.Black
	}
	return v
}

// withLast adds to some marks those of the last move, where no other mark stands.
func (s *session) withLast(m screen.Marks) screen.Marks {
	all := screen.Marks{}
	if s.at.Parent != nil && s.at.Move != nullMove {
		all[s.at.Move.From], all[s.at.Move.To] = screen.LastMark, screen.LastMark
	}
	maps.Copy(all, m)
	return all
}
