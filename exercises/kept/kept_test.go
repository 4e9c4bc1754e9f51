// kept_test.go keeps entries, breaks some, and asks what is whose.

package kept

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/docs/source"
)

const gameGo = "ch04-special/chess/game.go"

const gameText = `package chess

import (
	"errors"
	"fmt"
	"strings"
)

// Play plays.
func (Game) Play() string { return fmt.Sprint("Play") }

// play is another function.
func (Game) play() string { return strings.ToLower("Play") }

// Undo takes back.
func (Game) Undo() string { return fmt.Sprint("Undo") }
`

// A course has one Go file and a store, whose clock stands still.
type course struct {
	*Store
	t    *testing.T
	file string
}

func newCourse(t *testing.T, text string) course {
	t.Helper()
	c := course{New(t.TempDir()), t, ""}
	c.Now = func() time.Time { return time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC) }
	c.file = filepath.Join(c.root, filepath.FromSlash(gameGo))
	if err := os.MkdirAll(filepath.Dir(c.file), 0o755); err != nil {
		t.Fatal(err)
	}
	c.write(text)
	return c
}

func (c course) write(text string) {
	c.t.Helper()
	if err := os.WriteFile(c.file, []byte(text), 0o644); err != nil {
		c.t.Fatal(err)
	}
}

func (c course) text() string {
	c.t.Helper()
	text, err := os.ReadFile(c.file)
	if err != nil {
		c.t.Fatal(err)
	}
	return string(text)
}

func (c course) add(e Entry) Entry {
	c.t.Helper()
	e, err := c.Add(e)
	if err != nil {
		c.t.Fatal(err)
	}
	return e
}

// exchange puts another text in the place of a function.
func (c course) exchange(symbol, with string) {
	c.t.Helper()
	text := c.text()
	d, err := source.FindIn(c.file, []byte(text), symbol)
	if err != nil {
		c.t.Fatal(err)
	}
	c.write(string(source.Splice([]byte(text), d, with, nil)))
}

// keep keeps a function and lets nothing come of it yet.
func (c course) keep(kind Kind, symbol, with string) Entry {
	c.t.Helper()
	text := []byte(c.text())
	return c.add(Entry{Kind: kind, File: gameGo, Symbol: symbol, Original: declared(c.file, text, symbol), Placed: with, Whole: text})
}

// place is keep with the file written and noted.
func (c course) place(kind Kind, symbol, with string) Entry {
	c.t.Helper()
	e := c.keep(kind, symbol, with)
	c.exchange(symbol, with)
	c.add(Entry{Kind: Placed, Of: e.Number})
	return e
}

// back puts ours back and notes it.
func (c course) back(e Entry) {
	c.t.Helper()
	c.exchange(e.Symbol, e.Original)
	c.add(Entry{Kind: Closed, Of: e.Number})
}

// open lists the numbers and symbols of what is open.
func (c course) open() []string {
	c.t.Helper()
	list, broken, err := c.Open()
	if err != nil || len(broken) > 0 {
		c.t.Fatal(err, broken)
	}
	var words []string
	for _, e := range list {
		words = append(words, fmt.Sprintf("%d %s %s", e.Number, e.Kind, e.Symbol))
	}
	return words
}

// files is all that is kept, by name.
func (c course) files() map[string]string {
	c.t.Helper()
	files := make(map[string]string)
	list, err := os.ReadDir(c.Dir())
	if err != nil {
		c.t.Fatal(err)
	}
	for _, f := range list {
		text, err := os.ReadFile(filepath.Join(c.Dir(), f.Name()))
		if err != nil {
			c.t.Fatal(err)
		}
		files[f.Name()] = string(text)
	}
	return files
}

const (
	emptyPlay  = "// Play plays.\nfunc (Game) Play() string { return \"\" }"
	emptyplay  = "// play is another function.\nfunc (Game) play() string { return \"\" }"
	emptyUndo  = "// Undo takes back.\nfunc (Game) Undo() string { return \"\" }"
	minePlay   = "func (Game) Play() string { return \"mine\" }"
	faultyUndo = "func (Game) Undo() string { return \"wrong\" }"
)

