// movegen_property_test.go tests what is true of the moves in every position. A
// referee, who knows the rules in another way, is asked for a second opinion.

package chess

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// A referee is a position in which everything is written down otherwise than in
// a [Position]: pieces are letters, squares are numbers, and whoever is attacked
// looks around for the attacker. Nothing of the code under test is asked.
type referee struct {
	squares [64]byte // a letter of FEN, or 0
	white   bool     // to move
	rights  [4]bool  // K Q k q
	passed  int      // the en passant square, or -1
	clock   int
	number  int
}

// refereeOf returns a referee who looks at p.
func refereeOf(p Position) referee {
	r := referee{white: p.SideToMove == White, passed: int(p.enPassant), clock: p.HalfmoveClock, number: p.FullmoveNumber}
	if p.enPassant == A1 {
		r.passed = -1
	}
	for i := range r.rights {
		r.rights[i] = p.Castling>>i&1 == 1
	}
	for letter, piece := range pieceOf {
		for s := range r.squares {
			if p.squares[s/8][s%8] == piece {
				r.squares[s] = letter[0]
			}
		}
	}
	return r
}

// position returns what the referee sees as a [Position].
func (r *referee) position() Position {
	p := Position{SideToMove: Black, HalfmoveClock: r.clock, FullmoveNumber: r.number}
	if r.white {
		p.SideToMove = White
	}
	if r.passed >= 0 {
		p.enPassant = Square(r.passed)
	}
	for i, right := range r.rights {
		if right {
			p.Castling |= 1 << i
		}
	}
	for s, letter := range r.squares {
		if letter != 0 {
			p.squares[s/8][s%8] = pieceOf[string(letter)]
		}
	}
	return p
}

// stepped returns the square so many files and ranks away, or -1.
func stepped(s int, way [2]int) int {
	file, rank := s%8+way[0], s/8+way[1]
	if file < 0 || file > 7 || rank < 0 || rank > 7 {
		return -1
	}
	return 8*rank + file
}

// The ways from a square: four straight, four diagonal, and a knight's eight.
var (
	lineWays   = [][2]int{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}
	knightWays = [][2]int{{1, 2}, {2, 1}, {-1, 2}, {-2, 1}, {1, -2}, {2, -1}, {-1, -2}, {-2, -1}}
)

// isWhite reports whether a letter is one of White's.
func isWhite(letter byte) bool { return letter < 'a' }

// capital returns the letter as White's.
func capital(letter byte) byte { return letter &^ 0x20 }

// attackedBy returns the squares from which one side attacks s: the referee
// looks from s along the lines to the first piece, and a knight's jump away.
func (r *referee) attackedBy(s int, white bool) []int {
	var found []int
	for i, way := range lineWays {
		who := "RQ"
		if i >= 4 {
			who = "BQ"
		}
		near := who + "K"
		if i >= 4 && (way[1] < 0) == white { // a white pawn attacks from below
			near += "P"
		}
		for at := stepped(s, way); at >= 0; at = stepped(at, way) {
			if letter := r.squares[at]; letter != 0 {
				if isWhite(letter) == white && strings.IndexByte(near, capital(letter)) >= 0 {
					found = append(found, at)
				}
				break
			}
			near = who
		}
	}
	for _, way := range knightWays {
		if at := stepped(s, way); at >= 0 && capital(r.squares[at]) == 'N' && isWhite(r.squares[at]) == white {
			found = append(found, at)
		}
	}
	return found
}

// kingOf returns the square of one side's king.
func (r *referee) kingOf(white bool) int {
	if white {
		return slices.Index(r.squares[:], 'K')
	}
	return slices.Index(r.squares[:], 'k')
}

// checkers returns the squares of those who attack one side's king.
func (r *referee) checkers(white bool) []int {
	return r.attackedBy(r.kingOf(white), !white)
}

