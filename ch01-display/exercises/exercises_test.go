// exercises_test.go judges the answers to the exercises of chapter 1. An
// exercise that is not written yet is skipped; ask for it by name to see where
// it waits: go run ./exercises check Letters, or in the words of go test:
// go test -run TestTaskLetters ./ch01-display/...

// The tests stand outside the package, so that no name of theirs is in the way
// of a name that you choose.
package exercises_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch01-display/chess"
	"mateinfive/ch01-display/exercises"
	"mateinfive/internal/check"
)

// english is the alphabet of Board.String.
const english = "KQRBNP"

// program is the command that lets the player try an answer on the screen.
const program = "go run ./ch01-display"

func TestTaskLetters(t *testing.T) {
	const middle = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R"
	tests := []struct{ name, board, from, to, want, why string }{
		{name: "German pieces in the starting position", board: start, from: english, to: "KDTLSB",
			want: "tsldklst bbbbbbbb ........ ........ ........ ........ BBBBBBBB TSLDKLST",
			why:  "The last line names the files. A b there is no bishop."},
		{name: "the French king takes the letter of the English rook", board: middle, from: english, to: "RDTFCP",
			want: "t.fd.tr. ppp..ppp ..cp.c.. ..f.p... ..F.P... ..PP.C.. PP...PPP TCFDR..T",
			why:  "The king becomes R and the rook T. A king that has become R is no rook."},
		{name: "two letters change places", board: "8/8/3q4/4k3/8/2K5/1Q6/8", from: english, to: "QKRBNP",
			want: "........ ........ ...k.... ....q... ........ ..Q..... .K...... ........"},
		{name: "Bulgarian letters are two bytes long each", board: middle, from: english, to: "ЦДТОКП",
			want: "т.од.тц. ппп..ппп ..кп.к.. ..о.п... ..О.П... ..ПП.К.. ПП...ППП ТКОДЦ..Т",
			why:  "A text of six letters may have more than six bytes."},
		{name: "an alphabet in lower case is the same alphabet", board: "4k3/8/8/8/8/8/8/R3K3", from: "kqrbnp", to: "kdtlsb",
			want: "....k... ........ ........ ........ ........ ........ ........ T...K..."},
		{name: "an empty board has nothing to translate", board: "8/8/8/8/8/8/8/8", from: english, to: "KDTLSB",
			want: "........ ........ ........ ........ ........ ........ ........ ........",
			why:  "The last line names the files. It is the same in every language."},
	}
	e := check.New(t, "Letters")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := board(tt.board)
			miss := check.Miss{Call: lettersCall(tt.from, tt.to), Want: diagram(tt.want), Why: tt.why}
			if tt.board == start {
				miss.Play, miss.Then = program, "letters "+tt.to
			}
			check.Asking(miss.Call, "")
			got, err := exercises.Letters(b.String(), tt.from, tt.to)
			if err != nil {
				miss.Got, miss.Want = "the error: "+err.Error(), "the diagram in the other letters"
				return &miss
			}
			if got != miss.Want {
				miss.Got = got
				return &miss
			}
			return nil
		})
	}
	e.Case("there and back again is where we were", func() *check.Miss {
		b := board(middle)
		want := b.String()
		for _, alphabet := range []string{"KDTLSB", "RDTFCP", "NPKQRB", "ЦДТОКП"} {
			there, err := exercises.Letters(want, english, alphabet)
			if err != nil {
				return &check.Miss{Call: lettersCall(english, alphabet), Got: "the error: " + err.Error(), Want: "no error"}
			}
			back, err := exercises.Letters(there, alphabet, english)
			if err != nil {
				return &check.Miss{Call: lettersCall(alphabet, english), Got: "the error: " + err.Error(), Want: "no error"}
			}
			if back != want {
				return &check.Miss{Call: lettersCall(english, alphabet) + ", and back", Got: back, Want: want}
			}
		}
		return nil
	})

	refused := []struct{ name, from, to, why string }{
		{"five letters are refused", english, "KDTLS", "Each of the six pieces needs a letter."},
		{"seven letters are refused", english, "KDTLSBX", "There is no seventh piece."},
		{"no letters at all are refused", english, "", "Each of the six pieces needs a letter."},
		{"three letters in six bytes are refused", english, "ЦДТ", "These are three letters, though Go says that the text is six bytes long."},
		{"a letter for two pieces is refused", english, "KDTLKB", "K would be the king and the knight: it could not be read back."},
		{"a letter in both cases is one letter", english, "KDTLkB", "A lower case k is Black's king already. It cannot be a knight as well."},
		{"the alphabet to read from is judged too", "KQRBKP", "KDTLSB", "Is a K on the board a king or a knight?"},
		{"a digit is no letter", english, "KDTLS1", "A digit has no lower case, so Black's pawn would look like White's."},
		{"a dot is an empty square", english, "KDTLS.", "A dot is an empty square already."},
		{"letters without a lower case are refused", english, "王后車象馬兵", "Without upper and lower case, White's pieces would look like Black's."},
	}
	for _, tt := range refused {
		e.Case(tt.name, func() *check.Miss {
			call := lettersCall(tt.from, tt.to)
			check.Asking(call, "")
			for _, placement := range []string{start, "8/8/8/8/8/8/8/8"} { // whatever is on the board
				b := board(placement)
				got, err := exercises.Letters(b.String(), tt.from, tt.to)
				if miss := wantError(call, got, err, tt.why); miss != nil {
					return miss
				}
			}
			return nil
		})
	}
	e.Case("a letter on the board that the alphabet does not have is refused", func() *check.Miss {
		b := board("4k3/8/8/8/8/8/8/4K2B")
		german, err := exercises.Letters(b.String(), english, "KDTLSB")
		if err != nil {
			return &check.Miss{Call: lettersCall(english, "KDTLSB"), Got: "the error: " + err.Error(), Want: "no error"}
		}
		got, err := exercises.Letters(german, english, "RDTFCP")
		return wantError(lettersCall(english, "RDTFCP")+" of a German board", got, err,
			"There is an L on this board, and no English piece has the letter L.")
	})
}

