// server.go is what an engine knows: the game, what go asks, and an answer in any case.

// Package uci speaks the Universal Chess Interface, the lines that chess programs write to each
// other. [Serve] is the side that thinks, [Client] the one that asks.
package uci

import (
	"bufio"
	"cmp"
	"context"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
	"mateinfive/internal/outside"
)

// unlimited is the time for a move that only stop ends.
const unlimited = 24 * time.Hour

// A server is an engine.
type server struct {
	out     *bufio.Writer
	name    string
	player  player.Player
	request player.Request // the game of the last position
}

// Serve has a player play as an engine of this name, until quit or the end of the input or ctx.
// The error is that of writing.
func Serve(ctx context.Context, in io.Reader, out io.Writer, name string, p player.Player) error {
	ctx, end := context.WithCancel(ctx)
	defer end()
	s := &server{bufio.NewWriter(out), name, p, player.Request{Start: chess.StartingPosition()}}
	s.loop(ctx, outside.Lines(ctx, in))
	return s.out.Flush() // which tells the first error of all
}

// say writes a line, or several.
func (s *server) say(text string) {
	fmt.Fprintln(s.out, text)
	s.out.Flush()
}

// answer answers a command that needs no thinking.
func (s *server) answer(command, rest string) {
	switch command {
	case "uci":
		s.say("id name " + console.Printable(s.name) + "\nid author Mate in Five\nuciok")
	case "isready":
		s.say("readyok")
	case "position":
		if r, err := readPosition(rest); err != nil {
			s.say("info string position: " + err.Error() + "; the one before still stands")
		} else {
			s.request = r
		}
	case "ucinewgame", "": // nothing is kept from one game to the next
	default:
		s.say("info string " + chess.Quote(command) + " is none of uci, isready, ucinewgame, position, go, stop, quit")
	}
}

// readPosition reads what stands after position: startpos, or fen and a FEN, and perhaps moves.
func readPosition(text string) (r player.Request, err error) {
	start, moves, _ := strings.Cut(text, " moves")
	r.Start, err = chess.ParseFEN(strings.TrimPrefix(strings.Replace(start, "startpos", chess.StartFEN, 1), "fen "))
	for word := range strings.FieldsSeq(moves) {
		m, noMove := chess.ParseMove(word)
		r.Moves, err = append(r.Moves, m), cmp.Or(err, noMove)
	}
	_, illegal := r.Position()
	return r, cmp.Or(err, illegal)
}

// asked returns the request of a go with these words. What it does not know counts for nothing.
func (s *server) asked(words string) player.Request {
	r, n, before := s.request, map[string]int{}, ""
	for word := range strings.FieldsSeq(words) {
		number, _ := strconv.Atoi(word)
		n[before], before = min(max(number, 0), 1e9), word // a clock may fall below 0 on its way here
	}
	ms := func(word string) time.Duration { return time.Duration(n[word]) * time.Millisecond }
	r.Left, r.Increment = [2]time.Duration{ms("wtime"), ms("btime")}, [2]time.Duration{ms("winc"), ms("binc")}
	_, white := n["wtime"]
	_, black := n["btime"] // which may have nothing left
	r.ToGo, r.Timed = [2]int{n["movestogo"], n["movestogo"]}, white || black
	r.Depth, r.Nodes, r.MoveTime = n["depth"], n["nodes"], ms("movetime")
	if strings.Contains(words, "infinite") {
		r.MoveTime = unlimited
	}
	return r
}

// bestMove returns the answer to go: a move in any case, as UCI has no word for a claim or a
// resignation. If the player has no legal move, it is the first there is.
func (s *server) bestMove(ctx context.Context, r player.Request) string {
	p, _ := r.Position() // whose moves were tried
	r.MustMove = true
	moves := p.LegalMoves()
	if len(moves) == 0 {
		return "bestmove 0000"
	}
	limit := cmp.Or(r.MoveTime, unlimited)
	timed, end := context.WithTimeout(player.Urgent(ctx), limit)
	defer end()
	d, err := player.Ask(timed, s.player, r, limit*4/3+guard.Patience(), nil)
	if r.MoveTime == unlimited {
		<-ctx.Done() // go infinite is answered after stop only
	}
	if err = cmp.Or(err, p.Refusal(d.Move)); err != nil {
		return "info string the player has no move: " + console.Printable(err.Error()) + "\nbestmove " + moves[0].String()
	}
	return "bestmove " + d.Move.String()
}
