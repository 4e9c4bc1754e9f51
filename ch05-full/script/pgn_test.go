// pgn_test.go tests the commands that read game files.

package script

import (
	"os"
	"strings"
	"syscall"
	"testing"

	"mateinfive/ch05-full/pgn"
)

// Games for the tests, and what pgn check says of them.
const (
	foolsMate = `[Event "fool's mate"]

1. f3 e5 (1... d5) 2. g4 Qh4# 0-1
`
	fromPosition = `[Event "from a position"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. e4 *
`
	unreadable = `[Event "a slip"]

1. e4 e5
2. Nf3 Nf3 1/2-1/2
`
	otherRules = `[Event "another game"]
[Variant "Atomic"]

1. Nf3 *
`
	formattedMate = `[Event "fool's mate"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "0-1"]

1. f3 e5 (1... d5) 2. g4 Qh4# 0-1

`
	mateLine     = "0-1\t4\trnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n"
	positionLine = "*\t1\t4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1\n"
)

func TestPGNCheck(t *testing.T) {
	inFolderWith(t, map[string]string{
		"good.pgn":  foolsMate + "\n" + fromPosition,
		"mixed.pgn": foolsMate + "\n" + unreadable + "\n" + fromPosition,
		"other.pgn": otherRules + "\n" + foolsMate,
		"empty.pgn": "",
	})
	missing := openError(t, "none.pgn")
	check(t, []run{
		{
			name: "good games", args: []string{"pgn", "check", "good.pgn"},
			stdout: "1\t" + mateLine + "2\t" + positionLine,
		},
		{name: "no games", args: []string{"pgn", "check", "empty.pgn"}},
		{
			name: "the standard input", args: []string{"pgn", "check", "-"}, stdin: foolsMate,
			stdout: "1\t" + mateLine,
		},
		{
			name: "a bad game among good ones", args: []string{"pgn", "check", "mixed.pgn"},
			status: 1,
			stdout: "1\t" + mateLine + "2\terror\tgame 2, line 8, column 8: 2... Nf3: no knight can go to f3\n" + "3\t" + positionLine,
		},
		{
			name:   "a game by other rules is not judged",
			args:   []string{"pgn", "check", "other.pgn"},
			stdout: "1\tskipped\tgame 1, line 2, column 1: not a game of chess: its variant is \"Atomic\"\n" + "2\t" + mateLine,
		},
		{
			name: "of several files, each line says which",
			args: []string{"pgn", "check", "good.pgn", "-"}, stdin: foolsMate,
			stdout: "good.pgn\t1\t" + mateLine + "good.pgn\t2\t" + positionLine + "-\t1\t" + mateLine,
		},
		{
			name: "a file that there is not",
			args: []string{"pgn", "check", "none.pgn", "good.pgn"}, status: 1, stderr: missing,
			stdout: "good.pgn\t1\t" + mateLine + "good.pgn\t2\t" + positionLine,
		},
		{name: "a bad game in the first file", args: []string{"pgn", "check", "-", "empty.pgn"}, stdin: "1. Nf6 *", status: 1,
			stdout: "-\t1\terror\tgame 1, line 1, column 4: 1. Nf6: no knight can go to f6\n"},
	})
}

// openError returns what is said about a file that is not there.
func openError(t *testing.T, name string) string {
	t.Helper()
	_, err := pgn.Open(name)
	if err == nil {
		t.Fatalf("%s is there", name)
	}
	return err.Error() + "\n"
}

func TestPGNFormat(t *testing.T) {
	inFolderWith(t, map[string]string{
		"mixed\u202e.pgn": foolsMate + "\n" + unreadable + "\n" + foolsMate,
		"other.pgn":       otherRules + "\n" + foolsMate,
	})
	check(t, []run{
		{
			name: "the standard input", args: []string{"pgn", "format", "-"},
			stdin: "[Event \"fool's mate\"] f3 e5 (d5) g2-g4 Qd8h4 0-1", stdout: formattedMate,
		},
		{
			name: "a bad game among good ones", args: []string{"pgn", "format", "mixed\u202e.pgn"},
			status: 1, stdout: formattedMate + formattedMate,
			stderr: "\"mixed\\u202e.pgn\": game 2, line 8, column 8: 2... Nf3: no knight can go to f3\n",
		},
		{
			name: "a game by other rules is missed", args: []string{"pgn", "format", "other.pgn"},
			status: 1, stdout: formattedMate,
			stderr: "other.pgn: game 1, line 2, column 1: not a game of chess: its variant is \"Atomic\"\n",
		},
		{
			name: "a file that there is not", args: []string{"pgn", "format", "none\u202e.pgn"},
			status: 1, stderr: openError(t, "none\u202e.pgn"),
		},
	})
}

