// league_test.go plays leagues between programs that go wrong, which are this test itself.

package league

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/desk"
	"mateinfive/internal/referee"
)

// asPlayer makes this test program one that is seated; which one its argument says.
const asPlayer = "MATEINFIVE_SEATED"

func TestMain(m *testing.M) {
	if os.Getenv(asPlayer) != "" {
		bePlayer(os.Args[1])
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// wrong says which programs go wrong, in which of their moves, and what the forfeit is then.
var wrong = map[string]struct {
	move   int
	reason reason
}{
	"hangs":   {move: 1, reason: late},
	"floods":  {move: 1, reason: flood},
	"silent":  {move: 1, reason: wrongLines},
	"babbles": {move: 1, reason: noMove},
	"cheats":  {move: 3, reason: illegal},
	"ended":   {move: 4, reason: ended},
}

// bePlayer answers lines as a program of a kind; the other kinds play by the rules.
func bePlayer(kind string) {
	talk := referee.NewTalk(4)
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		if in.Text() != "best" {
			fmt.Println(talk.Answer(in.Text()))
			continue
		}
		var number int // of the move
		fields := strings.Fields(talk.Answer("fen"))
		fmt.Sscan(fields[5], &number)
		if number < wrong[kind].move {
			kind += "..." // it still plays by the rules
		}
		switch kind {
		case "hangs":
			time.Sleep(time.Hour)
		case "floods":
			for {
				fmt.Println(strings.Repeat("e2e4", 1<<14))
			}
		case "silent":
			return
		case "babbles":
			fmt.Println("Nf3")
		case "cheats":
			fmt.Println("a1a8")
		case "ended": // as by kill -9
			if self, err := os.FindProcess(os.Getpid()); err == nil {
				_ = self.Kill()
			}
			time.Sleep(time.Hour)
		case "newcomer":
			fmt.Println("error: there is no word best")
		default:
			fmt.Println(anyMove(kind, talk.Position()))
		}
	}
}

// anyMove is a legal move, the same each time.
func anyMove(kind string, p referee.Position) string {
	moves, sum := p.Moves(), fnv.New32()
	fmt.Fprint(sum, kind, p.FEN())
	return moves[sum.Sum32()%uint32(len(moves))]
}

// seatThem makes a folder for each of some programs, and returns the words that seat them.
func seatThem(t *testing.T, kinds ...string) (words []string) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(self, " ") {
		t.Skip("a command in program.txt has its words between spaces")
	}
	t.Setenv(asPlayer, "yes")
	dir := t.TempDir()
	for _, kind := range kinds {
		folder := filepath.Join(dir, kind)
		if err := os.Mkdir(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		text := self + " " + kind + "\n"
		if err := os.WriteFile(filepath.Join(folder, "program.txt"), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		words = append(words, folder)
	}
	return words
}

// newLeague is a short league that keeps its games in a file.
func newLeague(file string) *League {
	return &League{
		file:    file,
		rounds:  2,
		longest: 40,
		// Only the one that never answers is waited out, so it makes no difference how long that is.
		waits: func(seat string) time.Duration {
			if seat == "hangs" {
				return 50 * time.Millisecond
			}
			return time.Minute
		},
	}
}

// run runs a league, and returns what is said.
func run(t *testing.T, ctx context.Context, l *League, words []string) (said string, err error) {
	t.Helper()
	f := coursetest.New(t, nil)
	f.Ctx = ctx
	err = l.run(f.Desk(), words)
	return f.Words.String(), err
}

// A program that goes wrong loses that game, with the reason, and nothing else is lost or wrong.
func TestAProgramThatGoesWrongLosesItsGame(t *testing.T) {
	file := filepath.Join(t.TempDir(), "league.pgn")
	words := seatThem(t, "anna", "hangs", "floods", "silent", "babbles", "cheats", "ended")
	l := newLeague(file)
	l.rounds = 1
	said, err := run(t, t.Context(), l, words)
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	games, err := readGames(file)
	if err != nil || len(games) != 21 {
		t.Fatalf("%d games are kept, want 21; %v", len(games), err)
	}
	for _, g := range games {
		white, whiteFails := wrong[g.Names[0]]
		black, blackFails := wrong[g.Names[1]]
		wantReason, wantResult := black.reason, "1-0"
		if whiteFails && (!blackFails || white.move <= black.move) { // White's turn comes first
			wantReason, wantResult = white.reason, "0-1"
		}
		if g.Forfeit != wantReason || g.Result != wantResult {
			t.Errorf("%s - %s is %s, forfeit %q; want %s, %q",
				g.Names[0], g.Names[1], g.Result, g.Forfeit, wantResult, wantReason)
		}
	}
	for _, want := range []string{
		" 1  anna                  6      6      0      0     6.0   100 % ± ",
		"\ncheats lost by forfeit, 2 of 2: an illegal move\n",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("the table lacks %q:\n%s", want, said)
		}
	}
}

// A league that is stopped in the middle of a game, again and again, keeps in the end what one keeps
// that is not, to the byte, and shows the same table.
func TestALeagueGoesOnWhereItStopped(t *testing.T) {
	words := seatThem(t, "anna", "bert", "cheats")
	whole := filepath.Join(t.TempDir(), "whole.pgn")
	want, err := run(t, t.Context(), newLeague(whole), words)
	if err != nil {
		t.Fatal(err)
	}
	inPieces := filepath.Join(t.TempDir(), "pieces.pgn")
	stops := 0
	for {
		ctx, stop := context.WithCancel(t.Context())
		l := newLeague(inPieces)
		moves := 0
		l.waits = func(string) time.Duration {
			if moves++; moves == 60 {
				stop()
			}
			return time.Minute
		}
		said, err := run(t, ctx, l, words)
		stop()
		if err == nil {
			_, wantTable, _ := strings.Cut(want, "games    won")
			if _, table, _ := strings.Cut(said, "games    won"); table != wantTable {
				t.Errorf("the table is\n%s\nwant\n%s", table, wantTable)
			}
			break
		}
		if stops++; !errors.Is(err, desk.ErrNotGreen) || !strings.Contains(said, "The same command goes on from there.") || stops > 9 {
			t.Fatalf("stopped %d times, and it says %v:\n%s", stops, err, said)
		}
	}
	wantGames, _ := os.ReadFile(whole)
	games, _ := os.ReadFile(inPieces)
	if d := cmp.Diff(string(wantGames), string(games)); d != "" || stops == 0 {
		t.Errorf("after %d stops the games are (- want, + got):\n%s", stops, d)
	}
}

// When a program changes, its games are played once more, and those of the others stay.
func TestAChangedProgramPlaysOnceMore(t *testing.T) {
	file := filepath.Join(t.TempDir(), "league.pgn")
	words := seatThem(t, "cheats", "babbles", "silent")
	l := newLeague(file)
	l.rounds = 1
	if said, err := run(t, t.Context(), l, words); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	notes := filepath.Join(words[0], "notes.md")
	test := filepath.Join(words[0], "chess_test.go")
	program := filepath.Join(words[0], "program.txt")
	text, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name, file, says string
		games            int
	}{
		{name: "notes are none of it", file: notes, says: "3 of them have been played", games: 3},
		{name: "tests of its own are none", file: test, says: "3 of them have been played", games: 3},
		{name: "its code is", file: filepath.Join(words[0], "chess.go"), says: "cheats has changed: 2 games of an earlier version", games: 5},
		{name: "its command is", file: program, says: "cheats has changed: 4 games of an earlier version", games: 7},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if err := os.WriteFile(tt.file, append(text, ' ', '\n'), 0o644); err != nil {
				t.Fatal(err)
			}
			said, err := run(t, t.Context(), l, words)
			games, _ := readGames(file)
			if err != nil || !strings.Contains(said, tt.says) || len(games) != tt.games {
				t.Errorf("%d games are kept, want %d; %v; it says\n%s\nwant %q", len(games), tt.games, err, said, tt.says)
			}
		})
	}
}

