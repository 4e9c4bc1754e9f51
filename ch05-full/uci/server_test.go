// server_test.go has the server answer what is written to it.

package uci

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// A decider is a player that is a function.
type decider func(ctx context.Context, r player.Request) (player.Decision, error)

func (f decider) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	return f(ctx, r)
}

// first plays the first legal move.
var first = decider(func(_ context.Context, r player.Request) (player.Decision, error) {
	p, err := r.Position()
	return player.Decision{Move: p.LegalMoves()[0]}, err
})

func TestServe(t *testing.T) {
	const no, still = "info string ", "; the one before still stands\n"
	tests := []struct{ name, in, out string }{
		{"a greeting", "uci\nisready\nucinewgame\n", "id name test\nid author Mate in Five\nuciok\nreadyok\n"},
		{"a move from the start", "go", "bestmove b1a3\n"},
		{"a move after moves", "position startpos moves e2e4\ngo\n", "bestmove a7a5\n"},
		{"a move from a FEN", "position fen 4k3/8/8/8/8/8/8/4K2R b K - 0 1 moves e8d8\ngo depth 3\n", "bestmove e1d1\n"},
		{"no move", "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo\n", "bestmove 0000\n"},
		{"go infinite is answered after the end", "go infinite\n", "bestmove b1a3\n"},
		{"spaces and Windows", "  isready \r\n\r\n\tposition   startpos  moves  e2e4 \r\ngo", "readyok\nbestmove a7a5\n"},
		{"nothing after quit", "quit\nisready\n", ""},
		{"a word that is none", "e4\n", no + `"e4" is none of uci, isready, ucinewgame, position, go, stop, quit` + "\n"},
		{"a word that would steer the screen", "\x1b[2J\n", no + `"\x1b[2J" is none of uci, isready, ucinewgame, position, go, stop, quit` + "\n"},
		{"a move that is not legal", "position startpos moves e2e4\nposition startpos moves e7e5\ngo\n",
			no + "position: not your turn: the pawn on e7 is black, and white is to move" + still + "bestmove a7a5\n"},
		{"a move that is none", "position startpos moves e4\n", no + `position: not a move: "e4" (a move names two squares, such as e2e4)` + still},
		{"a FEN that is none", "position fen x\n", no + `position: not a FEN: not a piece placement: "x" has 1 rank: expected eight, with a slash between them` + still},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var out strings.Builder
			if err := Serve(t.Context(), strings.NewReader(tt.in), &out, "test", first); err != nil || out.String() != tt.out {
				t.Errorf("error %v, and it answers\n%s\nwant\n%s", err, &out, tt.out)
			}
		})
	}
}

func TestAsked(t *testing.T) {
	const s, ms = time.Second, time.Millisecond
	tests := []struct {
		words string
		want  player.Request
	}{
		{"", player.Request{}},
		{"wtime 1000 btime 2000 winc 10 binc 20 movestogo 5", player.Request{Timed: true, Left: [2]time.Duration{s, 2 * s}, Increment: [2]time.Duration{10 * ms, 20 * ms}, ToGo: [2]int{5, 5}}},
		{"depth 3 nodes 500", player.Request{Depth: 3, Nodes: 500}},
		{"movetime 250", player.Request{MoveTime: 250 * ms}},
		{"infinite", player.Request{MoveTime: unlimited}},
		{"wtime 0 btime 0", player.Request{Timed: true}},
		{"wtime -5 btime 1000", player.Request{Timed: true, Left: [2]time.Duration{0, s}}},
		{"searchmoves e2e4 depth 4 mate", player.Request{Depth: 4}},
		{"depth x nodes -1 movetime", player.Request{}},
		{"movetime 9000000000000000000", player.Request{MoveTime: 1e9 * ms}},
	}
	var server server // one go after the other: the limits of one are not for the next
	for _, tt := range tests {
		t.Run("go "+tt.words, func(t *testing.T) {
			if got := server.asked(tt.words); !reflect.DeepEqual(got, tt.want) {
				t.Errorf("it asks\n%+v\nwant\n%+v", got, tt.want)
			}
		})
	}
}

