// keeping_test.go leaves games in every way, and looks what is on disk.

package prompt

import (
	"cmp"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"mateinfive/ch05-full/keep"
)

// kept returns the games in a folder.
func kept(t *testing.T, folder string) (games []string) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(folder, "*.pgn"))
	for _, name := range files {
		text, unread := os.ReadFile(name)
		games, err = append(games, string(text)), cmp.Or(err, unread)
	}
	if err != nil {
		t.Fatal(err)
	}
	return games
}

// keeps fails the test if these are not the moves of the games in a folder.
func keeps(t *testing.T, folder string, want ...string) {
	t.Helper()
	var got []string
	for _, game := range kept(t, folder) {
		_, moves, _ := strings.Cut(game, "\n\n")
		got = append(got, strings.Join(strings.Fields(moves), " "))
	}
	if !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

// However the program is left, what the clocks show is written down.
func TestTheTimeOfAGameThatIsLeft(t *testing.T) {
	for name, leave := range map[string]func(s *sitting){
		"quit":              func(s *sitting) { io.WriteString(s.keyboard, "quit\n") },
		"the input ends":    func(s *sitting) { s.keyboard.Close() },
		"it is terminated":  func(s *sitting) { s.signals <- syscall.SIGTERM },
		"the window closes": func(s *sitting) { s.signals <- syscall.SIGHUP },
		"Ctrl-C":            func(s *sitting) { s.signals <- os.Interrupt; s.signals <- os.Interrupt },
	} {
		t.Run(name, func(t *testing.T) {
			o := options(t, "-quiet -clock 5+3 -tick 10s")
			o.Folder = t.TempDir()
			s := sit(t, o)
			s.types("friend", "> ", "e4", "black 5:00> ", "e5", "white 5:00> ", "fen", "white 4:50> ", "moves", "white 4:40> ")
			leave(s)
			s.ends()
			left := `[WhiteClock "0:04:40"]`
			if name == "quit" {
				left = `[WhiteClock "0:04:30"]` // a line takes its time, too
			}
			if games := kept(t, o.Folder); len(games) != 1 || !strings.Contains(games[0], left) || !strings.Contains(games[0], `[BlackClock "0:05:00"]`) {
				t.Errorf("the folder holds %s, want a game with %s", games, left)
			}
		})
	}
}

// The games of one session are kept each in a file, with each move before it is shown, and the
// last is there again.
func TestGamesAreKept(t *testing.T) {
	o := options(t, "-quiet")
	o.Folder = filepath.Join(t.TempDir(), "games")
	s := sit(t, o)
	s.types("friend", "> ", "e4", "1. e4 games are kept in ", "c5", "1... c5 ", "undo", "taken back")
	keeps(t, o.Folder, "1. e4 *")
	s.types("resign", "(yes or no)", "yes", "1-0", "rematch", "the game before is kept: ", "d4", "1. d4 ", "name Anna", "your name is Anna")
	keeps(t, o.Folder, "1. e4 1-0", "1. d4 *")
	s.types("quit", "")
	s.ends()

	settings, err := keep.LoadSettings(o.Folder)
	if err != nil || settings["name"] != "Anna" {
		t.Errorf("the settings are %v, error %v", settings, err)
	}
	o.Settings = settings
	o.Last, err = keep.List(o.Folder, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	s = sit(t, o)
	s.sees("1 go on with White - Black, not over, 1 move, ")
	s.types("", "White - Black", "d5", "1... d5")
	keeps(t, o.Folder, "1. e4 1-0", "1. d4 d5 *")
	s.types("games", "load 1 goes on with one", "delete 1", "that is the game at hand", "delete 2", "(yes or no)", "yes", "deleted: ", "settings", "name: Anna")
	keeps(t, o.Folder, "1. d4 d5 *")
}

// A disk that fails costs a sentence: the game goes on, and is kept as soon as that works.
func TestTheDiskFails(t *testing.T) {
	o := options(t, "-quiet")
	o.News = []string{"\x1bnews"}
	o.Folder = filepath.Join(t.TempDir(), "games")
	if err := os.WriteFile(o.Folder, nil, 0o644); err != nil { // a file, where the folder should be
		t.Fatal(err)
	}
	s := sit(t, o)
	s.sees(`\x1bnews What do you want to play?`)
	s.types("friend", "> ", "e4", "1. e4 ", "name Anna", "your name is Anna", "quit", "the game is not saved: leave it all the same? (yes or no)", "no", "then not")
	if err := os.Remove(o.Folder); err != nil {
		t.Fatal(err)
	}
	s.types("e5", "1... e5 the game is kept again")
	keeps(t, o.Folder, "1. e4 e5 *")
}
