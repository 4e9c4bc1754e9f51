// referee.go is the rules of chess a second time, for tests.

// Package referee gives a second opinion on the rules of chess. It takes a FEN and
// answers with moves such as "e2e4" and "e7e8q" and with other FENs: text in, text
// out.
//
// Tests ask it whether the rules of the course are right, and so it shares nothing
// with them, not even the way of looking. Its board is a list of letters with a
// border around it; pieces walk until they bump into something; and whether a king is
// attacked is seen from the king's square. Two programs that are so different hardly
// make the same mistake. That this one makes none is shown by the counts of
// [Position.Perft], which are published for many positions.
//
//	p, err := referee.Parse("7k/8/8/8/8/8/7p/7K w - - 3 60")
//	p.Moves()                     // [h1g2 h1h2], sorted as texts
//	p.After("h1h2").FEN()         // "7k/8/8/8/8/8/7K/8 b - - 0 60"
//	p.After("h1h2").Perft(2)      // 15 ways to play on for two plies
//	p.InCheck()                   // whether the side to move is
//
// It is made for the positions of games: that there is a king a side, and a pawn
// behind the en passant square, it takes on trust.
package referee

import (
	"fmt"
	"slices"
	"strings"
)

// A Position is a board of letters, as a FEN has them, and its other five fields.
// It is a value.
type Position struct {
	board  [120]byte // twelve rows of ten, because a border goes around: a1 is 21, h8 is 98
	white  bool      // whether White is to move
	rights string    // letters of KQkq, or nothing
	passed int       // the en passant square, or 0
	clock  int       // plies since the last capture or pawn move
	number int       // of the move
}

// What else there is on the board.
const (
	empty  = '.'
	border = 0
)

// The ways from a square to its neighbors: up is toward the eighth rank.
const (
	up, right  = 10, 1
	down, left = -up, -right
)

// The ways that pieces go. A king goes all the ways of a queen, but not far.
var (
	straight = []int{up, right, down, left}
	diagonal = []int{up + right, up + left, down + right, down + left}
	allWays  = slices.Concat(straight, diagonal)
	jumps    = []int{2*up + right, 2*up + left, 2*down + right, 2*down + left, up + 2*right, up + 2*left, down + 2*right, down + 2*left}
)

// A walk is how a kind of piece goes: one step in each of its ways, or on and on.
type walk struct {
	kind byte // the letter of White's piece
	ways []int
	far  bool
}

var walks = []walk{{'K', allWays, false}, {'Q', allWays, true}, {'R', straight, true}, {'B', diagonal, true}, {'N', jumps, false}}

// Parse reads a FEN of six fields.
func Parse(fen string) (Position, error) {
	p := Position{}
	var side, passed string
	placement, rest, _ := strings.Cut(fen, " ")
	if _, err := fmt.Sscanf(rest, "%s %s %s %d %d", &side, &p.rights, &passed, &p.clock, &p.number); err != nil {
		return p, fmt.Errorf("the referee cannot read %q: %w", fen, err)
	}
	ranks := strings.Split(placement, "/")
	for i, rank := range ranks {
		for n := 1; n <= 8; n++ {
			rank = strings.ReplaceAll(rank, fmt.Sprint(n), strings.Repeat(string(empty), n))
		}
		if len(ranks) != 8 || len(rank) != 8 {
			return p, fmt.Errorf("the referee cannot read %q: not eight ranks of eight squares", fen)
		}
		copy(p.board[square("a8")+i*down:], rank)
	}
	p.white = side == "w"
	p.rights = strings.Trim(p.rights, "-")
	if len(passed) == 2 {
		p.passed = square(passed)
	}
	return p, nil
}

// FEN writes the position down.
func (p Position) FEN() string {
	var ranks []string
	for rank := 8; rank >= 1; rank-- {
		row := string(p.board[10*rank+11 : 10*rank+19])
		for n := 8; n > 0; n-- {
			row = strings.ReplaceAll(row, strings.Repeat(string(empty), n), fmt.Sprint(n))
		}
		ranks = append(ranks, row)
	}
	side, rights, passed := "b", "-", "-"
	if p.white {
		side = "w"
	}
	if p.rights != "" {
		rights = p.rights
	}
	if p.passed != 0 {
		passed = name(p.passed)
	}
	return fmt.Sprintf("%s %s %s %s %d %d", strings.Join(ranks, "/"), side, rights, passed, p.clock, p.number)
}

// square returns where on the board a square is, and name is the way back.
func square(name string) int { return int(name[0]-'a') + 10*int(name[1]-'1') + 21 }

func name(s int) string { return string([]byte{'a' + byte(s%10-1), '1' + byte(s/10-2)}) }

// isWhite reports whether a letter is one of White's pieces, and isPiece whether it
// is a piece at all.
func isWhite(letter byte) bool { return 'A' <= letter && letter <= 'Z' }

func isPiece(letter byte) bool { return letter != empty && letter != border }

// piece returns the letter of a side's piece.
func piece(kind byte, white bool) byte {
	if white {
		return kind
	}
	return kind - 'A' + 'a'
}

// InCheck reports whether the king of the side to move is attacked.
func (p Position) InCheck() bool { return p.kingAttacked(p.white) }

// kingAttacked reports whether the king of a side is attacked.
func (p *Position) kingAttacked(white bool) bool {
	king := slices.Index(p.board[:], piece('K', white))
	return king >= 0 && p.attacked(king, !white)
}

