// main_test.go runs the program as its user does: with arguments, an input, two outputs and an
// exit status.
package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console/consoletest"
	"mateinfive/internal/digest"
)

func TestMain(m *testing.M) {
	consoletest.AsProgram(main)
	os.Exit(digest.Main(m))
}

func TestProgram(t *testing.T) {
	consoletest.Programs(t, []consoletest.Program{
		{Name: "the input ends", Args: "-quiet", Input: "# nothing\n", Out: "white> # nothing\nwhite> \n"},
		{Name: "quit", Input: "quit\nfen\n", Out: "white> quit\n"},
		{Name: "two programs play to the end, and nothing is asked", Args: "-quiet -white greedy -black random -seed 1", Out: "black> \n"},
		{Name: "help", Args: "-h", Err: "Usage: go run ./ch05-full [flags]\n  -black"},
		{Name: "help with commands", Args: "-h", Err: "  perft [-divide] FEN DEPTH  "},
		{Name: "the version", Args: "--version", Out: ", " + runtime.Version() + "\n"},
		{Name: "a flag that there is not", Args: "-sound", Status: 2, Err: "there is no flag -sound; -h lists the flags\n"},
		{Name: "a flag that would steer the screen", Args: "-\x1b[2J", Status: 2, Err: `there is no flag -\x1b[2J`},
		{Name: "a bad value", Args: "-keep never", Status: 2, Err: `"never" for flag -keep: it can be on, off`},
		{Name: "no player", Args: "-white nobody", Status: 2, Err: `"nobody" is no player: there is random,` + "\ngreedy, "},
		{Name: "a time that was said already", Args: "-clock 5+3 -movetime 30s", Status: 2, Err: "the time is said already: -clock and\n-movetime are one or the other"},
		{Name: "a position beside a file", Args: "-fen 4k3/8/8/8/8/8/8/4K2R -load x.pgn", Status: 2, Err: "use one of them"},
		{Name: "a FEN without quotation marks", Args: "-fen 8/8/8/8/8/8/8/8 w", Status: 2, Err: "and a FEN\nstands in quotation marks"},
		{Name: "a file of lines that there is not", Args: "-play none\x1b.txt", Status: 1, Err: `none\x1b.txt`},
		{Name: "a folder of lines", Args: "-play . -quiet", Status: 1, Out: "white> \n", Err: "read .:"},
		{Name: "a game that there is not", Args: "-load none\x1b.pgn", Status: 1, Err: `none\x1b.pgn`},
		{Name: "a file that cannot be made", Args: "-file none/x.pgn", Status: 1, Err: "name a file in a folder that is\nthere"},
		{Name: "a file of several games", Args: "-file prompt/testdata/many.pgn", Status: 1, Err: "it holds more than one game"},
		{Name: "a command for scripts", Args: "status -", Input: "8/8/8/8/8/8/8/K6k w - - 0 1", Out: "dead position\n"},
		{Name: "its answer is no", Args: "validate 8/8/8/8/8/8/8/8", Status: 1, Out: "black has no king\n"},
		{Name: "an engine", Args: "uci -player careful", Input: "uci\nquit\n", Out: "id name careful\nid author Mate in Five\noption name Ponder type check default false\nuciok\n"},
		{Name: "an engine with too much memory", Args: "uci -hash 1000", Out: "info string setoption: Hash is a whole number from 1 to 256, not \"1000\"\n"},
		{Name: "an engine with another player", Args: "uci -player random", Input: "position fen k7/8/1Q6/8/8/8/8/7K b - - 0 1\ngo\n", Out: "bestmove 0000\n"},
		{Name: "an engine without a player", Args: "uci -player friend", Status: 2, Err: "a person does not speak UCI"},
		{Name: "an engine that there is not", Args: "-white uci:./no\x1b", Status: 2, Err: `there is no engine "./no\x1b"`},
		{Name: "the best move", Args: "bestmove -", Input: "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", Out: "  #1  1. Qg7#\n"},
		{Name: "the best move for a program", Args: "bestmove - -json", Input: "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", Out: `1. Qg7#","mate":1,"move":"g1g7","san":"Qg7#"}` + "\n"},
		{Name: "its score is below 0 if Black mates", Args: "bestmove -json -", Input: "8/8/8/8/8/6k1/4q3/7K w - - 0 1", Out: `"mate":-1,"move":"h1g1","san":"Kg1"}` + "\n"},
		{Name: "the starting position by a word", Args: "moves startpos", Out: "h3\nh4\n"},
		{Name: "the evaluation of nothing", Args: "eval 8/8/8/8/8/8/8/8", Status: 1, Err: "only a position with both kings is evaluated, and white has none\n"},
		{Name: "no best move", Args: "bestmove -", Input: "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Status: 1, Err: "there is no legal move\n"},
		{Name: "the evaluation for a program", Args: "eval -json -", Input: "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1", Out: "}]\n"},
		{Name: "an annotated game", Args: "annotate -nodes 1000 -", Input: "1. f3 e5 2. g4 Qh4# 0-1", Out: ") 2... Qh4# 0-1\n\n"},
		{Name: "an annotated game for a program", Args: "annotate - -json -nodes 1000 -side white", Input: "1. g4 e5 2. f3 Qh4# 0-1", Out: `"blunders":1,"mistakes":0,"inaccuracies":0}}` + "\n"},
		{Name: "games that cannot be annotated", Args: "annotate -", Input: "1. e5 *", Status: 1, Err: "game 1, line 1, column 4: 1. e5: "},
		{Name: "a game without a move is left as it is", Args: "annotate -json -", Input: "[White \"A\"]\n\n*", Out: "{\"moves\":[]}\n"},
		{Name: "a game that cannot be reviewed is told by its number", Args: "annotate -json -", Input: "*\n\n[FEN \"8/8/8/4k3/8/8/8/4Q3 w - - 0 1\"]\n\n1. Qe4 *", Out: "{\"moves\":[]}\n", Status: 1, Err: "game 2 is left as it was: each side needs one king, and white has 0\n"},
		{Name: "annotated by an engine that there is not", Args: "annotate uci:./no x.pgn", Status: 2, Err: `there is no engine "./no"`},
		{Name: "annotated by a player", Args: "annotate level1 -", Input: "1. g4 e5 2. f3 Qh4# 0-1", Out: ") 2... Qh4# 0-1\n\n"},
		{Name: "annotated by a player that tells nothing", Args: "annotate random -", Input: "1. g4 *", Out: "1. g4 *\n\n", Status: 1, Err: "game 1 is left as it was: random tells no line\n"},
		{Name: "annotate without a file", Args: "annotate -all", Status: 2, Err: "annotate takes a [ENGINE] FILE; -h says more\n"},
		{Name: "a side that there is not", Args: "annotate -side red x.pgn", Status: 2, Err: `invalid value "red" for flag -side: it can be white, black`},
		{Name: "what was played", Args: "book start -", Input: "1. e4 e5 1-0", Out: "e4\t1\t1\t0\t0\t-\n"},
		{Name: "completion for a shell", Args: "completion fish", Out: " -n __fish_use_subcommand -a man -d 'print the manual page in roff'\n"},
		{Name: "completion for no shell", Args: "completion", Status: 2, Err: "completion takes the name of a shell: bash, zsh or fish\n"},
		{Name: "completion for another shell", Args: "completion tcsh", Status: 2, Err: "completion takes the name of a shell: bash, zsh or fish\n"},
		{Name: "the manual page", Args: "man", Out: ", 2 for a wrong command line.\n"},
		{Name: "one page is all there is", Args: "man 6", Status: 2, Err: "man takes no more words\n"},
		{Name: "a command that there is not", Args: "e4", Status: 2, Err: "uci, completion, man, and -h\nsays more\n"},
	})
}

// Outside of the course the program is one like others: it is called by its name, and no task shows.
func TestOutsideOfTheCourse(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "Game.PGN"), []byte("1. e4 e5 *"), 0o644); err != nil {
		t.Fatal(err)
	}
	usage := func(rest string) string { return "Usage: " + filepath.Base(os.Args[0]) + " " + rest }
	consoletest.Programs(t, []consoletest.Program{
		{Name: "help", Dir: dir, Args: "-h", Err: usage("[flags]\n  -black")},
		{Name: "help for a command", Dir: dir, Args: "annotate -h", Err: usage("annotate [flags] [ENGINE] FILE\n")},
		{Name: "help for the protocol", Dir: dir, Args: "uci -h", Err: usage("uci [flags]\n")},
		{Name: "help for scripts", Dir: dir, Args: "moves -h", Out: usage("moves FEN\n")},
		{Name: "a game that is named alone", Dir: dir, Args: "Game.PGN -quiet", Input: "last\n", Out: "1... e5\nwhite> \n"},
		{Name: "one that there is not", Dir: dir, Args: "none.pgn", Status: 1, Err: "none.pgn"},
		{Name: "a position that is named alone", Dir: dir, Args: "4k3/8/8/8/8/8/8/4K2R -quiet", Input: "fen\n", Out: "4k3/8/8/8/8/8/8/4K2R w - - 0 1\nwhite> \n"},
		{Name: "help by its word", Dir: dir, Args: "help", Err: usage("[flags]\n  -black")},
		{Name: "help for a command by its word", Dir: dir, Args: "help moves", Out: usage("moves FEN\n")},
	})
}

