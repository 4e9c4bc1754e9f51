// Tempting: one ReplaceAll for each piece. Whatever has become a K is translated again.

package exercises

import (
	"fmt"
	"strings"
	"unicode"
)

// Letters returns the diagram with its piece letters taken from another
// alphabet. The diagram is one that [chess.Board.String] draws, with the
// letters of the alphabet from; the result has those of the alphabet to.
//
// An alphabet is six letters in the order king, queen, rook, bishop, knight,
// pawn: "KQRBNP" is English, "KDTLSB" German. It may be written in upper or
// lower case. In the diagram White's letters are upper case and Black's lower
// case. All that is no piece stays: the dots, the rank numbers, and the file
// letters in the last line.
//
// It is an error if an alphabet is not six different letters, each with an
// upper and a lower case, or if the diagram has a piece letter that is not in
// from.
func Letters(diagram, from, to string) (string, error) {
	ours, err := sixLetters(from)
	if err != nil {
		return "", err
	}
	theirs, err := sixLetters(to)
	if err != nil {
		return "", err
	}
	frame := strings.LastIndex(diagram, "\n") + 1
	ranks := diagram[:frame]
	for _, letter := range strings.ToUpper(ranks) {
		if unicode.IsLetter(letter) && !strings.ContainsRune(string(ours), letter) {
			return "", fmt.Errorf("the board has the letter %q, which is no piece in %s", letter, from)
		}
	}
	for i := range ours {
		old, translated := string(ours[i]), string(theirs[i])
		ranks = strings.ReplaceAll(ranks, old, translated)
		ranks = strings.ReplaceAll(ranks, strings.ToLower(old), strings.ToLower(translated))
	}
	return ranks + diagram[frame:], nil
}

// sixLetters returns the letters of an alphabet in upper case.
func sixLetters(alphabet string) ([]rune, error) {
	letters := []rune(strings.ToUpper(alphabet))
	if len(letters) != 6 {
		return nil, fmt.Errorf("%q has %d letters: expected six, for king, queen, rook, bishop, knight and pawn", alphabet, len(letters))
	}
	for i, letter := range letters {
		if unicode.ToLower(letter) == letter {
			return nil, fmt.Errorf("%q has %q, which is no letter with an upper and a lower case", alphabet, letter)
		}
		for _, earlier := range letters[:i] {
			if letter == earlier {
				return nil, fmt.Errorf("%q has %q twice: each piece needs a letter of its own", alphabet, letter)
			}
		}
	}
	return letters, nil
}
