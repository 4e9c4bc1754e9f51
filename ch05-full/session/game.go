// game.go is the game in hand: who plays, where the game stands, and what there is to see of it.

package session

import (
	"cmp"
	"slices"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// A game is the game in hand: its record, its players and its clock. It knows no file and no
// analysis, and asks no player for a move.
type game struct {
	record
	number int // of the game in this session, from 1
	seats  player.Seats

	clock  *clock.Clock // or nil
	paused bool         // the clocks are stopped by a player
	now    time.Time    // the moment of the event
	rules  clockRules

	touched chess.Square // where the piece stands that moves next, or NoSquare
	refused string       // the move that was refused last in this position, as it was typed
	stage   int          // goes up whenever what was begun or asked before is out of date

	asks bool // a better move is to be found here: what the game notes would tell it

	onTable bool // the board has a place of its own on the screen, and notes stand beside it
	quiet   bool // no board is shown after a move
}

// copy returns a copy of the game that speaks with another voice, at another moment. The tree is
// shared until one of the two edits it.
func (g *game) copy(v voice, now time.Time) game {
	next := *g
	next.voice = v
	next.now = now
	next.at = g.at.Copy()
	if g.clock != nil {
		next.clock = g.clock.Asking(func() time.Time { return now })
	}
	return next
}

// open begins a game, new or from a file, before its first move.
func (g *game) open(tree *pgn.Game, seats player.Seats) {
	g.number++
	g.seats = seats
	g.at = pgn.Begin(tree)
	g.edits = 0
	g.arrive()
	g.setClocks()
}

// isPlayed reports whether a move has been played at all.
func (g *game) isPlayed() bool { return len(g.at.Tree.Root.Next) > 0 }

// speaker returns the side for which something is typed: a person's, or the one to move.
func (g *game) speaker() chess.Color {
	side := g.at.Game.Turn()
	if g.seats.Players[side] != "" && g.seats.Players[side.Other()] == "" {
		return side.Other()
	}
	return side
}

// hasPerson reports whether a person plays on a side at least.
func (g *game) hasPerson() bool {
	return g.seats.Players[chess.White] == "" || g.seats.Players[chess.Black] == ""
}

// answeringPlayer returns the name of the player that answers here, or "": not where one looks around, in
// a variation or in a pause, which leave the moves to the person.
func (g *game) answeringPlayer() string {
	if !g.at.IsLast() || g.paused || g.at.Over() != nil {
		return ""
	}
	return g.seats.Players[g.at.Game.Turn()]
}

// stillAsks reports whether the game waits for a move in a position: where it stands, or for a
// player that was asked by the command go, where we are.
func (g *game) stillAsks(p chess.Position, byGo bool) bool {
	if byGo {
		return g.at.Over() == nil && p == g.at.Tree.Position(g.at.Node)
	}
	return g.at.InPlay() && !g.paused && p == g.at.Tree.Position(g.at.Tree.End())
}

// arrive forgets what was begun and refused in another position.
func (g *game) arrive() {
	g.refused = ""
	g.asks = false
	g.letGo()
}

// letGo forgets a move that was only begun.
func (g *game) letGo() {
	g.touched = chess.NoSquare
	g.stage++
}

// show draws the board unless it is to be quiet, and says how things stand.
func (g *game) show() {
	if !g.quiet || g.onTable {
		g.draw(nil)
	}
	g.sayNotes()
	g.sayState()
}

// draw draws the board with the given squares marked.
func (g *game) draw(m Marks) {
	g.picture(picture{position: g.position(), drawn: g.shapeMarks(), marks: m})
}

func (g *game) cmdBoard([]string) error {
	g.draw(nil)
	g.sayNotes()
	return nil
}

// sayNotes says what the game notes here. On the table that stands beside the board.
func (g *game) sayNotes() {
	if g.onTable {
		return
	}
	for _, text := range g.notes() {
		g.say("%s", text)
	}
}

// notes returns what the game notes here, and names the variations.
func (g *game) notes() []string {
	notes := g.at.Node.Notes()
	if g.at.Node.Clock != "" && g.clock == nil && !g.onTable {
		notes = append(notes, "clock: "+g.at.Node.Clock)
	}
	if g.asks {
		return notes
	}
	return append(notes, g.at.Tree.Variations(g.at.Node)...)
}

// sayState says who gives check, what may be claimed or answered, or how the game has ended.
func (g *game) sayState() {
	verdict := g.at.Game.Verdict()
	switch outcome := pgn.Outcome(g.at.Game); {
	case g.at.Decided() && g.at.Tree.Tag("Termination") == "":
		g.say("%s: here the game has ended", g.at.Tree.Result) // a file does not say why
	case outcome != chess.InPlay:
		g.say("%s, %s", outcome, verdict)
	case verdict != "":
		g.say("%s", verdict)
	}
	if g.at.Game.Termination() != chess.NotOver || !g.at.IsLast() {
		return
	}
	if reason := g.at.Game.Claimable(); reason != chess.NotOver {
		g.say("a draw may be claimed: %s; type claim", reason)
	}
	turn := g.at.Game.Turn()
	by, standing := g.at.Game.Offer()
	if standing && by != turn && g.seats.Players[turn] == "" {
		g.say("%s has offered a draw: accept it, decline it, or just move", by)
	}
}

func (g *game) sayWhatNow() {
	if g.at.Game.Termination() != chess.NotOver {
		g.say("prev steps back through the game, save keeps it in a file, rematch changes sides")
	}
}

// describe puts into a scene what there is to see of the game, without the board.
func (g *game) describe(s *Scene) {
	s.Cursor = len(g.at.Node.Path()) - 1
	s.Sheet = g.at.Tree.Sheet(g.at.Node.Line())
	s.Notes = append(g.notes(), openings.Note(g.at.Tree, g.at.Node)...)
	for _, side := range []chess.Color{chess.White, chess.Black} {
		s.Sides[side] = g.side(side)
	}
	g.describeClocks(s)
}

// describeClocks brings the clocks of a scene up to date, when nothing but time has passed.
func (g *game) describeClocks(s *Scene) {
	for _, side := range []chess.Color{chess.White, chess.Black} {
		shown := &s.Sides[side]
		shown.Clock = g.faceHere(side)
		shown.Hurry = false
		if running, ok := g.running(); ok && running == side {
			shown.Hurry = g.clock.Left(side) < 20*time.Second
		}
	}
}

// side says who plays for a side, and how that stands without the clock.
func (g *game) side(color chess.Color) Side {
	captured := slices.DeleteFunc(g.at.Game.Captured(), func(p chess.Piece) bool { return p.Color() == color })
	slices.SortStableFunc(captured, func(a, b chess.Piece) int {
		return cmp.Or(b.Value()-a.Value(), cmp.Compare(a.Type(), b.Type()))
	})
	shown := Side{
		Name:    pgn.NameOr(g.at.Tree.Tag(sideNames[color]), sideNames[color]),
		ToMove:  g.isToMove(color),
		Balance: player.Balance(g.position(), color),
	}
	for _, p := range captured {
		shown.Captured = append(shown.Captured, chess.Letter(p))
	}
	return shown
}

// isToMove reports whether one waits for a side: whose clock runs, or else who is to move here.
func (g *game) isToMove(side chess.Color) bool {
	if running, ok := g.running(); ok {
		return running == side
	}
	if g.clock != nil && !g.at.InPlay() {
		return false
	}
	return g.at.Game.Turn() == side && g.at.Over() == nil
}

// lastMove returns the move that led here. If there is none, ok is false.
func (g *game) lastMove() (m chess.Move, ok bool) {
	return g.at.Node.Move, g.at.Node.Parent != nil && g.at.Node.Move != nullMove
}

// sideNames are the sides as tags and sentences have them, by color.
var sideNames = [2]string{"White", "Black"}
