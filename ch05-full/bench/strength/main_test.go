// main_test.go tests what the match reckons with.

package main

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

func TestScore(t *testing.T) {
	tests := []struct {
		name             string
		won, drawn, lost int
		want             string
	}{
		{"an even match", 30, 40, 30, "100 games: +30 =40 -30  50.0 %  Elo +0 (-53 to +53)  forfeits 0 and 0"},
		{"three points of four", 60, 30, 10, "100 games: +60 =30 -10  75.0 %  Elo +191 (+134 to +258)  forfeits 0 and 0"},
		{"all games won", 10, 0, 0, "10 games: +10 =0 -0  100.0 %  Elo +1200 (+1200 to +1200)  forfeits 0 and 0"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := score{won: tt.won, drawn: tt.drawn, lost: tt.lost}
			if got := s.String(); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
		})
	}
}

func TestOpeningsAreLegalAndDiffer(t *testing.T) {
	seen := map[chess.Key]string{}
	for line := range strings.SplitSeq(strings.TrimSpace(openings), "\n") {
		p := chess.StartingPosition()
		for word := range strings.FieldsSeq(line) {
			m, err := notation.Read(&p, word)
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			p.Make(m)
		}
		if other, ok := seen[p.Key()]; ok {
			t.Errorf("%s is also %s", line, other)
		}
		seen[p.Key()] = line
	}
}
