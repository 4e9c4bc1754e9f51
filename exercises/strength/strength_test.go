// strength_test.go has our own players play, and reads what matches say.

package strength

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

var full = flag.Bool("full", false, "have all players play, and not a sample")

// The lines that a reader sees whose code is ours.
func TestOurs(t *testing.T) {
	coursetest.NeedsGo(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	c, err := course.Read(root)
	if err != nil {
		t.Fatal(err)
	}
	d := desk.At(c, &progress.Progress{}, desk.Tools{Go: coursetest.RealGo, Ctx: context.Background()})
	read := func(name string) string {
		text, err := os.ReadFile(filepath.Join(root, "exercises/testdata", name))
		if err != nil {
			t.Fatal(err)
		}
		return tasks.Plain(text)
	}
	greedy := read("ch03-check/solution/Opponent.go")
	further := strings.Replace(strings.Replace(greedy, "most := 0", "most := -mateWorth", 1),
		"\tif captured := p.At(m.To); captured != nil {\n\t\treturn captured.Value()\n\t}\n\treturn 0\n", "\treturn NetGain(p, m)\n", 1)
	const green = "the version that was green before"
	for _, tt := range []struct {
		name, task string
		text       string // of its file, if not our solution
		rival      rivalVersion
		want       string
		page       string // on which the line stands
		slow       bool   // runs with -full
	}{
		{
			name: "greed", task: "3.9", page: "docs/ch03-mate.md",
			want: "Your opponent: 17½ of 20 against chance (88 %, give or take 12).",
		},
		{
			name: "one move further", task: "3.9", slow: true, page: "docs/ch03-mate.md",
			text: further, rival: rivalVersion{text: greedy, called: green},
			want: "Your opponent: 20 of 20 against chance (100 %, give or take 9),\n  20 of 20 against the version that was green before (100 %, give or take 9).",
		},
		{
			name: "by NetGain alone", task: "3.10", slow: true,
			rival: rivalVersion{text: "there is one", called: "your Opponent as it is"},
			want:  "By NetGain: 20 of 20 against chance (100 %, give or take 9),\n  20 of 20 against your Opponent as it is (100 %, give or take 9).",
		},
		{
			name: "NetGain before there is an opponent", task: "3.10", slow: true,
			want: "By NetGain: 20 of 20 against chance (100 %, give or take 9).",
		},
		{
			name: "promotions are seen", task: "4.13", slow: true, page: "docs/ch04-counting.md",
			rival: rivalVersion{text: read("ch04-special/wrong/Opponent-as-in-chapter-3.go"), called: "yours of chapter 3"},
			want:  "Your opponent: 19 of 20 against chance (95 %, give or take 10),\n  11 of 20 against yours of chapter 3 (55 %, give or take 11).",
		},
		{
			name: "a panic", task: "3.9",
			text: strings.Replace(greedy, "return best[choose(len(best))]", "return best[choose(len(best))+100*int(p.SideToMove)]", 1),
			want: "In game 2 of a match it fails: Opponent panics at ch03-check/exercises/opponent.go:26: index out of range [114] with length 20\n" +
				"The position: rnbqkbnr/pppppppp/8/8/7P/8/PPPPPPP1/RNBQKBNR b",
		},
		{
			name: "an earlier one that panics", task: "3.9", slow: true,
			rival: rivalVersion{text: strings.Replace(greedy, "return best[choose(len(best))]", "panic(1)", 1), called: green},
			want:  "Your opponent: 17½ of 20 against chance (88 %, give or take 12).",
		},
		{
			name: "greedy", task: "5.8", slow: true, rival: rivalVersion{text: c.Text("ch05-full/player/greedy.go"), called: green},
			want: "Your greedy: 19 of 20 against chance (95 %, give or take 10),\n  10½ of 20 against the version that was green before (53 %, give or take 12).",
		},
		{
			name: "greedy finds nothing", task: "5.8", slow: true,
			text: strings.Replace(c.Text("ch05-full/player/greedy.go"), "return best(moves", "if p.SideToMove == chess.Black {\n\t\treturn nil\n\t}\n\treturn best(moves", 1),
			want: "Your greedy: 9½ of 20 against chance (48 %, give or take 20).\n" +
				"It loses game 2: the player finds none of the legal moves good enough: there should be at least one that is best",
		},
		{
			name: "careful", task: "5.9", slow: true, rival: rivalVersion{text: c.Text("ch05-full/player/careful.go"), called: green},
			want: "Your careful: 10 of 10 against chance (100 %, give or take 16),\n  3½ of 10 against the version that was green before (35 %, give or take 23).",
		},
		{
			name: "the opponent of chapter 5", task: "5.27", slow: true, rival: rivalVersion{text: read("ch05-full/solution/Opponent.go"), called: green},
			want: "Your opponent: 19 of 20 against chance (95 %, give or take 10),\n  10½ of 20 against the version that was green before (53 %, give or take 12).",
		},
		{
			name: "a champion", task: "5.28", slow: true, rival: rivalVersion{text: read("ch05-full/solution/Champion.go"), called: green},
			want: "Your champion: 9½ of 10 against chance (95 %, give or take 17),\n  5 of 10 against the version that was green before (50 %, give or take 12).",
		},
		{
			name: "Eval", task: "5.10", slow: true, rival: rivalVersion{text: read("ch05-full/solution/Eval.go"), called: green},
			want: "Your champion: 8 of 10 against chance (80 %, give or take 18),\n  5 of 10 against the version that was green before (50 %, give or take 16).",
		},
		{
			name: "Negamax", task: "5.11", slow: true, rival: rivalVersion{text: read("ch05-full/solution/Search.Negamax.go"), called: green},
			want: "Your champion: 10 of 10 against chance (100 %, give or take 16),\n  5 of 10 against the version that was green before (50 %, give or take 23).",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.page != "" && !strings.Contains(c.Text(tt.page), tt.want) {
				t.Errorf("%s does not show the line\n%s", tt.page, tt.want)
			}
			if tt.slow && !*full {
				t.Skip("runs with -full")
			}
			x, err := c.Find(tt.task, "")
			if err != nil {
				t.Fatal(err)
			}
			o := make(gotool.Overlay)
			for _, name := range []string{"NetGain", "Opponent", "Eval", x.Name} {
				for _, y := range c.Of(x.Chapter) {
					if y.Name == name && y.IsOwn() {
						o[c.Abs(y.Path())] = []byte(read(y.Chapter + "/solution/" + name + ".go"))
					}
				}
			}
			if tt.text != "" {
				o[c.Abs(x.Path())] = []byte(tt.text)
			}
			p := players[slices.IndexFunc(players, func(p player) bool { return p.chapter == x.Chapter && p.task == x.Name })]
			out, err := p.run(d, o.And(laid(c, o, x, p, tt.rival)), tt.rival.text != "")
			if got := p.said(out, tt.rival.called); err != nil || got != tt.want {
				t.Errorf("it says\n%s\nwant\n%s\nof %v\n%s", got, tt.want, err, out)
			}
		})
	}
}

