// rows_test.go reads what the rows of tests say.

package digest

import (
	"testing"

	"mateinfive/internal/gotool"
)

// What is left of a look into the code is told, and what an example gets wrong is not taken for it.
func TestAnExampleThatPrintsMore(t *testing.T) {
	const end = "\n--- FAIL: ExampleBoard (0.00s)\n"
	const left = "\nAll that it expects is printed, too. Is there a fmt.Print left in the code?"
	tests := []struct{ name, output, want string }{
		{
			name:   "one line more",
			output: "=== RUN   ExampleBoard\n--- FAIL: ExampleBoard (0.00s)\ngot:\ndebug e4\n1. e4\n1... e5\nwant:\n1. e4\n1... e5\n",
			want:   "The code prints something that the example does not expect: \"debug e4\"." + left,
		},
		{
			name:   "several lines more",
			output: "=== RUN   ExampleBoard\ngot:\na\n1. e4\nb\nb\nwant:\n1. e4" + end,
			want:   "The code prints something that the example does not expect: \"a\", and 2 lines more." + left,
		},
		{
			name:   "another line",
			output: "=== RUN   ExampleBoard\ngot:\n1. d4\nwant:\n1. e4" + end,
			want:   "got:\n1. d4\nwant:\n1. e4",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			test := &gotool.TestResult{Name: "ExampleBoard", Action: "fail", Output: tt.output}
			if got := RowOf(test, nil, true, false).Text; got != tt.want {
				t.Errorf("it says\n%s\nwant\n%s", got, tt.want)
			}
		})
	}
}
