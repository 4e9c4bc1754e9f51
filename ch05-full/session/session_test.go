// session_test.go has the parts of a session work together: the game with its players, the questions,
// and the board as it is drawn.

package session

import (
	"fmt"
	"testing"

	"mateinfive/ch05-full/look"
	"mateinfive/internal/console/consoletest"
)

func TestUndoAgainstAPlayer(t *testing.T) {
	play(t, []row{
		{name: "undo is two against a player", flags: "-black first", lines: "e4|undo|=moves", want: "*"},
		{name: "undo goes back to an own move", flags: "-black first", lines: "e4|d4|undo|=moves",
			want: "1. e4 a5 *"},
		{name: "and once more", flags: "-black first", lines: "e4|d4|undo|undo|=moves", want: "*"},
		{name: "undo is one while the other side is to move", flags: "-black first",
			lines: "e4|undo 1|undo|=moves", want: "*"},
		{name: "undo is one in a variation, where the person plays both sides", flags: "-black first",
			lines: "e4|prev|prev|d4|d5|undo", want: "taken back: 1... d5"},
		{name: "undo 2 is two plies", flags: "-black first", lines: "e4|d4|undo 1|undo 2|=moves",
			want: "1. e4 *"},
		{name: "there is no own move to go back to", flags: "-white first", lines: "undo",
			want: "you have played no move yet: undo 1 takes back that of the other side"},
		{name: "its own first move alone", flags: "-white first", lines: "undo 1|=moves", want: "*"},
		{name: "redo is two against a player", flags: "-black first", lines: "e4|undo|redo|=moves",
			want: "1. e4 a5 *"},
		{name: "undo 1 is one against a player", flags: "-black first", lines: "e4|undo 1",
			want: "taken back: 1... a5 / first waits: go makes it move, or play for it yourself"},
	})
}

// inLetters is a text whose boards are drawn in the letters of package look, whatever they are.
func inLetters(text string) string {
	return consoletest.InSigns(text, func(piece byte) string { return look.Symbol(piece, false, false) })
}

func TestTheLook(t *testing.T) {
	theme := look.Theme()
	play(t, []row{
		{name: "a board that is turned", flags: "-flip", lines: "board",
			want: inLetters("1 R N B K Q B N R") + "\n...\n  h g f e d c b a"},
		{name: "in color", flags: "-paint -figures -fen 4k3/8/8/8/8/8/8/4K3", lines: "board",
			want: fmt.Sprintf("...\x1b[48;5;%d;38;5;%dm %s \x1b[0...", theme.Dark, theme.White, look.Symbol('K', true, true))},
		{name: "after other pieces are chosen", flags: "-quiet=false", lines: "pieces figures",
			want: consoletest.InSigns("8 r n b q k b n r", func(piece byte) string { return look.Symbol(piece, true, false) }) + "..."},
		{name: "flip", lines: "flip|=below", want: "Black"},
		{name: "auto", lines: "flip auto|e4|=below", want: "Black"},
		{name: "flip while it is auto turns what one sees", lines: "flip auto|e4|flip|=below",
			want: "White"},
		{name: "and ends auto", lines: "flip auto|e4|flip|e5|Nf3|=below", want: "White"},
		{name: "off ends auto", lines: "flip auto|flip off|e4|=below", want: "White"},
		{name: "a board does not turn by itself", lines: "e4|=below", want: "White"},
		{name: "nor by auto, without a person", flags: "-white first -black deep", lines: "flip auto|=below",
			want: "White"},
		{
			name:  "the person who plays Black sees Black's side below",
			flags: "-live -white first",
			lines: "=below",
			want:  "Black",
		},
		{
			name:  "a refused new game turns nothing",
			flags: "-live -white first",
			lines: "new white|no|=below",
			want:  "Black",
		},
		{name: "as it was remembered", flags: "-set flip=auto", lines: "e4|=below", want: "Black"},
		{name: "a size that is none", lines: "size 5",
			want: `size takes one of these: 1, 2, 3, 4, auto; not "5"`},
		{name: "what is set is shown", lines: "settings", want: "nothing is set: ..."},
		{name: "a setting", flags: "-live -set name=Anna -folder f", lines: "1|size auto|settings",
			want: "name: Anna / games are kept in f"},
	})
}

