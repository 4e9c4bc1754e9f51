// openings_test.go tests the table, and what is found in it.

package openings

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// rows returns the table: each code and name, and its moves.
func rows() (found [][2]string) {
	for line := range strings.Lines(strings.TrimSpace(table)) {
		name, moves, _ := strings.Cut(strings.TrimSpace(line), " = ")
		found = append(found, [2]string{name, moves})
	}
	return found
}

func TestTable(t *testing.T) {
	positions, families := map[uint64]string{}, map[string]string{}
	for _, row := range rows() {
		code, name := row[0][:3], row[0][4:]
		if code < "A00" || code > "E99" || strings.ContainsFunc(name, func(r rune) bool { return r > '~' }) {
			t.Errorf("%s: a code goes from A00 to E99, and a name has plain letters", row[0])
		}
		keys, ok := play(row[1])
		if !ok {
			t.Errorf("%s: not legal: %s", row[0], row[1])
			continue
		}
		if other := positions[keys[len(keys)-1]]; other != "" {
			t.Errorf("%s has the position of %s: %s", row[0], other, row[1])
		}
		positions[keys[len(keys)-1]] = row[0]
		spelled := strings.NewReplacer("defence", "defense", "'s", "", "ü", "ue", "'", "", "-", " ")
		for _, part := range strings.FieldsFunc(name, func(r rune) bool { return r == ':' || r == ',' }) {
			part = strings.TrimSpace(part)
			key := spelled.Replace(strings.ToLower(part))
			if other, known := families[key]; known && other != part || strings.Contains(part, "Defence") {
				t.Errorf("%s: %s has another spelling: %s", row[0], part, other)
			}
			families[key] = part
		}
	}
	if n := len(positions); n != 502 {
		t.Errorf("%d positions have a name, want 502", n)
	}
}

// game returns a game of moves.
func game(t *testing.T, start chess.Position, moves string) *pgn.Game {
	t.Helper()
	line, err := pgn.ParseLine(start, moves)
	if err != nil {
		t.Fatal(err)
	}
	g := pgn.New(start)
	n := g.Root
	for _, m := range line {
		n = n.Add(m)
	}
	return g
}

func TestNote(t *testing.T) {
	tests := []struct{ name, fen, moves, want string }{
		{"the Queen's Gambit Declined by another order", chess.StartFEN, "d4 Nf6 c4 e6 Nc3 d5", "Queen's Gambit Declined: Normal Defense (D35)"},
		{"a line with a name of its own", chess.StartFEN, "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 h6", "Ruy Lopez: Closed, Smyslov Defense (C93)"},
		{"a line of the table", chess.StartFEN, "e4 c5", "Sicilian Defense (B20)"},
		{"the last name counts", chess.StartFEN, "e4 c5 Nf3 d6 Bb5+ Nc6 O-O Bd7", "Sicilian Defense: Moscow Variation (B51)"},
		{"a queen's pawn game becomes the French", chess.StartFEN, "d4 e6 e4 d5 Nc3 Bb4", "French Defense: Winawer Variation (C15)"},
		{"the English becomes the King's Indian", chess.StartFEN, "c4 Nf6 Nc3 g6 e4 d6 d4 Bg7 f3", "King's Indian Defense: Saemisch Variation (E80)"},
		{"the Reti becomes the Sicilian", chess.StartFEN, "Nf3 c5 e4 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5", "Sicilian Defense: Sveshnikov Variation (B33)"},
		{"a pawn that was passed, and cannot be taken, makes no difference", chess.StartFEN, "c4 e5 e4", "English Opening: The Whale (C20)"},
		{"a king that has moved is another position", chess.StartFEN, "e4 e5 Nf3 Nc6 Ke2 Nf6 Ke1 Ng8 Bc4", "King's Knight Opening (C44)"},
		{"by another way", chess.StartFEN, "Nf3 Nf6 c4 e6 d4 b6", "Queen's Indian Defense (E12)"},
		{"from a position on the way", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", "c5", "Sicilian Defense (B20)"},
		{"nothing played", chess.StartFEN, "", ""},
		{"no kings", "8/8/8/8/8/8/P7/8 w - - 0 1", "a4", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			p, err := chess.ParseFEN(tt.fen)
			if err != nil {
				t.Fatal(err)
			}
			g := game(t, p, tt.moves)
			if got := strings.Join(Note(g, g.End()), "|"); got != tt.want {
				t.Errorf("after %s it is %q, want %q", tt.moves, got, tt.want)
			}
		})
	}
}

func TestTagged(t *testing.T) {
	tests := []struct{ name, eco, opening, want string }{
		{"a game without", "", "", "B01 Scandinavian Defense"},
		{"a name that it had before is ours", "B00", "King's Pawn Game", "B01 Scandinavian Defense"},
		{"a code stays, and is alone", "B00", "", "B00 "},
		{"a name stays, and is alone", "", "My own", " My own"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := game(t, chess.StartingPosition(), "e4 d5")
			g.SetTag("ECO", tt.eco)
			g.SetTag("Opening", tt.opening)
			tagged := Tagged(g)
			if got := tagged.Tag("ECO") + " " + tagged.Tag("Opening"); got != tt.want {
				t.Errorf("it is tagged %q, want %q", got, tt.want)
			}
			if g.Tag("ECO") != tt.eco {
				t.Error("the game itself was changed")
			}
		})
	}
}

func TestBook(t *testing.T) {
	for _, tt := range []struct{ name, fen, moves, want string }{
		{"to names, in the order of the alphabet", chess.StartFEN, "e4 e5 f4", "King's Gambit (C30)|d5    King's Gambit: Falkbeer Countergambit (C31)|exf4  King's Gambit Accepted (C33)"},
		{"by another way", chess.StartFEN, "d4 c6", "Queen's Pawn Game (A40)|e4    Caro-Kann Defense (B12)"},
		{"on the way to several", chess.StartFEN, "d4 Nf6 c4 c5", "Benoni Defense (A56)|Nf3   English Opening: Symmetrical Variation, Anti-Benoni Variation (A31)|d5    toward 3 names"},
		{"on the way to one", chess.StartFEN, "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5", "Sicilian Defense: Najdorf Variation (B90)|e6    toward Sicilian Defense: Najdorf, Poisoned Pawn (B97)"},
		{"a name that several positions have is one", chess.StartFEN, "b3 e5", "Nimzowitsch-Larsen Attack: Modern Variation (A01)|Bb2   toward Nimzowitsch-Larsen Attack: Modern Variation (A01)"},
		{"nothing", chess.StartFEN, "Nh3 h6", "no opening with a name leads here or on from here"},
		{"no kings", "8/8/8/8/8/8/P7/8 w - - 0 1", "a4", "a king is missing, and no opening begins like that"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := game(t, chess.MustParseFEN(tt.fen), tt.moves)
			if got := strings.ReplaceAll(Book(g, g.End()), "\n", "|"); got != tt.want {
				t.Errorf("after %s: %s, want %s", tt.moves, got, tt.want)
			}
		})
	}
}
