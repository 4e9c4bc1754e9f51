// server_test.go has the server answer what is written to it.

package uci

import (
	"context"
	"errors"
	"fmt"
	"io"
	"reflect"
	"regexp"
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

// A dial is a player of any level. It tells what it is and what it was asked, as a line.
type dial struct{ level, size int }

func (d dial) Level() int { return d.level }
func (d dial) Tuned(level, megabytes, threads int) player.Player {
	return dial{level: level, size: megabytes * threads}
}

func (d dial) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	decision, err := first(ctx, r)
	for i := range max(r.Lines, 1) {
		if r.Tell == nil {
			break
		}
		r.Tell(player.Thought{Number: i + 1, Depth: d.level, Score: d.size, Moves: []chess.Move{decision.Move}})
	}
	return decision, err
}

// talk writes lines to the server of a player. After each go it waits for the answer. In what is
// wanted ... stands for anything; what takes time is left out.
func talk(t *testing.T, p player.Player, in, want string) {
	t.Helper()
	lines, w := io.Pipe()
	out := answers{heard: make(chan bool, 10)}
	ended := make(chan error, 1)
	go func() {
		ended <- Serve(t.Context(), lines, &out, "test", p)
		lines.Close() // or what comes after quit would wait
	}()
	go func() {
		for line := range strings.Lines(in) {
			if _, err := fmt.Fprintln(w, line); err == nil && strings.HasPrefix(line, "go") {
				<-out.heard
			}
		}
		w.Close()
	}()
	form := "^(?s:" + strings.ReplaceAll(regexp.QuoteMeta(want), `\.\.\.`, ".*") + ")$"
	select {
	case err := <-ended:
		if got := times.ReplaceAllString(out.String(), ""); err != nil || !regexp.MustCompile(form).MatchString(got) {
			t.Errorf("error %v, and it answers\n%s\nwant\n%s", err, got, want)
		}
	case <-time.After(2 * patience()):
		t.Error("the server does not come to its end: is each go answered?")
	}
}

// answers are what a server writes. Heard hears of each answer to go.
type answers struct {
	strings.Builder
	heard chan bool
}

func (a *answers) Write(text []byte) (int, error) {
	if strings.Contains(string(text), "bestmove ") || strings.Contains(string(text), "Nodes searched: ") {
		a.heard <- true
	}
	return a.Builder.Write(text)
}

