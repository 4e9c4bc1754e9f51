// jobs.go is the table of the commands for scripts that package script does not know: they play, or
// tell of the program itself.

package main

import (
	"context"
	"io"
	"slices"

	"mateinfive/ch05-full/script"
)

// A job is a command for scripts.
type job struct {
	script.Form
	do doJob
}

// A doJob does a job, whose name is the first of the words. The status is that of the program, if
// there is an error.
type doJob func(ctx context.Context, words []string, in io.Reader, out io.Writer) (status int, err error)

func jobs() []job {
	return []job{
		newJob("bestmove", "[-json] FEN", "the engine's move, and what it expects", advise),
		newJob("eval", "[-json] FEN", "the evaluation of a position, term by term", advise),
		newJob("annotate", "[-all] [-side white|black] [-nodes N] [-graph FILE] [-json] [ENGINE] FILE",
			"the games of a file with their bad moves marked and explained", advise),
		newJob("uci", "[-player NAME] [-hash MB]", "play as an engine, by the protocol UCI", serve),
		newJob("completion", "bash|zsh|fish", "print what has this shell complete with Tab", printCompletion),
		newJob("man", "", "print the manual page in roff", printManual),
	}
}

func newJob(name, args, help string, do doJob) job {
	return job{script.Form{Name: name, Args: args, Help: help}, do}
}

// jobNamed returns what the job of a name does, or nil.
func jobNamed(name string) doJob {
	for _, j := range jobs() {
		if j.Name == name {
			return j.do
		}
	}
	return nil
}

// forms returns how to type each of the commands for scripts.
func forms() []script.Form {
	all := slices.Clip(script.Forms())
	for _, j := range jobs() {
		all = append(all, j.Form)
	}
	return all
}
