// main_test.go tests what the command says, whatever a learner has written.

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/learn"
)

func TestTooLittle(t *testing.T) {
	folder := t.TempDir()
	empty := filepath.Join(folder, "empty.pgn")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct{ name, path, want string }{
		{name: "an empty file", path: empty, want: "empty.pgn has 0 games"},
		{name: "a folder", path: folder, want: "it is a folder"},
		{name: "no such file", path: filepath.Join(folder, "none.pgn"), want: "none.pgn cannot be read"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var out bytes.Buffer
			err := run(&out, tt.path)
			if err == nil || !strings.Contains(err.Error(), tt.want) || out.Len() > 0 {
				t.Errorf("it prints %q, and the error is %v, want %s", out.String(), err, tt.want)
			}
		})
	}
}

// Games that are all alike have nothing to say.
func TestNothingToLearn(t *testing.T) {
	const games = 10
	for _, tt := range []struct {
		name     string
		samples  int // of each game
		vain     int // games at the end that have none
		outcomes map[chess.Outcome]int
		want     string // "" if there is something to learn
	}{
		{
			name: "they differ", samples: 20,
			outcomes: map[chess.Outcome]int{chess.WhiteWins: 5, chess.BlackWins: 5},
		},
		{
			name: "all are drawn", samples: 20, outcomes: map[chess.Outcome]int{chess.Draw: games},
			want: "all games of all.pgn end with 1/2-1/2",
		},
		{
			name: "White wins all", samples: 20, outcomes: map[chess.Outcome]int{chess.WhiteWins: games},
			want: "all games of all.pgn end with 1-0",
		},
		{
			name: "the same moves", samples: 20, vain: 9, outcomes: map[chess.Outcome]int{chess.Draw: games},
			want: "with 20 quiet positions: that is too little to learn from. Games that add no position: 9.",
		},
		{
			name: "few positions", samples: 1, outcomes: map[chess.Outcome]int{chess.Draw: games},
			want: "with 10 quiet positions: that is too little to learn from. Play more",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := make([][]learn.Sample, games)
			for i := range games - tt.vain {
				all[i] = make([]learn.Sample, tt.samples)
			}
			text := ""
			if err := refusal("all.pgn", all, tt.outcomes); err != nil {
				text = err.Error()
			}
			if !strings.Contains(text, tt.want) || (text == "") != (tt.want == "") {
				t.Errorf("it says %q, want %q", text, tt.want)
			}
		})
	}
}

func TestResults(t *testing.T) {
	counts, err := results(strings.NewReader("1. e4 1-0\n\n1. d4 *\n\n1. c4 1-0\n\n1. b4 1/2-1/2\n"), "")
	if err != nil || len(counts) != 2 || counts[chess.WhiteWins] != 2 || counts[chess.Draw] != 1 {
		t.Errorf("the results are %v, error %v, want two wins of White and a draw", counts, err)
	}
}
