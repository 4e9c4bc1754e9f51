// events.go writes down what go test -json says.

package coursetest

import (
	"encoding/json"
	"regexp"
	"strings"
)

// An Event is a line of go test -json.
type Event struct{ Action, Package, Test, Output, ImportPath, FailedBuild string }

// Lines are events as go test -json prints them.
func Lines(events ...Event) (all string) {
	for _, e := range events {
		line, _ := json.Marshal(e)
		all += string(line) + "\n"
	}
	return all
}

const inChapter2 = "mateinfive/ch02-moves/chess"

// Events writes what go test -json says of a package: each of the words is a test, a
// colon, and how it ended or what it printed. Without a test before the colon it is the
// package; its end follows from the others.
func Events(words ...string) string {
	end := Event{Action: "pass", Package: inChapter2}
	var list []Event
	for _, w := range words {
		test, what, _ := strings.Cut(w, ":")
		switch what {
		case "fail":
			end.Action = "fail"
			fallthrough
		case "pass", "skip", "run":
			list = append(list, Event{Action: what, Package: inChapter2, Test: test})
		default:
			list = append(list, Event{Action: "output", Package: inChapter2, Test: test, Output: what + "\n"})
		}
	}
	return Lines(append(list, end)...)
}

// Greens are the events of a test with a row. [Reds] are those of one that fails in its
// second and its third row.
func Greens(test string) string {
	return Events(test+":run", test+"/right:run", test+"/right:pass", test+":pass")
}

// Reds are the events of a red test with three rows.
func Reds(test string) string {
	return Events(
		test+":run", test+":=== RUN   "+test, test+"/right:run", test+"/right:pass", test+"/in_the_corner:run",
		test+"/in_the_corner:    all_test.go:3: from a1 to a4    got no    want yes",
		test+"/in_the_corner:          8 . .",
		test+"/in_the_corner:    --- FAIL: "+test+"/in_the_corner (0.00s)", test+"/in_the_corner:fail",
		test+"/T1-2_again:run", test+"/T1-2_again:    all_test.go:3: and so on", test+"/T1-2_again:fail",
		test+":--- FAIL: "+test+" (0.00s)", test+":fail")
}

// NoGo are the events of a package that does not compile.
func NoGo(said string) string {
	return Lines(
		Event{ImportPath: "p [p.test]", Action: "build-output", Output: said + "\n"},
		Event{ImportPath: "p [p.test]", Action: "build-fail"},
		Event{Package: inChapter2, Action: "output", Output: "FAIL\t" + inChapter2 + " [build failed]\n"},
		Event{Package: inChapter2, Action: "fail", FailedBuild: "p [p.test]"})
}

var askedFor = regexp.MustCompile(`-run \^(\w+)`)

// GreenFor are the events of the tests that a command line asks for, all green.
func GreenFor(line string) string {
	if m := askedFor.FindStringSubmatch(line); m != nil {
		return Greens(m[1])
	}
	return Greens("Test")
}
