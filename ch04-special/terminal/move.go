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

// squareForm is a text written like a square, which may lie off the board, as the
// second of two steps with a promotion: e8, e8q or e8=Q.
var squareForm = regexp.MustCompile(`^([a-zA-Z][0-9])(?: ?=?([a-zA-Z]))?$`)

// move plays a move, given by two squares, by the second of two steps, or by the
// sign for castling.
func (s *session) move(text string) error {
	found := squareForm.FindStringSubmatch(text)
	if found != nil && (found[2] == "" || s.touched != chess.NoSquare) {
		return s.stepTo(found[1], found[2])
	}
	m, named, err := s.parseMove(text)
	switch {
	case errors.Is(err, chess.ErrMove):
		return s.notUnderstood(text)
	case errors.Is(err, errNoKing) && s.game.Status().IsOver(), errors.Is(err, chess.ErrPromotion) && s.lacksPromotion(m):
		return s.make(m) // which says that the game is over, or asks what the pawn becomes
	case errors.Is(err, chess.ErrPromotion):
		return fmt.Errorf("%w%s", err, s.examples(m.From))
	case err != nil:
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	board := s.game.Board()
	if p := board.At(m.From); named != 0 && p != nil && p.Type() != named {
		return fmt.Errorf("that is no %s on %s, it is a %s%s", named, m.From, p.Type(), s.examples(m.From))
	}
	return s.make(m)
}

// errNoKing says that castling cannot be meant: the king has left its place.
var errNoKing = errors.New("castling is for a king on its first square")

// parseMove reads a move as [chess.ParseMove] does, and castling by its own sign.
func (s *session) parseMove(text string) (chess.Move, chess.PieceType, error) {
	m, castles := chess.ParseCastling(text, s.game.Turn())
	if !castles {
		return chess.ParseMove(text)
	}
	board := s.game.Board()
	if board.King(s.game.Turn()) != m.From {
		return m, 0, fmt.Errorf("%w, and yours is not on %s", errNoKing, m.From)
	}
	return m, chess.TypeKing, nil
}

// stepTo takes one step of a move in two, by the name of its square and what a
// pawn becomes there, which may be empty.
func (s *session) stepTo(square, promotion string) error {
	sq, err := chess.ParseSquare(square)
	if err != nil {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	if promotion == "" {
		return s.step(sq)
	}
	m := chess.Move{From: s.touched, To: sq}
	if m.Promotion, err = chess.ParsePromotion(promotion); err != nil && !s.lacksPromotion(m) {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	return s.make(m) // which asks, if that was no piece
}

// step takes one square of a move in two steps: the first touches a piece, the
// second moves it there. The same square again lets go, and another piece of
// one's own is touched instead.
func (s *session) step(sq chess.Square) error {
	if sq == s.touched {
		s.touched = chess.NoSquare
		s.say("you let go of %s", sq)
		return nil
	}
	_, err := s.game.Mover(sq)
	switch {
	case err == nil:
		s.touched = sq
		s.showMoves(sq)
		return nil
	case s.touched != chess.NoSquare:
		return s.make(chess.Move{From: s.touched, To: sq})
	default:
		return fmt.Errorf("%w%s", err, s.examples(chess.NoSquare))
	}
}

// make plays m and shows the outcome, or says why not and what to try instead.
// If m lacks a promotion it asks.
func (s *session) make(m chess.Move) error {
	if s.lacksPromotion(m) {
		s.askPromotion(m)
		return nil
	}
	if err := s.game.Play(m); err != nil {
		return fmt.Errorf("%w%s", err, s.examples(m.From))
	}
	s.letGo()
	record := s.game.Record()
	s.say("%s", numberedAt(record, len(record)-1, s.start))
	s.showBoard()
	return nil
}

// sayStatus says how things stand for the side to move, if there is anything to
// say: its king is in check, or the game has ended.
func (s *session) sayStatus() {
	board, side := s.game.Board(), s.game.Turn()
	switch s.game.Status() {
	case chess.Check:
		s.say("check: the king on %s is attacked by %s", board.King(side), s.pieces(board.Checkers(side)))
	case chess.Checkmate:
		s.say("checkmate by %s: %s has won", s.pieces(board.Checkers(side)), side.Other())
	case chess.Stalemate:
		if board.King(side) == chess.NoSquare {
			s.say("%s has no king and no move: the lesson ends here", side)
			return
		}
		s.say("stalemate: %s cannot move and is not in check, so the game is a draw", side)
	}
}

// pieces names the pieces on several squares: "the king on e1, the rook on e8
// and the knight on f3".
func (s *session) pieces(squares []chess.Square) string {
	board := s.game.Board()
	var sb strings.Builder
	for i, sq := range squares {
		switch {
		case i == 0:
		case i == len(squares)-1:
			sb.WriteString(" and ")
		default:
			sb.WriteString(", ")
		}
		fmt.Fprintf(&sb, "the %s on %s", board.At(sq).Type(), sq)
	}
	return sb.String()
}

// examples names two moves that can be played right now, to follow a sentence
// about one that cannot: with the piece on from if it has two, or with any. If
// only one can be played, it names that.
func (s *session) examples(from chess.Square) string {
	p := s.game.Position()
	legal := p.LegalMoves()
	var found []chess.Move
	for _, sq := range []chess.Square{from, chess.E2, chess.G1, chess.E7, chess.G8} {
		found = append(found, movesFrom(legal, sq)...)
	}
	found = append(found, legal...)
	found = slices.Compact(found) // the first two, which are named, must differ
	switch len(found) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf(". Try %s", found[0])
	default:
		return fmt.Sprintf(". Try %s or %s", found[0], found[1])
	}
}

// movesFrom returns those of the moves that start from a square.
func movesFrom(moves []chess.Move, from chess.Square) []chess.Move {
	return slices.DeleteFunc(slices.Clone(moves), func(m chess.Move) bool { return m.From != from })
}
