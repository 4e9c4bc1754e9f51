// names.go compares names as people type them: in any order, without their accents, and with
// the beginnings of words alone.

package find

import (
	"slices"
	"strings"
	"unicode"
)

// hasWords reports whether each of some words begins a word of a name. An umlaut may be written
// with an e behind it, or without its dots: Müller, Mueller and Muller are one name.
func hasWords(name, words string) bool {
	ofName := split(name)
	for _, wanted := range split(words) {
		if !slices.ContainsFunc(ofName, func(word string) bool { return begins(word, wanted) }) {
			return false
		}
	}
	return true
}

// split returns the words of a text, in lower case and without their apostrophes.
func split(text string) []string {
	text = strings.ToLower(text)
	text = strings.NewReplacer("'", "", "’", "", "defence", "defense").Replace(text)
	return strings.FieldsFunc(text, func(letter rune) bool {
		return unicode.IsSpace(letter) || strings.ContainsRune(`,.;:-_/()"`, letter)
	})
}

// begins reports whether a word begins with what is wanted, in one of the two spellings that it
// may have. Where an e may stand for the dots of an umlaut, or be a letter of its own, as in
// Mueller and in Joel, the whole words have to agree.
func begins(word, wanted string) bool {
	if strings.HasPrefix(withoutAccents(word), withoutAccents(wanted)) {
		return true
	}
	word, wanted = withUmlautsAsTwoLetters(word), withUmlautsAsTwoLetters(wanted)
	return strings.HasPrefix(word, wanted) || withoutUmlauts(word) == withoutUmlauts(wanted)
}

// accents are letters with accents, and the letters without them.
var accents = strings.NewReplacer(
	"á", "a", "à", "a", "â", "a", "ã", "a", "ä", "a", "å", "a", "ā", "a", "ă", "a", "ą", "a", "æ", "ae",
	"ç", "c", "ć", "c", "č", "c", "ď", "d", "đ", "d", "ð", "d",
	"é", "e", "è", "e", "ê", "e", "ë", "e", "ē", "e", "ė", "e", "ę", "e", "ě", "e",
	"ğ", "g", "í", "i", "ì", "i", "î", "i", "ï", "i", "ī", "i", "ı", "i", "ľ", "l", "ł", "l",
	"ñ", "n", "ń", "n", "ň", "n",
	"ó", "o", "ò", "o", "ô", "o", "õ", "o", "ö", "o", "ő", "o", "ø", "o", "œ", "oe",
	"ŕ", "r", "ř", "r", "ś", "s", "š", "s", "ş", "s", "ș", "s", "ß", "ss", "ť", "t", "ţ", "t", "ț", "t",
	"ú", "u", "ù", "u", "û", "u", "ü", "u", "ů", "u", "ű", "u", "ū", "u",
	"ý", "y", "ÿ", "y", "ź", "z", "ž", "z", "ż", "z", "þ", "th",
)

// withoutAccents writes Müller as muller, and Tromsø as tromso.
func withoutAccents(word string) string { return withoutMarks(accents.Replace(word)) }

// umlauts are the letters that have a spelling with an e. The second form of each is a letter
// and a mark behind it, which looks the same.
var umlauts = strings.NewReplacer(
	"ä", "ae", "a\u0308", "ae",
	"ö", "oe", "o\u0308", "oe", "ø", "oe",
	"ü", "ue", "u\u0308", "ue",
)

// withUmlautsAsTwoLetters writes Müller as mueller.
func withUmlautsAsTwoLetters(word string) string { return withoutAccents(umlauts.Replace(word)) }

// withoutUmlauts writes Mueller as muller. An e at the end of a word is never an umlaut's: Joe
// stays as it is.
func withoutUmlauts(word string) string {
	last := len(word) - 1
	if last < 0 {
		return word
	}
	return strings.NewReplacer("ae", "a", "oe", "o", "ue", "u").Replace(word[:last]) + word[last:]
}

// withoutMarks leaves out accents that are letters of their own, behind those that they stand on.
func withoutMarks(word string) string {
	return strings.Map(func(letter rune) rune {
		if unicode.Is(unicode.Mn, letter) {
			return -1
		}
		return letter
	}, word)
}
