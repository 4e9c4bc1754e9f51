// move.go plays what the player types: a move at once, or in two steps.

package terminal

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"mateinfive/ch03-check/chess"
)

// squareForm is a text written like a square, which may lie off the board.
var squareForm = regexp.MustCompile(`^[a-zA-Z][0-9]$`)

// move plays a move, given by two squares or by the second of two steps.
func (s *session) move(text string) error {
	if squareForm.MatchString(text) {
		sq, err := chess.ParseSquare(text)
		if err != nil {
			return fmt.Errorf("%w%s", err, s.examples(s.touched))
		}
		return s.step(sq)
	}
	m, named, err := chess.ParseMove(text)
	if errors.Is(err, chess.ErrSquare) {
		return fmt.Errorf("%w%s", err, s.examples(s.touched))
	}
	if err != nil {
		return s.notUnderstood(text)
	}
	board := s.game.Board()
	if p := board.At(m.From); named != 0 && p != nil && p.Type() != named {
		return fmt.Errorf("that is no %s on %s, it is a %s%s", named, m.From, p.Type(), s.examples(m.From))
	}
	return s.make(m)
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
func (s *session) make(m chess.Move) error {
	if err := s.game.Play(m); err != nil {
		return fmt.Errorf("%w%s%s", err, s.comesLater(m, err), s.examples(m.From))
	}
	s.touched = chess.NoSquare
	record := s.game.Record()
	s.say("%s", numberedLast(record, s.first))
	s.showBoard()
	last := record[len(record)-1]
	if rank := m.To.Rank(); last.Piece.Type() == chess.TypePawn && (rank == 0 || rank == 7) {
		s.say("The pawn has come to the end of the board and stays a pawn: promotion comes in chapter 4.")
	}
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
	found := s.playable(from)
	if len(found) < 2 {
		found = nil
		usual := []chess.Square{chess.E2, chess.G1, chess.E7, chess.G8}
		for _, sq := range usual {
			found = append(found, s.playable(sq)...)
		}
		for sq := chess.A1; sq <= chess.H8; sq++ {
			if !slices.Contains(usual, sq) {
				found = append(found, s.playable(sq)...)
			}
		}
	}
	switch len(found) {
	case 0:
		return ""
	case 1:
		return fmt.Sprintf(". Try %s", found[0])
	default:
		return fmt.Sprintf(". Try %s or %s", found[0], found[1])
	}
}

// playable returns the moves that the piece on from may make now.
func (s *session) playable(from chess.Square) []chess.Move {
	var found []chess.Move
	board := s.game.Board()
	for _, to := range board.Destinations(from) {
		if m := (chess.Move{From: from, To: to}); s.game.Refusal(m) == nil {
			found = append(found, m)
		}
	}
	return found
}

// showMoves draws the board with the squares marked to which the piece on from
// can go, and names them. What only its king forbids is marked and named as
// well. Kings are left out: they are never captured.
func (s *session) showMoves(from chess.Square) {
	board := s.game.Board()
	m := marks{from: ownMark}
	var walks, captures, forbidden []string
	for _, to := range board.Destinations(from) {
		target := board.At(to)
		switch legal := board.IsLegal(chess.Move{From: from, To: to}); {
		case target != nil && target.Type() == chess.TypeKing:
		case !legal:
			m[to] = forbiddenMark
			forbidden = append(forbidden, to.String())
		case target == nil:
			m[to] = moveMark
			walks = append(walks, to.String())
		default:
			m[to] = captureMark
			captures = append(captures, to.String())
		}
	}
	s.draw(m)
	answer := fmt.Sprintf("the %s on %s", board.At(from).Type(), from)
	switch {
	case len(walks)+len(captures) == 0:
		answer += " has no legal move"
	case len(captures) == 0:
		answer += " can go to " + strings.Join(walks, " ")
	case len(walks) == 0:
		answer += " can capture on " + strings.Join(captures, " ")
	default:
		answer += " can go to " + strings.Join(walks, " ") + ", and capture on " + strings.Join(captures, " ")
	}
	s.say("%s", answer)
	s.sayForbidden(from, forbidden)
}

// sayForbidden names the squares that its king forbids to the piece on from, if
// there are any. It proposes to ask why, if why can tell: it speaks for the
// side to move.
func (s *session) sayForbidden(from chess.Square, forbidden []string) {
	if len(forbidden) == 0 {
		return
	}
	board := s.game.Board()
	answer := "its king forbids "
	if from == board.King(board.At(from).Color()) {
		answer = "it would be attacked on "
	}
	answer += strings.Join(forbidden, " ")
	if _, err := s.game.Mover(from); err == nil {
		answer += fmt.Sprintf(": why %s%s tells the reason", from, forbidden[0])
	}
	s.say("%s", answer)
}
