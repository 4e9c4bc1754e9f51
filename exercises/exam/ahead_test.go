package exam

import (
	"strconv"
	"strings"
	"testing"

	"mateinfive/internal/referee"
)

// Of several answers that are right each is, and a count of positions has a bound.
func TestIsRightAhead(t *testing.T) {
	const bound = "fewer than 8902"
	tests := []struct {
		name, ask, want, got string
		right                bool
	}{
		{name: "the first of two moves", ask: "best 3", want: "a1a8 h1h8", got: "a1a8", right: true},
		{name: "the second", ask: "best 3", want: "a1a8 h1h8", got: "h1h8", right: true},
		{name: "both", ask: "best 3", want: "a1a8 h1h8", got: "a1a8 h1h8"},
		{name: "none", ask: "best 3", want: "a1a8 h1h8", got: ""},
		{name: "another", ask: "best 3", want: "a1a8 h1h8", got: "a1a7"},
		{name: "no move where there is none", ask: "best 1", want: "-", got: "-", right: true},
		{name: "fewer positions", ask: "nodes", want: bound, got: "8901", right: true},
		{name: "as many", ask: "nodes", want: bound, got: "8902"},
		{name: "none at all", ask: "nodes", want: bound, got: "0"},
		{name: "no number", ask: "nodes", want: bound, got: "few"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if right := (Question{Ask: tt.ask, Want: tt.want, Judged: true}).isRight(tt.got); right != tt.right {
				t.Errorf("%q for %q, where %q is wanted: right is %v", tt.got, tt.ask, tt.want, right)
			}
		})
	}
}

// What may be wrong with an answer that looks ahead is said.
func TestAhead(t *testing.T) {
	const shuffle = "new 6k1/8/8/8/8/8/q7/5RK1 b - - 0 1\nplay a2b2\nplay g1h1\nplay b2a2\nplay h1g1\n" +
		"play a2b2\nplay g1h1\nplay b2a2\n"
	const pawn = "new 4k3/8/3p4/4p3/8/8/8/4QK2 w - - 0 1\n"
	tests := []struct{ name, cases, got, says string }{
		{
			name: "the sign", cases: "new 4k3/8/8/8/8/8/8/4K2R b - - 0 1\nscore 0\n= -500", got: "500",
			says: "the side to move, which is Black here: the sign is wrong",
		},
		{name: "a ply less", cases: pawn + "score 2\n= 700", got: "800", says: "when it looks a ply less far, score 1"},
		{name: "no repetition", cases: shuffle + "score 1\n= 0", got: "-400", says: "for the third time is not seen"},
		{
			name:  "captures are played on, or a ply less",
			cases: "new 3rk3/8/8/7p/8/3N4/4K3/7R w - - 0 1\nscore 2\n= 200", got: "300",
			says: "or when captures are played on after 2 plies",
		},
		{
			name: "a mate's plies", cases: "new 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nscore 2\n= 9999", got: "10000",
			says: "a mate is worth 10000 less the plies",
		},
		{
			name: "no mate", cases: "new 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nscore 1\n= 9999", got: "200",
			says: "a mate on the board, or within these plies, is not seen",
		},
		{
			name: "another move", cases: "new 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nbest 1\n= a1a8", got: "a1a7",
			says: "a1a7 is worth 200 after 1 ply, and a1a8 is worth 9999",
		},
		{name: "no move", cases: "new\nbest\n= e2e4 d2d4", got: "e2e5", says: "wanted  a legal move\n  because that is no legal move"},
		{name: "too many", cases: "new\nnodes\n= fewer than 8902", got: "9322", says: "full minimax ends in 8902 positions here"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			cases, err := Read(tt.cases)
			if err != nil {
				t.Fatal(err)
			}
			var answers []string
			for _, q := range cases[0].Questions {
				answers = append(answers, map[bool]string{true: tt.got, false: "ok"}[q.Judged])
			}
			f := Judge(cases, [][]string{answers}).Answer
			if f == nil {
				t.Fatal("that is right")
			}
			if !strings.Contains(f.String(), tt.says) {
				t.Errorf("it says\n%s\nwant in it %q", f, tt.says)
			}
		})
	}
}

// A guess that would take too many positions is none.
func TestPlayedOn(t *testing.T) {
	const busy = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	tests := []struct {
		name, fen   string
		depth, left int
		score       int
		ok          bool
	}{
		{
			name: "few moves", fen: "3rk3/8/8/7p/8/3N4/4K3/7R w - - 0 1", depth: 2, left: 50_000,
			score: 300, ok: true,
		},
		{name: "many moves", fen: busy, depth: 3, left: 1000},
		{name: "just enough", fen: "7k/8/8/8/8/8/8/K7 w - - 0 1", depth: 1, left: 4, ok: true},
		{name: "one too few", fen: "7k/8/8/8/8/8/8/K7 w - - 0 1", depth: 1, left: 3},
	}
	for _, tt := range tests {
		talk := referee.NewTalk(Last)
		talk.Answer("new " + tt.fen)
		left := tt.left
		score, ok := playedOn(talk.Position(), tt.depth, &left)
		if score != tt.score || ok != tt.ok {
			t.Errorf("%s: %d, %t, want %d, %t", tt.name, score, ok, tt.score, tt.ok)
		}
	}
}

// The referee's alpha-beta gives what plain minimax does in the bank's positions, and a position
// that stands for the second time there may count as drawn already: that isn't asked.
func TestMinimaxAgrees(t *testing.T) {
	for _, c := range answered(Last, inFile("bank", Last)) {
		past := map[string]int{}
		talk := referee.NewTalk(Last)
		for _, q := range c.Questions {
			word, number, _ := strings.Cut(q.Ask, " ")
			talk.Answer(q.Ask)
			if word == "new" || word == "play" {
				past[board(talk.Position())]++
			}
			depth, _ := strconv.Atoi(number)
			if depth > 2 || word != "score" && word != "best" {
				continue
			}
			for _, times := range []int{2, 3} {
				m := minimax{past: past, times: times}
				got := strconv.Itoa(m.score(talk.Position(), depth, 0))
				if word == "best" {
					got = strings.Join(m.best, " ")
				}
				if got != q.Want {
					t.Errorf("%v: minimax with %d times says %s, and alpha-beta %s", Lines([]Case{c}), times, got, q.Want)
				}
			}
		}
	}
}

// board is a position without its counters.
func board(p referee.Position) string { return strings.Join(strings.Fields(p.FEN())[:4], " ") }

// A minimax looks at all positions. A position that comes up so many times is drawn.
type minimax struct {
	past  map[string]int
	times int
	best  []string // of the first ply
}

func (m *minimax) score(p referee.Position, depth, ply int) int {
	switch status := p.Status(); {
	case status == "checkmate":
		return ply - referee.Mate
	case status == "stalemate":
		return 0
	case ply > 0 && m.past[board(p)] >= m.times:
		return 0
	case depth == 0:
		return p.Material()
	}
	best := -2 * referee.Mate
	for _, move := range p.Moves() {
		next := p.After(move)
		m.past[board(next)]++
		score := -m.score(next, depth-1, ply+1)
		m.past[board(next)]--
		if ply == 0 && score > best {
			m.best = nil
		}
		if best = max(best, score); ply == 0 && score == best {
			m.best = append(m.best, move)
		}
	}
	return best
}
