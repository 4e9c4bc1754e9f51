// scene.go is what a face shows of a game, finished.

package session

import (
	"cmp"
	"maps"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

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

// A view is what is shown beside the game itself.
type view struct {
	leftOut bool         // a task under the board did not come back: it is not asked again
	marks   Marks        // on the board of the table
	exhibit *chess.Board // another board that the table shows for a moment, or nil
	scene   Scene
}

// Scene returns what there is to see now.
func (v *view) Scene() Scene { return v.scene }

func (s *Session) setScene() {
	if !s.Table {
		s.scene = Scene{Prompt: s.prompt(), Look: s.lookNow()}
		return
	}
	p := s.at.Game.Position()
	shown, marks := &p.Board, s.marked(s.marks)
	if s.exhibit != nil {
		shown, marks = s.exhibit, nil
	}
	s.scene = Scene{
		Board: board(shown, marks), Cursor: len(s.at.Node.Path()) - 1, Sheet: s.at.Tree.Sheet(s.at.Node.Line()), Notes: append(s.notes(), openings.Note(s.at.Tree, s.at.Node)...),
		Thinking: s.thinkingText(), Words: s.words(), Look: s.lookNow(),
	}
	for side := range s.scene.Sides {
		s.setSide(&s.scene.Sides[side], chess.Color(side))
	}
	s.setSceneClocks()
}

// setSceneClocks brings the clocks of the scene up to date, when nothing but time has passed.
func (s *Session) setSceneClocks() {
	for i := range s.scene.Sides {
		side, shown := chess.Color(i), &s.scene.Sides[i]
		shown.Clock, shown.Hurry = s.faceHere(side), false
		if s.clock != nil {
			running, ok := s.clock.Running()
			shown.Hurry = ok && running == side && s.clock.Left(side) < 20*time.Second
		}
	}
	s.scene.Prompt = s.prompt()
}

// setSide says who plays for a side, and how that stands without the clock.
func (s *Session) setSide(shown *Side, side chess.Color) {
	shown.Name = pgn.NameOr(s.at.Tree.Tag(sideNames[side]), sideNames[side])
	shown.ToMove = s.isToMove(side)
	captured := slices.DeleteFunc(s.at.Game.Captured(), func(p chess.Piece) bool { return p.Color() == side })
	slices.SortStableFunc(captured, func(a, b chess.Piece) int {
		return cmp.Or(b.Value()-a.Value(), cmp.Compare(a.Type(), b.Type()))
	})
	for _, p := range captured {
		shown.Captured = append(shown.Captured, chess.Letter(p))
	}
	shown.Balance = player.Balance(s.at.Game.Position(), side)
}

// isToMove reports whether one waits for a side: whose clock runs, or else who is to move here.
func (s *Session) isToMove(side chess.Color) bool {
	if s.clock != nil {
		if running, ok := s.clock.Running(); ok {
			return running == side
		}
	}
	return s.at.Game.Turn() == side && s.at.Over() == nil && (s.clock == nil || s.at.InPlay())
}

// faceHere returns what the clock of a side shows. In a game that does not go on that is
// what it showed when the side had made its last move up to here.
func (s *Session) faceHere(side chess.Color) string {
	if s.clock == nil || !s.at.InPlay() && !s.at.IsLast() {
		if left, err := clock.ParseAnnotation(s.at.Clock(side)); err == nil {
			return clock.Face(left)
		}
	}
	return s.face(side)
}

// marked adds to some marks that of a king in check, and on the table those of the last move,
// where no other mark stands.
func (s *Session) marked(m Marks) Marks {
	all, p := Marks{}, s.at.Game.Position()
	if s.Table && s.at.Node.Parent != nil && s.at.Node.Move != nullMove {
		all[s.at.Node.Move.From], all[s.at.Node.Move.To] = look.Last, look.Last
	}
	if p.InCheck(p.SideToMove) {
		all[p.King(p.SideToMove)] = look.Check
	}
	maps.Copy(all, m)
	return all
}
