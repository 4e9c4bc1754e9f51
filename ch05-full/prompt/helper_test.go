// helper_test.go sits at the prompt.

package prompt

import (
	"context"
	"flag"
	"io"
	"maps"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/session"
	"mateinfive/internal/console"
)

// parse reads a command line, for a learner who has written nothing yet. A busy machine has the
// time that it needs.
func parse(words ...string) (session.Options, error) {
	set := flag.NewFlagSet("ch05-full", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	o := session.NewOptions()
	unwrite(&o.Tasks)
	unwrite(&o.Cast)
	o.Cast.Grown = nil
	o.Define(set)
	o.Patience = time.Minute
	return o, console.Parse(set, words)
}

// unwrite has no task of a set be written, as in a fresh copy of the course.
func unwrite(set any) {
	fields := reflect.ValueOf(set).Elem()
	for i := range fields.NumField() {
		if f, task := fields.Field(i), fields.Type().Field(i).Name; f.Kind() == reflect.Func {
			f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) []reflect.Value { panic("task " + task + ": not written yet") }))
		}
	}
}

// options returns what a line of flags says, with a folder for games where a person sits.
func options(t *testing.T, flags string) session.Options {
	t.Helper()
	o, err := parse(strings.Fields(flags)...)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

// A chooser is a player of a test.
type chooser func(ctx context.Context, r player.Request) (player.Decision, error)

func (c chooser) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	return c(ctx, r)
}

// A sitting is a person at a terminal.
type sitting struct {
	t        *testing.T
	keyboard *io.PipeWriter
	signals  chan os.Signal
	screen   chan string // what is written
	read     string      // what was read and not waited for
	ended    chan error  // what Play returns
}

// sit begins a session with a person, who says at once what to play. Players take no time for a move.
func sit(t *testing.T, o session.Options) *sitting {
	t.Helper()
	in, keyboard := io.Pipe()
	s := &sitting{t, keyboard, make(chan os.Signal), make(chan string, 10000), "", make(chan error, 1)}
	t.Cleanup(func() { keyboard.Close() })
	o.Live = true
	o.Settings = maps.Clone(o.Settings)
	if o.Settings == nil {
		o.Settings = map[string]string{}
	}
	o.Settings["pace"] = "fast"
	go func() { s.ended <- play(in, s, o, s.signals) }()
	return s
}

func (s *sitting) Write(text []byte) (int, error) {
	s.screen <- string(text)
	return len(text), nil
}

// types types some lines, and waits after each for what is to be on the screen.
func (s *sitting) types(linesAndAnswers ...string) {
	s.t.Helper()
	for i := 0; i < len(linesAndAnswers); i += 2 {
		io.WriteString(s.keyboard, linesAndAnswers[i]+"\n")
		s.sees(linesAndAnswers[i+1])
	}
}

// sees waits for a text on the screen, where all gaps are one space, and forgets what stood
// before it.
func (s *sitting) sees(want string) {
	s.t.Helper()
	for {
		if _, after, found := strings.Cut(strings.Join(strings.Fields(s.read), " ")+" ", want); found {
			s.read = after
			return
		}
		select {
		case text := <-s.screen:
			s.read += text
		case <-time.After(20 * time.Second):
			s.t.Fatalf("the screen shows\n%s\nwant %q", s.read, want)
		}
	}
}

// ends waits for the end of the session.
func (s *sitting) ends() {
	s.t.Helper()
	if err := <-s.ended; err != nil {
		s.t.Error(err)
	}
}

// plays plays the lines of a file, and returns the screen.
func plays(t *testing.T, o session.Options, lines string) string {
	t.Helper()
	var screen strings.Builder
	o.Echo = true
	if err := Play(strings.NewReader(lines), &screen, o); err != nil {
		t.Fatal(err)
	}
	return screen.String()
}