func TestServe(t *testing.T) {
	const no = "info string "
	const still = "; the one before still stands\n"
	const none = " is none of uci, isready, setoption, ucinewgame, position, go, stop, ponderhit, quit\n"
	const at7 = "info depth 7 multipv 1 score cp 16 pv b1a3\n"
	const at1 = "info depth 1 multipv 1 score cp 16 pv b1a3\n"
	elos := player.Elos()
	tests := []struct{ name, in, out string }{
		{
			name: "a greeting",
			in:   "uci\nisready\nucinewgame\n",
			out: "id name test\nid author Mate in Five\n" +
				"option name Ponder type check default false\n" +
				"option name Hash type spin default 16 min 1 max 256\n" +
				"option name Threads type spin default 1 min 1 max 64\n" +
				"option name Clear Hash type button\n" +
				"option name MultiPV type spin default 1 min 1 max 100\n" +
				"option name Skill Level type spin default 18 min 0 max 20\n" +
				"option name UCI_LimitStrength type check default false\n" +
				fmt.Sprintf("option name UCI_Elo type spin default %d min %d max %[1]d\n", elos[7], elos[0]) +
				"uciok\nreadyok\n",
		},
		{name: "a move from the start", in: "go", out: at7 + "bestmove b1a3\n"},
		{
			name: "a move after moves",
			in:   "position startpos moves e2e4\ngo\n",
			out:  "info depth 7 multipv 1 score cp 16 pv a7a5\nbestmove a7a5\n",
		},
		{
			name: "a move from a FEN",
			in:   "position fen 4k3/8/8/8/8/8/8/4K2R b K - 0 1 moves e8d8\ngo depth 3\n",
			out:  "info depth 7 multipv 1 score cp 16 pv e1d1\nbestmove e1d1\n",
		},
		{
			name: "no move",
			in:   "position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\ngo\n",
			out:  "bestmove 0000\n",
		},
		{
			name: "spaces and Windows",
			in:   "  isready \r\n\r\n\tposition   startpos  moves  e2e4 \r\nisready",
			out:  "readyok\nreadyok\n",
		},
		{name: "nothing after quit", in: "quit\nisready\n", out: ""},
		{
			name: "words for nothing",
			in:   "debug on\nregister later\nponderhit\nstop\n",
			out:  "",
		},

		{
			name: "more memory",
			in:   "setoption name hash value 64\ngo",
			out:  "info depth 7 multipv 1 score cp 64 pv b1a3\nbestmove b1a3\n",
		},
		{
			name: "an emptied memory",
			in:   "setoption name Clear Hash\ngo",
			out:  at7 + "bestmove b1a3\n",
		},
		{
			name: "two lines",
			in:   "setoption name MultiPV value 2\ngo",
			out:  at7 + "info depth 7 multipv 2 score cp 16 pv b1a3\nbestmove b1a3\n",
		},
		{
			name: "no skill",
			in:   "setoption name Skill Level value 0\ngo",
			out:  at1 + "bestmove b1a3\n",
		},
		{
			name: "all skill",
			in:   "setoption name Skill Level value 20\ngo",
			out:  "info depth 8 multipv 1 score cp 16 pv b1a3\nbestmove b1a3\n",
		},
		{
			name: "limited strength",
			in: fmt.Sprintf("setoption name UCI_Elo value %d\n", elos[0]) +
				"setoption name UCI_LimitStrength value TRUE\ngo",
			out: at1 + "bestmove b1a3\n",
		},
		{
			name: "strength is not limited unless it is said",
			in:   fmt.Sprintf("setoption name UCI_Elo value %d\ngo", elos[0]),
			out:  at7 + "bestmove b1a3\n",
		},
		{
			name: "two threads",
			in:   "setoption name Threads value 2\ngo",
			out:  strings.Replace(at7, "cp 16", "cp 32", 1) + "bestmove b1a3\n",
		},
		{
			name: "too much memory",
			in:   "setoption name Hash value 257\n",
			out:  no + "setoption: Hash is a whole number from 1 to 256, not \"257\"\n",
		},
		{
			name: "a number that is none",
			in:   "setoption name Hash\n",
			out:  no + "setoption: Hash is a whole number from 1 to 256, not \"\"\n",
		},
		{
			name: "a truth that is none",
			in:   "setoption name Ponder value maybe\n",
			out:  no + "setoption: Ponder is true or false, not \"maybe\"\n",
		},
		{
			name: "an option that there is not",
			in:   "setoption\x1b\nsetoption Luck\n",
			out: no + `"setoption\x1b"` + none +
				no + `setoption: "Luck" is no option of this player: uci lists those, ` +
				"and setoption name Ponder value true sets one\n",
		},

		{
			name: "ways to play",
			in:   "position fen 7k/5Q2/8/6K1/8/8/8/8 b - - 0 1\ngo perft 2",
			out:  "\nNodes searched: 0\n",
		},
		{
			name: "ways to play one by one",
			in:   "position fen 7k/8/8/6K1/8/8/8/8 b - - 0 1\ngo perft 2",
			out:  "h8g7: 5\nh8h7: 6\nh8g8: 8\n\nNodes searched: 19\n",
		},

		{name: "a word that is none", in: "e4\n", out: no + `"e4"` + none},
		{
			name: "a word that would steer the screen",
			in:   "\x1b[2J\n",
			out:  no + `"\x1b[2J"` + none,
		},
		{
			name: "words of go that are none",
			in:   "go dept depth x\n",
			out: no + `go: "dept" is none of searchmoves, infinite, ponder, wtime, ...` + "\n" +
				no + `go: after depth stands a whole number, not "x"` + "\n" +
				no + `go: "x" is none of ...` + "\n" + at7 + "bestmove b1a3\n",
		},
		{
			name: "a move that is not legal",
			in:   "position startpos moves e2e4\nposition startpos moves e7e5\ngo\n",
			out: no + "position: not your turn: the pawn on e7 is black, and white is to move" +
				still + "info depth 7 multipv 1 score cp 16 pv a7a5\nbestmove a7a5\n",
		},
		{
			name: "a move that is none",
			in:   "position startpos moves e4\n",
			out:  no + `position: not a move: "e4" (a move names two squares, such as e2e4)` + still,
		},
		{
			name: "a FEN that is none",
			in:   "position fen x\n",
			out: no + `position: not a FEN: not a piece placement: "x" has 1 rank: ` +
				"expected eight, with a slash between them" + still,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			talk(t, dial{level: 7, size: 1}, tt.in, tt.out)
		})
	}
}

