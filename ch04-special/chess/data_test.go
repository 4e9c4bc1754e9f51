// data_test.go replays collections of positions that are not part of this
// repository: counts, lists of legal moves, mates, and bad FENs. They lie in a
// folder that a flag names.

package chess

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// dataDir is the folder of the collections:
//
//	go test ./ch04-special/chess -run Data -data DIR
//
// DIR is an absolute path, or one that begins in the folder of this file. With -deep the counts go to two million positions instead of a hundred
// thousand.
var dataDir = flag.String("data", "", "a folder with perft/, rampart/, tactics/ and bad-fen.jsonl")

// dataFiles returns the files of a pattern in the folder of the collections. It
// skips the test where no folder is named, and fails it where the files are not
// there.
func dataFiles(t *testing.T, pattern string) []string {
	t.Helper()
	if *dataDir == "" {
		t.Skip("this test needs a folder with collections of positions: -data DIR")
	}
	files, err := filepath.Glob(filepath.Join(*dataDir, pattern))
	if err != nil {
		t.Fatal(err)
	}
	if len(files) == 0 {
		t.Fatalf("there is no %s in the folder that -data names", pattern)
	}
	return files
}

// linesOf returns the lines of a file that are not empty.
func linesOf(t *testing.T, file string) []string {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var lines []string
	scanner := bufio.NewScanner(f)
	for scanner.Scan() {
		if line := strings.TrimSpace(scanner.Text()); line != "" {
			lines = append(lines, line)
		}
	}
	if err := scanner.Err(); err != nil {
		t.Fatal(err)
	}
	return lines
}

// readJSON reads a whole file into v.
func readJSON(t *testing.T, file string, v any) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(text, v); err != nil {
		t.Fatalf("%s: %v", filepath.Base(file), err)
	}
}

