// position_helper_test.go sets up positions and writes them down by hand, and
// finds thousands of them, for the tests of what a board alone does not tell.

package chess

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Positions that more than one test begins with: the start of a game, one with
// everything at once, and kings and rooks at home with nothing in the way.
const (
	startText    = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
	kiwipeteText = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
	rooksText    = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
)

// setUpFEN returns the position of a FEN with all its six fields. Like [setUp]
// it does so by hand, with none of the functions under test.
func setUpFEN(t testing.TB, fen string) Position {
	t.Helper()
	fields := strings.Fields(fen)
	if len(fields) != 6 {
		t.Fatalf("this test's own FEN has %d fields, not six: %s", len(fields), fen)
	}
	var p Position
	rank, file := 7, 0
	for _, letter := range fields[0] {
		switch {
		case letter == '/':
			rank, file = rank-1, 0
		case letter <= '8':
			file += int(letter - '0')
		default:
			p.squares[rank][file] = pieceOf[string(letter)]
			file++
		}
	}
	if fields[1] == "b" {
		p.SideToMove = Black
	}
	for i, letter := range "KQkq" {
		if strings.ContainsRune(fields[2], letter) {
			p.Castling |= 1 << i
		}
	}
	if fields[3] != "-" {
		p.enPassant = squareOf(fields[3])
	}
	for i, counter := range []*int{&p.HalfmoveClock, &p.FullmoveNumber} {
		n, err := strconv.Atoi(fields[4+i])
		if err != nil {
			t.Fatalf("this test's own FEN has no number in field %d: %s", 5+i, fen)
		}
		*counter = n
	}
	return p
}

// fenOf writes a position in FEN, by hand as [setUpFEN] reads it.
func fenOf(p Position) string {
	letterOf := make(map[Piece]string)
	for letter, piece := range pieceOf {
		letterOf[piece] = letter
	}
	var ranks []string
	for rank := 7; rank >= 0; rank-- {
		text, empty := "", 0
		for file, piece := range p.squares[rank] {
			if piece == nil {
				empty++
			}
			if empty > 0 && (piece != nil || file == 7) {
				text += strconv.Itoa(empty)
				empty = 0
			}
			text += letterOf[piece]
		}
		ranks = append(ranks, text)
	}
	passed := "-"
	if p.enPassant != A1 {
		passed = nameOf(p.enPassant)
	}
	side := [2]string{"w", "b"}[p.SideToMove]
	return fmt.Sprintf("%s %s %s %s %d %d", strings.Join(ranks, "/"), side, rightsOf(p.Castling), passed, p.HalfmoveClock, p.FullmoveNumber)
}

// rightsOf writes castling rights, by hand.
func rightsOf(r CastlingRights) string {
	text := ""
	for i, letter := range []string{"K", "Q", "k", "q"} {
		if r>>i&1 == 1 {
			text += letter
		}
	}
	if text == "" {
		return "-"
	}
	return text
}

// squareOf returns the square of a name, by hand.
func squareOf(name string) Square {
	return Square(8*(name[1]-'1') + name[0] - 'a')
}

// nameOf returns the name of a square, by hand.
func nameOf(s Square) string {
	return string([]byte{'a' + byte(s%8), '1' + byte(s/8)})
}

// moveOf returns the move that is written like "e2e4" or "e7e8q", by hand.
func moveOf(text string) Move {
	m := Move{From: squareOf(text[:2]), To: squareOf(text[2:4])}
	if len(text) == 5 {
		m.Promotion = PieceType(text[4] - 'a' + 'A')
	}
	return m
}

// movesIn returns moves written one after the other, such as "e2e4 e7e5", by
// hand.
func movesIn(text string) []Move {
	var moves []Move
	for _, word := range strings.Fields(text) {
		moves = append(moves, moveOf(word))
	}
	return moves
}

