// margin_test.go compares bars with figures that are known, and plays matches between equals.

package margin

import (
	"math"
	"math/rand/v2"
	"testing"
)

// Without draws the share of a player who has won half of many games has a bar of 98 percent of a
// point through the square root of their number; draws make it smaller.
func TestOf(t *testing.T) {
	for _, tt := range []struct {
		name             string
		won, drawn, lost float64
		want             float64
	}{
		{name: "a thousand games without a draw: 98 / √1000", won: 500, lost: 500, want: 3.1},
		{name: "half of them drawn: 98 / √2000", won: 250, drawn: 500, lost: 250, want: 2.2},
		{name: "ten thousand games", won: 5000, lost: 5000, want: 0.98},
		{name: "a coin that has fallen on one side five times", won: 5, want: 25.9},
		{name: "fifty times", won: 50, want: 3.7},
		{name: "no game at all", want: 69.3},
	} {
		if got := Of(tt.won, tt.drawn, tt.lost); math.Abs(got-tt.want) > 0.05 {
			t.Errorf("%s: %.2f, want %.2f", tt.name, got, tt.want)
		}
	}
}

// Elo's own examples of the curve: 200 points ahead are about three of four games.
func TestElo(t *testing.T) {
	for share, want := range map[float64]float64{50: 0, 64: 100, 76: 200, 75: 191, 25: -191, 91: 402, 100: math.Inf(1), 0: math.Inf(-1)} {
		if got := Elo(share); math.Abs(got-want) > 0.5 && got != want {
			t.Errorf("%g %% is %.1f Elo, want %g", share, got, want)
		}
	}
}

func TestSure(t *testing.T) {
	for _, tt := range []struct {
		won, drawn, lost float64
		want             bool
		needed           float64 // games in all
	}{
		{won: 20, want: true, needed: 7},
		{won: 15, lost: 5, want: false, needed: 27},
		{won: 16, lost: 4, want: true, needed: 19},
		{won: 4, lost: 16, want: true, needed: 19},
		{won: 6, drawn: 14, want: false, needed: 23},
		{won: 7, drawn: 13, want: true, needed: 19},
		{won: 11, lost: 9, want: false, needed: 664},
		{won: 110, lost: 90, want: false, needed: 664},
		{won: 100, drawn: 3, lost: 100, want: false, needed: math.Inf(1)},
		{drawn: 20, want: false, needed: math.Inf(1)},
	} {
		sure, needed := Sure(tt.won, tt.lost), Needed(tt.won, tt.drawn, tt.lost)
		if sure != tt.want || needed != tt.needed {
			t.Errorf("+%g =%g -%g: %t, and %g games; want %t, %g", tt.won, tt.drawn, tt.lost, sure, needed, tt.want, tt.needed)
		}
	}
}

// A match is looked at ten times at most, after both games of an opening, and at its end.
func TestLook(t *testing.T) {
	for most, want := range map[int]int{2: 1, 20: 1, 50: 3, 200: 10, 201: 10, 210: 10, 1000: 10, 999: 10} {
		n := 0
		for after := 1; after <= most; after++ {
			if Look(after, most) {
				n++
			}
			if Look(after, most) && after < most && (after < fewGames || after%2 == 1) {
				t.Errorf("a match of %d games is looked at after %d", most, after)
			}
		}
		if n != want {
			t.Errorf("a match of %d games is looked at %d times, want %d", most, n, want)
		}
	}
}

// Of the matches between equals that end as soon as they are sure no more than 5 in 100 are sure.
func TestPeekingDoesNotFool(t *testing.T) {
	for _, drawn := range []float64{0, 0.3, 0.8} {
		dice, fooled := rand.New(rand.NewPCG(1, 2)), 0
		const matches, most = 5000, 200
		for range matches {
			var results [3]float64 // won, drawn, lost
			for after := 1; after <= most; after++ {
				results[result(dice.Float64(), drawn)]++
				if Look(after, most) && Sure(results[0], results[2]) {
					fooled++
					break
				}
			}
		}
		if share := float64(fooled) / matches; share < 0.01 || share > 0.05 {
			t.Errorf("with %.0f %% of the games drawn %.1f %% of the matches are fooled", 100*drawn, 100*share)
		}
	}
}

// result is how a game between equals ends, by chance, if a share of such games is drawn.
func result(chance, drawn float64) int {
	switch {
	case chance < drawn:
		return 1
	case chance < drawn+(1-drawn)/2:
		return 0
	}
	return 2
}
