// describe.go has what can be said of a position and its moves.

package referee

import (
	"cmp"
	"slices"
	"strings"
)

// Letter returns the letter on a square, a dot if it is empty.
func (p Position) Letter(squareName string) byte { return p.board[square(squareName)] }

// Board returns the 64 letters, eight and eight with a slash between, from a8 on.
func (p Position) Board() string {
	var ranks []string
	for rank := 8; rank >= 1; rank-- {
		ranks = append(ranks, string(p.board[10*rank+11:10*rank+19]))
	}
	return strings.Join(ranks, "/")
}

// Status says how things stand: "playing", "check", "checkmate" or "stalemate".
func (p Position) Status() string {
	switch stuck := len(p.Moves()) == 0; {
	case stuck && p.InCheck():
		return "checkmate"
	case stuck:
		return "stalemate"
	case p.InCheck():
		return "check"
	}
	return "playing"
}

// Reach lists where the piece on a square can go by its own way of moving, whoever is to
// move and whatever becomes of its king: "e3 e4", or "-".
func (p Position) Reach(from string) string {
	if !squareForm.MatchString(from) {
		return "error: want a square"
	}
	letter := p.Letter(from)
	for i, piece := range p.board { // queens for kings: then no check forbids anything
		p.board[i] = cmp.Or(map[byte]byte{'K': 'Q', 'k': 'q'}[piece], piece)
	}
	p.white, p.rights, p.passed = letter < 'a', "", "-"
	var squares []string
	for _, m := range p.Moves() {
		isStep := slices.Contains(allWays, square(m[2:])-square(m))
		if m[:2] == from && (isStep || letter != 'K' && letter != 'k') && !slices.Contains(squares, m[2:4]) {
			squares = append(squares, m[2:4])
		}
	}
	return list(squares)
}

// Kind says what is special about a legal move: "castling", "en passant", "promotion", or "".
func (p Position) Kind(m string) string {
	mover, way := p.Letter(m), square(m[2:])-square(m)
	switch {
	case mover == piece('K', p.white) && !slices.Contains(allWays, way):
		return "castling"
	case mover == piece('P', p.white) && m[2:] == p.passed && m[0] != m[2]:
		return "en passant"
	case len(m) == 5:
		return "promotion"
	}
	return ""
}

// NoCastling says why the king of the side to move may not castle by m. It is empty if it may,
// and of a move that is no castling.
func (p Position) NoCastling(m string) string {
	rank, sides := "8", map[string]string{"e8g8": "k", "e8c8": "q"}
	if p.white {
		rank, sides = "1", map[string]string{"e1g1": "K", "e1c1": "Q"}
	}
	right, isCastling := sides[m]
	if !isCastling || p.Letter(m) != piece('K', p.white) {
		return ""
	}
	rook, between, passed := "h", "fg", "efg"
	if strings.EqualFold(right, "q") {
		rook, between, passed = "a", "bcd", "edc"
	}
	if !strings.Contains(p.rights, right) {
		return "the right " + right + " is not there"
	}
	if p.Letter(rook+rank) != piece('R', p.white) {
		return "no rook stands on " + rook + rank
	}
	for _, file := range between {
		if s := string(file) + rank; p.Letter(s) != empty {
			return "something stands on " + s
		}
	}
	for _, file := range passed {
		if s := string(file) + rank; p.attacked(square(s)) {
			return s + " is attacked"
		}
	}
	return ""
}

// san writes a legal move as books do.
func (p Position) san(m string) string {
	if !slices.Contains(p.Moves(), m) {
		return "error: this is no legal move"
	}
	kind, text := p.Kind(m), strings.ToUpper(string(p.Letter(m)))+p.Others(m)
	if text == "P" {
		text = ""
	}
	if p.Letter(m[2:]) != empty || kind == "en passant" {
		text = cmp.Or(text, m[:1]) + "x"
	}
	text += m[2:4]
	switch {
	case kind == "promotion":
		text += "=" + strings.ToUpper(m[4:])
	case kind == "castling":
		text = map[byte]string{'g': "O-O", 'c': "O-O-O"}[m[2]]
	}
	return text + map[string]string{"check": "+", "checkmate": "#"}[p.After(m).Status()]
}

// Others is what SAN adds where others of the same kind could go there, too: the file if
// that is enough, else the rank if that is, else both.
func (p Position) Others(m string) string {
	others := slices.DeleteFunc(p.Moves(), func(o string) bool {
		return o[:2] == m[:2] || o[2:] != m[2:] || p.Letter(o) != p.Letter(m)
	})
	shares := func(i int) bool { return slices.ContainsFunc(others, func(o string) bool { return o[i] == m[i] }) }
	switch {
	case len(others) == 0 || p.Letter(m) == piece('P', p.white):
		return ""
	case !shares(0):
		return m[:1]
	case !shares(1):
		return m[1:2]
	}
	return m[:2]
}

// key is what counts when two positions are compared. The en passant square does where a capture
// there is legal.
func (p Position) key() Position {
	isEnPassant := func(m string) bool { return p.Kind(m) == "en passant" }
	if p.passed != "-" && !slices.ContainsFunc(p.Moves(), isEnPassant) {
		p.passed = "-"
	}
	p.clock, p.number = 0, 0
	return p
}

// same is how often the position as it stands has been on the board.
func (t *Talk) same() (times int) {
	now := t.Position().key()
	for _, p := range t.positions {
		if p.key() == now {
			times++
		}
	}
	return times
}

func (t *Talk) claims() string {
	var claims []string
	if t.same() >= 3 {
		claims = append(claims, "threefold")
	}
	if t.Position().clock >= 100 {
		claims = append(claims, "fifty")
	}
	return list(claims)
}

// isDead reports whether neither side can ever give mate, in the plain cases: two kings, alone or
// with a single bishop or knight.
func (p Position) isDead() bool {
	pieces := ""
	for _, letter := range p.board {
		if letter != 0 && letter != empty {
			pieces += string(letter)
		}
	}
	return len(pieces) <= 3 && strings.Contains(pieces, "K") && !strings.ContainsAny(pieces, "QRPqrp")
}

func (t *Talk) ends() string {
	switch how := t.Position().Status(); {
	case how == "checkmate" || how == "stalemate":
		return how
	case t.Position().isDead():
		return "dead position"
	case t.same() >= 5:
		return "fivefold repetition"
	case t.Position().clock >= 150:
		return "seventy-five moves"
	}
	return "-"
}