func TestTaskMaterial(t *testing.T) {
	tests := []struct {
		name, board  string
		white, black int
		then, why    string
	}{
		{name: "both sides begin with 39", board: start, white: 39, black: 39, then: "board",
			why: "Eight pawns, two rooks, two knights, two bishops, a queen: 8 + 10 + 6 + 6 + 9."},
		{name: "a king is never traded and has no price", board: "4k3/8/8/8/8/8/8/4K3", white: 0, black: 0,
			then: "clear, put K e1, put k e8"},
		{name: "an empty board weighs nothing", board: "8/8/8/8/8/8/8/8", white: 0, black: 0, then: "clear"},
		{name: "only White has pieces", board: "8/8/8/8/3Q4/8/8/8", white: 9, black: 0, then: "clear, put Q d4"},
		{name: "only Black has pieces", board: "8/8/8/3q4/8/8/8/8", white: 0, black: 9, then: "clear, put q d5"},
		{name: "the four corners count", board: "r6b/8/8/8/8/8/8/N6P", white: 4, black: 8,
			then: "clear, put N a1, put P h1, put r a8, put b h8"},
		{name: "a queen against two rooks", board: "3rkr2/8/8/8/8/8/8/3QK3", white: 9, black: 10},
		{name: "three queens on one side", board: "4k3/8/8/1Q1Q1Q2/8/8/8/4K3", white: 27, black: 0,
			why: "A side can have more than one queen: a pawn that gets to the end of the board becomes one."},
		{name: "where a piece stands does not matter", white: 24, black: 21, board: "2k4r/pp3pp1/4b3/8/3q4/5Q2/PP3PPP/2R2RK1"},
	}
	e := check.New(t, "Material")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := board(tt.board)
			asked := b
			check.Asking("Material(board)", b.String())
			white, black := exercises.Material(&asked)
			if white != tt.white || black != tt.black {
				return &check.Miss{Call: "Material(board)", Got: weights(white, black), Want: weights(tt.white, tt.black),
					Diagram: b.String(), Why: tt.why, Play: playIf(tt.then), Then: tt.then}
			}
			return untouched("Material(board)", b, asked)
		})
	}
}

