// words_test.go splits a command line as a shell would.

package docs

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
)

var shellWord = regexp.MustCompile(`(?:[^\s'"\\]|'[^']*'|"[^"]*"|\\.)+`)

// shellWords splits a line at spaces, quotes and backslashes observed.
func shellWords(line string) (words []string, err error) {
	if rest := shellWord.ReplaceAllString(line, ""); strings.TrimSpace(rest) != "" {
		return nil, errors.New("a quote is not closed, or a backslash stands at the end")
	}
	for _, word := range shellWord.FindAllString(line, -1) {
		words = append(words, quoting.ReplaceAllString(word, "$1$2$3"))
	}
	return words, nil
}

// quoting is a part of a word with what must not get into it around.
var quoting = regexp.MustCompile(`'([^']*)'|"([^"]*)"|\\(.)`)

func TestShellWords(t *testing.T) {
	tests := []struct {
		name, line string
		want       []string
	}{
		{"spaces", "go  run ./ch01-display ", []string{"go", "run", "./ch01-display"}},
		{"double quotes", `-fen "8/8 b" x`, []string{"-fen", "8/8 b", "x"}},
		{"single quotes", `-run '^Test|"x"$'`, []string{"-run", `^Test|"x"$`}},
		{"quotes within a word", `a'b c'"d"`, []string{"ab cd"}},
		{"an empty word", `-fen ''`, []string{"-fen", ""}},
		{"a backslash", `a\ b`, []string{"a b"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got, err := shellWords(tt.line)
			if d := gocmp.Diff(tt.want, got); err != nil || d != "" {
				t.Errorf("shellWords(%s): %v (-want +got):\n%s", tt.line, err, d)
			}
		})
	}
	for _, line := range []string{`a "b`, `a\`} {
		if _, err := shellWords(line); err == nil {
			t.Errorf("shellWords(%s): no error", line)
		}
	}
}
