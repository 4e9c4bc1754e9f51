// session.go makes up sessions: what a person may type who plays, asks, errs and takes back.

// Package chance makes up questions for the exams by chance: sessions of a program, in which
// games from all kinds of positions are played, refused moves and nonsense are typed, and much
// is asked in between. Only lines are asked whose answer docs/exam.md decides.
package chance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// long is about how many lines a session has.
const long = 36

// A Maker makes up sessions of a level. Taken together they have all themes of the level.
type Maker struct {
	r     *rand.Rand
	level int
	knows func(word string) bool
	deck  []theme // those to come
}

// New returns a maker of sessions of a level from 0 to 4, in which only words are used that the
// program knows. The same numbers r make the same sessions.
func New(r *rand.Rand, level int, knows func(word string) bool) *Maker {
	deck := themes(level)
	r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	return &Maker{r: r, level: level, knows: knows, deck: deck}
}

// IsDone reports whether all themes have been in a session.
func (k *Maker) IsDone() bool { return len(k.deck) == 0 }

// Session returns the lines of one more session. The first begins a game where the level has
// one.
func (k *Maker) Session() []string {
	m := &maker{r: k.r, level: k.level, knows: k.knows, table: newTable(k.level)}
	if k.level < 2 {
		for len(m.lines) < long && len(k.deck) > 0 {
			m.take(k.deck[0])
			k.deck = k.deck[1:]
		}
		return append(m.lines, texts(k.r, k.level, k.knows)...)
	}
	m.begin()
	for tries := 0; len(m.lines) < long && tries < 20*long; tries++ {
		if len(k.deck) > 0 {
			m.take(k.deck[0])
			k.deck = k.deck[1:]
		}
		m.step()
	}
	return m.lines
}

// A maker has made up a part of a session.
type maker struct {
	r       *rand.Rand
	level   int
	knows   func(word string) bool
	table   *table
	lines   []string
	counted int // positions of which perft has the moves made
}

// take adds the lines of a theme. One that finds no position for itself gets another chance.
func (m *maker) take(add theme) {
	before := len(m.lines)
	for tries := 0; len(m.lines) == before && tries < 4; tries++ {
		add(m)
	}
}

// p is the position as it stands.
func (m *maker) p() referee.Position { return m.table.upper.Position() }

// ask adds a line, if the program knows its word and the page decides its answer.
func (m *maker) ask(line string) bool {
	word, _, _ := strings.Cut(line, " ")
	if m.level < since[word] || !m.knows(word) || !m.table.take(line) {
		return false
	}
	m.lines = append(m.lines, line)
	return true
}

// since has the level from which on a word is asked; those of level 1 may come in any session.
var since = map[string]int{
	"new": 2, "moves": 2, "play": 2, "turn": 2, "board": 2,
	"legal": 3, "check": 3, "status": 3,
	"fen": 4, "undo": 4, "perft": 4,
}

// oneIn reports true once in n times.
func (m *maker) oneIn(n int) bool { return m.r.IntN(n) == 0 }

func (m *maker) begin() {
	if m.oneIn(7) {
		m.ask("new")
		return
	}
	m.ask("new " + anyPosition(m.r, m.level))
}

// step adds a line or some.
func (m *maker) step() {
	switch n := m.r.IntN(100); {
	case n < 38:
		m.move()
	case n < 52:
		m.refused()
	case n < 74:
		m.question()
	case n < 80:
		m.perft()
	case n < 87:
		m.undo()
	case n < 95:
		m.nonsense()
	case n < 97:
		m.text()
	case n < 98 || isOver(m.p()):
		m.begin()
	}
}

// move plays a move, most often a special one if there is any, and looks what came of it.
func (m *maker) move() {
	moves := m.p().Moves()
	if len(moves) == 0 {
		return
	}
	var weights []int
	total := 0
	for _, move := range moves {
		w := m.weight(move)
		weights = append(weights, w)
		total += w
	}
	n := m.r.IntN(total)
	for i, move := range moves {
		if n -= weights[i]; n < 0 {
			if m.ask("play "+move) && !m.oneIn(3) {
				m.look()
			}
			return
		}
	}
}

