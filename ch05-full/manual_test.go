// manual_test.go reads the manual page.

package main

import (
	"flag"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/session"
)

// The page has all flags and all commands, each as an item.
func TestManual(t *testing.T) {
	o := newOptions(new(engines))
	var want []string
	o.flags().VisitAll(func(f *flag.Flag) { want = append(want, "-"+f.Name) })
	for _, g := range session.Commands(o.Outside) {
		for _, c := range g.Commands {
			want = append(want, c.Name)
		}
	}
	for _, f := range forms() {
		want = append(want, f.Name)
	}
	var got []string
	lines := strings.Split(manual("my-mate", o), "\n")
	for i, line := range lines {
		if line == ".TP" {
			name, _, _ := strings.Cut(strings.TrimPrefix(lines[i+1], `\fB`), `\fR`)
			got = append(got, strings.ReplaceAll(name, `\-`, "-"))
		}
		macro, _, _ := strings.Cut(line, " ")
		if strings.HasPrefix(line, ".") && !slices.Contains([]string{".TH", ".SH", ".SS", ".TP", ".B", ".br"}, macro) {
			t.Errorf("line %d begins with a command of roff that is none of ours: %s", i+1, line)
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("the items are\n%q\nwant\n%q", got, want)
	}
	if want := `.TH "MY\-MATE" 6 "" "Mate in Five"`; lines[0] != want {
		t.Errorf("the first line is %s, want %s", lines[0], want)
	}
}

func TestRoff(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"a dash is no hyphen", "-color", `\-color`},
		{"a backslash", `a\b`, `a\eb`},
		{"a dot in front", ".pgn", `\&.pgn`},
		{"an apostrophe in front", "'s", `\&'s`},
		{"within a line neither matters", "it's a.pgn", "it's a.pgn"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := roff(tt.text); got != tt.want {
				t.Errorf("%s is %s, want %s", tt.text, got, tt.want)
			}
		})
	}
}
