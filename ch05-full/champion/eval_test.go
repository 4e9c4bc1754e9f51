// eval_test.go judges task Eval.

package champion_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

func TestTaskEval(t *testing.T) {
	e := check.New(t, "Eval")
	for _, tt := range []struct {
		piece       string // beside the kings it stands there alone
		letter      byte
		least, most int
	}{
		{piece: "pawn", letter: 'P', least: 50, most: 250},
		{piece: "knight", letter: 'N', least: 200, most: 450},
		{piece: "bishop", letter: 'B', least: 200, most: 450},
		{piece: "rook", letter: 'R', least: 350, most: 700},
		{piece: "queen", letter: 'Q', least: 600, most: 1200},
	} {
		for _, side := range []string{"White", "Black"} {
			for _, turn := range []string{"White", "Black"} {
				e.Case(fmt.Sprintf("%s has a %s more, and it is %s's turn", side, tt.piece, turn), func() *check.Miss {
					return onePieceMiss(side, turn, tt.letter, tt.least, tt.most,
						fmt.Sprintf("Beside the kings there is %s's %s alone, and it is %s's turn.", side, tt.piece, turn))
				})
			}
		}
	}
	for _, tt := range []struct {
		name, fen   string
		least, most int
		why         string
	}{
		{
			name: "as a game begins neither side is ahead",
			fen:  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", least: -50, most: 50,
			why: "Both sides have the same: what is rank 2 for White is rank 7 for Black.",
		},
		{
			name: "White is a queen ahead, and it is White's turn",
			fen:  "4k3/pppp4/8/8/8/8/PPPP4/3QK3 w - - 0 1", least: 600, most: 1200,
			why: "It counts in centipawns: a queen is worth about 900.",
		},
		{
			name: "White is a queen ahead, and it is Black's turn",
			fen:  "4k3/pppp4/8/8/8/8/PPPP4/3QK3 b - - 0 1", least: -1200, most: -600,
			why: "It is the side to move that is asked: for Black this is bad.",
		},
		{name: "a rook for a knight", fen: "rn2k3/ppp5/8/8/8/8/PPP5/R3K2R w - - 0 1", least: 80, most: 350},
		{
			name: "many queens are no mate", fen: "QQQQQQQQ/Q7/8/8/8/8/8/K6k w - - 0 1",
			least: 5000, most: mate - champion.Deepest - 1,
		},
		{
			name: "what is mated is judged like any other position",
			fen:  "7k/5KQ1/8/8/8/8/8/8 b - - 0 1", least: -1300, most: -500,
			why: "Mates are found by the search.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p := position(tt.fen)
			got, wrong := eval(p)
			if wrong == nil && (got < tt.least || got > tt.most) {
				wrong = miss(&p, "Eval(p)", fmt.Sprint(got), fmt.Sprintf("%d to %d", tt.least, tt.most), tt.why)
			}
			return wrong
		})
	}
	e.Case("a position and its mirror image", func() *check.Miss {
		for _, fen := range []string{ // the smallest first: it tells which piece it is
			"4k3/8/8/8/8/8/8/K7 w - - 0 1", "4k3/8/P7/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
			"4k3/8/8/8/8/8/6B1/4K3 w - - 0 1", "4k3/R7/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/5Q2/8/4K3 w - - 0 1",
			"4k3/P7/8/8/8/8/6p1/4K3 w - - 0 1", "7k/8/8/3N4/8/8/8/K7 w - - 0 1", "8/3k4/8/8/8/8/8/R3K3 w - - 0 1",
			"r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4",
			"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		} {
			p := position(fen)
			q := mirror(p)
			one, wrong := eval(p)
			other, also := eval(q)
			switch {
			case wrong != nil || also != nil:
				return wrong
			case one != other:
				return miss(&p, "Eval(p), and Eval of the mirror image "+q.FEN(),
					fmt.Sprintf("%d and %d", one, other), "twice the same",
					"For Black rank 8 is what rank 1 is for White.")
			}
		}
		return nil
	})
	e.Case("the same position, and the other side's turn", func() *check.Miss {
		p := position("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PP3PPP/RNBQ1RK1 w kq - 0 1")
		q := p
		q.SideToMove = chess.Black
		one, _ := eval(p)
		if other, _ := eval(q); max(one+other, -one-other) > 100 {
			return miss(&p, "Eval(p) with White to move, and with Black to move",
				fmt.Sprintf("%d and %d", one, other), "about a number and its opposite", "")
		}
		return nil
	})
	for _, tt := range []struct{ name, better, worse, why string }{
		{
			name:   "a knight in the middle is better than one in the corner",
			better: "4k3/pp6/8/8/3N4/8/PP6/4K3 w - - 0 1",
			worse:  "4k3/pp6/8/8/8/8/PP6/4K2N w - - 0 1",
			why:    "From the corner it has two moves, from d4 eight.",
		},
		{
			name:   "a pawn far ahead is better than one at home",
			better: "6k1/8/P7/8/8/8/8/6K1 w - - 0 1",
			worse:  "6k1/8/8/8/8/8/P7/6K1 w - - 0 1",
			why:    "It has two steps to go, and the other has six.",
		},
		{
			name:   "Black's pawn comes down the board",
			better: "6k1/8/8/8/8/p7/8/6K1 b - - 0 1",
			worse:  "6k1/p7/8/8/8/8/8/6K1 b - - 0 1",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p, q := position(tt.better), position(tt.worse)
			one, wrong := eval(p)
			if other, _ := eval(q); wrong == nil && one <= other {
				wrong = miss(&p, "Eval(p), and of "+q.FEN(), fmt.Sprintf("%d and %d", one, other), "the first to be more", tt.why)
			}
			return wrong
		})
	}
	e.Case("in ten games a look at one move beats any move", func() *check.Miss {
		dice := rand.New(rand.NewPCG(1, 1))
		halves, wrong := match(10, 40, func(p *chess.Position) (best chess.Move) {
			most := -mate
			for _, m := range p.LegalMoves() {
				after := p.After(m)
				if score := -champion.Eval(&after); score > most {
					best, most = m, score
				}
			}
			return best
		}, func(p *chess.Position) chess.Move {
			moves := p.LegalMoves()
			return moves[dice.IntN(len(moves))]
		})
		if wrong != nil || halves >= 17 {
			return wrong
		}
		return &check.Miss{
			Call: "10 games against random",
			Got:  fmt.Sprintf("%g points", float64(halves)/2), Want: "8.5 or more",
			Play: "go run ./ch05-full -quiet", Then: "match 10 champion random",
		}
	})
}

