// table_test.go plays at a screen of 80 columns and 24 rows, and looks at its cells.

package terminal

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/player"
)

// TestTable plays the games in testdata/table. A file begins with the flags; each line
// that begins with > is typed, after ten seconds, and below it stands the screen that
// comes of it. To write them anew: go test ./ch05-full/terminal -run TestTable -update
func TestTable(t *testing.T) {
	files, err := os.ReadDir("testdata/table")
	if err != nil || len(files) == 0 {
		t.Fatalf("no tables in testdata: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(file.Name(), ".txt"), func(t *testing.T) {
			name := "testdata/table/" + file.Name()
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			flags, screens, _ := strings.Cut(string(text), "\n")
			d := sitAtTable(t, strings.Fields(flags)...)
			got := flags + "\n" + shown(d)
			for line := range strings.Lines(screens) {
				if typed, ok := strings.CutPrefix(line, ">> "); ok {
					d.types(10*time.Second, strings.TrimSpace(typed))
					got += line + shown(d)
				}
			}
			if !*update {
				compare(t, got, string(text))
			} else if err := os.WriteFile(name, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// shown returns the rows of the screen without what is blank at their ends.
func shown(d *tableDesk) string {
	var text strings.Builder
	for row := 1; row <= 24; row++ {
		text.WriteString(strings.TrimRight("| "+d.Row(row), " ") + "\n")
	}
	return text.String()
}

// What somebody is typing stays as it is, and so does the cursor, whatever happens.
func TestWhatIsBeingTypedStays(t *testing.T) {
	d := sitAtTableIn(t, withPlayer(thoughtful, "some"), "-black", "some", "-clock", "5", "-color", "always")
	d.deal(typed{line: "e4"})
	fmt.Fprint(d.Screen, "Ng1-f")
	row, column := d.Cursor()
	events := map[string]any{"a tick": tick(d.wall), "a thought": remark{d.thinking, "deep"}, "an answer": nil}
	for _, name := range []string{"a tick", "a thought", "an answer"} {
		d.wall = d.wall.Add(time.Second)
		event := events[name]
		if event == nil {
			event = answer{of: d.thinking, decision: player.Decision{Action: player.Resign}}
		}
		d.deal(event)
		nowRow, nowColumn := d.Cursor()
		if nowRow != row || nowColumn != column || !strings.HasSuffix(strings.TrimSpace(d.Row(row)), "> Ng1-f") {
			t.Errorf("after %s the cursor stands in row %d, column %d, and the row is %q", name, nowRow, nowColumn, d.Row(row))
		}
	}
}

// With Ctrl-C the terminal throws away what was being typed, and the prompt stands alone.
func TestCtrlCEmptiesTheLine(t *testing.T) {
	d := sitAtTable(t)
	fmt.Fprint(d.Screen, "Ng1-f^C")
	d.deal(interrupt{})
	if got := d.Row(23); got != "play>" {
		t.Errorf("the row of the prompt is %q", got)
	}
}

// A tick turns the clock and nothing else.
func TestATickTurnsTheClock(t *testing.T) {
	d := sitAtTable(t, "-clock", "5")
	d.types(0, "e4")
	d.types(0, "e5")
	before := shown(d)
	d.wall = d.wall.Add(2 * time.Second)
	d.deal(tick(d.wall))
	compare(t, shown(d), replaceLast(before, "5:00", "4:58"))
}

// The end by the clock is shown at once, and not with the next line.
func TestAFlagIsSeenToFall(t *testing.T) {
	d := sitAtTable(t, "-movetime", "1s")
	d.types(0, "e4")
	d.types(0, "e5")
	d.wall = d.wall.Add(time.Second)
	d.deal(tick(d.wall))
	if !strings.Contains(shown(d), "| 0-1, the time of white has run out") {
		t.Errorf("the screen is\n%s", shown(d))
	}
}

// replaceLast replaces the last place where a text stands.
func replaceLast(text, old, new string) string {
	i := strings.LastIndex(text, old)
	return text[:i] + new + text[i+len(old):]
}

// A window that shrinks gets line after line, and one that grows a table, with the first
// answer in it. One of another size is drawn anew: terminals move what stood there.
func TestTheWindowChangesItsSize(t *testing.T) {
	d := sitAtTable(t)
	d.types(0, "e4")
	for _, size := range [][2]int{{79, 24}, {80, 23}} {
		d.columns, d.rows = size[0], size[1]
		d.types(0, "fen")
		if text := d.String(); !strings.Contains(text, "a b c d e f g h\nrnbqkbnr/pppppppp/8/8/4P3") || d.table.on {
			t.Errorf("in a window of %v the screen is\n%s", size, text)
		}
		d.columns, d.rows = 80, 24
		d.types(0, "fen")
		if !d.table.on || !strings.HasPrefix(d.Row(23), "black>") || !strings.HasPrefix(d.Row(11), "rnbqkbnr") {
			t.Errorf("in a large window again the screen is\n%s", d.String())
		}
	}
	want := shown(d)
	fmt.Fprint(d.Screen, "\x1b[3;5Hleft over")
	d.columns, d.rows = 100, 30
	d.deal(tick(d.wall))
	compare(t, shown(d), want)
}

// Without color nothing but the place of the cursor is sent, with it also colors; the
// emulator knows no other codes.
func TestTheTableInColor(t *testing.T) {
	for _, flags := range []string{"-color never", "-color always", "-color always -flip", "-color never -pieces figures"} {
		d := sitAtTable(t, strings.Fields(flags)...)
		for _, line := range []string{"e4", "d5", "exd5", "Qxd5", "Nc3", "moves d5", "Qe5+", "help", ""} {
			d.types(0, line)
		}
		inCheck := d.At(8, 15) // e1, in the middle of its square
		if strings.Contains(flags, "-flip") {
			inCheck = d.At(1, 12)
		}
		if colored := inCheck.Style.Background >= 0; colored != strings.Contains(flags, "always") {
			t.Errorf("with %s the square of the king in check is %+v", flags, inCheck)
		}
	}
}

// TestTablePicture plays the beginning of a famous game (Morphy against the Duke of
// Brunswick and Count Isouard, Paris 1858) and compares the screen with a file, which the
// book draws. To write it anew: go test ./ch05-full/terminal -run TestTablePicture -update
func TestTablePicture(t *testing.T) {
	d := sitAtTable(t, "-color", "always", "-pieces", "figures", "-clock", "5+3", "-names", "Morphy,Duke and Count")
	d.types(0, "friend")
	for i, move := range strings.Fields("e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5") {
		d.types(time.Duration(2+i%2*7)*time.Second, move)
	}
	d.wall = d.wall.Add(14 * time.Second)
	d.types(0, "moves c6")
	const name = "testdata/table.ansi"
	want, err := os.ReadFile(name)
	if !*update && err != nil {
		t.Fatal(err)
	}
	if got := d.ANSI(); *update {
		err = os.WriteFile(name, []byte(got), 0o644)
	} else {
		compare(t, got, string(want))
	}
	if err != nil {
		t.Fatal(err)
	}
}

// A prompt of another length takes the place of what was typed, so all is drawn anew.
func TestAPromptOfAnotherLength(t *testing.T) {
	d := sitAtTable(t, "-fen", "8/P6k/8/8/8/8/8/K7 w - - 98 90", "-clock", "1")
	for _, line := range []string{"Ka2", "Kg7", "a8"} {
		d.types(0, line)
	}
	fmt.Fprint(d.Screen, "q")
	d.wall = d.wall.Add(time.Minute)
	d.deal(tick(d.wall))
	if got := d.Row(23); got != "ended>" {
		t.Errorf("the row of the prompt is %q", got)
	}
}

// A person's own side is below, and flip auto turns the board to whoever moves.
func TestWhoseSideIsBelow(t *testing.T) {
	tests := []struct {
		flags, line string
		below       string
	}{
		{"-black random", "fen", "a b c d e f g h"},
		{"-white random -seed 1", "fen", "h g f e d c b a"},
		{"-black random", "new black", "h g f e d c b a"},
		{"-flip auto", "e4", "h g f e d c b a"},
		{"-flip auto -black random", "e4", "a b c d e f g h"},
		{"-flip auto", "flip off", "a b c d e f g h"},
	}
	for _, tt := range tests {
		t.Run(tt.flags+" "+tt.line, func(t *testing.T) {
			d := sitAtTable(t, strings.Fields(tt.flags)...)
			if d.thinking != nil {
				d.deal(<-d.events.players)
			}
			d.types(0, tt.line)
			if got := strings.TrimSpace(d.Row(9)[:18]); got != tt.below {
				t.Errorf("the files are %q, want %q", got, tt.below)
			}
		})
	}
}
