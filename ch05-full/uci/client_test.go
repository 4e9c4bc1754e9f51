// client_test.go asks engines, which are this test itself.

package uci

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
	"mateinfive/internal/digest"
	"mateinfive/internal/guard"
	"mateinfive/internal/outside"
)

// asEngine is set in the environment where this test runs itself as an engine: to what kind it is.
// At the address it tells that it was asked for a move.
const asEngine, address = "TEST_ENGINE", "TEST_ADDRESS"

func TestMain(m *testing.M) {
	flag.Parse()
	switch kind := os.Getenv(asEngine); kind {
	case "":
		os.Exit(digest.Main(m))
	case "plays":
		_ = Serve(context.Background(), os.Stdin, os.Stdout, "Fake\x1b 1.0", first)
	case "level":
		p, _ := player.New("level7", 1)
		_ = Serve(context.Background(), os.Stdin, os.Stdout, "Level", p)
	case "exits":
	default:
		beEngine(kind)
	}
}

// beEngine answers each line, in one way or another.
func beEngine(kind string) {
	answers := map[string]string{"uci": "id name Fake\nuciok", "isready": "bestmove a2a3\nreadyok", "quit": "quit"}
	switch kind {
	case "deaf":
		answers = nil
	case "echoes":
		answers = map[string]string{"uci": "uci", "isready": "isready", "go": "go"}
	case "other":
		answers = map[string]string{"uci": "White (1) : Invalid move: uci"}
	case "greets":
		answers["uci"] = "Unknown settings are ignored; type uci\n" + answers["uci"]
	case "endless":
		answers["uci"] = strings.Repeat("y\n", 2*mostHeard)
	case "crashes":
		answers["go"] = "quit"
	case "thinks":
		answers["go"] = "info string \x1b[2J\ninfo depth 7 multipv 2 score cp 5 pv d2d4\ninfo depth x score mate -3 nodes 5 pv e2e4 e7e5 e1e8 d2d4\ninfo depth 8 pv e7e5\nbestmove e2e4"
	case "stops":
		answers["stop"] = "bestmove e2e4 ponder e7e5"
	default:
		answers["go"] = kind
	}
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		word, _, _ := strings.Cut(in.Text(), " ")
		if answers[word] == "quit" {
			os.Exit(3)
		}
		fmt.Println("a line\n" + answers[word])
		if there := os.Getenv(address); there != "" && word == "go" {
			_, _ = net.Dial("tcp", there)
		}
	}
	select {} // it does not end with its input
}

// engineOf returns this test as an engine of a kind.
func engineOf(t *testing.T, kind string) *Client {
	t.Helper()
	t.Setenv(asEngine, kind)
	file, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c, err := Open(file)
	if err != nil {
		t.Fatal(err)
	}
	c.grace = time.Millisecond // it is waited out
	t.Cleanup(c.Close)
	return c
}

// whenAsked returns a context that ends when the engine was asked for a move.
func whenAsked(t *testing.T) context.Context {
	t.Helper()
	there, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { there.Close() })
	t.Setenv(address, there.Addr().String())
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		_, _ = there.Accept()
		cancel()
	}()
	return ctx
}

var start = player.Request{Start: chess.StartingPosition()}

func TestClient(t *testing.T) {
	c := engineOf(t, "plays")
	for _, moves := range []string{"", "e2e4 e7e5", "g1f3"} {
		r, _ := readPosition("startpos moves " + moves)
		want, _ := first(t.Context(), r)
		if d, err := c.Choose(t.Context(), r, nil); err != nil || d != want {
			t.Errorf("after %s it plays %v, error %v, want %v", moves, d, err, want)
		}
	}
	if name := c.Name(); name != `Fake\x1b 1.0` {
		t.Errorf("it is called %s", name)
	}
	c.Close()
	if d, err := c.Choose(t.Context(), start, nil); err != nil {
		t.Errorf("after Close it plays %v, error %v: it should be started anew", d, err)
	}
}

