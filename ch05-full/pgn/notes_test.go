// notes_test.go notes things about moves.

package pgn

import (
	"fmt"
	"testing"
)

func TestNotes(t *testing.T) {
	g := gameOf(t, "1. e4 {good [%eval 0.3]} e5 ({why not} 1... c5 2. Nf3 d6 3. d4) 2. Nf3 *")
	e4 := g.Root.Next[0]
	for _, tt := range []struct{ name, got, want string }{
		{"comments and an engine", fmt.Sprint(e4.Notes()), "[{good} evaluation: 0.3]"},
		{"a comment before a variation", fmt.Sprint(e4.Next[1].Notes()), "[{why not}]"},
		{"variations", fmt.Sprint(g.Variations(e4)), "[variation 2: 1... c5 2. Nf3 d6 3. d4]"},
		{"none", fmt.Sprint(g.Variations(g.Root)), "[]"},
		{"a row of a sheet", g.Sheet(g.End().Path())[0].Line(), "1. e4 e5"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("%s, want %s", tt.got, tt.want)
			}
		})
	}
}
