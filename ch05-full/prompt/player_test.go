// player_test.go has players think and jobs run beside the prompt, and stops them.

package prompt

import (
	"context"
	"errors"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/effect"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// slow is a player that says when it is asked, and answers with its first move when it may. It
// ignores its context.
func slow() (p chooser, asked, may chan bool) {
	asked, may = make(chan bool, 1000), make(chan bool)
	return func(_ context.Context, r player.Request) (player.Decision, error) {
		asked <- true
		<-may
		p, err := r.Position()
		return player.Decision{Move: p.LegalMoves()[0]}, err
	}, asked, may
}

func TestStop(t *testing.T) {
	slowly := func(t *testing.T) (s *sitting, asked, may chan bool) {
		p, asked, may := slow()
		o := options(t, "-quiet")
		o.Cast.Others = map[string]player.Player{"slow": p}
		s = sit(t, o)
		s.types("friend", "white> ")
		return s, asked, may
	}
	t.Run("a match whose players do not look up", func(t *testing.T) {
		s, asked, may := slowly(t)
		s.types("match 1000 slow random", "Games of slow against random")
		<-asked
		s.signals <- os.Interrupt
		close(may)
		s.types("e4", "stopped after ", "", "white> 1. e4 black> ")
	})
	t.Run("a match that does not come back is given up", func(t *testing.T) {
		s, asked, _ := slowly(t)
		s.types("match 2 slow random", "Games of slow against random")
		<-asked
		s.signals <- os.Interrupt
		s.signals <- os.Interrupt
		s.types("e4", "given up white> 1. e4 black> ")
	})
	t.Run("a player that thinks", func(t *testing.T) {
		s, asked, may := slowly(t)
		s.types("new slow", "slow plays Black. Type a move, such as e4, or help. white> ", "e4", "1. e4 ")
		<-asked
		s.signals <- os.Interrupt
		s.sees("slow stops thinking: go makes it move, or play for it yourself black> ")
		close(may) // what comes too late is dropped
		s.types("e5", "1... e5 white> ", "record", "1. e4 e5 white> ")
	})
	t.Run("a long count", func(t *testing.T) {
		s, _, _ := slowly(t)
		s.types("divide 5", "b1a3: 198572 ")
		s.signals <- os.Interrupt
		s.types("e4", "stopped after ")
	})
	t.Run("twice at the prompt leaves", func(t *testing.T) {
		s, _, _ := slowly(t)
		s.signals <- os.Interrupt
		s.sees("Ctrl-C again leaves; quit does the same white> ")
		s.types("e4", "black> ") // and a line in between forgets it
		s.signals <- os.Interrupt
		s.signals <- os.Interrupt
		s.ends()
	})
}

// A line that is typed while a player thinks waits for its answer.
func TestLinesWait(t *testing.T) {
	p, asked, may := slow()
	o := options(t, "-quiet")
	o.Cast.Others = map[string]player.Player{"slow": p}
	o.Players[chess.Black] = "slow"
	s := sit(t, o)
	s.types("e4", "1. e4 ")
	<-asked
	go func() { may <- true }()
	s.types("d4", "1... a5 white> ")
	s.sees("2. d4 ")
}

// A line that is typed while a player thinks is not played for that player if its answer fails: one
// is for the person's own turn.
func TestALineThatComesTooEarly(t *testing.T) {
	var screen strings.Builder
	o := options(t, "-quiet")
	o.Live = true
	fails, may := make(chan error), make(chan bool)
	o.Cast.Others = map[string]player.Player{"slow": chooser(
		func(context.Context, player.Request) (player.Decision, error) {
			<-may
			return player.Decision{}, <-fails
		})}
	o.Players[chess.Black] = "slow"
	s, r, err := session.New(time.Now(), o)
	if err != nil {
		t.Fatal(err)
	}
	p := &prompt{Screen: &console.Screen{Out: &screen}, o: o, ctx: t.Context(), disk: effect.NewDisk(""), reports: make(chan report)}
	p.show(s, r)
	lines := make(chan line)
	go func() {
		lines <- line{text: "e4"}
		lines <- line{text: "e5"} // is taken before the answer may come
		may <- true
		fails <- errors.New("it is gone")
		lines <- line{err: io.EOF}
	}()
	if err := p.run(lines, nil); err != nil {
		t.Fatal(err)
	}
	const want = "white> 1. e4 it is gone Until that works you can play for black yourself " +
		`black> e5 "e5" was typed for your own turn: type it again to play for black black> `
	if got := strings.Join(strings.Fields(screen.String()), " ") + " "; got != want {
		t.Errorf("the screen is\n%s\nwant\n%s", got, want)
	}
}

// What comes from a player or a job that nothing waits for any more is dropped.
func TestLateReports(t *testing.T) {
	var screen strings.Builder
	o := options(t, "-quiet")
	s, _, err := session.New(time.Now(), o)
	if err != nil {
		t.Fatal(err)
	}
	p := &prompt{Screen: &console.Screen{Out: &screen}, s: s, o: o, ctx: t.Context(), disk: effect.NewDisk(""), reports: make(chan report)}
	lines := make(chan line)
	go func() {
		p.reports <- report{7, func() { p.Print("too late") }}
		lines <- line{err: io.EOF}
	}()
	if err := p.run(lines, nil); err != nil || screen.String() != "white> \n" {
		t.Errorf("the screen is %q, %v", &screen, err)
	}
}

// A flag falls whether or not a line is typed.
func TestAFlagFalls(t *testing.T) {
	t.Parallel()
	s := sit(t, options(t, "-quiet -movetime 1s"))
	s.types("friend", "> ", "e4", "1. e4", "e5", "1... e5")
	s.sees("0-1, the time of white has run out: black has won")
}

// Where the screen is a pipe, how far a match is shows aside, and then is wiped away. The pipe has
// what it has without.
func TestProgressAside(t *testing.T) {
	const lines = "match 2 random greedy\nfen\n"
	o := options(t, "-quiet")
	without := plays(t, o, lines)
	var aside strings.Builder
	o.Aside = &aside
	if with := plays(t, o, lines); with != without {
		t.Errorf("the pipe has\n%s\nwant\n%s", with, without)
	}
	for _, want := range []string{"\r1 of 2  random ", "\r2 of 2  random "} {
		if !strings.Contains(aside.String(), want) {
			t.Errorf("aside stands %q, want %q in it", aside.String(), want)
		}
	}
	if !strings.HasSuffix(aside.String(), " \r") {
		t.Errorf("aside stands %q, want it wiped away at last", aside.String())
	}
}
