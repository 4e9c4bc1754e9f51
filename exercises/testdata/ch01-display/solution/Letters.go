// Letters.go is one answer to task Letters: the pieces in another language.

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
	dictionary, err := translation(from, to)
	if err != nil {
		return "", err
	}
	frame := strings.LastIndex(diagram, "\n") + 1 // where the file letters begin
	var sb strings.Builder
	for _, letter := range diagram[:frame] {
		if unicode.IsLetter(letter) {
			translated, known := dictionary[letter]
			if !known {
				const unknown = "the board has the letter %q, which is no piece in %s"
				return "", fmt.Errorf(unknown, letter, from)
			}
			letter = translated
		}
		sb.WriteRune(letter)
	}
	return sb.String() + diagram[frame:], nil
}

// translation returns for each piece letter of one alphabet, upper and lower
// case, the letter of the other.
func translation(from, to string) (map[rune]rune, error) {
	ours, err := sixLetters(from)
	if err != nil {
		return nil, err
	}
	theirs, err := sixLetters(to)
	if err != nil {
		return nil, err
	}
	dictionary := make(map[rune]rune)
	for i := range ours {
		dictionary[ours[i]] = theirs[i]
		dictionary[unicode.ToLower(ours[i])] = unicode.ToLower(theirs[i])
	}
	return dictionary, nil
}

// sixLetters returns the letters of an alphabet in upper case.
func sixLetters(alphabet string) ([]rune, error) {
	letters := []rune(strings.ToUpper(alphabet))
	if len(letters) != 6 {
		const expected = "expected six, for king, queen, rook, bishop, knight and pawn"
		return nil, fmt.Errorf("%q has %d letters: "+expected, alphabet, len(letters))
	}
	for i, letter := range letters {
		if unicode.ToLower(letter) == letter {
			const oneCase = "%q has %q, which is no letter with an upper and a lower case"
			return nil, fmt.Errorf(oneCase, alphabet, letter)
		}
		for _, earlier := range letters[:i] {
			if letter == earlier {
				const twice = "%q has %q twice: each piece needs a letter of its own"
				return nil, fmt.Errorf(twice, alphabet, letter)
			}
		}
	}
	return letters, nil
}
