// game_shapes.go draws marks and arrows on the board, which are kept with the move.

package session

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/pgn"
)

func (g *game) cmdMark(args []string) error {
	if len(args) == 1 && strings.EqualFold(args[0], "off") {
		return g.drawShapes(nil)
	}
	shapes := g.at.Node.Shapes()
	for _, word := range args {
		sq, err := chess.ParseSquare(word)
		if err != nil {
			return fmt.Errorf("%w; mark takes squares, mark e4 d5, or off", err)
		}
		shapes = withShape(shapes, sq, sq)
	}
	return g.drawShapes(shapes)
}

func (g *game) cmdArrow(args []string) error {
	text := strings.ReplaceAll(strings.Join(args, ""), "-", "")
	m, err := chess.ParseMove(text)
	switch {
	case strings.EqualFold(text, "off"):
		return errors.New("mark off takes away all marks and arrows of this move")
	case err != nil || m.Promotion != 0 || m.From == m.To:
		return fmt.Errorf("an arrow goes from one square to another: try arrow e2 e4, not %s",
			chess.Quote(text))
	}
	return g.drawShapes(withShape(g.at.Node.Shapes(), m.From, m.To))
}

// withShape returns shapes with one more, in green, as other programs draw what has no color.
func withShape(shapes []pgn.Shape, from, to chess.Square) []pgn.Shape {
	same := func(s pgn.Shape) bool { return s.From == from && s.To == to }
	if slices.ContainsFunc(shapes, same) {
		return shapes
	}
	return append(slices.Clip(shapes), pgn.Shape{Color: 'G', From: from, To: to})
}

// drawShapes has these shapes be kept with the move that led here, and shows the board with them.
func (g *game) drawShapes(shapes []pgn.Shape) error {
	if len(shapes) == 0 && len(g.at.Node.Shapes()) == 0 {
		return errors.New("nothing is marked here: " +
			"mark e4 marks a square, arrow e2 e4 draws an arrow")
	}
	g.edit()
	g.at.Node.SetShapes(shapes)
	g.draw(nil)
	g.sayNotes()
	return nil
}

// shapeMarks returns the marks of what is drawn on the board where we are.
func (g *game) shapeMarks() Marks {
	m := Marks{}
	var ends []Marks // which stand out on the way of another arrow
	for _, s := range g.at.Node.Shapes() {
		ends = append(ends, Marks{s.From: look.Noted})
		if !s.IsArrow() {
			continue
		}
		right, up := s.To.File()-s.From.File(), s.To.Rank()-s.From.Rank()
		for _, sq := range between(s.From, right, up) {
			m[sq] = look.OnWay
		}
		ends = append(ends, Marks{s.To: look.Head(right, up)})
	}
	for _, end := range ends {
		maps.Copy(m, end)
	}
	return m
}

// between returns the squares on the way from a square to one that lies so many files to the right and
// so many ranks up: none where that is no line.
func between(from chess.Square, right, up int) (way []chess.Square) {
	steps := max(right, -right, up, -up)
	isLine := right == 0 || up == 0 || right == up || right == -up
	for i := 1; i < steps && isLine; i++ {
		way = append(way, from+chess.Square(i*(right/steps+8*(up/steps))))
	}
	return way
}
