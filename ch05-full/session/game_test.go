// game_test.go is where the tests play with the game in hand alone: no file, no analysis, no player
// of the program and no question is there.

package session

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// A gameDesk is a game with persons on both sides, whatever the seats say.
type gameDesk struct {
	t        *testing.T
	game     game
	commands *commands
	now      time.Time
	said     []string
}

// playGame plays the rows of a table with the game in hand alone.
func playGame(t *testing.T, rows []row) {
	t.Helper()
	for _, tt := range rows {
		t.Run(tt.name, func(t *testing.T) {
			d := sitAtGame(t, options(t, tt.flags))
			compare(t, d.do(tt.lines), tt.want)
		})
	}
}

// sitAtGame begins a game, or one from a file.
func sitAtGame(t *testing.T, o Options) *gameDesk {
	t.Helper()
	d := &gameDesk{t: t, game: newGame(o), commands: newCommands(false), now: noon}
	d.game.now = noon
	tree := o.Game
	if tree == nil {
		tree = pgn.New(o.Position)
	}
	d.game.open(tree, o.Seats)
	if o.Game != nil {
		d.game.waitWithClocks()
	}
	return d
}

// do tells the game of lines, with | between them, and returns what the last one is answered by. A
// line may begin with the time that it takes, "+10s e4"; tick is time alone, =moves and the like ask
// the game.
func (d *gameDesk) do(lines string) string {
	d.t.Helper()
	for line := range strings.SplitSeq(lines, "|") {
		if later, rest, ok := strings.Cut(line, " "); ok && strings.HasPrefix(later, "+") {
			took, err := time.ParseDuration(later[1:])
			if err != nil {
				d.t.Fatal(err)
			}
			d.now = d.now.Add(took)
			line = rest
		}
		if asked, ok := strings.CutPrefix(line, "="); ok {
			return d.tell(asked)
		}
		d.handle(line)
	}
	return strings.Join(d.said, " / ")
}

// handle tells the game of a line. The game before stays as it was.
func (d *gameDesk) handle(line string) {
	d.t.Helper()
	before := d.game
	text := movetext(before.at.Tree, true)
	var r Reply
	d.game = before.copy(voice{&r}, d.now)
	d.game.flagFalls()
	if line != "tick" {
		d.game.complain(d.obey(line))
	}
	checkRecord(d.t, d.game.record)
	if movetext(before.at.Tree, true) != text {
		d.t.Errorf("%q has changed the game before", line)
	}
	d.said = nil
	for _, t := range r.Said {
		if t.picture != nil {
			p := t.picture
			t.Text = Look{}.Draw(board(&p.position.Board, withCheck(p.position, p.marks)), 1)
		}
		d.said = append(d.said, strings.TrimSuffix(t.Text, "\n"))
	}
}

// obey has the game do what a line means.
func (d *gameDesk) obey(line string) error {
	g := &d.game
	switch m := readLine(line, d.commands, g).(type) {
	case nothing:
		return nil
	case order:
		do := d.action(m)
		m.command.Do = func(args []string) error { return do(g, args) }
		return m.command.Run(m.args)
	case step:
		return d.step(m)
	case reading:
		return d.play(m)
	default:
		d.t.Fatalf("%q is %T, and not for the game alone", line, m)
		return nil
	}
}

// action returns what the game does for an order. A session asks before a person resigns, and has a
// player answer after a pause; the game does not.
func (d *gameDesk) action(o order) inGame {
	d.t.Helper()
	switch o.command.Name {
	case "pause":
		return func(g *game, _ []string) error { return g.pause() }
	case "resign":
		return func(g *game, _ []string) error { return g.resign(g.speaker()) }
	}
	do, ok := o.action.(inGame)
	if !ok {
		d.t.Fatalf("%s is not for the game alone", o.command.Name)
	}
	return do
}

func (d *gameDesk) step(st step) error {
	if st.err != nil {
		return d.game.withExamples(st.err)
	}
	m := chess.Move{From: d.game.touched, To: st.to, Promotion: st.promotion}
	moves := st.promotion != 0
	if !moves {
		m, moves = d.game.touch(st.to)
	}
	if !moves {
		return nil
	}
	isNew, err := d.game.play(m)
	d.showIf(isNew)
	return err
}

func (d *gameDesk) play(r reading) error {
	if errors.Is(r.err, chess.ErrMove) {
		d.t.Fatalf("%q is no move", r.text)
	}
	if r.several {
		err := d.game.playLine(r.moves, r.err)
		d.showIf(err == nil)
		return err
	}
	if err := d.game.refuse(r); err != nil {
		return err
	}
	isNew, err := d.game.play(r.moves[0])
	d.showIf(isNew)
	if err == nil && r.sign != "" && d.game.addSign(r.sign) {
		d.game.sayMove()
	}
	return err
}

// showIf shows the board after a move that was played.
func (d *gameDesk) showIf(played bool) {
	if played {
		d.game.show()
		d.game.sayWhatNow()
	}
}

// tell tells something of the game.
func (d *gameDesk) tell(what string) string {
	d.t.Helper()
	what, name, _ := strings.Cut(what, " ")
	switch what {
	case "moves":
		return movetext(d.game.at.Tree, false)
	case "faces":
		return d.game.face(chess.White) + " " + d.game.face(chess.Black)
	case "tag":
		return d.game.at.Tree.Tag(name)
	case "due":
		return fmt.Sprint(d.game.due())
	case "hand":
		return d.game.touched.String()
	}
	d.t.Fatalf("=%s asks for nothing that a game knows", what)
	return ""
}
