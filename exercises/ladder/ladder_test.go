package ladder

import (
	"context"
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/versions"
	"mateinfive/internal/gotool"
)

// A stage is a course with three versions, a go command that builds what compiles, and an
// arbiter that plays no chess.
type stage struct {
	*coursetest.Fixture
	asked    []string // the games that were asked for: "1-4"
	signs    string   // how the games of each rung end, from the first
	until    int      // after so many games Ctrl-C is pressed; 0: never
	breaks   string   // what the arbiter says before it fails; "" if it does not
	isBroken func(gotool.Overlay) bool
}

func newStage(t *testing.T) *stage {
	t.Helper()
	s := &stage{Fixture: coursetest.New(t, nil), signs: "++=+"}
	s.AddChampion()
	s.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 1"))
	s.WriteGreen("5.2", coursetest.Quiet, coursetest.Step("Quiet", "return 2"))
	s.WriteGreen("5.3", coursetest.Drawn, coursetest.Step("Drawn", "return 3"))
	s.isBroken = func(gotool.Overlay) bool { return false }
	s.Fixture.Go = func(_ context.Context, _ string, o gotool.Overlay, _ ...string) (string, int, error) {
		if s.isBroken(o) {
			return "ch05-full/champion/quiet.go:5:2: undefined: nothing\n", 1, nil
		}
		return "", 0, nil
	}
	return s
}

// climbs plays a ladder of four games a rung, and returns what it says.
func (s *stage) climbs(args ...string) string {
	s.T.Helper()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	s.Words.Reset()
	s.asked, s.Ctx = nil, ctx
	l, err := read(append([]string{"-games", "4", "-positions", "10"}, args...))
	if err != nil {
		s.T.Fatal(err)
	}
	games := 0
	l.play = func(_ context.Context, _ string, tell func(string), _ string, args ...string) (string, int, error) {
		s.asked = append(s.asked, args[0]+"-"+args[1])
		from, _ := strconv.Atoi(args[0])
		to, _ := strconv.Atoi(args[1])
		for n := from; n <= to && s.breaks == ""; n++ {
			if games++; s.until > 0 && games > s.until {
				stop()
				return "", -1, ctx.Err()
			}
			tell(fmt.Sprintf("%d %c ", n, s.signs[n-1]))
		}
		if s.breaks != "" {
			return s.breaks + "\n", 1, nil
		}
		return "", 0, nil
	}
	if err := l.run(s.Desk()); err != nil && !errors.Is(err, desk.ErrNotGreen) {
		fmt.Fprintln(s.Words, err)
	}
	return s.Words.String()
}

func TestLadder(t *testing.T) {
	s := newStage(t)
	const want = `5.2 Search.Quiet against 5.1 Eval: ++=+
5.3 Drawn against 5.2 Search.Quiet: ++=+

Each version against the one before: 4 games, 10 positions a move at most

              points  0 %                 50               100
5.1 Eval           -
5.2 Quiet   3.5 of 4  ███████████████████████▓▓▓▓▓▓▓▓▓▓▓▓░░░░░  +49 Elo or more
5.3 Drawn   3.5 of 4  ███████████████████████▓▓▓▓▓▓▓▓▓▓▓▓░░░░░  +49 Elo or more

▓ ends at the share of the points. Chance moves that: in 95 of 100 matches the
true share lies in ▓ or ░. Equals are at ┊.
`
	if diff := cmp.Diff(want, s.climbs()); diff != "" {
		t.Errorf("it says (-want +got):\n%s", diff)
	}
}

// What was played is not played again: after Ctrl-C, when all is there, and when more is
// wanted.
func TestResume(t *testing.T) {
	s := newStage(t)
	s.signs, s.until = "++=+--", 5
	if said := s.climbs(); !strings.Contains(said, "Stopped: the same command goes on from there.") || !strings.Contains(said, "5.3 Drawn     1 of 1") {
		t.Errorf("after Ctrl-C in the second rung it says\n%s", said)
	}
	s.until = 0
	for _, step := range []struct {
		name string
		args []string
		want []string
	}{
		{name: "the same", want: []string{"2-4"}},
		{name: "once more"},
		{name: "with more games", args: []string{"-games", "6"}, want: []string{"5-6", "5-6"}},
		{name: "with fewer", args: []string{"-games", "2"}},
		{name: "with more positions", args: []string{"-positions", "11"}, want: []string{"1-4", "1-4"}},
	} {
		s.climbs(step.args...)
		if diff := cmp.Diff(step.want, s.asked); diff != "" {
			t.Errorf("%s: the games (-want +got):\n%s", step.name, diff)
		}
	}
	s.rewrites(t, "5.1", coursetest.Eval, coursetest.Step("Eval", "return 9"))
	s.climbs()
	if diff := cmp.Diff([]string{"1-4"}, s.asked); diff != "" {
		t.Errorf("with one version more the games are (-want +got):\n%s", diff)
	}
}

