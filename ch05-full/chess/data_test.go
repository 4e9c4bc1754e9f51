// data_test.go replays collections of positions that are not part of this
// repository: counts, lists of legal moves, mates, bad FENs, and draws. They lie in a
// folder that a flag names.

package chess

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// dataDir is the folder of the collections:
//
//	go test ./ch05-full/chess -run Data -data DIR
//
// DIR is an absolute path, or one that begins in the folder of this file. With
// -deep the counts go to two million positions instead of a hundred thousand.
var dataDir = flag.String("data", "", "a folder with perft/, rampart/, tactics/, bad-fen.jsonl and draws-*.json")

// Without a folder there is nothing to test.
func TestData(t *testing.T) {
	if *dataDir == "" {
		return
	}
	t.Run("counts", testDataPerft)
	t.Run("legal moves", testDataLegalMoves)
	t.Run("mates", testDataMates)
	t.Run("FENs", testDataFEN)
	t.Run("fifty moves", testDataFifty)
	t.Run("too little to mate", testDataCanMate)
	t.Run("repetitions", testDataRepetitions)
}

// dataFiles returns the files of a pattern, and what is in each.
func dataFiles(t *testing.T, pattern string) map[string]string {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(*dataDir, pattern))
	if err != nil || len(names) == 0 {
		t.Fatalf("there is no %s in the folder that -data names", pattern)
	}
	files := map[string]string{}
	for _, name := range names {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		files[filepath.Base(name)] = string(text)
	}
	return files
}

// dataRows reads the rows of the files of a pattern: a list, or one row after the other.
func dataRows[T any](t *testing.T, pattern string) (rows []T) {
	t.Helper()
	for name, text := range dataFiles(t, pattern) {
		for d := json.NewDecoder(strings.NewReader(text)); d.More(); {
			found := make([]T, 1)
			var to any = &found[0]
			if text[0] == '[' {
				to = &found
			}
			if err := d.Decode(to); err != nil {
				t.Fatal(name, err)
			}
			rows = append(rows, found...)
		}
	}
	return rows
}

// A perftCount is a row of the perft files: a position, a depth and what is counted.
type perftCount struct {
	FEN          string
	Depth, Nodes int
}

// dataCounts reads the perft files. In those for programs a line is such as
// "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66"; what begins with another letter
// than D is no count.
func dataCounts(t *testing.T) []perftCount {
	t.Helper()
	counts := dataRows[perftCount](t, "perft/*.json")
	for _, text := range dataFiles(t, "perft/*.epd") {
		for line := range strings.Lines(text) {
			fields := strings.Split(line, ";")
			for _, field := range fields[1:] {
				c := perftCount{FEN: strings.TrimSpace(fields[0])}
				if n, _ := fmt.Sscanf(field, "D%d %d", &c.Depth, &c.Nodes); n == 2 {
					counts = append(counts, c)
				}
			}
		}
	}
	return counts
}

func testDataPerft(t *testing.T) {
	limit, counted := 100_000, 0
	if *deep {
		limit = 2_000_000
	}
	for _, c := range dataCounts(t) {
		if c.Nodes > limit {
			continue
		}
		p := positionOf(t, c.FEN)
		if got := p.Perft(c.Depth); got != c.Nodes {
			t.Errorf("Perft(%d) = %d, want %d, in %s", c.Depth, got, c.Nodes, c.FEN)
		}
		counted++
	}
	t.Logf("%d counts were compared", counted)
	if counted < 500 {
		t.Errorf("only %d counts were compared", counted)
	}
}

// A rampart is a file of positions, each with those after every legal move.
type rampart struct {
	TestCases []struct {
		Start    struct{ FEN string }
		Expected []struct{ FEN string }
	}
}

