// color_test.go tests the two sides.

package chess

import "testing"

func TestColor(t *testing.T) {
	tests := []struct {
		name  string
		color Color
		other Color
		text  string
	}{
		{"White plays against Black", White, Black, "white"},
		{"Black plays against White", Black, White, "black"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			if got := tt.color.Other(); got != tt.other {
				t.Errorf("Other() = %v, want %v", got, tt.other)
			}
			if got := tt.color.String(); got != tt.text {
				t.Errorf("String() = %q, want %q", got, tt.text)
			}
		})
	}
}
