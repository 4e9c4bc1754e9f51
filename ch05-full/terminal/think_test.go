// think_test.go seats players that panic, hang, talk nonsense, give up and agree.

package terminal

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

// A decider is a player that does what a test says.
type decider func(ctx context.Context, r player.Request) (player.Decision, error)

func (d decider) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	return d(ctx, r)
}

// decides returns a player that always decides the same.
func decides(d player.Decision) decider {
	return func(context.Context, player.Request) (player.Decision, error) { return d, nil }
}

const yourself = "Until that works you can play for black yourself\n"

func TestWhatAPlayerDecides(t *testing.T) {
	e5, _ := chess.ParseMove("e7e5")
	const next = "prev steps back through the game, save keeps it in a file, rematch changes sides\n"
	tests := []struct {
		name   string
		player decider
		want   string
		after  string // what fen says then, in part
	}{
		{"a move and why", decides(player.Decision{Move: e5, Why: "likes it\x1b"}), "1. e4\n1... e5\nsome: likes it\\x1b\n", " w "},
		{"a move and an offer", decides(player.Decision{Move: e5, OfferDraw: true}), "1. e4\n1... e5\nblack has offered a draw: accept it, decline it, or just move\n", " w "},
		{"to give up", decides(player.Decision{Action: player.Resign, Why: "no hope"}), "1. e4\nsome: no hope\n1-0, black has resigned: white has won\n" + next, " b "},
		{"a claim that is none", decides(player.Decision{Action: player.Claim}), "1. e4\nsome: no draw to claim: the position has stood here 1 time, not 3, and each side\nhas made 0 moves, not 50, without a capture or a pawn move\n" + yourself, " b "},
		{"to accept what nobody offers", decides(player.Decision{Action: player.Accept}), "1. e4\nsome: no draw has been offered\n" + yourself, " b "},
		{"a move of the other side", decides(player.Decision{Move: chess.Move{From: chess.E4, To: chess.E5}}), "1. e4\nsome answers e4e5, which is not one of the moves that it was given: not your\nturn: the pawn on e4 is white, and black is to move\n" + yourself, " b "},
		{"an error", func(context.Context, player.Request) (player.Decision, error) {
			return player.Decision{}, errors.New("the engine\x1b is gone")
		}, "1. e4\nthe engine\\x1b is gone\n" + yourself, " b "},
		{"a panic", func(context.Context, player.Request) (player.Decision, error) { panic("oh") }, "1. e4\nTestWhatAPlayerDecides panics at ch05-full/terminal/think_test.go: oh\n" + yourself, " b "},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sitIn(t, withPlayer(tt.player, "some"), "", "-black", "some")
			compare(t, withoutLines(d.types(0, "e4")), tt.want)
			if fen := d.types(0, "fen"); !strings.Contains(fen, tt.after) {
				t.Errorf("the position is %s", fen)
			}
		})
	}
}

// An offer reaches the player with its next turn.
func TestAPlayerIsOfferedADraw(t *testing.T) {
	e := withPlayer(decider(func(_ context.Context, r player.Request) (player.Decision, error) {
		if r.Offered {
			return player.Decision{Action: player.Accept}, nil
		}
		p, err := r.Position()
		return player.Decision{Move: p.LegalMoves()[0]}, err
	}), "some")
	d := sitIn(t, e, "", "-black", "some")
	for _, step := range []struct{ line, want string }{
		{"e4", "1. e4\n1... a5\n"},
		{"draw", "white offers a draw: some hears of it with the next move\n"},
		{"accept", "the offer is yours: some answers it when it is its turn\n"},
		{"decline", "the offer is yours: some answers it when it is its turn\n"},
		{"d4", "2. d4\n1/2-1/2, draw by agreement\nprev steps back through the game, save keeps it in a file, rematch changes sides\n"},
	} {
		compare(t, d.types(0, step.line), step.want)
	}
}

