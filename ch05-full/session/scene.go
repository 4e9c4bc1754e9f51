// scene.go is what a face shows of a game, finished.

package session

import "mateinfive/ch05-full/pgn"

// A Scene is all that there is to see of a game. It is finished: to draw it, no rule is asked
// any more, and no code that a learner may be at work on.
type Scene struct {
	Board    Board
	Sides    [2]Side   // by chess.Color
	Sheet    []pgn.Row // the moves of the line in which we are
	Cursor   int       // the ply that led here, from 0; -1 before the first
	Notes    []string  // comments on the move that led here, the variations from here, and the opening
	Prompt   string    // what stands before the place to type: "white> "
	Thinking string    // who thinks, and what it says, or ""
	Waiting  string    // which move of the person waits, or ""
	Pane     Pane      // what the lasting analysis has found
	Choices  Choices   // the rows of the answers that can be chosen
	Words    []string  // what may be typed: the moves, then the commands
	Look     Look
}

// A Side is what there is to see of one of the players.
type Side struct {
	Name     string
	Clock    string // what the clock shows: "4:58", "1:02:03", "9.4"; empty without one
	Hurry    bool   // the clock runs, and less than 20 seconds are left
	ToMove   bool
	Captured []byte // the letters of what this side captured, the most valuable first
	Balance  int    // how many pawns' worth this side is ahead; below 0 if it is behind
}

// Choices are rows of the answers that begin with a number, to be chosen by that.
type Choices struct {
	Before string // what stands before the number in the line that chooses one: "load ", or nothing
	Most   int    // the largest number, from 1, or 0 for no choices
}

// Scene returns what there is to see now.
func (s *Session) Scene() Scene { return s.scene }

func (s *Session) setScene() {
	s.scene = Scene{Prompt: s.prompt(), Look: s.lookNow()}
	if !s.options.Table {
		return
	}
	last, isMove := s.game.lastMove()
	s.scene.Board = s.view.tableBoard(s.game.position(), last, isMove, s.game.shapeMarks(), s.premove.marks())
	s.scene.Thinking = s.thinkingText()
	s.scene.Waiting = s.premove.status()
	s.setScenePane()
	s.scene.Choices = s.choices
	if q := s.pending(); q != nil {
		s.scene.Choices = Choices{Most: len(q.answers)}
	}
	s.scene.Words = append(s.moveWords(), s.commands.names()...)
	s.game.describe(&s.scene)
}

// setScenePane brings the scene up to date when nothing but the analysis has found more.
func (s *Session) setScenePane() {
	s.scene.Pane = s.analysis.lasting.pane(s.game.position(), s.isAtEnd())
}

// setSceneClocks brings the scene up to date when nothing but time has passed.
func (s *Session) setSceneClocks() {
	s.game.describeClocks(&s.scene)
	s.scene.Prompt = s.prompt()
}
