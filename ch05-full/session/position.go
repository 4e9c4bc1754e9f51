// position.go answers questions about the position and the moves, and shows where a piece can go.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/notation"
)

func (s *Session) cmdAttackers(args []string) error {
	sq, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	p := s.at.Game.Position()
	both, m := [2][]chess.Square{p.Attackers(sq, chess.White), p.Attackers(sq, chess.Black)}, Marks{}
	for _, from := range slices.Concat(both[0], both[1]) {
		m[from] = look.Attack
	}
	s.draw(m)
	for side, attackers := range both {
		if len(attackers) == 0 {
			s.say("%s does not attack %s", chess.Color(side), sq)
		} else {
			s.say("%s attacks %s with %s", chess.Color(side), sq, p.Names(attackers...))
		}
	}
	return nil
}

func (s *Session) cmdBoard([]string) error {
	s.draw(nil)
	s.sayNotes()
	return nil
}

func (s *Session) cmdCaptured([]string) error {
	text := ""
	for _, p := range s.at.Game.Captured() {
		text += " " + string(chess.Letter(p))
	}
	s.say("captured:%s", cmp.Or(text, " nothing yet"))
	return nil
}

func (s *Session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.print(s.at.Game.Position().FEN() + "\n")
		return nil
	}
	p, err := readPosition(strings.Join(args, " "))
	if err != nil {
		return err
	}
	return s.beginAt(p, p)
}

func (s *Session) cmdMoves(args []string) error {
	if len(args) == 0 {
		found := s.moveNames()
		if err := s.at.Over(); err != nil {
			return err
		}
		s.say("%d legal moves: %s", len(found), strings.Join(found, " "))
		return nil
	}
	from, err := chess.ParseSquare(args[0])
	switch {
	case err != nil:
		return err
	case s.at.Game.At(from) == nil:
		return fmt.Errorf("%s: nothing stands there", from)
	}
	s.showMoves(from)
	return nil
}

func (s *Session) cmdRecord([]string) error {
	var lines []string
	for _, row := range s.at.Tree.Sheet(s.at.Node.Path()) {
		lines = append(lines, row.Line())
	}
	s.say("%s", cmp.Or(strings.Join(lines, "\n"), "no move has been played yet"))
	return nil
}

func (s *Session) cmdWhy(args []string) error {
	text := cmp.Or(strings.Join(args, " "), s.refused)
	if text == "" {
		return errors.New("no move was refused here: try why e2e4")
	}
	p := s.at.Game.Position()
	m, err := notation.Read(&p, text)
	if squares := s.meant(text)[1:]; len(squares) == 2 && (errors.Is(err, notation.ErrIllegal) || errors.Is(err, chess.ErrPromotion)) {
		if named := (chess.Move{From: squares[0], To: squares[1]}); !p.IsLegal(named) {
			m, err = named, nil // Explain names pins and lines
		}
	}
	if err == nil {
		s.say("%s", p.Explain(m))
	}
	return err
}

// count returns the command perft, or divide, which tells the ways apart by their first move.
func (s *Session) count(name string) func(args []string) error {
	return func(args []string) error {
		depth, err := strconv.Atoi(args[0])
		if err != nil || depth < 1 || depth > 20 { // which would take years
			return fmt.Errorf("%s looks from 1 to 20 plies ahead here: try %s 3", name, name)
		}
		p := s.at.Game.Position()
		return s.work("counting", func(ctx context.Context, out Out) (then, error) {
			i := 0
			total, err := p.Count(ctx, depth, func(done chess.MoveCount, total int) {
				if i++; name == "divide" {
					out.say("%s: %d", done.Move, done.Nodes)
				} else {
					out.Progress(fmt.Sprintf("%d first moves, up to %s: %d nodes", i, done.Move, total))
				}
			})
			if err != nil {
				return nil, fmt.Errorf("stopped after %d of %d first moves: %d nodes until then", i, len(p.LegalMoves()), total)
			}
			out.say("%d", total)
			return nil, nil
		})
	}
}

// showMoves draws the board with the squares marked to which the piece on from can go, and names
// them, and those that only its king forbids. Kings are left out: they are never captured.
func (s *Session) showMoves(from chess.Square) {
	p := s.at.Game.Position()
	p.SideToMove = p.At(from).Color() // the other side's pieces are shown as well
	reach, m := p.Reach(from), Marks{from: look.Own}
	var walks, captures, castlings, forbidden []chess.Square
	promotes := false
	for _, move := range p.LegalMoves() {
		to := move.To
		if move.From != from || m[to] != look.None {
			continue // another piece, or the same step with another promotion
		}
		promotes = move.Promotion != 0
		m[to] = look.Move
		switch captured := (chess.Ply{Before: p, Move: move}).Captured(); {
		case !slices.Contains(reach, to):
			castlings = append(castlings, to)
		case captured == nil:
			walks = append(walks, to)
		default:
			m[to] = look.Capture
			captures = append(captures, to)
		}
	}
	for _, to := range reach {
		if target := p.At(to); m[to] == look.None && (target == nil || target.Type() != chess.TypeKing) {
			m[to] = look.Forbidden
			forbidden = append(forbidden, to)
		}
	}
	s.draw(m)
	can := listed("go to ", walks) + listed("capture on ", captures) + listed("castle to ", castlings)
	if can == "" {
		s.say("%s has no legal move", p.Names(from))
	} else {
		s.say("%s can %s", p.Names(from), strings.TrimPrefix(can, ", and "))
	}
	for _, to := range captures {
		if p.At(to) == nil {
			s.say("on %s it captures en passant, the pawn that has just passed", to)
		}
	}
	if promotes {
		s.say("there it becomes a queen, a rook, a bishop or a knight")
	}
	s.sayForbidden(from, forbidden)
}

// listed returns what a piece can do on some squares, or nothing if there are none.
func listed(what string, squares []chess.Square) string {
	if len(squares) == 0 {
		return ""
	}
	slices.Sort(squares) // a1 first
	return ", and " + what + strings.Trim(fmt.Sprint(squares), "[]")
}

// sayForbidden names the squares that its king forbids to a piece, and why if why can tell.
func (s *Session) sayForbidden(from chess.Square, squares []chess.Square) {
	if len(squares) == 0 {
		return
	}
	p := s.at.Game.Position()
	side := p.At(from).Color()
	text := "its king forbids "
	if from == p.King(side) {
		text = "it would be attacked on "
	}
	text += strings.Trim(fmt.Sprint(squares), "[]")
	if side == p.SideToMove {
		text += fmt.Sprintf(": why %s%s tells the reason", from, squares[0])
	}
	s.say("%s", text)
}
