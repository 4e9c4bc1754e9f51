// Package protocol has what a program for any level of the exam needs beside the rules: it
// answers lines.
package protocol

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
)

// Words has the words that a program knows, and for each what answers the rest of its line.
type Words map[string]func(rest string) (answer string, err error)

// Lines answers each line of the standard input, until it ends.
func Lines(words Words) { From(os.Stdin, words) }

// From answers each line of a reader, until it ends.
func From(in io.Reader, words Words) {
	for lines := bufio.NewScanner(in); lines.Scan(); {
		word, rest, _ := strings.Cut(lines.Text(), " ")
		answer, err := "", fmt.Errorf("there is no word %q", word)
		if do := words[word]; do != nil {
			answer, err = do(rest)
		}
		if err != nil {
			answer = "error: " + strings.ReplaceAll(err.Error(), "\n", " ")
		}
		fmt.Println(answer)
	}
}

// Alone answers a word behind which nothing may stand.
func Alone(answer func() string) func(rest string) (string, error) {
	return func(rest string) (string, error) {
		if rest != "" {
			return "", fmt.Errorf("the word stands alone, without %q", rest)
		}
		return answer(), nil
	}
}

// FEN returns what the rest of a line with the word new means: the start for nothing. Otherwise
// it has as many fields as one of the numbers says.
func FEN(rest, start string, numbers ...int) (string, error) {
	switch n := len(strings.Fields(rest)); {
	case n == 0:
		return start, nil
	case !slices.Contains(numbers, n):
		return "", fmt.Errorf("new has %d fields of a FEN behind it: want none, or one of %v", n, numbers)
	}
	return rest, nil
}

// Fields cuts the rest of a line into as many fields as it should have.
func Fields(rest string, n int) ([]string, error) {
	fields := strings.Fields(rest)
	if len(fields) != n {
		return nil, fmt.Errorf("want %d fields after the word, not %d", n, len(fields))
	}
	return fields, nil
}

// List writes an answer of several words, each of them once, or "-" for none.
func List[T fmt.Stringer](items []T) string {
	var words []string
	for _, item := range items {
		if word := item.String(); !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}

// Board writes 64 letters, rank 8 first. Files and ranks count from 0.
func Board(letter func(file, rank int) byte) string {
	var ranks []string
	for rank := 7; rank >= 0; rank-- {
		var letters []byte
		for file := range 8 {
			letters = append(letters, letter(file, rank))
		}
		ranks = append(ranks, string(letters))
	}
	return strings.Join(ranks, "/")
}

// Pieces reads what Board writes, and has each piece set on its square.
func Pieces(board string, set func(file, rank int, letter string) error) error {
	ranks := strings.Split(board, "/")
	for i, rank := range ranks {
		if len(ranks) != 8 || len(rank) != 8 {
			return fmt.Errorf("want eight groups of eight characters, not %q", board)
		}
		for file, letter := range strings.Split(rank, "") {
			if letter == "." {
				continue
			}
			if err := set(file, 7-i, letter); err != nil {
				return err
			}
		}
	}
	return nil
}
