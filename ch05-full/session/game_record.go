// game_record.go is the record of a game: the tree of its moves, what the player notes in it, and the
// place where we are.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

// nullMove is how a tree writes that a side has passed its turn.
var nullMove chess.Move

// A record is the tree of moves of a game. It knows no player and no clock.
type record struct {
	voice
	at    pgn.Cursor // the tree, and where in it we are
	edits int        // how often the game has changed
}

// edit notes a change of the tree, which becomes our own: the session before keeps it as it was.
func (r *record) edit() {
	r.edits++
	r.at.Edit()
}

// position returns the position where we are.
func (r *record) position() chess.Position { return r.at.Game.Position() }

// isReached reports whether a line from here runs along the game, and up to its end.
func (r *record) isReached(line []chess.Move) bool {
	n, end := r.at.Node, r.at.Tree.End()
	for _, m := range line {
		next := n.First()
		if n == end || next == nil || next.Move != m {
			break
		}
		n = next
	}
	return n == end
}

// sayMove says the move that led here.
func (r *record) sayMove() {
	plies := r.at.Plies()
	if len(plies) == 0 {
		r.say("the beginning")
		return
	}
	r.say("%s%s", numbered(plies[len(plies)-1]), r.at.Node.Signs())
}

// numbered returns a ply with the number of the move: "3. Nxe5", "3... Nxe4".
func numbered(ply chess.Ply) string { return notation.Numbered(ply.Before, ply.Move) }

// lastOf names the last n moves of a line: the one, or the first and the last.
func lastOf(plies []chess.Ply, n int) string {
	last := numbered(plies[len(plies)-1])
	if n == 1 {
		return last
	}
	return fmt.Sprintf("%s to %s", numbered(plies[len(plies)-n]), last)
}

func (r *record) cmdRecord([]string) error {
	var lines []string
	for _, row := range r.at.Tree.Sheet(r.at.Node.Path()) {
		lines = append(lines, row.Line())
	}
	r.say("%s", cmp.Or(strings.Join(lines, "\n"), "no move has been played yet"))
	return nil
}

func (r *record) cmdVariations([]string) error {
	if len(r.at.Node.Next) < 2 {
		r.say("no variations here")
		return nil
	}
	r.say("the line:    %s", r.at.Tree.Ahead(r.at.Node.Next[0], 4))
	for _, text := range r.at.Tree.Variations(r.at.Node) {
		r.say("%s", text)
	}
	r.say("into 2 goes into variation 2, and out comes back")
	return nil
}

func (r *record) cmdComment(args []string) error {
	r.edit()
	if len(args) == 0 {
		r.at.Node.Comments = nil
		r.say("no comment here")
		return nil
	}
	text := strings.Join(args, " ")
	text = strings.NewReplacer("{", "(", "}", ")").Replace(text) // a brace would end it
	r.at.Node.Comments = append(r.at.Node.Comments, text)
	r.say("{%s}", text)
	return nil
}

func (r *record) cmdGlyph(args []string) error {
	switch {
	case r.at.Node.Parent == nil:
		return errors.New("a sign stands with a move: next steps to the first")
	case len(args) == 0:
		r.edit()
		r.at.Node.NAGs = nil
	case !r.addSign(args[0]):
		return fmt.Errorf("a sign is !, ?, !!, ??, !?, ?!, =, +=, =+, +/-, -/+, +-, -+ or a number, $14; "+
			"not %s", chess.Quote(args[0]))
	}
	r.sayMove()
	return nil
}

// addSign gives the move that led here a sign, and reports whether it is one.
func (r *record) addSign(text string) bool {
	nag, ok := pgn.ParseSign(text)
	if !ok {
		return false
	}
	if !slices.Contains(r.at.Node.NAGs, nag) {
		r.edit()
		r.at.Node.NAGs = append(r.at.Node.NAGs, nag)
	}
	return true
}

func (r *record) cmdPGN([]string) error {
	var text strings.Builder
	if err := pgn.Write(&text, openings.Tagged(r.at.Tree)); err != nil {
		return err
	}
	for line := range strings.Lines(strings.TrimSpace(text.String()) + "\n") {
		r.print(console.Printable(strings.TrimSuffix(line, "\n")) + "\n")
	}
	return nil
}

func (r *record) cmdTag(args []string) error {
	if len(args) > 1 {
		return r.setTag(r.tagName(args[0]), unquote(strings.Join(args[1:], " ")))
	}
	found := len(args) == 0
	for _, t := range r.at.Tree.Tags {
		if len(args) == 0 || strings.EqualFold(t.Name, args[0]) {
			r.say("%s: %s", t.Name, t.Value)
			found = true
		}
	}
	if !found {
		return fmt.Errorf("the game has no tag %s: try tag White Anna", chess.Quote(args[0]))
	}
	return nil
}

// tagName returns the name of a tag as the game has it, or as it was typed for a new one.
func (r *record) tagName(typed string) string {
	name := typed
	for _, t := range r.at.Tree.Tags {
		if strings.EqualFold(t.Name, typed) {
			name = t.Name
		}
	}
	return name
}

// setTag sets a tag, unless it is one that the game itself sets.
func (r *record) setTag(name, value string) error {
	switch {
	case strings.EqualFold(name, "Result"):
		return errors.New("the result is written when the game ends: " +
			"by a mate or a draw, claim, accept or resign")
	case strings.EqualFold(name, "FEN"), strings.EqualFold(name, "SetUp"):
		return errors.New("where a game begins is no matter of tags: fen begins one from any position")
	case !pgn.IsTagName(name):
		return fmt.Errorf("a tag is named by letters, digits and _, not %s: try tag White Anna",
			chess.Quote(name))
	}
	r.edit()
	r.at.Tree.SetTag(name, value)
	r.say("%s: %s", name, value)
	return nil
}
