// main.go fits the numbers in Eval to the games of a file, and prints them.

// The command run shows what games say of the numbers in the champion's Eval:
//
//	go run ./ch05-full/learn/run games.pgn
//	go run ./ch05-full/learn/run -steps 500 games.pgn     the numbers after so many steps
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/learn"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// enough samples to say anything at all.
const enough = 100

// stages are after how many steps to look, if nothing else is wanted.
var stages = []int{10, 30, 100, 300, 1000, 3000}

func main() {
	steps := flag.Int("steps", 0, "how many steps to go downhill; 0 looks after 10, 30, 100 and so on")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: go run ./ch05-full/learn/run [-steps N] games.pgn")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 1 || *steps < 0 {
		flag.Usage()
		os.Exit(2)
	}
	if *steps > 0 {
		stages = []int{*steps}
	}
	var err error
	// What the learner has written may fail, and then a sentence says where.
	failure := guard.Run(guard.Forever, func() { err = run(os.Stdout, flag.Arg(0)) })
	if failure != nil {
		err = failure
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run reads the games of a file and prints what they say.
func run(out io.Writer, path string) (err error) {
	file, err := pgn.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	games, err := learn.Read(file, path, learn.IsQuiet, learn.Terms)
	if err != nil {
		return err
	}
	if err := refusal(path, games); err != nil {
		return err
	}
	learned, held := learn.Split(games)
	fmt.Fprintf(out, "%d games, %d quiet positions, %d of them held back\n",
		len(games), len(learned)+len(held), len(held))
	fit(out, learned, held)
	return nil
}

// refusal returns why nothing can be learned from the games of a file, and what to do about it, or nil.
func refusal(path string, games [][]learn.Sample) error {
	const play = "match 112 champion champion-drawn -positions 1000 -pgn games.pgn"
	name := console.Printable(path)
	vain, drawn := 0, true // games that add no position; whether all others are drawn
	for _, samples := range games {
		if len(samples) == 0 {
			vain++
		}
		for _, s := range samples {
			drawn = drawn && s.Points == 0.5
		}
	}
	learned, held := learn.Split(games)
	switch {
	case len(learned) < enough || len(held) == 0:
		text := fmt.Sprintf("%s has %d games, with %d quiet positions: that is too little to learn from. ",
			name, len(games), len(learned)+len(held))
		if vain > 0 {
			text += fmt.Sprintf("Games that add no position: %d. They have no result, for instance, "+
				"or the same moves as one before. ", vain)
		}
		return errors.New(text + "Play more, such as " + play)
	case drawn:
		return fmt.Errorf("all games of %s are drawn, whatever is on the board: they cannot say what "+
			"a piece is worth. Play games that either side may win, such as %s", name, play)
	}
	return nil
}

// fit prints how wrong the numbers of Eval are and how wrong they are after each stage, and then
// those of the stage that was the least wrong about what is held back: 0 steps, if none was better.
func fit(out io.Writer, learned, held []learn.Sample) {
	start := chess.StartingPosition()
	terms := learn.Terms(&start)
	yours := make([]float64, len(terms))
	for i, term := range terms {
		yours[i] = term.Weight
	}
	one := learn.Descend(whole(learned, yours), []float64{1}, 100)[0]
	for i := range yours {
		yours[i] *= one
	}
	fmt.Fprintf(out, "A pawn more promises %.0f %% of the points.\n\n", 100*learn.Expected(one*100))
	fmt.Fprintf(out, "%-18s%10s%12s\n", "loss", "learned", "held back")
	row := func(name string, weights []float64) (atHeld float64) {
		atHeld = learn.Loss(held, weights)
		fmt.Fprintf(out, "%-18s%10.4f%12.4f\n", name, learn.Loss(learned, weights), atHeld)
		return atHeld
	}
	row("nothing known", make([]float64, len(yours)))
	best, least, after := yours, row("your numbers", yours), 0
	for _, n := range stages {
		weights := learn.Descend(learned, yours, n)
		if loss := row(fmt.Sprintf("after %d steps", n), weights); loss < least {
			best, least, after = weights, loss, n
		}
	}
	fmt.Fprintf(out, "\n%-18s%10s%12s\n", "number", "yours", fmt.Sprintf("%d steps", after))
	for i, term := range terms {
		fmt.Fprintf(out, "%-18s%10.1f%12.1f\n", term.Name, term.Weight, best[i]/one)
	}
}

// whole returns samples of a single term, the score: what is learned of it is how much one of
// its centipawns counts.
func whole(samples []learn.Sample, weights []float64) (scores []learn.Sample) {
	for _, s := range samples {
		scores = append(scores, learn.Sample{Counts: []float64{learn.Score(s, weights)}, Points: s.Points})
	}
	return scores
}
