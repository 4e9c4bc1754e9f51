// terms_test.go judges task Terms: by what Eval says of the same position.

package learn_test

import (
	"fmt"
	"math"
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/learn"
	"mateinfive/internal/check"
)

func TestTaskTerms(t *testing.T) {
	e := check.New(t, "Terms")
	for _, tt := range []struct{ name, fen, mirror, why string }{
		{
			name: "kings alone", fen: "4k3/8/8/8/8/8/8/K7 w - - 0 1", mirror: "k7/8/8/8/8/8/8/4K3 b - - 0 1",
			why: "Does Eval say something of where a king stands? Then that is a term, too.",
		},
		{
			name: "a pawn", fen: "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", mirror: "4k3/8/8/4p3/8/8/8/4K3 b - - 0 1",
			why: "What a pawn is worth is one term, and what its place is worth another.",
		},
		{name: "a knight", fen: "4k3/8/8/8/4N3/8/8/4K3 w - - 0 1", mirror: "4k3/8/8/4n3/8/8/8/4K3 b - - 0 1"},
		{name: "a bishop", fen: "4k3/8/8/8/8/8/6B1/4K3 w - - 0 1", mirror: "4k3/6b1/8/8/8/8/8/4K3 b - - 0 1"},
		{name: "a rook", fen: "4k3/R7/8/8/8/8/8/4K3 w - - 0 1", mirror: "4k3/8/8/8/8/8/r7/4K3 b - - 0 1"},
		{name: "a queen", fen: "4k3/8/8/8/8/5Q2/8/4K3 w - - 0 1", mirror: "4k3/8/5q2/8/8/8/8/4K3 b - - 0 1"},
		{
			name: "a knight of the other side", fen: "4k3/8/8/8/4n3/8/8/4K3 w - - 0 1",
			mirror: "4k3/8/8/4N3/8/8/8/4K3 b - - 0 1",
			why:    "Each count is that of the side to move less that of the other.",
		},
		{
			name: "as a game begins", fen: chess.StartFEN,
			mirror: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
		},
		{
			name:   "the middle of a game",
			fen:    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 5 4",
			mirror: "rnbq1rk1/pppp1ppp/5n2/2b1p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R w KQ - 5 4",
		},
		{
			name: "an ending", fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
			mirror: "8/4p1p1/8/1r3P1K/kp5R/3P4/2P5/8 b - - 0 1",
		},
	} {
		e.Case(tt.name, func() *check.Miss { return termsMiss(tt.fen, tt.mirror, tt.why) })
	}
	e.Case("a term for each number", func() *check.Miss {
		p := chess.StartingPosition()
		if n := len(learn.Terms(&p)); n < 5 {
			return &check.Miss{Call: "len(Terms(p))", Got: fmt.Sprint(n), Want: "5 or more",
				Why: "What is learned is how much each kind of piece is worth, and a good square."}
		}
		return nil
	})
}

// termsMiss returns what is wrong with the terms of a position, or of its mirror image.
func termsMiss(fen, mirror, why string) *check.Miss {
	start, p, q := chess.StartingPosition(), position(fen), position(mirror)
	asked := p
	check.Asking("Terms(p)", p.Board.String())
	terms, image := learn.Terms(&asked), learn.Terms(&q)
	sum := 0.0
	for _, term := range terms {
		sum += term.Weight * term.Count
	}
	miss := func(call, got, want, why string) *check.Miss {
		return &check.Miss{Call: call, Got: got, Want: want, Why: why, Diagram: p.Board.String()}
	}
	switch want := champion.Eval(&p); {
	case asked != p:
		return miss("Terms(p) changes p", asked.FEN(), p.FEN(), "")
	case names(terms) != names(learn.Terms(&start)):
		return miss("the names and weights of Terms(p)", names(terms), names(learn.Terms(&start)),
			"They are those of the start of a game, in every position: only the counts change.")
	case math.Abs(sum-float64(want)) > 0.99: // Eval may round
		return miss("Terms(p), each weight times its count,", fmt.Sprintf("%.1f in all", sum),
			fmt.Sprintf("%d, as Eval(p) says", want), whyWrong(sum, want, why)+listed(terms))
	case counts(terms) != counts(image):
		return miss("the counts of Terms(p), and of the mirror image "+mirror,
			counts(terms)+" and "+counts(image), "twice the same",
			"For Black rank 8 is what rank 1 is for White, and the side to move counts as plus.")
	}
	return nil
}

// whyWrong says why a sum may be wrong, and why is what the row would say.
func whyWrong(sum float64, want int, why string) string {
	switch {
	case sum == -float64(want):
		why = "The sum has the wrong sign: a piece of the other side takes its count off."
	case math.Abs(sum-float64(want)) < 3:
		why = "It is nearly right: are the weights those of Eval, in whole centipawns?"
	case why == "":
		return ""
	}
	return why + "\n"
}

// position reads a FEN by rules that a learner may be at work on.
func position(fen string) chess.Position {
	p, err := chess.ParseFEN(fen)
	if err != nil {
		check.CannotBuild(err.Error())
	}
	return p
}

func names(terms []learn.Term) string {
	var words []string
	for _, term := range terms {
		words = append(words, fmt.Sprintf("%s %g", term.Name, term.Weight))
	}
	return strings.Join(words, ", ")
}

func counts(terms []learn.Term) string {
	var words []string
	for _, term := range terms {
		words = append(words, fmt.Sprintf("%g", term.Count+0)) // -0 is 0
	}
	return strings.Join(words, " ")
}

// listed writes the terms that count.
func listed(terms []learn.Term) string {
	var words []string
	for _, term := range terms {
		if term.Count != 0 {
			words = append(words, fmt.Sprintf("%s %g times %g", term.Name, term.Weight, term.Count))
		}
	}
	return "Yours are " + strings.Join(words, ", ") + "."
}
