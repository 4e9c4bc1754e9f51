// options_test.go reads command lines.

package session

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/notation"
)

func TestFlags(t *testing.T) {
	play(t, []row{
		{name: "a position", flags: "-fen 4k3/8/8/8/8/8/4P3/R3K3_b_Q_-_9_29", lines: "fen",
			want: "4k3/8/8/8/8/8/4P3/R3K3 b Q - 9 29"},
	})
	if o := options(t, "-tick 10s -seed 7"); o.Pretend != 10*time.Second || o.Seed != 7 || !o.Seeded {
		t.Errorf("a line takes %v, and chance begins with %d", o.Pretend, o.Seed)
	}
	o := options(t, "")
	o.Date = noon
	compare(t, sit(t, o).do("=tag Date"), "2026.11.22")
	o.broken = errors.New("no board")
	if err := o.Check(); !errors.Is(err, o.broken) {
		t.Errorf("without a board the error is %v", err)
	}
}

func TestBadFlags(t *testing.T) {
	const unwritten = " is not written yet: go run ./exercises next ch05 "
	tests := []struct{ line, want string }{
		{line: "-fen 9", want: "..."},
		{line: "-white nobody", want: "...nobody..."},
		{line: "-white mine", want: "...task Opponent is not written yet..."},
		{line: "-clock x", want: `invalid value "x" for flag -clock: ...`},
		{line: "-clock 5d3", want: "task Bronstein" + unwritten + "Bronstein"},
		{line: "-clock 5h", want: "task Hourglass" + unwritten + "Hourglass"},
		{line: "-clock 5h,5", want: "...clocks of one kind belong together; try 5+3,1+0..."},
		{line: "-movetime x", want: "...it is a time such as 30s or 2m"},
		{line: "-movetime 0s", want: "..."},
		{line: "-movetime 9s -clock 5", want: "...the time is said already..."},
		{line: "-clock 5 -movetime 9s", want: "...the time is said already..."},
		{line: "-tick 0s", want: "...it is a time such as 10s"},
		{line: "-tick x", want: "...it is a time such as 10s"},
		{line: "-names Anna", want: "...it is two names with a comma between them, such as Anna,Ben"},
		{line: "-seed x", want: "...it is a whole number, such as 1"},
		{line: "-load x -fen 9/9", want: "..."},
		{
			line: "-load x -file y",
			want: "-load begins with a game from a file, and -file keeps one in a file: " +
				"use one of them, and save for the other",
		},
		{
			line: "-load x -fen 4k3/8/8/8/8/8/8/4K2R",
			want: "-load begins with a game from a file, and -fen with a position: use one of them",
		},
	}
	for _, tt := range tests {
		if _, err := parse(tt.line); err == nil {
			t.Errorf("%s is taken", tt.line)
		} else {
			compare(t, err.Error(), tt.want)
		}
	}
}

// A game that was begun before has players and clocks of its own.
func TestFlagsThatSayHowToPlay(t *testing.T) {
	tests := []struct {
		line string
		want bool
	}{
		{line: "", want: false},
		{line: "-names A,B", want: false},
		{line: "-black first", want: true},
		{line: "-clock 5", want: true},
		{line: "-fen 4k3/8/8/8/8/8/8/4K2R", want: true},
	}
	for _, tt := range tests {
		o := options(t, tt.line)
		if got := o.SetsUpGame(); got != tt.want {
			t.Errorf("with %q the flags say how to play: %v", tt.line, got)
		}
	}
}

// Outside of the course nothing tells of it.
func TestOutsideOfTheCourse(t *testing.T) {
	const none = "this program was built without that"
	play(t, []row{
		{name: "no group of commands has tasks", flags: "-outside", lines: "help tasks",
			want: `no command and no group of commands: "tasks"; help lists them`},
		{name: "their commands are none", flags: "-outside", lines: "repeated 3",
			want: `not a move and not a command: "repeated 3"; for example ...`},
		{name: "a task of another chapter is not told", flags: "-outside", lines: "best",
			want: `not a move and not a command: "best"; for example ...`},
		{name: "another word still is", flags: "-outside", lines: "blitz", want: "blitz: new 5+3 begins ..."},
		{name: "a task that is no player", flags: "-outside", lines: "new mine",
			want: `"mine" is no player: there is ...`},
		{name: "a kind of clock that is one", flags: "-outside", lines: "new 5d3", want: none},
		{name: "inside they are told", lines: "new 5d3", want: "task Bronstein is not written yet: ..."},
	})
	o := options(t, "-outside")
	o.Controls = options(t, "-written -clock 5d3").Controls
	if err := o.Check(); err == nil || err.Error() != none {
		t.Errorf("with a clock that is a task the flags say %v, want %q", err, none)
	}
}

