// move.go plays what the player types: a move at once, or in two steps.

package terminal

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// move plays a move in any notation.
func (s *session) move(text string) error {
	p := s.game.Position()
	m, err := notation.Read(&p, text)
	switch over := s.refuseIfOver(); {
	case errors.Is(err, chess.ErrMove):
		return s.notUnderstood(text)
	case errors.Is(err, chess.ErrSquare):
		return fmt.Errorf("%w%s", err, s.examples(s.meant(text)))
	case over != nil && !s.isKnown(m):
		return over // whatever else is wrong with the move
	case err != nil && s.looksBack():
		return s.refuseElsewhere() // the move is meant for where the game stands
	case errors.Is(err, notation.ErrAmbiguous):
		return err // it names the moves
	case err != nil && !errors.Is(err, chess.ErrPromotion):
		return fmt.Errorf("%w%s", err, s.examples(s.meant(text)))
	}
	return s.play(m)
}

// meant returns the square of the piece that a text is about, as far as one can see:
// the first of two, or else that of the piece that was touched.
func (s *session) meant(text string) chess.Square {
	if m, ok := twoSquares(text); ok {
		return m.From
	}
	return s.touched
}

// twoSquares returns the move between the two squares that a text names.
func twoSquares(text string) (m chess.Move, ok bool) {
	squares := squareName.FindAllString(strings.ToLower(text), -1)
	if len(squares) != 2 {
		return chess.Move{}, false
	}
	m, err := chess.ParseMove(squares[0] + squares[1])
	return m, err == nil
}

// squareName finds the squares that a text names.
var squareName = regexp.MustCompile(`[a-h][1-8]`)

// squareForm is a text written like a square, which may lie off the board.
var squareForm = regexp.MustCompile(`^[a-zA-Z][0-9]$`)

// isStep reports whether a text that is written like a square is one of two steps: a
// piece is touched, or it touches one. Otherwise it is the move of a pawn.
func (s *session) isStep(text string) bool {
	sq, _ := chess.ParseSquare(text)
	return s.touched != chess.NoSquare || s.isOwn(sq)
}

// isOwn reports whether a piece of the side to move stands on a square.
func (s *session) isOwn(sq chess.Square) bool {
	p := s.game.At(sq)
	return p != nil && p.Color() == s.game.Turn()
}

// hasTouchedPawn reports whether the piece that was touched is a pawn.
func (s *session) hasTouchedPawn() bool {
	p := s.game.At(s.touched)
	return p != nil && p.Type() == chess.TypePawn
}

// square takes one step of a move in two: the first touches a piece, the second
// moves it there. The same square again lets go, and another piece of one's own
// is touched instead.
func (s *session) square(text string) error {
	sq, err := chess.ParseSquare(text)
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	switch {
	case sq == s.touched:
		s.letGo()
		s.say("you let go of %s", sq)
	case s.isOwn(sq):
		s.letGo()
		s.touched = sq
		s.showMoves(sq)
	default:
		return s.play(chess.Move{From: s.touched, To: sq})
	}
	return nil
}

// lastStepForm is the second of two steps with what the pawn becomes: e8q, e8=Q.
// Its groups are the square, which may lie off the board, and the letter.
var lastStepForm = regexp.MustCompile(`^([a-zA-Z][0-9]) ?=?([a-zA-Z])$`)

// lastStep moves the pawn that was touched to a square, and says by a letter what it
// becomes there.
func (s *session) lastStep(square, letter string) error {
	to, err := chess.ParseSquare(square)
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	promotion := chess.PieceType(strings.ToUpper(letter)[0])
	return s.play(chess.Move{From: s.touched, To: to, Promotion: promotion})
}

// play plays m and shows the outcome, or says why not and what to try instead. If
// nothing but its promotion is missing or wrong, it asks for that.
func (s *session) play(m chess.Move) error {
	if s.isKnown(m) {
		return s.stepTo(s.at.Add(m))
	}
	if err := s.refuseIfOver(); err != nil {
		return err
	}
	if err := s.refuseElsewhere(); err != nil {
		return err
	}
	err := s.game.Play(m)
	if errors.Is(err, chess.ErrPromotion) {
		s.touched = m.From
		s.promoting = chess.Move{From: m.From, To: m.To}
		s.say("the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or undo to think again")
		return nil
	}
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(m.From))
	}
	s.note(m)
	s.goOn()
	s.sayWhatNow()
	return nil
}

// refuseElsewhere returns an error if somebody looks back while the clock of the game runs:
// nothing is played there.
func (s *session) refuseElsewhere() error {
	if s.looksBack() {
		return errors.New("you look back while the game goes on and its clock runs: last goes to where it stands")
	}
	return nil
}

// looksBack reports whether we are elsewhere in a game whose clock runs.
func (s *session) looksBack() bool {
	return s.clock != nil && !s.isLast() && s.inPlay() && !s.paused
}

// note adds a move to the tree that the game has just played, and says it.
func (s *session) note(m chess.Move) {
	s.letGo()
	s.takeback = 0
	s.advance(m)
	s.pressClock()
	s.sayMove()
	if s.at == branch(s.at) {
		s.say("this begins a variation: out goes back to the line")
	}
}

// examples names two moves that can be played right now, to follow a sentence
// about one that cannot: first moves of the piece on from, then of those that one
// begins a game with.
func (s *session) examples(from chess.Square) string {
	if s.refuseIfOver() != nil {
		return ""
	}
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
		return fmt.Sprintf(". Try %s", notation.SAN(p, found[0]))
	default:
		return fmt.Sprintf(". Try %s or %s", notation.SAN(p, found[0]), notation.SAN(p, found[1]))
	}
}
