// truth.go asks a strong engine what positions are worth, and keeps the answers in a file.

package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	"mateinfive/ch05-full/chess"
)

// A truth is what the engine says of positions. Each answer is a line of a file: the depth, the score
// in centipawns for the side to move, and the FEN.
type truth struct {
	file  *os.File
	known map[string]answer // by FEN, the deepest
	in    io.Writer         // of the engine
	out   *bufio.Scanner
}

// An answer is a score, and the depth at which it was found.
type answer struct{ depth, score int }

// mated is the score of a side that is mated; one that is mated later has a little more.
const mated = -10_000

// openTruth reads what was asked before, and starts the engine.
func openTruth(file, engine string) (*truth, error) {
	f, err := os.OpenFile(file, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return nil, err
	}
	t := &truth{file: f, known: map[string]answer{}}
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var a answer
		numbers, fen := cutLast(lines.Text())
		if _, err := fmt.Sscan(numbers, &a.depth, &a.score); err == nil && a.depth > t.known[fen].depth {
			t.known[fen] = a
		}
	}
	command := exec.Command(engine)
	if t.in, err = command.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return nil, err
	}
	t.out = bufio.NewScanner(out)
	if err := command.Start(); err != nil {
		return nil, err
	}
	fmt.Fprint(t.in, "uci\nsetoption name Threads value 1\nsetoption name Hash value 64\nucinewgame\n")
	return t, nil
}

// score returns what the position after some plies is worth to the side to move, at a depth.
func (t *truth) score(plies []chess.Ply, start chess.Position, depth int) (int, error) {
	p := start
	moves := ""
	for _, ply := range plies {
		p = ply.After()
		moves += " " + ply.Move.String()
	}
	if !p.HasLegalMove() {
		if p.InCheck(p.SideToMove) {
			return mated, nil
		}
		return 0, nil
	}
	if a := t.known[p.FEN()]; a.depth >= depth {
		return a.score, nil
	}
	fmt.Fprintf(t.in, "position fen %s moves%s\ngo depth %d\n", start.FEN(), moves, depth)
	score := 0
	for t.out.Scan() {
		line := t.out.Text()
		if strings.HasPrefix(line, "bestmove") {
			t.known[p.FEN()] = answer{depth, score}
			_, err := fmt.Fprintf(t.file, "%d\t%d\t%s\n", depth, score, p.FEN())
			return score, err
		}
		if strings.Contains(line, "bound ") { // the engine searches again
			continue
		}
		if _, after, ok := strings.Cut(line, " score cp "); ok {
			fmt.Sscan(after, &score)
		}
		if _, after, ok := strings.Cut(line, " score mate "); ok {
			n := 0
			fmt.Sscan(after, &n)
			if score = -mated - n; n <= 0 {
				score = mated - n
			}
		}
	}
	return 0, fmt.Errorf("the engine ends without an answer to %s", p.FEN())
}

// cutLast cuts a line at its last tab.
func cutLast(line string) (before, after string) {
	at := strings.LastIndex(line, "\t")
	return line[:max(at, 0)], line[at+1:]
}
