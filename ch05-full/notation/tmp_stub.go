package notation

import "mateinfive/ch05-full/chess"

func ReadLine(p chess.Position, text string) ([]chess.Move, error) { return nil, nil }
