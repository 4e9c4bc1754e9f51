// position.go answers questions about the position and the moves.

package session

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/script"
)

func (s *Session) cmdAttackers(args []string) error {
	sq, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	p, m, said := s.game.Position(), Marks{}, []string{}
	for _, side := range []chess.Color{chess.White, chess.Black} {
		attackers := p.Attackers(sq, side)
		for _, from := range attackers {
			m[from] = AttackMark
		}
		text := fmt.Sprintf("%s does not attack %s", side, sq)
		if len(attackers) > 0 {
			text = fmt.Sprintf("%s attacks %s with %s", side, sq, p.Names(attackers...))
		}
		said = append(said, text)
	}
	s.draw(m)
	for _, text := range said {
		s.say("%s", text)
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
	for _, ply := range s.captures() {
		text += " " + string(chess.Letter(ply.Captured()))
	}
	if text == "" {
		s.say("nothing has been captured yet")
	} else {
		s.say("captured:%s", text)
	}
	return nil
}

// cmdFEN prints the position, in one line, however long, to be copied, or begins from another.
func (s *Session) cmdFEN(args []string) error {
	if len(args) == 0 {
		s.print(s.game.Position().FEN() + "\n")
		return nil
	}
	p, err := readPosition(strings.Join(args, " "))
	if err != nil {
		return err
	}
	return s.beginAgain(p, p)
}

// cmdMoves shows where a piece can go, or lists all legal moves.
func (s *Session) cmdMoves(args []string) error {
	if len(args) == 0 {
		found := s.moveNames()
		if err := s.refuseIfOver(); err != nil {
			return err
		}
		s.say("%d legal moves: %s", len(found), strings.Join(found, " "))
		return nil
	}
	from, err := chess.ParseSquare(args[0])
	switch {
	case err != nil:
		return err
	case s.game.At(from) == nil:
		return fmt.Errorf("%s: nothing stands there", from)
	}
	s.showMoves(from)
	return nil
}

// cmdRecord says the moves on the way here, as a score sheet has them.
func (s *Session) cmdRecord([]string) error {
	var lines []string
	for _, row := range s.tree.Sheet(s.at.Path()) {
		lines = append(lines, row.Number+" "+strings.TrimPrefix(strings.Join(row.Moves, " "), "... "))
	}
	s.say("%s", cmp.Or(strings.Join(lines, "\n"), "no move has been played yet"))
	if len(s.at.Next) > 0 {
		s.say("more moves follow: next steps on")
	}
	return nil
}

// cmdWhy says why a move is not legal: the one that is named, or the one that was refused last.
func (s *Session) cmdWhy(args []string) error {
	text := cmp.Or(strings.Join(args, " "), s.refused)
	if text == "" {
		return errors.New("no move was refused here: try why e2e4")
	}
	p := s.game.Position()
	m, err := notation.Read(&p, text)
	squares := s.meant(text)[1:]
	switch {
	case err == nil:
		s.say("%s", p.Explain(m))
		return nil
	case !errors.Is(err, notation.ErrIllegal) && !errors.Is(err, chess.ErrPromotion):
		return err
	case len(squares) == 2 && !p.IsLegal(chess.Move{From: squares[0], To: squares[1]}):
		s.say("%s", p.Explain(chess.Move{From: squares[0], To: squares[1]})) // which names pins and lines
	default:
		s.say("%v", err)
	}
	return nil
}

// mostPlies is how far we count at the prompt. It would take years.
const mostPlies = 20

func (s *Session) cmdPerft(args []string) error {
	return s.count("perft", args[0], func(out Out, i int, done chess.MoveCount, total int) {
		out.Progress(fmt.Sprintf("%d first moves, up to %s: %d nodes", i, done.Move, total))
	})
}

func (s *Session) cmdDivide(args []string) error {
	return s.count("divide", args[0], func(out Out, _ int, done chess.MoveCount, _ int) {
		out.say("%s: %d", done.Move, done.Nodes)
	})
}

// count counts in how many ways one can go on, to the depth that a command was typed
// with, and says the total. Ctrl-C ends it with what is known by then. Report is told
// about each first move that is done, and which one it is.
func (s *Session) count(name, word string, report func(out Out, i int, done chess.MoveCount, total int)) error {
	depth, err := strconv.Atoi(word)
	if err != nil || depth < 1 || depth > mostPlies {
		return fmt.Errorf("%s looks from 1 to %d plies ahead here: try %s 3", name, mostPlies, name)
	}
	p := s.game.Position()
	s.work("counting", func(ctx context.Context, out Out) (then, error) {
		i := 0
		total, err := script.Count(ctx, p, depth, func(done chess.MoveCount, total int) {
			i++
			report(out, i, done, total)
		})
		if err != nil {
			return nil, fmt.Errorf("stopped after %d of %d first moves: %d nodes until then", i, len(p.LegalMoves()), total)
		}
		out.say("%d", total)
		return nil, nil
	})
	return nil
}
