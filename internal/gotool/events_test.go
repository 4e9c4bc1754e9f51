// events_test.go reads what a go command printed once.

package gotool

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// printed is the output of go test -json, times left out, on packages that go
// through what can happen to one.
const printed = `go: downloading something
{"ImportPath":"m/broken [m/broken.test]","Action":"build-output","Output":"# m/broken\n"}
{"ImportPath":"m/broken [m/broken.test]","Action":"build-output","Output":"x.go:2:1: syntax error\n"}
{"ImportPath":"m/broken [m/broken.test]","Action":"build-fail"}
{"Action":"start","Package":"m/broken"}
{"Action":"output","Package":"m/broken","Output":"FAIL\tm/broken [build failed]\n"}
{"Action":"fail","Package":"m/broken","Elapsed":0,"FailedBuild":"m/broken [m/broken.test]"}
{"Action":"start","Package":"m/start"}
{"Action":"start","Package":"m/good"}
{"Action":"run","Package":"m/good","Test":"TestA"}
{"Action":"output","Package":"m/good","Test":"TestA","Output":"=== RUN   TestA\n"}
{"Action":"output","Package":"m/start","Output":"panic: at start\n"}
{"Action":"fail","Package":"m/start","Elapsed":0.007}
{"Action":"run","Package":"m/good","Test":"TestA/a_row"}
{"Action":"output","Package":"m/good","Test":"TestA/a_row","Output":"said\n"}
{"Action":"fail","Package":"m/good","Test":"TestA/a_row"}
{"Action":"fail","Package":"m/good","Test":"TestA"}
{"Action":"run","Package":"m/good","Test":"TestAB"}
{"Action":"skip","Package":"m/good","Test":"TestAB"}
{"Action":"run","Package":"m/good","Test":"TestC"}
{"Action":"output","Package":"m/good","Output":"FAIL\tm/good\t0.006s\n"}
{"Action":"fail","Package":"m/good"}
`

func TestReadEvents(t *testing.T) {
	r := ReadEvents(printed)
	want := &Report{
		Tests: []*TestResult{
			{Package: "m/good", Name: "TestA", Action: "fail", Output: "=== RUN   TestA\n", HasCases: true},
			{Package: "m/good", Name: "TestA/a_row", Action: "fail", Output: "said\n"},
			{Package: "m/good", Name: "TestAB", Action: "skip"},
			{Package: "m/good", Name: "TestC"},
		},
		Packages: []*PackageResult{
			{
				Path: "m/broken", Action: "fail", Output: "FAIL\tm/broken [build failed]\n",
				Broken: true, Build: "# m/broken\nx.go:2:1: syntax error\n",
			},
			{Path: "m/start", Action: "fail", Output: "panic: at start\n"},
			{Path: "m/good", Action: "fail", Output: "FAIL\tm/good\t0.006s\n"},
		},
		Output: "FAIL\tm/broken [build failed]\n=== RUN   TestA\npanic: at start\nsaid\n" +
			"FAIL\tm/good\t0.006s\n",
		GoSays: "go: downloading something\n",
	}
	if d := cmp.Diff(want, r); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
}

func TestBroken(t *testing.T) {
	tests := []struct{ name, printed, want string }{
		{"one package does not compile", printed, "syntax error"},
		{"go itself gives up", "go: go.mod is broken\n", "go: go.mod is broken"},
		{"a red test", `{"Action":"fail","Package":"m/good","Test":"TestA"}` + "\n", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := ReadEvents(tt.printed).Broken(); !strings.Contains(got, tt.want) || tt.want == "" && got != "" {
				t.Errorf("Broken() = %q, want %q in it", got, tt.want)
			}
		})
	}
}
