// face_test.go writes and reads times.

package clock

import (
	"strings"
	"testing"
	"time"
)

func TestFace(t *testing.T) {
	tests := []struct {
		name string
		left string
		want string
	}{
		{"minutes and seconds", "4m58s", "4:58"},
		{"hours, minutes and seconds", "1h2m3s", "1:02:03"},
		{"a hundred hours", "100h", "100:00:00"},
		{"a second less", "59m59s", "59:59"},
		{"less than an hour is rounded up to one", "59m59.1s", "1:00:00"},
		{"part of a second is a second", "4m57.001s", "4:58"},
		{"ten seconds", "10s", "0:10"},
		{"more than ten seconds are eleven", "10.1s", "0:11"},
		{"below ten seconds there are tenths", "9.9s", "9.9"},
		{"which are rounded up to ten seconds", "9.91s", "0:10"},
		{"whole seconds have a tenth, too", "9s", "9.0"},
		{"part of a tenth is a tenth", "3.11s", "3.2"},
		{"as long as there is any time it does not show 0.0", "1ns", "0.1"},
		{"the time is up", "0s", "0.0"},
		{"less than nothing is nothing", "-5s", "0.0"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Face(duration(t, tt.left)); got != tt.want {
				t.Errorf("Face(%s) = %q, want %q", tt.left, got, tt.want)
			}
		})
	}
}

func TestAnnotation(t *testing.T) {
	tests := []struct {
		name string
		left string
		want string
	}{
		{"hours, minutes and seconds", "1h2m3s", "1:02:03"},
		{"tenths of a second", "4m58.3s", "0:04:58.3"},
		{"which are rounded up", "4m58.21s", "0:04:58.3"},
		{"up to a whole second", "4m57.91s", "0:04:58"},
		{"as long as there is any time it is not 0", "1ns", "0:00:00.1"},
		{"the time is up", "0s", "0:00:00"},
		{"less than nothing is nothing", "-5s", "0:00:00"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := Annotation(duration(t, tt.left)); got != tt.want {
				t.Errorf("Annotation(%s) = %q, want %q", tt.left, got, tt.want)
			}
		})
	}
}

func TestParseAnnotation(t *testing.T) {
	tests := []struct {
		name string
		text string
		want string // or "" for an error
	}{
		{"hours, minutes and seconds", "1:02:03", "1h2m3s"},
		{"hours in six digits", "999999:59:59", "999999h59m59s"},
		{"tenths of a second", "0:04:58.3", "4m58.3s"},
		{"zeros behind the point count", "0:00:04.007", "4.007s"},
		{"billionths of a second", "0:00:00.000000001", "1ns"},
		{"what comes behind them is left out", "0:00:00.0000000019", "1ns"},
		{"sixty minutes", "0:60:00", ""},
		{"sixty seconds", "0:00:60", ""},
		{"minutes in one digit", "0:5:00", ""},
		{"seconds in three digits", "0:05:003", ""},
		{"empty hours", ":05:00", ""},
		{"hours in seven digits", "0000001:00:00", ""},
		{"four numbers", "0:00:05:00", ""},
		{"nothing behind the point", "0:05:00.", ""},
		{"a sign", "0:+5:00", ""},
		{"a space", " 0:05:00", ""},
		{"nothing", "", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := ParseAnnotation(tt.text)
			switch {
			case tt.want == "" && err == nil:
				t.Errorf("ParseAnnotation(%q) = %v, want an error", tt.text, got)
			case tt.want == "":
				isSentence(t, err)
			case err != nil || got != duration(t, tt.want):
				t.Errorf("ParseAnnotation(%q) = %v, %v, want %s", tt.text, got, err, tt.want)
			}
		})
	}
}

// Whatever is read is written and read again as the same time, but for what is
// smaller than a tenth of a second.
func FuzzParseAnnotation(f *testing.F) {
	for _, text := range []string{"0:04:58.3", "12:00:00", "0:00:00.0000000001", "0:60:00", "999999:59:59.99", "1:2:3"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := ParseAnnotation(text)
		if err != nil {
			isSentence(t, err)
			return
		}
		again, err := ParseAnnotation(Annotation(d))
		if more := again - d; strings.Contains(Annotation(d), "1000000:") {
			return // rounded up to what is not read
		} else if err != nil || more < 0 || more >= time.Second/10 {
			t.Errorf("%q is %v; it is written %s, and that is %v, %v", text, d, Annotation(d), again, err)
		}
	})
}
