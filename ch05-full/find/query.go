// query.go says which games are wanted, and whether a game is one of them.

// Package find finds games: by their players, their result, their opening, a position, or a
// mate at the end. A file may be of any size: one game at a time is in memory.
package find

import (
	"errors"
	"flag"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/fast"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
)

// A Query says which games are wanted. The zero Query wants all of them.
type Query struct {
	Player  string // words of the name of White or of Black, or their beginnings, in any order
	Result  string // 1-0, 0-1, 1/2-1/2 or *
	Opening string // words of its name, or their beginnings; or a code: B20, or B2 for B20 to B29
	Mate    bool   // the game ends with mate

	position uint64 // the key of a position of the game
	placed   bool   // there is one
	line     line
}

// Define defines the flags of a query in set: player, result, opening, position and mate.
func (q *Query) Define(set *flag.FlagSet) {
	set.StringVar(&q.Player, "player", "", "")
	set.Func("opening", "", func(value string) error {
		q.Opening = value
		return fast.Sure()
	})
	set.BoolFunc("mate", "", func(value string) (err error) {
		if q.Mate, err = strconv.ParseBool(value); err == nil && q.Mate {
			err = fast.Sure()
		}
		return err
	})
	set.Func("result", "", func(value string) error {
		if value == "1/2" {
			value = "1/2-1/2"
		}
		if q.Result = value; !slices.Contains([]string{"1-0", "0-1", "1/2-1/2", "*"}, value) {
			return errors.New("it is 1-0, 0-1, 1/2-1/2 or *")
		}
		return nil
	})
	set.Func("position", "", func(value string) error {
		p, err := chess.ParseFEN(value)
		if err != nil {
			return err
		}
		board, err := fast.NewProved(p)
		if err == nil {
			q.position, q.placed = board.Key(), true
		}
		return err
	})
}

// Wants reports whether a game is wanted.
func (q *Query) Wants(g *pgn.Game) bool {
	isPlayer := hasWords(g.Tag("White"), q.Player) || hasWords(g.Tag("Black"), q.Player)
	if q.Player != "" && !isPlayer {
		return false
	}
	if q.Result != "" && q.Result != g.Result.String() {
		return false
	}
	if q.Opening == "" && !q.placed && !q.Mate {
		return true // without a look at the moves
	}
	keys, mate := q.line.of(g)
	switch {
	case q.Mate && !mate:
		return false
	case q.placed && !slices.Contains(keys, q.position):
		return false
	}
	return q.wantsOpening(g, keys)
}

var code = regexp.MustCompile(`^[A-Ea-e][0-9]{1,2}$`)

// wantsOpening asks our table, and the tags of the file.
func (q *Query) wantsOpening(g *pgn.Game, keys []uint64) bool {
	o, _ := openings.Last(keys)
	if code.MatchString(q.Opening) {
		begin := strings.ToUpper(q.Opening)
		return strings.HasPrefix(o.ECO, begin) || strings.HasPrefix(g.Tag("ECO"), begin)
	}
	return hasWords(o.Name, q.Opening) || hasWords(g.Tag("Opening")+" "+g.Tag("Variation"), q.Opening)
}