// weight is how often a move is played, compared with others.
func (m *maker) weight(move string) int {
	p := m.p()
	letter, target := p.Letter(move), p.Letter(move[2:])
	isPawn := letter == 'P' || letter == 'p'
	weight := 2
	switch kind := p.Kind(move); {
	case kind == "castling" || kind == "en passant":
		return 60
	case kind == "promotion":
		weight = 8
	case isPawn && near(move[1], move[3]) == 2:
		weight = 8
	case target != '.':
		weight = 6
	}
	if target == 'R' || target == 'r' || strings.ContainsRune("KkRr", rune(letter)) {
		weight += 4 // rights may be lost
	}
	if isOver(p.After(move)) {
		weight += 60
	}
	return weight
}

// look asks how things stand.
func (m *maker) look() {
	words := []string{"board", "turn"}
	if m.level >= 3 {
		words = append(words, "status", "check", "legal")
	}
	if m.level >= 4 {
		words = []string{"fen", "fen", "fen", "legal", "status", "board", "check"}
	}
	m.ask(words[m.r.IntN(len(words))])
}

// question asks something, and at times the same again.
func (m *maker) question() {
	questions := []string{"turn", "board", "moves " + m.square(), "moves " + m.square()}
	if m.level >= 3 {
		questions = append(questions, "check", "status", "status", "legal", "legal",
			"legal "+m.square(), "legal "+m.square())
	}
	if m.level >= 4 {
		questions = append(questions, "fen", "fen", "legal")
	}
	line := questions[m.r.IntN(len(questions))]
	if m.ask(line) && m.oneIn(8) {
		m.ask(line)
	}
}

// square returns one, mostly with a piece.
func (m *maker) square() string {
	var pieces []string
	for _, s := range everySquare {
		if m.p().Letter(s) != '.' {
			pieces = append(pieces, s)
		}
	}
	if len(pieces) == 0 || m.oneIn(9) {
		return everySquare[m.r.IntN(64)]
	}
	return pieces[m.r.IntN(len(pieces))]
}

// What a session asks of perft: the positions whose moves are to be made, one question and all.
const (
	mostCounted  = 45
	mostTogether = 60
)

// perft asks for a count that a slow program has in a moment, too.
func (m *maker) perft() {
	if m.level < 4 {
		return
	}
	plies := []int{0, 1, 1, 2, 2, 2, 2, 3, 3, 3}[m.r.IntN(10)]
	for ; plies >= 0; plies-- {
		made := 0
		for n := range plies {
			made += m.p().Perft(n)
			if made > mostCounted {
				break
			}
		}
		if made <= mostCounted && m.counted+made <= mostTogether {
			if m.ask(fmt.Sprint("perft ", plies)) {
				m.counted += made
			}
			return
		}
	}
}

// undo takes back one move, some, or all and one more.
func (m *maker) undo() {
	if m.level < 4 {
		return
	}
	n := 1 + m.r.IntN(3)
	if m.oneIn(3) {
		n = min(m.table.played+1, 12)
	}
	for range n {
		if m.ask("undo") && m.oneIn(3) {
			m.look()
		}
	}
	m.look()
	if m.oneIn(3) {
		m.question()
	}
}

// text asks one of the words of level 1 in the middle of a game.
func (m *maker) text() {
	m.ask(aboutText(m.r, m.knows))
}

// refused plays what is no move, and looks whether all is as it was.
func (m *maker) refused() {
	ways := refusals(m.level)
	m.refuse(ways[m.r.IntN(len(ways))])
}

// refusals are the ways to find a move that is refused, often the more often.
func refusals(level int) []func(*maker) string {
	ways := []func(*maker) string{
		(*maker).anyMove, (*maker).anyMove, (*maker).wrongSide, (*maker).fromNowhere,
		(*maker).nearly, (*maker).nearly, (*maker).nearly, (*maker).odd,
	}
	if level >= 3 {
		ways = append(ways, (*maker).exposed, (*maker).exposed)
	}
	if level >= 4 {
		ways = append(ways, (*maker).noCastling, (*maker).noPromotion)
	}
	return ways
}

