// Command ch02 answers the second exam with the code of chapter 2.
package main

import (
	"fmt"

	"mateinfive/ch02-moves/chess"
	"mateinfive/exercises/testdata/exam/protocol"
)

var game = chess.NewGame()

func main() {
	protocol.Lines(protocol.Words{
		"at": at, "draw": draw, "worth": worth, "write": write,
		"board": protocol.Alone(board), "moves": moves, "new": begin, "play": play, "turn": protocol.Alone(turn),
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

func draw(placement string) (string, error) {
	b, err := chess.ParsePlacement(placement)
	return protocol.Board(func(file, rank int) byte { return chess.Letter(b.At(chess.NewSquare(file, rank))) }), err
}

func write(board string) (string, error) {
	var b chess.Board
	err := protocol.Pieces(board, func(file, rank int, letter string) error {
		p, err := chess.ParsePiece(letter)
		b.Set(chess.NewSquare(file, rank), p)
		return err
	})
	return b.Placement(), err
}

func at(rest string) (string, error) {
	fields, err := protocol.Fields(rest, 2)
	if err != nil {
		return "", err
	}
	s, err := chess.ParseSquare(fields[0])
	if err != nil {
		return "", err
	}
	b, err := chess.ParsePlacement(fields[1])
	return string(chess.Letter(b.At(s))), err
}

func worth(placement string) (string, error) {
	b, err := chess.ParsePlacement(placement)
	var sums [2]int // by color
	for s := chess.A1; s <= chess.H8; s++ {
		if p := b.At(s); p != nil {
			sums[p.Color()] += p.Value()
		}
	}
	return fmt.Sprint(sums[chess.White], sums[chess.Black]), err
}
