// match.go has players play whole games against each other.

package player

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
)

// longest is how many plies a game of a match has at most. Then it is drawn.
const longest = 300

// A Match is some games between two players, each from the starting position. The first of
// the players is White in the first game, in the third, and so on.
type Match struct {
	Names    [2]string
	Make     func(name string, seed uint64) Player // called for each game
	Games    int
	Seed     uint64        // of the first game; the second has the next
	Patience time.Duration // with each answer
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

// A Score is how games have ended, for one of two players.
type Score struct{ Won, Lost, Drawn int }

// Points returns the points in halves: 7 for 3.5.
func (s Score) Points() int { return 2*s.Won + s.Drawn }

// Play plays the match and returns the score of the first player. Tell hears of each game that
// is over, and what its sign is for the first player, +, - or =. If it fails, or ctx is
// canceled, the match ends: then the error is that of one of them, and the score is that of
// the games until then.
func (m Match) Play(ctx context.Context, tell func(r Round, sign string, s Score) error) (s Score, err error) {
	for i := range m.Games {
		r := Round{Number: i + 1, Names: m.Names}
		won, lost := chess.WhiteWins, chess.BlackWins // for the first player
		if i%2 == 1 {
			r.Names = [2]string{m.Names[1], m.Names[0]}
			won, lost = lost, won
		}
		m.game(ctx, &r)
		if ctx.Err() != nil {
			return s, ctx.Err()
		}
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
	}
	return s, nil
}

// game plays one game of a match.
func (m Match) game(ctx context.Context, r *Round) {
	game := chess.NewGame()
	var players [2]Player
	for side, name := range r.Names {
		players[side] = m.Make(name, m.Seed+uint64(r.Number-1))
	}
	request := Request{Start: game.Position(), Unhurried: true}
	for len(request.Moves) < longest && game.Outcome() == chess.InPlay && ctx.Err() == nil && r.Err == nil {
		side := game.Turn()
		by, standing := game.Offer()
		request.Offered = standing && by != side
		var d Decision
		if d, r.Err = Ask(ctx, players[side], request, m.Patience, func(string) {}); r.Err == nil {
			r.Err = Act(game, r.Names[side], d)
		}
		request.Moves = append(slices.Clip(request.Moves), d.Move) // the players may have kept the old ones
	}
	r.Record, r.Last, r.Result = game.Record(), game.Position(), game.Outcome()
	switch {
	case r.Err != nil:
		r.Result = chess.WinOf(game.Turn().Other())
	case r.Result == chess.InPlay:
		r.Result = chess.Draw
	}
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
