// data_test.go replays collections of games that are not part of this repository.
// They lie in folders that flags name.

package pgn

import (
	"bytes"
	"encoding/json"
	"flag"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// corpusDir is a folder with files in PGN, in folders below it as well:
//
//	go test ./ch05-full/pgn -run Corpus -corpus DIR
//
// DIR is an absolute path, or one that begins in the folder of this file. A file
// EXPECT.jsonl in it says what is in each game; without it, no game may have an
// error, unless it is of a variant.
var corpusDir = flag.String("corpus", "", "a folder of PGN files, perhaps with EXPECT.jsonl")

// dataDir is a folder with bad-pgn.jsonl, which says how odd texts are read:
//
//	go test ./ch05-full/pgn -run Odd -data DIR
var dataDir = flag.String("data", "", "a folder with bad-pgn.jsonl")

// An expectation is what a row of EXPECT.jsonl says about a game.
type expectation struct {
	File           string
	Game           int
	Result         string
	Plies          int
	VariationPlies int    `json:"variation_plies"`
	FinalFEN       string `json:"final_fen"`
	Variant        *string
	Errors         []string
}

// rows reads a file of JSON values, one a line.
func rows[T any](t *testing.T, path string) []T {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var found []T
	for decoder := json.NewDecoder(bytes.NewReader(text)); decoder.More(); {
		var row T
		if err := decoder.Decode(&row); err != nil {
			t.Fatal(err)
		}
		found = append(found, row)
	}
	return found
}

// Without a folder there is nothing to test.
func TestCorpus(t *testing.T) {
	if *corpusDir == "" {
		return
	}
	expected := map[string]map[int]expectation{}
	if path := filepath.Join(*corpusDir, "EXPECT.jsonl"); fileExists(path) {
		for _, row := range rows[expectation](t, path) {
			if expected[row.File] == nil {
				expected[row.File] = map[int]expectation{}
			}
			expected[row.File][row.Game] = row
		}
	}
	err := filepath.WalkDir(*corpusDir, func(path string, entry fs.DirEntry, err error) error {
		if err != nil || !strings.EqualFold(filepath.Ext(path), ".pgn") {
			return err
		}
		name, _ := filepath.Rel(*corpusDir, path)
		t.Run(filepath.ToSlash(name), func(t *testing.T) {
			replayFile(t, path, expected[filepath.ToSlash(name)])
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func fileExists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// replayFile reads all games of a file, and compares those that are expected.
func replayFile(t *testing.T, path string, expected map[int]expectation) {
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	count := 0
	for r := NewReader(file, filepath.Base(path)); ; {
		g, err := r.Next()
		if err == io.EOF {
			break
		}
		count++
		want, ok := expected[count]
		switch wantError := ok && (want.Variant != nil || len(want.Errors) > 0); {
		case (err != nil) != wantError:
			t.Errorf("game %d: error %v, want one: %t", count, err, wantError)
		case err == nil && ok:
			compareGame(t, g, want)
		}
		if err == nil {
			again := gameOf(t, written(t, g))
			sameGame(t, again, g)
		}
	}
	if len(expected) > 0 && count != len(expected) {
		t.Errorf("%d games, want %d", count, len(expected))
	}
}

// plies returns the length of the main line.
func plies(g *Game) int {
	n := g.Root
	for count := 0; ; count++ {
		if len(n.Next) == 0 {
			return count
		}
		n = n.Next[0]
	}
}

// nodes returns how many nodes a tree has below n.
func nodes(n *Node) int {
	count := len(n.Next)
	for _, next := range n.Next {
		count += nodes(next)
	}
	return count
}

// compareGame compares a game with what is known of it.
func compareGame(t *testing.T, g *Game, want expectation) {
	t.Helper()
	if g.Result.String() != want.Result {
		t.Errorf("game %d: result %s, want %s", want.Game, g.Result, want.Result)
	}
	if got := plies(g); got != want.Plies {
		t.Errorf("game %d: %d plies, want %d", want.Game, got, want.Plies)
	}
	if got := nodes(g.Root) - plies(g); got != want.VariationPlies {
		t.Errorf("game %d: %d plies in variations, want %d", want.Game, got, want.VariationPlies)
	}
	comparePosition(t, g, want.FinalFEN)
}

// comparePosition compares the board, the side to move and the castling rights at
// the end of a game. Programs do not agree on the other fields.
func comparePosition(t *testing.T, g *Game, fen string) {
	t.Helper()
	want, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	got := g.Position(g.End())
	got.SetEnPassant(chess.NoSquare)
	want.SetEnPassant(chess.NoSquare)
	if got.Board != want.Board || got.SideToMove != want.SideToMove || got.Castling != want.Castling {
		t.Errorf("the game ends with %s, want %s", got.FEN(), fen)
	}
}

// Texts that are odd or wrong are read as their rows say.
func TestOddTexts(t *testing.T) {
	if *dataDir == "" {
		return
	}
	type game struct {
		Mainline []string
		Result   *string
		FinalFEN string `json:"final_fen"`
		Tags     map[string]string
	}
	type row struct {
		ID, Cls, PGN string
		Games        []game
	}
	for _, tt := range rows[row](t, filepath.Join(*dataDir, "bad-pgn.jsonl")) {
		t.Run(tt.ID, func(t *testing.T) {
			games, errs := readAll(tt.PGN)
			if strings.HasPrefix(tt.Cls, "error") {
				if len(errs) != 1 || errs[0] == nil {
					t.Errorf("errors %v, want one", errs)
				}
				return
			}
			if len(games) != len(tt.Games) {
				t.Fatalf("%d games, errors %v, want %d games", len(games), errs, len(tt.Games))
			}
			for i, want := range tt.Games {
				if errs[i] != nil {
					t.Fatal(errs[i])
				}
				if got := plies(games[i]); got != len(want.Mainline) {
					t.Errorf("%d plies, want %d", got, len(want.Mainline))
				}
				if want.Result != nil && games[i].Result.String() != *want.Result {
					t.Errorf("result %s, want %s", games[i].Result, *want.Result)
				}
				for name, value := range want.Tags {
					if got := games[i].Tag(name); got != value {
						t.Errorf("%s is %q, want %q", name, got, value)
					}
				}
				comparePosition(t, games[i], want.FinalFEN)
			}
		})
	}
}