// turnedFEN returns the FEN of the same position with the two sides exchanged:
// what White could do, Black can.
func turnedFEN(fen string) string {
	fields := strings.Fields(fen)
	ranks := strings.Split(swapCase(fields[0]), "/")
	for i := range 4 {
		ranks[i], ranks[7-i] = ranks[7-i], ranks[i]
	}
	fields[0] = strings.Join(ranks, "/")
	fields[1] = map[string]string{"w": "b", "b": "w"}[fields[1]]
	fields[2] = turnedRights(fields[2])
	fields[3] = turnedText(fields[3])
	return strings.Join(fields, " ")
}

// turnedText returns moves or squares with the ranks counted from the other
// side: "e2e4" becomes "e7e5".
func turnedText(moves string) string {
	return strings.Map(func(r rune) rune {
		if '1' <= r && r <= '8' {
			return '1' + '8' - r
		}
		return r
	}, moves)
}

// turnedRights returns the same castling rights of the other side, K before Q.
func turnedRights(rights string) string {
	text := ""
	for _, letter := range "KQkq-" {
		if strings.ContainsRune(swapCase(rights), letter) {
			text += string(letter)
		}
	}
	return text
}

// turned returns a position with the two sides exchanged.
func turned(t *testing.T, p Position) Position {
	t.Helper()
	return setUpFEN(t, turnedFEN(fenOf(p)))
}

// swapCase makes upper case letters lower and lower case letters upper.
func swapCase(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' {
			return r ^ 'a' ^ 'A'
		}
		return r
	}, text)
}

// A seat is the side of the board from which a row of a table is played: as the
// table writes it, or with the two sides exchanged.
type seat struct {
	opposite bool
}

// fen returns a FEN of the table as it is from this seat.
func (s seat) fen(text string) string {
	if s.opposite {
		return turnedFEN(text)
	}
	return text
}

// moves returns moves of the table as they are from this seat.
func (s seat) moves(text string) string {
	if s.opposite {
		return turnedText(text)
	}
	return text
}

// rights returns castling rights of the table as they are from this seat.
func (s seat) rights(text string) string {
	if s.opposite {
		return turnedRights(text)
	}
	return text
}

// letters returns pieces of the table as they are from this seat.
func (s seat) letters(text string) string {
	if s.opposite {
		return swapCase(text)
	}
	return text
}

// bothWays runs a row of a table from both seats: what a rule allows White it
// allows Black.
func bothWays(t *testing.T, name string, f func(t *testing.T, s seat)) {
	t.Helper()
	row(t, name, func(t *testing.T) { f(t, seat{}) })
	row(t, name+" (with the sides exchanged)", func(t *testing.T) { f(t, seat{opposite: true}) })
}

// drawings counts the positions that failures have shown as a diagram.
var drawings int

// drawn shows a position at the end of a failure's text: its FEN, and the first
// two times a diagram too.
func drawn(p Position) string {
	if drawings++; drawings <= 2 {
		return fenOf(p) + "\n" + strings.Join(sketch(p.Board), "\n")
	}
	return fenOf(p)
}

// sameVerdict fails the test unless everybody who is asked about a move agrees:
// IsLegal, the list of legal moves, and the game, which refuses the move for the
// reason wanted, or for none.
func sameVerdict(t *testing.T, p Position, m Move, want error) {
	t.Helper()
	before := p
	ok := want == nil
	legal, listed, refusal := p.IsLegal(m), slices.Contains(p.LegalMoves(), m), NewGameFrom(p).moveRefusal(m)
	if legal != ok || listed != ok || !errors.Is(refusal, want) {
		t.Errorf("%v is legal: %t, listed: %t, refused by: %v; want %t, %t, %v, in %s", m, legal, listed, refusal, ok, ok, want, drawn(before))
	}
	samePosition(t, p, before)
}

// onlyPly returns the one ply of a game's record.
func onlyPly(t *testing.T, g *Game) Ply {
	t.Helper()
	record := g.Record()
	if len(record) != 1 || record[0].Piece == nil {
		t.Fatalf("the record has %d plies, want one, with the piece that moved", len(record))
	}
	return record[0]
}

