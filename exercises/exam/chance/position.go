// position.go makes up positions.

package chance

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// A setting is a position in the making.
type setting struct {
	r       *rand.Rand
	level   int
	letters map[string]byte // by square
	white   bool            // whether White is to move
	rights  string
	passed  string
}

// mostTries is how often a position is made up anew until it is of the kind that is wanted.
const mostTries = 300

// A kind puts the pieces of a position.
type kind func(*setting)

// kinds lists those of a level, often the more often.
func kinds(level int) []kind {
	all := []kind{(*setting).few, (*setting).few, (*setting).many}
	if level >= 3 {
		all = append(all, (*setting).cornered, (*setting).cornered)
	}
	if level >= 4 {
		all = append(all, (*setting).castling, (*setting).castling, (*setting).promoting,
			(*setting).passing)
	}
	return all
}

// anyPosition returns a random position, as what stands behind the word new.
func anyPosition(r *rand.Rand, level int) string {
	all := kinds(level)
	for range 9 {
		text, ok := position(r, level, all[r.IntN(len(all))], r.IntN(2) == 0, anything)
		if ok {
			return text
		}
	}
	return "8/8/4p3/8/3N4/8/8/8 w"
}

// position returns a random position of a kind for which a wish comes true, if it finds one.
func position(
	r *rand.Rand, level int, put kind, isWhite bool, wanted func(referee.Position) bool,
) (text string, ok bool) {
	for range mostTries {
		s := &setting{r: r, level: level, letters: make(map[string]byte), white: isWhite, passed: "-"}
		if put(s); level >= 4 && s.passed == "-" && r.IntN(3) == 0 {
			s.pass()
		}
		text := s.text()
		p, err := referee.Parse(whole(text))
		isFine := level < 3 || isPossible(text) && hasOneKing(text)
		if err == nil && isFine && wanted(p) {
			return text, true
		}
	}
	return "", false
}

func anything(referee.Position) bool { return true }

func isOver(p referee.Position) bool { return len(p.Moves()) == 0 }

// checkers are the squares of the pieces that give check.
func checkers(p referee.Position) (squares []string) {
	isWhite := isWhitesTurn(p)
	king := ""
	for _, s := range everySquare {
		if p.Letter(s) == cased('k', isWhite) {
			king = s
		}
	}
	for _, s := range everySquare {
		letter := p.Letter(s)
		if king != "" && letter != '.' && isWhitePiece(letter) != isWhite &&
			slices.Contains(strings.Fields(p.Reach(s)), king) {
			squares = append(squares, s)
		}
	}
	return squares
}

// pinned counts the moves by which a piece that is no king would leave its own in check.
func pinned(p referee.Position) (moves int) {
	if p.InCheck() {
		return 0
	}
	for _, s := range everySquare {
		letter := p.Letter(s)
		isMine := letter != '.' && isWhitePiece(letter) == isWhitesTurn(p)
		if !isMine || letter == 'K' || letter == 'k' {
			continue
		}
		moves += len(strings.Fields(p.Reach(s))) - len(targets(p, s))
	}
	return moves
}

// targets are the squares to which the piece on a square may go.
func targets(p referee.Position, square string) (squares []string) {
	for _, m := range p.Moves() {
		if m[:2] == square && !slices.Contains(squares, m[2:4]) {
			squares = append(squares, m[2:4])
		}
	}
	return squares
}

// isPossible reports whether the side that has moved is not in check.
func isPossible(text string) bool {
	other := strings.NewReplacer(" w", " b", " b", " w").Replace(whole(text))
	p, err := referee.Parse(other)
	return err == nil && !p.InCheck()
}

// hasOneKing reports whether no side has more than one.
func hasOneKing(text string) bool {
	placement, _, _ := strings.Cut(text, " ")
	return strings.Count(placement, "K") <= 1 && strings.Count(placement, "k") <= 1
}

var everySquare = func() (all []string) {
	for rank := '8'; rank >= '1'; rank-- {
		for file := 'a'; file <= 'h'; file++ {
			all = append(all, string(file)+string(rank))
		}
	}
	return all
}()

