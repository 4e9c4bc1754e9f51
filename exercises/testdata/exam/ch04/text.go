// text.go has the words of level 1.

package main

import (
	"fmt"

	"mateinfive/ch04-special/chess"
	"mateinfive/exercises/testdata/exam/protocol"
)

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
