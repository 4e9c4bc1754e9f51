// event.go is what a session is told of, and what comes of it.

package session

import (
	"context"
	"fmt"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// An Event is something that happens: a [Line], an [Early] one, a [Click], a [Drop], an [Escape], an [Answer],
// a [Remark], a [Done], a [Found], a [Searched], a [Tick], a [Stop] or a [Leave].
type Event interface {
	// happen has the session do what follows from it. The error is a sentence for the
	// player; what has been done until then stays.
	happen(s *Session) error
}

// A Line was typed, or a key that stands for it.
type Line string

// A Click was made on a square of the board.
type Click chess.Square

// A Drop is a piece that was dragged from a square and let go over another, or over none.
type Drop struct {
	From chess.Square
	To   chess.Square // or NoSquare
}

// An Answer is what the player of an [Ask] has decided, or why it has not.
type Answer struct {
	Number   int // of the Ask
	Decision player.Decision
	Err      error
}

// A Remark is what the player of an [Ask] says while it thinks.
type Remark struct {
	Number int
	Text   string
}

// Done says that a [Job] has ended.
type Done struct {
	Number int   // of the Job
	Err    error // why nothing came of it
	Then   then  // what the session does with what came of it; nil for nothing
}

// A Tick says that time has passed, up to [Session.Due] or any other moment.
type Tick struct{}

// A Stop is Ctrl-C.
type Stop struct{}

// Leave says that the program ends now, and asks no more: the window was closed.
type Leave struct{}

// A Reply is what comes of an event.
type Reply struct {
	Said     []Text
	Ask      *Ask              // a player to ask, or nil
	Job      *Job              // work to do, or nil; of an Ahead that runs already: to wait for it
	Ahead    *Job              // the same, but no line waits for it, and it does not show how far it is
	Search   *Search           // for the lasting analysis, or nil; on the table alone
	Keep     *Keep             // a game to write, or nil
	Settings map[string]string // to be remembered for the next time, or nil
}

// A Text is a line to print, or several. It is printed on as many lines as it takes, and made
// fit for a terminal, unless it is ready.
type Text struct {
	Text    string
	Ready   bool     // it is printed as it is: a board, a line to copy
	picture *picture // to be drawn in its place, within the session alone
}

// An Ask wants a player asked for a move. When the game no longer waits for it,
// [Session.Waits] says so, and a late answer is dropped.
type Ask struct {
	Number   int
	Name     string        // of the player
	Pace     time.Duration // the answer takes that long at least
	player   player.Player
	request  player.Request
	patience time.Duration
}

// Do asks the player, and comes back with its answer. If it panics or does not come back, the
// answer says so. Report gets what the player says meanwhile.
func (a *Ask) Do(ctx context.Context, report func(Remark)) Answer {
	remark := func(text string) { report(Remark{Number: a.Number, Text: text}) }
	d, err := player.Ask(ctx, a.player, a.request, a.patience, remark)
	return Answer{Number: a.Number, Decision: d, Err: err}
}

// then is what a session does with what came of a job.
type then = func(s *Session) error

// A Job is work that may take long by right, or that reads and writes files. It runs beside
// the session. After Ctrl-C [Session.Stops] says that it is to stop, and after a second one
// [Session.Waits] that it is given up.
type Job struct {
	Number int
	Name   string // what is going on: "counting"
	run    jobFunc[then]
}

// An Out gets what a job has to say while it runs.
type Out struct {
	Say      func(Text)
	Progress func(text string) // how far it is, in place of what it has said so before
}

func (o Out) say(format string, args ...any) { o.Say(Text{Text: fmt.Sprintf(format, args...)}) }

// Do does the job, and says what came of it.
func (j *Job) Do(ctx context.Context, out Out) Done {
	d := Done{Number: j.Number}
	failure := guard.Run(guard.Forever, func() { d.Then, d.Err = j.run(ctx, out) })
	if failure != nil {
		return Done{Number: j.Number, Err: failure}
	}
	return d
}