// refuse plays a move that was found in a way, if it is none.
func (m *maker) refuse(find func(*maker) string) {
	move := find(m)
	if move == "" || slices.Contains(m.p().Moves(), move) {
		return
	}
	if m.ask("play "+move) && !m.oneIn(3) {
		m.look()
	}
}

func (m *maker) anyMove() string { return m.square() + everySquare[m.r.IntN(64)] }

// wrongSide moves a piece of the side that is not to move, as it could go.
func (m *maker) wrongSide() string {
	for range 20 {
		from := m.square()
		reach := strings.Fields(m.p().Reach(from))
		if isWhitePiece(m.p().Letter(from)) != isWhitesTurn(m.p()) && reach[0] != "-" {
			return from + reach[m.r.IntN(len(reach))]
		}
	}
	return ""
}

// fromNowhere moves what is not there, and often where a piece could go.
func (m *maker) fromNowhere() string {
	for range 20 {
		if from := everySquare[m.r.IntN(64)]; m.p().Letter(from) == '.' {
			return from + m.square()
		}
	}
	return ""
}

// mine is a square with a piece of the side to move, or empty.
func (m *maker) mine() string {
	for range 20 {
		s := m.square()
		if m.p().Letter(s) != '.' && isWhitePiece(m.p().Letter(s)) == isWhitesTurn(m.p()) {
			return s
		}
	}
	return ""
}

// nearly is a move on a line, or as a knight, or of a step or two: a jump over others, a
// capture of one's own, a pawn that goes aside. Of most pieces it is not legal.
func (m *maker) nearly() string {
	from := m.mine()
	if from == "" {
		return ""
	}
	var near []string
	legal := targets(m.p(), from)
	for _, to := range everySquare {
		if to != from && !slices.Contains(legal, to) && isNear(from, to, m.p().Letter(from)) {
			near = append(near, from+to)
		}
	}
	if len(near) == 0 {
		return ""
	}
	return near[m.r.IntN(len(near))]
}

// isNear reports whether a piece could almost go from one square to the other.
func isNear(from, to string, letter byte) bool {
	files, ranks := near(from[0], to[0]), near(from[1], to[1])
	switch letter {
	case 'Q', 'q', 'R', 'r', 'B', 'b':
		return files == 0 || ranks == 0 || files == ranks || files+ranks == 3
	case 'N', 'n':
		return files+ranks == 3 || files == ranks && files < 4
	}
	return files <= 2 && ranks <= 2 || files == 0 && ranks == 3
}

// odd is a move with a letter too many, or to where it began.
func (m *maker) odd() string {
	from := m.mine()
	if from == "" {
		return ""
	}
	legal := targets(m.p(), from)
	if len(legal) == 0 || m.oneIn(4) {
		return from + from
	}
	letter := "qrbnkpx1"[m.r.IntN(8)]
	return from + legal[m.r.IntN(len(legal))] + string(letter)
}

// exposed is a move that a piece has, and that would leave its king in check.
func (m *maker) exposed() string {
	var moves []string
	for _, from := range everySquare {
		letter := m.p().Letter(from)
		if letter == '.' || isWhitePiece(letter) != isWhitesTurn(m.p()) {
			continue
		}
		legal := targets(m.p(), from)
		for _, to := range strings.Fields(m.p().Reach(from)) {
			if to != "-" && !slices.Contains(legal, to) {
				moves = append(moves, from+to)
			}
		}
	}
	if len(moves) == 0 {
		return ""
	}
	return moves[m.r.IntN(len(moves))]
}

// noCastling is a castling of the side to move; if it is legal, it is no refused move.
func (m *maker) noCastling() string {
	if isWhitesTurn(m.p()) {
		return []string{"e1g1", "e1c1"}[m.r.IntN(2)]
	}
	return []string{"e8g8", "e8c8"}[m.r.IntN(2)]
}

// noPromotion is a promotion without its letter, or to what no pawn becomes.
func (m *maker) noPromotion() string {
	for _, move := range m.p().Moves() {
		if len(move) == 5 && m.oneIn(3) {
			return move[:4] + []string{"", "", "k", "p", "x"}[m.r.IntN(5)]
		}
	}
	return ""
}
