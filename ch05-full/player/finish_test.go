// finish_test.go has players win what is won.

package player

import (
	"context"
	"testing"

	"mateinfive/ch05-full/chess"
)

// running is a bare king that runs to where it has the most squares around it, and takes what it can.
type running struct{ seed uint64 }

func (x running) Choose(ctx context.Context, r Request, _ func(string)) (Decision, error) {
	p, moves, err := ask(ctx, r)
	if err != nil {
		return Decision{}, err
	}
	side := p.SideToMove
	flights := best(moves, func(m chess.Move) int {
		after := p.After(m)
		if len(after.LegalMoves()) == 0 {
			return 1000
		}
		k := after.King(side)
		center := max(abs(2*k.File()-7), abs(2*k.Rank()-7))
		return 100*Balance(after, side) - center
	})
	m, err := anyOf(flights, x.seed, r)
	return Decision{Move: m}, err
}

// mating are positions in which the side to move mates a king that is alone.
var mating = []struct {
	name string
	rook bool
	fen  string
}{
	{"queen", false, "8/8/8/4k3/8/8/8/K6Q w - - 0 1"},
	{"black queen", false, "q7/8/8/8/3K4/8/8/7k b - - 0 1"},
	{"rook", true, "8/8/8/4k3/8/8/8/K6R w - - 0 1"},
	{"black rook", true, "8/8/3K4/8/8/8/r7/k7 b - - 0 1"},
}

// finish plays on until a game is over, and returns why it is and how many moves it took.
func finish(t *testing.T, fen string, one, other Player) (chess.Termination, int) {
	t.Helper()
	r := Request{Start: positionOf(t, fen)}
	game := chess.NewGameFrom(r.Start)
	for game.Termination() == chess.NotOver && game.Claimable() == chess.NotOver {
		d := chosen(t, one, r)
		if err := Act(game, "a player", d); err != nil {
			t.Fatal(err)
		}
		r.Moves = append(r.Moves, d.Move)
		one, other = other, one
	}
	if c := game.Claimable(); c != chess.NotOver {
		return c, len(r.Moves) / 2
	}
	return game.Termination(), (len(r.Moves) + 1) / 2
}

// Level 2, careful and vera mate; with -games 10 the levels between 2 and 8 do, too.
func TestMates(t *testing.T) {
	names := []string{"careful", "level2", "vera"}
	if *games >= 10 {
		names = append(names, Levels()[2:7]...)
	}
	for _, name := range names {
		for _, tt := range mating {
			if name == "careful" && tt.rook {
				continue // which it does not always find
			}
			t.Run(name+" mates with a "+tt.name, func(t *testing.T) {
				for seed := range uint64(*games) / 2 {
					for _, other := range []Player{random{seed}, running{seed}, leveled{number: 5, seed: seed}} {
						one, _ := New(name, seed)
						end, moves := finish(t, tt.fen, one, other)
						if end != chess.ByCheckmate {
							t.Errorf("against %T, seed %d: %v after %d moves", other, seed, end, moves)
						}
					}
				}
			})
		}
	}
}

// In these games each side has gone to a2 or g8 and back.
func TestUnrepeated(t *testing.T) {
	runChoices(t, "unrepeated", func(p chess.Position, moves []chess.Move) []chess.Move {
		r := Request{Start: p, Moves: movesOf(t, "a1a2 h8g8 a2a1 g8h8")}
		return unrepeated(r, p, moves, 1)
	}, []choice{
		{
			name: "ahead it goes elsewhere", fen: "7k/8/8/8/8/8/8/R3K3 w - - 0 1",
			moves: "a1a2 a1a3 e1e2", want: "a1a3 e1e2",
		},
		{
			name: "with nowhere else to go it does not", fen: "7k/8/8/8/8/8/8/R3K3 w - - 0 1",
			moves: "a1a2", want: "a1a2",
		},
		{
			name: "behind it may go back", fen: "q6k/r7/8/8/8/8/8/R3K3 w - - 0 1",
			moves: "a1a2 e1e2", want: "a1a2 e1e2",
		},
	})
}

func TestCornering(t *testing.T) {
	runChoices(t, "cornering", cornering, []choice{
		{
			name: "it takes away the most room", fen: "7k/8/8/8/8/8/8/KR6 w - - 0 1",
			moves: "b1b7 b1b2 b1b6", want: "b1b7",
		},
		{
			name: "of equals the king that comes nearer", fen: "7k/6R1/8/8/8/8/8/K7 w - - 0 1",
			moves: "a1a2 a1b2", want: "a1b2",
		},
		{
			name: "a king with company is left alone", fen: "7k/7p/8/8/8/8/8/KR6 w - - 0 1",
			moves: "b1b7 b1b2",
		},
	})
}
