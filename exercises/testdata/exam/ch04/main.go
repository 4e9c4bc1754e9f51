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
		"board": board, "new": begin, "play": play,
		"check": check, "legal": legal, "status": status,
		"fen": fen, "perft": perft, "undo": undo,
	})
}

func begin(fen string) (string, error) {
	if fen == "" {
		fen = chess.StartFEN
	}
	p, err := chess.ParseFEN(fen)
	if err == nil {
		game = chess.NewGameFrom(p)
	}
	return "ok", err
}

func play(move string) (string, error) {
	m, err := chess.ParseMove(move)
	if err != nil {
		return "", err
	}
	return "ok", game.Play(m)
}

func board(string) (string, error) {
	return protocol.Board(func(file, rank int) byte { return chess.Letter(game.At(chess.NewSquare(file, rank))) }), nil
}

func check(string) (string, error) {
	p := game.Position()
	return map[bool]string{true: "yes", false: "no"}[p.InCheck(p.SideToMove)], nil
}

func status(string) (string, error) {
	p := game.Position()
	return map[chess.Status]string{chess.Normal: "playing", chess.Check: "check", chess.Checkmate: "checkmate", chess.Stalemate: "stalemate"}[p.Status()], nil
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

func fen(string) (string, error) { return game.Position().FEN(), nil }

func undo(string) (string, error) { return "ok", game.Undo() }

func perft(plies string) (string, error) {
	n, err := strconv.ParseUint(plies, 10, 2) // no more than 3
	if err != nil {
		return "", err
	}
	p := game.Position()
	return strconv.Itoa(p.Perft(int(n))), nil
}
