// match.go has players play whole games against each other.

package player

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/internal/margin"
)

// longest is how many plies a game of a match has at most. Then it is drawn.
const longest = 300

// PerMove is how many positions a player of a match looks at for a move, if nothing else is said
// and it has no number of its own, as the weaker levels do.
const PerMove = 20_000

// Unhurried is how long a player of a match without clocks may take for a move. It is there for one
// that never comes back: those who do need a small part of it, on a busy machine too.
const Unhurried = time.Minute

// A Match is some games between two players. The first of them is White in the first game, in the
// third, and so on. Where there are openings, each is played twice in a row, with the colors
// changed, and in an order that follows from the seed. The same match has the same games on each
// machine, however busy it is, unless it is played with clocks, or a player leaves something to
// chance without the seed.
type Match struct {
	Names     [2]string
	Make      func(name string, seed uint64) Player // called for each game
	From      int                                   // the game it begins with, where those before are played; or 0
	Games     int                                   // the last one, at most
	UntilSure bool                                  // it ends once it is sure, see [margin.Sure]
	Openings  [][]chess.Move                        // none: from the starting position
	Seed      uint64                                // of the first game; the second has the next
	Positions int                                   // that a player looks at for a move at most
	Control   *clock.Control                        // the time of each side instead, or nil
	Patience  time.Duration                         // with an answer, see [Ask]
	now       func() time.Time                      // for the clocks; [time.Now] if nil
}

// A Round is a game of a match that is over.
type Round struct {
	Number int            // from 1
	Names  [2]string      // by [chess.Color]
	Record []chess.Ply    // the moves
	Last   chess.Position // after them
	Result chess.Outcome  // a draw, too, if the game was too long
	Err    error          // why the side to move has lost that had no answer, or nil
}

// ErrRepeats ends a match between players who leave nothing to chance: all openings are played.
var ErrRepeats = errors.New("all openings are played, and the games begin to repeat")

// Play plays the match and returns the score of the first player. Tell hears of each game that
// is over, and what its sign is for the first player, +, - or =. If it fails, a player does not
// come back, a game repeats an earlier one, or ctx is canceled, the match ends: the error says
// which, and the score is that of the games until then.
func (m Match) Play(ctx context.Context, tell func(r Round, sign string, s Score) error) (s Score, err error) {
	openings, played := m.shuffled(), map[string]bool{}
	for i := max(m.From-1, 0); i < m.Games; i++ {
		r := Round{Number: i + 1, Names: m.Names}
		won, lost := chess.WhiteWins, chess.BlackWins // for the first player
		if i%2 == 1 {
			r.Names = [2]string{m.Names[1], m.Names[0]}
			won, lost = lost, won
		}
		var opening []chess.Move
		if len(openings) > 0 {
			opening = openings[i/2%len(openings)]
		}
		if err := m.game(ctx, &r, opening); err != nil {
			return s, err
		}
		again := r.text()
		if played[again] && i >= 2*len(openings) && len(openings) > 0 {
			return s, ErrRepeats
		}
		played[again] = true
		sign := "="
		switch r.Result {
		case won:
			s.Won, sign = s.Won+1, "+"
		case lost:
			s.Lost, sign = s.Lost+1, "-"
		default:
			s.Drawn++
		}
		if err := tell(r, sign, s); err != nil {
			return s, err
		}
		if m.UntilSure && margin.Look(r.Number, m.Games) && s.IsSure() {
			break
		}
	}
	return s, nil
}

// shuffled returns the openings in the order of the seed.
func (m Match) shuffled() [][]chess.Move {
	order := slices.Clone(m.Openings)
	dice := rand.New(rand.NewPCG(m.Seed, 0))
	dice.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
	return order
}

// text tells one game from another.
func (r Round) text() string {
	text := fmt.Sprint(r.Names)
	for _, ply := range r.Record {
		text += " " + ply.Move.String()
	}
	return text
}

// game plays one game of a match. An error ends the match, and the game does not count: a player
// that does not come back may be at work on a busy machine.
func (m Match) game(ctx context.Context, r *Round, opening []chess.Move) error {
	game := chess.NewGame()
	for _, move := range opening {
		if err := game.Play(move); err != nil {
			return err
		}
	}
	var players [2]Player
	for side, name := range r.Names {
		players[side] = m.Make(name, m.Seed+uint64(r.Number-1))
	}
	clocks := m.clocks(game.Turn())
	for len(game.Record()) < longest && game.Outcome() == chess.InPlay && r.Err == nil {
		name, request := r.Names[game.Turn()], NewRequest(game, clocks)
		if clocks == nil {
			request.Unhurried, request.Nodes = true, m.Positions
		}
		var d Decision
		d, r.Err = Ask(ctx, players[game.Turn()], request, m.Patience, func(string) {})
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case clocks == nil && isLate(r.Err):
			p := game.Position()
			return fmt.Errorf("the match ends in game %d, which does not count, as no game is lost by time "+
				"here: %s: %w\nThe position: %s", r.Number, name, r.Err, p.FEN())
		case clocks != nil:
			clocks.Press()
		}
		if side, isOver := fallen(clocks); isOver {
			r.Err = game.FlagFall(side)
		} else if r.Err == nil {
			r.Err = Act(game, name, d)
		}
	}
	r.Record, r.Last, r.Result = game.Record(), game.Position(), game.Outcome()
	switch {
	case r.Err != nil:
		r.Result = chess.WinOf(game.Turn().Other())
	case r.Result == chess.InPlay:
		r.Result = chess.Draw
	}
	return nil
}

// clocks returns clocks of which that of a side runs, or nil if the match has none.
func (m Match) clocks(side chess.Color) *clock.Clock {
	if m.Control == nil {
		return nil
	}
	now := m.now
	if now == nil {
		now = time.Now
	}
	c := clock.New([2]clock.Control{*m.Control, *m.Control}, now, nil)
	c.Start(side)
	return c
}

// fallen returns the side whose time is up, if there are clocks.
func fallen(c *clock.Clock) (side chess.Color, ok bool) {
	if c == nil {
		return 0, false
	}
	return c.Fallen()
}

// Crosstable returns a table of the points of each player against each other one, and in all.
// Halves[i][j] are the half points of player i against player j.
func Crosstable(names []string, halves [][]int) string {
	width := 9
	for _, name := range names {
		width = max(width, len(name)+1)
	}
	var sb strings.Builder
	fmt.Fprintf(&sb, "%-*s", width+1, "")
	for _, name := range names {
		fmt.Fprintf(&sb, "%*s", width, name)
	}
	fmt.Fprintf(&sb, "%9s", "points")
	for i, name := range names {
		fmt.Fprintf(&sb, "\n%-*s", width+1, name)
		sum := 0
		for j := range names {
			cell := "-"
			if i != j {
				cell = points(halves[i][j])
			}
			fmt.Fprintf(&sb, "%*s", width, cell)
			sum += halves[i][j]
		}
		fmt.Fprintf(&sb, "%9s", points(sum))
	}
	return sb.String()
}

// points writes a number of half points: 7 as 3.5.
func points(halves int) string { return fmt.Sprint(float64(halves) / 2) }
