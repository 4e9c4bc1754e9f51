// tag_test.go reads time controls back from the tags of files.

package clock

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestParseTagReadsWhatTagWrites(t *testing.T) {
	for _, text := range []string{"5+3", "90", "0.5+1", "0+3", "40/90:30+30", "40/90+30:20/60+30:15+30", "40/90", "5h", "30s a move"} {
		want := control(t, text)
		got, err := ParseTag(want.Tag())
		if err != nil {
			t.Errorf("%s: %v", want.Tag(), err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s becomes %s (-want +got):\n%s", text, want.Tag(), diff)
		}
	}
}

func TestParseTagRefuses(t *testing.T) {
	for _, text := range []string{
		"", "?", "-", "x", "300+", "+3", "0", "0+0", "300+x", "-300", "300+-3", "*", "*0", "*x", "0/300", "201/300", "x/300",
		"300:", ":300", "1:2:3:4:5:6", "NaN", "Inf", "86401", "300+86401",
	} {
		if c, err := ParseTag(text); err == nil {
			t.Errorf("%q is taken for %+v", text, c)
		}
	}
}

func FuzzParseTag(f *testing.F) {
	f.Add("300+3")
	f.Add("40/5400:1800+30")
	f.Add("*300")
	f.Fuzz(func(t *testing.T, text string) {
		c, err := ParseTag(text)
		if err != nil {
			return
		}
		again, err := ParseTag(c.Tag())
		if diff := cmp.Diff(c, again); err != nil || diff != "" {
			t.Errorf("%q becomes %s, and that %v\n%s", text, c.Tag(), err, diff)
		}
	})
}
