// textthemes.go has what no exam of level 1 may forget to ask.

package chance

import (
	"fmt"
	"slices"
	"strings"
)

// noPieces are characters that are neither a piece nor a number of empty squares.
const noPieces = "ACDEFGHIJLMOSTUVWXYZacdefghijlmostuvwxyz09-,_*+?|:"

// textThemes lists what there is to ask about boards as text.
func textThemes() (all []theme) {
	for _, c := range []byte(noPieces) {
		all = append(all, func(m *maker) { m.noPiece(c) })
	}
	for _, letter := range []byte("KQRBNPkqrbnp") {
		all = append(all, func(m *maker) { m.pieceAtTheEdge(letter) })
	}
	for rank := range 8 {
		all = append(all,
			func(m *maker) { m.atRank(rank) }, func(m *maker) { m.badRank(rank) },
			func(m *maker) { m.noSquare(rank) })
	}
	return append(all, (*maker).badSlashes, (*maker).swapped, (*maker).miscounted)
}

// crowd puts pieces anywhere, as level 1 allows it.
func (m *maker) crowd() *setting {
	s := &setting{r: m.r, level: last, letters: make(map[string]byte)}
	s.scatter(m.r.IntN(40), "kqrbnp")
	return s
}

// ofPlacement is one of the words that take a placement, and the placement.
func (m *maker) ofPlacement(placement string) string {
	words := []string{"draw", "worth", "at " + everySquare[m.r.IntN(64)]}
	words = slices.DeleteFunc(words, func(word string) bool {
		word, _, _ = strings.Cut(word, " ")
		return !m.knows(word)
	})
	if len(words) == 0 {
		return "draw " + placement // which ask leaves out
	}
	return words[m.r.IntN(len(words))] + " " + placement
}

// noPiece has a character that is no piece, on the first rank that is read and on another, and
// nothing else wrong.
func (m *maker) noPiece(c byte) {
	for _, ranks := range []string{"8", "1234567"} {
		s := m.crowd()
		file, rank := "abcdefgh"[m.r.IntN(8)], ranks[m.r.IntN(len(ranks))]
		s.letters[string([]byte{file, rank})] = c
		m.ask("write " + s.board())
		m.ask(m.ofPlacement(s.placement()))
	}
}

// pieceAtTheEdge has a piece on the first and on the last rank, alone and in a crowd.
func (m *maker) pieceAtTheEdge(letter byte) {
	for _, rank := range "18" {
		square := fmt.Sprintf("%c%c", "abcdefgh"[m.r.IntN(8)], rank)
		alone := setting{letters: map[string]byte{square: letter}}
		m.ask("worth " + alone.placement())
		s := m.crowd()
		s.letters[square] = letter
		m.ask("at " + square + " " + s.placement())
		m.ask("draw " + s.placement())
		m.ask("write " + s.board())
	}
}

// atRank asks what stands on each square of a rank.
func (m *maker) atRank(rank int) {
	for _, file := range "abcdefgh" {
		m.ask(fmt.Sprintf("at %c%d %s", file, rank+1, m.crowd().placement()))
	}
}

// badRank has one rank that is too narrow, too wide, empty, or has two digits in a row.
func (m *maker) badRank(rank int) {
	board := strings.Split(m.crowd().board(), "/")
	placement := strings.Split(gather.Replace(strings.Join(board, "/")), "/")
	replaced := func(ranks []string, text string) string {
		ranks = slices.Clone(ranks)
		ranks[rank] = text
		return strings.Join(ranks, "/")
	}
	i := 1 + m.r.IntN(7)
	twoDigits := fmt.Sprint(i, 8-i)
	threeParts := "pN" + fmt.Sprint(i%5+1, 5-i%5)
	for _, text := range []string{
		"", "7", "6k", "8P", "K8", "rrrrrrr", "qqqqqqqqq", twoDigits, threeParts,
	} {
		m.ask(m.ofPlacement(replaced(placement, text)))
	}
	for _, text := range []string{"", board[rank][1:], board[rank] + "."} {
		m.ask("write " + replaced(board, text))
	}
}

// noSquare asks for squares beyond a file's ends, and beyond a rank's.
func (m *maker) noSquare(n int) {
	file, rank := string("abcdefgh"[n]), fmt.Sprint(n+1)
	for _, square := range []string{
		file + "0", file + "9", "i" + rank, "`" + rank, "j" + rank,
		file, rank, rank + file, file + file, rank + rank,
		file + rank + "0", file + file + rank,
	} {
		m.ask("at " + square + " " + m.crowd().placement())
	}
}

// badSlashes has a rank too few or too many, and slashes where none belong.
func (m *maker) badSlashes() {
	s := m.crowd()
	board, placement := s.board(), s.placement()
	for _, bad := range []func(text, rank string) string{
		func(text, rank string) string { return text + "/" },
		func(text, rank string) string { return "/" + text },
		func(text, rank string) string { return text + "/" + rank },
		func(text, rank string) string { return rank + "/" + text },
		func(text, rank string) string { return text[:strings.LastIndex(text, "/")] },
		func(text, rank string) string { return text[strings.Index(text, "/")+1:] },
		func(text, rank string) string { return strings.Replace(text, "/", "//", 1) },
		func(text, rank string) string { return strings.Replace(text, "/", "", 1) },
		func(text, rank string) string { return strings.Replace(text, "/", "|", 1) },
		func(text, rank string) string { return strings.ReplaceAll(text, "/", "\\") },
	} {
		m.ask("write " + bad(board, "........"))
		m.ask(m.ofPlacement(bad(placement, "8")))
	}
}

// swapped gives a word what belongs to another.
func (m *maker) swapped() {
	s := m.crowd()
	board, placement := s.board(), s.placement()
	s.letters = map[string]byte{} // where no piece helps to tell them apart
	square := everySquare[m.r.IntN(64)]
	for _, line := range []string{
		"draw " + board, "worth " + board, "at " + square + " " + board, "write " + placement,
		"draw " + s.board(), "worth " + s.board(), "write " + s.placement(),
		"at " + placement + " " + square,
		"draw " + square, "write " + square, "worth " + square,
	} {
		m.ask(line)
	}
}

// miscounted has each word with a word too few, and with one too many.
func (m *maker) miscounted() {
	s := m.crowd()
	for _, line := range []string{
		"draw " + s.placement(), "worth " + s.placement(), "write " + s.board(),
		"at " + s.square() + " " + s.placement(),
	} {
		m.ask(line[:strings.LastIndex(line, " ")])
		for _, more := range []string{"w", "now", s.placement()} {
			m.ask(line + " " + more)
		}
	}
}