func isWhitePiece(letter byte) bool { return letter < 'a' }

func isWhitesTurn(p referee.Position) bool { return strings.Fields(p.FEN())[1] == "w" }

// cased is the letter of a side's piece.
func cased(kind byte, isWhite bool) byte {
	if isWhite {
		return kind - 'a' + 'A'
	}
	return kind
}

// put sets a piece on a square if that is empty and it may stand there.
func (s *setting) put(square string, letter byte) {
	if _, isTaken := s.letters[square]; isTaken || !isSquare(square) {
		return
	}
	rank := square[1]
	isPawn := letter == 'P' || letter == 'p'
	isLate := s.level < 4 && (letter == 'P' && rank == '7' || letter == 'p' && rank == '2')
	if isPawn && (rank == '1' || rank == '8' || isLate) {
		return
	}
	s.letters[square] = letter
}

func (s *setting) square() string { return everySquare[s.r.IntN(64)] }

// scatter puts pieces of the kinds on squares that are drawn.
func (s *setting) scatter(n int, kinds string) {
	for range n {
		s.put(s.square(), cased(kinds[s.r.IntN(len(kinds))], s.r.IntN(2) == 0))
	}
}

// kings puts both kings somewhere. Below level 3 most boards have none, and above some.
func (s *setting) kings() {
	chance := 12 // of 12
	switch {
	case s.level < 3:
		chance = 4
	case s.r.IntN(8) == 0:
		chance = 6
	}
	for _, letter := range []byte("Kk") {
		if s.r.IntN(12) < chance {
			s.put(s.square(), letter)
		}
	}
}

func (s *setting) few() {
	s.kings()
	s.scatter(1+s.r.IntN(7), "qrbnpp")
}

func (s *setting) many() {
	s.kings()
	s.scatter(12+s.r.IntN(30), "qrrbbnnpppppp")
}

// cornered has one king at the edge, near the other side's queens and rooks.
func (s *setting) cornered() {
	lone := s.r.IntN(2) == 0
	if s.corner(lone); s.r.IntN(2) == 0 {
		s.put(s.square(), cased("pnb"[s.r.IntN(3)], lone))
	}
}

// corner puts the pieces of cornered, for a side whose king is alone.
func (s *setting) corner(lone bool) {
	edge := []string{"a1", "b1", "c1", "h1", "h4", "a8", "h8", "g8", "e8", "a5"}
	s.put(edge[s.r.IntN(len(edge))], cased('k', lone))
	s.put(s.square(), cased('k', !lone))
	for range 1 + s.r.IntN(3) {
		s.put(s.square(), cased("qqrrbnp"[s.r.IntN(7)], !lone))
	}
}

// castling has kings and rooks at home, rights of any kind, and some pieces that may be in the
// way.
func (s *setting) castling() {
	for _, side := range []struct{ king, a, h string }{{"e1", "a1", "h1"}, {"e8", "a8", "h8"}} {
		isWhite := side.king == "e1"
		if s.r.IntN(6) == 0 || slices.Contains(s.lettersSet(), cased('k', isWhite)) {
			continue // this one is elsewhere
		}
		s.put(side.king, cased('k', isWhite))
		for _, corner := range []string{side.a, side.h} {
			if s.r.IntN(5) > 0 {
				s.put(corner, cased('r', isWhite))
			}
		}
	}
	isHome := func(square string, letter byte) bool { return s.letters[square] == letter }
	for _, c := range corners {
		king := byte('K')
		if c.letter == 'r' {
			king = 'k'
		}
		chance := 8 // of ten
		if !isHome(c.rook, c.letter) {
			chance = 1
		}
		if isHome(c.king, king) && s.r.IntN(10) < chance {
			s.rights += c.right
		}
	}
	s.scatter(s.r.IntN(8), "qrbnpnbp")
	for _, letter := range []byte("Kk") {
		if !slices.Contains(s.lettersSet(), letter) {
			s.put(s.square(), letter)
		}
	}
}

func (s *setting) lettersSet() (letters []byte) {
	for _, letter := range s.letters {
		letters = append(letters, letter)
	}
	return letters
}

