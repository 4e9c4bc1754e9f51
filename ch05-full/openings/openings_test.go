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
	names, positions, families := map[string]bool{}, map[uint64]string{}, map[string]string{}
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
		if other := positions[keys[len(keys)-1]]; other != "" || names[row[0]] {
			t.Errorf("%s has the position of %q, or the name is there twice", row[0], other)
		}
		names[row[0]], positions[keys[len(keys)-1]] = true, row[0]
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
	if n := len(names); n < 150 || n > 220 {
		t.Errorf("%d names, want 150 to 220", n)
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
		{"the last name counts", chess.StartFEN, "e4 c5 Nf3 d6 Bb5+ Bd7 Bxd7+ Qxd7", "Sicilian Defense: Moscow Variation (B51)"},
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
		{"by another way", chess.StartFEN, "Nf3 c5", "Reti Opening (A04)|e4    Sicilian Defense (B27)"},
		{"on the way to several", chess.StartFEN, "e4 e6", "French Defense (C00)|d4    toward 7 names"},
		{"on the way to one", chess.StartFEN, "e4 c6", "Caro-Kann Defense (B10)|Nc3   toward Caro-Kann Defense: Two Knights Attack (B10)|d4    toward 7 names"},
		{"nothing", chess.StartFEN, "h3 h6", "no opening with a name leads here or on from here"},
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
