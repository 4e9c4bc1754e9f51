// shapes.go is what a player draws on the board: marked squares and arrows, kept in a comment.

package pgn

import (
	"regexp"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
)

// A Shape is a marked square, or an arrow from one square to another. In a comment squares are
// [%csl Ge4,Rd5] and arrows [%cal Ge2e4], as Lichess and ChessBase write them.
type Shape struct {
	Color    byte // G, R, Y or B: green, red, yellow or blue
	From, To chess.Square
}

// IsArrow reports whether it is an arrow, and not a square.
func (s Shape) IsArrow() bool { return s.From != s.To }

// String writes a square as e4, an arrow as e2-e4.
func (s Shape) String() string {
	if s.IsArrow() {
		return s.From.String() + "-" + s.To.String()
	}
	return s.From.String()
}

// drawn is a command in a comment that has shapes.
var drawn = regexp.MustCompile(` ?\[%c[as]l ([^\]]*)\]`)

// Shapes returns what is drawn on the board after the move n. What is written as no shape is left out.
func (n *Node) Shapes() (all []Shape) {
	for _, text := range n.Comments {
		for _, command := range drawn.FindAllStringSubmatch(text, -1) {
			for word := range strings.SplitSeq(command[1], ",") {
				if s, ok := readShape(strings.TrimSpace(word)); ok {
					all = append(all, s)
				}
			}
		}
	}
	return all
}

// readShape reads a shape such as Ge4 or Ge2e4.
func readShape(word string) (s Shape, ok bool) {
	if len(word) != 3 && len(word) != 5 || !strings.Contains("GRYB", word[:1]) {
		return Shape{}, false
	}
	from, err := chess.ParseSquare(word[1:3])
	to := from
	if len(word) == 5 && err == nil {
		to, err = chess.ParseSquare(word[3:])
	}
	return Shape{Color: word[0], From: from, To: to}, err == nil
}

// SetShapes draws these shapes, in the place of those that were drawn. They get a comment of their own,
// behind the others.
func (n *Node) SetShapes(all []Shape) {
	var comments []string
	for _, text := range n.Comments {
		if text = withoutShapes(text); text != "" {
			comments = append(comments, text)
		}
	}
	var squares, arrows []string
	for _, s := range all {
		if s.IsArrow() {
			arrows = append(arrows, string(s.Color)+s.From.String()+s.To.String())
		} else {
			squares = append(squares, string(s.Color)+s.From.String())
		}
	}
	text := ""
	if len(squares) > 0 {
		text += "[%csl " + strings.Join(squares, ",") + "]"
	}
	if len(arrows) > 0 {
		text += "[%cal " + strings.Join(arrows, ",") + "]"
	}
	if text != "" {
		comments = append(comments, text)
	}
	n.Comments = comments
}

// withoutShapes returns the text of a comment alone.
func withoutShapes(text string) string {
	text = drawn.ReplaceAllString(text, "")
	if drawn.MatchString(text) { // what stood around a command makes another: [%c[%csl Ge4]sl Ge5]
		text = strings.NewReplacer("[%csl", "[csl", "[%cal", "[cal").Replace(text)
	}
	return strings.TrimSpace(text)
}

// describe names shapes in a line, each once: "marked: e4, e2-e4".
func describe(shapes []Shape) string {
	var names []string
	for _, s := range shapes {
		if name := s.String(); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return "marked: " + strings.Join(names, ", ")
}
