// main_test.go tests what the command says, whatever a learner has written.

package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

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
		name    string
		samples int     // of each game
		vain    int     // games at the end that have none
		points  float64 // of the first sample; the others have half a point
		want    string  // "" if there is something to learn
	}{
		{name: "they differ", samples: 20, points: 1},
		{
			name: "all are drawn", samples: 20, points: 0.5,
			want: "all games of all.pgn are drawn",
		},
		{
			name: "the same moves", samples: 20, vain: 9, points: 1,
			want: "with 20 quiet positions: that is too little to learn from. Games that add no position: 9.",
		},
		{
			name: "few positions", samples: 1, points: 1,
			want: "with 10 quiet positions: that is too little to learn from. Play more",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := make([][]learn.Sample, games)
			for i := range games - tt.vain {
				for range tt.samples {
					all[i] = append(all[i], learn.Sample{Points: 0.5})
				}
			}
			all[0][0].Points = tt.points
			text := ""
			if err := refusal("all.pgn", all); err != nil {
				text = err.Error()
			}
			if !strings.Contains(text, tt.want) || (text == "") != (tt.want == "") {
				t.Errorf("it says %q, want %q", text, tt.want)
			}
		})
	}
}
