// Package pgn reads and writes games in Portable Game Notation, the format that all
// chess programs share (the PGN standard of 1994). A game is a tree of moves with
// comments; reading is lenient, and writing is strict.
//
// A file is read game by game. A game that cannot be read is an [Error] that says
// where and why, and the games around it are read nevertheless:
//
//	r := pgn.NewReader(file, "games.pgn")
//	for {
//		g, err := r.Next() // every move of it is legal
//		if err == io.EOF {
//			break
//		}
//	}
//
// A [Game] has tags, and a tree of moves whose first [Node] is the Root. [New] begins
// one, [Node.Add] adds to it, [Node.Promote] and [Node.Drop] change it, [Write] writes
// it, and [Save] and [Append] keep it in a file. A [Cursor] goes around in it, takes moves
// back and plays on. [ParseLine] reads moves without a game.
//
// To read the code, start with tree.go. Then follow a text on its way: lexer.go cuts
// it into items, parser.go makes a tree of them, on the board of board.go, reader.go knows
// where games begin and end, and writer.go goes all the way back.
package pgn
