// writer.go writes a game in export format: the one way to write it that all
// programs agree on.

package pgn

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// Write writes a game in export format, with an empty line at its end: games that
// are written one after the other make a file. The seven tags of the roster come
// first, whatever else there is after them. Moves are written in standard
// algebraic notation, in lines of less than 80 letters; only a longer word, in a
// comment, makes a longer line.
//
// What [Reader.Next] has read and Write has written is read again as the same
// game. In tags and comments that came from elsewhere, control characters become
// spaces, and a } in a comment becomes a ).
//
// An error says that writing failed, or that the game cannot be written: a move of
// it is illegal, or the name of a tag is none.
func Write(w io.Writer, g *Game) error {
	var text strings.Builder
	for _, t := range g.exportTags() {
		if !IsTagName(t.Name) {
			return fmt.Errorf("the game cannot be written: a tag is named by letters, digits and _, not %s",
				chess.Quote(t.Name))
		}
		fmt.Fprintf(&text, "[%s \"%s\"]\n", t.Name, escapes.Replace(strings.Map(printable, t.Value)))
	}
	text.WriteString("\n")
	m := movetext{text: &text}
	if err := m.writeGame(g); err != nil {
		return fmt.Errorf("the game cannot be written: %w", err)
	}
	text.WriteString("\n\n")
	_, err := io.WriteString(w, text.String())
	return err
}

// escapes writes the value of a tag so that its quotation marks do not end it.
var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

// A movetext is the moves of a game as they are being written.
type movetext struct {
	text   *strings.Builder
	last   string // the last word, which is not written before the next one is known
	width  int    // of the line so far, in letters
	prefix string // braces and parentheses in front of the next word
	number bool   // the next move needs its number, whichever side makes it
}

// longestLine is how many letters a line may have.
const longestLine = 79

// word adds a word to the text.
func (t *movetext) word(word string) {
	t.flush()
	t.last, t.prefix = t.prefix+word, ""
}

// glue adds a sign to the end of the last word.
func (t *movetext) glue(sign string) { t.last += sign }

// flush writes the last word, on a new line if this one is full. A word of a comment
// that looks like the beginning of the next game does not begin a line.
func (t *movetext) flush() {
	width := utf8.RuneCountInString(t.last)
	switch {
	case t.width == 0:
	case t.width+1+width > longestLine && !strings.HasPrefix(nextGame, t.last+" "):
		t.text.WriteByte('\n')
		t.width = 0
	default:
		t.text.WriteByte(' ')
		t.width++
	}
	t.text.WriteString(t.last)
	t.width += width
}

// writeGame writes the moves, what is said about them, and the result.
func (t *movetext) writeGame(g *Game) error {
	t.number = true
	t.glyphs(g.Root)
	t.annotations(g.Root)
	if err := t.writeLine(g.Root, g.Start); err != nil {
		return err
	}
	t.word(g.Result.String())
	t.flush()
	return nil
}

// writeLine writes the line that goes on from a node, and after each move the
// variations to it.
func (t *movetext) writeLine(n *Node, p chess.Position) error {
	for len(n.Next) > 0 {
		next := n.Next[0]
		if err := t.writeMove(next, &p); err != nil {
			return err
		}
		for _, variation := range n.Next[1:] {
			if err := t.writeVariation(variation, p); err != nil {
				return err
			}
		}
		play(&p, next.Move)
		n = next
	}
	return nil
}

// writeVariation writes a variation in its parentheses.
func (t *movetext) writeVariation(n *Node, p chess.Position) error {
	t.prefix, t.number = "(", true
	if err := t.writeMove(n, &p); err != nil {
		return err
	}
	play(&p, n.Move)
	if err := t.writeLine(n, p); err != nil {
		return err
	}
	t.glue(")")
	t.number = true
	return nil
}

// writeMove writes a move in position p, and what is said about it.
func (t *movetext) writeMove(n *Node, p *chess.Position) error {
	for _, text := range n.Before {
		t.comment(text)
	}
	if err := refusal(p, n.Move); err != nil {
		return fmt.Errorf("%s %s: %w", notation.Number(*p), n.Move, err)
	}
	if t.number || p.SideToMove == chess.White {
		t.word(notation.Number(*p))
	}
	t.number = false
	t.word(notation.SAN(*p, n.Move))
	t.glyphs(n)
	t.annotations(n)
	return nil
}

// glyphs writes the glyphs of a move by their numbers.
func (t *movetext) glyphs(n *Node) {
	for _, nag := range n.NAGs {
		t.word(fmt.Sprintf("$%d", nag))
	}
}

// annotations writes the comments to a move, the clock and the verdict in front of
// the first.
func (t *movetext) annotations(n *Node) {
	commands := ""
	if n.Clock != "" {
		commands = "[%clk " + n.Clock + "] "
	}
	if n.Eval != "" {
		commands += "[%eval " + n.Eval + "] "
	}
	if len(n.Comments) == 0 {
		t.comment(commands)
		return
	}
	t.comment(commands + n.Comments[0])
	for _, text := range n.Comments[1:] {
		t.comment(text)
	}
}

// comment writes a comment in braces. An empty one is not written.
func (t *movetext) comment(text string) {
	if text = tidy(text); text == "" {
		return
	}
	t.prefix += "{"
	for _, word := range strings.Split(text, " ") {
		t.word(word)
	}
	t.glue("}")
	t.number = true
}
