// openings.go names the openings of games, by their positions.

// Package openings names the openings that club players talk about. The way there does not matter.
package openings

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
)

// An Opening is a name, and its code in the Encyclopedia of Chess Openings, such as B20.
type Opening struct{ ECO, Name string }

// String returns the name with its code: "Sicilian Defense (B20)".
func (o Opening) String() string { return o.Name + " (" + o.ECO + ")" }

// A book is what the table says of positions, by their [fast.Board.Key].
type book struct {
	named map[uint64]Opening
	ahead map[uint64][]Opening // to which a position leads
}

// read reads the table. Lines are left out that a learner's rules do not allow.
var read = sync.OnceValue(func() book {
	b := book{make(map[uint64]Opening), make(map[uint64][]Opening)}
	for line := range strings.Lines(strings.TrimSpace(table)) {
		name, moves, _ := strings.Cut(strings.TrimSpace(line), " = ")
		o := Opening{name[:3], name[4:]}
		if keys, ok := play(moves); ok {
			last := len(keys) - 1
			b.named[keys[last]] = o
			for _, key := range keys[:last] {
				if !slices.Contains(b.ahead[key], o) {
					b.ahead[key] = append(b.ahead[key], o)
				}
			}
		}
	}
	return b
})

// play returns the keys of the positions after each of some moves in SAN, if they are legal.
func play(moves string) (keys []uint64, ok bool) {
	board, err := fast.NewProved(chess.StartingPosition())
	for _, text := range strings.Fields(moves) {
		if err != nil {
			return nil, false
		}
		m, ok := notation.Find(board, text)
		if !ok {
			return nil, false
		}
		board.Make(m)
		keys = append(keys, board.Key())
	}
	return keys, err == nil
}

// keysTo returns the keys of the positions of a game up to n, or none without kings.
func keysTo(g *pgn.Game, n *pgn.Node) (keys []uint64) {
	board, err := fast.NewProved(g.Start)
	if err != nil {
		return nil
	}
	for _, step := range n.Path() {
		keys = append(keys, board.Key())
		board.Make(step.Move)
	}
	return append(keys, board.Key())
}

// Last returns the last opening that positions have, by their [fast.Board.Key].
func Last(keys []uint64) (o Opening, ok bool) {
	for _, key := range slices.Backward(keys) {
		if o, ok = read().named[key]; ok {
			break
		}
	}
	return o, ok
}

// Has reports whether a position is one of an opening that has a name, or comes before one: the move
// that led there is known.
func Has(p chess.Position) bool {
	board, err := fast.NewProved(p)
	if err != nil {
		return false
	}
	_, here := read().named[board.Key()]
	return here || len(read().ahead[board.Key()]) > 0
}

// Tagged returns the game with the tags ECO and Opening, unless it has others than names of ours
// that its positions have. The game itself is not changed.
func Tagged(g *pgn.Game) *pgn.Game {
	keys := keysTo(g, g.End())
	o, ok := Last(keys)
	has := Opening{g.Tag("ECO"), g.Tag("Opening")}
	isOurs := func(key uint64) bool { return read().named[key] == has }
	if !ok || has != (Opening{}) && !slices.ContainsFunc(keys, isOurs) {
		return g
	}
	tagged := *g
	tagged.Tags = slices.Clone(g.Tags)
	tagged.SetTag("ECO", o.ECO)
	tagged.SetTag("Opening", o.Name)
	return &tagged
}

// Note returns the opening of a game up to n, the last name on the way there, if it has one.
func Note(g *pgn.Game, n *pgn.Node) []string {
	if o, ok := Last(keysTo(g, n)); ok {
		return []string{o.String()}
	}
	return nil
}

// Book names the opening of a game up to n, and lists the moves that lead to names from there:
// "c5    Sicilian Defense (B20)", or "Nf3   toward 20 names" where other moves have to follow.
func Book(g *pgn.Game, n *pgn.Node) string {
	p := g.Position(n)
	board, err := fast.NewProved(p)
	if errors.Is(err, fast.ErrUnproved) {
		return err.Error()
	}
	if err != nil {
		return "a king is missing, and no opening begins like that"
	}
	var lines []string
	for _, m := range board.Moves(nil) {
		board.Make(m)
		o, here := read().named[board.Key()]
		ahead := read().ahead[board.Key()]
		board.Unmake()
		switch san := notation.SAN(p, m); {
		case here:
			lines = append(lines, fmt.Sprintf("%-5s %v", san, o))
		case len(ahead) == 1:
			lines = append(lines, fmt.Sprintf("%-5s toward %v", san, ahead[0]))
		case len(ahead) > 1:
			lines = append(lines, fmt.Sprintf("%-5s toward %d names", san, len(ahead)))
		}
	}
	slices.Sort(lines)
	lines = append(Note(g, n), lines...)
	return cmp.Or(strings.Join(lines, "\n"), "no opening with a name leads here or on from here")
}
