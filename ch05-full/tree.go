// tree.go has the workshop draw the calls of the learner's search.

package main

import (
	"context"
	"errors"
	"strings"

	"mateinfive/internal/gotool"
)

// drawTree asks the workshop, exercises, for the tree of a position: of the search that is the task's,
// or, if task is "", of the one where the learner is. What the workshop says against it is the error.
func drawTree(ctx context.Context, task, fen string) (text string, err error) {
	root, err := gotool.Root()
	if err != nil {
		return "", errors.New("the tree is drawn in the course's folder: call the program there, go run ./" + folder)
	}
	words := []string{"run", "./exercises", "tree"}
	if task != "" {
		words = append(words, task)
	}
	out, exit, err := gotool.Run(ctx, root, nil, append(words, fen)...)
	switch {
	case ctx.Err() != nil:
		return "", errors.New("stopped")
	case err != nil:
		return "", err
	case exit != 0:
		return "", errors.New(strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(out), "exit status 1")))
	}
	return strings.Trim(out, "\n"), nil
}