// Help tells of each command in one line of an ordinary window.
func TestHelpFitsAWindow(t *testing.T) {
	s, _, err := New(time.Time{}, NewOptions())
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range s.commands.table {
		for _, c := range g.Commands {
			if line := fmt.Sprintf("  %-22s %s", c.Form(), c.Help); len(line) > 80 {
				t.Errorf("%q has %d columns, want at most 80", line, len(line))
			}
		}
	}
}

// What is typed means what help says, and no more and no less words.
func TestCommands(t *testing.T) {
	play(t, []row{
		{name: "help", lines: "help",
			want: "A move is e4, Nf3, ... / More commands; ... / On the board * is..."},
		{name: "help for a group", lines: "help tasks", want: "... / ..."},
		{name: "help for nothing", lines: "help x\x1b",
			want: `no command and no group of commands: "x\x1b"; help lists them`},
		{name: "a tag is set", lines: `tag event "Club \" x"`, want: `Event: Club \" x`},
		{name: "a name that is none", lines: "tag W-x y",
			want: `a tag is named by letters, digits and _, not "W-x": try tag White Anna`},
		{name: "the result is not set", lines: "tag result 1-0",
			want: "the result is written when the game ends: by a mate or a draw, claim, accept or resign"},
		{name: "the position is not set", lines: "tag fen x",
			want: "where a game begins is no matter of tags: fen begins one from any position"},
		{name: "one's own", flags: "-live", lines: "1|name Anna",
			want: "your name is Anna: games against the computer have it"},
		{
			name:  "one's own name is in the next game",
			flags: "-live -set name=Anna -black first",
			lines: "=tag White",
			want:  "Anna",
		},
		{name: "pgn", lines: "e4|pgn",
			want: `[Event "?"] / ... / [Result "*"] / [ECO "B00"] / [Opening "King's Pawn Game"] /  / 1. e4 *`},
		{name: "pgn without control characters", lines: "tag Event \x07x|pgn", want: `[Event " x"]...`},
		{name: "again goes back to a fen", lines: "fen 4k3/8/8/8/8/8/8/4K2R|Kd1|again|fen",
			want: "4k3/8/8/8/8/8/8/4K2R w - - 0 1"},
		{name: "players", lines: "players",
			want: "  random     any legal move / ... /   friend     a person at this keyboard / ..."},
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
	const captured = "-fen 4k3/8/8/8/8/8/4r3/4K2R_b_-_-_0_7"
	const clocks = "-load x -pgn 1._e4_{[%clk_0:09:09]}_e5_{[%clk_0:08:08]}_2._Nf3_{[%clk_0:07:07]}_*"
	rows := []row{
		{name: "the score sheet", lines: line + "=sheet",
			want: "[{1. [e4 d5] 0} {2. [exd5 Qxd5!?] 2} {3. [Nc3] 4}], at 3: [{x} Scandinavian Defense: Mieses-Kotroc Variation (B01)]"},
		{name: "where Black begins", flags: captured, lines: "Kd8|Kxe2|Kc8|undo|=sheet",
			want: "[{7... [... Kd8+] -1} {8. [Kxe2] 1}], at 1: []"},
		{name: "the sheet of a line that has changed", lines: "e4|e5|glyph !|=sheet",
			want: "[{1. [e4 e5!] 0}], at 1: [Open Game (C20)]"},
		{name: "the sides", flags: "-names Anna,", lines: line + "=sides",
			want: "Anna p to move, Black P"},
		{name: "what one is ahead", flags: captured, lines: "Kd8|Kxe2|=sides",
			want: "White r +5, Black -5 to move"},
		{name: "the most valuable first", lines: "e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2|=sides",
			want: "White q p +8, Black P P -8 to move"},
		{name: "the clocks", flags: "-clock 1", lines: "e4|e5|+45s tick|=sides",
			want: "White 0:15 to move in a hurry, Black 1:00"},
		{name: "the clocks after the end", flags: "-clock 1", lines: "e4|e5|resign|=sides",
			want: "White 1:00, Black 1:00"},
		{name: "the clocks of a loaded game", flags: clocks, lines: "last|prev|=sides",
			want: "White 9:09 to move, Black 8:08"},
		{name: "the last move", lines: "e4|=marks", want: "e2~ e4~"},
		{name: "marks are gone after another line", lines: "moves e2|fen|=marks"},
		{name: "a position that was repeated", lines: "e4|repeated 1|=marks"},
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
			if c.Mark != look.None {
				parts = append(parts, chess.Square(sq).String()+c.Mark.Sign)
			}
		}
		return strings.Join(parts, " ")
	}
	for _, side := range s.Sides {
		text := side.Name
		for _, piece := range side.Captured {
			text += " " + string(piece)
		}
		if side.Balance != 0 {
			text += fmt.Sprintf(" %+d", side.Balance)
		}
		if side.Clock != "" {
			text += " " + side.Clock
		}
		if side.ToMove {
			text += " to move"
		}
		if side.Hurry {
			text += " in a hurry"
		}
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
