// referee.go is the rules of chess a second time.

// Package referee takes a position as a FEN and answers with its legal moves, such as
// "e2e4" and "e7e8q", with the FEN after a move, and with counts: text in, text out.
// It is for tests, which ask it whether the rules of a chapter are right, and for the exams,
// whose questions a [Talk] answers. It is not for playing: it is slow, and takes on trust
// that a position is one of a game, with a pawn behind the en passant square.
//
//	p, err := referee.Parse("7k/8/8/8/8/8/7p/7K w - - 3 60")
//	p.Moves()                     // [h1g2 h1h2], sorted as texts
//	p.After("h1h2").FEN()         // "7k/8/8/8/8/8/7K/8 b - - 0 60"
//	p.After("h1h2").Perft(2)      // 15 ways to play on for two plies
//	p.InCheck()                   // whether the side to move is
//
// It shares nothing with the chapters, not even the way of looking: its board is a list
// of letters with a border around it, and pieces walk until they bump into something.
// Two programs that are so different hardly make the same mistake, and that this one
// makes none is shown by perft counts, which are published for many positions.
package referee

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Position is a board of letters, as a FEN has them, and its other five fields. It is
// a value.
type Position struct {
	board  [120]byte // twelve rows of ten, because a border of zeros goes around: a1 is 21, h8 is 98
	white  bool      // whether White is to move
	rights string    // letters of KQkq, or nothing
	passed string    // the en passant square, or "-"
	clock  int       // plies since the last capture or pawn move
	number int       // of the move
}

const empty = '.' // the letter of an empty square

// The ways from a square to its neighbors: up is toward the eighth rank.
const (
	up, right  = 10, 1
	down, left = -up, -right
)

var (
	straight = []int{up, right, down, left}
	diagonal = []int{up + right, up + left, down + right, down + left}
	allWays  = slices.Concat(straight, diagonal)
	jumps    = []int{
		2*up + right, 2*up + left, 2*down + right, 2*down + left,
		up + 2*right, up + 2*left, down + 2*right, down + 2*left,
	}
)

// walks are how all kinds of pieces but pawns go: one step in each of their ways, or on
// and on.
var walks = []struct {
	kind byte
	ways []int
	far  bool
}{{'K', allWays, false}, {'Q', allWays, true}, {'R', straight, true}, {'B', diagonal, true}, {'N', jumps, false}}

// spread puts dots for the digits of a FEN, and gather puts digits for dots, the longest rows first.
var (
	spread = strings.NewReplacer("1", ".", "2", "..", "3", "...", "4", "....",
		"5", ".....", "6", "......", "7", ".......", "8", "........")
	gather = strings.NewReplacer("........", "8", ".......", "7", "......", "6", ".....", "5",
		"....", "4", "...", "3", "..", "2", ".", "1")
)

// Parse reads a FEN of six fields.
func Parse(fen string) (Position, error) {
	var p Position
	var side string
	placement, rest, _ := strings.Cut(fen, " ")
	if _, err := fmt.Sscanf(rest, "%s %s %s %d %d", &side, &p.rights, &p.passed, &p.clock, &p.number); err != nil {
		return p, fmt.Errorf("the referee cannot read %q: %w", fen, err)
	}
	p.white, p.rights = side == "w", strings.Trim(p.rights, "-")
	ranks := strings.Split(placement, "/")
	for i, rank := range ranks {
		rank = spread.Replace(rank)
		if len(ranks) != 8 || len(rank) != 8 {
			return p, fmt.Errorf("the referee cannot read %q: not eight ranks of eight squares", fen)
		}
		copy(p.board[square("a8")+i*down:], rank)
	}
	return p, nil
}

// FEN writes the position down.
func (p Position) FEN() string {
	var ranks []string
	for rank := 8; rank >= 1; rank-- {
		ranks = append(ranks, gather.Replace(string(p.board[10*rank+11:10*rank+19])))
	}
	side := map[bool]string{true: "w", false: "b"}[p.white]
	return fmt.Sprintf("%s %s %s %s %d %d", strings.Join(ranks, "/"), side, cmp.Or(p.rights, "-"), p.passed, p.clock, p.number)
}

// square returns where on the board a square is, and name is the way back.
func square(name string) int { return int(name[0]-'a') + 10*int(name[1]-'1') + 21 }

func name(s int) string { return string([]byte{'a' + byte(s%10-1), '1' + byte(s/10-2)}) }

// piece returns the letter of a side's piece.
func piece(kind byte, white bool) byte {
	if white {
		return kind
	}
	return kind - 'A' + 'a'
}

// InCheck reports whether the king of the side to move is attacked.
func (p Position) InCheck() bool {
	king := slices.Index(p.board[:], piece('K', p.white))
	return king >= 0 && p.attacked(king)
}