// Whatever the player does, go is answered by a legal move.
func TestAnswerInAnyCase(t *testing.T) {
	tests := []struct {
		name   string
		player decider
		want   string
	}{
		{"an error", func(context.Context, player.Request) (d player.Decision, err error) {
			return d, errors.New("it is\x1bgone")
		}, `it is\x1bgone`},
		{"a panic", func(context.Context, player.Request) (player.Decision, error) { panic("oh") }, "ch05-full/uci/server_test.go:"},
		{"no move", func(context.Context, player.Request) (d player.Decision, err error) { return d, nil }, "the rook on a1 is there already"},
		{"no answer in time", func(ctx context.Context, _ player.Request) (d player.Decision, err error) {
			<-ctx.Done()
			return d, ctx.Err()
		}, "it should return the best that it has found until then"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := &server{player: tt.player}
			why, move, _ := strings.Cut(s.bestMove(t.Context(), player.Request{Start: chess.StartingPosition(), MoveTime: time.Millisecond}), "\n")
			if move != "bestmove b1a3" || !strings.HasPrefix(why, "info string the player has no move: ") || !strings.Contains(why, tt.want) {
				t.Errorf("it answers %q, and why is %s, want %s", move, why, tt.want)
			}
		})
	}
}

// A level that would claim a draw has to move.
func TestNoClaim(t *testing.T) {
	r, err := readPosition("fen 4k2q/5ppp/8/8/8/8/8/4K3 w - - 100 80")
	if err != nil {
		t.Fatal(err)
	}
	level, _ := player.New("level1", 1)
	if text := (&server{player: level}).bestMove(t.Context(), r); !strings.HasPrefix(text, "bestmove ") {
		t.Errorf("it answers %s", text)
	}
}

// An answer that was found keeps waiting for stop.
func TestInfinite(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	answer := make(chan string, 1)
	go func() {
		answer <- (&server{player: first}).bestMove(ctx, player.Request{Start: chess.StartingPosition(), MoveTime: unlimited})
	}()
	waits := regexp.MustCompile(`\[chan receive.*\]:\n.*\(\*server\)\.bestMove`) // for stop
	for stacks := make([]byte, 1<<20); !waits.Match(stacks[:runtime.Stack(stacks, true)]); runtime.Gosched() {
		select {
		case text := <-answer:
			t.Fatalf("go infinite is answered by %s before stop", text)
		default:
		}
	}
	stop()
	if text := <-answer; text != "bestmove b1a3" {
		t.Errorf("after stop the answer is %s", text)
	}
}

// FuzzServe writes anything to the server. Each go is answered once, and nothing ends it but quit.
func FuzzServe(f *testing.F) {
	f.Add("uci\nposition startpos moves e2e4 e7e5\ngo wtime 1000 btime 1000\nstop\ngo infinite\nisready\nstop\nquit\ngo\n")
	f.Add("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1\ngo movetime 1 depth -1\ngo\n")
	f.Add("position fen 8/8/8/8/8/8/8/8 w - - 0 1\ngo\nposition fen k7/8/8/8/8/8/8/8 w - - 0 1 moves a1a1\ngo\nposition moves\n\x00\xff")
	f.Fuzz(func(t *testing.T, in string) {
		want := 0
		for line := range strings.SplitSeq(in+"\nquit", "\n") {
			words := append(strings.Fields(line), "")
			if words[0] == "quit" {
				break
			}
			if words[0] == "go" {
				want++
			}
		}
		var out strings.Builder
		if err := Serve(t.Context(), strings.NewReader(in), &out, "test", first); err != nil {
			t.Fatal(err)
		}
		got := 0
		for line := range strings.Lines(out.String()) {
			var answer string
			fmt.Sscan(line, &answer)
			switch {
			case answer == "bestmove", strings.HasPrefix(line, "info string go: the player is thinking already"):
				got++
			case !strings.Contains(" id uciok readyok info ", " "+answer+" "):
				t.Errorf("%q is no line of UCI", line)
			}
		}
		if got != want {
			t.Errorf("go was heard %d times, and answered %d times:\n%s", want, got, &out)
		}
	})
}
