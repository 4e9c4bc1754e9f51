// keeping_test.go keeps games in folders of its own, and comes back to them.

package terminal

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
)

// kept returns the movetexts of the games in a folder, in the order of their names.
func kept(t *testing.T, folder string) []string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.pgn"))
	if err != nil {
		t.Fatal(err)
	}
	var games []string
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		_, moves, _ := strings.Cut(string(text), "\n\n")
		games = append(games, strings.Join(strings.Fields(moves), " "))
	}
	return games
}

// keeps fails the test if these are not the games in a folder.
func keeps(t *testing.T, folder string, want ...string) {
	t.Helper()
	if got := kept(t, folder); strings.Join(got, "|") != strings.Join(want, "|") {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

// A screen that looks whether a game is on the disk when its move is shown.
type watchingScreen struct {
	t      *testing.T
	folder string
	seen   int
}

func (w *watchingScreen) Write(text []byte) (int, error) {
	if strings.Contains(string(text), "1... e5") {
		w.seen++
		keeps(w.t, w.folder, "1. e4 e5 *")
	}
	return len(text), nil
}

func TestAMoveIsOnTheDiskBeforeItIsShown(t *testing.T) {
	folder := t.TempDir()
	w := &watchingScreen{t: t, folder: folder}
	d := &desk{t: t, wall: time.Now()}
	d.start(unwritten(), w, folder, nil, []string{"-quiet"})
	for _, line := range []string{"", "e4", "e5"} {
		d.deal(typed{line: line})
	}
	if w.seen != 1 {
		t.Errorf("the move was shown %d times", w.seen)
	}
}

func TestWhatIsKept(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	d := sit(t, folder)
	d.types(0, "")
	keeps(t, folder) // a game without a move is none
	if got, want := d.types(0, "e4"), "1. e4\ngames are kept in "; !strings.HasPrefix(got, want) {
		t.Errorf("the answer is %q, want it to begin with %q", got, want)
	}
	compare(t, d.types(0, "e5"), "1... e5\n")
	keeps(t, folder, "1. e4 e5 *")
	d.types(0, "undo")
	keeps(t, folder, "1. e4 *")
	d.types(0, "c5")
	d.types(0, "resign")
	d.types(0, "resign")
	keeps(t, folder, "1. e4 c5 0-1")
	first := d.s.keeping.file.Path()
	d.types(0, "rematch")
	keeps(t, folder, "1. e4 c5 0-1")
	d.types(0, "d4")
	keeps(t, folder, "1. e4 c5 0-1", "1. d4 *")
	if file, _, err := keep.File(first); err != nil {
		t.Errorf("nobody else can have the file of the game before: %v", err)
	} else {
		file.Close()
	}
	compare(t, d.types(0, "new"), "this game is not over: type the line again to begin another game\n")
	d.types(0, "new")
	d.types(0, "c4")
	d.types(0, "quit")
	keeps(t, folder, "1. e4 c5 0-1", "1. d4 *", "1. c4 *")
	if !d.s.over {
		t.Error("quit asks, though the game is kept")
	}
}

func TestKeepOff(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, folder, "-keep", "off")
	d.types(0, "e4")
	keeps(t, folder)
	compare(t, d.types(0, "quit"), "the game is not saved: save it, or type the line again to leave\n")
}

// The last game is offered, with its players, its clocks and its variations.
func TestTheGameIsThereAgain(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, folder, "-clock", "5+3", "-names", "Anna,Ben")
	d.types(0, "")
	d.plays(0, "e4 e5")
	d.plays(10*second, "Nf3 Nc6")
	d.types(10*second, "pause")
	d.types(0, "prev")
	d.types(0, "Nf6")
	d.leave() // the program ends

	d = sit(t, folder)
	if text := d.said.String(); !strings.Contains(text, "Go on with the last game (Enter), Anna - Ben, 2 moves?") {
		t.Errorf("the question is %s", text)
	}
	got := d.types(0, "")
	if !strings.HasPrefix(got, "Anna - Ben, ") || !strings.HasSuffix(got, "the clocks wait: a move starts them, or pause\n") {
		t.Errorf("the answer is %s", got)
	}
	if faces := d.faces(); faces != "4:43 4:53" {
		t.Errorf("the clocks show %s", faces)
	}
	d.types(time.Hour, "Bb5")
	d.types(10*second, "a6")
	if faces := d.faces(); faces != "4:46 4:46" {
		t.Errorf("the clocks show %s", faces)
	}
	if games := kept(t, folder); len(games) != 1 || !strings.Contains(games[0], "(2... Nf6 )") && !strings.Contains(games[0], "(2... Nf6)") || !strings.Contains(games[0], "3. Bb5") {
		t.Errorf("the folder holds %q", games)
	}
}