// At a table two players of the program leave time to look, and only the last move is told.
func TestTwoPlayersAtATable(t *testing.T) {
	d := sitAtTable(t, "-white", "greedy", "-black", "random", "-seed", "1")
	waited := 0
	d.after = func(wait time.Duration) <-chan time.Time {
		waited++
		now := make(chan time.Time, 1)
		now <- time.Now()
		return now
	}
	for len(d.s.plies()) < 4 {
		d.deal(<-d.events.players)
	}
	if text := shown(d); waited < 2 || !strings.Contains(text, "| 2... ") || strings.Contains(text, "| 1. ") {
		t.Errorf("after %d pauses the screen is\n%s", waited, text)
	}
}

// A request has the game, the clocks and the offer.
func TestARequest(t *testing.T) {
	var asked player.Request
	e := withPlayer(decider(func(_ context.Context, r player.Request) (player.Decision, error) {
		asked = r
		p, err := r.Position()
		return player.Decision{Move: p.LegalMoves()[0]}, err
	}), "some")
	d := sitIn(t, e, "", "-black", "some", "-whiteclock", "5+3", "-blackclock", "40/4+2")
	d.types(0, "e4")
	d.types(10*time.Second, "d4")
	if len(asked.Moves) != 3 || asked.Start != chess.StartingPosition() || !asked.Timed || asked.Offered ||
		asked.Left != [2]time.Duration{293 * time.Second, 240 * time.Second} ||
		asked.Increment != [2]time.Duration{3 * time.Second, 2 * time.Second} || asked.ToGo != [2]int{0, 39} {
		t.Errorf("the request is %+v", asked)
	}
}

// thoughtful is a player that thinks until it is stopped.
var thoughtful = decider(func(ctx context.Context, _ player.Request) (player.Decision, error) {
	<-ctx.Done()
	return player.Decision{}, ctx.Err()
})

// asks has somebody asked, and leaves it thinking.
func asks(t *testing.T, d *desk, line string) {
	t.Helper()
	d.said.Reset()
	if err := d.deal(typed{line: line}); err != nil || d.thinking == nil {
		t.Fatalf("nobody thinks: %v", err)
	}
}

// Ctrl-C stops a player that thinks: it hears of it by its context, and what it says later
// nobody hears. The game goes on, and go asks it again.
func TestCtrlCStopsAPlayer(t *testing.T) {
	heard := make(chan bool, 2)
	d := sitIn(t, withPlayer(decider(func(ctx context.Context, r player.Request) (player.Decision, error) {
		<-ctx.Done()
		heard <- true
		return player.Decision{}, ctx.Err()
	}), "some"), "", "-black", "some")
	asks(t, d, "e4")
	late := d.thinking
	compare(t, d.happens(interrupt{}), "some stops thinking: go makes it move, or play for it yourself\n")
	if guard.Run(time.Minute, func() { <-heard }) != nil {
		t.Error("its context was not canceled")
	}
	compare(t, d.happens(answer{of: late, decision: player.Decision{Action: player.Resign}}), "")
	compare(t, d.types(0, "e5"), "1... e5\n")
	asks(t, d, "d4")
	d.happens(interrupt{})
	d.s.makers = withPlayer(decides(player.Decision{Move: chess.Move{From: chess.E5, To: chess.D4}}), "some").makers
	compare(t, d.types(0, "go"), "2... exd4\n")
}

// A line that takes the game elsewhere stops the player.
func TestAGameThatIsLeftStopsThePlayer(t *testing.T) {
	for line, want := range map[string]bool{"flip": true, "fen": true, "e5x": true, "first": true, "resign": true, "undo": false, "reset\nreset": false} {
		t.Run(line, func(t *testing.T) {
			d := sitAtTableIn(t, withPlayer(thoughtful, "some"), "-black", "some")
			d.deal(typed{line: "e4"})
			thinks := d.thinking
			for _, one := range strings.Split(line, "\n") {
				d.deal(typed{line: one})
			}
			if got := d.thinking == thinks; got != want {
				t.Errorf("it thinks on: %v, want %v", got, want)
			}
		})
	}
}

// Its flag falls while a player thinks.
func TestThePlayersFlagFalls(t *testing.T) {
	e := withPlayer(decides(player.Decision{Move: chess.Move{From: chess.E7, To: chess.E5}}), "some")
	d := sitIn(t, e, "", "-black", "some", "-clock", "1")
	d.types(0, "e4")
	d.s.makers = withPlayer(thoughtful, "some").makers
	asks(t, d, "d4")
	d.wall = d.wall.Add(time.Minute)
	if got := d.happens(tick(d.wall)); !strings.HasPrefix(got, "1-0, the time of black has run out") || d.thinking != nil {
		t.Errorf("the answer is %s", got)
	}
}