// moves returns the legal moves in the order of [Position.LegalMoves].
func (r *referee) moves() []Move {
	var legal []Move
	for s, letter := range r.squares {
		if letter != 0 && isWhite(letter) == r.white {
			legal = append(legal, r.movesFrom(s)...)
		}
	}
	slices.SortStableFunc(legal, func(a, b Move) int { return 64*int(a.From-b.From) + int(a.To-b.To) })
	return append(legal, r.castlings()...)
}

// movesFrom returns the legal moves of one piece, castling excepted.
func (r *referee) movesFrom(s int) []Move {
	var legal []Move
	add := func(to int) {
		promotions := []PieceType{0}
		if capital(r.squares[s]) == 'P' && (to < 8 || to >= 56) {
			promotions = []PieceType{'Q', 'R', 'B', 'N'}
		}
		for _, t := range promotions {
			m := Move{Square(s), Square(to), t}
			after := r.play(m)
			if capital(r.squares[to]) != 'K' && len(after.checkers(r.white)) == 0 {
				legal = append(legal, m)
			}
		}
	}
	r.eachMove(s, add)
	return legal
}

// eachMove calls f for each square that the piece on s reaches, castling and
// the safety of its king left aside.
func (r *referee) eachMove(s int, f func(to int)) {
	switch capital(r.squares[s]) {
	case 'P':
		r.eachPawnMove(s, f)
	case 'N':
		r.eachStep(s, knightWays, 1, f)
	case 'K':
		r.eachStep(s, lineWays, 1, f)
	case 'Q':
		r.eachStep(s, lineWays, 7, f)
	case 'R':
		r.eachStep(s, lineWays[:4], 7, f)
	case 'B':
		r.eachStep(s, lineWays[4:], 7, f)
	}
}

// eachStep calls f for each square that a piece reaches in so many steps.
func (r *referee) eachStep(s int, ways [][2]int, limit int, f func(to int)) {
	for _, way := range ways {
		to := s
		for range limit {
			to = stepped(to, way)
			if to < 0 || r.squares[to] != 0 && isWhite(r.squares[to]) == r.white {
				break
			}
			f(to)
			if r.squares[to] != 0 {
				break
			}
		}
	}
}

// eachPawnMove calls f for each square that a pawn reaches. In passing it takes
// an enemy pawn that stands beside it, and goes to the square on which that one
// would stand had it taken one step.
func (r *referee) eachPawnMove(s int, f func(to int)) {
	ahead, first, fifth, enemy := 1, 1, 4, byte('p')
	if !r.white {
		ahead, first, fifth, enemy = -1, 6, 3, 'P'
	}
	if one := stepped(s, [2]int{0, ahead}); one >= 0 && r.squares[one] == 0 {
		f(one)
		if two := stepped(one, [2]int{0, ahead}); s/8 == first && r.squares[two] == 0 {
			f(two)
		}
	}
	for _, side := range []int{-1, 1} {
		to := stepped(s, [2]int{side, ahead})
		if to < 0 {
			continue
		}
		target := r.squares[to]
		inPassing := to == r.passed && s/8 == fifth && r.squares[s+side] == enemy
		if target != 0 && isWhite(target) != r.white || target == 0 && inPassing {
			f(to)
		}
	}
}

// castlingWays are the four castlings as the rule book draws them: the king's
// rank from file a to file h, where a dot must be empty.
var castlingWays = []struct {
	rank            int
	drawing         string
	king, way, goal int // the king's files: from, over and to
	rook, rookGoal  int
}{
	{0, "    K..R", 4, 5, 6, 7, 5},
	{0, "R...K   ", 4, 3, 2, 0, 3},
	{7, "    k..r", 4, 5, 6, 7, 5},
	{7, "r...k   ", 4, 3, 2, 0, 3},
}

// castlings returns the legal castlings of the side to move.
func (r *referee) castlings() []Move {
	var legal []Move
	for i, c := range castlingWays {
		if !r.rights[i] || (c.rank == 0) != r.white {
			continue
		}
		fits := true
		for file := range 8 {
			letter := r.squares[8*c.rank+file]
			switch wanted := c.drawing[file]; wanted {
			case ' ':
			case '.':
				fits = fits && letter == 0
			default:
				fits = fits && letter == wanted
			}
		}
		for _, file := range []int{c.king, c.way, c.goal} {
			fits = fits && len(r.attackedBy(8*c.rank+file, !r.white)) == 0
		}
		if fits {
			legal = append(legal, Move{From: Square(8*c.rank + c.king), To: Square(8*c.rank + c.goal)})
		}
	}
	return legal
}

