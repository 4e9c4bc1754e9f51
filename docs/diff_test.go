// diff_test.go lays a page along what is true: it shows how they differ, and
// what the page should say.

package docs

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// shared pairs the lines that two texts have in common, in order, as many as
// can be.
func shared(a, b []string) (pairs [][2]int) {
	longest := make([][]int, len(a)+1) // how many pairs a[i:] and b[j:] have
	longest[len(a)] = make([]int, len(b)+1)
	for i := len(a) - 1; i >= 0; i-- {
		longest[i] = make([]int, len(b)+1)
		for j := len(b) - 1; j >= 0; j-- {
			longest[i][j] = max(longest[i+1][j], longest[i][j+1])
			if a[i] == b[j] {
				longest[i][j] = longest[i+1][j+1] + 1
			}
		}
	}
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case a[i] == b[j]:
			pairs = append(pairs, [2]int{i, j})
			i, j = i+1, j+1
		case longest[i+1][j] >= longest[i][j+1]:
			i++
		default:
			j++
		}
	}
	return pairs
}

// diff compares two texts by lines: "-" is only on the page, "+" only in what is
// true. Of the lines that are the same those are shown that stand near.
func diff(page, truth []string) string {
	var lines []string
	i, j := 0, 0
	for _, p := range append(shared(page, truth), [2]int{len(page), len(truth)}) {
		for ; i < p[0]; i++ {
			lines = append(lines, "- "+page[i])
		}
		for ; j < p[1]; j++ {
			lines = append(lines, "+ "+truth[j])
		}
		if i < len(page) {
			lines = append(lines, "  "+page[i])
		}
		i, j = i+1, j+1
	}
	var shown []string
	for i, line := range lines {
		near := lines[max(0, i-2):min(len(lines), i+3)]
		if slices.ContainsFunc(near, func(line string) bool { return line[0] != ' ' }) {
			shown = append(shown, line)
		} else if len(shown) == 0 || shown[len(shown)-1] != "  ..." {
			shown = append(shown, "  ...")
		}
	}
	return strings.Join(shown, "\n")
}

// matches reports whether lines are the text, where a line that says gap, at
// any depth, stands for one or more lines of it.
func matches(lines, text []string, gap string) bool {
	if len(lines) == 0 {
		return len(text) == 0
	}
	if strings.TrimSpace(lines[0]) != gap {
		return len(text) > 0 && lines[0] == text[0] && matches(lines[1:], text[1:], gap)
	}
	for skip := 1; skip <= len(text); skip++ {
		if matches(lines[1:], text[skip:], gap) {
			return true
		}
	}
	return false
}

var lineNumber = regexp.MustCompile(`(\.go):\d+`)

// bring is the new text of a block: the truth, and where gaps stand in the block,
// of the truth what lies between them. It is not ok where that cannot be told.
func bring(block, truth []string, gap string) (shown []string, ok bool) {
	parts := between(block, gap)
	if len(parts) == 1 {
		return truth, true // nothing is left out
	}
	pairs := shared(keys(block), keys(truth))
	telling := slices.DeleteFunc(slices.Clone(pairs), func(p [2]int) bool { return !tells(block[p[0]]) })
	for i, s := range parts {
		if i > 0 {
			shown = append(shown, block[s.from-1]) // the gap
		}
		if s.from == s.to {
			continue
		}
		known := pairs
		if slices.ContainsFunc(block[s.from:s.to], tells) {
			known = telling
		}
		from, to := s.found(known, len(truth))
		if from >= to {
			from, to = s.alike(block, truth, telling)
		}
		if s.from == 0 {
			from = 0 // where a block begins, the truth begins
		}
		if s.to == len(block) {
			to = len(truth)
		}
		if from >= to {
			return nil, false
		}
		shown = append(shown, truth[from:to]...)
	}
	return shown, matches(shown, truth, gap)
}

// keys are lines by what one knows them again, though numbers in them have changed.
func keys(lines []string) []string {
	lines = masked(lines)
	for i := range lines {
		lines[i] = lineNumber.ReplaceAllString(lines[i], "$1:N")
	}
	return lines
}

// span is the lines of a text from one to before another.
type span struct{ from, to int }

// between are the parts of a block that its gaps leave, empty ones, too.
func between(block []string, gap string) (parts []span) {
	from := 0
	for i, line := range block {
		if strings.TrimSpace(line) == gap {
			parts = append(parts, span{from, i})
			from = i + 1
		}
	}
	return append(parts, span{from, len(block)})
}

// found is where the truth has a part of a block: around the lines that both have, as far as
// the part goes, since a line beside a gap may have changed. Without such lines it is empty.
func (s span) found(pairs [][2]int, lines int) (from, to int) {
	from, to = lines, 0
	for _, p := range pairs {
		if inBlock, inTruth := p[0], p[1]; s.from <= inBlock && inBlock < s.to {
			from = min(from, max(0, inTruth-(inBlock-s.from)))
			to = max(to, min(lines, inTruth+(s.to-inBlock)))
		}
	}
	return from, to
}

// tells reports whether one knows a line again: a brace alone stands in many places.
func tells(line string) bool {
	return strings.ContainsFunc(line, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) })
}

// halfTheSame is how alike lines have to be, at least, to be one that has changed.
const halfTheSame = 0.5

// alike is where the truth has a part of a block of which every line has changed: of the lines
// between those that both have, as many as the part has, and the most like it. It is empty if
// they are less than half the same, or others are as much like it.
func (s span) alike(block, truth []string, pairs [][2]int) (from, to int) {
	lo, hi, size := 0, len(truth), s.to-s.from
	for _, p := range pairs {
		if p[0] < s.from {
			lo = max(lo, p[1]+1)
		} else if p[0] >= s.to {
			hi = min(hi, p[1])
		}
	}
	best := halfTheSame
	for at := lo; at+size <= hi; at++ {
		like := 0.0
		for i := range size {
			like += likeness(block[s.from+i], truth[at+i]) / float64(size)
		}
		switch {
		case like > best:
			best, from, to = like, at, at+size
		case like == best:
			from, to = 0, 0
		}
	}
	return from, to
}

var word = regexp.MustCompile(`\w+|\S`)

// likeness is the part of their words that two lines share, from 0 to 1.
func likeness(a, b string) float64 {
	left, right := word.FindAllString(a, -1), word.FindAllString(b, -1)
	if a == b || len(left)+len(right) == 0 {
		return 1
	}
	return 2 * float64(len(shared(left, right))) / float64(len(left)+len(right))
}
