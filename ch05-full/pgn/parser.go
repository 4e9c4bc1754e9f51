// parser.go reads the moves of a game into a tree. Each is judged where it stands.

package pgn

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// A line is a line of moves that is being read: the main line, or a variation.
type line struct {
	node     *Node    // its last move, or that after which it begins: the board stands there
	replaces *Node    // the move that a variation replaces, nil for the main line
	opened   item     // the ( of a variation
	begun    bool     // it has a move
	comments []string // in front of a variation's first move
	nags     []uint8  // in front of the first move
}

// readLine reads a line up to its end, which stays at hand: a result, a ), or what
// comes after a game without a result.
func (r *Reader) readLine(l *line) error {
	for {
		var err error
		switch r.item.kind {
		case itemNumber: // says nothing that the position does not know
		case itemMove:
			err = r.readMove(l)
		case itemNAG:
			err = r.readNAG(l)
		case itemComment:
			l.comment(r.item.text)
		case itemOpen:
			err = r.readVariation(l)
		case itemError:
			err = r.fail(*r.item, errors.New(r.item.text))
		case itemClose:
			if l.replaces != nil {
				return nil
			}
			err = r.fail(*r.item, errors.New("there is no variation that this ) closes"))
		case itemResult:
			if l.replaces == nil {
				return nil
			}
		default: // the file ends, or tags begin
			return r.unclosed(l)
		}
		if err == nil {
			err = r.advanceIn()
		}
		if err != nil {
			return err
		}
	}
}

// readMove reads a move and adds it to the line.
func (r *Reader) readMove(l *line) error {
	if isEnPassant(r.item.text) {
		return nil // exd6 e.p.: the move before says it all
	}
	m, ok := findMove(r.board, r.item.text)
	if !ok {
		p := r.game.Position(l.node)
		var err error
		if m, err = readMove(&p, r.item.text); err != nil {
			failed := r.fail(*r.item, err)
			failed.Move = fmt.Sprintf("%s %s", notation.Number(p), short(r.item.text))
			return failed
		}
	}
	r.board.Make(m)
	next := r.newNode()
	next.Move, next.Before, next.NAGs = m, l.comments, l.nags
	l.node = l.node.attach(next)
	l.begun, l.comments, l.nags = true, nil, nil
	return nil
}

// isEnPassant reports whether a text only says of the move before it that it captures
// en passant.
func isEnPassant(text string) bool { return text == "e.p." || text == "ep" }

// isNull reports whether a text is a null move.
func isNull(text string) bool { return text == "--" || text == "Z0" || text == "0000" }

// findMove returns the move that a text means, a null move too, if it means one.
func findMove(b board, text string) (chess.Move, bool) {
	if isNull(text) {
		return nullMove, !b.InCheck()
	}
	return notation.Find(b, strings.TrimSuffix(text, "e.p."))
}

// readMove is findMove with an error that says why a text means no move.
func readMove(p *chess.Position, text string) (chess.Move, error) {
	if isNull(text) {
		return nullMove, refusal(p, nullMove)
	}
	return notation.Read(p, strings.TrimSuffix(text, "e.p."))
}

// readNAG reads a glyph and adds it to the last move, or keeps it for the first.
func (r *Reader) readNAG(l *line) error {
	nag, ok := ParseSign(r.item.text)
	if !ok {
		return r.fail(*r.item, noGlyph(r.item.text))
	}
	if l.begun {
		l.node.NAGs = append(l.node.NAGs, nag)
	} else {
		l.nags = append(l.nags, nag)
	}
	return nil
}

// noGlyph is the error of a text that is written like a glyph and is none.
func noGlyph(text string) error {
	return fmt.Errorf("there is no glyph %s: expected one of ! ? !! ?? !? ?! or $0 to $255", chess.Quote(text))
}

// comment adds a comment to the last move, or keeps it for the first move of a
// variation.
func (l *line) comment(text string) {
	if l.begun || l.replaces == nil {
		l.node.annotate(text)
	} else if text = tidy(text); text != "" {
		l.comments = append(l.comments, text)
	}
}

// mostOpen is how deep variations may nest.
const mostOpen = 100

// readVariation reads a variation to the last move, up to its ). It is a line like
// any other.
func (r *Reader) readVariation(l *line) error {
	switch {
	case !l.begun:
		none := errors.New("a variation replaces a move, and there is none before this (")
		return r.fail(*r.item, none)
	case r.open == mostOpen:
		tooDeep := fmt.Errorf("variations lie within variations more than %d times", mostOpen)
		return r.fail(*r.item, tooDeep)
	}
	variation := line{node: l.node.Parent, replaces: l.node, opened: *r.item}
	r.takeBack(l.node, variation.node)
	r.open++
	r.advance()
	if err := r.readLine(&variation); err != nil {
		return err
	}
	r.open--
	r.takeBack(variation.node, l.node.Parent)
	r.board.Make(l.node.Move)
	for _, text := range variation.comments { // it has no move
		l.node.annotate(text)
	}
	l.node.NAGs = append(l.node.NAGs, variation.nags...)
	return nil
}

// takeBack takes moves back on the board, from the last one to the one after which it is to
// stand.
func (r *Reader) takeBack(last, to *Node) {
	for ; last != to; last = last.Parent {
		r.board.Unmake()
	}
}

// unclosed returns an error if a line ends with its game and is a variation.
func (r *Reader) unclosed(l *line) error {
	if l.replaces == nil {
		return nil
	}
	return r.fail(l.opened, errors.New("the variation that begins here has no ) at its end"))
}
