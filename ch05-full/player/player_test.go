// player_test.go tests what is asked of every player: the request, and the names.

package player

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

const mateInOne = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1" // a1a8

// chosen asks a player that has to have an answer.
func chosen(t testing.TB, x Player, r Request) Decision {
	t.Helper()
	d, err := x.Choose(context.Background(), r, nil)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestNew(t *testing.T) {
	for _, name := range Names() {
		t.Run(name, func(t *testing.T) {
			x, ok := New(name, 1)
			if !ok {
				t.Fatalf("New(%q) finds no player of this name", name)
			}
			d := chosen(t, x, Request{Start: positionOf(t, mateInOne)})
			if want := map[string]bool{"random": false, "greedy": true, "careful": true}[name]; (d.Why == "mates") != want {
				t.Errorf("%s plays %s, %q: does it see the mate? want %v", name, d.Move, d.Why, want)
			}
		})
	}
	if x, ok := New("Random", 1); ok {
		t.Errorf("New(\"Random\") = %v, but names are written in small letters", x)
	}
}

func TestEveryPlayer(t *testing.T) {
	start := chess.StartingPosition()
	for _, name := range append(Names(), "level1", "level5") {
		x, _ := New(name, 7)
		t.Run(name+" answers a game, not its start", func(t *testing.T) {
			r := Request{Start: start, Moves: movesOf(t, "e2e4 e7e5 d1h5")}
			p, err := r.Position()
			if err != nil {
				t.Fatal(err)
			}
			if m := chosen(t, x, r).Move; !p.IsLegal(m) {
				t.Errorf("after 2. Qh5 it plays %s: %v", m, p.Refusal(m))
			}
		})
		t.Run(name+" leaves the request as it is", func(t *testing.T) {
			moves := slices.Grow(movesOf(t, "e2e4 e7e5"), 8)
			r := Request{Start: start, Moves: moves}
			chosen(t, x, r)
			if rest := moves[2:3]; !slices.Equal(r.Moves, movesOf(t, "e2e4 e7e5")) || rest[0] != (chess.Move{}) || r.Start != start {
				t.Errorf("it has changed the request: %v %v", r.Moves, rest)
			}
		})
		t.Run(name+" plays the same again, and not always the same", func(t *testing.T) {
			found := map[chess.Move]bool{}
			for seed := range uint64(20) {
				one, _ := New(name, seed)
				other, _ := New(name, seed)
				r := Request{Start: start}
				d := chosen(t, one, r)
				if again := chosen(t, other, r); again != d {
					t.Errorf("with seed %d it plays %v, and then %v", seed, d, again)
				}
				found[d.Move] = true
			}
			if len(found) < 2 {
				t.Errorf("with 20 seeds it has always played %v", found)
			}
		})
		t.Run(name+" comes back when its answer is not wanted", func(t *testing.T) {
			ctx, cancel := context.WithCancel(context.Background())
			cancel()
			if d, err := x.Choose(ctx, Request{Start: start}, nil); !errors.Is(err, context.Canceled) {
				t.Errorf("with a canceled context it plays %v with error %v, want %v", d.Move, err,
					context.Canceled)
			}
		})
		t.Run(name+" has a move when its time is up", func(t *testing.T) {
			ctx, cancel := context.WithDeadline(context.Background(), time.Time{})
			defer cancel()
			if d, err := x.Choose(ctx, Request{Start: start}, nil); err != nil || !start.IsLegal(d.Move) {
				t.Errorf("after its deadline it plays %v with error %v", d.Move, err)
			}
		})
		t.Run(name+" says that the game is over", func(t *testing.T) {
			r := Request{Start: positionOf(t, mateInOne), Moves: movesOf(t, "a1a8")}
			if d, err := x.Choose(context.Background(), r, nil); !errors.Is(err, chess.ErrGameOver) {
				t.Errorf("after a mate it plays %v with error %v, want %v", d.Move, err, chess.ErrGameOver)
			}
		})
		t.Run(name+" says that a game cannot be played", func(t *testing.T) {
			r := Request{Start: start, Moves: movesOf(t, "e2e4 e2e4")}
			d, err := x.Choose(context.Background(), r, nil)
			if err == nil || !strings.Contains(err.Error(), "e2") {
				t.Errorf("after e2e4 e2e4 it plays %v with error %v, want an error that names e2", d.Move, err)
			}
		})
	}
}

// The chance of a move depends on how many were played: with the same seed, the same
// position has different answers in the course of a game.
func TestChanceChangesInTheGame(t *testing.T) {
	var played []chess.Move
	found := map[chess.Move]bool{}
	for range 5 {
		found[chosen(t, random{1}, Request{Start: chess.StartingPosition(), Moves: played}).Move] = true
		played = append(played, movesOf(t, "g1f3 g8f6 f3g1 f6g8")...)
	}
	if len(found) < 2 {
		t.Errorf("the starting position, stood five times in a game, was always answered by %v", found)
	}
}

func TestRequest(t *testing.T) {
	const after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2"
	r := Request{Start: chess.StartingPosition(), Moves: movesOf(t, "e2e4 e7e5")}
	p, err := r.Position()
	if err != nil || p.FEN() != after {
		t.Errorf("Position() = %s, %v, want %s", p.FEN(), err, after)
	}
	game, err := r.Game()
	if err != nil {
		t.Fatal(err)
	}
	if p := game.Position(); p.FEN() != after || len(game.Record()) != 2 {
		t.Errorf("Game() is at %s after %v, want %s after two plies", p.FEN(), game.Record(), after)
	}
}

func TestRequestThatCannotBePlayed(t *testing.T) {
	over := Request{Start: positionOf(t, mateInOne), Moves: movesOf(t, "a1a8 g8h8")}
	if _, err := over.Game(); !errors.Is(err, chess.ErrGameOver) {
		t.Errorf("Game() after a mate: %v, want %v", err, chess.ErrGameOver)
	}
	if _, err := over.Position(); err == nil {
		t.Error("Position() takes a move that leaves the king in check")
	}
}

// Stop is a deadline, also for contexts that are made of one.
func TestUrgent(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	urgent := Urgent(ctx)
	within, cancel := context.WithCancel(urgent)
	defer cancel()
	if err := urgent.Err(); err != nil {
		t.Errorf("before stop the error is %v", err)
	}
	stop()
	<-within.Done()
	if urgent.Err() != context.DeadlineExceeded || within.Err() != context.DeadlineExceeded {
		t.Errorf("after stop the errors are %v and %v, want %v", urgent.Err(), within.Err(),
			context.DeadlineExceeded)
	}
}
