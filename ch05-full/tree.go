// tree.go has the workshop draw the calls of the learner's search.

package main

import (
	"context"
	"errors"
	"strings"
)

// drawTree asks the workshop for the tree of a position: of the search that is the task's, or, if
// task is "", of the one where the learner is. What the workshop says against it is the error.
func drawTree(ctx context.Context, task, fen string) (text string, err error) {
	words := []string{"tree"}
	if task != "" {
		words = append(words, task)
	}
	said, err := askWorkshop(ctx, "the tree is drawn by the workshop", append(words, fen)...)
	switch {
	case ctx.Err() != nil:
		return "", errors.New("stopped")
	case err != nil:
		return "", err
	}
	return strings.Trim(said, "\n"), nil
}