// parsed reads a FEN of the collections.
func parsed(t *testing.T, fen string) Position {
	t.Helper()
	p, err := ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// A countRow is a position and its counts by depth.
type countRow struct {
	fen    string
	counts map[int]int
}

// epdRow reads a line such as "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66".
// What begins with another letter than D is no count.
func epdRow(t *testing.T, line string) countRow {
	t.Helper()
	fields := strings.Split(line, ";")
	r := countRow{strings.TrimSpace(fields[0]), make(map[int]int)}
	for _, field := range fields[1:] {
		var depth, nodes int
		if n, _ := fmt.Sscanf(field, "D%d %d", &depth, &nodes); n == 2 {
			r.counts[depth] = nodes
		}
	}
	if len(r.counts) == 0 {
		t.Fatalf("no count in %q", line)
	}
	return r
}

// countRows reads all rows of the perft files.
func countRows(t *testing.T) []countRow {
	t.Helper()
	var rows []countRow
	for _, file := range dataFiles(t, "perft/*.epd") {
		for _, line := range linesOf(t, file) {
			rows = append(rows, epdRow(t, line))
		}
	}
	for _, file := range dataFiles(t, "perft/*.json") {
		var found []struct {
			Depth, Nodes int
			FEN          string
		}
		readJSON(t, file, &found)
		for _, r := range found {
			rows = append(rows, countRow{r.FEN, map[int]int{r.Depth: r.Nodes}})
		}
	}
	return rows
}

func TestDataPerft(t *testing.T) {
	limit := 100_000
	if *deep {
		limit = 2_000_000
	}
	counted := 0
	for i, r := range countRows(t) {
		row(t, "row "+strconv.Itoa(i+1), func(t *testing.T) {
			p := parsed(t, r.fen)
			before := p
			for depth := 1; depth <= 10; depth++ {
				want, found := r.counts[depth]
				if !found || want > limit {
					continue
				}
				counted++
				if got := p.Perft(depth); got != want {
					t.Fatalf("Perft(%d) = %d, want %d, in %s", depth, got, want, r.fen)
				}
			}
			samePosition(t, p, before)
		})
	}
	t.Logf("%d counts are right", counted)
	if counted < 500 {
		t.Errorf("only %d counts were compared", counted)
	}
}

// afterOf writes the position after a move as the collection does: its en
// passant square only if a pawn may capture there.
func afterOf(p Position, m Move) string {
	after := p.After(m)
	if !slices.ContainsFunc(after.LegalMoves(), after.isEnPassant) {
		after.SetEnPassant(NoSquare)
	}
	return after.FEN()
}

// The collection lists, for each position, the position after every legal move.
func TestDataLegalMoves(t *testing.T) {
	moves := 0
	for _, file := range dataFiles(t, "rampart/*.json") {
		var found struct {
			TestCases []struct {
				Start    struct{ FEN string }
				Expected []struct{ Move, FEN string }
			}
		}
		readJSON(t, file, &found)
		for i, tt := range found.TestCases {
			row(t, fmt.Sprintf("%s %d", filepath.Base(file), i+1), func(t *testing.T) {
				p := parsed(t, tt.Start.FEN)
				var got, want []string
				for _, m := range p.LegalMoves() {
					got = append(got, afterOf(p, m))
				}
				for _, e := range tt.Expected {
					want = append(want, e.FEN)
				}
				slices.Sort(got)
				slices.Sort(want)
				if !slices.Equal(got, want) {
					t.Errorf("%d legal moves, want %d, in %s\ntoo many:\n%s\nmissing:\n%s", len(got), len(want), tt.Start.FEN,
						strings.Join(without(got, want), "\n"), strings.Join(without(want, got), "\n"))
				}
				moves += len(want)
			})
		}
	}
	t.Logf("%d moves are right", moves)
	if moves < 400 {
		t.Errorf("only %d moves were compared", moves)
	}
}

// without returns what is in the first list and not in the second.
func without(all, others []string) []string {
	var found []string
	for _, text := range all {
		if !slices.Contains(others, text) {
			found = append(found, text)
		}
	}
	return found
}

// Each of the puzzles lists every move that mates.
func TestDataMates(t *testing.T) {
	var puzzles []struct {
		ID, FEN string
		Keys    []string
	}
	for _, file := range dataFiles(t, "tactics/lichess-mate1.json") {
		readJSON(t, file, &puzzles)
	}
	for _, tt := range puzzles {
		row(t, tt.ID, func(t *testing.T) {
			p := parsed(t, tt.FEN)
			var got []string
			for _, m := range p.LegalMoves() {
				if after := p.After(m); after.Status() == Checkmate {
					got = append(got, m.String())
				}
			}
			slices.Sort(got)
			slices.Sort(tt.Keys)
			if !slices.Equal(got, tt.Keys) {
				t.Errorf("these moves mate: %v, want %v, in %s", got, tt.Keys, tt.FEN)
			}
		})
	}
	if len(puzzles) < 500 {
		t.Errorf("there are only %d puzzles", len(puzzles))
	}
}

// The collection sorts its FENs into those that are well written, those that are
// not, those to which no game leads, and those on which readers differ. ParseFEN
// judges how they are written: an en passant square on the wrong rank it takes
// for a slip of the pen, and of the open questions it refuses two.
func TestDataFEN(t *testing.T) {
	files := dataFiles(t, "bad-fen.jsonl")
	refused := []string{"syntax.", "illegal.ep-", "policy.adjacent-digits", "policy.fullmove-zero"}
	read := []string{"ok", "illegal.", "policy."}
	begins := func(class string) func(string) bool {
		return func(prefix string) bool { return strings.HasPrefix(class, prefix) }
	}
	for i, line := range linesOf(t, files[0]) {
		var r struct{ Input, Cls, Note string }
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatal(err)
		}
		row(t, fmt.Sprintf("row %d %s %s", i+1, r.Cls, r.Note), func(t *testing.T) {
			p, err := ParseFEN(r.Input)
			switch {
			case slices.ContainsFunc(refused, begins(r.Cls)):
				isSentence(t, err, ErrFEN)
				samePosition(t, p, Position{})
			case !slices.ContainsFunc(read, begins(r.Cls)):
				t.Errorf("the class %s is not known", r.Cls)
			case err != nil:
				t.Errorf("%q is refused: %v", r.Input, err)
			}
		})
	}
}
