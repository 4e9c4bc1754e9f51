// outcome.go names the ways a game can end: who has won, and why.

package chess

// An Outcome says who has won a game. Why is another question: [Termination].
type Outcome uint8

// The four outcomes. The zero value is that of a game that goes on.
const (
	InPlay Outcome = iota
	WhiteWins
	BlackWins
	Draw
)

// WinOf returns the outcome of a game that a side has won.
func WinOf(c Color) Outcome {
	if c == White {
		return WhiteWins
	}
	return BlackWins
}

// String returns the outcome as game files have it: "1-0", "0-1", "1/2-1/2", or "*"
// for a game that goes on (PGN standard, section 8.2.6).
func (o Outcome) String() string {
	switch o {
	case WhiteWins:
		return "1-0"
	case BlackWins:
		return "0-1"
	case Draw:
		return "1/2-1/2"
	default:
		return "*"
	}
}

// A Termination says why a game has ended.
type Termination uint8

// The reasons for which a game ends, in the order in which they are looked for.
// Those up to the fivefold repetition end it by themselves, the others are acts of
// a player or of the clock (FIDE Laws of Chess, articles 5, 6.9 and 9).
const (
	NotOver Termination = iota // the game goes on
	ByCheckmate
	ByStalemate
	ByDeadPosition        // neither side can mate by any series of moves
	BySeventyFiveMoves    // by each side, without a capture or a pawn move
	ByFivefoldRepetition  // the position stands for the fifth time
	ByFiftyMoves          // a claim: fifty by each side, without a capture or a pawn move
	ByThreefoldRepetition // a claim: the position stands for the third time
	ByAgreement           // one player has offered a draw, the other accepted
	ByResignation
	ByFlagFall // the time of one player has run out
)

// String returns the reason in words, such as "dead position", and "none" for a
// game that goes on.
func (t Termination) String() string {
	names := [...]string{
		"none", "checkmate", "stalemate", "dead position", "seventy-five moves", "fivefold repetition",
		"fifty moves", "threefold repetition", "agreement", "resignation", "flag fall",
	}
	if int(t) >= len(names) {
		return names[NotOver]
	}
	return names[t]
}

// The draws by counting: plies since the last capture or pawn move, two for a move
// of each side, and how often a position has stood (FIDE Laws of Chess, articles
// 9.2, 9.3 and 9.6). All of them count as reached with "or more".
const (
	fiftyMoves       = 100 // plies: may be claimed
	seventyFiveMoves = 150 // plies: ends the game
	threefold        = 3   // may be claimed
	fivefold         = 5   // ends the game
)

// Termination returns why a game in this position has ended by itself: checkmate,
// stalemate, a dead position or seventy-five moves, the first of these that holds,
// or [NotOver]. A mate with the last of seventy-five moves is a mate.
func (p *Position) Termination() Termination {
	switch status := p.Status(); {
	case status == Checkmate:
		return ByCheckmate
	case status == Stalemate:
		return ByStalemate
	case p.IsDead():
		return ByDeadPosition
	case p.HalfmoveClock >= seventyFiveMoves:
		return BySeventyFiveMoves
	default:
		return NotOver
	}
}

// CanClaimFifty reports whether the side to move may claim a draw because each side
// has made fifty moves without a capture or a pawn move.
func (p *Position) CanClaimFifty() bool { return p.HalfmoveClock >= fiftyMoves }
