// events_test.go runs tests and reads what each of them came to.

package docs

import (
	"encoding/json"
	"fmt"
	"strings"

	"mateinfive/exercises/gotool"
)

// testEvent is what became of one test.
type testEvent struct {
	Action  string // pass, fail or skip
	Package string
	Test    string
	Output  string
}

// verdict is a run of tests: what became of each, and whether it came to that.
type verdict struct {
	events []testEvent
	built  bool
	green  bool
	output string // what the compiler or a package said, not a single test
}

// judge runs tests with an overlay.
func (b *book) judge(o gotool.Overlay, args ...string) (verdict, error) {
	quick := []string{"test", "-json", "-vet=off", "-ldflags=-s -w", "-timeout=30s"}
	out, exit, err := b.goCommand(o, append(quick, args...)...)
	if err != nil {
		return verdict{}, err
	}
	v := verdict{built: true, green: exit == 0}
	var said strings.Builder
	for line := range strings.Lines(out) {
		var e testEvent
		if json.Unmarshal([]byte(line), &e) != nil { // go itself speaking
			v.built = false
			said.WriteString(line)
			continue
		}
		switch e.Action {
		case "pass", "fail", "skip":
			if e.Test != "" {
				v.events = append(v.events, e)
			}
		case "build-output":
			said.WriteString(e.Output)
		case "build-fail":
			v.built = false
		case "output":
			if e.Test == "" {
				said.WriteString(e.Output)
			}
		}
		if strings.Contains(e.Output, "[build failed]") || strings.Contains(e.Output, "[setup failed]") {
			v.built = false
		}
	}
	v.output = said.String()
	return v, nil
}

// of says what became of the named test: "fail" if it or a subtest whose name
// begins so failed, else what the last of them came to, or "" if none ran.
func (v verdict) of(name string) string {
	name = strings.ReplaceAll(name, " ", "_")
	came := ""
	for _, e := range v.events {
		rest, ok := strings.CutPrefix(e.Test, name)
		if !ok || rest != "" && rest[0] != '_' && rest[0] != '/' {
			continue
		}
		if came = e.Action; came == "fail" {
			break
		}
	}
	return came
}

// reds lists the tests that failed, without those that failed only because a
// subtest did.
func (v verdict) reds() string {
	var names []string
	for _, e := range v.events {
		if e.Action != "fail" {
			continue
		}
		inner := false
		for _, other := range v.events {
			inner = inner || other.Action == "fail" && strings.HasPrefix(other.Test, e.Test+"/")
		}
		if !inner {
			names = append(names, e.Test)
		}
	}
	if len(names) > 8 {
		names = append(names[:8], fmt.Sprintf("and %d more", len(names)-8))
	}
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}
