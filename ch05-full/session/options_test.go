// options_test.go reads command lines.

package session

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

func TestFlags(t *testing.T) {
	play(t, []row{
		{"a position", "-fen 4k3/8/8/8/8/8/4P3/R3K3_b_Q_-_9_29", "fen", "4k3/8/8/8/8/8/4P3/R3K3 b Q - 9 29"},
	})
	for line, want := range map[string]string{
		"-fen 9": "...", "-white nobody": "...nobody...", "-white mine": "...task Opponent is not written yet...", "-clock x": `invalid value "x" for flag -clock: ...`,
		"-movetime x":  "...it is a time such as 30s or 2m",
		"-movetime 0s": "...", "-movetime 9s -clock 5": "...the time is said already...", "-clock 5 -movetime 9s": "...the time is said already...",
		"-tick 0s": "...it is a time such as 10s", "-tick x": "...it is a time such as 10s", "-names Anna": "...it is two names with a comma between them, such as Anna,Ben", "-seed x": "...it is a whole number, such as 1",
		"-load x -file y":                   "-load begins with a game from a file, and -file keeps one in a file: use one of them, and save for the other",
		"-load x -fen 9/9":                  "...",
		"-load x -fen 4k3/8/8/8/8/8/8/4K2R": "-load begins with a game from a file, and -fen with a position: use one of them", "-clock 5d3": "task Bronstein is not written yet: go run ./exercises next ch05 Bronstein",
		"-clock 5h": "task Hourglass is not written yet: go run ./exercises next ch05 Hourglass", "-clock 5h,5": "...clocks of one kind belong together; try 5+3,1+0...",
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
		{"help for a group", "", "help tasks", "... / ..."},
		{"help for nothing", "", "help x\x1b", `no command and no group of commands: "x\x1b"; help lists them`},
		{"a tag is set", "", `tag event "Club \" x"`, `Event: Club \" x`},
		{"a name that is none", "", "tag W-x y", `a tag is named by letters, digits and _, not "W-x": try tag White Anna`},
		{"the result is not set", "", "tag result 1-0", "the result is written when the game ends: by a mate or a draw, claim, accept or resign"},
		{"the position is not set", "", "tag fen x", "where a game begins is no matter of tags: fen begins one from any position"},
		{"one's own", "-live", "1|name Anna", "your name is Anna: games against the computer have it"},
		{"one's own name is in the next game", "-live -set name=Anna -black first", "=tag White", "Anna"},
		{"pgn", "", "e4|pgn", `[Event "?"] / ... / [Result "*"] / [ECO "B00"] / [Opening "King's Pawn Game"] /  / 1. e4 *`},
		{"pgn without control characters", "", "tag Event \x07x|pgn", `[Event " x"]...`},
		{"again goes back to a fen", "", "fen 4k3/8/8/8/8/8/8/4K2R|Kd1|again|fen", "4k3/8/8/8/8/8/8/4K2R w - - 0 1"},
		{"players", "", "players", "  random     any legal move / ... /   friend     a person at this keyboard / ..."},
	})
	d := sit(t, options(t, ""))
	var names []string
	for _, g := range d.s.commands.table {
		for _, c := range g.Commands {
			names = append(names, c.Name)
			if len(c.Args) == 0 {
				compare(t, d.do(c.Name+" please"), "that is not how to type it: try "+c.Form())
			}
		}
	}
	for _, words := range inOtherWords {
		names = append(names, strings.Split(words, ", ")...)
	}
	for _, name := range names { // none is written like a move
		if reads := isMove(name); reads {
			t.Errorf("%s is read as a move", name)
		}
	}
}

func TestTheScene(t *testing.T) {
	const line = "e4|d5|exd5|Qxd5!?|comment x|Nc3|prev|"
	const captured, clocks = "-fen 4k3/8/8/8/8/8/4r3/4K2R_b_-_-_0_7", "-load x -pgn 1._e4_{[%clk_0:09:09]}_e5_{[%clk_0:08:08]}_2._Nf3_{[%clk_0:07:07]}_*"
	rows := []row{
		{"the score sheet", "", line + "=sheet", "[{1. [e4 d5] 0} {2. [exd5 Qxd5!?] 2} {3. [Nc3] 4}], at 3: [{x} Scandinavian Defense (B01)]"},
		{"where Black begins", captured, "Kd8|Kxe2|Kc8|undo|=sheet", "[{7... [... Kd8+] -1} {8. [Kxe2] 1}], at 1: []"},
		{"the sheet of a line that has changed", "", "e4|e5|glyph !|=sheet", "[{1. [e4 e5!] 0}], at 1: [Open Game (C20)]"},
		{"the sides", "-names Anna,", line + "=sides", "Anna p to move, Black P"},
		{"what one is ahead", captured, "Kd8|Kxe2|=sides", "White r +5, Black -5 to move"},
		{"the most valuable first", "", "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2|=sides", "White q p +8, Black P P -8 to move"},
		{"the clocks", "-clock 1", "e4|e5|+45s tick|=sides", "White 0:15 to move in a hurry, Black 1:00"},
		{"the clocks after the end", "-clock 1", "e4|e5|resign|=sides", "White 1:00, Black 1:00"},
		{"the clocks of a loaded game", clocks, "last|prev|=sides", "White 9:09 to move, Black 8:08"},
		{"the last move", "", "e4|=marks", "e2~ e4~"},
		{"marks are gone after another line", "", "moves e2|fen|=marks", ""},
		{"a position that was repeated", "", "e4|repeated 1|=marks", ""},
	}
	for _, tt := range rows {
		t.Run(tt.name, func(t *testing.T) {
			o := options(t, "-table "+tt.flags)
			o.Tasks.Repeated = func([]chess.Position, int) (int, bool) { return 0, true }
			compare(t, sit(t, o).do(tt.lines), tt.want)
		})
	}
}

// tellScene tells something of what there is to see.
func tellScene(what string, s Scene) string {
	var parts []string
	switch what {
	case "sheet":
		return fmt.Sprintf("%v, at %d: %v", s.Sheet, s.Cursor, s.Notes)
	case "marks":
		for sq, c := range s.Board {
			if c.Mark != NoMark {
				parts = append(parts, chess.Square(sq).String()+string(c.Mark))
			}
		}
		return strings.Join(parts, " ")
	}
	for _, side := range s.Sides {
		text := side.Name
		for _, m := range side.Captured {
			text += " " + m.Letter
		}
		if side.Balance != 0 {
			text += fmt.Sprintf(" %+d", side.Balance)
		}
		text += strings.TrimRight(" "+side.Clock, " ") + map[bool]string{true: " to move"}[side.ToMove] + map[bool]string{true: " in a hurry"}[side.Hurry]
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}

// isMove reports whether a word is written like a move.
func isMove(word string) bool {
	p := chess.StartingPosition()
	_, err := notation.Read(&p, word)
	return !errors.Is(err, chess.ErrMove)
}