// promoting has pawns one step before their last rank, and something to take there.
func (s *setting) promoting() {
	s.kings()
	for range 1 + s.r.IntN(3) {
		file := "abcdefgh"[s.r.IntN(8)]
		isWhite := s.white
		if s.r.IntN(3) == 0 {
			isWhite = !isWhite
		}
		rank, end := byte('7'), byte('8')
		if !isWhite {
			rank, end = '2', '1'
		}
		s.put(string([]byte{file, rank}), cased('p', isWhite))
		beside := byte(int(file) - 1 + 2*s.r.IntN(2))
		if square := string([]byte{beside, end}); isSquare(square) {
			s.put(square, cased("qrbn"[s.r.IntN(4)], !isWhite))
		}
	}
	if s.r.IntN(3) == 0 { // a rook at home that a pawn may take, with its right
		for _, c := range corners {
			king := c.letter - 'R' + 'K'
			if !slices.Contains(s.lettersSet(), king) {
				s.put(c.king, king)
			}
			s.put(c.rook, c.letter)
			if s.letters[c.king] == king && s.letters[c.rook] == c.letter {
				s.rights += c.right
			}
		}
	}
	s.scatter(s.r.IntN(5), "qrbnp")
}

// passing has a pawn that has just made two steps, or is about to, and pawns beside it; in some
// a king and a rook stand on the same line, so that the capture is a pin.
func (s *setting) passing() { s.passingOn("abcdefgh"[s.r.IntN(8)]) }

// passingOn is passing on a certain file.
func (s *setting) passingOn(file byte) {
	at := func(file, rank byte) string { return string([]byte{file, rank}) }
	hasPassed := s.r.IntN(3) > 0
	mover := s.white != hasPassed // whose pawn has passed, or is about to
	steps := map[bool]string{true: "234", false: "765"}[mover]
	from, over, to := steps[0], steps[1], steps[2]
	if hasPassed {
		s.put(at(file, to), cased('p', mover))
		s.passed = at(file, over)
	} else {
		s.put(at(file, from), cased('p', mover))
	}
	for _, way := range []int{-1, 1} {
		if s.r.IntN(3) > 0 {
			s.put(at(byte(int(file)+way), to), cased('p', !mover))
		}
	}
	if opposite := 'a' + 'h' - file; file == 'a' || file == 'h' {
		s.put(at(opposite, to), cased('p', !mover))
	}
	if s.r.IntN(2) == 0 { // not beside it
		s.put(at("abcdefgh"[s.r.IntN(8)], to), cased('p', !mover))
	}
	if s.r.IntN(3) == 0 { // on one line with both pawns
		files := []byte("abcdefgh")
		s.r.Shuffle(8, func(i, j int) { files[i], files[j] = files[j], files[i] })
		placed := 0
		for _, f := range files {
			if _, isTaken := s.letters[at(f, to)]; !isTaken && f != file && placed < 2 {
				s.put(at(f, to), []byte{cased('k', !mover), cased("rq"[s.r.IntN(2)], mover)}[placed])
				placed++
			}
		}
	}
	keep := map[string]bool{at(file, from): true, at(file, over): true, at(file, to): true}
	for _, letter := range []byte("Kk") {
		for tries := 0; !slices.Contains(s.lettersSet(), letter) && tries < 99; tries++ {
			if square := s.square(); !keep[square] {
				s.put(square, letter)
			}
		}
	}
	for range s.r.IntN(5) {
		if square := s.square(); !keep[square] {
			s.put(square, cased("qrbnp"[s.r.IntN(5)], s.r.IntN(2) == 0))
		}
	}
}

// gather puts digits for dots, the longest rows first.
var gather = strings.NewReplacer("........", "8", ".......", "7", "......", "6", ".....", "5",
	"....", "4", "...", "3", "..", "2", ".", "1")

// placement is the first field of the FEN.
func (s *setting) placement() string { return gather.Replace(s.board()) }