func TestScoreForWhite(t *testing.T) {
	for side, want := range map[chess.Color]string{chess.White: "map[cp:34]", chess.Black: "map[cp:-34]"} {
		if got := fmt.Sprint(scoreForWhite(34, side)); got != want {
			t.Errorf("0.34 for %s is %s, want %s", side, got, want)
		}
	}
}

// TestInterrupt types Ctrl-C at a count that would take longer than anyone waits. Its first
// move mates, so that it is counted at once, and the output of it says that the count is on
// its way.
func TestInterrupt(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("on Windows a program cannot send Ctrl-C to another one")
	}
	count := exec.Command(os.Args[0], "perft", "-divide", "k7/2K5/8/8/8/8/8/QQ6 w - - 0 1", "20")
	count.Env = append(os.Environ(), "TEST_RUNS_MAIN=1")
	var errs strings.Builder
	count.Stderr = &errs
	out, err := count.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := count.Start(); err != nil {
		t.Fatal(err)
	}
	defer count.Process.Kill()
	bufio.NewReader(out).ReadString('\n')
	if err := count.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	count.Wait()
	if status := count.ProcessState.ExitCode(); status != 1 || !strings.HasPrefix(errs.String(), "stopped; first moves: ") {
		t.Errorf("the exit status is %d, and the error output %q, want 1 and what is known so far", status, &errs)
	}
}