// With -new a league begins anew, and what was played stays under another name.
func TestNewKeepsTheOldGames(t *testing.T) {
	dir := t.TempDir()
	words := seatThem(t, "cheats", "babbles")
	l := newLeague(filepath.Join(dir, "league.pgn"))
	l.isNew = true
	for range 2 {
		if said, err := run(t, t.Context(), l, words); err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
	}
	old, _ := readGames(filepath.Join(dir, "league-2026-01-02-030405.pgn"))
	if games, err := readGames(l.file); len(games) != 2 || len(old) != 2 || err != nil {
		t.Errorf("%d games are new and %d old, want 2 and 2; %v", len(games), len(old), err)
	}
}

// A program that does not know the word is refused before the first game.
func TestAProgramWithoutBestIsRefused(t *testing.T) {
	words := seatThem(t, "newcomer", "anna")
	_, err := run(t, t.Context(), newLeague(filepath.Join(t.TempDir(), "league.pgn")), words)
	if err == nil || !strings.Contains(err.Error(), "newcomer cannot play: it answers best with \"error: there is no word best\"") {
		t.Errorf("it says %v", err)
	}
}

// What cannot be a league is said before anything is built.
func TestWordsThatMakeNoLeague(t *testing.T) {
	f := coursetest.New(t, coursetest.Commands{"league": Command})
	f.Write("here/mychess/main.go", "package main\n")
	f.Write("there/mychess/main.go", "package main\n")
	here, there := f.Abs("here/mychess"), f.Abs("there/mychess")
	for _, tt := range []struct{ line, want string }{
		{"league", "league wants the folder of a program"},
		{"league -rounds", "league wants the folder of a program"},
		{"league -rounds 0 " + here, "from 1 to 1000 rounds"},
		{"league " + here + " -patience 1ms", "a second at least"},
		{"league randm", "randm is neither a folder nor a player of the course: there is random, greedy,"},
		{"league random", "two players at least"},
		{"league " + here + " " + there, "two of them are called mychess"},
		{"league random=" + here, `cannot be called "random"`},
		{"league " + here + " anna=" + there, "mychess cannot play: " + here + " has no go.mod"},
	} {
		f.Says(1, tt.line, tt.want)
	}
}
