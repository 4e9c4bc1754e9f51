// Command ch05 answers exams 5 and 6 with the code of chapter 5.
package main

import (
	"bufio"
	"cmp"
	"context"
	"os"
	"strconv"
	"strings"

	old "mateinfive/ch02-moves/chess"
	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/player"
	"mateinfive/ch05-full/uci"
	"mateinfive/exercises/testdata/exam/protocol"
)

var game = chess.NewGame()

func main() {
	in := bufio.NewReader(os.Stdin)
	if hello, _ := in.Peek(len("uci")); string(hello) == "uci" {
		engine, _ := player.New("level5", 1)
		if err := uci.Serve(context.Background(), in, os.Stdout, "ch05", engine); err != nil {
			os.Exit(1)
		}
		return
	}
	protocol.From(in, protocol.Words{
		"at": at, "draw": draw, "worth": worth, "write": write,
		"board": protocol.Alone(board), "moves": moves, "new": begin, "play": play,
		"check": protocol.Alone(check), "legal": legal, "status": protocol.Alone(status),
		"fen": protocol.Alone(fen), "perft": perft, "turn": protocol.Alone(turn), "undo": undo,
		"claims": protocol.Alone(claims), "ends": protocol.Alone(ends), "san": san,
		"best": best, "nodes": protocol.Alone(nodes), "score": score,
	})
}

func begin(fen string) (string, error) {
	fen, err := protocol.FEN(fen, chess.StartFEN, 2, 6)
	if err != nil {
		return "", err
	}
	p, err := chess.ParseFEN(fen)
	if err == nil {
		game = chess.NewGameFrom(p)
	}
	return "ok", err
}

// moves is answered as chapter 2 does: in chapter 5 nothing asks how a piece goes, whatever becomes
// of its king.
func moves(square string) (string, error) {
	s, err := old.ParseSquare(square)
	if err != nil {
		return "", err
	}
	placement, _, _ := strings.Cut(game.Position().FEN(), " ")
	b, err := old.ParsePlacement(placement)
	return protocol.List(b.Reach(s)), err
}

func turn() string { return game.Turn().String() }

func board() string {
	return protocol.Board(func(file, rank int) byte { return chess.Letter(game.At(chess.NewSquare(file, rank))) })
}

func check() string {
	p := game.Position()
	return map[bool]string{true: "yes", false: "no"}[p.InCheck(p.SideToMove)]
}

func status() string {
	p := game.Position()
	return map[chess.Status]string{chess.Normal: "playing", chess.Check: "check", chess.Checkmate: "checkmate", chess.Stalemate: "stalemate"}[p.Status()]
}

func legal(square string) (string, error) {
	p := game.Position()
	if square == "" {
		return protocol.List(p.LegalMoves()), nil
	}
	from, err := chess.ParseSquare(square)
	var targets []chess.Square
	for _, m := range p.LegalMoves() {
		if m.From == from {
			targets = append(targets, m.To)
		}
	}
	return protocol.List(targets), err
}

func fen() string { return game.Position().FEN() }

func undo(rest string) (string, error) {
	if _, err := protocol.Fields(rest, 0); err != nil {
		return "", err
	}
	return "ok", game.Undo()
}

func perft(plies string) (string, error) {
	n, err := strconv.ParseUint(plies, 10, 2) // no more than 3
	if err != nil {
		return "", err
	}
	p := game.Position()
	return strconv.Itoa(p.Perft(int(n))), nil
}

func play(move string) (string, error) {
	p := game.Position()
	m, err := notation.Read(&p, move)
	if err != nil {
		return "", err
	}
	return "ok", game.Play(m)
}

func san(move string) (string, error) {
	m, err := chess.ParseMove(move)
	p := game.Position()
	if err == nil {
		err = p.Refusal(m)
	}
	if err != nil {
		return "", err
	}
	return notation.SAN(p, m), nil
}

func ends() string {
	if reason := game.Termination(); reason != chess.NotOver {
		return reason.String()
	}
	return "-"
}

func claims() string {
	said := ""
	if game.Repetitions() >= 3 {
		said = "threefold "
	}
	if p := game.Position(); p.CanClaimFifty() {
		said += "fifty"
	}
	return cmp.Or(strings.TrimSpace(said), "-")
}