// A player that does not even notice that it was stopped is left alone.
func TestAPlayerThatHangs(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	e := withPlayer(decider(func(context.Context, player.Request) (player.Decision, error) {
		<-end
		return player.Decision{}, nil
	}), "some")
	e.patience = 400 * time.Millisecond
	d := sitIn(t, e, "", "-black", "some")
	if got := d.types(0, "e4"); !strings.Contains(got, "TestAPlayerThatHangs does not come back") || !strings.HasSuffix(got, yourself) {
		t.Errorf("the answer is %s", got)
	}
	compare(t, d.types(0, "e5"), "1... e5\n")
}

// Ctrl-C with nothing to stop leaves the program the second time in a row.
func TestCtrlCTwiceLeaves(t *testing.T) {
	d := sit(t, "")
	compare(t, d.happens(interrupt{}), "\nCtrl-C again leaves; quit does the same\n")
	d.types(0, "e4")
	compare(t, d.happens(interrupt{}), "\nCtrl-C again leaves; quit does the same\n")
	if d.s.over {
		t.Fatal("the program has ended")
	}
	d.happens(interrupt{})
	if !d.s.over {
		t.Error("the program goes on")
	}
}

// Somebody looks back while a player thinks. Its answer is played where the game stands.
func TestLookingBackWhileAPlayerThinks(t *testing.T) {
	e := withPlayer(decider(func(ctx context.Context, r player.Request) (player.Decision, error) {
		if len(r.Moves) < 3 {
			p, err := r.Position()
			return player.Decision{Move: p.LegalMoves()[0]}, err
		}
		<-ctx.Done()
		return player.Decision{}, ctx.Err()
	}), "some")
	d := sitAtTableIn(t, e, "-black", "some")
	d.types(0, "e4")
	d.deal(typed{line: "d4"})
	thinks := d.thinking
	for _, line := range []string{"first", "next", "flip"} {
		d.deal(typed{line: line})
	}
	if d.thinking != thinks || thinks == nil {
		t.Fatal("it thinks no longer")
	}
	d.deal(answer{of: thinks, decision: player.Decision{Move: chess.Move{From: chess.E7, To: chess.E5}}})
	if got := len(d.s.plies()); got != 4 || !d.s.isLast() {
		t.Errorf("%d plies have been played where we are", got)
	}
}

// Ctrl-C ends a match with what is known by then, though its players never ask their context.
func TestCtrlCEndsAMatch(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	moves := 0
	e := withPlayer(mover(func(p chess.Position) (chess.Move, error) {
		if moves++; moves == 4 {
			stop()
		}
		return p.LegalMoves()[0], nil
	}), "mine", "random")
	e.interruptible = func() (context.Context, context.CancelFunc) { return ctx, func() {} }
	compare(t, reply(newSession(nil, quietIn(e)), "match 2"),
		"Games of mine against random: 2. + is won, - is lost, = is drawn\nstopped in game 1: mine 0, random 0, drawn 0 until then\n")
	if moves != 4 {
		t.Errorf("they made %d moves after Ctrl-C", moves-4)
	}
	compare(t, reply(newSession(nil, quietIn(e)), "games testdata/many.pgn"), "stopped at game 1\n")
}

// A player that asks its context learns how long it may think, in a match too.
func TestConsultHasADeadline(t *testing.T) {
	hasDeadline := false
	asks := asked(func(ctx context.Context) { _, hasDeadline = ctx.Deadline() })
	if _, err := (environment{patience: time.Minute}).consult(t.Context(), asks, player.Request{}, nil); err != nil || !hasDeadline {
		t.Errorf("the context has a deadline: %t, %v", hasDeadline, err)
	}
}

// An asked player looks at its context and decides nothing.
type asked func(context.Context)

func (a asked) Choose(ctx context.Context, _ player.Request, _ func(string)) (player.Decision, error) {
	a(ctx)
	return player.Decision{}, nil
}
