// say.go shows the board after a change, and says what has happened and how things stand.

package session

import (
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/guard"
)

// say says something, in as many lines as it takes.
func (s *Session) say(format string, args ...any) {
	s.reply.Said = append(s.reply.Said, Text{Text: fmt.Sprintf(format, args...)})
}

// print says something that is printed as it is, with its line breaks.
func (s *Session) print(text string) {
	s.reply.Said = append(s.reply.Said, Text{Text: text, Ready: true})
}

// goOn goes on after a change: it wants the player asked whose turn it is now, or shows
// the board. Where a player is asked, the board comes with its answer.
func (s *Session) goOn() {
	if name := s.answers(); name != "" {
		s.ask(name, false)
		if !s.Table {
			return
		}
	}
	s.showBoard()
}

// played goes on after a move that was played.
func (s *Session) played() {
	s.goOn()
	s.sayWhatNow()
}

// showBoard draws the board unless it is to be quiet, and says how things stand.
func (s *Session) showBoard() {
	if !s.Quiet || s.Table {
		s.draw(nil)
	}
	s.sayNotes()
	s.sayState()
}

// draw draws the board, with the given squares marked, and says what stands below it.
func (s *Session) draw(m Marks) {
	p := s.at.Game.Position()
	if s.Table {
		s.marks = m
	} else {
		s.print(s.lookNow().Draw(board(&p.Board, s.marked(m)), 1))
	}
	s.footer()
}

// footer says what the task OppositeBishops does, once that is written and as long as it comes back.
func (s *Session) footer() {
	if s.leftOut {
		return
	}
	b := s.at.Game.Position().Board // a copy: the learner's code may change it
	var dark chess.Color
	var ok bool
	failure := guard.Run(s.Patience, func() { dark, ok = s.Tasks.OppositeBishops(&b) })
	switch {
	case failure == nil && ok:
		s.say("opposite-colored bishops: %s's goes on dark squares", dark)
	case failure == nil, failure.Unwritten() != "":
	case failure.Kind == guard.Late:
		s.leftOut = true
		s.say("%v From now on it is left out.", failure)
	default:
		s.say("%v", failure)
	}
}

func (s *Session) sayMove() {
	record := s.at.Plies()
	if len(record) == 0 {
		s.say("the beginning")
		return
	}
	s.say("%s%s", numbered(record[len(record)-1]), s.at.Node.Signs())
}

// numbered returns a ply with the number of the move: "3. Nxe5", "3... Nxe4".
func numbered(ply chess.Ply) string { return notation.Numbered(ply.Before, ply.Move) }

// sayNotes says what the game notes here. On the table that stands beside the board.
func (s *Session) sayNotes() {
	if !s.Table {
		for _, text := range s.notes() {
			s.say("%s", text)
		}
	}
}

// notes returns what the game notes here, and names the variations.
func (s *Session) notes() []string {
	notes := s.at.Node.Notes()
	if s.at.Node.Clock != "" && s.clock == nil && !s.Table {
		notes = append(notes, "clock: "+s.at.Node.Clock)
	}
	return append(notes, s.at.Tree.Variations(s.at.Node)...)
}

// sayState says who gives check, what may be claimed or answered, or how the game has ended.
func (s *Session) sayState() {
	verdict := s.at.Game.Verdict()
	switch outcome := pgn.Outcome(s.at.Game); {
	case s.at.Decided() && s.at.Tree.Tag("Termination") == "":
		s.say("%s: here the game has ended", s.at.Tree.Result) // a file does not say why
	case outcome != chess.InPlay:
		s.say("%s, %s", outcome, verdict)
	case verdict != "":
		s.say("%s", verdict)
	}
	if s.at.Game.Termination() != chess.NotOver || !s.at.IsLast() {
		return
	}
	if reason := s.at.Game.Claimable(); reason != chess.NotOver {
		s.say("a draw may be claimed: %s; type claim", reason)
	}
	if by, standing := s.at.Game.Offer(); standing && by != s.at.Game.Turn() && s.Players[s.at.Game.Turn()] == "" {
		s.say("%s has offered a draw: accept it, decline it, or just move", by)
	}
}

func (s *Session) sayWhatNow() {
	if s.at.Game.Termination() != chess.NotOver {
		s.say("prev steps back through the game, save keeps it in a file, rematch changes sides")
	}
}
