// parse_placement.go reads a board from the first field of a FEN.

package chess

import "strings"

// ParsePlacement reads what [Board.Placement] writes, and nothing else: two digits
// in a row are refused, because Placement writes their sum. With an error comes an
// empty board. The error names the rank, quotes it, and says what is wrong with it.
func ParsePlacement(text string) (Board, error) {
	ranks := strings.Split(text, "/")
	if len(ranks) != 8 {
		return Board{}, notEightRanks(text, len(ranks))
	}
	var b Board
	for i, rankText := range ranks {
		rank, file := 7-i, 0
		afterCount := false
		for _, letter := range rankText {
			isCount := '1' <= letter && letter <= '8'
			switch {
			case isCount && afterCount:
				return Board{}, badRank(rank, rankText, errTwoCounts)
			case isCount:
				file += int(letter - '0')
			default:
				p, err := ParsePiece(string(letter))
				if err != nil {
					return Board{}, badRank(rank, rankText, err)
				}
				b.Set(NewSquare(file, rank), p)
				file++
			}
			afterCount = isCount
		}
		if file != 8 {
			return Board{}, badRank(rank, rankText, notEightSquares(file))
		}
	}
	return b, nil
}