func TestTheQuestionAtTheBeginning(t *testing.T) {
	played := func(t *testing.T, lines ...string) string {
		folder := t.TempDir()
		d := sit(t, folder)
		for _, line := range lines {
			d.types(0, line)
		}
		d.leave()
		return folder
	}
	tests := []struct {
		name   string
		before []string // lines of the session before
		answer string
		moves  int
		black  string // who plays Black
	}{
		{"Enter is a friend if there is no game", nil, "", 0, ""},
		{"Enter goes on with a game", []string{"", "e4"}, "", 1, ""},
		{"a game that is over is not offered", []string{"", "f3", "e5", "g4", "Qh4#"}, "", 0, ""},
		{"a friend instead of a game", []string{"", "e4"}, "friend", 0, ""},
		{"the computer, in a letter", []string{"", "e4"}, "c", 0, "careful"},
		{"the computer, which plays White, with a clock", nil, "comp black 5+3", 1, ""},
		{"one of the players", nil, "greedy", 0, "greedy"},
		{"the last game by its word", []string{"", "e4"}, "LAST", 1, ""},
		{"there is no last game", nil, "last", 0, ""},
		{"a move begins a game with a friend", []string{"", "e4"}, "d4", 1, ""},
		{"and so does any command but help", []string{"", "e4"}, "fen", 0, ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, played(t, tt.before...))
			d.types(0, tt.answer)
			if got := len(d.s.plies()); got != tt.moves || d.s.players[1] != tt.black || d.s.prompt() == "play> " {
				t.Errorf("%d moves have been played, %q plays Black, and the prompt is %s", got, d.s.players[1], d.s.prompt())
			}
			if got := d.s.tree.Tag("Black"); tt.black != "" && got != tt.black {
				t.Errorf("the game is one of %q", got)
			}
		})
	}
}

// What is no answer leaves the question open.
func TestTheQuestionStays(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, folder)
	d.types(0, "")
	d.types(0, "e4")
	d.leave()
	d = sit(t, folder)
	for _, line := range []string{"hm", "5+", "5 3", "\x07"} {
		if got := d.types(0, line); !d.s.choosing {
			t.Fatalf("after %q the question is gone: %s", line, got)
		}
	}
	compare(t, d.types(0, "hm"), "\"hm\" is no answer: type friend or computer, or a move, such as e4; Enter is the\nfirst that was proposed\n")
	if d.types(0, "yes"); len(d.s.plies()) != 1 {
		t.Error("the last game is not there")
	}
}

// Time that was spent on a move is spent, also if the program is left before it is made.
// Each side has its own time, and tomorrow, too.
func TestTheTimeOfAGameThatIsLeft(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, folder, "-whiteclock", "5+3", "-blackclock", "1")
	d.types(0, "")
	d.plays(0, "e4 e5")
	d.types(30*second, "board")
	d.leave()
	d = sit(t, folder)
	d.types(0, "")
	if got := d.faces(); got != "4:30 1:00" {
		t.Errorf("the clocks show %s", got)
	}
	d.plays(0, "Nf3 Nc6")
	if got := d.s.tree.Tag("WhiteClock"); got != "" || d.faces() != "4:33 1:00" {
		t.Errorf("the clocks show %s, and the tag for a game that waits is %q", d.faces(), got)
	}
}

// Whoever says on the command line what to play is not asked.
func TestNoQuestion(t *testing.T) {
	for _, flags := range []string{"-black greedy", "-white random", "-load testdata/games.pgn", "-fen 4k3/8/8/8/8/8/8/4K2R"} {
		d := sit(t, t.TempDir(), strings.Fields(flags)...)
		if d.s.choosing {
			t.Errorf("with %s it asks", flags)
		}
	}
}

// Two programs at once: each has a game of its own, and neither is offered the other's.
func TestTwoPrograms(t *testing.T) {
	folder := t.TempDir()
	d, other := sit(t, folder), sit(t, folder)
	d.types(0, "")
	other.types(0, "")
	d.types(0, "e4")
	other.types(0, "d4")
	d.types(0, "e5")
	keeps(t, folder, "1. e4 e5 *", "1. d4 *")
	if third := sit(t, folder); third.s.last != nil {
		t.Error("a game is offered that is being played")
	}
}

func TestTheFileOfAGame(t *testing.T) {
	name := filepath.Join(t.TempDir(), "club game.pgn")
	d := sit(t, "", "-file", name)
	d.types(0, "e4")
	keeps(t, filepath.Dir(name), "1. e4 *")
	if _, _, err := keep.File(name); !errors.Is(err, keep.ErrTaken) {
		t.Errorf("another program gets it: %v", err)
	}
	d.types(0, "new")
	d.types(0, "new")
	d.types(0, "d4")
	keeps(t, filepath.Dir(name), "1. e4 *") // it holds the game before
	d.leave()
	d = sit(t, "", "-file", name)
	d.types(0, "e5")
	keeps(t, filepath.Dir(name), "1. e4 e5 *")
}

