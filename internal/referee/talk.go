// talk.go is a program such as the exams of the course ask for: it answers lines.

package referee

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// A Talk answers the questions that docs/exam.md describes, line by line.
type Talk struct {
	Most int // how many positions a search may look at, see IsTooLong; 0 is no limit

	level     int
	positions []Position // of the game so far, the last as it stands
	depth     int        // how many plies the last search has looked ahead
	nodes     int        // at how many positions
	last      *search    // or nil
}

// NewTalk returns a talk by the rules of a level of the exam, from 0 to 6: below 3 a king
// may be left in check, below 4 there is no castling and no en passant, and below 5 a game
// goes on in a dead position.
func NewTalk(level int) *Talk {
	t := &Talk{level: level}
	t.new("")
	return t
}

// Position returns the position as it stands.
func (t *Talk) Position() Position { return t.positions[len(t.positions)-1] }

// Answer answers a line with one that begins with "error" if it makes no sense or is
// refused, and then changes nothing.
func (t *Talk) Answer(line string) string {
	word, rest, _ := strings.Cut(line, " ")
	p := t.Position()
	if rest != "" && slices.Contains([]string{"turn", "board", "check", "status", "fen", "undo", "ends", "claims", "nodes"}, word) {
		return "error: " + word + " stands alone"
	}
	switch word {
	case "add":
		return add(rest)
	case "draw":
		return draw(rest)
	case "write":
		return write(rest)
	case "at":
		return at(rest)
	case "worth":
		return worth(rest)
	case "new":
		return t.new(rest)
	case "moves":
		return p.Reach(rest)
	case "play":
		return t.play(rest)
	case "turn":
		return map[bool]string{true: "white", false: "black"}[p.white]
	case "board":
		return p.Board()
	case "legal":
		return p.legal(rest)
	case "check":
		return map[bool]string{true: "yes", false: "no"}[p.InCheck()]
	case "status":
		return p.Status()
	case "fen":
		return p.FEN()
	case "undo":
		return t.undo()
	case "perft":
		return p.perft(rest)
	case "san":
		return p.san(rest)
	case "ends":
		return t.ends()
	case "claims":
		return t.claims()
	case "score":
		return t.score(rest)
	case "best":
		return t.best(rest)
	case "nodes":
		return strconv.Itoa(t.nodes)
	}
	return "error: there is no word " + word
}

var (
	boardForm     = regexp.MustCompile(`^([KQRBNPkqrbnp.]{8}/){7}[KQRBNPkqrbnp.]{8}$`)
	placementForm = regexp.MustCompile(`^[KQRBNPkqrbnp1-8/]+$`)
	twoDigits     = regexp.MustCompile(`[1-8]{2}`)
	fenForm       = regexp.MustCompile(`^\S+ [wb] (-|K?Q?k?q?) (-|[a-h][36]) \d+ \d+$`)
	squareForm    = regexp.MustCompile(`^[a-h][1-8]$`)
	moveForm      = regexp.MustCompile(`^([a-h][1-8]){2}[qrbn]?$`)
)

func add(rest string) string {
	sum, fields := 0, strings.Fields(rest)
	for _, field := range fields {
		n, err := strconv.Atoi(field)
		if err != nil {
			return "error: " + field + " is no number"
		}
		sum += n
	}
	if len(fields) != 2 {
		return "error: want two numbers"
	}
	return strconv.Itoa(sum)
}

func draw(placement string) string {
	board := placement
	for n := 1; n <= 8; n++ {
		board = strings.ReplaceAll(board, strconv.Itoa(n), strings.Repeat(string(empty), n))
	}
	if !placementForm.MatchString(placement) || twoDigits.MatchString(placement) || !boardForm.MatchString(board) {
		return "error: this is no placement"
	}
	return board
}

func write(board string) string {
	if !boardForm.MatchString(board) {
		return "error: want eight groups of eight characters"
	}
	for n := 8; n > 0; n-- {
		board = strings.ReplaceAll(board, strings.Repeat(string(empty), n), strconv.Itoa(n))
	}
	return board
}

func at(rest string) string {
	square, placement, _ := strings.Cut(rest, " ")
	p, err := Parse(placement + " w - - 0 1")
	if !squareForm.MatchString(square) || strings.HasPrefix(draw(placement), "error") || err != nil {
		return "error: want a square and a placement"
	}
	return string(p.Letter(square))
}

func worth(placement string) string {
	said := draw(placement)
	if strings.HasPrefix(said, "error") {
		return said
	}
	sum := func(letters string) (sum int) {
		for i, value := range []int{9, 5, 3, 3, 1} {
			sum += value * strings.Count(placement, letters[i:i+1])
		}
		return sum
	}
	return fmt.Sprint(sum("QRBNP"), sum("qrbnp"))
}

// new begins with what follows: nothing, a placement and a side, or a whole FEN.
func (t *Talk) new(rest string) string {
	fen, rights := rest, "KQkq"
	if t.level < 4 {
		rights = "-" // castling is not known yet
	}
	switch len(strings.Fields(rest)) {
	case 0:
		fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w " + rights + " - 0 1"
	case 2:
		fen += " - - 0 1"
	case 6:
	default:
		return "error: want no field of a FEN, two or six"
	}
	p, err := Parse(fen)
	if err != nil || !boardForm.MatchString(p.Board()) || !fenForm.MatchString(fen) {
		return "error: this is no position"
	}
	t.positions = []Position{p}
	return "ok"
}

func (t *Talk) play(text string) string {
	p := t.Position()
	if t.level < 3 && moveForm.MatchString(text) { // no king minds
		mover, target := p.Letter(text), p.Letter(text[2:])
		if isWhite := mover < 'a'; isWhite != p.white || !strings.Contains(p.Reach(text[:2]), text[2:]) || strings.ContainsRune("Kk", rune(target)) {
			return "error: this is no move"
		}
		t.positions = append(t.positions, p.After(text))
		return "ok"
	}
	if t.level >= 5 && t.ends() != "-" {
		return "error: the game is over"
	}
	for _, m := range p.Moves() {
		if m == text || !moveForm.MatchString(text) && p.san(m) == text {
			after := p.After(m)
			if t.level < 4 {
				after.passed = "-"
			}
			t.positions = append(t.positions, after)
			return "ok"
		}
	}
	return "error: this is no legal move"
}

func (t *Talk) undo() string {
	if len(t.positions) == 1 {
		return "error: no move has been played"
	}
	t.positions = t.positions[:len(t.positions)-1]
	return "ok"
}

func (p Position) perft(rest string) string {
	n, err := strconv.Atoi(rest)
	if err != nil || n < 0 || n > 3 {
		return "error: want a number from 0 to 3"
	}
	return strconv.Itoa(p.Perft(n))
}

func (p Position) legal(square string) string {
	if square == "" {
		return list(p.Moves())
	}
	if !squareForm.MatchString(square) {
		return "error: want a square"
	}
	var squares []string
	for _, m := range p.Moves() {
		if m[:2] == square && !slices.Contains(squares, m[2:4]) {
			squares = append(squares, m[2:4])
		}
	}
	return list(squares)
}

// list writes down an answer of several words.
func list(words []string) string {
	if len(words) == 0 {
		return "-"
	}
	return strings.Join(words, " ")
}
