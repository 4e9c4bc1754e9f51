// client.go is a player that is an engine.

package uci

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"regexp"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
	"mateinfive/internal/outside"
)

// A Client is a player that is an engine, another program. It is started when it is needed, and
// anew after a failure. [Client.Close] ends it.
type Client struct {
	command []string
	name    atomic.Value  // what it calls itself
	grace   time.Duration // patience with stop and quit
	asking  sync.Mutex    // guards the engine
	engine  *outside.Talk // or nil
}

// Open returns the player of a command, such as stockfish or ./old,uci: a program, and perhaps
// arguments, with spaces or commas between. The error says that there is no such program.
func Open(command string) (*Client, error) {
	words := strings.Fields(strings.ReplaceAll(command, ",", " "))
	program := ""
	if len(words) > 0 {
		program = words[0]
	}
	if _, err := exec.LookPath(program); err != nil {
		return nil, fmt.Errorf("there is no engine %s: name a program that can be run, "+
			"such as uci:stockfish or uci:./old,uci", chess.Quote(program))
	}
	c := &Client{command: words, grace: guard.Patience() / 8}
	c.name.Store(program)
	return c, nil
}

// Name returns what the engine calls itself, or, until it has run, the name of the program.
func (c *Client) Name() string { return console.Printable(c.name.Load().(string)) }

// Build starts the engine, which may take seconds. The error says why it does not play.
func (c *Client) Build() error {
	ctx, cancel := context.WithTimeout(context.Background(), 5*guard.Patience())
	defer cancel()
	c.asking.Lock()
	defer c.asking.Unlock()
	return c.checked(c.start(ctx))
}

// Close ends the engine.
func (c *Client) Close() {
	c.asking.Lock()
	defer c.asking.Unlock()
	c.engine.End("quit", c.grace)
}

// checked returns an error with the name of the engine, which it ends then: what that says from
// now on might be taken for the answer to another question.
func (c *Client) checked(err error) error {
	if err != nil {
		c.engine.End("quit", 0)
		err = fmt.Errorf("%s %w", c.Name(), err)
	}
	return err
}

// Choose asks the engine, and waits as long as ctx. The error says what is wrong with it.
func (c *Client) Choose(ctx context.Context, r player.Request, report func(string)) (player.Decision, error) {
	c.asking.Lock()
	defer c.asking.Unlock()
	m, err := c.bestMove(ctx, r, report)
	err = c.checked(err)
	if ctx.Err() == context.Canceled { // whatever the engine did then
		err = ctx.Err()
	}
	return player.Decision{Move: m}, err
}

// Takes returns how long an answer may take at most: the engine shares out its own clock, or is slow.
func (c *Client) Takes(r player.Request) time.Duration {
	p, _ := r.Position()
	return max(r.MoveTime, r.Left[p.SideToMove], guard.Patience())
}

// start starts the engine, unless it runs, and waits until it is ready.
func (c *Client) start(ctx context.Context) error {
	runs := c.engine != nil && c.engine.Send("isready") == nil // it may have ended since
	if !runs {
		if err := c.startAnew(ctx); err != nil {
			return err
		}
		_ = c.engine.Send("isready")
	}
	_, err := c.await(ctx, "readyok", func(string) {})
	return err
}

// errEcho is of a program that says back what it is told, as cat does.
var errEcho = errors.New("is no engine: it says back what it is told")

// startAnew starts the engine, and waits until it has said that it speaks UCI, and its name.
func (c *Client) startAnew(ctx context.Context) (err error) {
	c.engine.End("quit", 0) // with what it has said last
	c.engine, err = outside.Start(c.command...)
	if err != nil {
		return err
	}
	_ = c.engine.Send("uci")
	ctx, giveUp := context.WithCancel(ctx)
	defer giveUp()
	isEcho := false
	_, err = c.await(ctx, "uciok", func(line string) {
		if name, ok := strings.CutPrefix(line, "id name "); ok {
			c.name.Store(fmt.Sprintf("%.40s", name))
		}
		if line == "uci" {
			isEcho = true
			giveUp()
		}
	})
	if err != nil && isEcho {
		return errEcho
	}
	return err
}

// bestMove asks the engine for its move.
func (c *Client) bestMove(ctx context.Context, r player.Request, report func(string)) (chess.Move, error) {
	p, err := r.Position()
	if err != nil {
		return chess.Move{}, err
	}
	if err := c.start(ctx); err != nil {
		return chess.Move{}, err
	}
	_ = c.engine.Send(question(r, p.SideToMove))
	tell := r.Teller(p, report)
	line, err := c.await(ctx, "bestmove", func(line string) { tell(readInfo(line)) })
	if err != nil {
		return chess.Move{}, err
	}
	m, err := readBestMove(line)
	if err == nil {
		err = p.Refusal(m)
	}
	if err != nil {
		err = fmt.Errorf("answers %s: %w", chess.Quote(line), err)
	}
	return m, err
}

// readBestMove reads a line such as bestmove e2e4 ponder e7e5.
func readBestMove(line string) (chess.Move, error) {
	words := strings.Fields(line)
	if len(words) < 2 {
		return chess.ParseMove("-") // the error says how a move is written
	}
	return chess.ParseMove(words[1])
}

// await returns the first line of the engine that begins with a word; each before it is heard. When
// ctx ends it says stop, once, and waits for the grace. The error says what the engine did instead.
func (c *Client) await(ctx context.Context, word string, hear func(string)) (string, error) {
	over, late := ctx.Done(), (<-chan time.Time)(nil) // nothing ever comes from nil
	for {
		select {
		case line, more := <-c.engine.Lines:
			if !more {
				return "", c.engine.Err
			}
			if first, _, _ := strings.Cut(line, " "); first == word {
				return line, nil
			}
			hear(line)
		case <-over:
			_ = c.engine.Send("stop")
			over, late = nil, time.After(c.grace)
		case <-late:
			return "", errors.New("has not answered in time: expected " + word)
		}
	}
}

// zeroLimit is a limit of go that sets none.
var zeroLimit = regexp.MustCompile(` \w+ 0\b`)

// question returns the lines that ask for a move of a side, where nothing else is said in half a second.
func question(r player.Request, side chess.Color) string {
	left, more := r.Left, r.Increment
	limits := fmt.Sprintf(" wtime %d btime %d", left[0].Milliseconds(), left[1].Milliseconds())
	limits += fmt.Sprintf(" winc %d binc %d", more[0].Milliseconds(), more[1].Milliseconds())
	limits += fmt.Sprintf(" movestogo %d depth %d nodes %d", r.ToGo[side], r.Depth, r.Nodes)
	limits += fmt.Sprintf(" movetime %d", r.MoveTime.Milliseconds())
	limits = cmp.Or(zeroLimit.ReplaceAllString(limits, ""), " movetime 500")
	if len(r.Only) > 0 {
		limits += " searchmoves " + text(r.Only)
	}
	lines := fmt.Sprintf("setoption name MultiPV value %d\nposition fen %s", max(r.Lines, 1), r.Start.FEN())
	if len(r.Moves) > 0 { // a simple engine may stumble over an empty list
		lines += " moves " + text(r.Moves)
	}
	if len(r.Moves) < 2 {
		lines = "ucinewgame\n" + lines
	}
	return lines + "\ngo" + limits
}
