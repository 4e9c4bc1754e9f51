// champion_test.go judges task Champion.

package exercises_test

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/check"
	"mateinfive/internal/guard"
)

const (
	matchGames  = 10 // against a player that takes any move
	matchLength = 60 // plies: then a game is drawn
	longestName = 20
)

func TestTaskChampion(t *testing.T) {
	e := check.New(t, "Champion")
	e.Case("it has a name that can be printed", func() *check.Miss {
		name, p := exercises.Champion()
		return championMiss(name, p)
	})
	for _, tt := range championRows {
		e.Case(tt.name, func() *check.Miss {
			_, p := exercises.Champion()
			return tt.ask(p)
		})
	}
	e.Case("canceled before it begins, it comes back with an error", func() *check.Miss {
		_, p := exercises.Champion()
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		return canceledMiss(ctx, p, "a context that is canceled")
	})
	e.Case("canceled while it thinks, it comes back with an error", func() *check.Miss {
		_, p := exercises.Champion()
		parent, cancel := context.WithCancel(context.Background())
		ctx := &impatient{Context: parent, cancel: cancel}
		if miss := canceledMiss(ctx, p, "a context that is canceled meanwhile"); ctx.looks > patientFor {
			return miss
		}
		return nil // it has decided before anybody lost patience
	})
	e.Case("in ten games it does not fare worse than any move", func() *check.Miss {
		_, p := exercises.Champion()
		halfPoints := 0
		for i := range matchGames {
			scored, miss := championGame(p, chess.Color(i%2), uint64(i))
			if miss != nil {
				return miss
			}
			halfPoints += scored
		}
		if halfPoints >= matchGames {
			return nil
		}
		return &check.Miss{Call: fmt.Sprintf("In %d games against random", matchGames),
			Got: fmt.Sprintf("%g points", float64(halfPoints)/2), Want: fmt.Sprintf("at least %d", matchGames/2),
			Play: "go run ./ch05-full -quiet", Then: "match 10 champion random"}
	})
}

// championMiss returns what is wrong with a name and whether there is a player, or nil.
func championMiss(name string, p player.Player) *check.Miss {
	isPrintable := !strings.ContainsFunc(name, func(r rune) bool { return !unicode.IsPrint(r) }) && utf8.ValidString(name)
	switch n := utf8.RuneCountInString(name); {
	case p == nil:
		return &check.Miss{Call: "Champion()", Got: "no player", Want: "a player that is not nil"}
	case n < 1 || n > longestName:
		return &check.Miss{Call: "the name", Got: chess.Quote(name), Want: fmt.Sprintf("1 to %d letters", longestName), Why: "It has to fit on the score sheet."}
	case !isPrintable || strings.TrimSpace(name) != name:
		return &check.Miss{Call: "the name", Got: chess.Quote(name), Want: "letters that can be printed, no space at the ends"}
	}
	return nil
}

// A championRow is a game in which a champion has to decide.
type championRow struct {
	name, fen string
	moves     string // that were played
	offered   bool
	why       string
}

const usualStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

var championRows = []championRow{
	{"the first move of a game", usualStart, "", false, ""},
	{"a game of three plies", usualStart, "e2e4 e7e5 g1f3", false, "The request has where the game began, and what was played since: r.Position() plays it."},
	{"another game, asked right after", usualStart, "d2d4 d7d5", false, "It may be asked about one game now, and about another one next."},
	{"the same game, two plies earlier", usualStart, "e2e4", false, "Moves are taken back."},
	{"a game that began in the middle", "8/8/8/4k3/8/4P3/4K3/8 b - - 3 40", "e5e4", false, ""},
	{"check has to be answered", usualStart, "e2e4 f7f5 d1h5", false, ""},
	{"there is one legal move", "7k/8/8/8/8/8/q7/7K w - - 0 1", "", false, ""},
	{"a pawn that has to become something", "7k/8/8/8/8/5n2/p6P/7K b - - 0 1", "", false, "A move to the end of the board names what the pawn becomes."},
	{"a draw is offered", usualStart, "e2e4 e7e5", true, ""},
	{"far behind, and nothing is offered", "4k3/8/8/8/8/8/4P3/4KB1q w - - 0 1", "", false, "A draw can be accepted only if the other side has offered it."},
	{"far ahead", "q3k3/8/8/8/8/8/4P3/4K3 b - - 0 1", "", false, ""},
	{"a draw can be claimed", "4k2q/8/8/8/8/8/4P3/4K3 w - - 100 80", "", false, ""},
	{"a draw cannot be claimed yet", "4k2q/8/8/8/8/8/4P3/4K3 w - - 90 80", "", false, "A draw can be claimed only for a reason: try Game.Claim in a game of your own, r.Game()."},
}

// ask asks about the game and returns what is wrong with the decision, or nil. A mate that
// the row's own moves allow is not looked for.
func (row championRow) ask(p player.Player) *check.Miss {
	asked := row.request()
	before := row.request()
	game, err := before.Game()
	if err != nil {
		check.CannotBuild(err.Error())
	}
	d, miss := decision(p, asked)
	switch {
	case miss != nil:
		return miss
	case !slices.Equal(all(asked.Moves), all(before.Moves)) || asked.Start != before.Start:
		return &check.Miss{Call: "Choose changes the moves of the request", Got: withRoom(asked.Moves), Want: withRoom(before.Moves),
			Why: "They are the caller's own, and behind the last of them there may be room that append writes to: slices.Clone(r.Moves) first."}
	}
	if miss := decisionMiss(game, d, row.offered); miss != nil {
		p := game.Position()
		miss.Why = cmp.Or(miss.Why, row.why)
		miss.Play = fmt.Sprintf("go run ./ch05-full -%s champion -fen %q", p.SideToMove, p.FEN())
		return miss
	}
	return nil
}

