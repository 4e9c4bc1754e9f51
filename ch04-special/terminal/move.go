// move.go plays what the player types: a move at once, or in two steps.

package terminal

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/ch04-special/chess"
)

// move plays a move that is given by two squares, or by a sign for castling.
func (s *session) move(text string) error {
	m, err := s.game.Position().ReadMove(text)
	if errors.Is(err, chess.ErrMove) {
		return s.notUnderstood(text)
	}
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	return s.play(m)
}

// notUnderstood says what to type instead of a line that is neither a command nor a
// move.
func (s *session) notUnderstood(text string) error {
	if hint := s.commands().Hint(4, text); hint != "" {
		return errors.New(hint)
	}
	return fmt.Errorf("%s is neither a command nor a move, which names two squares%s; help lists the commands", chess.Quote(text), s.examples(s.touched))
}

// squareForm is a text written like a square, which may lie off the board.
var squareForm = regexp.MustCompile(`^[a-zA-Z][0-9]$`)

// square takes one step of a move in two: the first touches a piece, the second
// moves it there. The same square again lets go, and another piece of one's own
// is touched instead.
func (s *session) square(text string) error {
	sq, err := chess.ParseSquare(text)
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	switch p := s.game.At(sq); {
	case sq == s.touched:
		s.letGo()
		s.Say("you let go of %s", sq)
	case p != nil && p.Color() == s.game.Turn():
		s.touched = sq
		s.showMoves(sq)
	case s.touched != chess.NoSquare:
		return s.play(chess.Move{From: s.touched, To: sq})
	default:
		return s.halfAMove(sq)
	}
	return nil
}

// halfAMove says which pieces could go to a square that was typed alone. No piece of
// the side to move stands there.
func (s *session) halfAMove(sq chess.Square) error {
	p := s.game.Position()
	var from []chess.Square
	var moves []string
	for _, m := range p.LegalMoves() {
		if m.To == sq && !slices.Contains(from, m.From) { // once, whatever a pawn may become
			from = append(from, m.From)
			moves = append(moves, chess.Move{From: m.From, To: m.To}.String())
		}
	}
	if len(moves) == 0 {
		// A refusal never comes to where this move goes: that there is no piece to
		// move is found out before.
		err := s.game.Refusal(chess.Move{From: sq, To: sq})
		return fmt.Errorf("%w%s", err, s.examples(chess.NoSquare))
	}
	do := "go there"
	if p.At(sq) != nil {
		do = "capture there"
	}
	return fmt.Errorf("%s: %s could %s: %s", sq, p.Names(from...), do, strings.Join(moves, " or "))
}

// lastStepForm is the second of two steps with what the pawn becomes: e8q, e8=Q.
// Its groups are the square, which may lie off the board, and the letter.
var lastStepForm = regexp.MustCompile(`^([a-zA-Z][0-9]) ?=?([a-zA-Z])$`)

// lastStep moves the piece that was touched, a pawn as it seems, to a square, and
// says by a letter what it becomes there.
func (s *session) lastStep(square, letter string) error {
	to, err := chess.ParseSquare(square)
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	return s.play(chess.Move{From: s.touched, To: to, Promotion: chess.PieceType(strings.ToUpper(letter)[0])})
}

// play plays m and shows the outcome, or says why not and what to try instead. If
// nothing but its promotion is missing or wrong, it asks for that.
func (s *session) play(m chess.Move) error {
	switch err := s.game.Play(m); {
	case errors.Is(err, chess.ErrPromotion):
		s.promoting = chess.Move{From: m.From, To: m.To}
		s.Say("the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or undo to think again")
	case err != nil:
		return fmt.Errorf("%w%s", err, s.examples(m.From))
	default:
		s.note()
		s.goOn()
	}
	return nil
}

// note says which move has just been played, and forgets one that was only begun.
func (s *session) note() {
	s.letGo()
	record := s.game.Record()
	s.Say("%s", numbered(record[len(record)-1]))
}

// examples names two moves that can be played right now, to follow a sentence
// about one that cannot: first moves of the piece on from, then of those that one
// begins a game with.
func (s *session) examples(from chess.Square) string {
	p := s.game.Position()
	legal := p.LegalMoves()
	var found []chess.Move
	for _, sq := range []chess.Square{from, chess.E2, chess.G1, chess.E7, chess.G8} {
		for _, m := range legal {
			if m.From == sq {
				found = append(found, m)
			}
		}
	}
	found = slices.Compact(append(found, legal...)) // the first two must differ
	switch len(found) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf(". Try %s", found[0])
	default:
		return fmt.Sprintf(". Try %s or %s", found[0], found[1])
	}
}