// What goes on while a player thinks; see [follow].
func TestThinking(t *testing.T) {
	const line = "info depth 9 multipv 1 score cp 34 pv e2e4 e7e5"
	const late = "info string the player has no move: it goes on thinking when its time is over"
	waits := strings.Repeat("> isready / < readyok / ", 20) // an answer would come in between
	tests := []struct{ name, script string }{
		{
			name: "a line is told",
			script: "> go / ~ e2e4 e7e5 / < " + line +
				" / = e2e4 / < bestmove e2e4 ponder e7e5 / end / over",
		},
		{
			name:   "what it does not play is not expected",
			script: "> go / ~ e2e4 e7e5 / < " + line + " / = d2d4 / < bestmove d2d4 / end / over",
		},
		{
			name: "of a line that is not legal the rest is left out",
			script: "> go / ~ e2e4 e7e5 a1a8 h7h5 / < " + line +
				" / ~ e7e5 / = e2e4 / < bestmove e2e4 ponder e7e5 / end / over",
		},
		{
			name: "an infinite search waits for stop",
			script: "> go infinite / = e2e4 / > isready / < readyok / > stop / < bestmove e2e4 / end / " +
				"over",
		},
		{
			name:   "and for the end",
			script: "> go infinite / = e2e4 / end / < bestmove e2e4 / over",
		},
		{
			name: "pondering waits for ponderhit",
			script: "> go ponder / = e2e4 / > isready / < readyok / > ponderhit / < bestmove e2e4 / " +
				"end / over",
		},
		{
			name:   "pondering can be stopped",
			script: "> go ponder / > stop / hears / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name:   "after ponderhit the time is limited",
			script: "> go ponder wtime 60 / > ponderhit / hears / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name:   "also where go has named none",
			script: "> go ponder / > ponderhit / hears / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name: "also where the clock is empty",
			script: "> go ponder wtime 0 btime 0 / > ponderhit / hears / = e2e4 / < bestmove e2e4 / " +
				"end / over",
		},
		{
			name:   "and where a depth ends it, it is not",
			script: "> go ponder depth 3 / > ponderhit / = e2e4 / < bestmove e2e4 / end / over",
		},
		{
			name: "mated, an infinite search waits for stop",
			script: "> position fen 7k/6Q1/6K1/8/8/8/8/8 b - - 0 1 / > go infinite / " + waits +
				"> stop / < bestmove 0000 / end / over",
		},
		{
			name: "stalemated, pondering waits for ponderhit",
			script: "> position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1 / > go ponder / " + waits +
				"> ponderhit / < bestmove 0000 / end / over",
		},
		{
			name:   "a player that has told nothing is waited for",
			script: "late, but for silence / > go / > quit / hears / = e2e4 / < bestmove e2e4 / over",
		},
		{
			name: "a mate in so many ends the search",
			script: "> go mate 2 / ~ e2e4 e7e5 d1h5 / " +
				"< info depth 9 multipv 1 score mate 2 pv e2e4 e7e5 d1h5 / hears / = e2e4 / " +
				"< bestmove e2e4 ponder e7e5 / end / over",
		},
		{
			name: "a longer one does not",
			script: "> go mate 1 / ~ e2e4 e7e5 d1h5 / " +
				"< info depth 9 multipv 1 score mate 2 pv e2e4 e7e5 d1h5 / = e2e4 / " +
				"< bestmove e2e4 ponder e7e5 / end / over",
		},
		{
			name: "a move that was not to be looked at",
			script: "> go searchmoves d2d4 e7e5 depth 2 / " +
				"< info string go: \"e7e5\" is none of searchmoves, infinite, ponder, wtime, btime, " +
				"winc, binc, movestogo, depth, nodes, movetime, mate, perft / " +
				"= e2e4 / " +
				"< info string the player has no move: it plays e2e4, which is none of searchmoves / " +
				"< bestmove d2d4 / end / over",
		},
		{
			name: "the best that was told is the answer of a player that goes on",
			script: "late / > go / ~ e2e4 e7e5 / < " + line +
				" / > stop / < bestmove e2e4 ponder e7e5 / > isready / < readyok / end / over",
		},
		{
			name:   "quit does not wait for such a player",
			script: "late / > go / > quit / < " + late + " / < bestmove b1a3 / over",
		},
		{
			name:   "nor does the end of the time",
			script: "late / > go movetime 1 / < " + late + " / < bestmove b1a3 / end / over",
		},
		{
			name:   "nor an empty clock",
			script: "late / > go wtime 1 btime 1 / < " + late + " / < bestmove b1a3 / end / over",
		},
		{
			name: "a long count is stopped",
			script: "> go perft 30 / > stop / < info string go perft: it was stopped before its end / " +
				"< Nodes searched: 0 / end / over",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) { follow(t, tt.script) })
	}
}

