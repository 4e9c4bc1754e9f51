// given_test.go tests what is given: that the judge is fair, and that each of the
// three crooked writers has its one mistake and no other. It asks nothing of your
// answers. If you want to hunt, do not read on.

package exercises_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/notation"
	"mateinfive/internal/check"
)

// writers are the crooked ones in the order of a report.
var writers = []string{"writer A", "writer B", "writer C"}

// catching returns the letters of the writers that one good case catches.
func catching(t *testing.T, c exercises.SANCase) string {
	t.Helper()
	r := exercises.Judge([]exercises.SANCase{c})
	if len(r.Wrong) > 0 {
		check.Secret(t, "SANCases", "%q is wrong: %s", c.Name, r.Wrong)
	}
	var letters string
	for _, caught := range r.Caught {
		name, _, _ := strings.Cut(caught, ", which ")
		letters += strings.TrimPrefix(name, "writer ")
	}
	if len(letters)+len(r.Loose) != len(writers) {
		check.Secret(t, "SANCases", "%q: caught %q and loose %q: want three in all", c.Name, r.Caught, r.Loose)
	}
	return letters
}

func TestJudge_catches(t *testing.T) {
	const (
		twoRooks    = "3k4/8/8/8/8/8/8/R6R w - - 0 1"
		oneFile     = "3k4/8/8/R7/8/8/8/R6K w - - 0 1"
		pinned      = "4r1k1/8/8/8/8/8/4N1N1/4K3 w - - 0 1"
		threeQueens = "8/k7/8/8/4Q2Q/8/8/2K4Q w - - 0 1"
		discovered  = "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1"
		double      = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1"
		castling    = "5k2/8/8/8/8/8/8/4K2R w K - 0 1"
		smothered   = "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1"
		promotion   = "7k/4P1pp/8/8/8/8/8/6K1 w - - 0 1"
		behind      = "7k/R3P1pp/8/8/8/8/8/6K1 w - - 0 1"
		passant     = "6k1/8/8/2KpP3/8/1B6/8/8 w - d6 0 1"
	)
	tests := []struct{ name, fen, move, want, caught string }{
		{"a pawn has no rival", chess.StartFEN, "e2e4", "e4", ""},
		{"two rooks are told apart by the file", twoRooks, "a1e1", "Rae1", ""},
		{"two rooks are told apart by the rank", oneFile, "a1a3", "R1a3", ""},
		{"a pinned twin is no rival", pinned, "g2f4", "Nf4", "A"},
		{"a twin that cannot go there is no rival", pinned, "g2h4", "Nh4", ""},
		{"of three queens one needs file and rank", threeQueens, "h4e1", "Qh4e1", "B"},
		{"of three queens one needs the file alone", threeQueens, "e4e1", "Qee1", ""},
		{"the first rival would be told apart by the file", threeQueens, "h1e1", "Q1e1", "B"},
		{"the first rival is the only one that matters", "8/k7/8/4Q3/7Q/8/8/2K4Q w - - 0 1", "h4e1", "Q4e1", ""},
		{"the first rival is on the rank, and the last on the file", "8/k7/8/8/7Q/8/8/2K1Q2Q w - - 0 1", "h1e4", "Qh1e4", "B"},
		{"a discovered check", discovered, "e3c4", "Nc4+", "C"},
		{"a double check", double, "e4f6", "Nf6+", ""},
		{"castling gives check with the rook", castling, "e1g1", "O-O+", "C"},
		{"castling mates with the rook", "8/8/8/8/8/8/7R/1k2K2R w K - 0 1", "e1g1", "O-O#", "C"},
		{"a mate that the piece gives itself", smothered, "g5f7", "Nf7#", ""},
		{"a promotion that mates", promotion, "e7e8q", "e8=Q#", ""},
		{"a promotion to a knight", behind, "e7e8n", "e8=N", ""},
		{"the pawn that is captured in passing gives way to a bishop", passant, "e5d6", "exd6+", "C"},
	}
	for _, tt := range tests {
		c := exercises.SANCase{Name: tt.name, FEN: tt.fen, Move: tt.move, Want: tt.want}
		if got := catching(t, c); got != tt.caught {
			check.Secret(t, "SANCases", "%s: %s catches %q, want %q", tt.name, tt.want, got, tt.caught)
		}
	}
}