// With whom a version is compared: the last one that was green and is another, or the one of the
// chapter before.
func TestRival(t *testing.T) {
	const at = "exercises/.kept/0000%d-2026-01-02-0304/" + coursetest.Mobility3
	stub := coursetest.Ours(coursetest.Mobility3)
	version := func(n string) string {
		return strings.Replace(stub, `panic("task Mobility: not written yet")`, "return "+n, 1)
	}
	for _, tt := range []struct {
		name    string
		kept    []string // the oldest first
		greens  []string
		earlier string // of chapter 2
		want    string
	}{
		{name: "there is none", kept: []string{version("3")}, greens: []string{version("3")}},
		{name: "the last that was green", kept: []string{version("0"), version("1"), version("2"), version("3")}, greens: []string{version("0"), version("1"), version("3")}, want: version("1")},
		{name: "none but what stands there, with another comment", kept: []string{version("3 // three"), version("3")}, greens: []string{version("3 // three"), version("3")}},
		{name: "none was green, and there is one of the chapter before", kept: []string{version("2")}, earlier: coursetest.Mine(coursetest.Mobility, "x"), want: coursetest.There(coursetest.Mine(coursetest.Mobility, "x"))},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := coursetest.New(t, nil)
			f.Write(coursetest.Mobility3, version("3"))
			for i, text := range tt.kept {
				f.Write(fmt.Sprintf(at, i+1), text)
			}
			if tt.earlier != "" {
				f.Write(coursetest.Mobility, tt.earlier)
			}
			d := f.Desk()
			x, err := d.Course.Find("3.3", "")
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range tt.greens {
				d.Progress.Greens[course.Key(x)] = append(d.Progress.Greens[course.Key(x)], tasks.Sum(text))
			}
			if got := rivalOf(d, x); got.text != tt.want {
				t.Errorf("it is (%s)\n%s\nwant\n%s", got.called, got.text, tt.want)
			}
		})
	}
}