// A game that cannot be is no reason to start an engine.
func TestNoEngineForAGameThatCannotBe(t *testing.T) {
	c, r := engineOf(t, "plays"), start
	r.Moves = []chess.Move{{From: chess.E7, To: chess.E5}}
	if _, err := c.Choose(t.Context(), r, nil); err == nil || !strings.Contains(err.Error(), "not your turn") {
		t.Errorf("the error is %v, want that it is not Black's turn", err)
	}
	if c.engine != nil {
		t.Error("the engine was started")
	}
}

// Whatever is wrong with an engine is a sentence, each time it is asked.
func TestFaults(t *testing.T) {
	tests := []struct{ kind, want string }{
		{kind: "exits", want: "NAME has ended by itself"},
		{kind: "crashes", want: "Fake has ended by itself (exit status 3)"},
		{
			kind: "bestmove hello",
			want: `Fake answers "bestmove hello": not a move: "hello" ` +
				`(a move names two squares, such as e2e4)`,
		},
		{
			kind: "bestmove (none)",
			want: `Fake answers "bestmove (none)": not a move: "(none)" ` +
				`(a move names two squares, such as e2e4)`,
		},
		{
			kind: "bestmove",
			want: `Fake answers "bestmove": not a move: "-" ` +
				`(a move names two squares, such as e2e4)`,
		},
		{
			kind: "bestmove \x1b[2J",
			want: `Fake answers "bestmove \x1b[2J": not a move: "\x1b[2J" ` +
				`(a move names two squares, such as e2e4)`,
		},
		{
			kind: "bestmove e7e5",
			want: `Fake answers "bestmove e7e5": not your turn: the pawn on e7 is black, ` +
				`and white is to move`,
		},
	}
	for _, tt := range tests {
		t.Run(tt.kind, func(t *testing.T) {
			c := engineOf(t, tt.kind)
			for range 2 {
				d, err := c.Choose(t.Context(), start, nil)
				if want := strings.ReplaceAll(tt.want, "NAME", c.command[0]); err == nil || err.Error() != want {
					t.Errorf("it plays %s\nerror %v\nwant  %s", d.Move, err, want)
				}
			}
		})
	}
}

// In a script an engine writes lines, FLOOD without end, and says nothing in a PAUSE. When the
// time is OVER it is to hear stop. END is its own end. Wanted are the lines that are heard,
// then the answer or the error.
func TestAwait(t *testing.T) {
	const minute, none, late = time.Minute, time.Millisecond, "has not answered in time: expected bestmove"
	tests := []struct {
		name, script string
		grace        time.Duration
		want         string
	}{
		{
			name:   "the answer",
			script: "bestmove e2e4 ponder e7e5",
			grace:  minute,
			want:   "bestmove e2e4 ponder e7e5",
		},
		{
			name:   "each line before it is heard",
			script: "info depth 1 / hello / bestmove e2e4",
			grace:  minute,
			want:   "info depth 1 / hello / bestmove e2e4",
		},
		{
			name:   "before its time is over it may think for longer than the grace",
			script: "PAUSE / bestmove e2e4",
			grace:  none,
			want:   "bestmove e2e4",
		},
		{
			name:   "the whole word counts",
			script: "bestmoves /  / bestmove",
			grace:  minute,
			want:   "bestmoves /  / bestmove",
		},
		{
			name:   "the engine ends",
			script: "info depth 1 / END",
			grace:  minute,
			want:   "info depth 1 / it has crashed",
		},
		{
			name:   "when the time is over it hears stop, once, and answers",
			script: "OVER / info depth 2 / bestmove e2e4",
			grace:  minute,
			want:   "info depth 2 / bestmove e2e4",
		},
		{
			name:   "when it hears stop it ends",
			script: "OVER / END",
			grace:  minute,
			want:   "it has crashed",
		},
		{name: "after stop it says nothing", script: "OVER", grace: none, want: late},
		{
			name:   "after stop it writes without end",
			script: "OVER / FLOOD",
			grace:  none,
			want:   late,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			hears, lines, ended := make(chan string), make(chan string), make(chan string)
			go func() {
				for _, step := range strings.Split(tt.script, " / ") {
					switch step {
					case "OVER":
						cancel()
						if text := <-hears; text != "stop" {
							t.Errorf("the engine hears %q", text)
						}
					case "PAUSE":
						time.Sleep(20 * time.Millisecond)
					case "END":
						close(lines)
					default:
						for again := true; again; again = step == "FLOOD" {
							select {
							case lines <- step:
							case <-t.Context().Done():
								return
							}
						}
					}
				}
			}()
			go func() {
				heard := ""
				c := &Client{grace: tt.grace, engine: &outside.Talk{In: bench{said: hears}, Lines: lines, Err: errors.New("it has crashed")}}
				line, err := c.await(ctx, "bestmove", func(line string) { heard += strings.TrimPrefix(line+" / ", "FLOOD / ") })
				if err != nil {
					line = err.Error()
				}
				ended <- heard + line
			}()
			select {
			case got := <-ended:
				if got != tt.want {
					t.Errorf("it returns %q, want %q", got, tt.want)
				}
			case <-time.After(patience()):
				t.Error("it waits for ever")
			}
		})
	}
}