// play returns the position after a move: by the rule book, piece by piece.
func (r *referee) play(m Move) referee {
	after := *r
	from, to := int(m.From), int(m.To)
	letter, target := r.squares[from], r.squares[to]
	isPawn := capital(letter) == 'P'
	after.clock++
	if isPawn || target != 0 {
		after.clock = 0
	}
	if isPawn && from%8 != to%8 && target == 0 { // in passing
		after.squares[8*(from/8)+to%8] = 0
	}
	for _, c := range castlingWays {
		if letter == c.drawing[c.king] && from == 8*c.rank+c.king && to == 8*c.rank+c.goal {
			after.squares[8*c.rank+c.rookGoal] = after.squares[8*c.rank+c.rook]
			after.squares[8*c.rank+c.rook] = 0
		}
	}
	after.squares[from], after.squares[to] = 0, letter
	if m.Promotion != 0 {
		after.squares[to] = byte(m.Promotion) | letter&0x20
	}
	after.passed = -1
	if isPawn && (to-from == 16 || from-to == 16) {
		after.passed = (from + to) / 2
	}
	for i, c := range castlingWays {
		for _, s := range []int{from, to} {
			if s == 8*c.rank+c.king || s == 8*c.rank+c.rook {
				after.rights[i] = false
			}
		}
	}
	after.white = !r.white
	if after.white {
		after.number++
	}
	return after
}

// perft counts as [Position.Perft] does.
func (r *referee) perft(depth int) int {
	moves := r.moves()
	if depth == 1 {
		return len(moves)
	}
	nodes := 0
	for _, m := range moves {
		after := r.play(m)
		nodes += after.perft(depth - 1)
	}
	return nodes
}

// Who judges others must know the rules: the referee counts the well-known
// positions as everybody does.
func TestTheRefereeKnowsTheRules(t *testing.T) {
	for _, tt := range perftTests {
		row(t, tt.name, func(t *testing.T) {
			r := refereeOf(setUpFEN(t, tt.fen))
			for i, want := range tt.nodes[:2] {
				if got := r.perft(i + 1); got != want {
					t.Fatalf("the referee counts %d at depth %d, want %d", got, i+1, want)
				}
			}
		})
	}
}

// manyPositions calls f with some thousands of positions: those of random games
// and those to which no game need have led.
func manyPositions(t *testing.T, f func(p Position)) {
	t.Helper()
	eachWalk(t, 12, func(p Position, _ Move) { f(p) })
	r := dice()
	for range 2000 {
		f(anyPosition(r))
	}
}

func TestTheLegalMovesAreThoseOfTheReferee(t *testing.T) {
	var inPassing, castlings, promotions int
	manyPositions(t, func(p Position) {
		before := p
		r := refereeOf(p)
		got, want := p.LegalMoves(), r.moves()
		if !slices.Equal(got, want) {
			t.Fatalf("LegalMoves() = %s\nthe referee's: %s\nin %s", movesOf(got), movesOf(want), fenOf(p))
		}
		if p != before {
			t.Fatalf("LegalMoves changed the position %s to %s", fenOf(before), fenOf(p))
		}
		if got, want := p.HasLegalMove(), len(want) > 0; got != want {
			t.Fatalf("HasLegalMove() = %t, but there are %d moves, in %s", got, len(r.moves()), fenOf(p))
		}
		for _, m := range want {
			letter := capital(r.squares[m.From])
			switch files := m.To.File() - m.From.File(); {
			case m.Promotion != 0:
				promotions++
			case letter == 'P' && files != 0 && r.squares[m.To] == 0:
				inPassing++
			case letter == 'K' && files*files == 4:
				castlings++
			}
		}
	})
	if min(inPassing, castlings, promotions) < 100 {
		t.Errorf("the positions have %d captures en passant, %d castlings and %d promotions: too few to prove anything", inPassing, castlings, promotions)
	}
}

