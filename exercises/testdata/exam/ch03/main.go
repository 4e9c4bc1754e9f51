// Command ch03 answers the third exam with the code of chapter 3.
package main

import (
	"mateinfive/ch03-check/chess"
	"mateinfive/exercises/testdata/exam/protocol"
)

var game = chess.NewGame()

func main() {
	protocol.Lines(protocol.Words{
		"at": at, "draw": draw, "worth": worth, "write": write,
		"board": protocol.Alone(board), "moves": moves, "new": begin, "play": play, "turn": protocol.Alone(turn),
		"check": protocol.Alone(check), "legal": legal, "status": protocol.Alone(status),
	})
}

func begin(fen string) (string, error) {
	fen, err := protocol.FEN(fen, chess.StartFEN, 2)
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
