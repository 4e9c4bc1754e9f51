// Command ch04 answers the fourth exam with the code of chapter 4.
package main

import (
	"strconv"

	"mateinfive/ch04-special/chess"
	"mateinfive/exercises/testdata/exam/protocol"
)

var game = chess.NewGame()

func main() {
	protocol.Lines(protocol.Words{
		"at": at, "draw": draw, "worth": worth, "write": write,
		"board": protocol.Alone(board), "moves": moves, "new": begin, "play": play,
		"check": protocol.Alone(check), "legal": legal, "status": protocol.Alone(status),
		"fen": protocol.Alone(fen), "perft": perft, "turn": protocol.Alone(turn), "undo": undo,
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

func moves(square string) (string, error) {
	s, err := chess.ParseSquare(square)
	p := game.Position()
	return protocol.List(p.Reach(s)), err
}

func play(move string) (string, error) {
	m, err := chess.ParseMove(move)
	if err != nil {
		return "", err
	}
	return "ok", game.Play(m)
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