// Again and again, in the same second, with names that differ by case alone: none of
// the files is ever written again, nor are two of them one on a disk that folds names.
func TestAddOnlyAdds(t *testing.T) {
	c := newCourse(t, gameText)
	before := make(map[string]string)
	for round := range 3 {
		for symbol, empty := range map[string]string{"Game.Play": emptyPlay, "Game.play": emptyplay} {
			c.back(c.place(Emptied, symbol, empty))
			c.add(Entry{Kind: Yours, File: gameGo, Symbol: symbol, Whole: []byte(fmt.Sprint(round, symbol))})
		}
		after := c.files()
		for name, text := range before {
			if after[name] != text {
				t.Errorf("%s was %q and is %q", name, text, after[name])
			}
		}
		before = after
	}
	folded := make(map[string]bool)
	for name := range before {
		folded[strings.ToLower(name)] = true
	}
	if want := 3*2*4 + 1; len(folded) != want { // and .gitignore
		t.Errorf("%d files are kept where names are folded, want %d: %q", len(folded), want, slices.Sorted(maps.Keys(before)))
	}
}

func TestNames(t *testing.T) {
	const begin = "0001-2026-01-02-030405-"
	tests := []struct {
		name  string
		entry Entry
		want  string
	}{
		{"a function", Entry{Kind: Emptied, File: gameGo, Symbol: "Game.Play"}, begin + "emptied-ch04-special-chess-Game.Play.go.txt"},
		{"the learner's", Entry{Kind: Yours, File: gameGo, Symbol: "LegalMoves", Of: 7}, begin + "yours-ch04-special-chess-LegalMoves-0007.go.txt"},
		{"a hunt does not name its function", Entry{Kind: Hunted, Task: "Hunt1", File: gameGo, Symbol: "Game.Play"}, begin + "hunted-ch04-special-chess-Hunt1.go.txt"},
		{"a note", Entry{Kind: Closed, Of: 12}, begin + "closed-0012.go.txt"},
		{"a long name is cut between two letters", Entry{Kind: Emptied, File: gameGo, Symbol: "x" + strings.Repeat("é", 200)}, begin + "emptied-ch04-special-chess-x" + strings.Repeat("é", 29) + ".go.txt"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if e := newCourse(t, gameText).add(tt.entry); e.Path != "exercises/.kept/"+tt.want {
				t.Errorf("the entry lies in %q, want %q", e.Path, tt.want)
			}
		})
	}
}

// A broken entry is named, with what is wrong, and stops nothing.
func TestBrokenEntries(t *testing.T) {
	tests := []struct{ name, text, want string }{ // without a text there is a folder in its place
		{"garbled", "\x00\xff{{{\npackage chess\n", "its first line is no record"},
		{"cut in the middle", `{"Number":3,"Kind":"emp`, "its first line is no record"},
		{"of another number", `{"Number":77,"Kind":"emptied"}` + "\n", "it says that its number is 77"},
		{"no file", "", "cannot be read"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := newCourse(t, gameText)
			c.place(Emptied, "Game.Play", emptyPlay)
			spoilt := c.place(Emptied, "Game.play", emptyplay)
			c.place(Emptied, "Game.Undo", emptyUndo)
			file := filepath.Join(c.root, filepath.FromSlash(spoilt.Path))
			text, err := os.ReadFile(file)
			if err := errors.Join(err, os.Remove(file)); err != nil {
				t.Fatal(err)
			}
			if tt.text != "" {
				err = os.WriteFile(file, []byte(tt.text), 0o644)
			} else {
				err = os.Mkdir(file, 0o755)
			}
			if err != nil {
				t.Fatal(err)
			}
			open, broken, err := c.Open()
			if err != nil || len(open) != 2 || open[0].Symbol != "Game.Play" || open[1].Symbol != "Game.Undo" {
				t.Errorf("open: %v, %v; want Game.Play and Game.Undo", open, err)
			}
			if len(broken) != 1 || broken[0].Path != spoilt.Path || !strings.Contains(broken[0].Error(), tt.want) || !strings.Contains(broken[0].Error(), "move it to another folder") {
				t.Errorf("broken: %v, want %s, %q and what to do", broken, spoilt.Path, tt.want)
			}
			if c.Doubt("ch04-special/chess", "Game.play") == nil || c.Doubt("ch04-special/chess", "Game.Play") != nil {
				t.Error("want a doubt about Game.play alone")
			}
			if c.add(Entry{Kind: Closed, Of: spoilt.Number}); c.Doubt("ch04-special/chess", "Game.play") != nil {
				t.Error("ours is back, and there is a doubt still")
			}
			if _, err := Originals(c.root); err != nil {
				t.Error(err)
			}
			if os.Remove(file); os.WriteFile(file, text, 0o644) != nil {
				t.Fatal("the entry cannot be put back")
			}
			if list, broken, err := c.Entries(); len(list) != 7 || len(broken) > 0 || err != nil {
				t.Errorf("put back: %d entries, %v, %v; want 7", len(list), broken, err)
			}
		})
	}
}

