// map_test.go draws the map, and lists tasks.

package mapview_test

import (
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/mapview"
	"mateinfive/exercises/progress"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/tell"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next":  setup.Next,
		"check": tell.Check,
		"":      mapview.Draw,
		"map":   mapview.JSON,
		"ch02":  func(d *desk.Desk, _ []string) error { return mapview.List(d, "ch02-moves") },
	})
}

// The files that the tests change.
const (
	rook     = coursetest.Rook
	mobility = coursetest.Mobility
)

const legendLine = "  # green   x red   . open   ~ changed since its last check   ? not compiling\n"

// The stations of one's own program stand beside the tasks, once one has been judged.
func TestMapHasStations(t *testing.T) {
	f := newFixture(t)
	err := f.Desk().Progress.Remember(func(p *progress.Progress) { p.Stations["draw"], p.Stations["moves"] = true, false })
	if err != nil {
		t.Fatal(err)
	}
	f.Says(0, "", "  ch01  .   stations: # .\n  ch02  . . . .   more: . .   stations: x .\n  ch03  .   more: . .   stations: . .\n")
}

func TestMap(t *testing.T) {
	f := newFixture(t)
	f.Exactly(0, "",
		"  ch01  .\n"+
			"  ch02  . . . .   more: . .\n"+
			"  ch03  .   more: . .\n"+
			legendLine+"  begin: go run ./exercises next\n")
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Exactly(0, "",
		"  ch01  .\n"+
			"  ch02  [#] . . .   more: . .   1 file of yours\n"+
			"  ch03  .   more: . .\n"+
			legendLine+"  you are at 2.1 Rook.IsValid, green\n"+
			"  go on: go run ./exercises next\n")
	f.Do(0, "next 2.3")
	f.Write(mobility, coursetest.Mine(mobility, "x"))
	f.Exactly(0, "",
		"  ch01  .\n"+
			"  ch02  # ~ [x] .   more: . .   2 files of yours\n"+
			"  ch03  .   more: . .\n"+
			legendLine+"  you are at 2.3 Rook.String, red\n"+
			"  then:  go run ./exercises check        all of the chapter: go run ./exercises ch02\n")
	if len(f.Ran) > 0 {
		t.Errorf("a map runs nothing; it ran %q", f.Ran)
	}
	f.Exactly(0, "ch02", `  # 2.1   core  Rook.IsValid               rebuild
  ~ 2.2   core  Mobility                   write
> x 2.3   core  Rook.String                rebuild
  . 2.4   more  Targets                    write
  . 2.5   core  Hunt1                      hunt
  . 2.6   more  Hunt2                      hunt
`+legendLine+"  go to one: go run ./exercises next 2.1\n")
	// What does not compile costs its own mark, and no other.
	f.Write(mobility, "package exercises\n\nfunc Mobility( {\n")
	f.Answer = coursetest.NoGo(mobility + ":3:16: syntax error: unexpected {")
	f.Do(1, "check 2.2")
	f.Says(0, "", "ch02  # ? [x] .")
	f.Remove(mobility)
	f.Says(0, "", "ch02  # ? [x] .")
	// What has changed since it was green is to be judged again.
	f.Write(rook, coursetest.Mine(rook, "y"))
	f.Says(0, "", "ch02  ~ ? [x] .")
}

func TestMapAsJSON(t *testing.T) {
	f := newFixture(t)
	f.Green("2.1", rook, coursetest.Mine(rook, "x"))
	f.Says(0, "map -json", "{\n  \"tasks\": [\n", "\"number\": \"2.1\",\n      \"name\": \"Rook.IsValid\",\n      \"chapter\": \"ch02-moves\",\n"+
		"      \"weight\": \"core\",\n      \"kind\": \"rebuild\",\n      \"status\": \"green\"\n", "\"stations\": {}")
	f.Says(1, "map", "map wants -json behind it")
}