// The collection lists, for each position, the position after every legal move. Its
// en passant square is written only if a pawn may capture there.
func testDataLegalMoves(t *testing.T) {
	moves := 0
	for _, file := range dataRows[rampart](t, "rampart/*.json") {
		for _, tt := range file.TestCases {
			p := positionOf(t, tt.Start.FEN)
			var got, want []string
			for _, m := range p.LegalMoves() {
				after := p.After(m)
				if !slices.ContainsFunc(after.LegalMoves(), after.isEnPassant) {
					after.SetEnPassant(NoSquare)
				}
				got = append(got, after.FEN())
			}
			for _, e := range tt.Expected {
				want = append(want, e.FEN)
			}
			slices.Sort(got)
			slices.Sort(want)
			if !slices.Equal(got, want) {
				t.Errorf("in %s the legal moves lead to\n%s\nwant\n%s", tt.Start.FEN, strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
			moves += len(want)
		}
	}
	t.Logf("%d moves were compared", moves)
	if moves < 400 {
		t.Errorf("only %d moves were compared", moves)
	}
}

// Each of the puzzles lists every move that mates.
func testDataMates(t *testing.T) {
	puzzles := dataRows[struct {
		FEN  string
		Keys []string
	}](t, "tactics/lichess-mate1.json")
	for _, tt := range puzzles {
		p := positionOf(t, tt.FEN)
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
	}
	t.Logf("%d puzzles were solved", len(puzzles))
	if len(puzzles) < 500 {
		t.Errorf("there are only %d puzzles", len(puzzles))
	}
}

// The collection sorts its FENs into those that are well written, those that are
// not, those to which no game leads, and those on which readers differ. ParseFEN
// judges how they are written: an en passant square on the wrong rank it takes
// for a slip of the pen, and of the open questions it refuses two. Of the others,
// those to which no game leads have a fault, and so have the checks that no move can
// give.
func testDataFEN(t *testing.T) {
	refused := []string{"syntax.", "illegal.ep-", "policy.adjacent-digits", "policy.fullmove-zero"}
	faulty := []string{"illegal.", "policy.impossible-check"}
	for _, row := range dataRows[struct{ Input, Cls, Note string }](t, "bad-fen.jsonl") {
		is := func(class string) bool { return strings.HasPrefix(row.Cls, class) }
		p, err := ParseFEN(row.Input)
		if want := slices.ContainsFunc(refused, is); (err != nil) != want {
			t.Errorf("%q (%s, %s) is refused: %v, want it refused: %t", row.Input, row.Cls, row.Note, err, want)
		}
		if err != nil {
			continue
		}
		if err, want := p.Validate(), slices.ContainsFunc(faulty, is); (err != nil) != want {
			t.Errorf("%q (%s, %s) has the faults: %v, want some: %t", row.Input, row.Cls, row.Note, err, want)
		}
	}
}

// playAbbreviated plays a move that names the piece and where it goes, such as Nf3 or
// Kxf4. The collections of draws need no more.
func playAbbreviated(t *testing.T, g *Game, text string) {
	t.Helper()
	p := g.Position()
	for _, m := range p.LegalMoves() {
		letter := strings.TrimPrefix(string(p.At(m.From).Type()), "P")
		if letter+m.To.String() == strings.Replace(text, "x", "", 1) {
			play(t, g, m.String())
			return
		}
	}
	t.Fatalf("%s is no move in %s", text, p.FEN())
}

// Each row is a move, and what may be claimed after it.
func testDataFifty(t *testing.T) {
	rows := dataRows[struct {
		ID, FEN, Move string
		Fifty         bool   `json:"fifty_claim"`
		SeventyFive   bool   `json:"seventyfive"`
		Final         string `json:"final_fen"`
	}](t, "draws-fifty.json")
	for _, tt := range rows {
		g := NewGameFrom(positionOf(t, tt.FEN))
		playAbbreviated(t, g, tt.Move)
		p := g.Position()
		sameFEN(t, p, tt.Final)
		same(t, p.CanClaimFifty(), tt.Fifty, "%s: CanClaimFifty() = %t, want %t", tt.ID)
		if got := g.Termination() == BySeventyFiveMoves; got != tt.SeventyFive {
			t.Errorf("%s: the game ends by %v, want seventy-five moves: %t", tt.ID, g.Termination(), tt.SeventyFive)
		}
	}
}

func testDataCanMate(t *testing.T) {
	rows := dataRows[struct {
		FEN   string
		White bool `json:"white_can"`
		Black bool `json:"black_can"`
		Dead  bool `json:"dead_by_material"`
	}](t, "draws-insufficient.json")
	for _, tt := range rows {
		p := positionOf(t, tt.FEN)
		if white, black := p.CanMate(White), p.CanMate(Black); white != tt.White || black != tt.Black {
			t.Errorf("White can mate: %t, Black can: %t, want %t and %t, in %s", white, black, tt.White, tt.Black, tt.FEN)
		}
		if got := p.IsDead(); got != tt.Dead {
			t.Errorf("IsDead() = %t, want %t, in %s", got, tt.Dead, tt.FEN)
		}
	}
}

// Each row lists after which plies a position stands for the third time or more, and
// after which for the fifth.
func testDataRepetitions(t *testing.T) {
	rows := dataRows[struct {
		ID, FEN   string
		Moves     []string
		Threefold []int `json:"threefold_after_ply"`
		Fivefold  []int `json:"fivefold_after_ply"`
	}](t, "draws-threefold.json")
	for _, tt := range rows {
		g := NewGameFrom(positionOf(t, tt.FEN))
		var three, five []int
		for i, move := range tt.Moves {
			playAbbreviated(t, g, move)
			if g.Repetitions() >= 3 {
				three = append(three, i+1)
			}
			if g.Termination() == ByFivefoldRepetition {
				five = append(five, i+1)
			}
		}
		if !slices.Equal(three, tt.Threefold) || !slices.Equal(five, tt.Fivefold) {
			t.Errorf("%s: the third time is after the plies %v and the fifth after %v, want %v and %v", tt.ID, three, five, tt.Threefold, tt.Fivefold)
		}
	}
}
