// Package notation writes moves as chess players write them, and reads what they
// write. Both need the position: Nf3 says which piece goes where only to a reader
// who sees the board.
//
//	p := chess.StartingPosition()
//	m, err := notation.Read(&p, "Nf3") // or g1f3, Ng1-f3, nf3, ♘f3 ...
//	m, ok := notation.Find(b, "Nf3")   // the same on a faster board, without words
//	notation.SAN(p, m)                 // "Nf3"
//	notation.LAN(p, m)                 // "Ng1-f3"
//	notation.UCI(m)                    // "g1f3"
//
// Writing is strict: a move has exactly one text in each of the three notations.
// Reading is lenient: whatever names one legal move and no other is that move. It
// never guesses: where a text could mean two moves, it says which.
package notation
