// tags_test.go tests what a game says about itself.

package pgn

import (
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestTag(t *testing.T) {
	g := &Game{Tags: []Tag{{"White", "a"}, {"Black", "b"}}}
	g.SetTag("White", "c")
	g.SetTag("Round", "1")
	if got, want := tagsOf(g), `[White "c"][Black "b"][Round "1"]`; got != want {
		t.Errorf("the tags are %s, want %s", got, want)
	}
	if got := g.Tag("Black"); got != "b" {
		t.Errorf("Black is %q, want %q", got, "b")
	}
	if got := g.Tag("Site"); got != "" {
		t.Errorf("Site is %q, and the game has no such tag", got)
	}
}

const emptyRoster = `[Event "?"][Site "?"][Date "????.??.??"][Round "?"][White "?"][Black "?"][Result "*"]`

func TestNew(t *testing.T) {
	if got := tagsOf(New(chess.StartingPosition())); got != emptyRoster {
		t.Errorf("the tags of a new game are %s, want %s", got, emptyRoster)
	}
	fen := "4k3/8/8/8/8/8/4P3/4K3 b - - 0 20"
	g := New(chess.MustParseFEN(fen))
	if got, want := tagsOf(g), emptyRoster+`[SetUp "1"][FEN "`+fen+`"]`; got != want {
		t.Errorf("the tags of a game that begins elsewhere are %s, want %s", got, want)
	}
	if got := g.Position(g.Root).FEN(); got != fen {
		t.Errorf("it begins in %s, want %s", got, fen)
	}
}

func TestExportTags(t *testing.T) {
	const fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 20"
	tests := []treeTest{
		{"the seven tags of the roster are there", `*`, emptyRoster},
		{"they come first, in their order", `[Foo "a"][Black "b"][White "c"] *`, `[Event "?"][Site "?"][Date "????.??.??"][Round "?"][White "c"][Black "b"][Result "*"][Foo "a"]`},
		{"the others follow in the order of the file", `[B "b"][A "a"] *`, emptyRoster + `[B "b"][A "a"]`},
		{"an empty value stays empty", `[Event ""] *`, `[Event ""]` + emptyRoster[len(`[Event "?"]`):]},
		{"Result is the result of the game", `[Result "1-0"] 0-1`, emptyRoster[:len(emptyRoster)-3] + `0-1"]`},
		{"FEN comes with SetUp", `[FEN "` + fen + `"] *`, emptyRoster + `[FEN "` + fen + `"][SetUp "1"]`},
		{"also where it says what goes without saying", `[FEN "` + chess.StartFEN + `"] *`, emptyRoster + `[FEN "` + chess.StartFEN + `"][SetUp "1"]`},
		{"FEN is written whole", `[SetUp "1"][FEN "4k3/8/8/8/8/8/4P3/4K3"] *`, emptyRoster + `[SetUp "1"][FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]`},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := gameOf(t, tt.text)
			if got := tagsOf(&Game{Tags: g.exportTags()}); got != tt.want {
				t.Errorf("the tags are\n\t%s\nwant\n\t%s", got, tt.want)
			}
		})
	}
}

func TestDropTags(t *testing.T) {
	g := gameOf(t, `[White "a"] [Event "b"] [Black "c"] *`)
	g.DropTags("White", "Black", "Elo")
	if got := g.Tag("White") + g.Tag("Event") + g.Tag("Black"); got != "b" {
		t.Errorf("what is left of the tags is %q", got)
	}
}