// request is a new request. Behind its moves there is room for more.
func (row championRow) request() player.Request {
	p, err := chess.ParseFEN(row.fen)
	if err != nil {
		check.CannotBuild(err.Error())
	}
	moves := make([]chess.Move, 0, 40)
	for _, text := range strings.Fields(row.moves) {
		m, err := chess.ParseMove(text)
		if err != nil {
			check.CannotBuild(err.Error())
		}
		moves = append(moves, m)
	}
	return player.Request{Start: p, Moves: moves, Offered: row.offered}
}

// withRoom writes moves, and the first that stands in the room behind them.
func withRoom(moves []chess.Move) string {
	behind := "nothing"
	if next := all(moves)[len(moves)]; next != (chess.Move{}) {
		behind = next.String()
	}
	return fmt.Sprintf("%v and %s behind them", moves, behind)
}

// all returns what is in a slice and in the room behind it.
func all(moves []chess.Move) []chess.Move { return moves[:cap(moves)] }

// decision asks a player. It has its patience for each decision, however many there are in
// a case. The deadline comes early, for a player that thinks until then: there are hundreds.
func decision(p player.Player, r player.Request) (d player.Decision, miss *check.Miss) {
	ctx, cancel := context.WithTimeout(context.Background(), guard.Patience()/20)
	defer cancel()
	call := fmt.Sprintf("Choose, after %v", r.Moves)
	check.Asking(call, "")
	var err error
	check.Step(func() { d, err = p.Choose(ctx, r, func(string) {}) })
	if err != nil {
		miss = &check.Miss{Call: call, Got: "the error " + err.Error(), Want: "a decision"}
	}
	return d, miss
}

// decisionMiss returns what is wrong with a decision in a game, or nil. If it is right, it
// is carried out.
func decisionMiss(game *chess.Game, d player.Decision, offered bool) *check.Miss {
	p := game.Position()
	miss := &check.Miss{Call: "Choose", Diagram: p.Board.String()}
	switch {
	case d.Action == player.Move && !slices.Contains(p.LegalMoves(), d.Move):
		miss.Got, miss.Want = d.Move.String(), "a legal move"
	case d.Action == player.Move:
		_ = game.Play(d.Move)
		return nil
	case d.Action == player.Claim && d.Move == (chess.Move{}):
		miss.Got, miss.Want = "a claim", "a draw that can be claimed"
		if game.Claim() == nil {
			return nil
		}
	case d.Action == player.Claim:
		miss.Got, miss.Want = "a claim with "+d.Move.String(), "a draw that can be claimed"
		if game.ClaimWith(d.Move) == nil {
			return nil
		}
	case d.Action == player.Accept && offered:
		return nil
	case d.Action == player.Accept:
		miss.Got, miss.Want = "it accepts a draw", "one that was offered"
	case d.Action == player.Resign:
		_ = game.Resign(p.SideToMove)
		return nil
	default:
		miss.Got, miss.Want = fmt.Sprintf("action %d", d.Action), "one of the four"
	}
	return miss
}

// patientFor is how often an impatient test lets a player look before canceling.
const patientFor = 3

// impatient is a context that is canceled once it was looked at so often.
type impatient struct {
	context.Context
	cancel context.CancelFunc
	looks  int
}

func (c *impatient) Err() error {
	if c.looks++; c.looks > patientFor {
		c.cancel()
	}
	return c.Context.Err()
}

// canceledMiss asks a player for an answer that is no longer wanted. The miss says that it
// answers.
func canceledMiss(ctx context.Context, p player.Player, what string) *check.Miss {
	var d player.Decision
	var err error
	check.Step(func() {
		d, err = p.Choose(ctx, player.Request{Start: chess.StartingPosition()}, func(string) {})
	})
	if err != nil {
		return nil
	}
	return &check.Miss{Call: "Choose with " + what, Got: d.Move.String(), Want: "the error ctx.Err()",
		Why: "A move was taken back or the game is over: this answer is wanted no more."}
}

// championGame plays a game against a player that takes any move, and returns the half
// points of the champion, or what it does wrong.
func championGame(p player.Player, side chess.Color, seed uint64) (halfPoints int, miss *check.Miss) {
	random, _ := player.New("random", seed)
	game, r := chess.NewGame(), player.Request{Start: chess.StartingPosition()}
	for game.Outcome() == chess.InPlay && len(r.Moves) < matchLength {
		var d player.Decision
		if game.Turn() == side {
			if d, miss = decision(p, r); miss == nil {
				miss = decisionMiss(game, d, false)
			}
			if miss != nil {
				return 0, miss
			}
		} else {
			var err error
			if d, err = random.Choose(context.Background(), r, nil); err == nil {
				err = game.Play(d.Move)
			}
			if err != nil {
				check.CannotBuild(err.Error())
			}
		}
		r.Moves = append(slices.Clip(r.Moves), d.Move)
	}
	switch game.Outcome() {
	case chess.WinOf(side):
		return 2, nil
	case chess.WinOf(side.Other()):
		return 0, nil
	default:
		return 1, nil
	}
}
