// legal.go asks for moves in positions where a slip of the rules shows.

package uci

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"time"
)

const (
	hasStarted = 20 * time.Second // patience with what needs no thinking, as to start
	hasThought = 10 * time.Second // and with a go movetime of a tenth of a second
	thinks     = "go movetime 100"
)

// hello has the engine say what it is, and hear what it need not understand.
func (t *Trial) hello(ctx context.Context, c *conn, r *Result) error {
	asked := []struct {
		sent []string
		word string
	}{
		{sent: []string{"uci"}, word: "uciok"},
		{sent: []string{"isready"}, word: "readyok"},
		{sent: []string{"ucinewgame", "isready"}, word: "readyok"},
		{sent: []string{"stop", "isready"}, word: "readyok"}, // there is nothing to stop
	}
	sent := []string{}
	for i, a := range asked {
		sent = append(sent, a.sent...)
		if line, err := c.wait(ctx, hasStarted, a.word, a.sent...); err != nil {
			f := &Fault{Sent: sent, Got: line, Wanted: a.word, Because: silence(err, hasStarted)}
			if i == 0 {
				f.Because += ". The program that answered the lines is started once more, " +
					"and the first that it hears is uci"
			}
			t.count(r, Hello, i, len(asked), f)
			return ctx.Err()
		}
	}
	t.count(r, Hello, len(asked), len(asked), nil)
	return nil
}

// tricky are places in which few moves are legal, and a slip of the rules plays another.
var tricky = []place{
	{},
	{moves: strings.Fields("e2e4")},
	{moves: strings.Fields("e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1")},            // castled
	{moves: strings.Fields("e2e4 a7a6 e4e5 d7d5 e5d6")},                      // taken in passing
	{moves: strings.Fields("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8q")}, // promoted
	{fen: "8/P7/8/8/8/7p/5k1P/7K w - - 0 1"},                                 // only promotions
	{fen: "7k/5K1p/7P/8/8/8/p7/8 b - - 0 1"},                                 // the same for Black
	{fen: "7k/5K1p/7P/8/8/8/p7/8 b - - 0 1", moves: []string{"a2a1n"}},       // a knight it became
	{fen: "4r2k/8/8/8/8/8/3PB3/3QK3 w - - 0 1"},                              // pinned
	{fen: "4k3/8/8/8/8/5n2/8/R3K2R w KQ - 0 1"},                              // in check: no O-O
	{fen: "4r1k1/8/8/8/8/3n4/8/3QK3 w - - 0 1"},                              // in double check
	{fen: "k7/8/8/KPpr4/8/8/8/8 w - c6 0 1"},                                 // pinned en passant
	{fen: "r3k2r/8/8/8/8/8/6p1/R3K2R b KQkq - 0 1"},                          // everything at once
}

// byChance are so many more places, from games of moves by chance.
const byChance = 10

// places are those in which the engine has to move.
func (t *Trial) places() (all []place) {
	all = slices.Clone(tricky)
	for n := range uint64(byChance) {
		r, p := rand.New(rand.NewPCG(t.Seed, n)), place{}
		talk := p.talk()
		for range 10 + r.IntN(70) {
			moves := talk.Position().Moves()
			if len(moves) == 0 {
				break
			}
			m := moves[r.IntN(len(moves))]
			talk.Answer("play " + m)
			if talk.Answer("ends") != "-" {
				break
			}
			p.moves = append(p.moves, m)
		}
		all = append(all, p)
	}
	return all
}

// legal has the engine move in each of the places.
func (t *Trial) legal(ctx context.Context, c *conn, r *Result) error {
	places := t.places()
	for i, p := range places {
		if _, _, f := c.ask(ctx, p, thinks, hasThought); f != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			t.count(r, Legal, i, len(places), f)
			return nil
		}
	}
	t.count(r, Legal, len(places), len(places), nil)
	return nil
}
