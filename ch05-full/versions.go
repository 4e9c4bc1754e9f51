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
)

// longestBuild is how long a version may take to build, on a slow machine that builds all anew.
const longestBuild = 5 * time.Minute

// openVersion opens a version for the cast: 5.14 or 2026-11-20. The workshop finds it among what
// it keeps, builds it, and prints the path of its program, in its last line. What it says
// otherwise is the error.
func (e *engines) openVersion(version string) (player.Player, error) {
	ctx, stop := e.building(longestBuild)
	defer stop()
	what := "champion@" + version + " is built from what the workshop keeps of your champion"
	said, err := askWorkshop(ctx, what, "version", version)
	switch {
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return nil, fmt.Errorf("champion@%s was not built within %v", version, longestBuild)
	case err != nil:
		return nil, err
	}
	lines := strings.Split(strings.TrimSpace(said), "\n")
	c := uci.New(strings.TrimSpace(lines[len(lines)-1]), "uci", "-player", "champion")
	e.add(c)
	return c, nil
}