func TestReadInfo(t *testing.T) {
	none := player.Thought{Number: 1}
	tests := []struct {
		name, line string
		want       player.Thought
	}{
		{
			name: "what it knows stands behind its word",
			line: "info depth 9 seldepth 14 nodes 15827 nps 640000 time 25",
			want: player.Thought{Number: 1, Depth: 9, Nodes: 15827},
		},
		{
			name: "the words are in any order",
			line: "info nodes 7 multipv 3 depth 2",
			want: player.Thought{Number: 3, Depth: 2, Nodes: 7},
		},
		{
			name: "a score for the side to move",
			line: "info score cp -34 upperbound",
			want: player.Thought{Number: 1, Score: -34},
		},
		{
			name: "a bound is no line yet",
			line: "info depth 9 score cp 34 lowerbound nodes 5 pv e2e4",
			want: player.Thought{Number: 1, Depth: 9, Score: 34, Nodes: 5},
		},
		{
			name: "a mate against the side to move",
			line: "info score mate -3",
			want: player.Thought{Number: 1, Mate: -3},
		},
		{
			name: "moves are the last",
			line: "info depth 1 pv e2e4 e7e5",
			want: player.Thought{Number: 1, Depth: 1, Moves: []chess.Move{{From: chess.E2, To: chess.E4}, {From: chess.E7, To: chess.E5}}},
		},
		{
			name: "a word without a number",
			line: "info nodes 5 depth",
			want: player.Thought{Number: 1, Nodes: 5},
		},
		{
			name: "a number that is none",
			line: "info depth deep nodes 5",
			want: player.Thought{Number: 1, Nodes: 5},
		},
		{
			name: "a word where the number should be",
			line: "info depth nodes 5",
			want: player.Thought{Number: 1, Nodes: 5},
		},
		{
			name: "behind string stands no number and no move",
			line: "info depth 3 string nodes 5 pv e2e4",
			want: player.Thought{Number: 1, Depth: 3},
		},
		{name: "info alone", line: "info", want: none},
		{name: "another line", line: "bestmove e2e4 depth 9 pv e2e4", want: none},
		{name: "an empty line", line: "", want: none},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := readInfo(tt.line); !reflect.DeepEqual(got, tt.want) {
				t.Errorf("of %s it reads\n%+v\nwant\n%+v", tt.line, got, tt.want)
			}
		})
	}
}