// A counter is a player of any level that counts how often it is asked.
type counter struct{ asked *int }

func (c counter) Level() int                        { return 1 }
func (c counter) Tuned(int, int, int) player.Player { return c }
func (c counter) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	*c.asked++
	return first(ctx, r)
}

// What a player builds for its first move is there when it says readyok: after each change once.
func TestReadyIsWarm(t *testing.T) {
	c := counter{asked: new(int)}
	s := newServer(io.Discard, "test", c)
	steps := []struct {
		line string
		want int // how often the player has been asked by then
	}{
		{"isready", 1}, {"isready", 1},
		{"setoption name Hash value 2", 1}, {"isready", 2},
		{"ucinewgame", 2}, {"isready", 3}, {"isready", 3},
		{"ucinewgame", 3}, {"go", 3}, {"isready", 3},
	}
	for i, step := range steps {
		if command, rest, _ := strings.Cut(step.line, " "); command == "go" {
			s.asked(rest)
		} else {
			s.answer(command, rest)
		}
		if *c.asked != step.want {
			t.Fatalf("after %v it was asked %d times, want %d", steps[:i+1], *c.asked, step.want)
		}
	}
}

// Polyglot sends stop and the next go before it has an answer. Each go is answered.
func TestGoAfterStop(t *testing.T) {
	const games = 5
	const game = " go infinite\nstop\nposition startpos\n go depth 1\nstop\n"
	const answer = "...bestmove b1a3\n"
	talk(t, dial{level: 7, size: 1}, strings.Repeat(game, games), strings.Repeat(answer, 2*games))
}

func TestAsked(t *testing.T) {
	const s, ms = time.Second, time.Millisecond
	e4, _ := chess.ParseMove("e2e4")
	tests := []struct {
		words string
		want  player.Request
	}{
		{words: "", want: player.Request{}},
		{
			words: "wtime 1000 btime 2000 winc 10 binc 20 movestogo 5",
			want: player.Request{
				Timed:     true,
				Left:      [2]time.Duration{s, 2 * s},
				Increment: [2]time.Duration{10 * ms, 20 * ms},
				ToGo:      [2]int{5, 5},
			},
		},
		{words: "depth 3 nodes 500", want: player.Request{Depth: 3, Nodes: 500}},
		{words: "movetime 250", want: player.Request{MoveTime: 250 * ms}},
		{words: "infinite", want: player.Request{MoveTime: unlimited}},
		{words: "mate 3", want: player.Request{MoveTime: unlimited}},
		{words: "movetime 300 mate 2", want: player.Request{MoveTime: 300 * ms}},
		{
			words: "mate 2 wtime 1000 btime 1000",
			want:  player.Request{Timed: true, Left: [2]time.Duration{s, s}},
		},
		{words: "infinite movetime 300", want: player.Request{MoveTime: unlimited}},
		{
			words: "ponder wtime 1000",
			want:  player.Request{MoveTime: unlimited, Left: [2]time.Duration{s, 0}},
		},
		{words: "wtime 0 btime 0", want: player.Request{Timed: true}},
		{
			words: "wtime -5 btime 1000",
			want:  player.Request{Timed: true, Left: [2]time.Duration{0, s}},
		},
		{
			words: "searchmoves e2e4 e7e5 depth 4 mate",
			want:  player.Request{Depth: 4, Only: []chess.Move{e4}},
		},
		{words: "depth x nodes -1 movetime", want: player.Request{}},
		{words: "movetime 9000000000000000000000", want: player.Request{MoveTime: 1e9 * ms}},
	}
	// One go after the other: the limits of one are not for the next.
	server := newServer(io.Discard, "test", first)
	for _, tt := range tests {
		t.Run("go "+tt.words, func(t *testing.T) {
			tt.want.Start = server.request.Start
			if got := server.asked(tt.words).Request; !reflect.DeepEqual(got, tt.want) {
				t.Errorf("it asks\n%+v\nwant\n%+v", got, tt.want)
			}
		})
	}
}

