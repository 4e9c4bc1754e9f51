// events_test.go runs tests and asks what each of them came to.

package docs

import (
	"fmt"
	"strings"

	"mateinfive/exercises/gotool"
)

// verdict is a run of tests.
type verdict struct {
	*gotool.Report
	green bool
}

// judge runs tests with an overlay. A change may make them endless; whatever is not,
// is done in five minutes, on a busy machine too.
func (b *book) judge(o gotool.Overlay, args ...string) (verdict, error) {
	quick := []string{"test", "-json", "-vet=off", "-ldflags=-s -w", "-timeout=5m"}
	out, exit, err := b.goCommand(o, append(quick, args...)...)
	return verdict{gotool.ReadEvents(out), exit == 0}, err
}

// of says what became of the named test: "fail" if it or a subtest whose name
// begins so failed, else what the last of them came to, or "" if none ran.
func (v verdict) of(name string) string {
	came := ""
	for _, t := range v.Tests {
		if t.Action != "" && beginsWith(t.Name, name) {
			if came = t.Action; came == "fail" {
				break
			}
		}
	}
	return came
}

// beginsWith reports whether the name of a test is the one that a page gives, or
// goes on after it.
func beginsWith(test, name string) bool {
	rest, ok := strings.CutPrefix(test, strings.ReplaceAll(name, " ", "_"))
	return ok && (rest == "" || rest[0] == '_' || rest[0] == '/')
}

// reds lists the tests that failed, without those that failed only because a
// subtest did; if there are none, the packages that did not come to their end.
func (v verdict) reds() string {
	var names []string
	for i, t := range v.Tests {
		if t.Action != "fail" {
			continue
		}
		inner := false
		for _, other := range v.Tests[i+1:] {
			inner = inner || other.Action == "fail" && strings.HasPrefix(other.Name, t.Name+"/")
		}
		if !inner {
			names = append(names, t.Name)
		}
	}
	if len(names) > 8 {
		names = append(names[:8], fmt.Sprintf("and %d more", len(names)-8))
	}
	for _, p := range v.Packages {
		if p.Action != "pass" && p.Action != "skip" && len(names) == 0 {
			return "none, but " + p.Path + " ended before its tests did"
		}
	}
	if len(names) == 0 {
		return "none"
	}
	return strings.Join(names, ", ")
}
