// position_test.go tests the commands that ask about one position.

package script

import (
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// mated is the position after 1. f3 e5 2. g4 Qh4#.
const mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"

// The counts stand on the page "Perft Results" of the Chess Programming Wiki.
func TestPerft(t *testing.T) {
	const position3 = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
	const usage = "Usage: go run ./ch05-full perft [-divide] FEN DEPTH\n"
	check(t, []run{
		{name: "three plies", args: []string{"perft", chess.StartFEN, "3"}, stdout: "8902\n"},
		{name: "no ply", args: []string{"perft", chess.StartFEN, "0"}, stdout: "1\n"},
		{
			name: "a FEN from the standard input", args: []string{"perft", "-", "4"},
			stdin: position3 + "\n", stdout: "43238\n",
		},
		{
			name:   "told apart by the first move",
			args:   []string{"perft", "-divide", "8/8/8/8/8/8/8/K6k w - - 0 1", "2"},
			stdout: "a1b1: 3\na1a2: 3\na1b2: 3\n9\n",
		},
		{
			name: "no FEN", args: []string{"perft", "9/8", "3"}, status: 1,
			stderr: "not a FEN: not a piece placement: \"9/8\" has 2 ranks: expected eight, with a slash between them\n",
		},
		{
			name: "no number", args: []string{"perft", chess.StartFEN, "\x1b"}, status: 2,
			stderr: "depth \"\\x1b\": expected a number of plies, from 0 to 99\n" + usage,
		},
	})
}

func TestMove(t *testing.T) {
	const castling = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"
	check(t, []run{
		{
			name: "in any notation", args: []string{"move", chess.StartFEN, "Ng1-f3"},
			stdout: "Nf3\tg1f3\trnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1\n",
		},
		{
			name: "castling", args: []string{"move", castling, "0-0"},
			stdout: "O-O\te1g1\t4k3/8/8/8/8/8/8/5RK1 b - - 1 1\n",
		},
		{
			name: "a FEN from the standard input", args: []string{"move", "-", "Ke2"},
			stdin: castling, stdout: "Ke2\te1e2\t4k3/8/8/8/8/8/4K3/7R b - - 1 1\n",
		},
		{
			name: "not legal", args: []string{"move", castling, "Nf3"}, status: 1,
			stderr: "there is no white knight\n",
		},
		{
			name: "no move", args: []string{"move", castling, "\x1b"}, status: 1,
			stderr: "not a move: \"\\x1b\" (moves are written like e4, Nf3, exd5, O-O or e2e4)\n",
		},
	})
}

const noFields = "not a FEN: it has 0 fields: expected piece placement, side to move, castling, en passant, halfmove clock, move number\n"

func TestMoves(t *testing.T) {
	check(t, []run{
		{
			name: "in bytewise order", args: []string{"moves", "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"},
			stdout: "Kd1\nKd2\nKe2\nKf1\nKf2\nO-O\nRf1\nRg1\nRh2\nRh3\nRh4\nRh5\nRh6\nRh7\nRh8+\na8=B\na8=N\na8=Q+\na8=R+\n",
		},
		{name: "none", args: []string{"moves", mated}},
	})
}

func TestStatus(t *testing.T) {
	check(t, []run{
		{name: "nothing to say", args: []string{"status", chess.StartFEN}, stdout: "none\n"},
		{name: "check", args: []string{"status", "7k/8/8/8/8/8/8/K6R b - - 0 1"}, stdout: "check\n"},
		{name: "Black has mated", args: []string{"status", mated}, stdout: "checkmate: black has won\n"},
		{
			name: "White has mated", args: []string{"status", "R6k/6pp/8/8/8/8/8/K7 b - - 0 1"},
			stdout: "checkmate: white has won\n",
		},
		{name: "stalemate", args: []string{"status", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"}, stdout: "stalemate\n"},
		{
			name: "dead position", args: []string{"status", "8/8/8/8/8/8/8/K6k w - - 0 1"},
			stdout: "dead position\n",
		},
		{
			name: "seventy-five moves", args: []string{"status", "7k/8/8/8/8/8/8/KR6 w - - 150 90"},
			stdout: "seventy-five moves\n",
		},
		{
			name: "a claim", args: []string{"status", "7k/8/8/8/8/8/8/KR6 w - - 100 90"},
			stdout: "none; claim: fifty moves\n",
		},
		{
			name: "one ply before the claim",
			args: []string{"status", "7k/8/8/8/8/8/8/KR6 w - - 99 90"}, stdout: "none\n",
		},
		{
			name:   "no claim after the end",
			args:   []string{"status", "R6k/6pp/8/8/8/8/8/K7 b - - 100 90"},
			stdout: "checkmate: white has won\n",
		},
	})
}

func TestValidate(t *testing.T) {
	check(t, []run{
		{name: "a game can come there", args: []string{"validate", chess.StartFEN}, stdout: "ok\n"},
		{
			name: "every fault on a line", args: []string{"validate", "8/8/8/8/8/8/8/8 w"},
			status: 1, stdout: "white has no king\nblack has no king\n",
		},
		{name: "no FEN", args: []string{"validate", "-"}, status: 1, stderr: noFields},
	})
}

// A standard input that goes on and on is no FEN, and needs no memory.
func TestLongInput(t *testing.T) {
	var stdout, stderr strings.Builder
	if status := Run(t.Context(), []string{"moves", "-"}, endless("8"), &stdout, &stderr); status != 1 {
		t.Errorf("the status is %d, want 1", status)
	}
	compare(t, "standard output", stdout.String(), "")
	compare(t, "standard error", stderr.String(), "not a FEN: not a piece placement: \""+strings.Repeat("8", 40)+"\"... has 1 rank: expected eight, with a slash between them\n")
}

// endless is a reader of one text, again and again.
type endless string

func (text endless) Read(to []byte) (int, error) { return copy(to, text), nil }
