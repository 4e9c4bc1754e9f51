// nonsense.go makes up lines that make no sense.

package chance

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// nonsense asks what is an error, and looks whether all is as it was.
func (m *maker) nonsense() {
	var line string
	switch m.r.IntN(4) {
	case 0:
		line = "new " + brokenPosition(m.r, m.level)
	case 1:
		line = broken(m.r, "moves "+m.square())
	case 2:
		line = broken(m.r, m.lines[m.r.IntN(len(m.lines))])
	default:
		line = broken(m.r, "play "+m.anyMove())
	}
	before, _, _ := strings.Cut(line, " ")
	if !m.knows(strings.ToLower(before)) || !m.isNonsense(line) {
		return
	}
	m.lines = append(m.lines, line)
	if !m.oneIn(3) {
		m.look()
	}
}

// isNonsense reports whether a line is an error at every level. It changes nothing if it is.
func (m *maker) isNonsense(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	if word == "new" && rest == "" || word == "undo" && rest == "" || !m.table.isDecided(word, rest) {
		return false
	}
	t := newTable(m.level) // so that the game stands as it is if the line makes sense
	t.lowest.Answer("new " + m.table.lowest.Position().FEN())
	t.upper.Answer("new " + m.table.upper.Position().FEN())
	return isError(t.lowest.Answer(line)) && isError(t.upper.Answer(line))
}

// broken returns a line with something wrong: a word too many or too few, a square that is none,
// a capital letter.
func broken(r *rand.Rand, line string) string {
	words := strings.Split(line, " ")
	last := len(words) - 1
	switch r.IntN(6) {
	case 0:
		more := []string{"now", "e4", "1", "x", "-", "please"}
		return line + " " + more[r.IntN(len(more))]
	case 1:
		return strings.Join(words[:max(last, 1)], " ")
	case 2:
		words[0] = []string{strings.ToUpper(words[0]), strings.ToUpper(words[0][:1]) + words[0][1:],
			words[0] + "s", words[0][1:] + words[0][:1]}[r.IntN(4)]
	default:
		words[last] = brokenSquares(r, words[last])
	}
	return strings.Join(words, " ")
}

// brokenSquares changes one character of a square or a move, or adds or leaves out one.
func brokenSquares(r *rand.Rand, text string) string {
	i := r.IntN(len(text))
	switch r.IntN(4) {
	case 0:
		return text[:i] + text[i+1:]
	case 1:
		return text + string("e4x9 "[r.IntN(4)])
	case 2:
		return text[:i] + string("09izj-"[r.IntN(6)]) + text[i+1:]
	}
	if len(text) < 2 {
		return "e"
	}
	return text[1:2] + text[:1] + text[2:] // 4e
}

// brokenPosition returns what is no position behind new.
func brokenPosition(r *rand.Rand, level int) string {
	fields := strings.Split(position(r, level, anything), " ")
	i := r.IntN(len(fields))
	if r.IntN(3) == 0 {
		i = 0
	}
	pick := func(texts ...string) string { return texts[r.IntN(len(texts))] }
	switch i {
	case 0:
		fields[0] = brokenPlacement(r, fields[0])
	case 1:
		fields[1] = pick("x", "W", "B", "white", "-", "wb", "1")
	case 2:
		fields[2] = pick("KK", "KQkqK", "KQkk", "X", "KQkqx", "qq", "K-", "--", "0")
	case 3:
		fields[3] = pick("e4", "e5", "d1", "a8", "i3", "e9", "e33", "3e", "e", "h2", "z6", "--", "0")
	default:
		fields[i] = pick("-1", "x", "1x", "-", "e3", "w")
	}
	if r.IntN(4) == 0 {
		return strings.Join(slices.Delete(fields, len(fields)-1, len(fields)), " ")
	}
	return strings.Join(fields, " ")
}

// brokenPlacement has a rank too many or too few, one of another width, or a character of none.
func brokenPlacement(r *rand.Rand, placement string) string {
	ranks := strings.Split(placement, "/")
	i := r.IntN(len(ranks))
	rank := ranks[i]
	j := r.IntN(len(rank))
	switch r.IntN(8) {
	case 0:
		return strings.Join(slices.Delete(ranks, i, i+1), "/")
	case 1:
		return strings.Join(slices.Insert(ranks, i, "8"), "/")
	case 2:
		return placement + "/"
	case 3:
		ranks[i] = rank[:j] + string("xX09.-zA"[r.IntN(8)]) + rank[j+1:]
	case 4:
		ranks[i] = rank + string("1pK"[r.IntN(3)])
	case 5:
		ranks[i] = rank[:j] + rank[j+1:]
	case 6:
		ranks[i] = strings.NewReplacer("8", "44", "7", "25", "6", "51", "5", "32", "4", "22", "3", "12", "2", "11").Replace(rank)
	default:
		ranks[i] = ""
	}
	return strings.Join(ranks, "/")
}
