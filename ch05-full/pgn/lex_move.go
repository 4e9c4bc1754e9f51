// lex_move.go holds the states of the lexer for moves, their numbers, results and
// glyphs.

package pgn

import "mateinfive/ch05-full/chess"

// results are the signs that end a game, as the standard has them and as people
// write them.
var results = map[string]chess.Outcome{
	"*":   chess.InPlay,
	"1-0": chess.WhiteWins, "1–0": chess.WhiteWins,
	"0-1": chess.BlackWins, "0–1": chess.BlackWins,
	"1/2-1/2": chess.Draw, "1/2–1/2": chess.Draw, "1/2": chess.Draw,
	"½-½": chess.Draw, "½–½": chess.Draw, "½": chess.Draw,
}

// wordEnds are the plain letters at which a word may end.
var wordEnds = these(" .{}()[];$!?*")

// lexWord reads a move, the number of a move, or a result. A number may be glued
// to its move, as in 1.e4: it ends with its dots.
func lexWord(l *lexer) stateFn {
	for !endsWord(l.letter) {
		if isDot(l.letter) && isNumber(l.string()) {
			return lexDots(l)
		}
		l.keepOn(l.letter, wordEnds)
	}
	text := l.string()
	if first := text[0]; 'A' <= first && first <= 'z' {
		return l.emit(itemMove) // nearly always: no number and no result begins like that
	}
	if _, ok := results[text]; ok {
		return l.emit(itemResult)
	}
	if isNumber(text) && text[0] != '0' { // 00 is castling, 0000 a null move
		return l.emit(itemNumber)
	}
	return l.emit(itemMove)
}

// lexDots reads the dots behind the number of a move: one, or three for Black, and
// we take any. They may stand alone, as in 2. ... Nc6.
func lexDots(l *lexer) stateFn {
	for isDot(l.letter) {
		l.advance()
	}
	return l.emit(itemNumber)
}

// lexNAG reads a numeric annotation glyph, such as $1. Which numbers there are is
// not its business.
func lexNAG(l *lexer) stateFn {
	for l.letter == '$' || !endsWord(l.letter) {
		l.keep(l.letter)
		l.advance()
	}
	return l.emit(itemNAG)
}

// lexSuffix reads ! and ?, glued to a move or standing by themselves.
func lexSuffix(l *lexer) stateFn {
	for l.letter == '!' || l.letter == '?' {
		l.keep(l.letter)
		l.advance()
	}
	return l.emit(itemNAG)
}

// endsWord reports whether no word goes on with the letter.
func endsWord(letter rune) bool {
	if ' ' <= letter && letter <= '~' {
		return wordEnds[letter] && letter != '.'
	}
	return letter == endOfFile || isBlank(letter)
}

// isDot reports whether the letter is a dot, or the three in one that some editors
// make of them.
func isDot(letter rune) bool { return letter == '.' || letter == '…' }

// isNumber reports whether a text holds nothing but digits.
func isNumber(text string) bool {
	for _, digit := range []byte(text) {
		if digit < '0' || '9' < digit {
			return false
		}
	}
	return true
}
