// file_test.go saves and loads where something goes wrong. What goes right stands in
// the transcripts.

package terminal

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// The rest of the sentence is what the system says, in the words of the system.
func TestFilesThatCannotBeRead(t *testing.T) {
	folder := t.TempDir()
	none := filepath.Join(folder, "none.pgn")
	tests := []struct{ name, line, want string }{
		{"load what is not there", "load " + none, none + " cannot be read: "},
		{"list what is not there", "games " + none, none + " cannot be read: "},
		{"load a folder", "load " + folder, folder},
		{"save where no folder is", "save " + filepath.Join(none, "a.pgn"), " was not saved, and is as it was: "},
		{"a game number below one is part of the name", "load " + none + " 0", none + " 0 cannot be read: "},
		{"a number alone is a name", "load 7", "7 cannot be read: "},
		{"no number is part of the name", "load " + none + " x", none + " x cannot be read: "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietGame)
			reply(s, "e4")
			before := state(s)
			if got := strings.ReplaceAll(reply(s, tt.line), "\n", " "); !strings.Contains(got, tt.want) {
				t.Errorf("%s is answered by %s, want %s", tt.line, got, tt.want)
			}
			if got := state(s); got != before {
				t.Errorf("the session has become %s", got)
			}
		})
	}
}

// A game that could not be saved is not taken for saved.
func TestSavingFails(t *testing.T) {
	s := newSession(nil, quietGame)
	s.saveFile = func(string, ...*pgn.Game) error { return errors.New("the disk is full") }
	reply(s, "e4")
	compare(t, reply(s, "save new.pgn"), "the disk is full\n")
	compare(t, reply(s, "load "+writeText(t, "1. d4 *")), "the game is not saved: save it, or type the line again to load the other one\n")
	compare(t, reply(s, "record"), "1. e4\n")
}

func TestWhatCountsAsNotSaved(t *testing.T) {
	tests := []struct {
		name  string
		lines string
		want  bool
	}{
		{"nothing", "", false},
		{"a move", "e4", true},
		{"a move that was taken back", "e4,undo", true},
		{"a tag", "tag White Anna", true},
		{"looking at tags", "tag,tag White", false},
		{"resigning", "resign,resign", true},
		{"a step", "e4,save new,prev,next,first,last,e5,undo,save new,goto 1", false},
		{"a variation", "e4,save new,prev,d4", true},
		{"saved", "e4,save new", false},
		{"played on", "e4,save new,e5", true},
		{"played again", "e4,undo,save new,redo", true},
		{"a new game", "e4,reset", false},
		{"the same again", "e4,again", false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := newSession(nil, quietIn(writeNoFiles()))
			for _, line := range strings.Split(tt.lines, ",") {
				reply(s, line)
			}
			if s.changed != tt.want {
				t.Errorf("after %s it is %v that something is not saved, want %v", tt.lines, s.changed, tt.want)
			}
		})
	}
}

// The file is what load reads: the same moves, and the result with them.
func TestSavedAndLoaded(t *testing.T) {
	name := filepath.Join(t.TempDir(), "a game of 2026.pgn")
	s := from(t, "4k3/8/8/8/8/8/4P3/4K2R w K - 0 1")
	for _, line := range []string{"O-O", "Ke7", "prev", "Kd7", "out", "last", "resign", "resign", "tag White \"Anna\\Bert\"", "save " + name} {
		reply(s, line)
	}
	before, p := s.tree, s.game.Position()
	reply(s, "load "+name)
	if s.tree == before {
		t.Fatalf("%s was not loaded", name)
	}
	reply(s, "last")
	if s.game.Position() != p || s.tree.Result != chess.Draw || s.tree.Tag("White") != "Anna\\Bert" {
		t.Errorf("loaded is\n%s\n%s, %s", s.game.Position(), s.tree.Result, s.tree.Tag("White"))
	}
	if text, err := os.ReadFile(name); err != nil || !strings.Contains(string(text), "1. O-O Ke7 (1... Kd7)") {
		t.Errorf("the file holds %s, %v", text, err)
	}
}

// A program that begins with a file that there is not does not begin.
func TestBeginWithAFileThatThereIsNot(t *testing.T) {
	var screen strings.Builder
	o := quietGame
	o.load = filepath.Join(t.TempDir(), "none.pgn")
	fails(t, Play(strings.NewReader("fen\n"), &screen, o), "none.pgn cannot be read: ")
	compare(t, screen.String(), "")
}

// Where somebody sits at the screen, no command takes a game away that is not saved,
// unless it is typed twice.
func TestNobodyLosesAGame(t *testing.T) {
	const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	tests := []struct{ line, want string }{
		{"reset", "the game is not saved: save it, or type the line again to begin again\n"},
		{"again", "the game is not saved: save it, or type the line again to begin again\n"},
		{"fen start", "the game is not saved: save it, or type the line again to begin another game\n"},
		{"fen 4k3/8/8/8/8/8/4P3/4K3 w", "the game is not saved: save it, or type the line again to begin another game\n"},
		{"quit", "the game is not saved: save it, or type the line again to leave\n"},
	}
	for _, tt := range tests {
		t.Run(tt.line, func(t *testing.T) {
			s := from(t, start)
			s.live = true
			reply(s, "e4")
			compare(t, reply(s, tt.line), tt.want)
			if s.over || len(s.plies()) != 1 {
				t.Error("the game is gone")
			}
			compare(t, reply(s, tt.line), "")
			if !s.over && len(s.plies()) != 0 {
				t.Error("the second time it is not done")
			}
		})
	}
	t.Run("a file of lines knows what it does", func(t *testing.T) {
		s := from(t, start)
		reply(s, "e4")
		compare(t, reply(s, "reset"), "")
	})
}
