// server.go is what an engine knows, and how it answers what needs no thinking.

// Package uci speaks the Universal Chess Interface, the lines that chess programs write to each
// other. [Serve] is the side that thinks, [Client] the one that asks.
package uci

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
	"mateinfive/internal/outside"
)

// A server is an engine.
type server struct {
	out      *bufio.Writer
	name     string
	player   player.Player   // as it was given
	request  player.Request  // the game of the last position
	grace    time.Duration   // patience with a player whose time is over
	silence  time.Duration   // the same with one that has told nothing yet
	saying   sync.Mutex      // guards out: a player that thinks aloud writes, too
	set      map[string]int  // what setoption has set
	tuned    player.Player   // plays, as the options have it
	cold     bool            // tuned has not been asked yet
	hit      func()          // has go ponder hear ponderhit
	done     func()          // closes answered
	answered <-chan struct{} // closed when the last go is; nil before the first

	slower     func(player.Player) string // see [player.SlowerPlayer]
	saidSlower bool
}

// newServer returns an engine that no line has reached yet.
func newServer(out io.Writer, name string, p player.Player) *server {
	s := &server{
		out:     bufio.NewWriter(out),
		name:    name,
		player:  p,
		request: player.Request{Start: chess.StartingPosition()},
		grace:   grace,
		silence: silence,
		set:     map[string]int{},
		hit:     func() {},
		done:    func() {},
		slower:  player.SlowerPlayer,
	}
	for _, o := range s.options() {
		s.set[o.name] = o.usual
	}
	s.tune()
	return s
}

// Serve has a player play as an engine, until quit or the end of in or ctx. The error is that of writing.
func Serve(ctx context.Context, in io.Reader, out io.Writer, name string, p player.Player) error {
	ctx, end := context.WithCancel(ctx)
	defer end()
	s := newServer(out, name, p)
	// After stop comes the answer, and then what stands behind it.
	lines := outside.Paced(ctx, outside.Lines(ctx, in), "stop", func() <-chan struct{} { return s.answered })
	s.loop(ctx, lines)
	return s.out.Flush() // which tells the first error of all
}

// say writes a line, or several.
func (s *server) say(text string) {
	s.saying.Lock()
	defer s.saying.Unlock()
	fmt.Fprintln(s.out, text)
	s.out.Flush()
	answersGo := strings.HasPrefix(text, "bestmove") || strings.HasPrefix(text, "\nNodes")
	if answersGo {
		s.done()
	}
}

// complain says what is wrong with a command, if anything is.
func (s *server) complain(command string, err error) {
	if err != nil {
		s.say("info string " + command + ": " + console.Printable(err.Error()))
	}
}

// answer answers a command that needs no thinking.
func (s *server) answer(command, rest string) {
	switch command {
	case "uci":
		s.say("id name " + console.Printable(s.name) + "\nid author Mate in Five\n" + s.optionLines() + "uciok")
	case "isready":
		s.warmUp()
		if text := s.slower(s.player); text != "" && !s.saidSlower {
			s.saidSlower = true
			s.say("info string " + text)
		}
		s.say("readyok")
	case "position":
		r, err := readPosition(rest)
		if err != nil {
			s.complain(command, fmt.Errorf("%w; the one before still stands", err))
			return
		}
		s.request = r
	case "setoption":
		s.complain(command, s.setOption(rest))
	case "ucinewgame":
		s.tune() // with an empty table
	case "ponderhit":
		s.hit() // where no player ponders, that is for nothing
	case "debug", "register", "": // all is said already
	default:
		s.say("info string " + chess.Quote(command) + " is none of uci, isready, setoption, " +
			"ucinewgame, position, go, stop, ponderhit, quit")
	}
}

// warmUp has a player of the program look one ply ahead before its first go: what is built then,
// tables and memory, takes longer than some clocks have.
func (s *server) warmUp() {
	if _, isOurs := s.tuned.(player.Tunable); !isOurs || !s.cold {
		return
	}
	s.cold = false
	request := player.Request{Start: chess.StartingPosition(), Depth: 1, MustMove: true}
	_, _ = player.Ask(context.Background(), s.tuned, request, guard.Patience(), nil) // go tells what is wrong
}

// readPosition reads what stands after position: startpos, or fen and a FEN, and perhaps moves.
func readPosition(text string) (r player.Request, err error) {
	start, moves, _ := strings.Cut(text, " moves")
	fen := strings.TrimPrefix(strings.Replace(start, "startpos", chess.StartFEN, 1), "fen ")
	if r.Start, err = chess.ParseFEN(fen); err != nil {
		return r, err
	}
	if r.Moves, err = readMoves(moves); err != nil {
		return r, err
	}
	_, err = r.Position()
	return r, err
}

// readMoves reads moves with a space between. The error is that of the first that is none.
func readMoves(text string) (moves []chess.Move, err error) {
	for word := range strings.FieldsSeq(text) {
		m, noMove := chess.ParseMove(word)
		moves = append(moves, m)
		if err == nil {
			err = noMove
		}
	}
	return moves, err
}

// text writes moves with a space between.
func text(moves []chess.Move) string { return strings.Trim(fmt.Sprint(moves), "[]") }
