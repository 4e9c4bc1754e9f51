// words_test.go lists and counts.

package course

import (
	"strings"
	"testing"
)

func TestFirstOf(t *testing.T) {
	tests := []struct{ names, want string }{
		{names: "a", want: "a"},
		{names: "a b c", want: "a, b, c"},
		{names: "a b c d e", want: "a, b, c and 2 more"},
	}
	for _, tt := range tests {
		if got := FirstOf(strings.Fields(tt.names)); got != tt.want {
			t.Errorf("of %s are named %q, want %q", tt.names, got, tt.want)
		}
	}
}
