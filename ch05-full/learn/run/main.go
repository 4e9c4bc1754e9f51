// main.go fits the numbers in Eval to the games of a file, and prints them.

// The command run shows what games say of the numbers in the champion's Eval:
//
//	go run ./ch05-full/learn/run games.pgn
//	go run ./ch05-full/learn/run -steps 500 games.pgn
package main

import (
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

func main() {
	steps := flag.Int("steps", 2000, "how many steps to go downhill")
	flag.Usage = func() {
		fmt.Fprintln(flag.CommandLine.Output(), "usage: go run ./ch05-full/learn/run [-steps N] games.pgn")
		flag.PrintDefaults()
	}
	flag.Parse()
	if flag.NArg() != 1 || *steps < 0 {
		flag.Usage()
		os.Exit(2)
	}
	var err error
	// What the learner has written may fail, and then a sentence says where.
	failure := guard.Run(guard.Forever, func() { err = run(os.Stdout, flag.Arg(0), *steps) })
	if failure != nil {
		err = failure
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// run reads the games of a file and prints what they say.
func run(out io.Writer, path string, steps int) (err error) {
	file, err := pgn.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	games, err := learn.Read(file, path, learn.IsQuiet, learn.Terms)
	if err != nil {
		return err
	}
	learned, held := learn.Split(games)
	if len(learned) < enough || len(held) == 0 {
		return fmt.Errorf("%s has %d games, with %d quiet positions: that is too little to learn from. "+
			"Play more, such as match 112 champion champion-drawn -positions 1000 -pgn games.pgn",
			console.Printable(path), len(games), len(learned)+len(held))
	}
	fmt.Fprintf(out, "%d games, %d quiet positions, %d of them held back\n", len(games), len(learned)+len(held), len(held))
	fit(out, learned, held, steps)
	return nil
}

// fit prints the loss before and after, and the weights.
func fit(out io.Writer, learned, held []learn.Sample, steps int) {
	start := chess.StartingPosition()
	terms := learn.Terms(&start)
	weights := make([]float64, len(terms))
	for i, term := range terms {
		weights[i] = term.Weight
	}
	one := learn.Descend(whole(learned, weights), []float64{1}, steps)[0]
	for i := range weights {
		weights[i] *= one
	}
	fmt.Fprintf(out, "a pawn more promises %.0f %% of the points\n\n", 100*learn.Expected(one*100))
	fmt.Fprintf(out, "%-20s%10s%12s\n", "loss", "learned", "held back")
	row := func(name string, w []float64) {
		fmt.Fprintf(out, "%-20s%10.4f%12.4f\n", name, learn.Loss(learned, w), learn.Loss(held, w))
	}
	row("nothing known", make([]float64, len(weights)))
	row("your numbers", weights)
	found := learn.Descend(learned, weights, steps)
	row("those of the games", found)
	fmt.Fprintf(out, "\n%-20s%10s%12s\n", "term", "yours", "the games'")
	for i, term := range terms {
		fmt.Fprintf(out, "%-20s%10.1f%12.1f\n", term.Name, term.Weight, found[i]/one)
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
