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
		line = "new " + m.brokenPosition(m.r.IntN(1+len(faults)))
	case 1:
		line = broken(m.r, "moves "+m.square())
	case 2:
		line = broken(m.r, m.lines[m.r.IntN(len(m.lines))])
	default:
		line = broken(m.r, "play "+m.anyMove())
	}
	if m.askNonsense(line) && !m.oneIn(3) {
		m.look()
	}
}

// askNonsense adds a line that is an error, if it is one.
func (m *maker) askNonsense(line string) bool {
	word, _, _ := strings.Cut(line, " ")
	if !m.knows(strings.ToLower(word)) || !m.isNonsense(line) {
		return false
	}
	m.lines = append(m.lines, line)
	return true
}

// isNonsense reports whether a line is an error at every level. It changes nothing if it is.
func (m *maker) isNonsense(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	isChange := rest == "" && (word == "new" || word == "undo")
	if isChange || !m.table.isDecided(word, rest) {
		return false
	}
	t := newTable(m.level) // so that the game stands as it is if the line makes sense
	t.lowest.Answer("new " + m.table.lowest.Position().FEN())
	t.upper.Answer("new " + m.table.upper.Position().FEN())
	return isError(t.lowest.Answer(line)) && isError(t.upper.Answer(line))
}

// broken returns a line with something wrong: a word too many or too few, a square that is
// none, a capital letter.
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
	if text == "" {
		return "e"
	}
	i := r.IntN(len(text))
	switch r.IntN(4) {
	case 0:
		return text[:i] + text[i+1:]
	case 1:
		return text + string("e4x9"[r.IntN(4)])
	case 2:
		return text[:i] + string("09izj-"[r.IntN(6)]) + text[i+1:]
	}
	if len(text) < 2 {
		return "e"
	}
	return text[1:2] + text[:1] + text[2:] // 4e
}

// faults are what no field of a FEN is, by the number of the field. They are for positions that
// would be right with another field.
var faults = []struct {
	field int
	text  string
}{
	{1, "x"}, {1, "W"}, {1, "B"}, {1, "white"}, {1, "-"}, {1, "wb"},
	{1, "bw"}, {1, "black"}, {1, "ww"},
	{2, "KK"}, {2, "QQ"}, {2, "kk"}, {2, "qq"}, {2, "KQkqK"}, {2, "KQkqq"},
	{2, "X"}, {2, "Kx"}, {2, "K-"}, {2, "--"}, {2, "0"},
	{3, "e4"}, {3, "e5"}, {3, "d1"}, {3, "a8"}, {3, "h2"},
	{3, "g7"}, {3, "i3"}, {3, "e9"}, {3, "e33"}, {3, "3e"},
	{3, "e"}, {3, "3"}, {3, "z6"}, {3, "x"},
	{4, "-1"}, {4, "x"}, {4, "1x"}, {4, "-"}, {4, "1.5"},
	{5, "-1"}, {5, "x"}, {5, "1x"}, {5, "-"},
}

// brokenPosition returns what is no position behind new: with a fault, with a broken placement,
// or with a field too many or too few.
func (m *maker) brokenPosition(fault int) string {
	fields := strings.Split(anyPosition(m.r, m.level), " ")
	if m.level >= 4 && len(fields) == 2 {
		fields = append(fields, "-", "-", "0", "1")
	}
	if fault < len(faults) && faults[fault].field < len(fields) {
		fields[faults[fault].field] = faults[fault].text
		return strings.Join(fields, " ")
	}
	switch n := m.r.IntN(5); {
	case n == 0:
		fields = append(fields, []string{"x", "-", "0"}[m.r.IntN(3)])
	case n == 1:
		fields = fields[:len(fields)-1]
	default:
		fields[0] = brokenPlacement(m.r, fields[0], m.r.IntN(placementFaults))
	}
	return strings.Join(fields, " ")
}

// placementFaults is how many faults of a placement there are.
const placementFaults = 11

// brokenPlacement has a rank too many or too few, one of another width, or a character of none.
func brokenPlacement(r *rand.Rand, placement string, fault int) string {
	ranks := strings.Split(placement, "/")
	i := r.IntN(len(ranks))
	rank := ranks[i]
	j := r.IntN(len(rank))
	switch fault {
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
		twoDigits := strings.NewReplacer(
			"8", "44", "7", "25", "6", "51", "5", "32", "4", "22", "3", "12", "2", "11")
		ranks[i] = twoDigits.Replace(rank)
	case 7:
		ranks[i] = []string{"7", "K6", "6k", "3p3", "bbbbbbb", "N1n1N1n"}[r.IntN(6)]
	case 8:
		ranks[i] = []string{"8n", "n8", "4n4", "nnnnnnnnn", "nnnnnnnn1", "1nnnnnnnn"}[r.IntN(6)]
	case 9:
		return "/" + placement
	default:
		ranks[i] = ""
	}
	return strings.Join(ranks, "/")
}