// A disk that fails costs a sentence: the game goes on, and is kept as soon as that works.
func TestTheDiskFails(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "games")
	if err := os.WriteFile(folder, nil, 0o644); err != nil { // a file, where the folder should be
		t.Fatal(err)
	}
	d := sit(t, folder)
	d.types(0, "")
	if got := d.types(0, "e4"); !strings.HasPrefix(got, "1. e4\n") || !strings.HasSuffix(strings.ReplaceAll(got, "\n", " "), ". The game goes on, and is not kept ") {
		t.Errorf("the answer is %s", got)
	}
	compare(t, d.types(0, "e5"), "1... e5\n")
	compare(t, d.types(0, "quit"), "the game is not saved: save it, or type the line again to leave\n")
	os.Remove(folder)
	compare(t, d.types(0, "Nf3"), "2. Nf3\nthe game is kept again\n")
	keeps(t, folder, "1. e4 e5 2. Nf3 *")
}

// A file that changes hands while we play is left alone, and the game moves.
func TestTheFileIsChangedMeanwhile(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, folder)
	d.types(0, "")
	d.types(0, "e4")
	name := d.s.keeping.file.Path()
	if err := pgn.Save(name); err != nil { // empty
		t.Fatal(err)
	}
	if got := d.types(0, "e5"); !strings.HasPrefix(got, "1... e5\n") || !strings.Contains(got, "was changed by") {
		t.Errorf("the answer is %s", got)
	}
	keeps(t, folder, "1. e4 e5 *", "")
	compare(t, d.types(0, "Nf3"), "2. Nf3\n")
}

// Who sat there sits there again, under the same name, and a player of the program waits for
// a move.
func TestWhoSitsThereAgain(t *testing.T) {
	folder := t.TempDir()
	d := sit(t, folder, "-black", "careful", "-names", "Anna,")
	d.types(0, "e4")
	d.types(0, "name black HAL")
	d.leave()
	d = sit(t, folder)
	d.types(0, "")
	if d.s.players[1] != "careful" || d.s.names[0] != "Anna" || d.s.tree.Tag("Black") != "HAL" {
		t.Errorf("%q play, called %q, and Black is %q", d.s.players, d.s.names, d.s.tree.Tag("Black"))
	}
	if got := d.types(0, "d4"); !strings.Contains(got, "\n2... ") || !strings.Contains(got, "\ncareful: ") {
		t.Errorf("the answer is %s", got)
	}
}

// A file has a game of its own: what the command line says besides would be lost.
func TestFlagsBesideAFile(t *testing.T) {
	name := writeText(t, "1. e4 *\n")
	for _, flags := range []string{"-black random", "-clock 5", "-fen 4k3/8/8/8/8/8/8/4K2R", "-load x.pgn"} {
		o, err := parse(append(strings.Fields(flags), "-file", name)...)
		if err != nil {
			t.Fatal(err)
		}
		if err := o.seek(); err == nil {
			t.Errorf("%s is taken", flags)
		}
	}
	o, _ := parse("-file", name)
	if err := o.seek(); err != nil { // the lock is free
		t.Error(err)
	} else {
		o.last.file.Close()
	}
}

// Where there is no folder, that is said once.
func TestNoFolderForGames(t *testing.T) {
	d := &desk{t: t, wall: time.Now()}
	e := unwritten()
	e.gamesFolder = func() (string, error) { return "", errors.New("$HOME is not defined") }
	o, err := parseIn(e, "-quiet")
	if err != nil {
		t.Fatal(err)
	}
	o.live = true
	d.arbiter = newArbiter(&d.said, *o)
	defer d.leave()
	if err := d.setUp(); err != nil {
		t.Fatal(err)
	}
	if got := d.said.String(); !strings.HasPrefix(got, "games are not kept: $HOME is not defined\n") {
		t.Errorf("it says %s", got)
	}
}

// With a game that is not wanted another program may go on.
func TestAGameThatIsLeftToOthers(t *testing.T) {
	for _, line := range []string{"friend", "e4"} {
		folder := t.TempDir()
		d := sit(t, folder)
		d.types(0, "")
		d.types(0, "d4")
		d.leave()
		d = sit(t, folder)
		d.types(0, line)
		if other := sit(t, folder); other.s.last == nil {
			t.Errorf("after %s nobody is offered the game", line)
		}
	}
}