// Not only the moves that a list would hold: whatever two squares and whatever
// promotion, the answers agree, and a move is refused if it is not legal.
func TestIsLegalAndRefusalAgreeWithTheReferee(t *testing.T) {
	r := dice()
	for range 30 {
		p := anyPosition(r)
		judge := refereeOf(p)
		legal := judge.moves()
		g := NewGameFrom(p)
		for from := NoSquare; from <= H8+1; from++ {
			for to := NoSquare; to <= H8+1; to++ {
				for _, promotion := range []PieceType{0, PieceType("QRBNKPx"[r.IntN(7)])} {
					m := Move{from, to, promotion}
					want := slices.Contains(legal, m)
					if got := p.IsLegal(m); got != want {
						t.Fatalf("IsLegal(%v) = %t, the referee says %t, in %s", m, got, want, fenOf(p))
					}
					if err := g.moveRefusal(m); (err == nil) != want {
						t.Fatalf("the refusal of %v is %v, but legal is %t, in %s", m, err, want, fenOf(p))
					}
				}
			}
		}
		for _, m := range legal {
			if err := g.Refusal(m); err != nil || !p.IsLegal(m) {
				t.Fatalf("Refusal(%v) = %v and IsLegal = %t, but the referee allows it, in %s", m, err, p.IsLegal(m), fenOf(p))
			}
		}
		if p != g.Position() || p != judge.position() {
			t.Fatalf("asking changed the position %s", fenOf(judge.position()))
		}
	}
}

func TestMakeIsWhatTheRefereeDoes(t *testing.T) {
	manyPositions(t, func(p Position) {
		r := refereeOf(p)
		for _, m := range r.moves() {
			judged := r.play(m)
			if got, want := p.After(m), judged.position(); got != want {
				t.Fatalf("after %v: %s\nthe referee has %s\nin %s", m, fenOf(got), fenOf(want), fenOf(p))
			}
		}
	})
}

func TestEveryLegalMoveLeavesTheOwnKingSafe(t *testing.T) {
	manyPositions(t, func(p Position) {
		for _, m := range p.LegalMoves() {
			after := p.After(m)
			judge := refereeOf(after)
			if by := judge.checkers(p.SideToMove == White); len(by) > 0 {
				t.Fatalf("after %v the king is attacked from %s, in %s", m, nameOf(Square(by[0])), fenOf(p))
			}
		}
	})
}

// What one side may do, the other may do with the sides exchanged, and it leads
// to the same position with the sides exchanged.
func TestBothSidesHaveTheSameRights(t *testing.T) {
	r := dice()
	for range 600 {
		p := anyPosition(r)
		other := turned(t, p)
		want := strings.Fields(turnedText(movesOf(p.LegalMoves())))
		got := strings.Fields(movesOf(other.LegalMoves()))
		slices.Sort(want)
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Fatalf("the moves are %v in %s\nbut %v with the sides exchanged", want, fenOf(p), got)
		}
		if got, want := other.Status(), p.Status(); got != want {
			t.Fatalf("the status is %v in %s\nbut %v with the sides exchanged", want, fenOf(p), got)
		}
	}
}

// mated asks the three questions of a player who is in check: can the king flee,
// can the attacker be captured, can anything step between? Two attackers at once
// leave only the first question.
func (r *referee) mated() bool {
	king := r.kingOf(r.white)
	attackers := r.attackedBy(king, !r.white)
	return len(attackers) > 0 && !r.canFlee(king) &&
		(len(attackers) > 1 || !r.canCaptureOrBlock(king, attackers[0]))
}