func TestTaskChanged(t *testing.T) {
	const ordered = "The order counts, and each square comes once: a1, b1, ... h1, a2, ... h8."
	tests := []struct {
		name, before, after string
		want                []chess.Square
		then, why           string
	}{
		{name: "nothing has changed", before: start, after: start, then: "changed"},
		{name: "a move leaves one square and reaches another", before: start, after: "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
			want: []chess.Square{chess.E2, chess.E4}, then: "e2e4, changed"},
		{name: "the lower rank comes first even if the move went down", before: start,
			after: "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR", want: []chess.Square{chess.E5, chess.E7}, then: "e7e5, changed"},
		{name: "a pawn that takes a pawn changes both squares", before: "4k3/8/8/3p4/4P3/8/8/4K3", after: "4k3/8/8/3P4/8/8/8/4K3",
			want: []chess.Square{chess.E4, chess.D5}, why: "There is a pawn on d5 before and after, but it is not the same side's."},
		{name: "a bishop that takes a knight changes both squares", before: "4k3/8/5n2/8/8/8/1B6/4K3", after: "4k3/8/5B2/8/8/8/8/4K3",
			want: []chess.Square{chess.B2, chess.F6}, why: "Before, a black knight stood on f6. Now a white bishop does."},
		{name: "a knight in the place of a bishop of its own color is a change", before: "4k3/8/8/8/3B4/8/8/4K3",
			after: "4k3/8/8/8/3N4/8/8/4K3", want: []chess.Square{chess.D4},
			why: "They are worth the same, and still they are not the same piece."},
		{name: "two rooks that change places leave no trace", before: start, after: start, then: "a1d4, h1a1, d4h1, changed",
			why: "A board knows what stands on a square, not how it got there."},
		{name: "a piece put on an empty board", before: "8/8/8/8/8/8/8/8", after: "8/8/8/8/8/8/8/7R", want: []chess.Square{chess.H1},
			why: "Before, h1 was empty. That is a change too."},
		{name: "pieces taken off the board, up to the last square", before: "q6q/8/8/8/8/8/8/8", after: "8/8/8/8/8/8/8/8",
			want: []chess.Square{chess.A8, chess.H8}, why: "Before, black queens stood on a8 and h8."},
		{name: "king and rook have both moved", before: "4k3/8/8/8/8/8/8/4K2R", after: "4k3/8/8/8/8/8/8/5RK1",
			want: []chess.Square{chess.E1, chess.F1, chess.G1, chess.H1},
			why:  "The king has gone from e1 to g1 and the rook from h1 to f1: that makes four squares."},
		{name: "after three moves the order is still that of the squares", before: start,
			after: "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
			want:  []chess.Square{chess.G1, chess.E2, chess.F3, chess.E4, chess.E5, chess.E7}, then: "e2e4, e7e5, g1f3, changed"},
	}
	e := check.New(t, "Changed")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			before, after := board(tt.before), board(tt.after)
			askedBefore, askedAfter := before, after
			check.Asking("Changed(before, after)", after.String())
			got := exercises.Changed(&askedBefore, &askedAfter)
			if !slices.Equal(got, tt.want) {
				miss := &check.Miss{Call: "Changed(before, after)", Got: fmt.Sprint(got), Want: fmt.Sprint(tt.want),
					Diagram: after.String(), Extra: without(got, tt.want), Missing: without(tt.want, got),
					Legend: check.Legend{Extra: "the same, and you named it", Missing: "differs, and you left it out"}, Why: tt.why,
					Play: playIf(tt.then), Then: tt.then}
				if len(miss.Extra) == 0 && len(miss.Missing) == 0 {
					miss.Why = ordered
				}
				return miss
			}
			if miss := untouched("Changed(before, after)", before, askedBefore); miss != nil {
				return miss
			}
			return untouched("Changed(before, after)", after, askedAfter)
		})
	}
}