// onePieceMiss returns what is wrong with the value of a position in which one side has one piece
// beside its king, and the other none; or nil.
func onePieceMiss(side, turn string, letter byte, least, most int, who string) *check.Miss {
	rank := "3" + string(letter) + "4"
	fen := "4k3/8/8/8/8/" + rank + "/8/4K3 w - - 0 1"
	if side == "Black" {
		fen = "4k3/8/" + strings.ToLower(rank) + "/8/8/8/8/4K3 w - - 0 1"
	}
	p := position(fen)
	if turn == "Black" {
		p.SideToMove = chess.Black
	}
	sign := "for the side to move that is good: more than 0."
	if side != turn {
		least, most = -most, -least
		sign = "for the side to move that is bad: less than 0."
	}
	got, wrong := eval(p)
	if wrong == nil && (got < least || got > most) {
		wrong = miss(&p, "Eval(p)", fmt.Sprint(got), fmt.Sprintf("%d to %d", least, most),
			who+" In centipawns, of which a pawn is worth 100; "+sign)
	}
	return wrong
}

// eval asks Eval, which changes nothing.
func eval(p chess.Position) (int, *check.Miss) {
	asked := p
	check.Asking("Eval(p)", p.Board.String())
	got := champion.Eval(&asked)
	if asked != p {
		return got, miss(&p, "Eval(p) changes p", asked.FEN(), p.FEN(),
			"p points to the position of the one who asks.")
	}
	return got, nil
}

// mirror returns the mirror image of a position, with the colors and the turn changed.
func mirror(p chess.Position) chess.Position {
	words := strings.Fields(p.FEN())
	ranks := strings.Split(words[0], "/")
	slices.Reverse(ranks)
	swap := func(text string) string {
		return strings.Map(func(r rune) rune {
			switch {
			case r >= 'a' && r <= 'z':
				return r - 'a' + 'A'
			case r >= 'A' && r <= 'Z':
				return r - 'A' + 'a'
			}
			return r
		}, text)
	}
	rights := ""
	for _, letter := range "KQkq" { // in the order of FEN
		if strings.ContainsRune(swap(words[2]), letter) {
			rights += string(letter)
		}
	}
	turn := map[string]string{"w": "b", "b": "w"}[words[1]]
	fields := []string{swap(strings.Join(ranks, "/")), turn, cmp.Or(rights, "-"), "-", words[4], words[5]}
	return position(strings.Join(fields, " "))
}
