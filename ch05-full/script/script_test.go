// script_test.go tests how command lines are understood.

package script

import (
	"errors"
	"strings"
	"testing"
	"testing/iotest"

	"mateinfive/ch05-full/chess"
)

func TestWrongUsage(t *testing.T) {
	unquoted := strings.Fields(chess.StartFEN)
	check(t, []run{
		{
			name: "no command of that name", args: []string{"pgn", "\x1b"}, status: 2,
			stderr: "\"pgn \\x1b\" is no command: they are perft, move, moves, status, validate, games, book, pgn check, pgn format, and -h says more\n",
		},
		{
			name: "a FEN without quotation marks", args: append([]string{"status"}, unquoted...),
			status: 2,
			stderr: "status takes FEN: too many words, perhaps because there are no quotation marks around it\nUsage: go run ./ch05-full status FEN\n",
		},
		{
			name: "pgn format with two files", args: []string{"pgn", "format", "a.pgn", "b.pgn"},
			status: 2,
			stderr: "pgn format takes FILE: too many words, perhaps because there are no quotation marks around it\nUsage: go run ./ch05-full pgn format FILE\n",
		},
		{
			name: "a flag of another command", args: []string{"moves", "-divide", chess.StartFEN},
			status: 2,
			stderr: "flag provided but not defined: -divide\nUsage: go run ./ch05-full moves FEN\n",
		},
	})
}

func TestHelp(t *testing.T) {
	check(t, []run{
		{
			name: "of one command", args: []string{"perft", "-h"},
			stdout: "Usage: go run ./ch05-full perft [-divide] FEN DEPTH\n",
		},
	})
	compare(t, "of all", Usage(Forms()), `Usage for scripts, where - for a FEN or a file is the standard input:
  perft [-divide] FEN DEPTH  count the ways to play DEPTH plies
  move FEN TEXT              read a move: its SAN, its UCI, the FEN after it
  moves FEN                  list the legal moves in SAN
  status FEN                 say how things stand: none, check, checkmate, ...
  validate FEN               say ok, or all that is wrong with a position
  games [-player NAME] [-result 1-0] [-opening NAME|ECO] [-position FEN] [-mate] [-pgn] [-json] FILE...
                             find games: number, players, result, opening, date, plies
  book [-player NAME] FEN FILE...
                             moves played there: SAN, games, won, drawn, lost, rating
  pgn check FILE...          result, plies and last FEN of each game
  pgn format FILE            write the games of a file anew, in export format
`)
}

func TestInputThatCannotBeRead(t *testing.T) {
	tests := []struct {
		args           []string
		stdout, stderr string
	}{
		{[]string{"status", "-"}, "", "standard input: the cable is out\n"},
		{[]string{"pgn", "check", "-"}, "1\terror\tgame 1, line 1, column 1: the file cannot be read any further: the cable is out\n", ""},
	}
	for _, tt := range tests {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			var stdout, stderr strings.Builder
			broken := iotest.ErrReader(errors.New("the cable is out"))
			if status := Run(t.Context(), tt.args, broken, &stdout, &stderr); status != 1 {
				t.Errorf("the status is %d, want 1", status)
			}
			compare(t, "standard output", stdout.String(), tt.stdout)
			compare(t, "standard error", stderr.String(), tt.stderr)
		})
	}
}

// errFull is a disk without space.
type errFull struct{}

func (errFull) Error() string             { return "no space left" }
func (errFull) Write([]byte) (int, error) { return 0, errFull{} }

func TestAnswerThatCannotBeWritten(t *testing.T) {
	inFolderWith(t, map[string]string{"games.pgn": strings.Repeat(foolsMate+"\n", 1000)})
	for _, args := range [][]string{
		{"status", chess.StartFEN}, {"moves", "-h"}, {"pgn", "check", "games.pgn"}, {"pgn", "format", "games.pgn"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			var stderr strings.Builder
			if status := Run(t.Context(), args, nil, errFull{}, &stderr); status != 1 {
				t.Errorf("the status is %d, want 1", status)
			}
			compare(t, "standard error", stderr.String(), "no space left\n")
		})
	}
}
