// text_test.go tests how text and numbers are written.

package picture

import (
	"slices"
	"testing"
)

func TestWrap(t *testing.T) {
	tests := []struct {
		text string
		want []string
	}{
		{"", nil},
		{"one two", []string{"one two"}},
		{"one two three", []string{"one two", "three"}},
		{"abcdefghijklm", []string{"abcdefgh", "ijklm"}},
		{"a abcdefghijklm b", []string{"a", "abcdefgh", "ijklm b"}},
		{"ééééé éé", []string{"ééééé éé"}},
	}
	for _, tt := range tests {
		if got := wrap(tt.text, 8); !slices.Equal(got, tt.want) {
			t.Errorf("wrap(%q, 8)\ngot  %q\nwant %q", tt.text, got, tt.want)
		}
	}
}

func TestNum(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", 100: "100", 2.5: "2.5", 1.0 / 3: "0.33", -0.001: "0", -1.256: "-1.26",
	} {
		same(t, num(v), want, "num(%v) = %q, want %q", v)
	}
}
