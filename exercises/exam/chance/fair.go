// fair.go says which lines docs/exam.md decides: only those are asked.

package chance

import (
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// last is the highest level of the exam.
const last = 5

// A table has two programs that are right: by the rules of a session's level, and by those of
// the last one. What the two answer differently is no question for a program of any level
// between.
type table struct {
	level         int
	lowest, upper *referee.Talk
	played        int // moves that undo can take back
}

func newTable(level int) *table {
	return &table{level: level, lowest: referee.NewTalk(level), upper: referee.NewTalk(last)}
}

// IsFair reports whether docs/exam.md decides what is answered to each of some lines, by a
// program of a level or of one above it.
func IsFair(level int, lines []string) bool {
	t := newTable(level)
	return !slices.ContainsFunc(lines, func(line string) bool { return !t.take(line) })
}

// take puts a line to both programs, if it is fair, and reports whether it was. Otherwise the
// game stands as before: so a new that only one of them takes must not come.
func (t *table) take(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	if !t.isDecided(word, rest) {
		return false
	}
	a, b := t.lowest.Answer(line), t.upper.Answer(line)
	if a == b || isError(a) && isError(b) {
		t.count(word, a)
		return true
	}
	for _, x := range []struct {
		talk *referee.Talk
		said string
	}{{t.lowest, a}, {t.upper, b}} {
		if word == "play" && x.said == "ok" {
			x.talk.Answer("undo")
		}
	}
	return false
}

// count keeps up how many moves can be taken back.
func (t *table) count(word, answer string) {
	switch {
	case answer != "ok":
	case word == "new":
		t.played = 0
	case word == "play":
		t.played++
	case word == "undo":
		t.played--
	}
}

// isDecided reports whether the page says what a line is answered with.
func (t *table) isDecided(word, rest string) bool {
	switch p := t.upper.Position(); word {
	case "moves":
		return !isSquare(rest) || !isSpecial(p, rest)
	case "play":
		isLegal := slices.Contains(p.Moves(), rest)
		return !isShort(rest) && (!isLegal || t.isPlain(p, rest) && !hasOnlyBishops(p))
	}
	return true
}

// isShort reports whether a move looks like exd5 without its x, as in ed5, which a lenient reader
// of SAN understands, and a strict one doesn't. From level 5 on both are right.
func isShort(move string) bool { return shortCapture.MatchString(move) }

var shortCapture = regexp.MustCompile(`^[a-h][x-]?[a-h][1-8]+$`)

// hasOnlyBishops reports whether nothing but bishops stands beside the kings. With several on
// squares of one color the game is over by the laws of chess, and level 5 has only the plain
// dead positions.
func hasOnlyBishops(p referee.Position) bool {
	return !strings.ContainsAny(p.Board(), "QRNPqrnp")
}

// isSpecial reports whether the piece on a square may have a special move, which the answer to
// moves may name or not: a king with a right to castle, and a pawn beside one that has passed.
func isSpecial(p referee.Position, square string) bool {
	fields := strings.Fields(p.FEN())
	rights, passed := fields[2], fields[3]
	switch letter := p.Letter(square); letter {
	case 'K':
		return strings.ContainsAny(rights, "KQ")
	case 'k':
		return strings.ContainsAny(rights, "kq")
	case 'P', 'p':
		return passed != "-" && near(square[0], passed[0]) == 1 && near(square[1], passed[1]) == 1
	}
	return false
}

// isPlain reports whether a legal move leads to nothing of which the page is silent: below
// level 4 to no special move, and from there on to no change of a right that belongs to
// nothing.
func (t *table) isPlain(p referee.Position, m string) bool {
	letter := p.Letter(m)
	isPawn := letter == 'P' || letter == 'p'
	if t.level < 4 {
		ahead := map[byte]byte{'P': '7', 'p': '2'}[letter]
		isDouble := isPawn && near(m[1], m[3]) == 2
		return m[3] != ahead && !(isDouble && hasNeighbor(p, m[2:]))
	}
	for _, corner := range corners {
		isTouched := m[:2] == corner.rook || m[2:4] == corner.rook
		isThere := p.Letter(corner.rook) == corner.letter
		king := corner.letter - 'R' + 'K'
		isHome := p.Letter(corner.king) == king
		isOfKing := letter == king || m[:2] == corner.king || m[2:4] == corner.king
		isLost := isTouched && !isThere || !isHome && (isTouched || isOfKing)
		if isLost && hasRight(p, corner.right) {
			return false
		}
	}
	return true
}

// corners are where the four rights belong.
var corners = []struct {
	right, king, rook string
	letter            byte // of the rook
}{
	{"K", "e1", "h1", 'R'},
	{"Q", "e1", "a1", 'R'},
	{"k", "e8", "h8", 'r'},
	{"q", "e8", "a8", 'r'},
}

// hasNeighbor reports whether an enemy pawn stands beside a square, where a pawn has come to.
func hasNeighbor(p referee.Position, square string) bool {
	for _, way := range []int{-1, 1} {
		beside := string([]byte{byte(int(square[0]) + way), square[1]})
		if isSquare(beside) && (p.Letter(beside) == 'P' || p.Letter(beside) == 'p') {
			return true
		}
	}
	return false
}

// near is how far two files, or two ranks, are from each other.
func near(a, b byte) int { return max(int(a)-int(b), int(b)-int(a)) }

func isError(answer string) bool { return strings.HasPrefix(answer, "error") }

func isSquare(text string) bool {
	return len(text) == 2 && text[0] >= 'a' && text[0] <= 'h' && text[1] >= '1' && text[1] <= '8'
}