// A file of games that is damaged loses the games that are.
func TestDamagedGames(t *testing.T) {
	s := newStage(t)
	s.climbs()
	lines := strings.SplitAfter(s.Read(Games), "\n")
	s.Write(Games, lines[0]+"\x1b[2J\n"+strings.Join(lines[2:7], "")+lines[7][:20])
	said := s.climbs()
	if !strings.Contains(said, "(2 lines of exercises/.versions/games.txt are damaged: those games are played again.)") || strings.Contains(said, "\x1b") {
		t.Errorf("it says\n%s", said)
	}
	if diff := cmp.Diff([]string{"2-4", "4-4"}, s.asked); diff != "" {
		t.Errorf("the games (-want +got):\n%s", diff)
	}
	if s.climbs(); s.asked != nil {
		t.Errorf("then %v are played again", s.asked)
	}
}

// Whatever stands in the file of games, what is shown of it has no control characters.
func FuzzParseGames(f *testing.F) {
	const line = "2026-11-29 14:02 0da717cad9bc 58d568f39b59 5000 7 - it has not answered\n"
	f.Add(line + "\r\n" + line[:30])
	f.Add("2026-11-29 14:02 a b 99999999999999999999 99999999999999999999 + \x1b[2J")
	f.Fuzz(func(t *testing.T, text string) {
		games, _ := parseGames(text)
		for m, endings := range games {
			var r Rung
			r.count(endings, mostGames)
			if r.played() > mostGames || strings.ContainsFunc(r.Failed, unicode.IsControl) {
				t.Errorf("of %v there are %d games, and it says %q", m, r.played(), r.Failed)
			}
		}
	})
}

// A version that does not compile with the files of today is named and left out: the next one
// plays against the one before.
func TestBuildFails(t *testing.T) {
	for _, tt := range []struct {
		name     string
		isBroken func(laid map[string]bool) bool
		want     []string
	}{
		{
			name:     "one in the middle",
			isBroken: func(laid map[string]bool) bool { return laid["Quiet"] && !laid["Drawn"] },
			want: []string{"5.3 Drawn against 5.1 Eval: ++=+", "5.2 Quiet          -  left out: see below",
				"5.2 Quiet: It does not compile with the rest of the program as that is today:\n  ch05-full/champion/quiet.go:5: undefined: nothing"},
		},
		{
			name:     "the first",
			isBroken: func(laid map[string]bool) bool { return !laid["Quiet"] },
			want: []string{"5.3 Drawn against 5.2 Search.Quiet: ++=+",
				"5.2 Quiet: 5.1 Eval cannot be built, against which it was to play. It does not compile"},
		},
		{
			name:     "the last",
			isBroken: func(laid map[string]bool) bool { return laid["Drawn"] },
			want:     []string{"5.2 Search.Quiet against 5.1 Eval: ++=+", "5.3 Drawn          -  left out: see below"},
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := newStage(t)
			s.isBroken = func(o gotool.Overlay) bool {
				laid := map[string]bool{}
				for _, name := range []string{"Quiet", "Drawn"} {
					text := string(o[s.Abs(map[string]string{"Quiet": coursetest.Quiet, "Drawn": coursetest.Drawn}[name])])
					laid[name] = strings.Contains(text, "return")
				}
				_, isVersion := o[s.Abs(coursetest.Eval)]
				return isVersion && strings.Contains(string(o[s.Abs(coursetest.Eval)]), "return") && tt.isBroken(laid)
			}
			said := s.climbs()
			for _, want := range tt.want {
				if !strings.Contains(said, want) {
					t.Errorf("it says\n%s\nwithout\n%s", said, want)
				}
			}
		})
	}
}

// A kept file that is gone leaves its versions out, too.
func TestGone(t *testing.T) {
	s := newStage(t)
	s.Remove(kept.Versions(s.Root, coursetest.Drawn, "")[0].Path)
	said := s.climbs()
	const want = "5.3 Drawn: 5.3 Drawn of 2026-01-02 03:04 needs what is gone or cannot be read: exercises/.kept/"
	if !strings.Contains(said, want) {
		t.Errorf("it says\n%s\nwithout\n%s", said, want)
	}
}

