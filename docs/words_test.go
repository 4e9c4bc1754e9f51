// words_test.go splits a command line as a shell would.

package docs

import (
	"errors"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
)

// shellWords splits a line at spaces, quotes and backslashes observed.
func shellWords(line string) ([]string, error) {
	var words []string
	var word strings.Builder
	inWord := false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; c {
		case ' ', '\t':
			if inWord {
				words = append(words, word.String())
				word.Reset()
				inWord = false
			}
		case '\'', '"':
			end := strings.IndexByte(line[i+1:], c)
			if end < 0 {
				return nil, errors.New("a quote is not closed")
			}
			word.WriteString(line[i+1 : i+1+end])
			i += 1 + end
			inWord = true
		case '\\':
			if i++; i == len(line) {
				return nil, errors.New("a backslash stands at the end")
			}
			word.WriteByte(line[i])
			inWord = true
		default:
			word.WriteByte(c)
			inWord = true
		}
	}
	if inWord {
		words = append(words, word.String())
	}
	return words, nil
}

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
