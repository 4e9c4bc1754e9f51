// files_test.go has games written, kept and listed by the files alone: they are handed a game, and no
// session is there.

package session

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// silent is where a job speaks when nobody listens.
var silent = Out{Say: func(Text) {}, Progress: func(string) {}}

// played returns the game of a movetext.
func played(t *testing.T, text string) *pgn.Game {
	t.Helper()
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestWhatIsKept(t *testing.T) {
	tests := []struct {
		name  string
		files files
		game  snapshot
		moves string
		want  bool
	}{
		{
			name:  "a move, in the folder",
			files: files{folder: "f"}, game: snapshot{edits: 1}, moves: "1. e4 *", want: true,
		},
		{name: "no move, no game", files: files{folder: "f"}, game: snapshot{edits: 1}, moves: "*"},
		{name: "what is written already is not", files: files{folder: "f"}, moves: "1. e4 *"},
		{name: "nothing without a folder or a file", game: snapshot{edits: 1}, moves: "1. e4 *"},
		{
			name:  "a game that goes on in its file, even when all was taken back",
			files: files{keeping: keeping{file: "g.pgn"}}, game: snapshot{edits: 1}, moves: "*", want: true,
		},
		{name: "no puzzle", files: files{folder: "f"}, game: snapshot{edits: 1, puzzle: true}, moves: "1. e4 *"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.game.tree = played(t, tt.moves)
			keep, err := tt.files.keep(tt.game)
			if err != nil || (keep != nil) != tt.want {
				t.Fatalf("to be written: %v, %v; want one: %v", keep, err, tt.want)
			}
			if again, _ := tt.files.keep(tt.game); again != nil {
				t.Error("it is written twice")
			}
		})
	}
}

func TestWhatAnotherGameLeavesBehind(t *testing.T) {
	const lost = "the game is not saved: leave it all the same?"
	kept := files{folder: "f"}
	gone := files{folder: "f", keeping: keeping{lost: true}}
	done := files{keeping: keeping{saved: 3}}
	tests := []struct {
		name  string
		files files
		game  snapshot
		moves string
		want  string
	}{
		{name: "nothing without a move", game: snapshot{edits: 1}, moves: "*", want: ""},
		{name: "a game that is not saved", game: snapshot{edits: 1}, moves: "1. e4 *", want: lost},
		{name: "nothing if it was saved as it is", files: done, game: snapshot{edits: 3}, moves: "1. e4 *"},
		{name: "what has changed since", files: done, game: snapshot{edits: 4}, moves: "1. e4 *", want: lost},
		{name: "nothing of a kept game that goes on later", files: kept, game: snapshot{edits: 1}, moves: "1. e4 *"},
		{name: "nothing of one that is over", files: kept, game: snapshot{edits: 1}, moves: "1. e4 1-0"},
		{name: "nothing of one that was only looked at", files: kept, moves: "1. e4 *", want: ""},
		{
			name: "a game that could not be kept", files: gone, game: snapshot{edits: 1}, moves: "1. e4 *",
			want: lost,
		},
		{name: "nothing of a puzzle", game: snapshot{edits: 1, puzzle: true}, moves: "1. e4 *", want: ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tt.game.tree = played(t, tt.moves)
			compare(t, tt.files.leaveQuestion(tt.game), tt.want)
		})
	}
}

// News of what is kept is told once.
func TestNewsOfKeeping(t *testing.T) {
	var f files
	full := Kept{News: "the disk is full", Err: errors.New("full")}
	compare(t, f.kept(full), "the disk is full")
	compare(t, f.kept(full), "")
	if f.lost = true; f.isKept() {
		t.Error("it is on disk all the same")
	}
	compare(t, f.kept(Kept{Path: "1.pgn"}), "")
	if f.lost || f.path != "1.pgn" {
		t.Errorf("then it is in %q, lost: %v", f.path, f.lost)
	}
}

func TestSaving(t *testing.T) {
	t.Chdir(t.TempDir())
	f := files{keeping: keeping{path: "kept.pgn"}}
	game := snapshot{tree: played(t, "1. e4 *")}
	for _, tt := range []struct {
		name, file, want string // the error, or else what the file holds
		exists           bool
	}{
		{name: "a file without a name", file: "", want: "save needs the name of a file: try save game.pgn"},
		{name: "a name of spaces", file: " ", want: "save needs the name of a file: try save game.pgn"},
		{
			name: "the file in which it is kept", file: "kept.pgn",
			want: "the game is kept in kept.pgn with each move: name another file",
		},
		{name: "a new file", file: "a.pgn", want: "...1. e4 *..."},
		{name: "a file that exists is left alone", file: "a.pgn", want: "...1. e4 *...", exists: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			save, err := f.saving("save", tt.file, game, pgn.Create)
			if err != nil {
				compare(t, err.Error(), tt.want)
				return
			}
			exists, err := save(context.Background(), silent)
			if err != nil || exists != tt.exists {
				t.Errorf("the file exists: %v, %v; want %v", exists, err, tt.exists)
			}
			text, _ := os.ReadFile(tt.file)
			compare(t, string(text), tt.want)
		})
	}
}

func TestKeptGames(t *testing.T) {
	f := files{listed: []string{"a.pgn", "b.pgn"}, keeping: keeping{path: "b.pgn"}}
	for _, word := range []string{"0", "3", "x"} {
		if _, err := f.keptGame(word); err == nil {
			t.Errorf("%q is a kept game", word)
		}
	}
	if path, err := f.toDelete("1"); path != "a.pgn" || err != nil {
		t.Errorf("to be deleted is %q, %v", path, err)
	}
	if _, err := f.toDelete("2"); err == nil {
		t.Error("the game at hand is deleted")
	}
	if _, err := f.listing(nil, nil); err == nil {
		t.Error("games are listed without a folder")
	}
}

func TestLoading(t *testing.T) {
	t.Chdir(t.TempDir())
	for name, text := range map[string]string{"one.pgn": "1. e4 *\n", "two.pgn": "1. e4 *\n\n1. d4 1-0\n"} {
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	f := files{listed: []string{"one.pgn"}}
	tests := []struct {
		name   string
		words  string
		file   string // in which the game goes on
		first  chess.Square
		number int
	}{
		{name: "a kept game goes on in its file", words: "1", file: "one.pgn", first: chess.E4},
		{name: "a game of a file goes on in none", words: "two.pgn", first: chess.E4, number: 1},
		{name: "the second one", words: "two.pgn 2", first: chess.D4, number: 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			load, err := f.loading(strings.Fields(tt.words))
			if err != nil {
				t.Fatal(err)
			}
			read, err := load(context.Background(), silent)
			if err != nil {
				t.Fatal(err)
			}
			first := read.tree.Root.First().Move.To
			if read.file != tt.file || read.number != tt.number || first != tt.first {
				t.Errorf("file %q, game %d, first move to %s", read.file, read.number, first)
			}
		})
	}
}
