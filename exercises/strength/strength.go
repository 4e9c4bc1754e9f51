// strength.go has a player that is green play matches, and says in a line how strong it is.

// Package strength says how strong a player of the learner's is, once its task is green: by a match
// against chance, and one against the version before it. The matches are the program's own (match at
// the prompt), of a fixed number of games from a fixed seed: so the same code has the same score on
// each machine. What plays beside it is laid over the program (rival.go), and read.go reads the scores.
package strength

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// A player is a task whose function chooses moves.
type player struct {
	chapter, task string
	name          string // what it is called at the prompt
	called        string // in a sentence
	games         int    // so many as take a few seconds
	hook          string // what seats the rival, see hooks
}

var players = []player{
	{chapter: "ch03-check", task: "Opponent", name: "mine", called: "Your opponent", games: 20, hook: "opponent"},
	{chapter: "ch03-check", task: "NetGain", name: "mine", called: "By NetGain", games: 20, hook: "netgain"},
	{chapter: "ch04-special", task: "Opponent", name: "mine", called: "Your opponent", games: 20, hook: "opponent"},
	{chapter: "ch05-full", task: "greediest", name: "greedy", called: "Your greedy", games: 20, hook: "player"},
	{chapter: "ch05-full", task: "safest", name: "careful", called: "Your careful", games: 10, hook: "player"},
	{chapter: "ch05-full", task: "Opponent", name: "mine", called: "Your opponent", games: 20, hook: "mine"},
	{chapter: "ch05-full", task: "Champion", name: "champion", called: "Your champion", games: 10, hook: "task"},
	{chapter: "ch05-full", task: "Eval", name: "champion", called: "Your champion", games: 10, hook: "engine"},
	{chapter: "ch05-full", task: "Search.Negamax", name: "champion", called: "Your champion", games: 10, hook: "engine"},
}

// atMost ends a match that goes on and on. No right player comes near it.
const atMost = 2 * time.Minute

// Of has the player of a task play, and says how it fared; nothing if the task is no player. The task
// is green: its version is noted as one that was, to be played against some day.
func Of(d *desk.Desk, x tasks.Task) string {
	i := slices.IndexFunc(players, func(p player) bool { return p.chapter == x.Chapter && p.task == x.Name })
	if i < 0 {
		return ""
	}
	p := players[i]
	if p.hook == "engine" && d.Course.Content("ch05-full/champion/alphabeta.go") == course.Yours {
		p.name = "champion-alphabeta" // which looks at less, and thinks longer
	}
	rival := rivalOf(d, x)
	note(d, x)
	said := p.play(d, x, rival)
	if said == "" && rival.text != "" { // it may not fit to what stands beside it today
		said = p.play(d, x, rivalVersion{})
	}
	return said
}

// note remembers that this version of a task was green.
func note(d *desk.Desk, x tasks.Task) {
	key, sum := course.Key(x), tasks.Sum(d.Course.Text(x.Path()))
	if slices.Contains(d.Progress.Greens[key], sum) {
		return
	}
	// Without it there is no second match later, and that is all.
	_ = d.Progress.Remember(func(p *progress.Progress) { p.Greens[key] = append(p.Greens[key], sum) })
}

// play plays the matches, and says how they ended; nothing if they could not be played.
func (p player) play(d *desk.Desk, x tasks.Task, rival rivalVersion) string {
	o := judge.Isolated(d.Learner, x)
	out, err := p.run(d, o.And(laid(d.Course, o, x, p, rival)), rival.text != "")
	if err != nil {
		return ""
	}
	return p.said(out, rival.called)
}

// run runs the program of the chapter with the lines of the matches.
func (p player) run(d *desk.Desk, o gotool.Overlay, hasRival bool) (out string, err error) {
	lines := "match " + strconv.Itoa(p.games)
	if p.chapter == "ch05-full" { // where a match names who plays
		first := lines + " " + p.name
		if lines = first + " random"; hasRival {
			lines += "\n" + first + " before"
		}
	}
	dir, err := os.MkdirTemp("", "mateinfive-")
	if err != nil {
		return "", err
	}
	defer os.RemoveAll(dir)
	file := filepath.Join(dir, "match.txt")
	if err := os.WriteFile(file, []byte(lines+"\n"), 0o600); err != nil {
		return "", err
	}
	ctx, stop := context.WithTimeout(d.Ctx, atMost)
	defer stop()
	out, _, err = d.Go(ctx, d.Course.Root, o, "run", "./"+p.chapter, "-quiet", "-color", "never", "-seed", "1", "-play", file)
	return strings.ReplaceAll(out, "\r", ""), err
}
