// end_test.go looks back while something is to be answered.

package terminal

import "testing"

// An offer stands while somebody looks back, until it is answered or passed over.
func TestAnOfferStandsWhileOneLooksBack(t *testing.T) {
	const noOffer = "no draw has been offered\n"
	tests := []struct{ name, lines, want string }{
		{"it is there again", "e4 e5 draw Nf3 prev last", "1/2-1/2, draw by agreement\nprev steps back through the game, save keeps it in a file, rematch changes sides\n"},
		{"but not where it was declined", "e4 e5 draw Nf3 decline prev last", noOffer},
		{"nor after a move", "e4 e5 draw Nf3 Nc6 prev last", noOffer},
		{"nor in another game", "e4 e5 draw Nf3 prev reset d4 d5 Nc3", noOffer},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, "")
			d.s.live = false // nobody asks whether a game may be lost
			d.plays(0, tt.lines)
			compare(t, d.types(0, "accept"), tt.want)
		})
	}
}

// Yes types the line again that was asked for.
func TestYesTypesTheLineAgain(t *testing.T) {
	d := sit(t, t.TempDir())
	d.types(0, "e4")
	d.types(0, "new")
	if d.types(0, "yes"); len(d.s.plies()) != 0 {
		t.Error("no game has begun")
	}
	d.types(0, "d4")
	d.types(0, "new")
	d.types(0, "board")
	compare(t, d.types(0, "yes"), "yes: nothing was asked\n")
}