// What an engine thinks is told as far as it is legal, and only the lines that are wanted.
func TestWhatItThinks(t *testing.T) {
	c, r, told := engineOf(t, "thinks"), start, ""
	p, _ := r.Position()
	r.Tell = func(x player.Thought) { told += fmt.Sprintf("%+v, %s|", x, x.In(p)) }
	const best = "{Number:1 Depth:0 Score:0 Mate:-3 Nodes:5 Moves:[e2e4 e7e5]}, depth 0, Black mates in 3, e4 e5|"
	const second = "{Number:2 Depth:7 Score:5 Mate:0 Nodes:0 Moves:[d2d4]}, line 2, depth 7, White +0.05, d4|"
	for lines, want := range []string{best, best, second + best} {
		r.Lines, told = lines, ""
		if d, err := c.Choose(t.Context(), r, nil); err != nil || d.Move.String() != "e2e4" || told != want {
			t.Errorf("asked for %d lines it plays %s, error %v, and tells\n%s\nwant\n%s", lines,
				d.Move, err, told, want)
		}
	}
}

// FuzzInfo reads whatever an engine may write. What is told can be played, and shown.
func FuzzInfo(f *testing.F) {
	f.Add("info depth 9 multipv 1 score cp 34 nodes 500 pv e2e4 e7e5")
	f.Add("info depth 9 score mate -9223372036854775808 pv e2e4 e2e4 \x1b[2J")
	f.Add("info pv pv multipv 99999999999999999999 pv d2d4 info depth depth")
	f.Add("bestmove \xff pv a7a8q")
	f.Fuzz(func(t *testing.T, line string) {
		r := start
		r.Tell = func(x player.Thought) {
			r.Moves = x.Moves
			if _, err := r.Position(); err != nil || len(x.Moves) == 0 || x.Number != 1 {
				t.Errorf("it tells %+v: %v", x, err)
			}
			if text := x.In(r.Start); console.Printable(text) != text {
				t.Errorf("it says %q", text)
			}
		}
		r.Teller(r.Start, nil)(readInfo(line))
	})
}

func TestTimeIsUp(t *testing.T) {
	tests := map[string]func(context.Context) context.Context{
		"e2e4, <nil>":            player.Urgent,
		"e2e4, context canceled": func(ctx context.Context) context.Context { return ctx },
	}
	for want, kind := range tests {
		t.Run(want, func(t *testing.T) {
			ctx, c := kind(whenAsked(t)), engineOf(t, "stops")
			c.grace = time.Minute // its answer comes at once
			d, err := c.Choose(ctx, start, nil)
			if got := fmt.Sprintf("%s, %v", d.Move, err); got != want {
				t.Errorf("it plays %s, want %s", got, want)
			}
			c.grace = time.Millisecond
		})
	}
}

func TestDeaf(t *testing.T) {
	c := engineOf(t, "deaf")
	ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
	defer cancel()
	if err := c.checked(c.start(ctx)); err == nil || !strings.HasSuffix(err.Error(), "has not answered in time: expected uciok") {
		t.Errorf("it is built with the error %v", err)
	}
	if c, err := Open("./no such,program"); err == nil || !strings.HasPrefix(err.Error(), `there is no engine "./no": `) {
		t.Errorf("Open finds %v, error %v", c, err)
	}
}

// An engine may greet with words that sound like a refusal: uciok may come in its grace.
func TestGreets(t *testing.T) {
	c := engineOf(t, "greets")
	c.grace = guard.Patience() // it is not waited out
	if err := c.Build(); err != nil {
		t.Errorf("it is built with the error %v", err)
	}
}

