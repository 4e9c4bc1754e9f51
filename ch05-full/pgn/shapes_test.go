package pgn

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestShapes(t *testing.T) {
	tests := []struct {
		name     string
		comments []string
		want     string
	}{
		{name: "none", comments: []string{"a good move"}, want: "[]"},
		{name: "squares", comments: []string{"[%csl Ge4,Rd5]"}, want: "[e4 d5]"},
		{name: "arrows", comments: []string{"[%cal Ge2e4]"}, want: "[e2-e4]"},
		{name: "in any comment, among words", comments: []string{"a [%cal Ge2e4] b", "[%csl Bd5]"}, want: "[e2-e4 d5]"},
		{name: "with spaces", comments: []string{"[%csl Ge4 , Yd5]"}, want: "[e4 d5]"},
		{name: "what is no shape is left out", comments: []string{"[%csl e4,Xe4,Ge9,Ge2e,Ge2e9,G,,é4,Ga1][%cal"}, want: "[a1]"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			n := Node{Comments: tt.comments}
			if got := fmt.Sprint(n.Shapes()); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}

func TestSetShapes(t *testing.T) {
	square, arrow := Shape{'R', chess.D5, chess.D5}, Shape{'G', chess.E2, chess.E4}
	tests := []struct {
		name     string
		comments []string
		shapes   []Shape
		want     string
	}{
		{name: "they get a comment", shapes: []Shape{arrow, square}, want: "[%csl Rd5][%cal Ge2e4]"},
		{name: "behind the others", comments: []string{"good"}, shapes: []Shape{square}, want: "good|[%csl Rd5]"},
		{name: "in the place of those that were there", comments: []string{"[%csl Ga1] good [%cal Ga1a2]", "[%csl Ga3]"},
			shapes: []Shape{arrow}, want: "good|[%cal Ge2e4]"},
		{name: "none takes them away", comments: []string{"[%csl Ga1]", "good [%eval x]"}, want: "good [%eval x]"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			n := Node{Comments: tt.comments}
			n.SetShapes(tt.shapes)
			if got := strings.Join(n.Comments, "|"); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}

// Whatever a comment says, what is read of it is written so that it is read again, and the words stay.
func FuzzShapes(f *testing.F) {
	f.Add("a [%csl Ge4,Rd5] b [%cal Ge2e4]")
	f.Add("[%csl [%csl Ge4]]")
	f.Add("[%c[%csl Ge4]sl Ge5]")
	f.Fuzz(func(t *testing.T, text string) {
		n := Node{Comments: []string{text}}
		before := n.Shapes()
		n.SetShapes(before)
		after := n.Shapes()
		for _, s := range before {
			if !slices.Contains(after, s) {
				t.Errorf("%v of %q is lost: %q", s, text, n.Comments)
			}
		}
		if len(after) != len(before) {
			t.Errorf("%q has %v, and then %v", text, before, after)
		}
	})
}
