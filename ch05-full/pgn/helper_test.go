// helper_test.go holds what the tests of this package share: games from text, and
// how to compare them.

package pgn

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
)

// readAll reads all games of a text. Where one cannot be read, its error stands in
// its place.
func readAll(text string) (games []*Game, errs []error) {
	r := NewReader(strings.NewReader(text), "")
	for len(games) <= len(text) { // more cannot be in it
		g, err := r.Next()
		if err == io.EOF {
			break
		}
		games, errs = append(games, g), append(errs, err)
	}
	return games, errs
}

// gameOf reads a text with one game.
func gameOf(t testing.TB, text string) *Game {
	t.Helper()
	games, errs := readAll(text)
	if len(games) != 1 || errs[0] != nil {
		t.Fatalf("read %d games, errors %v, want one game, in %q", len(games), errs, text)
	}
	return games[0]
}

// written returns a game as it is written.
func written(t testing.TB, g *Game) string {
	t.Helper()
	var text strings.Builder
	if err := Write(&text, g); err != nil {
		t.Fatal(err)
	}
	return text.String()
}

// tree returns the moves of a game in one line, with the squares that they go from
// and to: variations in parentheses, comments in braces, the clock and the verdict
// of an engine in angle brackets, and the result.
func tree(g *Game) string {
	words := append(remarks(g.Root), branches(g.Root)...)
	return strings.Join(append(words, g.Result.String()), " ")
}

// branches returns the words of tree for what comes after a node.
func branches(n *Node) []string {
	if len(n.Next) == 0 {
		return nil
	}
	words := move(n.Next[0])
	for _, variation := range n.Next[1:] {
		words = append(words, "(")
		words = append(words, append(move(variation), branches(variation)...)...)
		words = append(words, ")")
	}
	return append(words, branches(n.Next[0])...)
}

// move returns the words of tree for one node.
func move(n *Node) []string {
	var words []string
	for _, text := range n.Before {
		words = append(words, "{"+text+"}")
	}
	words = append(words, n.Move.String())
	for _, nag := range n.NAGs {
		words = append(words, fmt.Sprintf("$%d", nag))
	}
	return append(words, remarks(n)...)
}

// remarks returns the words of tree for what is said after a move.
func remarks(n *Node) []string {
	var words []string
	if n.Clock != "" || n.Eval != "" {
		words = append(words, "<"+strings.TrimSpace(n.Clock+" "+n.Eval)+">")
	}
	for _, text := range n.Comments {
		words = append(words, "{"+text+"}")
	}
	return words
}

// sameGame fails the test unless two games have the same tags, as they are written,
// and the same tree.
func sameGame(t testing.TB, got, want *Game) {
	t.Helper()
	if diff := cmp.Diff(outline(want), outline(got)); diff != "" {
		t.Errorf("the game differs (-want +got):\n%s", diff)
	}
}

// outline lists all there is in a game, a line for each tag and for each node.
func outline(g *Game) []string {
	lines := []string{g.Start.FEN(), g.Result.String()}
	for _, tag := range g.exportTags() {
		lines = append(lines, fmt.Sprintf("%s %q", tag.Name, tag.Value))
	}
	var add func(n *Node, indent string)
	add = func(n *Node, indent string) {
		lines = append(lines, fmt.Sprintf("%s%s %q %q %v %q %q", indent, n.Move, n.Before, n.Comments, n.NAGs, n.Clock, n.Eval))
		for i := len(n.Next) - 1; i > 0; i-- {
			add(n.Next[i], indent+" ")
		}
		if len(n.Next) > 0 {
			add(n.Next[0], indent)
		}
	}
	add(g.Root, "")
	return lines
}

// sameError fails the test unless err is an Error that says exactly what is wanted,
// and wraps the sentinel, which may be nil.
func sameError(t *testing.T, err, sentinel error, want string) {
	t.Helper()
	switch {
	case err == nil:
		t.Errorf("got no error, want: %s", want)
	case err.Error() != want:
		t.Errorf("the error is\n\t%s\nwant\n\t%s", err, want)
	case sentinel != nil && !errors.Is(err, sentinel):
		t.Errorf("error %q does not wrap %q", err, sentinel)
	}
}

// isSentence fails the test if an error is too long for a sentence, or holds
// anything that a terminal might obey. The fuzz tests ask it, whose texts are
// made by chance.
func isSentence(t *testing.T, err error) {
	t.Helper()
	control := func(r rune) bool { return !unicode.IsPrint(r) }
	if text := err.Error(); len(text) > 500 || !utf8.ValidString(text) || strings.ContainsFunc(text, control) {
		t.Errorf("no sentence for a terminal: %.100q", text)
	}
}

// tagsOf writes tags in one line: [White "A"][Black "B"].
func tagsOf(g *Game) string {
	var text strings.Builder
	for _, tag := range g.Tags {
		fmt.Fprintf(&text, "[%s %q]", tag.Name, tag.Value)
	}
	return text.String()
}