// What a program says that does not speak UCI tells so, and nothing more is waited for.
func TestNoUCI(t *testing.T) {
	for kind, want := range map[string]string{
		"echoes":  " is no engine: it says back what it is told",
		"endless": " is no engine: it writes without end",
		"other": ` does not speak UCI: it says "White (1) : Invalid move: uci". ` +
			"Some engines want an argument for that, as uci:gnuchess,--uci does",
	} {
		t.Run(kind, func(t *testing.T) {
			if err := engineOf(t, kind).Build(); err == nil || !strings.HasSuffix(err.Error(), want) {
				t.Errorf("it is built with the error %v, want ...%s", err, want)
			}
		})
	}
}

// What engines say before uciok is no objection.
func TestNoObjection(t *testing.T) {
	for _, line := range []string{
		"id name Not a UCI engine", "option name UCI_Elo type spin", "Stockfish speaks UCI", "info string error in uci.ini", "",
	} {
		if err := noUCI(line); err != nil {
			t.Errorf("%q says that it %v", line, err)
		}
	}
}

func TestQuestion(t *testing.T) {
	const s = time.Second
	moves, err := readPosition("startpos moves e2e4 e7e5")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		r     player.Request
		want  string
		takes time.Duration
	}{
		{player.Request{}, "go movetime 500", 0},
		{player.Request{Depth: 3, Lines: 2, Only: moves.Moves[:1]}, "go depth 3 searchmoves e2e4", 0},
		{player.Request{MoveTime: 2 * s}, "go movetime 2000", 2 * s},
		{player.Request{Depth: 10, Nodes: 300}, "go depth 10 nodes 300", 0},
		{player.Request{Timed: true, Left: [2]time.Duration{100 * s, 9 * s}, Increment: [2]time.Duration{0, s}, ToGo: [2]int{7, 0}}, "go wtime 100000 btime 9000 binc 1000 movestogo 7", 100 * s},
	}
	for _, tt := range tests {
		t.Run(tt.want, func(t *testing.T) {
			tt.r.Start = chess.StartingPosition()
			lines := fmt.Sprintf("setoption name MultiPV value %d\n", max(tt.r.Lines, 1))
			if got, want := question(tt.r, chess.White), "ucinewgame\n"+lines+"position fen "+chess.StartFEN+"\n"+tt.want; got != want {
				t.Errorf("it is asked\n%s\nwant\n%s", got, want)
			}
			if takes, want := new(Client).Takes(tt.r), max(tt.takes, guard.Patience()); takes != want {
				t.Errorf("it may take %v, want %v", takes, want)
			}
			tt.r.Moves = moves.Moves
			if got, want := question(tt.r, chess.White), lines+"position fen "+chess.StartFEN+" moves e2e4 e7e5\n"+tt.want; got != want {
				t.Errorf("it is asked\n%s\nwant\n%s", got, want)
			}
		})
	}
}

var engines = flag.String("engines", "", "play against these engines, with semicolons between")

// Real engines play a few moves against themselves and against our server, and tell what they think:
// go test ./ch05-full/uci -run Engines -engines "stockfish;gnuchess --uci".
func TestEngines(t *testing.T) {
	if *engines == "" {
		t.Skip("no engines are named by -engines")
	}
	ours := engineOf(t, "level")
	for _, command := range strings.Split(*engines, ";") {
		t.Run(command, func(t *testing.T) {
			c, err := Open(command)
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			told := 0
			tell := func(player.Thought) { told++ }
			for _, r := range []player.Request{{MoveTime: 50 * time.Millisecond}, {Depth: 4, Tell: tell, Lines: 2}, {
				Timed: true, Left: [2]time.Duration{time.Second, time.Second},
			}} {
				for r.Start = chess.StartingPosition(); len(r.Moves) < 12; {
					x := c
					if len(r.Moves)%4 == 3 {
						x = ours
					}
					d, err := x.Choose(t.Context(), r, nil)
					if err != nil {
						t.Fatal(err)
					}
					r.Moves = append(r.Moves, d.Move)
				}
				t.Log(c.Name(), r.Moves, "lines:", told)
			}
			if told == 0 {
				t.Error("it tells no line")
			}
		})
	}
}
