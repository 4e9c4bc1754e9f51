// engines.go connects the program with others by UCI: as an engine, and with engines.

package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"
	"sync"
	"time"

	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/review"
	"mateinfive/ch05-full/session"
	"mateinfive/ch05-full/uci"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// engines are the engines that were opened. They may be opened by several goroutines: a session
// that was stopped while it has one built goes on.
type engines struct {
	mutex    sync.Mutex // guards what follows
	all      []*uci.Client
	stops    []context.CancelFunc // of what is being built
	isClosed bool
}

// open opens one for the cast.
func (e *engines) open(command string) (player.Player, error) {
	c, err := uci.Open(command)
	if err != nil {
		return nil, err
	}
	e.add(c)
	return c, nil
}

// add adds an engine, which close ends; one that comes after that is ended at once.
func (e *engines) add(c *uci.Client) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.isClosed {
		c.Close()
		return
	}
	e.all = append(e.all, c)
}

// building returns a context for what is built. It ends after a while, or with close.
func (e *engines) building(limit time.Duration) (context.Context, context.CancelFunc) {
	ctx, stop := context.WithTimeout(context.Background(), limit)
	e.mutex.Lock()
	defer e.mutex.Unlock()
	if e.isClosed {
		stop()
	}
	e.stops = append(e.stops, stop)
	return ctx, stop
}

// close ends them all, and what is being built.
func (e *engines) close() {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	e.isClosed = true
	for _, stop := range e.stops {
		stop()
	}
	for _, c := range e.all {
		c.Close()
	}
}

// searcher returns the search of an engine by its name or command, or of another player that tells what
// it expects.
func (e *engines) searcher(name string) (review.Search, error) {
	cast := session.NewOptions().Cast
	cast.Open, cast.Version = e.open, e.openVersion
	cast.Outside = !console.InCourse()
	name, err := cast.Named(name)
	return cast.Searcher(name), err
}

// serve plays as an engine, until the input ends. The words behind the first may name a player. The
// status is that of the program, if there is an error.
func serve(ctx context.Context, words []string, in io.Reader, out io.Writer) (status int, err error) {
	guard.Watch(func() string { return "" })
	var others engines
	defer func() { others.close() }()
	cast := session.NewOptions().Cast
	cast.Open, cast.Version = others.open, others.openVersion
	cast.Outside = !console.InCourse()
	name, hash := player.Strongest, 16
	set := flag.NewFlagSet(folder+" uci", flag.ContinueOnError)
	set.Func("player", "the `PLAYER` that plays: level5, champion, ...; level8 if none is named", func(value string) (err error) {
		if name, err = cast.Named(value); err == nil && name == "" {
			err = errors.New("a person does not speak UCI: name a player of the program")
		}
		return err
	})
	set.IntVar(&hash, "hash", hash, "how many `MEGABYTES` a level may keep what it has found in, as the option Hash says")
	set.Usage = func() {
		fmt.Fprintf(set.Output(), "Usage: %s uci [flags]\n", console.Call(folder))
		set.PrintDefaults()
	}
	if err := console.Parse(set, words[1:]); err != nil {
		return 2, err
	}
	if err := cast.Build(name); err != nil {
		return 1, err
	}
	p := cast.Make(name, rand.Uint64())
	if _, ok := p.(player.Tunable); ok {
		in = io.MultiReader(strings.NewReader(fmt.Sprintf("setoption name Hash value %d\n", hash)), in)
	}
	return 1, uci.Serve(ctx, in, out, cast.FullName(name), p)
}