// makeAll plays moves written one after the other, such as "e2e4 e7e5", and calls
// f after each. The referee looks that they are legal.
func makeAll(t *testing.T, p *Position, moves string, f func(i int, m Move)) {
	t.Helper()
	for i, m := range movesIn(moves) {
		if r := refereeOf(*p); !slices.Contains(r.moves(), m) {
			t.Fatalf("this test's own move %v is not legal in %s", m, fenOf(*p))
		}
		p.Make(m)
		f(i, m)
	}
}

// anyPosition returns a position to which no game need have led, with one king
// of each color: pieces anywhere, kings and rooks often at home, pawns often
// about to promote, and often a pawn that can be captured in passing.
func anyPosition(r *rand.Rand) Position {
	var p Position
	gap := 2 + r.IntN(12)
	for s := range 64 {
		if r.IntN(gap) == 0 {
			p.squares[s/8][s%8] = pieceOf[string("QRBNPPqrbnpp"[r.IntN(12)])]
		}
	}
	p.SideToMove = Color(r.IntN(2))
	p.Castling = CastlingRights(r.IntN(16))
	p.HalfmoveClock, p.FullmoveNumber = r.IntN(100), 1+r.IntN(100)
	if r.IntN(2) == 0 {
		addDoubleStep(r, &p)
	}
	if r.IntN(2) == 0 {
		addCorners(r, &p)
	} else {
		squares := r.Perm(64)
		p.squares[squares[0]/8][squares[0]%8] = pieceOf["K"]
		p.squares[squares[1]/8][squares[1]%8] = pieceOf["k"]
	}
	return p
}

// addDoubleStep adds a pawn that has just come two squares, and neighbors to
// capture it. One square in ten is set to where no pawn can have passed.
func addDoubleStep(r *rand.Rand, p *Position) {
	file := r.IntN(8)
	passed, here, capturer, target := 5, 4, "P", "p" // ranks, from 0
	if p.SideToMove == Black {
		passed, here, capturer, target = 2, 3, "p", "P"
	}
	for _, beside := range []int{file - 1, file + 1} {
		if beside >= 0 && beside <= 7 && r.IntN(2) == 0 {
			p.squares[here][beside] = pieceOf[capturer]
		}
	}
	p.enPassant = Square(8*passed + file)
	if r.IntN(10) == 0 {
		p.enPassant = Square(r.IntN(64))
		return
	}
	p.squares[here][file] = pieceOf[target]
	p.squares[passed][file] = nil
}

// addCorners puts kings and rooks on their first squares and clears most of
// what stands between them.
func addCorners(r *rand.Rand, p *Position) {
	for _, home := range []struct {
		rank       int
		king, rook string
	}{{0, "K", "R"}, {7, "k", "r"}} {
		for file := 1; file < 7; file++ {
			if r.IntN(6) > 0 {
				p.squares[home.rank][file] = nil
			}
		}
		p.squares[home.rank][4] = pieceOf[home.king]
		p.squares[home.rank][0] = pieceOf[home.rook]
		p.squares[home.rank][7] = pieceOf[home.rook]
	}
}

// walkTexts are where random games begin: some as all games do, some rich in
// castling, in pawns that meet, or in pawns about to promote.
var walkTexts = []string{
	startText,
	kiwipeteText,
	rooksText,
	"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
	"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
}

// eachWalk plays so many random games, each for up to a hundred plies, and calls
// f with every position and the move that was chosen in it. It asks the
// [referee] what may be played, and not the code under test.
func eachWalk(t *testing.T, games int, f func(p Position, m Move)) {
	t.Helper()
	dice := dice()
	for i := range games {
		r := refereeOf(setUpFEN(t, walkTexts[i%len(walkTexts)]))
		for range 100 {
			moves := r.moves()
			if len(moves) == 0 {
				break
			}
			m := moves[dice.IntN(len(moves))]
			f(r.position(), m)
			r = r.play(m)
		}
	}
}
