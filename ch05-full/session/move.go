// move.go plays what the player types: a move at once, or in two steps.

package session

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// move plays a move in any notation, or several of them, and gives the last one its sign.
func (s *Session) move(text string) error {
	p := s.game.Position()
	m, err := notation.Read(&p, text)
	switch over := s.refuseIfOver(); {
	case err != nil && s.isLineOfMoves(text): // e4 d5, which could be two squares
		return s.moves(text)
	case errors.Is(err, chess.ErrMove):
		if strings.Contains(text, " ") {
			return s.moves(text)
		}
		return s.notUnderstood(text)
	case errors.Is(err, chess.ErrSquare):
		return fmt.Errorf("%w%s", err, s.examples(s.meantSquares(text)...))
	case over != nil && !s.isKnown(m):
		return over // whatever else is wrong with the move
	case err != nil && s.looksBack():
		return s.refuseElsewhere() // the move is meant for where the game stands
	case errors.Is(err, notation.ErrAmbiguous):
		return err // it names the moves
	case err != nil && !errors.Is(err, chess.ErrPromotion):
		s.refused = text
		return fmt.Errorf("%w%s", err, s.examples(s.meantSquares(text)...))
	}
	if err := s.play(m); err != nil {
		return err
	}
	s.addSign(text)
	return nil
}

// isLineOfMoves reports whether a text is two moves or more, all of them legal.
func (s *Session) isLineOfMoves(text string) bool {
	line, err := pgn.ParseLine(s.game.Position(), text)
	return err == nil && len(line) > 1
}

// moves plays several moves, such as 2. Nf3 Nc6 3. Bb5: all of them or none.
func (s *Session) moves(text string) error {
	line, err := pgn.ParseLine(s.game.Position(), text)
	switch over := s.refuseIfOver(); {
	case len(line) == 0 && err != nil:
		return s.notUnderstood(text)
	case over != nil:
		return over
	case err != nil:
		return fmt.Errorf("%w; none of the line was played", err)
	}
	if err := s.refuseElsewhere(); err != nil {
		return err
	}
	for _, m := range line {
		if s.isKnown(m) {
			s.goTo(s.at.Add(m))
			continue
		}
		if err := s.game.Play(m); err != nil {
			return err
		}
		s.note(m)
	}
	s.goOn()
	s.sayWhatNow()
	return nil
}

// withSign is a move with a sign behind it, such as e5?!. Its group is the sign.
var withSign = regexp.MustCompile(`[^!?]([!?]{1,2})$`)

// addSign gives the move that was just played the sign that was typed with it.
func (s *Session) addSign(text string) {
	found := withSign.FindStringSubmatch(text)
	if found == nil || s.question != nil {
		return
	}
	if nag, ok := pgn.ParseSign(found[1]); ok && !slices.Contains(s.at.NAGs, nag) {
		s.own()
		s.at.NAGs = append(slices.Clip(s.at.NAGs), nag)
		s.edits++
	}
}

// meantSquares returns the squares that a text is about, as far as one can see: those that it
// names, or else that of the piece that was touched.
func (s *Session) meantSquares(text string) []chess.Square {
	found := []chess.Square{s.touched}
	for _, name := range squareName.FindAllString(strings.ToLower(text), -1) {
		sq, _ := chess.ParseSquare(name)
		found = append(found, sq)
	}
	return found
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
func (s *Session) isStep(text string) bool {
	sq, _ := chess.ParseSquare(text)
	return s.touched != chess.NoSquare || s.isOwn(sq)
}

// isOwn reports whether a piece of the side to move stands on a square.
func (s *Session) isOwn(sq chess.Square) bool {
	p := s.game.At(sq)
	return p != nil && p.Color() == s.game.Turn()
}

// hasTouchedPawn reports whether the piece that was touched is a pawn.
func (s *Session) hasTouchedPawn() bool {
	p := s.game.At(s.touched)
	return p != nil && p.Type() == chess.TypePawn
}

// square takes one step of a move in two: the first touches a piece, the second
// moves it there. The same square again lets go, and another piece of one's own
// is touched instead.
func (s *Session) square(text string) error {
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
func (s *Session) lastStep(square, letter string) error {
	to, err := chess.ParseSquare(square)
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	promotion := chess.PieceType(strings.ToUpper(letter)[0])
	return s.play(chess.Move{From: s.touched, To: to, Promotion: promotion})
}

// play plays m and shows the outcome, or says why not and what to try instead. If
// nothing but its promotion is missing or wrong, it asks for that.
func (s *Session) play(m chess.Move) error {
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
		s.askPromotion(m)
		return nil
	}
	if err != nil {
		s.refused = m.String()
		return fmt.Errorf("%w%s", err, s.examples(m.From, m.To))
	}
	s.note(m)
	s.goOn()
	s.sayWhatNow()
	return nil
}

// refuseElsewhere returns an error if somebody looks back while the clock of the game runs:
// nothing is played there.
func (s *Session) refuseElsewhere() error {
	if s.looksBack() {
		return errors.New("you look back while the game goes on and its clock runs: last goes to where it stands")
	}
	return nil
}

// looksBack reports whether we are elsewhere in a game whose clock runs.
func (s *Session) looksBack() bool {
	return s.clock != nil && !s.isLast() && s.inPlay() && !s.paused
}

// note adds a move to the tree that the game has just played, and says it.
func (s *Session) note(m chess.Move) {
	s.own()
	s.letGo()
	s.at = s.at.Add(m)
	s.undone, s.refused = nil, ""
	s.change(s.outcome())
	s.pressClock()
	s.sayMove()
	if s.at == branch(s.at) {
		s.say("this begins a variation: out goes back to the line")
	}
}

// examples names two moves that can be played right now, to follow a sentence about one that
// cannot: moves of a piece on one of these squares or to one of them, then those that one
// begins a game with.
func (s *Session) examples(squares ...chess.Square) string {
	if s.refuseIfOver() != nil {
		return ""
	}
	p := s.game.Position()
	legal := p.LegalMoves()
	var found []string
	add := func(fits func(m chess.Move) bool) {
		for _, m := range legal {
			if san := notation.SAN(p, m); len(found) < 2 && fits(m) && !slices.Contains(found, san) {
				found = append(found, san)
			}
		}
	}
	for _, sq := range squares {
		add(func(m chess.Move) bool { return m.From == sq })
	}
	for _, sq := range squares {
		add(func(m chess.Move) bool { return m.To == sq })
	}
	for _, sq := range []chess.Square{chess.E2, chess.G1, chess.E7, chess.G8} {
		add(func(m chess.Move) bool { return m.From == sq })
	}
	add(func(chess.Move) bool { return true })
	switch len(found) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf("; a move to try: %s", found[0])
	default:
		return fmt.Sprintf("; for example %s or %s", found[0], found[1])
	}
}
