// position.go answers questions about the position and the moves.

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
		m[from] = AttackMark
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

// cmdFEN prints the position, to be copied, or begins from another.
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

// cmdMoves shows where a piece can go, or lists all legal moves.
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

// cmdRecord says the moves on the way here, as a score sheet has them.
func (s *Session) cmdRecord([]string) error {
	var lines []string
	for _, row := range s.at.Tree.Sheet(s.at.Node.Path()) {
		lines = append(lines, row.Line())
	}
	s.say("%s", cmp.Or(strings.Join(lines, "\n"), "no move has been played yet"))
	return nil
}

// cmdWhy says why a move is not legal: the one that is named, or the one that was refused last.
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
		s.work("counting", func(ctx context.Context, out Out) (then, error) {
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
		return nil
	}
}
