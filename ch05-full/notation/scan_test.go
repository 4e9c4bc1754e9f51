// scan_test.go tests how a text is taken apart.

package notation

import "testing"

func TestCastlingLetters(t *testing.T) {
	tests := []struct {
		name string
		text string
		want int
	}{
		{"capital letters are the usual ones", "O-O", 2},
		{"three of them are the other side", "O-O-O", 3},
		{"zeros do as well", "0-0", 2},
		{"small letters do", "o-o-o", 3},
		{"without dashes it is the same", "oo", 2},
		{"one letter is counted, castling or not", "O", 1},
		{"no text has no letters", "", 0},
		{"another letter is no castling", "O-Ok", 0},
		{"a move of a piece is none", "Nf3", 0},
		{"a dash is between letters, not before them", "-O-O", 0},
		{"a dash is between letters, not behind them", "O-O-", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := castlingLetters(tt.text); got != tt.want {
				t.Errorf("castlingLetters(%q) = %d, want %d", tt.text, got, tt.want)
			}
		})
	}
}

// Whatever scanSAN takes apart, scanAny takes apart in the same way: each text of up to six of
// these letters is tried.
func TestScanSAN(t *testing.T) {
	const letters = "BNbe14x+"
	texts, read := []string{""}, 0
	for range 6 {
		var longer []string
		for _, text := range texts {
			for _, letter := range letters {
				longer = append(longer, text+string(letter))
			}
		}
		for _, text := range longer {
			got, ok := scanSAN(text)
			if !ok {
				continue
			}
			read++
			if want, err := scanAny(text); got != want || err != nil {
				t.Fatalf("scanSAN(%q) is %+v, and scanAny's %+v, error %v", text, got, want, err)
			}
		}
		texts = longer
	}
	if read < 100 {
		t.Errorf("scanSAN has read %d texts only", read)
	}
}