func TestClocksOfASession(t *testing.T) {
	const begun = "e4|e5|"
	const saved = `-file x -pgn [TimeControl_"300+3"][WhiteClock_"0:04:43"]_` +
		`1._e4_{[%clk_0:05:00]}_e5_{[%clk_0:04:53]}_*`
	play(t, []row{
		{name: "the prompt has the clock", flags: "-live -clock 5 -names A,B", lines: "1|=prompt",
			want: "white 5:00> "},
		{
			name:  "the prompt says that the game waits",
			flags: "-live -clock 5",
			lines: "friend|" + begun + "pause|=prompt",
			want:  "pause> ",
		},
		{
			name:  "the prompt says that the game has ended",
			flags: "-live -clock 5",
			lines: "friend|" + begun + "resign|yes|=prompt",
			want:  "ended> ",
		},
		{name: "a player is not asked in a pause", flags: "-black deep -clock 5",
			lines: "e4|pause|=thinks"},
		{
			name:  "its answer in a pause comes too late",
			flags: "-black deep -clock 5",
			lines: "e4|pause|deep e7e5|=moves",
			want:  "1. e4 {[%clk 0:05:00]} *",
		},
		{
			name:  "a player that waits after it loses none",
			flags: "-black deep -clock 5",
			lines: "e4|deep e7e5|d4|deep e5d4|undo 1|+10s clock",
			want:  "white 5:00, black 5:00; paused: a move or pause starts them again",
		},
		{name: "another game has full ones", flags: "-clock 5", lines: begun + "+10s Nf3|reset|=faces",
			want: "5:00 5:00"},
		{
			name:  "while a player thinks",
			flags: "-clock 1 -black deep",
			lines: "e4|deep e7e5|d4|+61s tick|deep e5d4|=moves",
			want:  "...d4 {[%clk 0:01:00]} 1-0",
		},
		{name: "a game goes on with what the clocks showed", flags: saved, lines: "=faces",
			want: "4:43 4:53"},
		{name: "a game that goes on waits", flags: saved, lines: "+1h clock",
			want: "white 4:43, black 4:53; paused: a move or pause starts them again"},
		{
			name:  "no time at all waits, too",
			flags: `-file x -pgn [TimeControl_"60"]_1._e4_{[%clk_0:00:00]}_e5_{[%clk_0:00:30]}_*`,
			lines: "+1h board|=faces",
			want:  "0.0 0:30",
		},
		{
			name:  "the time of a game that is left",
			flags: "-clock 5+3",
			lines: begun + "+10s leave|=tag WhiteClock",
			want:  "0:04:50",
		},
		{name: "a task that is not written", lines: "new 5d3",
			want: "task Bronstein is not written yet: go run ./exercises next ch05 Bronstein"},
		{name: "its control is noted", flags: "-written", lines: "new 5d3|=tag Clock", want: "5d3"},
	})
}

func TestTyping(t *testing.T) {
	const promotes = "-fen 8/P6k/8/8/8/8/8/K7"
	play(t, []row{
		{name: "by two clicks", lines: "click g1 f3|=moves", want: "1. Nf3 *"},
		{name: "by a drag", flags: "-table", lines: "click g1|drag g1 f3|=moves", want: "1. Nf3 *"},
		{name: "by a drag of a piece that was in hand", flags: "-table", lines: "click g1|click g1|drag g1 f3|=moves",
			want: "1. Nf3 *"},
		{name: "while a piece is dragged its squares are marked", flags: "-table", lines: "click g1|=marks",
			want: "g1> f3* h3*"},
		{name: "dropped beside the board it is let go", flags: "-table", lines: "click g1|drag g1 off|=marks", want: ""},
		{name: "and not moved by the next click", flags: "-table", lines: "click g1|drag g1 off|click f3|=moves", want: "*"},
		{name: "dropped on a piece of its own side, too", flags: "-table", lines: "click g1|drag g1 e2|=marks", want: ""},
		{name: "dropped where it cannot go, the reason is said", flags: "-table", lines: "click g1|drag g1 g5",
			want: "the knight on g1 does not move like that..."},
		{name: "on a piece of its own side, too", flags: "-table", lines: "click g1|drag g1 e2",
			want: "...own..."},
		{name: "of a piece of the other side, too", flags: "-table", lines: "click e7|drag e7 e5",
			want: "...white..."},
		{name: "after the end, too", flags: "-table", lines: "resign|click e2|drag e2 e4",
			want: "...over..."},
		{name: "and it is let go as well", flags: "-table", lines: "click g1|drag g1 g5|click f3|=moves", want: "*"},
		{name: "a piece of the other side moves nowhere", flags: "-table", lines: "click e7|drag e7 e5|=moves", want: "*"},
		{name: "a pawn that is dragged promotes", flags: "-table " + promotes, lines: "click a7|drag a7 a8|q|=moves",
			want: "1. a8=Q *"},
		{name: "a click on a piece of the other side shows its moves", lines: "click e7|e4|=moves",
			want: "1. e4 *"},
		{name: "what it shows has its own side's moves", flags: "-quiet=0", lines: "click e7",
			want: "... / the pawn on e7 can go to e5 e6"},
		{name: "a slip in a command", lines: "resgin",
			want: "resgin is not a command: did you mean resign?"},
		{name: "nothing that is known", lines: "f\x1b[2K\x07",
			want: "this prompt does not know the arrow keys and their like: type the line again"},
		{name: "too many words", lines: "flip a b", want: "that is not how to type it: try flip [auto]"},
		{name: "a pawn asks what it becomes", flags: promotes, lines: "a8|=prompt", want: "promote> "},
		{name: "a promotion by clicks", flags: promotes, lines: "click a7 a8|q|=moves",
			want: "1. a8=Q *"},
		{name: "a pawn becomes no king", flags: promotes, lines: "a8|k",
			want: `"k": type q, r, b or n for what the pawn becomes, or no to leave it on a7`},
		{name: "no leaves it", flags: promotes, lines: "a8|no", want: "the pawn stays on a7"},
		{name: "help does not", flags: promotes, lines: "a8|help go|n|=moves", want: "1. a8=N 1/2-1/2"},
		{
			name:  "another square is where the pawn goes instead",
			flags: "-fen 1n5k/P7/8/8/8/8/8/K7",
			lines: "a7a8|b8|q|=moves",
			want:  "1. axb8=Q+ *",
		},
	})
}

func TestEndsOfASession(t *testing.T) {
	play(t, []row{
		{name: "an offer is gone in another game", lines: "e4|e5|draw|Nf3|prev|reset|d4|d5|Nc3|accept",
			want: "no draw has been offered"},
		{name: "is asked for where a person sits", flags: "-live -black deep", lines: "resign",
			want: "white resigns? (yes or no)"},
	})
}
