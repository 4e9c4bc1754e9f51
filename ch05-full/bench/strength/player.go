// player.go is who plays: our engine in this process, or a UCI program.

package main

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"log"
	"maps"
	"os/exec"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
	players "mateinfive/ch05-full/player"
)

// A player plays one game at a time.
type player interface {
	fresh() // a new game begins
	choose(s *state) (chess.Move, error)
	close()
}

// open returns the player that a word names, with so many threads if it is ours.
func open(word string, threads int) player {
	if command, ok := strings.CutPrefix(word, "uci:"); ok {
		return openProgram(command)
	}
	name, without, _ := strings.Cut(word, ":")
	if name != "engine" {
		log.Fatalf("player %s: write engine, engine:STEP,STEP or uci:COMMAND", word)
	}
	o := engine.Options{Hash: 32}
	for step := range strings.FieldsFuncSeq(without, func(r rune) bool { return r == ',' }) {
		if steps[step] == 0 {
			log.Fatalf("step %s: the steps are %v", step, slices.Sorted(maps.Keys(steps)))
		}
		o.Without |= steps[step]
	}
	return ours{engine.New(o), threads}
}

// steps are what can be switched off, by name.
var steps = map[string]engine.Step{
	"quiet": engine.Quiet,
	"table": engine.Table, "deeper": engine.DeeperEntries,
	"history": engine.History, "aspiration": engine.Aspiration, "checks": engine.CheckExtension,
	"null": engine.NullMove, "reductions": engine.Reductions, "reverse": engine.ReverseFutility,
	"late": engine.LateMoves, "futility": engine.Futility, "exchanges": engine.Exchanges,
}

// ours is our engine. By a clock it searches in so many goroutines.
type ours struct {
	*engine.Engine
	threads int
}

func (o ours) fresh() { o.Clear() }
func (o ours) close() {}

func (o ours) choose(s *state) (chess.Move, error) {
	var boards []engine.Board
	var past []uint64
	for range o.threads {
		board, err := fast.New(chess.StartingPosition())
		if err != nil {
			return chess.Move{}, err
		}
		past = nil
		for _, m := range s.moves {
			past = append(past, board.Key())
			board.Make(m)
		}
		boards = append(boards, board)
	}
	limits := engine.Limits{Nodes: s.nodes}
	if s.nodes == 0 {
		limits.Soft, limits.Hard = clock.Share(s.left[len(s.moves)%2], s.increment, 0)
	}
	if s.nodes > 0 {
		boards = boards[:1]
	}
	line := players.Together(context.Background(), o.Engine, boards, past, limits, nil)
	if len(line.Moves) == 0 {
		return chess.Move{}, errNoMove
	}
	return line.Moves[0], nil
}

// A program is an engine that is another program and speaks UCI.
type program struct {
	command *exec.Cmd
	always  string // what it may think for each move, such as "depth 15", or ""
	in      io.WriteCloser
	out     *bufio.Scanner
}

// openProgram starts a program: a command and its arguments, then options, each after a
// semicolon, such as "stockfish;UCI_Elo=2200". The option go is none of the program's: it says
// what the program may think for each move, whatever the match says.
func openProgram(text string) *program {
	words := strings.Split(text, ";")
	args := strings.Fields(words[0])
	p := &program{command: exec.Command(args[0], args[1:]...)}
	var err1, err2 error
	p.in, err1 = p.command.StdinPipe()
	out, err2 := p.command.StdoutPipe()
	if err := cmp.Or(err1, err2, p.command.Start()); err != nil {
		log.Fatalf("%s: %v", text, err)
	}
	p.out = bufio.NewScanner(out)
	p.say("uci")
	p.await("uciok")
	for _, option := range words[1:] {
		name, value, _ := strings.Cut(option, "=")
		if name == "go" {
			p.always = value
			continue
		}
		p.say("setoption name %s value %s", name, value)
	}
	return p
}

func (p *program) say(format string, args ...any) { fmt.Fprintf(p.in, format+"\n", args...) }

// await returns what stands after the first line that begins with a word, or "".
func (p *program) await(word string) string {
	for p.out.Scan() {
		if rest, ok := strings.CutPrefix(p.out.Text(), word); ok {
			return rest
		}
	}
	return ""
}

func (p *program) fresh() {
	p.say("ucinewgame")
	p.say("isready")
	p.await("readyok")
}

func (p *program) close() {
	p.say("quit")
	p.in.Close()
	p.command.Wait()
}

func (p *program) choose(s *state) (chess.Move, error) {
	var moves strings.Builder
	for _, m := range s.moves {
		fmt.Fprintf(&moves, " %s", m)
	}
	p.say("position startpos moves%s", moves.String())
	switch inc := s.increment.Milliseconds(); {
	case p.always != "":
		p.say("go %s", p.always)
	case s.nodes > 0:
		p.say("go nodes %d", s.nodes)
	default:
		p.say("go wtime %d btime %d winc %d binc %d", s.left[0].Milliseconds(), s.left[1].Milliseconds(), inc, inc)
	}
	words := strings.Fields(p.await("bestmove"))
	if len(words) == 0 {
		return chess.Move{}, errNoMove
	}
	return chess.ParseMove(words[0])
}
