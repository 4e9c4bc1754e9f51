// move.go plays what the player types: a move at once, or in two steps.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"regexp"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// The forms in which the two steps of a move, and a sign behind it, are typed.
var (
	squareName = regexp.MustCompile(`[a-h][1-8]`)                      // within a text
	squareForm = regexp.MustCompile(`^[a-zA-Z][0-9]$`)                 // written like a square, which may lie off the board
	lastStep   = regexp.MustCompile(`^([a-zA-Z][0-9]) ?=?([a-zA-Z])$`) // the second step, and what the pawn becomes: e8q
	withSign   = regexp.MustCompile(`[^!?]([!?]{1,2})$`)
)

// typed plays what was typed: a step, a move in any notation, or several moves.
func (s *Session) typed(text string) error {
	if sq, _ := chess.ParseSquare(text); squareForm.MatchString(text) && (s.touched != chess.NoSquare || s.isOwn(sq)) {
		return s.square(text) // otherwise it is the move of a pawn
	}
	p := s.at.Game.At(s.touched)
	if found := lastStep.FindStringSubmatch(text); found != nil && p != nil && p.Type() == chess.TypePawn {
		to, err := chess.ParseSquare(found[1])
		if err != nil {
			return s.instead(err, s.touched)
		}
		return s.play(chess.Move{From: s.touched, To: to, Promotion: chess.PieceType(strings.ToUpper(found[2])[0])})
	}
	return s.move(text)
}

func (s *Session) isOwn(sq chess.Square) bool {
	p := s.at.Game.At(sq)
	return p != nil && p.Color() == s.at.Game.Turn()
}

// square takes one step of a move in two: it touches a piece, lets it go, or moves it.
func (s *Session) square(text string) error {
	sq, err := chess.ParseSquare(text)
	switch {
	case err != nil:
		return s.instead(err, s.touched)
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

// move plays a move in any notation, or several of them, and gives the last one its sign.
func (s *Session) move(text string) error {
	p := s.at.Game.Position()
	m, err := notation.Read(&p, text)
	line, wrong := pgn.ParseLine(p, text)
	switch over := s.at.Over(); {
	case err != nil && wrong == nil && len(line) > 1, // e4 d5, which could be two squares
		errors.Is(err, chess.ErrMove) && (len(line) > 0 || errors.Is(wrong, notation.ErrIllegal)):
		return s.moves(line, wrong)
	case errors.Is(err, chess.ErrMove):
		return s.notUnderstood(text)
	case errors.Is(err, chess.ErrSquare):
		return s.instead(err, s.meant(text)...)
	case over != nil && !s.at.Knows(m):
		return over // whatever else is wrong with the move
	case err != nil && s.refuseElsewhere() != nil:
		return s.refuseElsewhere() // the move is meant for where the game stands
	case errors.Is(err, notation.ErrAmbiguous):
		return err // it names the moves
	case err != nil && !errors.Is(err, chess.ErrPromotion):
		s.refused = text
		return s.instead(err, s.meant(text)...)
	}
	if err := s.play(m); err != nil {
		return err
	}
	if found := withSign.FindStringSubmatch(text); found != nil && s.question == nil && s.addSign(found[1]) {
		s.sayMove()
	}
	return nil
}

// meant returns the squares that a text is about: that of the piece in hand, and those it names.
func (s *Session) meant(text string) []chess.Square {
	found := []chess.Square{s.touched}
	for _, name := range squareName.FindAllString(strings.ToLower(text), -1) {
		sq, _ := chess.ParseSquare(name)
		found = append(found, sq)
	}
	return found
}

// moves plays several moves, such as 2. Nf3 Nc6 3. Bb5: all of them or none.
func (s *Session) moves(line []chess.Move, wrong error) error {
	if err := s.refuseMove(); err != nil {
		return err
	}
	if wrong != nil {
		return fmt.Errorf("%w; none of the line was played", wrong)
	}
	before := len(s.reply.Said)
	for _, m := range line {
		if s.at.Knows(m) {
			s.goTo(s.at.Node.Add(m))
		} else if err := s.at.Game.Play(m); err != nil {
			return err
		} else {
			s.note(m)
		}
	}
	s.reply.Said = s.reply.Said[:before] // not each of them
	s.say("played: %s", lastOf(s.at.Plies(), len(line)))
	s.played()
	return nil
}

// play plays m, or says why not and what to try instead, or asks for its promotion.
func (s *Session) play(m chess.Move) error {
	if s.at.Knows(m) {
		return s.stepTo(s.at.Node.Add(m))
	}
	if err := s.refuseMove(); err != nil {
		return err
	}
	if p := s.at.Game.Position(); s.puzzle.IsAt(p) && p.Refusal(m) == nil {
		left, line, said := s.puzzle.Try(m)
		if s.letGo(); line != nil {
			_ = s.moves(line, nil) // they are legal
		}
		s.puzzle = left
		s.say("%s", said)
		return nil
	}
	switch err := s.at.Game.Play(m); {
	case errors.Is(err, chess.ErrPromotion):
		s.askPromotion(m)
	case err != nil:
		s.refused = m.String()
		return s.instead(err, m.From, m.To)
	default:
		s.note(m)
		s.played()
	}
	return nil
}

// refuseMove returns why no new move may be played here, or nil.
func (s *Session) refuseMove() error { return cmp.Or(s.at.Over(), s.refuseElsewhere()) }

// refuseElsewhere returns an error if we look back while the clock runs: nothing is played there.
func (s *Session) refuseElsewhere() error {
	if s.clock != nil && !s.at.IsLast() && s.at.InPlay() && !s.paused {
		return errors.New("you look back while the game goes on and its clock runs: last goes to where it stands")
	}
	return nil
}

// note adds a move to the tree that the game has just played, and says it.
func (s *Session) note(m chess.Move) {
	s.edit()
	s.arrive()
	s.at.Note(m)
	s.pressClock()
	s.sayMove()
	if s.at.Node == s.at.Node.Variation() {
		text := "this begins a variation: out goes back to the line"
		if name := s.Players[s.at.Game.Turn()]; name != "" {
			text += fmt.Sprintf(", and go has %s answer here", name)
		}
		s.say("%s", text)
	}
}

// askPromotion asks what the pawn becomes. Another move that is typed is played instead.
func (s *Session) askPromotion(m chess.Move) {
	s.touched = m.From
	s.say("the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or no to think again")
	s.question = &question{
		prompt: "promote> ", answers: []string{"q", "r", "b", "n"}, stays: true,
		help: fmt.Sprintf("type q, r, b or n for what the pawn becomes, or no to leave it on %s", m.From),
		take: func(s *Session, text string) (bool, error) {
			promotion, err := chess.ParsePromotion(strings.TrimPrefix(text, "="))
			switch {
			case err == nil:
				m.Promotion = promotion
				return true, s.play(m)
			case strings.EqualFold(text, "no") || strings.EqualFold(text, "undo"):
				s.say("the pawn stays on %s", m.From)
				s.letGo()
				return true, nil
			}
			return false, nil
		},
	}
}

// instead adds to an error what can be played in place of a move about some squares.
func (s *Session) instead(err error, squares ...chess.Square) error {
	return fmt.Errorf("%w%s", err, s.examples(squares...))
}

// examples names two moves about some squares that can be played right now.
func (s *Session) examples(squares ...chess.Square) string {
	found := notation.Examples(s.at.Game.Position(), squares...)
	if len(found) == 0 || s.at.Over() != nil {
		return ""
	}
	return "; for example " + strings.Join(found, " or ")
}
