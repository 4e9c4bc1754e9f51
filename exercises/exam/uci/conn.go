// conn.go puts lines to an engine, and judges the moves that come back.

package uci

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"mateinfive/exercises/exam"
	"mateinfive/internal/console"
	"mateinfive/internal/referee"
)

// A conn is an engine that has been started, and what is known of its talk.
type conn struct {
	Engine
	watch Watch
	last  place // the position that it was asked about last
	extra int   // how many bestmoves have come that were not waited for
}

// A place is a position as UCI has it: a FEN, or nothing for the start of a game, and the moves
// since.
type place struct {
	fen   string
	moves []string
}

// line is how the place is sent.
func (p place) line() string {
	line := "position startpos"
	if p.fen != "" {
		line = "position fen " + p.fen
	}
	if len(p.moves) > 0 {
		line += " moves " + strings.Join(p.moves, " ")
	}
	return line
}

// talk begins a talk with the rules about the place.
func (p place) talk() *referee.Talk {
	talk := referee.NewTalk(exam.Last)
	talk.Answer(strings.TrimSpace("new " + p.fen))
	for _, m := range p.moves {
		talk.Answer("play " + m)
	}
	return talk
}

// position is the one after the moves, which are legal.
func (p place) position() referee.Position {
	position := place{fen: p.fen}.talk().Position()
	for _, m := range p.moves {
		position = position.After(m)
	}
	return position
}

// isBlack reports whether Black is to move.
func (p place) isBlack() bool { return strings.Contains(p.position().FEN(), " b ") }

// after is the place after one more move.
func (p place) after(move string) place {
	return place{fen: p.fen, moves: append(slices.Clone(p.moves), move)}
}

// isLegal reports whether a move may be played at the place.
func (p place) isLegal(move string) bool {
	return slices.Contains(p.position().Moves(), move)
}

// wait sends lines, and hears what comes until a line begins with a word.
func (c *conn) wait(
	ctx context.Context, patience time.Duration, word string, lines ...string,
) (string, error) {
	for _, line := range lines {
		c.Send(line)
	}
	for end := c.watch.Now().Add(patience); ; {
		left := end.Sub(c.watch.Now())
		if left <= 0 {
			return "", ErrLate
		}
		line, err := c.Hear(ctx, left)
		if err != nil {
			return "", err
		}
		switch first, _, _ := strings.Cut(line, " "); first {
		case word:
			return line, nil
		case "bestmove":
			c.extra++
		case "error", "error:":
			return line, errors.New("answers " + console.Printable(line))
		}
	}
}

// ask has the engine answer a go about a place, and returns its move and how long it took. A
// move that is none is a fault, and so is none at all.
func (c *conn) ask(ctx context.Context, p place, goes string, patience time.Duration) (
	move string, took time.Duration, f *Fault,
) {
	before := c.last
	c.last = p
	c.Send(p.line())
	began := c.watch.Now()
	line, err := c.wait(ctx, patience, "bestmove", goes)
	took = c.watch.Now().Sub(began)
	f = &Fault{Sent: []string{"uci", p.line(), goes}, Got: line, Wanted: aMove}
	if err != nil {
		f.Because = silence(err, patience)
		return "", took, f
	}
	if move, f.Because = moveIn(line, p, before); f.Because != "" {
		return "", took, f
	}
	return move, took, nil
}

const aMove = "bestmove and a legal move" // is wanted

// moveIn is the move of a line bestmove at a place, or what is wrong with it; before is the
// place that was asked about before.
func moveIn(line string, p, before place) (move, wrong string) {
	words := strings.Fields(line)
	if len(words) < 2 {
		return "", "no move stands behind bestmove"
	}
	if !p.isLegal(words[1]) {
		return "", illegal(p, before, words[1])
	}
	return words[1], ""
}

// silence says why no answer has come.
func silence(err error, patience time.Duration) string {
	if errors.Is(err, ErrLate) {
		return fmt.Sprintf("nothing came within %v", patience)
	}
	return "the engine " + err.Error()
}

var moveForm = regexp.MustCompile(`^([a-h][1-8]){2}[qrbn]?$`)

// illegal says what may be wrong with a move that is not legal.
func illegal(p, before place, move string) string {
	position := p.position()
	turn, other := "White", "Black"
	if p.isBlack() {
		turn, other = other, turn
	}
	switch {
	case p.isLegal(move + "q"):
		return fmt.Sprintf("the pawn promotes, and the move does not say to what, as %sq does", move)
	case p.isLegal(strings.ToLower(move)):
		return "moves are written in small letters, as " + strings.ToLower(move)
	case !moveForm.MatchString(move):
		return fmt.Sprintf("%.20q is no move such as e2e4, or a7a8q", move)
	case position.NoCastling(move) != "":
		return "the king may not castle: " + position.NoCastling(move)
	case len(p.moves) > 0 && (place{fen: p.fen}).isLegal(move):
		return "it would be legal before the moves of the position line: are they played?"
	case before.isLegal(move):
		return "it would be legal in the position before: is each position line read anew?"
	case position.Letter(move) == '.':
		return "nothing stands on " + move[:2]
	case (position.Letter(move) > 'a') != p.isBlack():
		return fmt.Sprintf("it is %s's turn, and the piece on %s is %s's", turn, move[:2], other)
	}
	return "the rules have no such move here: " + position.FEN()
}
