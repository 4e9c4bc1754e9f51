// process_test.go collects more than there is room for. That families end is tested where programs
// are run: in packages outside and gotool.

package process

import "testing"

func TestLimited(t *testing.T) {
	tests := []struct {
		name   string
		texts  []string
		want   string
		isFull bool
	}{
		{name: "nothing"},
		{name: "less than there is room for", texts: []string{"ab", "c"}, want: "abc"},
		{name: "just as much", texts: []string{"ab", "cde"}, want: "abcde"},
		{name: "more", texts: []string{"ab", "cdef"}, want: "abcde", isFull: true},
		{name: "more and more", texts: []string{"abcdef", "g", "h"}, want: "abcde", isFull: true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			calls := 0
			l := &Limited{Most: 5, Full: func() { calls++ }}
			for _, text := range tt.texts {
				if n, err := l.Write([]byte(text)); n != len(text) || err != nil {
					t.Errorf("%q is written as %d bytes, %v", text, n, err)
				}
			}
			if l.String() != tt.want || l.IsFull() != tt.isFull {
				t.Errorf("it has %q and is full: %v; want %q, %v", l.String(), l.IsFull(), tt.want, tt.isFull)
			}
			if want := map[bool]int{true: 1}[tt.isFull]; calls != want {
				t.Errorf("it says %d times that it is full, want %d", calls, want)
			}
		})
	}
}
