// color_test.go tests the two sides.

package chess

import "testing"

func TestColor(t *testing.T) {
	if White.String() != "white" || Black.String() != "black" {
		t.Errorf("the sides are called %q and %q, want white and black", White, Black)
	}
	if White.Other() != Black || Black.Other() != White {
		t.Errorf("White plays against %v and Black against %v", White.Other(), Black.Other())
	}
}
