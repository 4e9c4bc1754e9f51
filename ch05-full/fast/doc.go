// Package fast is the rules of package chess on sets of squares, for programs that count and
// search. A set is a number of 64 bits, a bitboard: bit 0 is a1 and bit 63 is h8.
//
// How a piece moves is not written here. The pieces fill the tables, once: each type is asked
// by its IsValid about each pair of squares of an empty board, and about each of its lines
// with something in the way. What a position adds (whose turn it is, check, pins, castling)
// is here a second time, and the tests prove that both say the same.
package fast