// Whatever the player does, go is answered by a legal move.
func TestAnswerInAnyCase(t *testing.T) {
	level, _ := player.New("level1", 1)
	tests := []struct {
		name, in string
		player   player.Player
		want     string
	}{
		{
			name: "an error",
			in:   "go",
			player: decider(func(context.Context, player.Request) (d player.Decision, err error) {
				return d, errors.New("it is\x1bgone")
			}),
			want: `info string the player has no move: it is\x1bgone` + "\nbestmove b1a3\n",
		},
		{
			name:   "a panic",
			in:     "go",
			player: decider(func(context.Context, player.Request) (player.Decision, error) { panic("oh") }),
			want: "info string the player has no move: ... panics at ch05-full/uci/server_test.go:...\n" +
				"bestmove b1a3\n",
		},
		{
			name:   "no move",
			in:     "go",
			player: decider(func(context.Context, player.Request) (d player.Decision, err error) { return d, nil }),
			want: "info string the player has no move: ...the rook on a1 is there already...\n" +
				"bestmove b1a3\n",
		},
		{
			name: "no answer in time",
			in:   "go movetime 1",
			player: decider(func(ctx context.Context, _ player.Request) (d player.Decision, err error) {
				<-ctx.Done()
				return d, ctx.Err()
			}),
			want: "info string the player has no move: it ...\nbestmove b1a3\n",
		},
		{
			name:   "a level has to move where it would claim a draw",
			in:     "position fen 4k2q/5ppp/8/8/8/8/8/4K3 w - - 100 80\ngo",
			player: level,
			want:   "info ...bestmove e1...\n",
		},
		{
			name: "a level mates",
			in: "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\nsetoption name MultiPV value 2\n" +
				"setoption name Skill Level value 20\ngo depth 2",
			player: level,
			want:   "info ...multipv 1 score mate 1...multipv 2 score cp ...bestmove a1a8\n",
		},
		{
			name:   "but not with another move",
			in:     "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 2 searchmoves a1a7",
			player: level,
			want:   "info ...bestmove a1a7...\n",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			talk(t, tt.player, tt.in, tt.want)
		})
	}
}

var count = regexp.MustCompile(`^([a-h][1-8]){2}[qrbn]?: \d+\n`)

// FuzzServe writes anything to the server. Each go is answered once, and nothing ends it but quit.
func FuzzServe(f *testing.F) {
	f.Add("uci\nposition startpos moves e2e4 e7e5\ngo wtime 1000 btime 1000\nstop\n" +
		"go infinite\nisready\nstop\nquit\ngo\n")
	f.Add("position fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1\ngo movetime 1 depth -1\ngo\n")
	f.Add("position fen 8/8/8/8/8/8/8/8 w - - 0 1\ngo\n" +
		"position fen k7/8/8/8/8/8/8/8 w - - 0 1 moves a1a1\ngo\nposition moves\n\x00\xff")
	f.Add("setoption name Hash value 1\nsetoption name MultiPV value 3\n" +
		"go ponder wtime 9\nponderhit\ngo searchmoves e2e4 mate 2\ndebug\ngo perft 2")
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
		if err := Serve(t.Context(), strings.NewReader(in), &out, "test", dial{level: 7, size: 1}); err != nil {
			t.Fatal(err)
		}
		got := 0
		for line := range strings.Lines(out.String()) {
			var answer string
			fmt.Sscan(line, &answer)
			isRefusal := strings.HasPrefix(line, "info string go: the player is thinking already")
			isWord := strings.Contains(" id option uciok readyok info ", " "+answer+" ")
			switch {
			case answer == "bestmove", answer == "Nodes", isRefusal:
				got++
			case answer != "" && !isWord && !count.MatchString(line):
				t.Errorf("%q is no line of UCI", line)
			}
		}
		if got != want {
			t.Errorf("go was heard %d times, and answered %d times:\n%s", want, got, &out)
		}
	})
}

// While the levels play on the slower board, that is said once, before the first go.
func TestSlowerIsSaid(t *testing.T) {
	var out strings.Builder
	s := newServer(&out, "test", first)
	s.slower = func(player.Player) string { return "The levels are slower" }
	s.answer("isready", "")
	s.answer("isready", "")
	if want := "info string The levels are slower\nreadyok\nreadyok\n"; out.String() != want {
		t.Errorf("it says\n%s\nwant\n%s", out.String(), want)
	}
}