func TestJudge_complains(t *testing.T) {
	tests := []struct {
		name string
		c    exercises.SANCase
		want string
	}{
		{"the FEN is missing", exercises.SANCase{Name: "x", Move: "e2e4", Want: "e4"}, `case 1, "x": not a FEN: `},
		{"the move is missing", exercises.SANCase{Name: "x", FEN: chess.StartFEN, Want: "e4"}, `case 1, "x": not a move: ""`},
		{"the move is written in SAN", exercises.SANCase{Name: "x", FEN: chess.StartFEN, Move: "Nf3", Want: "Nf3"}, `case 1, "x": not a move: "Nf3"`},
		{"the move is not legal", exercises.SANCase{Name: "x", FEN: chess.StartFEN, Move: "e2e5", Want: "e5"}, `case 1, "x": e2e5 cannot be played here: the pawn on e2`},
		{"the text is another", exercises.SANCase{Name: "x", FEN: chess.StartFEN, Move: "g1f3", Want: "Ngf3"}, `case 1, "x": the text of g1f3 is Nf3, and the case says "Ngf3"`},
		{"without a name", exercises.SANCase{FEN: chess.StartFEN, Move: "g1f3", Want: "f3"}, `case 1: the text of g1f3`},
		{"words that a terminal would obey", exercises.SANCase{Name: "\x1b[2J", FEN: chess.StartFEN, Move: "g1f3", Want: "\x1b"}, `case 1, "\x1b[2J": the text of g1f3 is Nf3, and the case says "\x1b"`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := exercises.Judge([]exercises.SANCase{tt.c})
			if len(r.Wrong) != 1 || !strings.HasPrefix(r.Wrong[0], tt.want) {
				t.Errorf("Judge complains %q, want one sentence that begins %q", r.Wrong, tt.want)
			}
			if len(r.Caught) > 0 || !slices.Equal(r.Loose, writers) {
				t.Errorf("a wrong case catches %q and leaves %q, want all loose", r.Caught, r.Loose)
			}
		})
	}
}

func TestJudge_countsThroughTheTable(t *testing.T) {
	idle := exercises.SANCase{Name: "a pawn", FEN: chess.StartFEN, Move: "e2e4", Want: "e4"}
	good := exercises.SANCase{Name: "another gives check", FEN: "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1", Move: "e3c4", Want: "Nc4+"}
	twelve := append(slices.Repeat([]exercises.SANCase{idle}, exercises.MostCases-1), good)
	const caught = "writer C, which asks only the piece that was moved whether it gives check"
	tests := []struct {
		name   string
		cases  []exercises.SANCase
		caught []string
		wrong  string
	}{
		{"no case catches no impostor", nil, nil, ""},
		{"the last of twelve counts", twelve, []string{caught}, ""},
		{"the thirteenth does not count", append([]exercises.SANCase{idle}, twelve...), nil, "the table has 13 cases, and 12 are enough"},
		{"a wrong case has its number", []exercises.SANCase{good, {Name: "y"}, good}, []string{caught}, `case 2, "y": `},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := exercises.Judge(tt.cases)
			if !slices.Equal(r.Caught, tt.caught) {
				check.Secret(t, "SANCases", "caught %q, want %q", r.Caught, tt.caught)
			}
			if got := strings.Join(r.Wrong, "\n"); !strings.HasPrefix(got, tt.wrong) || (got == "") != (tt.wrong == "") {
				t.Errorf("wrong %q, want one that begins %q", got, tt.wrong)
			}
		})
	}
}

// In random games, with many pieces of a kind, each writer is wrong about what it is
// wrong about and nothing else, and never so that another would be caught for it.
func TestCrookedWritersAreOtherwiseReal(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 4))
	times := make(map[string]int)
	for _, fen := range []string{
		chess.StartFEN,
		"r1n1k1nr/1q1n1q2/8/3b4/2B1R3/8/1Q1N1Q2/R1N1K1NR w - - 0 1",
		"4k3/qqq2rr1/nnbb4/8/8/NNBB4/QQQ2RR1/4K3 b - - 0 1",
		"1k6/p7/8/8/4Q2Q/8/8/2K4Q w - - 0 1",
	} {
		p := chess.MustParseFEN(fen)
		for range 40 {
			moves := p.LegalMoves()
			if len(moves) == 0 {
				break
			}
			for _, m := range moves {
				text := notation.SAN(p, m)
				caught := catching(t, exercises.SANCase{Name: m.String(), FEN: p.FEN(), Move: m.String(), Want: text})
				for _, letter := range strings.Split(caught, "") {
					times[letter]++
					if !excuse[letter](p, m) {
						check.Secret(t, "SANCases", "writer %s is wrong about %s in %s", letter, text, p.FEN())
					}
				}
			}
			p = p.After(moves[r.IntN(len(moves))])
		}
	}
	for letter := range excuse {
		if times[letter] == 0 {
			check.Secret(t, "SANCases", "writer %s was never wrong", letter)
		}
	}
}

// excuse reports whether a writer may be wrong about a move.
var excuse = map[string]func(p chess.Position, m chess.Move) bool{
	"A": func(p chess.Position, m chess.Move) bool { // some twin could go there and may not
		return slices.ContainsFunc(fellows(p, m), func(s chess.Square) bool {
			return p.At(s).IsValid(&p.Board, s, m.To) && !p.IsLegal(chess.Move{From: s, To: m.To})
		})
	},
	"B": func(p chess.Position, m chess.Move) bool { // two rivals at least
		rivals := slices.DeleteFunc(fellows(p, m), func(s chess.Square) bool { return !p.IsLegal(chess.Move{From: s, To: m.To}) })
		return len(rivals) > 1
	},
	"C": func(p chess.Position, m chess.Move) bool { // it is another piece that gives check
		after := p.After(m)
		checkers := after.Checkers(after.SideToMove)
		return len(checkers) > 0 && !slices.Contains(checkers, m.To)
	},
}

// fellows returns the squares of the other pieces like the one that moves.
func fellows(p chess.Position, m chess.Move) []chess.Square {
	var found []chess.Square
	for s := chess.A1; s <= chess.H8; s++ {
		if s != m.From && p.At(s) == p.At(m.From) {
			found = append(found, s)
		}
	}
	return found
}