func TestTaskFramed(t *testing.T) {
	tests := []struct{ name, board, want, why string }{
		{
			name: "the starting position", board: start, want: `
				    a   b   c   d   e   f   g   h
				   --- --- --- --- --- --- --- ---
				8 |<r>|<n>|<b>|<q>|<k>|<b>|<n>|<r>| 8
				   --- --- --- --- --- --- --- ---
				7 |<p>|<p>|<p>|<p>|<p>|<p>|<p>|<p>| 7
				   --- --- --- --- --- --- --- ---
				6 |   |   |   |   |   |   |   |   | 6
				   --- --- --- --- --- --- --- ---
				5 |   |   |   |   |   |   |   |   | 5
				   --- --- --- --- --- --- --- ---
				4 |   |   |   |   |   |   |   |   | 4
				   --- --- --- --- --- --- --- ---
				3 |   |   |   |   |   |   |   |   | 3
				   --- --- --- --- --- --- --- ---
				2 |[P]|[P]|[P]|[P]|[P]|[P]|[P]|[P]| 2
				   --- --- --- --- --- --- --- ---
				1 |[R]|[N]|[B]|[Q]|[K]|[B]|[N]|[R]| 1
				   --- --- --- --- --- --- --- ---
				    a   b   c   d   e   f   g   h`,
		},
		{
			name: "a rook and two kings", board: "4k3/4R3/8/8/8/8/8/K7", want: `
				    a   b   c   d   e   f   g   h
				   --- --- --- --- --- --- --- ---
				8 |   |   |   |   |<k>|   |   |   | 8
				   --- --- --- --- --- --- --- ---
				7 |   |   |   |   |[R]|   |   |   | 7
				   --- --- --- --- --- --- --- ---
				6 |   |   |   |   |   |   |   |   | 6
				   --- --- --- --- --- --- --- ---
				5 |   |   |   |   |   |   |   |   | 5
				   --- --- --- --- --- --- --- ---
				4 |   |   |   |   |   |   |   |   | 4
				   --- --- --- --- --- --- --- ---
				3 |   |   |   |   |   |   |   |   | 3
				   --- --- --- --- --- --- --- ---
				2 |   |   |   |   |   |   |   |   | 2
				   --- --- --- --- --- --- --- ---
				1 |[K]|   |   |   |   |   |   |   | 1
				   --- --- --- --- --- --- --- ---
				    a   b   c   d   e   f   g   h`,
			why: "White's king is on a1, in the lower left corner.",
		},
	}
	e := check.New(t, "Framed")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := board(tt.board)
			asked := b
			check.Asking("Framed(board)", b.String())
			got, want := trimEnds(exercises.Framed(&asked)), text(tt.want)
			if got != want {
				return &check.Miss{Call: "Framed(board)", Got: got, Want: want, Why: tt.why, Play: program, Then: "framed"}
			}
			return untouched("Framed(board)", b, asked)
		})
	}
}

func TestTaskFromBackRank(t *testing.T) {
	tests := []struct{ name, word, want, why string }{
		{"the usual order is the usual start", "RNBQKBNR", start, ""},
		{"lower case letters name the same pieces", "rnbqkbnr", start, ""},
		{"bishops in the corner and beside it", "bbqnnrkr", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR", "a1 is dark and b1 is light, and the king stands between the rooks."},
		{"rooks and king stand side by side", "BQNRKRNB", "bqnrkrnb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKRNB", "Between the rooks means somewhere between, and right beside them will do."},
		{"Black's pieces mirror White's", "bqnrkbnr", "bqnrkbnr/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBNR", "File by file Black has the same pieces as White."},
	}
	e := check.New(t, "FromBackRank")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			want := board(tt.want)
			miss := check.Miss{Call: backRankCall(tt.word), Play: program, Then: "start " + tt.word, Why: tt.why}
			check.Asking(miss.Call, "")
			got, err := exercises.FromBackRank(tt.word)
			if err != nil {
				miss.Got, miss.Want = "the error: "+err.Error(), "a board"
				return &miss
			}
			if got != want {
				miss.Got, miss.Want = got.String(), want.String()
				if got.At(chess.A1) == nil && strings.ToLower(tt.word) == tt.word {
					miss.Why = "A PieceType is an upper case letter: NewPiece gives nil for 'r'."
				}
				return &miss
			}
			return nil
		})
	}

	refused := []struct{ name, word, why string }{
		{"both bishops on light squares", "rnqbkbnr", "d1 and f1 are both light squares."},
		{"both bishops on dark squares", "brbnkqnr", "a1 and c1 are both dark squares."},
		{"the king to the left of both rooks", "krrbbqnn", "The king is on a1, the rooks are on b1 and c1."},
		{"the king to the right of both rooks", "rrkbbqnn", "The rooks are on a1 and b1, the king is on c1."},
		{"a piece missing", "rnbqkbn", "Seven pieces do not fill eight squares."},
		{"a piece too many", "rnbqkbnrp", "There are only eight files."},
		{"no pieces at all", "", "The back rank has eight pieces."},
		{"two kings and no queen", "rnbkkbnr", "Each side has one king and one queen."},
		{"a third rook", "rnbqkrbr", "Each side has two rooks and two knights."},
		{"a pawn on the back rank", "pnbqkrbr", "Pawns stand in front of the other pieces."},
		{"a letter that is no piece", "rnbxkbnr", "No piece has the letter x."},
	}
	for _, tt := range refused {
		e.Case("an order with "+tt.name+" is refused", func() *check.Miss {
			check.Asking(backRankCall(tt.word), "")
			got, err := exercises.FromBackRank(tt.word)
			return wantError(backRankCall(tt.word), got.String(), err, tt.why)
		})
	}
	e.Case("960 of the 5040 orders are accepted and no other", func() *check.Miss {
		legal := legalBackRanks()
		for word := range orders("BBKNNQRR") {
			check.Asking(backRankCall(word), "")
			got, err := exercises.FromBackRank(word)
			switch {
			case legal[word] && err != nil:
				return &check.Miss{Call: backRankCall(word), Got: "the error: " + err.Error(), Want: "a board",
					Why: "The bishops stand on squares of different colors, and the king between the rooks."}
			case !legal[word] && err == nil:
				return wantError(backRankCall(word), got.String(), err, whyRefused(word))
			}
		}
		return nil
	})
}

