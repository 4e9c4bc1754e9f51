// options_test.go reads command lines.

package session

import (
	"errors"
	"reflect"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

func TestFlags(t *testing.T) {
	play(t, []row{
		{"a position", "-fen 4k3/8/8/8/8/8/4P3/R3K3_b_Q_-_9_29", "fen", "4k3/8/8/8/8/8/4P3/R3K3 b Q - 9 29"},
		{"players", "-white first -black FRIEND", "=who", "first - "},
		{"names", "-names Anna,_Ben", "=tag Black", "Ben"},
		{"a game of a file", "-load x -pgn 1._e4_*", "=moves", "1. e4 *"},
		{"a time for a move", "-movetime 30s", "=faces", "0:30 0:30"},
	})
	for line, want := range map[string]string{
		"-fen 9": "...", "-white nobody": "...nobody...", "-white mine": "...task Opponent is not written yet...", "-clock x": `invalid value "x" for flag -clock: ...`,
		"-whiteclock 5": "one side has a clock and the other has none: -clock gives both the same", "-movetime x": "...it is a time such as 30s or 2m",
		"-movetime 0s": "...", "-movetime 9s -clock 5": "...-movetime has said the time already: use one of the two", "-clock 5 -movetime 9s": "...-clock has said the time already: use one of the two",
		"-tick 0s": "...it is a time such as 10s", "-tick x": "...it is a time such as 10s", "-names Anna": "...it is two names with a comma between them, such as Anna,Ben", "-seed x": "...it is a whole number, such as 1",
		"-load x -file y":                   "-load begins with a game from a file, and -file keeps one in a file: use one of them, and save for the other",
		"-load x -fen 9/9":                  "...",
		"-load x -fen 4k3/8/8/8/8/8/8/4K2R": "-load begins with a game from a file, and -fen with a position: use one of them", "-clock 5d3": "task Bronstein is not written yet: go run ./exercises next ch05 Bronstein",
		"-clock 5h": "task Hourglass is not written yet: go run ./exercises next ch05 Hourglass", "-whiteclock 5h -blackclock 5": "clocks of one kind belong together, not 5h and 5",
	} {
		if _, err := parse(line); err == nil {
			t.Errorf("%s is taken", line)
		} else {
			compare(t, err.Error(), want)
		}
	}
	for line, want := range map[string]bool{"": false, "-black first": true, "-clock 5": true, "-fen 4k3/8/8/8/8/8/8/4K2R": true, "-names A,B": false} {
		if o := options(t, line); o.Own() != want {
			t.Errorf("with %s the flags say how to play: %v", line, !want)
		}
	}
	if o := options(t, "-tick 10s -seed 7"); o.Pretend != 10*time.Second || o.Seed != 7 {
		t.Errorf("a line takes %v, and chance begins with %d", o.Pretend, o.Seed)
	}
	o := options(t, "")
	if o.Date = noon; true {
		compare(t, sit(t, o).do("=tag Date"), "2026.11.22")
	}
	o.broken = errors.New("no board")
	if err := o.Check(); !errors.Is(err, o.broken) {
		t.Errorf("without a board the error is %v", err)
	}
}

// What is typed means what help says, and no more and no less words.
func TestCommands(t *testing.T) {
	play(t, []row{
		{"help", "", "help", "A move is e4, Nf3, ... / More commands; ... / On the board * is..."},
		{"on the table with its keys", "-table", "help", "...Up and Down bring back..."},
		{"help for a group", "", "help tasks", "... / ..."},
		{"help for nothing", "", "help x\x1b", `no command and no group of commands: "x\x1b"; help lists them`},
		{"tag shows all", "", "tag", "Event: ? / Site: ? / Date: ????.??.?? / Round: ? / White: ? / Black: ? / Result: *"},
		{"or none", "", "tag x", `the game has no tag "x": try tag White Anna`},
		{"or sets one", "", `tag event "Club \" x"`, `Event: Club \" x`},
		{"a name that is none", "", "tag W-x y", `a tag is named by letters, digits and _, not "W-x": try tag White Anna`},
		{"not the result", "", "tag result 1-0", "the result is written when the game ends: by a mate or a draw, claim, accept or resign"},
		{"nor the position", "", "tag fen x", "where a game begins is no matter of tags: fen begins one from any position"},
		{"a name", "", "name black Ben|=tag Black", "Ben"},
		{"one's own", "-live", "1|name Anna", "your name is Anna: games against the computer have it"},
		{"in the next game", "-live -set name=Anna -black first", "=tag White", "Anna"},
		{"pgn", "", "e4|pgn", `[Event "?"] / ... / [Result "*"] /  / 1. e4 *`},
		{"pgn without control characters", "", "tag Event \x07x|pgn", `[Event " x"]...`},
		{"link", "", "link", "https://lichess.org/analysis/standard/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1"},
		{"no fen", "", "fen x", "not a FEN: ..."},
		{"players", "", "players", "  random     any legal move / ... /   friend     a person at this keyboard / ..."},
	})
	d := sit(t, options(t, ""))
	var names []string
	for _, g := range d.s.commands() {
		for _, c := range g.Commands {
			names = append(names, c.Name)
			if len(c.Args) == 0 {
				compare(t, d.do(c.Name+" please"), "that is not how to type it: try "+c.Form())
			}
		}
	}
	for word := range meanings {
		names = append(names, word)
	}
	for word := range aliases {
		names = append(names, word)
	}
	for _, name := range names { // none is written like a move
		if reads := isMove(name); reads {
			t.Errorf("%s is read as a move", name)
		}
	}
}

func TestTheScene(t *testing.T) {
	scene := func(flags, lines string) (*desk, Scene) {
		d := sit(t, options(t, "-table "+flags))
		d.do(lines)
		return d, d.s.Scene()
	}
	d, s := scene("-clock 1 -names Anna,", "e4|d5|exd5|Qxd5!?|+45s comment x|Nc3|prev|d4")
	if s.Cursor != 3 || d.s.at.Parent == nil {
		t.Errorf("the cursor stands at %d", s.Cursor)
	}
	_, s = scene("-names Anna,", "e4|d5|exd5|Qxd5!?|comment x|Nc3|prev")
	want := []Row{{"1.", []string{"e4", "d5"}, 0}, {"2.", []string{"exd5", "Qxd5!?"}, 2}, {"3.", []string{"Nc3"}, 4}}
	if !reflect.DeepEqual(s.Sheet, want) || s.Cursor != 3 || !reflect.DeepEqual(s.Notes, []string{"{x}"}) {
		t.Errorf("the sheet is %v, at %d, with %q", s.Sheet, s.Cursor, s.Notes)
	}
	white, black := s.Sides[0], s.Sides[1]
	if white.Name != "Anna" || black.Name != "Black" || !white.ToMove || black.ToMove || white.Balance != 0 || len(white.Captured) != 1 || white.Captured[0].Letter != "p" || white.Clock != "" {
		t.Errorf("the sides are %+v and %+v", white, black)
	}
	if s.Board[3+8*4].Mark != LastMark || s.Board[3+8*7].Mark != LastMark || s.Board[3+8*4].Letter != "q" || s.Board[0].Mark != NoMark || !s.Board[0].Dark {
		t.Errorf("d5 is %+v", s.Board[3+8*4])
	}
	_, s = scene("-fen 4k3/8/8/8/8/8/4r3/4K2R_b_-_-_0_7", "Kd8|Kxe2|Kc8|undo")
	if want := []Row{{"7...", []string{"...", "Kd8+"}, -1}, {"8.", []string{"Kxe2"}, 1}}; !reflect.DeepEqual(s.Sheet, want) || s.Sides[0].Balance != 5 || s.Sides[1].Balance != -5 {
		t.Errorf("the sheet is %v, and White is %d ahead", s.Sheet, s.Sides[0].Balance)
	}
	d, s = scene("-clock 1", "e4|e5|+45s tick")
	if !s.Sides[0].Hurry || s.Sides[0].Clock != "0:15" || s.Sides[1].Hurry || !s.Sides[0].ToMove {
		t.Errorf("the sides are %+v", s.Sides)
	}
	if d.do("prev"); !d.s.Scene().Sides[0].ToMove {
		t.Error("White's clock runs while one looks back, and it is not White who is to move")
	}
	if d.do("resign|last|resign"); d.s.Scene().Sides[0].ToMove || d.s.Scene().Sides[1].ToMove {
		t.Error("a side is to move after the end")
	}
	_, s = scene("-load x -pgn 1._e4_{[%clk_0:09:09]}_e5_{[%clk_0:08:08]}_2._Nf3_{[%clk_0:07:07]}_*", "last|prev")
	if s.Sides[0].Clock != "9:09" || s.Sides[1].Clock != "8:08" {
		t.Errorf("the clocks of a loaded game show %s and %s", s.Sides[0].Clock, s.Sides[1].Clock)
	}
	if _, s = scene("", "moves e2"); s.Board[4+8*3].Mark != MoveMark || s.Board[4+8].Mark != OwnMark {
		t.Error("the moves of e2 are not marked")
	}
	if _, s = scene("", "moves e2|fen"); s.Board[4+8*3].Mark != NoMark {
		t.Error("the moves of e2 are marked after another line")
	}
	o := options(t, "-table")
	o.tasks.repeated = repeatedAt0
	d = sit(t, o)
	if d.do("e4|repeated 1"); d.s.Scene().Board[4+8].Letter != "P" {
		t.Error("the position that was repeated is not shown")
	}
	if d.do("clock"); d.s.Scene().Board[4+8].Letter != "" {
		t.Error("it is still shown after another line")
	}
}

// isMove reports whether a word is written like a move.
func isMove(word string) bool {
	p := chess.StartingPosition()
	_, err := notation.Read(&p, word)
	return !errors.Is(err, chess.ErrMove)
}

func repeatedAt0([]chess.Position, int) (int, bool) { return 0, true }
