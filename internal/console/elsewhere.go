// elsewhere.go knows the words that mean something in other chapters.

package console

import (
	"regexp"
	"strings"
)

// meanings says what words mean to chapters that do not have them: in those from first to
// last, the sentence says where the words belong, or what to type instead.
var meanings = []struct {
	first, last     int
	words, sentence string
}{
	{2, 5, "put take clear", "putting pieces on the board by hand ended with chapter 1; fen begins from any position"},
	{1, 1, "moves", "pieces know how they move from chapter 2 on"},
	{1, 1, "record", "moves are written down from chapter 2 on"},
	{1, 1, "captured", "captured pieces are kept from chapter 2 on"},
	{1, 2, "check mate checkmate stalemate attackers why", "check, and all that follows from it, comes in chapter 3"},
	{3, 5, "check mate checkmate stalemate", "you need not type it: the program says it"},
	{1, 2, "go match", "your own opponent comes in chapter 3"},
	{1, 3, "undo redo back takeback", "taking back comes in chapter 4"},
	{4, 5, "back takeback", "undo takes back a move"},
	{1, 3, "castle castling o-o o-o-o 0-0 0-0-0", "castling comes in chapter 4"},
	{4, 5, "castle castling", "type O-O, or O-O-O for the queen's side, or the king's move"},
	{1, 3, "promote", "promotion comes in chapter 4"},
	{4, 5, "promote", "type it after the pawn's move, as in e7e8q"},
	{1, 3, "perft divide", "counting comes in chapter 4"},
	{1, 4, "draw resign", "draws and resigning come in chapter 5"},
	{1, 4, "save load", "files come in chapter 5"},
	{5, 5, "black swap", "new black begins a game in which you play Black"},
	{5, 5, "white", "new white begins a game in which you play White"},
	{5, 5, "computer", "new computer begins a game against it"},
	{5, 5, "friend", "new friend begins a game between two people"},
	{5, 5, "blitz", "new 5+3 begins a game with five minutes a side, and three seconds more for each move"},
	{5, 5, "engine", "go makes a player of the program move, new careful begins a game against one"},
	{5, 5, "yes no", "nothing was asked"},
	{1, 5, "letters changed framed start witness", "a task of chapter 1: go run ./ch01-display"},
	{1, 5, "targets steps impostors", "a task of chapter 2: go run ./ch02-moves"},
	{1, 5, "flights pins mate? escapes gains", "a task of chapter 3: go run ./ch03-check"},
	{1, 5, "castling? best goto kinds crooked", "a task of chapter 4: go run ./ch04-special"},
	{1, 5, "witnesses", "a task of chapter 3 and one of chapter 4: go run ./ch03-check, go run ./ch04-special"},
	{1, 5, "clocks repeated caught", "a task of chapter 5: go run ./ch05-full"},
}

// short is a move as books write it: Nf3, exd5, e8=Q.
var short = regexp.MustCompile(`^([KQRBN][a-h]?[1-8]?x?|[a-h]x)?[a-h][1-8](=?[QRBN])?[+#]?$`)

// elsewhere says what a line means that is neither a command nor a move of this chapter, by
// its first word, or "".
func elsewhere(chapter int, line, word string) string {
	if chapter < 5 && short.MatchString(line) {
		return "the short notation comes in chapter 5; here a move names two squares, such as e2e4"
	}
	for _, w := range meanings {
		for known := range strings.FieldsSeq(w.words) {
			if w.first <= chapter && chapter <= w.last && strings.EqualFold(known, word) {
				return w.sentence
			}
		}
	}
	return ""
}