func TestTaskResetWitness(t *testing.T) {
	e := check.New(t, "ResetWitness")
	e.Case("the witness is not the one on the page", func() *check.Miss {
		w := exercises.ResetWitness()
		if found := middleOf(w); len(found) != 1 || found[0] != chess.E4 {
			return nil
		}
		return &check.Miss{Call: "ResetWitness()", Got: "a board with one piece between the sides, on e4", Want: "another board",
			Diagram: w.String(),
			Why:     "That one is on the chapter's page already. Which other boards does the crooked reset leave wrong?"}
	})
	e.Case("the crooked reset does not put the witness right", func() *check.Miss {
		want, w := board(start), exercises.ResetWitness()
		after := w
		exercises.CrookedReset(&after)
		if after != want {
			return nil
		}
		return &check.Miss{Call: "CrookedReset(&witness)", Got: "the starting position", Want: "any other board", Diagram: w.String(),
			Why: "On this board the crooked reset does its work well, so its fault would not be noticed.", Play: program, Then: "witness"}
	})

	tests := []struct{ name, board string }{
		{"the board of a new game stays as it is", start},
		{"an empty board is filled", "8/8/8/8/8/8/8/8"},
		{"a pawn on e4 goes home", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"},
		{"rank 3 is cleared", "rnbqkbnr/pppppppp/8/8/8/NNNNNNNN/PPPPPPPP/RNBQKBNR"},
		{"rank 4 is cleared", "rnbqkbnr/pppppppp/8/8/RRRRRRRR/8/PPPPPPPP/RNBQKBNR"},
		{"rank 5 is cleared", "rnbqkbnr/pppppppp/8/rrrrrrrr/8/8/PPPPPPPP/RNBQKBNR"},
		{"rank 6 is cleared", "rnbqkbnr/pppppppp/nnnnnnnn/8/8/8/PPPPPPPP/RNBQKBNR"},
		{"the sides have changed places", "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr"},
		{"a queen on every square", "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/qqqqqqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq"},
		{"the end of a long game", "6k1/1R5p/6p1/3P4/8/5B2/2r3PP/6K1"},
	}
	e = check.New(t, "ResetWitness").Judging("Reset")
	reset := func(b, want chess.Board) *check.Miss {
		check.Asking("Reset(&board)", b.String())
		before := b
		exercises.Reset(&b)
		if b == want {
			return nil
		}
		why := ""
		if b == before {
			why = "The board is what it was. Inside Reset, b is a variable of its own: b = &other makes it point elsewhere,\n" +
				"and the caller sees nothing of that. *b = other, or b.Set, changes the board that b points to."
		}
		return &check.Miss{Call: "Reset(&board)", Got: b.String(), Want: want.String(), Why: why, Play: program, Then: "witness"}
	}
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss { return reset(board(tt.board), board(start)) })
	}
	e.Case("your own witness is put right", func() *check.Miss { return reset(exercises.ResetWitness(), board(start)) })
}

// start is the starting position.
const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

// board reads a board. If the chapter's own code cannot do that, no answer is to blame.
func board(placement string) chess.Board {
	b, err := chess.ParsePlacement(placement)
	switch {
	case err != nil:
		check.CannotBuild(err.Error())
	case b.Placement() != placement:
		check.CannotBuild("read and written again, it is another")
	}
	return b
}

// diagram draws a board from the letters of its ranks.
func diagram(ranks string) string {
	var sb strings.Builder
	for i, rank := range strings.Fields(ranks) {
		fmt.Fprintf(&sb, "%d %s\n", 8-i, strings.Join(strings.Split(rank, ""), " "))
	}
	return sb.String() + "  a b c d e f g h"
}

