// fixture_test.go is the commands that the tests of this package need.

package setup_test

import (
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/mapview"
	"mateinfive/exercises/restore"
	"mateinfive/exercises/setup"
	"mateinfive/exercises/tell"
)

// newFixture is a tiny course with the commands that these tests use.
func newFixture(t *testing.T) *coursetest.Fixture {
	t.Helper()
	return coursetest.New(t, coursetest.Commands{
		"next":    setup.Next,
		"start":   setup.Start,
		"again":   setup.Again,
		"check":   tell.Check,
		"restore": restore.Restore,
		"":        mapview.Draw,
	})
}

// The files that the tests change.
const (
	rook      = coursetest.Rook
	name      = coursetest.Name
	mobility  = coursetest.Mobility
	targets   = coursetest.Targets
	value     = coursetest.Value
	value3    = coursetest.Value3
	rook3     = coursetest.Rook3
	mobility3 = coursetest.Mobility3
)

const coreDone = "From here on the core is done. What is left: go run ./exercises"