func TestGames(t *testing.T) {
	inFolderWith(t, map[string]string{"a.pgn": foolsMate + "\n" + fromPosition, "b.pgn": unreadable})
	const mate, left = "White - Black\t0-1\t-\t-\t4\n", "games that cannot be read, and were left out: 1; pgn check says why\n"
	check(t, []run{
		{name: "a flag behind the file", args: []string{"games", "a.pgn", "-mate"}, stdout: "1\t" + mate},
		{
			name: "of several files, each line says which",
			args: []string{"games", "-mate", "b.pgn", "-", "a.pgn"}, stdin: foolsMate,
			stdout: "-\t1\t" + mate + "a.pgn\t1\t" + mate, stderr: left,
		},
		{name: "whole games", args: []string{"games", "-pgn", "-mate", "a.pgn"}, stdout: foolsMate + "\n"},
		{name: "none", args: []string{"games", "a.pgn", "-player", "Anna"}, status: 1},
		{
			name: "a file that there is not", args: []string{"games", "none.pgn", "a.pgn", "-mate"},
			stdout: "a.pgn\t1\t" + mate, stderr: openError(t, "none.pgn"), status: 1,
		},
	})
}

func TestBook(t *testing.T) {
	const rated = "[White \"Ida\"]\n[WhiteElo \"1500\"]\n\n1. e4 1-0\n"
	inFolderWith(t, map[string]string{"a.pgn": foolsMate + "\n" + rated, "b.pgn": unreadable})
	const fromB = "left out: b.pgn: game 1, line 4, column 8: 2... Nf3: no knight can go to f3\n"
	check(t, []run{
		{
			name: "the moves of several files", args: []string{"book", "start", "a.pgn", "-"}, stdin: foolsMate,
			stdout: "f3\t2\t0\t0\t2\t-\ne4\t1\t1\t0\t0\t1500\n",
		},
		{
			name: "of one player", args: []string{"book", "-player", "ida", "start", "a.pgn"},
			stdout: "e4\t1\t1\t0\t0\t1500\n",
		},
		{name: "none", args: []string{"book", "7k/8/8/8/8/8/8/K7 w - - 0 1", "a.pgn"}, status: 1},
		{
			name: "a game that cannot be read", args: []string{"book", "start", "b.pgn", "a.pgn"},
			stdout: "e4\t1\t1\t0\t0\t1500\nf3\t1\t0\t0\t1\t-\n", stderr: fromB,
		},
		{
			name: "a file that there is not", args: []string{"book", "start", "none.pgn"},
			stderr: openError(t, "none.pgn"), status: 1,
		},
		{
			name: "no kings", args: []string{"book", "8/8/8/8/8/8/8/8 w - - 0 1", "a.pgn"},
			stderr: "each side needs one king, and white has 0\n", status: 1,
		},
	})
}

// A closed is the pipe of a program that has read enough, such as head.
type closed struct{ writes *int }

func (c closed) Write([]byte) (int, error) {
	*c.writes++
	return 0, &os.PathError{Op: "write", Path: "|1", Err: syscall.EPIPE}
}

func TestGamesEndQuietly(t *testing.T) {
	var stderr strings.Builder
	var writes int
	games := strings.NewReader(strings.Repeat(foolsMate+"\n", 1000))
	if status := Run(t.Context(), []string{"games", "-"}, games, closed{&writes}, &stderr); status != 1 || stderr.String() != "" || writes != 1 {
		t.Errorf("status %d, %d writes, and it says %q; want 1, 1, and nothing", status, writes,
			stderr.String())
	}
}