// text returns what a test's raw string means: without the first line break
// and without the tabs that indent it.
func text(s string) string {
	return strings.TrimPrefix(strings.ReplaceAll(s, "\t", ""), "\n")
}

// trimEnds returns s without white space at the ends of its lines and without
// empty lines at its end.
func trimEnds(s string) string {
	lines := strings.Split(s, "\n")
	for i, line := range lines {
		lines[i] = strings.TrimRight(line, " \t\r")
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}

// wantError is the miss if a function that must refuse does not, or does so
// without a word.
func wantError(call, got string, err error, why string) *check.Miss {
	switch {
	case err == nil:
		return &check.Miss{Call: call, Got: "no error", Want: "an error", Diagram: got, Why: why}
	case strings.TrimSpace(err.Error()) == "":
		return &check.Miss{Call: call, Got: "an error without a text", Want: "an error that says what is wrong", Why: why}
	}
	return nil
}

// untouched is the miss if a function that only looks has changed the board.
func untouched(call string, before, after chess.Board) *check.Miss {
	if before == after {
		return nil
	}
	return &check.Miss{Call: call + " changes the board", Got: after.String(), Want: before.String(),
		Why: "The function gets a pointer to the board of the game. It may look, not move."}
}

// playIf returns the command to play the position with, if there is something
// to type there.
func playIf(then string) string {
	if then == "" {
		return ""
	}
	return program
}

func lettersCall(from, to string) string { return fmt.Sprintf("Letters(diagram, %q, %q)", from, to) }

func backRankCall(word string) string { return fmt.Sprintf("FromBackRank(%q)", word) }

func weights(white, black int) string { return fmt.Sprintf("white %d black %d", white, black) }

// without returns the names of the squares in a that are not in b.
func without(a, b []chess.Square) []string {
	var names []string
	for _, s := range a {
		if !slices.Contains(b, s) {
			names = append(names, s.String())
		}
	}
	return names
}

// middleOf returns the squares with a piece on ranks 3 to 6.
func middleOf(b chess.Board) []chess.Square {
	var found []chess.Square
	for s := chess.A3; s <= chess.H6; s++ {
		if b.At(s) != nil {
			found = append(found, s)
		}
	}
	return found
}

// legalBackRanks builds the 960 back ranks that are allowed. It judges none:
// it puts the bishops on a dark and a light square, then the queen and the
// knights anywhere, and what is left is for rook, king and rook.
func legalBackRanks() map[string]bool {
	legal := make(map[string]bool)
	for dark := 0; dark < 8; dark += 2 {
		for light := 1; light < 8; light += 2 {
			for queen := range 6 {
				for first := range 5 {
					for second := range first {
						rank := []byte("........")
						rank[dark], rank[light] = 'B', 'B'
						put(rank, queen, 'Q')
						put(rank, first, 'N')
						put(rank, second, 'N')
						put(rank, 0, 'R')
						put(rank, 0, 'K')
						put(rank, 0, 'R')
						legal[string(rank)] = true
					}
				}
			}
		}
	}
	return legal
}

// whyRefused says what is wrong with an order of the right eight pieces.
func whyRefused(word string) string {
	square := func(i int) string { return string("abcdefgh"[i]) + "1" }
	first, last := strings.Index(word, "B"), strings.LastIndex(word, "B")
	if (last-first)%2 == 0 {
		return fmt.Sprintf("The bishops stand on %s and %s, squares of one color.", square(first), square(last))
	}
	king := strings.Index(word, "K")
	first, last = strings.Index(word, "R"), strings.LastIndex(word, "R")
	return fmt.Sprintf("The rooks stand on %s and %s, and the king on %s is not between them.", square(first), square(last), square(king))
}

// put puts a letter in the n-th free place, counted from 0.
func put(rank []byte, n int, letter byte) {
	for i, c := range rank {
		if c != '.' {
			continue
		}
		if n == 0 {
			rank[i] = letter
			return
		}
		n--
	}
}

// orders yields all different orders of the letters in a word.
func orders(word string) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		var extend func(done, left string) bool
		extend = func(done, left string) bool {
			if left == "" {
				return yield(done)
			}
			for i, letter := range left {
				if strings.IndexRune(left, letter) < i {
					continue // the same letter stood here before
				}
				if !extend(done+string(letter), left[:i]+left[i+1:]) {
					return false
				}
			}
			return true
		}
		extend("", word)
	}
}
