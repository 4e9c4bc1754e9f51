// color_test.go tests the two sides.

package chess

import "testing"

func TestColor(t *testing.T) {
	tests := []struct {
		name  string
		color Color
		text  string
		other Color
	}{
		{"White plays against Black", White, "white", Black},
		{"Black plays against White", Black, "black", White},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.color.String(); got != tt.text {
				t.Errorf("String() = %q, want %q", got, tt.text)
			}
			if got := tt.color.Other(); got != tt.other {
				t.Errorf("the other side of %v is %v, want %v", tt.color, got, tt.other)
			}
		})
	}
}