// The version that stands there is noted, and the next one meets it, unless the two do not compile
// side by side.
func TestOf(t *testing.T) {
	was := players
	t.Cleanup(func() { players = was })
	players = append(slices.Clone(was), player{chapter: "ch03-check", task: "Mobility", name: "mine", called: "Yours", games: 2, hook: "opponent"})
	const first, second = "mine 1, random 0, drawn 1\n", "mine 2, before 0, drawn 0\n"
	const earlier = "ch03-check/exercises/earlier/mobility.go"
	f := coursetest.New(t, nil)
	fits := true
	f.Judges = func(line string) string {
		switch {
		case f.Laid[earlier] == "":
			return first
		case fits:
			return first + second
		}
		return "it does not compile\n"
	}
	one, two := coursetest.Mine(coursetest.Mobility3, "1"), strings.Replace(coursetest.Mine(coursetest.Mobility3, "2"), "return 2", "return 1 + 1", 1)
	says := func(want string) {
		t.Helper()
		d := f.Desk()
		x, err := d.Course.Find("3.3", "")
		if err != nil {
			t.Fatal(err)
		}
		if err := d.Keeper.Keep("ch03-check"); err != nil {
			t.Fatal(err)
		}
		if got := Of(d, x); got != want {
			t.Errorf("it says\n%s\nwant\n%s", got, want)
		}
	}
	const alone = "Yours: 1½ of 2 against chance (75 %, give or take 41)"
	f.Write(coursetest.Mobility3, one)
	says(alone + ".")
	says(alone + ".") // as it is the same
	f.Write(coursetest.Mobility3, two)
	says(alone + ",\n  2 of 2 against the version that was green before (100 %, give or take 42).")
	if f.Laid[earlier] != one {
		t.Errorf("the earlier version is\n%s\nwant\n%s", f.Laid[earlier], one)
	}
	fits = false
	says(alone + ".")
	f.Answer, f.Judges = "nothing of a match\n", nil
	says("")
}

func TestBar(t *testing.T) {
	for _, tt := range []struct {
		s    score
		want string
	}{
		{score{won: 15, drawn: 5}, "17½ of 20 against chance (88 %, give or take 12)"},
		{score{won: 20}, "20 of 20 against chance (100 %, give or take 9)"},
		{score{lost: 19, drawn: 1}, "½ of 20 against chance (3 %, give or take 10)"},
		{score{won: 400, lost: 400, drawn: 200}, "500 of 1000 against chance (50 %, give or take 3)"},
	} {
		if got := tt.s.against("chance"); got != tt.want {
			t.Errorf("%+v is %q, want %q", tt.s, got, tt.want)
		}
	}
}
