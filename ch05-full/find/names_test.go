// names_test.go compares names as people type them.

package find

import "testing"

func TestHasWords(t *testing.T) {
	tests := []struct {
		rule  string
		name  string
		words string
		want  bool
	}{
		{rule: "a whole name", name: "Anna Bo", words: "anna bo", want: true},
		{rule: "in another order, and with commas", name: "Bo, Anna", words: "Anna Bo", want: true},
		{rule: "the beginning of a word", name: "Carlsen, Magnus", words: "carl", want: true},
		{rule: "the beginning of a word behind a hyphen", name: "Vachier-Lagrave", words: "lagr", want: true},
		{rule: "with the hyphen", name: "Vachier-Lagrave, M", words: "vachier-lagrave", want: true},
		{rule: "not the middle of a word", name: "Carlsen, Magnus", words: "arl", want: false},
		{rule: "all of the words", name: "Carlsen, Magnus", words: "carlsen henrik", want: false},
		{rule: "no words", name: "Carlsen", words: " ", want: true},
		{rule: "without an apostrophe", name: "O'Kelly", words: "okelly", want: true},
		{rule: "British and American", name: "French Defence", words: "defense", want: true},

		{rule: "ü is ue", name: "Müller", words: "Mueller", want: true},
		{rule: "ü is u", name: "Müller", words: "Muller", want: true},
		{rule: "ue is ü", name: "Mueller", words: "Müller", want: true},
		{rule: "ue is u", name: "Mueller", words: "Muller", want: true},
		{rule: "u is ü", name: "Muller", words: "Müller", want: true},
		{rule: "u is ue", name: "Muller", words: "Mueller", want: true},
		{rule: "ü as u and two dots", name: "Mu\u0308ller", words: "mueller", want: true},
		{rule: "capital umlauts", name: "ÖSTERREICH", words: "oesterreich", want: true},
		{rule: "the beginning of a word with ue", name: "Müller", words: "muel", want: true},
		{rule: "the beginning of a word with ü", name: "Mueller", words: "mül", want: true},
		{rule: "without an acute accent", name: "Andrés", words: "andres", want: true},
		{rule: "without the accents of a mark each", name: "Andre\u0301s", words: "andrés", want: true},
		{rule: "without a stroke", name: "Błażej", words: "blazej", want: true},

		{rule: "Joe is not Johnson", name: "Johnson", words: "Joe", want: false},
		{rule: "Moe is not Morphy", name: "Morphy, Paul", words: "Moe", want: false},
		{rule: "Mae is not Max", name: "Max", words: "Mae", want: false},
		{rule: "Joe is not Jo", name: "Jo", words: "Joe", want: false},
		{rule: "Joe is Joe", name: "Joe", words: "joe", want: true},
		{rule: "Joe begins Joel", name: "Joel", words: "joe", want: true},
		{rule: "a queen", name: "Queen's Gambit", words: "queens gam", want: true},
	}
	for _, tt := range tests {
		t.Run(tt.rule, func(t *testing.T) {
			if got := hasWords(tt.name, tt.words); got != tt.want {
				t.Errorf("hasWords(%q, %q) = %v, want %v", tt.name, tt.words, got, tt.want)
			}
		})
	}
}