// Files of other people's are no entries, and a number that is too long for one
// does not make the others begin anew.
func TestStrangers(t *testing.T) {
	c := newCourse(t, gameText)
	c.add(Entry{Kind: Yours})
	for _, name := range []string{"99999999999999999999-x.go.txt", "notes.txt", "1-short.txt", "progress.json"} {
		if err := os.WriteFile(filepath.Join(c.Dir(), name), []byte("x"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if list, broken, err := c.Entries(); err != nil || len(broken) > 0 || len(list) != 1 {
		t.Errorf("entries: %v, broken: %v, %v; want one", list, broken, err)
	}
	if e := c.add(Entry{Kind: Yours}); e.Number != 2 {
		t.Errorf("the second entry has the number %d", e.Number)
	}
}

func TestOpen(t *testing.T) {
	tests := []struct {
		name string
		do   func(c course)
		want []string
	}{
		{"nothing", func(course) {}, nil},
		{"one, and one that is back", func(c course) {
			c.back(c.place(Emptied, "Game.Play", emptyPlay))
			c.place(Hunted, "Game.Undo", faultyUndo)
		}, []string{"4 hunted Game.Undo"}},
		{"ended before the file was written", func(c course) {
			c.keep(Emptied, "Game.Play", emptyPlay)
		}, nil},
		{"ended before it was noted, and filled since", func(c course) {
			c.keep(Emptied, "Game.Play", emptyPlay)
			c.exchange("Game.Play", minePlay)
		}, []string{"1 emptied Game.Play"}},
		{"the file is lost", func(c course) {
			c.place(Emptied, "Game.Play", emptyPlay)
			os.Remove(c.file)
		}, []string{"1 emptied Game.Play"}},
		{"the file could not be written", func(c course) {
			e := c.keep(Emptied, "Game.Play", emptyPlay)
			c.add(Entry{Kind: Failed, Of: e.Number})
			c.exchange("Game.Play", minePlay)
		}, nil},
		{"ours by another way, and open as long as nobody says so", func(c course) {
			c.place(Emptied, "Game.Play", emptyPlay)
			c.write(gameText)
		}, []string{"1 emptied Game.Play"}},
		{"one takes the place of another", func(c course) {
			c.place(Carried, "Game.Play", minePlay)
			c.place(Emptied, "Game.Play", emptyPlay)
		}, []string{"3 emptied Game.Play"}},
		{"one would have, and the program was ended", func(c course) {
			c.place(Carried, "Game.Play", minePlay)
			c.keep(Emptied, "Game.Play", emptyPlay)
		}, []string{"1 carried Game.Play"}},
		{"one took the place of another, and it was not noted", func(c course) {
			c.place(Carried, "Game.Play", minePlay)
			c.keep(Emptied, "Game.Play", emptyPlay)
			c.exchange("Game.Play", emptyPlay)
		}, []string{"3 emptied Game.Play"}},
		{"and then ours came back: of both", func(c course) {
			c.place(Carried, "Game.Play", minePlay)
			e := c.keep(Emptied, "Game.Play", emptyPlay)
			c.exchange("Game.Play", emptyPlay)
			c.back(e)
		}, nil},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c := newCourse(t, gameText)
			tt.do(c)
			if d := cmp.Diff(tt.want, c.open()); d != "" {
				t.Errorf("open (- want, + got):\n%s", d)
			}
		})
	}
}

// Whatever the learner has done around it: the course's own file is as it was.
func TestOriginals(t *testing.T) {
	const helper, news = "\nfunc helper() {}\n", "\n// News.\n"
	tests := []struct {
		name string
		do   func(c course)
		want string // the original, if there is one
	}{
		{"nothing is open", func(c course) { c.back(c.place(Emptied, "Game.Play", emptyPlay)) }, ""},
		{"the learner's, with a helper and an import", func(c course) {
			c.place(Emptied, "Game.Play", minePlay)
			c.write(strings.Replace(c.text(), "\t\"fmt\"\n", "\t\"errors\"\n\t\"fmt\"\n", 1) + helper)
		}, gameText},
		{"a chain of three, of which the last is left", func(c course) {
			first := c.place(Emptied, "Game.Play", emptyPlay)
			c.write(c.text() + helper)
			second := c.place(Carried, "Game.Undo", emptyUndo)
			c.back(first)
			c.place(Hunted, "Game.play", emptyplay)
			c.back(second)
		}, gameText},
		{"closed and open mixed", func(c course) {
			c.back(c.place(Emptied, "Game.Play", emptyPlay))
			c.place(Emptied, "Game.Play", emptyPlay)
			c.back(c.place(Emptied, "Game.Undo", emptyUndo))
			c.place(Emptied, "Game.Undo", emptyUndo)
		}, gameText},
		{"a newer course, since the first is back", func(c course) {
			c.back(c.place(Emptied, "Game.Play", emptyPlay))
			c.write(c.text() + news)
			c.place(Emptied, "Game.Undo", emptyUndo)
		}, gameText + news},
		{"the first record is lost, and its function was taken out again", func(c course) {
			first := c.place(Emptied, "Game.Play", emptyPlay)
			c.place(Emptied, "Game.Undo", emptyUndo)
			os.Remove(filepath.Join(c.root, filepath.FromSlash(first.Path)))
			c.exchange("Game.Play", first.Original)
			c.place(Emptied, "Game.Play", emptyPlay)
		}, gameText},
		{"carried, then emptied", func(c course) {
			e := c.place(Carried, "Game.Play", minePlay)
			e.Kind, e.Placed, e.Whole = Emptied, emptyPlay, []byte(c.text())
			e = c.add(e)
			c.exchange("Game.Play", emptyPlay)
			c.add(Entry{Kind: Placed, Of: e.Number})
		}, gameText},
		{"an entry of which nothing came", func(c course) {
			c.keep(Emptied, "Game.Undo", emptyUndo)
			c.place(Emptied, "Game.Play", emptyPlay)
		}, gameText},
		{"the file is no Go", func(c course) {
			c.place(Emptied, "Game.Play", emptyPlay)
			c.write("package")
		}, gameText},
		{"the file is lost", func(c course) {
			c.place(Emptied, "Game.Play", emptyPlay)
			os.Remove(c.file)
		}, gameText},
	}
	for _, end := range []string{"\n", "\r\n"} {
		for _, tt := range tests {
			t.Run(fmt.Sprintf("%s %q", tt.name, end), func(t *testing.T) {
				c := newCourse(t, strings.ReplaceAll(gameText, "\n", end))
				tt.do(c)
				originals, err := Originals(c.root)
				if err != nil {
					t.Fatal(err)
				}
				want := strings.ReplaceAll(tt.want, "\n", end)
				if d := cmp.Diff(want, strings.ReplaceAll(string(originals[c.file]), news, strings.ReplaceAll(news, "\n", end))); d != "" {
					t.Errorf("the original (- want, + got):\n%s", d)
				}
			})
		}
	}
}
