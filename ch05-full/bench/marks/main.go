// main.go compares the marks of a review with what a strong engine says of the moves.

// Command marks says how far the marks of annotated games can be trusted. It reads games that annotate
// has written, and asks a strong engine what the moves give away. What it has asked it keeps in a file,
// so that a run that is stopped goes on:
//
//	cd ch05-full/bench
//	go run .. annotate -all games.pgn > annotated.pgn
//	go run ./marks -truth truth.txt annotated.pgn
//
// A drop is one of the chances from -1 to 1, of which Lichess marks 0.1, 0.2 and 0.3 with ?!, ? and ??;
// a review does so from 0.24, 0.34 and 0.44 on, as its own evaluations are less certain.
// A marked move is judged at -depth, before it and after it. So is a move that has no mark and drops
// them by 0.2 or more at -first, a smaller depth.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log"
	"math"
	"os"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// A mark is a glyph of a game, and how much such a move should give away at least.
type mark struct {
	glyph uint8
	least float64
}

var marks = []mark{{4, 0.25}, {2, 0.15}, {6, 0.07}}

// terrible moves should be marked: they drop the chances by so much.
const terrible = 0.35

// A judge compares games with the truth.
type judge struct {
	*truth
	first, depth int
	games, moves int
	marked       map[uint8]int
	right        map[uint8]int // of these, as bad as their mark says
	worded       map[uint8]int // with a sentence
	seen, missed int           // terrible moves
}

func main() {
	log.SetFlags(0)
	file := flag.String("truth", "truth.txt", "the `FILE` with the answers of the strong engine")
	engine := flag.String("engine", "stockfish", "the `COMMAND` of the strong engine")
	first := flag.Int("first", 10, "the depth at which all moves are looked at")
	depth := flag.Int("depth", 18, "the depth that decides")
	flag.Parse()
	t, err := openTruth(*file, *engine)
	if err != nil {
		log.Fatal(err)
	}
	j := judge{truth: t, first: *first, depth: *depth}
	j.marked, j.right, j.worded = map[uint8]int{}, map[uint8]int{}, map[uint8]int{}
	for _, name := range flag.Args() {
		if err := j.file(name); err != nil {
			log.Fatal(err)
		}
	}
	j.print()
}

// file judges the games of a file.
func (j *judge) file(name string) error {
	in, err := pgn.Open(name)
	if err != nil {
		return err
	}
	defer in.Close()
	for games := pgn.NewReader(in, name); ; {
		g, err := games.Next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		if err := j.game(g); err != nil {
			return err
		}
	}
}

// game judges the moves of a game.
func (j *judge) game(g *pgn.Game) error {
	path := g.End().Path()
	plies := g.Plies(path)
	for i, n := range path {
		glyph := uint8(0)
		for _, m := range marks {
			if slices.Contains(n.NAGs, m.glyph) {
				glyph = m.glyph
			}
		}
		drop := 0.0
		var err error
		if glyph == 0 {
			if drop, err = j.drop(g.Start, plies[:i+1], j.first); err != nil {
				return err
			}
		}
		if glyph > 0 || drop >= 0.2 {
			if drop, err = j.drop(g.Start, plies[:i+1], j.depth); err != nil {
				return err
			}
		}
		j.count(n, plies[i], glyph, drop)
	}
	j.games++
	fmt.Fprintf(os.Stderr, "%d: %s\n", j.games, g.Title())
	return nil
}

// count counts a move, and prints it if its mark is wrong.
func (j *judge) count(n *pgn.Node, ply chess.Ply, glyph uint8, drop float64) {
	j.moves++
	name := notation.Numbered(ply.Before, ply.Move) + signOf(glyph)
	text := fmt.Sprintf("%s drops %.2f, in %s", name, drop, ply.Before.FEN())
	for _, m := range marks {
		if m.glyph != glyph {
			continue
		}
		j.marked[glyph]++
		if slices.ContainsFunc(n.Comments, isSentence) {
			j.worded[glyph]++
		}
		if drop >= m.least {
			j.right[glyph]++
		} else {
			fmt.Println("too hard: " + text)
		}
	}
	if drop >= terrible {
		j.seen++
		if glyph == 0 {
			j.missed++
			fmt.Println("missed: " + text)
		}
	}
}

// isSentence reports whether a comment is a sentence of a review.
func isSentence(comment string) bool { return strings.HasPrefix(comment, "It ") }

// signOf returns a glyph as it is read.
func signOf(glyph uint8) string {
	if glyph == 0 {
		return ""
	}
	return pgn.Sign(glyph)
}

// drop returns by how much the last of some plies drops the chances of its side.
func (j *judge) drop(start chess.Position, plies []chess.Ply, depth int) (float64, error) {
	before, err1 := j.score(plies[:len(plies)-1], start, depth)
	after, err2 := j.score(plies, start, depth)
	return chances(before) - chances(-after), errors.Join(err1, err2)
}

// chances returns the winning chances of a score in centipawns, from -1 to 1 (lichess.org/page/accuracy).
func chances(centipawns int) float64 {
	held := float64(max(-1000, min(centipawns, 1000)))
	return 2/(1+math.Exp(-0.00368208*held)) - 1
}

// print prints what was counted.
func (j *judge) print() {
	fmt.Printf("%d games, %d moves\n", j.games, j.moves)
	for _, m := range marks {
		fmt.Printf("%-2s  %3d marked, %3d of them drop %.2f or more; %d have a sentence\n",
			pgn.Sign(m.glyph), j.marked[m.glyph], j.right[m.glyph], m.least, j.worded[m.glyph])
	}
	fmt.Printf("%d moves drop %.2f or more, %d of them are marked\n", j.seen, terrible, j.seen-j.missed)
}
