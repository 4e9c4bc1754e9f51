// run_test.go runs tests that go wrong, as those of a chapter might, in a process of their own.

package digest

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// asSample is set where this program runs one of the samples, and nothing else: to its test.
const asSample = "TEST_DIGEST_SAMPLE"

func TestMain(m *testing.M) {
	sample := os.Getenv(asSample)
	if os.Getenv(inside) != "" {
		flag.Parse()
		flag.Set("test.run", "^"+sample+"$")
	}
	if sample != "" {
		mostPrinted = 100 << 10
		os.Exit(Main(m))
	}
	os.Exit(m.Run())
}

// needsSample leaves a sample out where it is not asked for.
func needsSample(t *testing.T) {
	t.Helper()
	if os.Getenv(asSample) == "" {
		t.Skip("a sample, run by TestRuns")
	}
}

func rows(t *testing.T, row func(t *testing.T, i int)) {
	needsSample(t)
	for i := range 5 {
		t.Run(fmt.Sprint("row ", i+1), func(t *testing.T) { row(t, i) })
	}
}

func TestSampleGreen(t *testing.T) { rows(t, func(*testing.T, int) {}) }

func TestSamplePanics(t *testing.T) {
	rows(t, func(t *testing.T, i int) {
		board := [3]int{}
		if i != 1 {
			board[i]++
		}
	})
}

// Its second row panics and, once that is left out, what stands behind the row.
func TestSampleBreaksOff(t *testing.T) {
	board, i := [3]int{}, 3
	rows(t, func(t *testing.T, row int) {
		if row == 1 {
			board[i]++
		}
	})
	board[i]++
}

func TestSampleBreaksOffNot(t *testing.T) { rows(t, func(t *testing.T, _ int) { t.Error("oh") }) }

func TestSampleBehindItsRows(t *testing.T) {
	board, i := [3]int{}, 3
	rows(t, func(*testing.T, int) {})
	board[i]++
}

func TestSampleExits(t *testing.T) {
	rows(t, func(t *testing.T, i int) {
		if i == 2 {
			os.Exit(0)
		}
	})
}

func TestSampleFloods(t *testing.T) {
	rows(t, func(*testing.T, int) {
		for {
			fmt.Println("debug")
		}
	})
}

func TestSampleCallsItself(t *testing.T) {
	rows(t, func(t *testing.T, i int) {
		if i == 0 {
			t.Log(callItself(1))
		}
	})
}

var ends = false // a checker sees a function that cannot end

func callItself(n int) int {
	if ends {
		return n
	}
	return callItself(n+1) + callItself(n+2)
}

// However the tests of a package end, each row is run, and what is wrong stands in a few lines.
func TestRuns(t *testing.T) {
	tests := []struct {
		name   string
		sample string
		status int
		want   []string
		lines  int // at most
	}{
		{
			name:   "green tests say nothing",
			sample: "TestSampleGreen", want: []string{"PASS\n"}, lines: 1,
		},
		{
			name:   "a panic costs a row, and not those behind it",
			sample: "TestSamplePanics", status: 1,
			want: []string{
				"TestSamplePanics: 2 of 5 rows are red. The first:\n  row 4\n",
				"It panics: index out of range [3] with length 3.\n",
				"All of it: go test -run . ./internal/digest\n",
			},
			lines: 7,
		},
		{
			name:   "a row panics, then its test, and the tests behind them are run",
			sample: "TestSampleBreaksOff.*", status: 1,
			want:  []string{"2 tests of internal/digest are red.", "Most likely for the same reason: TestSampleBreaksOffNot."},
			lines: 12,
		},
		{
			name:   "a test that panics behind its rows, which are green, is red",
			sample: "TestSampleBehindItsRows", status: 1,
			want:  []string{"TestSampleBehindItsRows:\n  It panics: index out of range [3] with length 3."},
			lines: 4,
		},
		{
			name:   "a program that ends without a word, and the rows behind it",
			sample: "TestSampleExits", status: 1,
			want:  []string{"1 of 5 rows is red", "row 3\n  The test program ended before its tests did."},
			lines: 6,
		},
		{
			name:   "a loop that prints",
			sample: "TestSampleFloods", status: 1,
			want:  []string{"TestSampleFloods:\n  row 1\n  It prints without end, and was stopped after 100 kilobytes"},
			lines: 5,
		},
		{
			name:   "a function that calls itself",
			sample: "TestSampleCallsItself", status: 1,
			want:  []string{"1 of 5 rows is red", " calls itself again and again"},
			lines: 8,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			run := exec.Command(os.Args[0])
			run.Env = append(os.Environ(), asSample+"="+tt.sample)
			text, _ := run.CombinedOutput()
			out := string(text)
			if got := run.ProcessState.ExitCode(); got != tt.status {
				t.Errorf("the exit status is %d, want %d", got, tt.status)
			}
			for _, want := range tt.want {
				if !strings.Contains(out, want) {
					t.Errorf("it does not say %q", want)
				}
			}
			if got := strings.Count(out, "\n"); got > tt.lines {
				t.Errorf("it prints %d lines, want %d at most", got, tt.lines)
			}
			if t.Failed() {
				t.Logf("it says\n%.3000s", out)
			}
		})
	}
}

// For the workshop go itself reads the output: of the first run and, behind it, of what later
// runs have come to.
func TestRunsForTool(t *testing.T) {
	run := exec.Command(os.Args[0], "-test.v=test2json")
	run.Env = append(os.Environ(), asSample+"=TestSamplePanics", "MATEINFIVE_NESTED=1")
	text, _ := run.CombinedOutput()
	var got []string
	for _, test := range readRaw(string(text)).Tests {
		got = append(got, strings.TrimPrefix(test.Name, "TestSamplePanics/")+" "+test.Action)
	}
	want := "TestSamplePanics fail, row_1 pass, row_2 pass, row_3 pass, row_4 fail, row_5 fail"
	if strings.Join(got, ", ") != want {
		t.Errorf("go reads %s, want %s", strings.Join(got, ", "), want)
	}
}