func TestMatchIsBrokenOff(t *testing.T) {
	s := newStage(t)
	s.breaks = "3 +\nthe match ends in game 4"
	if said := s.climbs(); !strings.Contains(said, "\n5.2 Quiet, 5.3 Drawn: broken off: the match ends in game 4\n") {
		t.Errorf("it says\n%s", said)
	}
}

// Where chance may account for all, it is said how many games would tell.
func TestUntold(t *testing.T) {
	l := &Ladder{games: 20, positions: 10}
	list := versions.List(newStage(t).Desk())
	const head = "Too few games to tell which is stronger. If they go on like these, it takes\n"
	for _, tt := range []struct {
		name string
		rung Rung
		want string // "" if nothing is said
	}{
		{name: "one game more is lost", rung: Rung{Won: 4, Drawn: 10, Lost: 6}, want: "332 games"},
		{name: "equals", rung: Rung{Won: 10, Lost: 10}, want: "no number: as many are won as lost"},
		{name: "all are won", rung: Rung{Won: 20}},
		{name: "none is played", rung: Rung{}},
		{name: "left out", rung: Rung{Won: 1, Lost: 1, Broken: "gone"}},
	} {
		tt.rung.Later = list[1]
		said := l.chart(list, []Rung{tt.rung})
		if tt.want == "" && strings.Contains(said, "Too few") ||
			!strings.Contains(said, head+"  5.2 Quiet: "+tt.want) && tt.want != "" {
			t.Errorf("%s: it says\n%s\nwant %q", tt.name, said, tt.want)
		}
	}
}

// Two versions with the same code are not played.
func TestSame(t *testing.T) {
	s := newStage(t)
	s.rewrites(t, "5.2", coursetest.Quiet, coursetest.Step("Quiet", "return 2 // two"))
	said := s.climbs()
	if want := "5.2 Quiet Jan 2 03:04          -  the same code as before"; !strings.Contains(said, want) {
		t.Errorf("it says\n%s\nwithout\n%s", said, want)
	}
}

// rewrites has the learner write the file of a task once more, and check it.
func (s *stage) rewrites(t *testing.T, number, file, text string) {
	t.Helper()
	builds := s.Fixture.Go
	s.Fixture.Go = func(_ context.Context, _ string, _ gotool.Overlay, args ...string) (string, int, error) {
		return coursetest.GreenFor(strings.Join(args, " ")), 0, nil
	}
	s.WriteGreen(number, file, text)
	s.Fixture.Go = builds
}

func TestRead(t *testing.T) {
	for _, tt := range []struct{ words, want string }{
		{"5.2", errUsage.Error()},
		{"-rounds 3", errUsage.Error()},
		{"-games 1", "a rung has from 2 to 112 games, each of 56 openings twice: -games 20"},
		{"-games 113", "a rung has from 2 to 112 games, each of 56 openings twice: -games 20"},
		{"-positions 0", "-positions is how many positions a version may look at for a move, from 1 to 100000000"},
		{"-svg ladder.png", `the picture is an SVG file, so its name ends in .svg: -svg ladder.svg, and not "ladder.png"`},
	} {
		if _, err := read(strings.Fields(tt.words)); err == nil || err.Error() != tt.want {
			t.Errorf("%s: %v, want %s", tt.words, err, tt.want)
		}
	}
}

func TestTooFew(t *testing.T) {
	s := &stage{Fixture: coursetest.New(t, nil)}
	s.AddChampion()
	if got, want := s.climbs(), "no version of your champion is kept yet: the first is there when 5.1 Eval is green, go run ./exercises next 5.1\n"; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	s.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 1"))
	if got, want := s.climbs(), "a ladder has two versions of your champion at least, and there is one: 5.1 Eval of 2026-01-02 03:04. Each step that is green adds another\n"; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
}

func TestJSON(t *testing.T) {
	s := newStage(t)
	s.climbs()
	var rows []row
	if err := json.Unmarshal([]byte(s.climbs("-json")), &rows); err != nil {
		t.Fatal(err)
	}
	want := row{Task: "5.3", Name: "Drawn", When: "2026-01-02 03:04", Sum: rows[2].Sum, Against: "5.2",
		Won: 3, Drawn: 1, Share: 87.5, Margin: rows[2].Margin}
	if diff := cmp.Diff(want, rows[2]); len(rows) != 3 || diff != "" {
		t.Errorf("of %d rows the last is (-want +got):\n%s", len(rows), diff)
	}
}

