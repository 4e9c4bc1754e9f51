// workshop.go asks the workshop, exercises, for what it alone can do.

package main

import (
	"cmp"
	"context"
	"errors"
	"strings"

	"mateinfive/internal/gotool"
)

// askWorkshop calls the workshop with some words, and returns what it prints. The error is what it
// says against them; or, outside of the course's folder, a sentence that begins with what is wanted.
func askWorkshop(ctx context.Context, what string, words ...string) (said string, err error) {
	root, err := gotool.Root()
	if err != nil {
		return "", errors.New(what + ": call the program in the course's folder, go run ./" + folder)
	}
	// At the end of ctx it ends the whole family.
	said, exit, err := gotool.Run(ctx, root, nil, append([]string{"run", "./exercises"}, words...)...)
	if err == nil && exit != 0 {
		why := strings.TrimSuffix(strings.TrimSpace(said), "exit status 1") // which go run adds
		err = errors.New(cmp.Or(strings.TrimSpace(why), "the workshop does not say why it failed"))
	}
	return said, err
}