// attacked reports whether the enemy attacks a square: a walk from there as a rook that
// comes to an enemy rook has found an attacker.
func (p *Position) attacked(s int) bool {
	for _, w := range walks {
		for _, way := range w.ways {
			to := s + way
			for w.far && p.board[to] == empty {
				to += way
			}
			if p.board[to] == piece(w.kind, !p.white) {
				return true
			}
		}
	}
	ahead, pawn := up, piece('P', !p.white)
	if !p.white {
		ahead = down
	}
	return p.board[s+ahead+left] == pawn || p.board[s+ahead+right] == pawn
}

// Moves returns all legal moves of the side to move, sorted.
func (p Position) Moves() []string {
	moves := p.castlings()
	for from, letter := range p.board {
		if letter == piece('P', p.white) {
			moves = append(moves, p.pawnMoves(from)...)
		}
		for _, w := range walks {
			if letter != piece(w.kind, p.white) {
				continue
			}
			for _, way := range w.ways {
				to := from + way
				for ; w.far && p.board[to] == empty; to += way {
					moves = append(moves, name(from)+name(to))
				}
				if p.board[to] == empty || p.canCapture(to) {
					moves = append(moves, name(from)+name(to))
				}
			}
		}
	}
	moves = slices.DeleteFunc(moves, func(m string) bool {
		after := p.After(m)
		after.white = p.white
		return after.InCheck()
	})
	slices.Sort(moves)
	return moves
}

// canCapture reports whether an enemy stands on a square that is not the king.
func (p *Position) canCapture(s int) bool {
	return slices.ContainsFunc([]byte("QRBNP"), func(kind byte) bool { return p.board[s] == piece(kind, !p.white) })
}

// pawnMoves returns the moves of a pawn. On the last rank each is four.
func (p *Position) pawnMoves(from int) (moves []string) {
	ahead, start, sixth, last := up, byte('2'), byte('6'), byte('8')
	if !p.white {
		ahead, start, sixth, last = down, '7', '3', '1'
	}
	add := func(to int) {
		m := name(from) + name(to)
		if m[3] == last {
			moves = append(moves, m+"q", m+"r", m+"b", m+"n")
		} else {
			moves = append(moves, m)
		}
	}
	if p.board[from+ahead] == empty {
		add(from + ahead)
		if name(from)[1] == start && p.board[from+2*ahead] == empty {
			add(from + 2*ahead)
		}
	}
	for _, to := range []int{from + ahead + left, from + ahead + right} {
		enPassant := name(to) == p.passed && name(to)[1] == sixth && p.board[to] == empty &&
			p.board[to-ahead] == piece('P', !p.white)
		if p.canCapture(to) || enPassant {
			add(to)
		}
	}
	return moves
}

// castlings returns the castlings that the side to move may play. The row that they
// need is written as it must be from the a-file or the e-file on: king and rook, and
// nothing between.
func (p *Position) castlings() (moves []string) {
	rank, cased := "8", strings.ToLower
	if p.white {
		rank, cased = "1", strings.ToUpper
	}
	king := square("e" + rank)
	may := func(right, file, row string, way int) bool {
		return strings.Contains(p.rights, cased(right)) && strings.HasPrefix(string(p.board[square(file+rank):]), cased(row)) &&
			!p.attacked(king) && !p.attacked(king+way) && !p.attacked(king+2*way)
	}
	if may("k", "e", "k..r", right) {
		moves = append(moves, "e"+rank+"g"+rank)
	}
	if may("q", "a", "r...k", left) {
		moves = append(moves, "e"+rank+"c"+rank)
	}
	return moves
}

// spoils has the squares that end rights: a move from there or to there ends what the
// letters say.
var spoils = map[string]string{"a1": "Q", "e1": "KQ", "h1": "K", "a8": "q", "e8": "kq", "h8": "k"}

// After returns the position after one of its Moves.
func (p Position) After(move string) Position {
	from, to := square(move), square(move[2:])
	mover, captured := p.board[from], p.board[to]
	pawn, king := mover == piece('P', p.white), mover == piece('K', p.white)

	p.board[from], p.board[to] = empty, mover
	switch {
	case len(move) == 5:
		p.board[to] = piece(move[4]-'a'+'A', p.white)
	case pawn && move[2:] == p.passed && captured == empty && move[0] != move[2]:
		p.board[square(move[2:3]+move[1:2])] = empty
	case king && to == from+2*right:
		p.board[from+3*right], p.board[from+right] = empty, piece('R', p.white)
	case king && to == from+2*left:
		p.board[from+4*left], p.board[from+left] = empty, piece('R', p.white)
	}

	for _, letter := range spoils[move[:2]] + spoils[move[2:4]] {
		p.rights = strings.ReplaceAll(p.rights, string(letter), "")
	}
	p.passed = "-"
	if pawn && (to == from+2*up || to == from+2*down) {
		p.passed = name((from + to) / 2)
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

// Perft counts in how many ways depth plies can be played.
func (p Position) Perft(depth int) int {
	if depth == 0 {
		return 1
	}
	nodes := 0
	for _, m := range p.Moves() {
		nodes += p.After(m).Perft(depth - 1)
	}
	return nodes
}
