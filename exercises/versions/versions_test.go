package versions_test

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/versions"
)

// newFixture is a course whose clock stands at a moment that a test changes.
func newFixture(t *testing.T) (f *coursetest.Fixture, setClock func(when string)) {
	t.Helper()
	f = coursetest.New(t, nil)
	f.AddChampion()
	setClock = func(when string) {
		now, err := time.Parse("2006-01-02 15:04", when)
		if err != nil {
			t.Fatal(err)
		}
		f.Now = func() time.Time { return now }
	}
	setClock("2026-11-18 20:00")
	return f, setClock
}

// three has a learner write the three steps, each on a day of its own, and then the first one
// anew.
func three(t *testing.T) *coursetest.Fixture {
	t.Helper()
	f, setClock := newFixture(t)
	f.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 1"))
	setClock("2026-11-20 21:30")
	f.WriteGreen("5.2", coursetest.Quiet, coursetest.Step("Quiet", "return 2"))
	setClock("2026-11-22 19:00")
	f.WriteGreen("5.3", coursetest.Drawn, coursetest.Step("Drawn", "return 3"))
	setClock("2026-11-25 19:00")
	f.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 4"))
	return f
}

// bodies is what a version has, in short: "eval 1, quiet 2".
func bodies(v versions.Version) string {
	var parts []string
	for file, text := range v.Files {
		name := strings.TrimSuffix(file[strings.LastIndex(file, "/")+1:], ".go")
		_, body, _ := strings.Cut(text, "return ")
		body, _, _ = strings.Cut(body, "\n")
		parts = append(parts, name+" "+body)
	}
	slices.Sort(parts)
	return strings.Join(parts, ", ")
}

// said is a version, or what is said instead.
func said(f *coursetest.Fixture, word string) string {
	v, err := versions.Find(f.Desk(), word)
	if err != nil {
		return err.Error()
	}
	return v.Title() + ", " + v.Day() + ": " + bodies(v)
}

func TestFind(t *testing.T) {
	f := three(t)
	const (
		first  = "5.1 Eval, 2026-11-18: eval 1"
		second = "5.2 Search.Quiet, 2026-11-20: eval 1, quiet 2"
		third  = "5.3 Drawn, 2026-11-22: drawn 3, eval 1, quiet 2"
		last   = "5.1 Eval, 2026-11-25: drawn 3, eval 4, quiet 2"
	)
	for _, tt := range []struct{ word, want string }{
		{"5.2", second},
		{"champion@5.2", second},
		{"Champion@Quiet", second},
		{"5.1", last},
		{"2026-11-18", first},
		{"2026-11-19", first},
		{"2026-11-20", second},
		{"2026-11-20-2129", first},
		{"2026-11-20-21:30", second},
		{"2027-01-01", last},
		{"2026-11-17", "nothing of your champion was green by 2026-11-17: the first is 5.1 Eval, of 2026-11-18 20:00"},
		{"5.4", "5.4 Castle is no step of your champion: its steps are 5.1 Eval to 5.3 Drawn"},
		{"5.9", `"5.9" is no version of your champion: name one by its task, champion@5.14, or by a day, champion@2026-11-20`},
		{"", `"" is no version of your champion: name one by its task, champion@5.14, or by a day, champion@2026-11-20`},
	} {
		if got := said(f, tt.word); got != tt.want {
			t.Errorf("%q is\n%s\nwant\n%s", tt.word, got, tt.want)
		}
	}
}

