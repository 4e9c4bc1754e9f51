package chance

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func knowsAll(string) bool { return true }

// sessions makes some sessions of a level.
func sessions(level, n int, seed uint64, knows func(string) bool) (all [][]string) {
	k := New(rand.New(rand.NewPCG(seed, 0)), level, knows)
	for range n {
		all = append(all, k.Session())
	}
	return all
}

// A session begins a game, uses only words of its level, and asks nothing that the page leaves
// open; the same numbers make the same one.
func TestSession(t *testing.T) {
	for level := range 5 {
		made, again := sessions(level, 4, 7, knowsAll), sessions(level, 4, 7, knowsAll)
		for i, lines := range made {
			if !slices.Equal(lines, again[i]) {
				t.Errorf("level %d: the same numbers make another session", level)
			}
			if len(lines) < 10 || level >= 2 && !strings.HasPrefix(lines[0], "new") {
				t.Errorf("level %d: a session has %d lines and begins with %q", level, len(lines), lines[0])
			}
			if !IsFair(level, lines) {
				t.Errorf("level %d: a session is not fair:\n%s", level, strings.Join(lines, "\n"))
			}
			for _, line := range lines {
				if word, _, _ := strings.Cut(line, " "); since[word] > level {
					t.Errorf("level %d: %q comes only with level %d", level, line, since[word])
				}
			}
		}
	}
}

// A program that does not know a word yet is not asked it.
func TestSessionKnows(t *testing.T) {
	knows := func(word string) bool { return word == "new" || word == "moves" }
	for _, lines := range sessions(2, 4, 7, knows) {
		for _, line := range lines {
			word, _, _ := strings.Cut(strings.ToLower(line), " ")
			if since[word] > 0 && !knows(word) {
				t.Errorf("it is asked %q", line)
			}
		}
	}
}

// What the page leaves open is no question.
func TestIsFair(t *testing.T) {
	tests := []struct {
		name  string
		level int
		lines string
		want  bool
	}{
		{
			name: "a game", level: 4,
			lines: "new, play e2e4, fen, undo", want: true,
		},
		{
			name: "moves of a king that may castle", level: 4,
			lines: "new, moves e1", want: false,
		},
		{
			name: "moves of a king that may not", level: 4,
			lines: "new 4k3/8/8/8/8/8/8/4K2R w - - 0 1, moves e1", want: true,
		},
		{
			name: "moves of a pawn beside one that has passed", level: 4,
			lines: "new 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, moves e5", want: false,
		},
		{
			name: "a king left in check, which only level 2 allows", level: 2,
			lines: "new 4r3/8/8/8/8/8/4P3/4K3 w, play e2e4, play e8e4, play e1d1", want: true,
		},
		{
			name: "a pin that level 2 does not know", level: 2,
			lines: "new 4r3/8/8/8/8/8/4R3/4K3 w, play e2d2", want: false,
		},
		{
			name: "a pawn before its last rank, where there is no promotion", level: 3,
			lines: "new 8/8/P7/8/8/8/8/8 w, play a6a7", want: false,
		},
		{
			name: "two steps past a pawn, where there is no en passant", level: 3,
			lines: "new 8/8/8/8/3p4/8/4P3/8 w, play e2e4", want: false,
		},
		{
			name: "a rook comes where a right is left", level: 4,
			lines: "new 4k3/8/8/8/8/8/8/4K1R1 w K - 0 1, play g1h1", want: false,
		},
		{
			name: "bishops of one color, of which the laws and level 5 say different things", level: 4,
			lines: "new 3k4/2B5/1B6/8/6K1/8/8/8 b - - 0 1, play d8e8", want: false,
		},
		{
			name: "a pawn's capture in short, which level 5 may read leniently", level: 4,
			lines: "new 8/7K/8/8/6n1/7P/8/8 w - - 0 1, play hg4", want: false,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := IsFair(tt.level, strings.Split(tt.lines, ", ")); got != tt.want {
				t.Errorf("IsFair of %s is %t, want %t", tt.lines, got, tt.want)
			}
		})
	}
}

// For each theme of level 4 there is a position, or nearly: a session that finds none goes on.
func TestThemesAreFound(t *testing.T) {
	all := themes(4)
	missing := 0
	for _, add := range all {
		m := &maker{r: rand.New(rand.NewPCG(7, 0)), level: 4, knows: knowsAll, table: newTable(4)}
		if add(m); len(m.lines) == 0 {
			missing++
		}
	}
	if missing > len(all)/20 {
		t.Errorf("%d of %d themes find no position, want 1 in 20 at most", missing, len(all))
	}
}

// A line that was broken once may be broken again, whatever is left of it.
func TestBrokenTwice(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for range 1000 {
		line := "perft 1"
		for range 4 {
			line = broken(r, line)
		}
		if strings.Contains(line, "\n") {
			t.Fatalf("%q is not a line", line)
		}
	}
}
