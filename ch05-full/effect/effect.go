// effect.go does what a session wants of the world around it.

// Package effect does for both faces of the program, prompt and table, what a session wants and
// cannot do: it writes games and settings to disk, and has a player think or a job run.
package effect

import (
	"context"
	"sync"
	"time"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/session"
)

// A Disk is where the games and settings of a session go.
type Disk struct {
	writing sync.Mutex // a face that leaves does not wait for a call that has not come back
	folder  string
	keeper  *keep.Keeper
}

// NewDisk returns a disk with this folder for games, or "" for none.
func NewDisk(folder string) *Disk { return &Disk{folder: folder, keeper: keep.NewKeeper(folder)} }

// Write writes the game and the settings, if that is what a reply wants. The session takes note of
// what came of it, and what it says to that is added to the reply.
func (d *Disk) Write(s *session.Session, r session.Reply) (*session.Session, session.Reply) {
	d.writing.Lock()
	defer d.writing.Unlock()
	if k := r.Keep; k != nil {
		path, news, err := d.keeper.Write(k.Game, k.File, k.Was, k.Text)
		var said []session.Text
		s, said = s.TakeKept(session.Kept{Path: path, News: news, Err: err})
		r.Said = append(r.Said, said...)
	}
	if r.Settings != nil && d.folder != "" {
		if err := keep.SaveSettings(d.folder, r.Settings); err != nil {
			r.Said = append(r.Said, session.Text{Text: err.Error()})
		}
	}
	return s, r
}

// Work returns what a reply wants done beside the session, and its number, or nil for nothing.
// It ends with the event that the session is to be told of then. Meanwhile a job speaks to out, and
// a player that thinks to remark.
func Work(
	r session.Reply, out session.Out, remark func(session.Remark),
) (number int, do func(context.Context) session.Event) {
	switch {
	case r.Ask != nil:
		return r.Ask.Number, func(ctx context.Context) session.Event { return ask(ctx, r.Ask, remark) }
	case r.Job != nil:
		return r.Job.Number, func(ctx context.Context) session.Event { return r.Job.Do(ctx, out) }
	}
	return 0, nil
}

// ask asks a player, and comes back with its answer, which takes as long as the pace of the game wants
// it to. If ctx is canceled it is not wanted any more.
func ask(ctx context.Context, a *session.Ask, remark func(session.Remark)) session.Event {
	pace := time.After(a.Pace)
	answer := a.Do(ctx, remark)
	if answer.Err != nil {
		return answer
	}
	select {
	case <-pace:
	case <-ctx.Done():
	}
	return answer
}