// The chart fits a terminal, whatever the result, and so does the picture.
func TestSizes(t *testing.T) {
	s := newStage(t)
	s.rewrites(t, "5.2", coursetest.Quiet, coursetest.Step("Quiet", "return 8"))
	for won := range 21 {
		for _, drawn := range []int{0, 7} {
			s.signs = (strings.Repeat("+", won) + strings.Repeat("=", drawn) + strings.Repeat("-", 20))[:20]
			s.Write(Games, "")
			file := s.Abs("ladder.svg")
			said := s.climbs("-games", "20", "-svg", file)
			for line := range strings.SplitSeq(said, "\n") {
				if n := utf8.RuneCountInString(line); n > columns && !strings.Contains(line, file) {
					t.Errorf("%d columns: %s", n, line)
				}
			}
			checkSVG(t, s.Read("ladder.svg"))
		}
	}
}

// checkSVG reports a picture that is no XML or draws beyond its edges.
func checkSVG(t *testing.T, text string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		e, is := token.(xml.StartElement)
		if !is || e.Name.Local != "rect" {
			continue
		}
		box := map[string]float64{}
		for _, a := range e.Attr {
			box[a.Name.Local], _ = strconv.ParseFloat(a.Value, 64)
		}
		if box["x"] < 0 || box["width"] < 0 || box["x"]+box["width"] > width {
			t.Errorf("a rectangle lies outside: %v", e.Attr)
		}
	}
}

// A picture takes the place of an earlier ladder, and of no other file; a ladder that was
// stopped takes no place at all.
func TestPictureIsWritten(t *testing.T) {
	const drawing = "<svg >a drawing</svg>"
	earlier := "<svg >" + title + "</svg>"
	for _, tt := range []struct {
		name, was string
		until     int // after so many games Ctrl-C is pressed
		isDrawn   bool
		says      string
	}{
		{name: "no file", isDrawn: true, says: "The same as a picture: "},
		{name: "an earlier ladder", was: earlier, isDrawn: true, says: "The same as a picture: "},
		{name: "another file", was: drawing, says: "is no picture of a ladder: it is left as it is"},
		{name: "stopped", was: earlier, until: 5, says: "Stopped: the same command goes on"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := newStage(t)
			s.until = tt.until
			if tt.was != "" {
				s.Write("mine.svg", tt.was)
			}
			said := s.climbs("-svg", s.Abs("mine.svg"))
			if got := s.Read("mine.svg"); (got != tt.was) != tt.isDrawn {
				t.Errorf("the file is\n%s", got)
			}
			if !strings.Contains(said, tt.says) || !strings.Contains(said, "5.3 Drawn") {
				t.Errorf("it says\n%s\nwithout the chart, or %q", said, tt.says)
			}
		})
	}
}

// The picture says in words why a version is left out, or lost by a failure.
func TestPictureSaysWhy(t *testing.T) {
	l := &Ladder{games: 4, positions: 10}
	list := versions.List(newStage(t).Desk())
	for _, tt := range []struct {
		rung Rung
		want string
	}{
		{Rung{Broken: "needs what\nis <gone>"}, "is left out: needs what is &lt;gone&gt;"},
		{Rung{Lost: 1, Failed: "game 1 was\x1b lost"}, `has 0 of 1 (game 1 was\x1b lost)`},
	} {
		tt.rung.Later = list[1]
		svg := l.picture(list, []Rung{tt.rung})
		if !strings.Contains(svg, tt.want) || strings.Contains(svg, "compile") {
			t.Errorf("it draws\n%s\nwithout %s", svg, tt.want)
		}
		checkSVG(t, svg)
	}
}

func TestVersion(t *testing.T) {
	s := newStage(t)
	d := s.Desk()
	s.Words.Reset()
	if err := Version(d, []string{"champion@5.2"}); err != nil {
		t.Fatal(err)
	}
	program := strings.TrimSpace(s.Words.String())
	if !strings.HasPrefix(program, s.Abs(Dir)) || !strings.HasSuffix(program, ".exe") {
		t.Errorf("the program is %s", program)
	}
	if info, err := os.Stat(s.Abs(Dir)); err != nil || !info.IsDir() {
		t.Errorf("its folder is not there: %v", err)
	}
	for _, args := range [][]string{nil, {"5.2", "5.3"}, {"5.4"}} {
		if Version(d, args) == nil {
			t.Errorf("version %v says nothing", args)
		}
	}
}
