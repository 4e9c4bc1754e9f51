// desk_test.go is a desk with a keyboard, a screen and a clock on the wall that a test
// turns: a whole program, event by event.

package terminal

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/internal/cells"
	"mateinfive/ch05-full/screen"
)

// A desk is a program at which somebody sits.
type desk struct {
	*arbiter
	t    *testing.T
	wall time.Time
	said strings.Builder // on a screen without a table
	left bool
}

// leave ends the program.
func (d *desk) leave() {
	if !d.left {
		d.left = true
		d.close()
	}
}

// sit sits down at a program that was started with these flags. The screen prints line
// after line; the games are kept in folder, or not at all if that is "".
func sit(t *testing.T, folder string, flags ...string) *desk {
	t.Helper()
	return sitIn(t, unwritten(), folder, flags...)
}

// sitIn does so in an environment of the test.
func sitIn(t *testing.T, e environment, folder string, flags ...string) *desk {
	t.Helper()
	d := &desk{t: t, wall: time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)}
	d.start(e, &d.said, folder, nil, append([]string{"-quiet"}, flags...))
	return d
}

// start starts the program.
func (d *desk) start(e environment, out interface{ Write([]byte) (int, error) }, folder string, size func() (int, int, bool), flags []string) {
	d.t.Helper()
	e.gamesFolder = func() (string, error) { return folder, nil }
	o, err := parseIn(e, flags...)
	if err != nil {
		d.t.Fatal(err)
	}
	if _, err := o.Open(os.Stdin); err != nil {
		d.t.Fatal(err)
	}
	o.echo, o.live, o.size = false, true, size
	if folder == "" {
		o.noKeep = true
	}
	d.arbiter = newArbiter(out, *o)
	d.arbiter.wall = func() time.Time { return d.wall }
	d.events.now = func() time.Time { return time.Time{} } // not known: when it is dealt with
	d.setMoment(d.wall)
	d.t.Cleanup(d.leave)
	if err := d.setUp(); err != nil {
		d.t.Fatal(err)
	}
	d.await(true)
}

// types types a line when so much time has passed, lets the players answer, and returns
// what is printed.
func (d *desk) types(later time.Duration, line string) string {
	d.t.Helper()
	d.wall = d.wall.Add(later)
	return d.happens(typed{line: line})
}

// happens has an event happen, and returns what is printed: the prompt left out.
func (d *desk) happens(event any) string {
	d.t.Helper()
	d.said.Reset()
	if err := d.deal(event); err != nil {
		d.t.Fatal(err)
	}
	for d.thinking != nil {
		if err := d.deal(<-d.events.players); err != nil {
			d.t.Fatal(err)
		}
	}
	text := d.said.String()
	return text[:strings.LastIndex(text, "\n")+1]
}

// plays types moves, each after so much time.
func (d *desk) plays(each time.Duration, moves string) {
	d.t.Helper()
	for _, move := range strings.Fields(moves) {
		if text := d.types(each, move); strings.Contains(text, "Try") {
			d.t.Fatalf("%s: %s", move, text)
		}
	}
}

// faces returns what both clocks show: "5:00 4:58".
func (d *desk) faces() string { return d.s.face(0) + " " + d.s.face(1) }

// A tableDesk is a desk whose screen has a table.
type tableDesk struct {
	desk
	*cells.Screen
	columns, rows int
}

// sitAtTable sits down at a program that shows a table, on a screen of 80 columns and 24
// rows.
func sitAtTable(t *testing.T, flags ...string) *tableDesk {
	t.Helper()
	return sitAtTableIn(t, unwritten(), flags...)
}

// sitAtTableIn does so in an environment of the test.
func sitAtTableIn(t *testing.T, e environment, flags ...string) *tableDesk {
	t.Helper()
	d := &tableDesk{desk: desk{t: t, wall: time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)}, Screen: cells.New(), columns: screen.Width, rows: screen.Height}
	d.start(e, d.Screen, "", func() (int, int, bool) { return d.columns, d.rows, true }, flags)
	return d
}

// types types a line: its letters appear behind the prompt, and Enter goes to the next row.
func (d *tableDesk) types(later time.Duration, line string) {
	d.t.Helper()
	fmt.Fprint(d.Screen, line+"\n")
	d.desk.types(later, line)
}