// What is missing is said, and what there is.
func TestFindWhatIsNotThere(t *testing.T) {
	f, _ := newFixture(t)
	if got, want := said(f, "5.2"), "no version of your champion is kept yet: the first is there when 5.1 Eval is green, go run ./exercises next 5.1"; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	f.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 1"))
	if got, want := said(f, "5.2"), "5.2 Search.Quiet has not been green yet.\nKept are 5.1 (2026-11-18)"; got != want {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
}

// By a date it is the version of that day, also where the same step was green again later.
func TestFindBeforeTheSameStepAgain(t *testing.T) {
	f, setClock := newFixture(t)
	f.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 1"))
	setClock("2026-11-20 21:30")
	f.WriteGreen("5.2", coursetest.Quiet, coursetest.Step("Quiet", "return 2"))
	setClock("2026-11-25 19:00")
	f.WriteGreen("5.2", coursetest.Quiet, coursetest.Step("Quiet", "return 5"))
	for _, tt := range []struct{ word, want string }{
		{"2026-11-19", "5.1 Eval, 2026-11-18: eval 1"},
		{"2026-11-21", "5.2 Search.Quiet, 2026-11-20: eval 1, quiet 2"},
		{"2026-11-25", "5.2 Search.Quiet, 2026-11-25: eval 1, quiet 5"},
		{"5.2", "5.2 Search.Quiet, 2026-11-25: eval 1, quiet 5"},
	} {
		if got := said(f, tt.word); got != tt.want {
			t.Errorf("%q is\n%s\nwant\n%s", tt.word, got, tt.want)
		}
	}
}

// A step that is looked at again is one version, and the same code is recorded once.
func TestListOfOneStep(t *testing.T) {
	f, _ := newFixture(t)
	for _, body := range []string{"return 1", "return 1", "return 2"} {
		f.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", body))
	}
	if list := versions.List(f.Desk()); len(list) != 1 || bodies(list[0]) != "eval 2" {
		t.Errorf("the versions are %v", list)
	}
	if n := len(kept.Versions(f.Root, "ch05-full/champion/green.txt", "green")); n != 2 {
		t.Errorf("%d are recorded, want 2", n)
	}
}

// A step that is red is no part of a version, nor is a file of tests; a helper of the learner's
// is.
func TestWhatIsPartOfAVersion(t *testing.T) {
	f, _ := newFixture(t)
	const helper, tests = "ch05-full/champion/helper.go", "ch05-full/champion/mine_test.go"
	f.Write(helper, coursetest.Step("helper", "return 7"))
	f.Write(tests, coursetest.Step("tests", "return 8"))
	f.Write(coursetest.Drawn, coursetest.Step("Drawn", "return 3"))
	f.Judges = func(line string) string {
		if strings.Contains(line, "TestTaskDrawn") {
			return coursetest.Reds("TestTaskDrawn")
		}
		return coursetest.GreenFor(line)
	}
	judgeRed(t, f, "5.3")
	f.WriteGreen("5.1", coursetest.Eval, coursetest.Step("Eval", "return 1"))
	if got, want := said(f, "5.1"), "5.1 Eval, 2026-11-18: eval 1, helper 7"; got != want {
		t.Errorf("it is\n%s\nwant\n%s", got, want)
	}
}

// Two versions that differ by comments alone are the same.
func TestSum(t *testing.T) {
	v := func(text string) versions.Version {
		return versions.Version{Files: map[string]string{coursetest.Eval: text}}
	}
	one, other := coursetest.Step("Eval", "return 1"), coursetest.Step("Eval", "return  1 // one")
	if v(one).Sum() != v(other).Sum() {
		t.Error("a comment makes another version")
	}
	if v(one).Sum() == v(coursetest.Step("Eval", "return 2")).Sum() {
		t.Error("another number does not")
	}
}

// A learner who was green before versions were recorded: what can be told is.
func TestEarlierStores(t *testing.T) {
	f := three(t)
	for _, e := range kept.Versions(f.Root, "ch05-full/champion/green.txt", "green") {
		f.Remove(e.Path[:strings.Index(e.Path, "/ch05")])
	}
	var got []string
	for _, v := range versions.List(f.Desk()) {
		got = append(got, v.Title()+", "+v.Day()+": "+bodies(v))
	}
	want := []string{
		"5.2 Search.Quiet, 2026-11-20: eval 1, quiet 2",
		"5.3 Drawn, 2026-11-22: drawn 3, eval 1, quiet 2",
		"5.1 Eval, 2026-11-25: drawn 3, eval 4, quiet 2", // the first one is not known to have been green
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the versions (-want +got):\n%s", diff)
	}
}

// A store that is damaged loses what is damaged, and says what.
func TestDamagedStore(t *testing.T) {
	f := three(t)
	quiet := kept.Versions(f.Root, coursetest.Quiet, "")[0].Path
	f.Remove(quiet)
	const gone = " needs what is gone or cannot be read: "
	if got, want := said(f, "5.2"), "5.2 Search.Quiet of 2026-11-20 21:30"+gone+quiet+"\n"; !strings.HasPrefix(got, want) {
		t.Errorf("it says\n%s\nwant\n%s", got, want)
	}
	if got, want := said(f, "2026-11-18"), "5.1 Eval, 2026-11-18: eval 1"; got != want {
		t.Errorf("the first one is\n%s\nwant\n%s", got, want)
	}
	records := kept.Versions(f.Root, "ch05-full/champion/green.txt", "green")
	for i, text := range map[int]string{
		0: "",
		1: "\x00\x01",
		3: "ch05-full Eval\n/etc/passwd\n../../../ch05-full/champion/eval.go\n",
	} {
		if err := os.WriteFile(f.Abs(records[i].Path), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got := said(f, "5.1"); !strings.Contains(got, gone+"/etc/passwd") {
		t.Errorf("a record of files elsewhere is read: %s", got)
	}
}
