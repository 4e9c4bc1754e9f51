// versions.go has the workshop build earlier versions of the learner's champion.

package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
	"mateinfive/internal/gotool"
)

// longestBuild is how long a version may take to build, on a slow machine that builds all anew.
const longestBuild = 5 * time.Minute

// openVersion opens a version for the cast: 5.14 or 2026-11-20. The workshop, exercises, finds
// it among what it keeps, builds it, and prints the path of its program. What it says otherwise
// is the error.
func (e *engines) openVersion(version string) (player.Player, error) {
	root, err := gotool.Root()
	if err != nil {
		return nil, errors.New("champion@" + version + " is built from what the workshop keeps of your " +
			"champion: call the program in the course's folder, go run ./" + folder)
	}
	words := []string{"run", "./exercises", "version", version}
	ctx, stop := e.building(longestBuild)
	defer stop()
	out, exit, err := gotool.Run(ctx, root, nil, words...) // which ends the whole family
	if errors.Is(ctx.Err(), context.DeadlineExceeded) {
		return nil, fmt.Errorf("champion@%s was not built within %v", version, longestBuild)
	}
	if err != nil {
		return nil, err
	}
	out = strings.TrimSuffix(strings.TrimSpace(out), "exit status 1") // which go run adds
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if exit != 0 {
		return nil, errors.New(strings.Join(lines, "\n"))
	}
	c := uci.New(strings.TrimSpace(lines[len(lines)-1]), "uci", "-player", "champion")
	e.add(c)
	return c, nil
}