// board is the position as one would draw it.
func (s *setting) board() string {
	var ranks []string
	for rank := '8'; rank >= '1'; rank-- {
		var row []byte
		for file := 'a'; file <= 'h'; file++ {
			letter, isTaken := s.letters[string(file)+string(rank)]
			if !isTaken {
				letter = '.'
			}
			row = append(row, letter)
		}
		ranks = append(ranks, string(row))
	}
	return strings.Join(ranks, "/")
}

func (s *setting) side() string { return map[bool]string{true: "w", false: "b"}[s.white] }

func (s *setting) fen() string {
	rights := s.rights
	if rights == "" {
		rights = "-"
	}
	begun := fmt.Sprintf("%s %s %s %s", s.placement(), s.side(), rights, s.passed)
	return fmt.Sprint(begun, " ", s.clock(), " ", s.number())
}

// text is the position as new reads it: below level 4 in two fields, and above mostly in six.
func (s *setting) text() string {
	if s.level < 4 || s.rights == "" && s.passed == "-" && s.r.IntN(6) == 0 {
		return s.placement() + " " + s.side()
	}
	return s.fen()
}

// whole is the six fields of what stands behind new.
func whole(text string) string {
	if strings.Count(text, " ") == 1 {
		return text + " - - 0 1"
	}
	return text
}

// clock is 0 after two steps of a pawn.
func (s *setting) clock() int {
	if s.passed != "-" {
		return 0
	}
	return []int{0, 0, 1, 3, 9, 10, 49, 98, 99, 100, 127, 149, 255}[s.r.IntN(13)]
}

func (s *setting) number() int {
	return []int{1, 2, 7, 9, 10, 40, 99, 100, 150, 255, 999}[s.r.IntN(11)]
}

// lastPawn has a side with little but a pawn one step before its last rank, and a king that can
// hardly move.
func (s *setting) lastPawn() {
	rank, end := byte('7'), byte('8')
	if !s.white {
		rank, end = '2', '1'
	}
	file := "abcdefgh"[s.r.IntN(8)]
	s.put(string([]byte{file, rank}), cased('p', s.white))
	s.put([]string{"a1", "h1", "a8", "h8", "a4", "h5"}[s.r.IntN(6)], cased('k', s.white))
	if s.r.IntN(2) == 0 {
		s.put(string([]byte{file, end}), cased("nb"[s.r.IntN(2)], !s.white))
		beside := byte(int(file) - 1 + 2*s.r.IntN(2))
		s.put(string([]byte{beside, end}), cased("nbr"[s.r.IntN(3)], !s.white))
	}
	s.put(s.square(), cased('k', !s.white))
	for range 1 + s.r.IntN(2) {
		s.put(s.square(), cased("qrq"[s.r.IntN(3)], !s.white))
	}
}

// pass says of a pawn that stands as if it had just made two steps that it has.
func (s *setting) pass() {
	steps := "765" // of the side that is not to move
	if !s.white {
		steps = "234"
	}
	for _, file := range []byte("abcdefgh") {
		at := func(i int) byte { return s.letters[string([]byte{file, steps[i]})] }
		if at(0) == 0 && at(1) == 0 && at(2) == cased('p', !s.white) {
			s.passed = string([]byte{file, steps[1]})
			return
		}
	}
}

// lastPassing has a side with little but a pawn that may capture in passing and cannot go
// ahead, and a king that can hardly move.
func (s *setting) lastPassing() {
	own, over, ahead := byte('5'), byte('6'), 1
	if !s.white {
		own, over, ahead = '4', '3', -1
	}
	file := "bcdefg"[s.r.IntN(6)]
	mine := string([]byte{file, own})
	s.put(mine, cased('p', s.white))
	s.put(away(mine, way{0, ahead}, 1), cased("np"[s.r.IntN(2)], !s.white))
	beside := away(mine, way{-1 + 2*s.r.IntN(2), 0}, 1)
	s.put(beside, cased('p', !s.white))
	s.passed = string([]byte{beside[0], over})
	s.letters[s.passed], s.letters[away(s.passed, way{0, ahead}, 1)] = '.', '.' // kept free
	s.corner(s.white)
}
