// versions.go has the workshop build earlier versions of the learner's champion.

package main

import (
	"context"
	"errors"
	"strings"

	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
	"mateinfive/internal/gotool"
)

// openVersion opens a version for the cast: 5.14 or 2026-11-20. The workshop, exercises, finds it among
// what it keeps, builds it, and prints the path of its program. What it says otherwise is the error.
func (e *engines) openVersion(version string) (player.Player, error) {
	root, err := gotool.Root()
	if err != nil {
		return nil, errors.New("champion@" + version + " is built from what the workshop keeps of your " +
			"champion: call the program in the course's folder, go run ./" + folder)
	}
	words := []string{"run", "./exercises", "version", version}
	out, exit, err := gotool.Command(context.Background(), root, "go", words...)
	if err != nil {
		return nil, err
	}
	out = strings.TrimSuffix(strings.TrimSpace(out), "exit status 1") // which go run adds
	lines := strings.Split(strings.TrimSpace(out), "\n")
	if exit != 0 {
		return nil, errors.New(strings.Join(lines, "\n"))
	}
	c := uci.New(strings.TrimSpace(lines[len(lines)-1]), "uci", "-player", "champion")
	*e = append(*e, c)
	return c, nil
}