// attacked reports whether a side attacks a square: whoever walks away from there
// as a rook does and meets that side's rook first, has met an attacker.
func (p *Position) attacked(s int, byWhite bool) bool {
	for _, w := range walks {
		for _, way := range w.ways {
			to := s + way
			for w.far && p.board[to] == empty {
				to += way
			}
			if p.board[to] == piece(w.kind, byWhite) {
				return true
			}
		}
	}
	behind := down // from a white pawn's target to the pawn
	if !byWhite {
		behind = up
	}
	pawn := piece('P', byWhite)
	return p.board[s+behind+left] == pawn || p.board[s+behind+right] == pawn
}

// Moves returns all legal moves of the side to move, sorted.
func (p Position) Moves() []string {
	var legal []string
	for _, m := range p.candidates() {
		if after := p.After(m); !after.kingAttacked(p.white) {
			legal = append(legal, m)
		}
	}
	slices.Sort(legal)
	return legal
}

// candidates returns all moves of the side to move, and whether its king is
// attacked afterward is not asked yet.
func (p *Position) candidates() []string {
	var found []string
	for from, letter := range p.board {
		if !isPiece(letter) || isWhite(letter) != p.white {
			continue
		}
		if letter == piece('P', p.white) {
			found = append(found, p.pawnMoves(from)...)
		}
		for _, w := range walks {
			if letter != piece(w.kind, p.white) {
				continue
			}
			for _, way := range w.ways {
				to := from + way
				for ; w.far && p.board[to] == empty; to += way {
					found = append(found, name(from)+name(to))
				}
				if p.board[to] == empty || p.canCapture(to) {
					found = append(found, name(from)+name(to))
				}
			}
		}
	}
	return append(found, p.castlings()...)
}

// canCapture reports whether an enemy stands on a square that is not the king.
func (p *Position) canCapture(s int) bool {
	target := p.board[s]
	return isPiece(target) && isWhite(target) != p.white && target != piece('K', !p.white)
}

// pawnMoves returns the moves of a pawn. On the last rank each is four.
func (p *Position) pawnMoves(from int) []string {
	ahead, start, last := up, byte('2'), byte('8')
	if !p.white {
		ahead, start, last = down, '7', '1'
	}
	var targets []int
	if p.board[from+ahead] == empty {
		targets = append(targets, from+ahead)
		if name(from)[1] == start && p.board[from+2*ahead] == empty {
			targets = append(targets, from+2*ahead)
		}
	}
	for _, to := range []int{from + ahead + left, from + ahead + right} {
		if p.canCapture(to) || to == p.passed {
			targets = append(targets, to)
		}
	}
	var found []string
	for _, to := range targets {
		m := name(from) + name(to)
		if name(to)[1] == last {
			found = append(found, m+"q", m+"r", m+"b", m+"n")
		} else {
			found = append(found, m)
		}
	}
	return found
}

// castlings returns the castlings that the side to move may play. The row that they
// need is written as it must be from the a-file or the e-file on: king and rook,
// and nothing between.
func (p *Position) castlings() []string {
	rank, row := "1", func(from string) string { return string(p.board[square(from) : square(from)+4]) }
	short, long, wantShort, wantLong := "K", "Q", "K..R", "R..."
	if !p.white {
		rank, short, long, wantShort, wantLong = "8", "k", "q", "k..r", "r..."
	}
	king := square("e" + rank)
	safe := func(way int) bool {
		return p.board[king] == piece('K', p.white) &&
			!p.attacked(king, !p.white) && !p.attacked(king+way, !p.white) && !p.attacked(king+2*way, !p.white)
	}
	var found []string
	if strings.Contains(p.rights, short) && row("e"+rank) == wantShort && safe(right) {
		found = append(found, "e"+rank+"g"+rank)
	}
	if strings.Contains(p.rights, long) && row("a"+rank) == wantLong && safe(left) {
		found = append(found, "e"+rank+"c"+rank)
	}
	return found
}

// spoils has the squares that end rights: who leaves them or captures there, ends
// what the letters say.
var spoils = map[string]string{"a1": "Q", "e1": "KQ", "h1": "K", "a8": "q", "e8": "kq", "h8": "k"}

// After returns the position after one of its Moves.
func (p Position) After(move string) Position {
	from, to := square(move), square(move[2:])
	mover, captured := p.board[from], p.board[to]
	pawn, king := mover == piece('P', p.white), mover == piece('K', p.white)

	p.board[from], p.board[to] = empty, mover
	if len(move) == 5 {
		p.board[to] = piece(move[4]-'a'+'A', p.white)
	}
	if pawn && to == p.passed && move[0] != move[2] { // en passant
		p.board[square(move[2:3]+move[1:2])] = empty
	}
	if king && to == from+2*right {
		p.board[from+3*right], p.board[from+right] = empty, piece('R', p.white)
	}
	if king && to == from+2*left {
		p.board[from+4*left], p.board[from+left] = empty, piece('R', p.white)
	}

	for _, letter := range spoils[move[:2]] + spoils[move[2:4]] {
		p.rights = strings.ReplaceAll(p.rights, string(letter), "")
	}
	p.passed = 0
	if pawn && (to == from+2*up || to == from+2*down) {
		p.passed = (from + to) / 2
	}
	p.clock++
	if pawn || captured != empty {
		p.clock = 0
	}
	if !p.white {
		p.number++
	}
	p.white = !p.white
	return p
}

// Perft counts in how many ways depth plies, at least one, can be played.
func (p Position) Perft(depth int) int {
	moves := p.Moves()
	if depth == 1 {
		return len(moves)
	}
	nodes := 0
	for _, m := range moves {
		nodes += p.After(m).Perft(depth - 1)
	}
	return nodes
}