// canFlee reports whether the king has a square to go to. He cannot hide behind
// the square that he leaves.
func (r *referee) canFlee(king int) bool {
	gone := *r
	gone.squares[king] = 0
	for _, way := range lineWays {
		to := stepped(king, way)
		if to < 0 || r.squares[to] != 0 && isWhite(r.squares[to]) == r.white || capital(r.squares[to]) == 'K' {
			continue
		}
		if len(gone.attackedBy(to, !r.white)) == 0 {
			return true
		}
	}
	return false
}

// canCaptureOrBlock reports whether anyone but the king can capture the attacker,
// in passing too, or step between, without being pinned.
func (r *referee) canCaptureOrBlock(king, attacker int) bool {
	helps := append(r.line(king, attacker), attacker)
	can := false
	for s, letter := range r.squares {
		if letter == 0 || isWhite(letter) != r.white || s == king {
			continue
		}
		r.eachMove(s, func(to int) {
			victim := to
			if capital(letter) == 'P' && s%8 != to%8 && r.squares[to] == 0 {
				victim = 8*(s/8) + to%8 // in passing
			}
			if capital(r.squares[victim]) == 'K' || !slices.Contains(helps, to) && !slices.Contains(helps, victim) {
				return
			}
			after := *r
			after.squares[victim], after.squares[s], after.squares[to] = 0, 0, letter
			can = can || len(after.checkers(r.white)) == 0
		})
	}
	return can
}

// line returns the squares between a king and his attacker: none where the
// attacker is a neighbor or a knight.
func (r *referee) line(king, attacker int) []int {
	for _, way := range lineWays {
		var found []int
		at := stepped(king, way)
		for ; at >= 0 && at != attacker; at = stepped(at, way) {
			found = append(found, at)
		}
		if at == attacker {
			return found
		}
	}
	return nil
}

// randomCheck returns a position in which the side to move is in check, from a
// board where its king has few friends and many enemies.
func randomCheck(r *rand.Rand) Position {
	for {
		p := anyPosition(r)
		for range r.IntN(4) {
			s := r.IntN(64)
			if piece := p.squares[s/8][s%8]; piece == nil || piece.Type() != TypeKing {
				p.squares[s/8][s%8] = pieceOf[[2]string{"q", "Q"}[p.SideToMove]]
			}
		}
		if judge := refereeOf(p); len(judge.checkers(judge.white)) > 0 {
			return p
		}
	}
}

func TestTheThreeQuestionsTellCheckmate(t *testing.T) {
	mates, checks := 0, 0
	ask := func(p Position) {
		judge := refereeOf(p)
		got, want := p.Status() == Checkmate, judge.mated()
		if got != want {
			t.Fatalf("Status() = %v, but by the three questions checkmate is %t, in %s", p.Status(), want, fenOf(p))
		}
		switch {
		case want:
			mates++
		case len(judge.checkers(judge.white)) > 0:
			checks++
		}
	}
	manyPositions(t, ask)
	r := dice()
	for range 4000 {
		ask(randomCheck(r))
	}
	if mates < 500 || checks < 500 {
		t.Errorf("%d mates and %d checks without mate are too few to prove anything", mates, checks)
	}
}

func TestEveryPositionComesBackFromItsFEN(t *testing.T) {
	manyPositions(t, func(p Position) {
		text := p.FEN()
		if want := fenOf(p); text != want {
			t.Fatalf("FEN() = %s, want %s", text, want)
		}
		if passed := p.EnPassant(); passed != NoSquare && passed.Rank() != map[Color]int{White: 5, Black: 2}[p.SideToMove] {
			return // nobody can have passed there: ParseFEN refuses it
		}
		got, err := ParseFEN(text)
		if err != nil {
			t.Fatal(err)
		}
		if got != p {
			t.Fatalf("%s was read as %s", text, fenOf(got))
		}
	})
}

func TestAQuestionAboutEnPassantAllocatesNothing(t *testing.T) {
	p := setUpFEN(t, "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1")
	pawn := p.At(D5)
	allocs := testing.AllocsPerRun(10, func() {
		for to := A1; to <= H8; to++ {
			pawn.IsValid(&p.Board, D5, to)
		}
	})
	if allocs != 0 {
		t.Errorf("%v allocations, want none", allocs)
	}
}
