// rekey_test.go judges task Rekey: by the key that comes out if each square of the position
// after a move is looked at, and by what a search finds with it.

package champion_test

import (
	"context"
	"fmt"
	"math/bits"
	"math/rand/v2"
	"strings"
	"testing"

	"mateinfive/ch05-full/champion"
	"mateinfive/ch05-full/chess"
	"mateinfive/internal/check"
)

func TestTaskRekey(t *testing.T) {
	e := check.New(t, "Rekey")
	for _, tt := range []struct{ name, fen, move, why string }{
		{
			name: "a quiet move", fen: "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1", move: "g1f3",
			why: "A piece leaves a square and stands on another, and the turn changes.",
		},
		{
			name: "one of Black's", fen: "4k1n1/8/8/8/8/8/8/4K3 b - - 0 1", move: "g8f6",
			why: "turnNumber(before) is in the key, and turnNumber(after) is to be.",
		},
		{
			name: "a rook along its rank", fen: "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", move: "a1d1",
			why: "What is joined twice is as if it had never been: is a square counted twice?",
		},
		{
			name: "a capture", fen: "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", move: "e4d5",
			why: "The piece that is captured leaves the board: its number has to go.",
		},
		{
			name: "a promotion", fen: "8/P6k/8/8/8/8/8/4K3 w - - 0 1", move: "a7a8q",
			why: "What arrives is not what has left.",
		},
		{
			name: "a promotion by Black, to a knight, with a capture",
			fen:  "4k3/8/8/8/8/8/p6K/1R6 b - - 0 1", move: "a2b1n",
		},
		{
			name: "the king moves, and may never castle",
			fen:  "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", move: "e1e2",
			why: "The number for the turn is also that of the castlings that are left.",
		},
		{
			name: "a rook is captured where it castles from",
			fen:  "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", move: "h1h8",
		},
		{
			name: "a promotion that captures such a rook",
			fen:  "r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1", move: "b7a8q",
		},
		{
			name: "White castles on the king's side",
			fen:  "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", move: "e1g1",
			why: "A rook moves as well. Which squares change?",
		},
		{
			name: "White castles on the queen's side",
			fen:  "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", move: "e1c1",
		},
		{
			name: "Black castles on the king's side",
			fen:  "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", move: "e8g8",
		},
		{
			name: "Black castles on the queen's side",
			fen:  "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", move: "e8c8",
		},
		{
			name: "a rook that goes that way does not castle",
			fen:  "4k3/8/8/8/8/8/4K3/4R2R w - - 0 1", move: "e1g1",
			why: "Only a king castles.",
		},
		{
			name: "a pawn that could be captured en passant",
			fen:  "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", move: "e2e4",
			why: "The en passant square is in neither key: Key, in given_rekey.go, puts it in.",
		},
		{
			name: "a pawn that is not captured en passant",
			fen:  "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", move: "e8e7",
			why: "The en passant square is in neither key, so there is none to take away.",
		},
		{
			name: "a pawn is captured en passant",
			fen:  "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", move: "e5d6",
			why: "En passant: the pawn that is captured stands beside the one that captures.",
		},
		{name: "by Black, too", fen: "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", move: "d4e3"},
		{
			name: "a piece behind a pawn's target stays",
			fen:  "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", move: "e5d6",
			why: "Where something stands on the target, that is what the pawn captures.",
		},
	} {
		e.Case(tt.name, func() *check.Miss {
			p, m := position(tt.fen), moveOf(tt.move)
			_, wrong := rekeyMiss(champion.BareKey(&p), &p, m, tt.why)
			return wrong
		})
	}
	e.Case("what is in the key stays in it", func() *check.Miss {
		p, m := position("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1"), moveOf("g1f3")
		after := p.After(m)
		const mark = 1 << 40
		key := champion.BareKey(&p)
		call := fmt.Sprintf("Rekey(%#x, before, after, g1f3)", key^mark)
		check.Asking(call, p.Board.String())
		got, want := champion.Rekey(key^mark, &p, &after, m), champion.BareKey(&after)^mark
		if got != want {
			return miss(&p, call, fmt.Sprintf("%#x", got), fmt.Sprintf("%#x", want),
				"Rekey was given the key of the position before the move, with one bit changed. That bit\n"+
					"must still be there: join to key what the move changes, and do not begin from 0.")
		}
		return nil
	})
	e.Case("in random games", func() *check.Miss {
		for i, fen := range append(openRows, worthOf...) {
			p, dice := position(fen), rand.New(rand.NewPCG(uint64(i), 5))
			key := champion.BareKey(&p)
			for range 60 {
				moves := p.LegalMoves()
				if len(moves) == 0 {
					break
				}
				m := moves[dice.IntN(len(moves))]
				next, wrong := rekeyMiss(key, &p, m, "")
				if wrong != nil {
					return wrong
				}
				key, p = next, p.After(m)
			}
		}
		return nil
	})
	e.Case("a board that keeps its key returns what Hash returns", func() *check.Miss {
		for _, fen := range append(openRows, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1") {
			p := position(fen)
			if wrong := keeperMiss(champion.NewKeeper(&p), &p, 2); wrong != nil {
				return wrong
			}
		}
		return nil
	})
	e.Judging("Search.AlphaBeta")
	e.Case("AlphaBeta looks at the same positions with it", func() *check.Miss {
		for _, fen := range openRows[2:] {
			p := position(fen)
			ctx := context.Background()
			with := champion.New(ctx, nil, "fast", "killers", "null")
			without := champion.New(ctx, nil, "fast", "killers", "null", "rekey")
			b := champion.Seat(with, &p)
			var one, other int
			check.Step(func() { one = with.AlphaBeta(b, 3, 0, -mate, mate) })
			check.Step(func() { other = without.AlphaBeta(&p, 3, 0, -mate, mate) })
			if one != other || with.Nodes != without.Nodes {
				got := fmt.Sprintf("%s and %s, %d and %d positions",
					points(one), points(other), with.Nodes, without.Nodes)
				return miss(&p, `AlphaBeta with the step "rekey", and without`, got, "the same",
					"A key that is kept is the same number, and only found in another way.")
			}
		}
		return nil
	})
}

// moveOf reads a move of a row.
func moveOf(text string) chess.Move {
	m, err := chess.ParseMove(text)
	if err != nil {
		check.CannotBuild(err.Error())
	}
	return m
}

// rekeyMiss asks Rekey about a move in p, and returns its key and what is wrong with that.
func rekeyMiss(key uint64, p *chess.Position, m chess.Move, why string) (uint64, *check.Miss) {
	before, after := *p, p.After(m)
	same := after
	call := fmt.Sprintf("Rekey(key, before, after, %s)", m)
	check.Asking(call, p.Board.String())
	got, want := champion.Rekey(key, &before, &after, m), champion.BareKey(&same)
	switch {
	case before != *p || after != same:
		return got, miss(p, call, "a changed position", "both positions as they were", "")
	case got != want:
		words := keyWords(got^want, p, &same, m)
		wrong := miss(p, call, words, "the key after the move", why)
		wrong.Then = m.String()
		return got, wrong
	}
	return got, nil
}

// A part is a number in a key, and what it says.
type part struct {
	number uint64
	text   string
	holds  bool // after the move
}

// keyWords says what is in a key and should not be, and what is not in it and should be. It
// knows what the move touches, and calls all else another number.
func keyWords(off uint64, before, after *chess.Position, m chess.Move) string {
	parts := partsOf(before, after, m)
	found, fewest := 0, len(parts)+1
	for set := range 1 << len(parts) { // of all the sets that make the difference, the smallest
		sum, count := uint64(0), bits.OnesCount(uint(set))
		for i, x := range parts {
			if set>>i&1 != 0 {
				sum ^= x.number
			}
		}
		if sum == off && count < fewest {
			found, fewest = set, count
		}
	}
	if found == 0 {
		return "a key in which none of these numbers is missing or too many: is something added, and not joined by ^?"
	}
	var with, without []string
	for i, x := range parts {
		switch {
		case found>>i&1 == 0:
		case x.holds:
			without = append(without, "without "+x.text)
		default:
			with = append(with, "with "+x.text)
		}
	}
	return "a key " + strings.Join(append(with, without...), ", ")
}

// partsOf returns what can be wrong in a key after m: what stands on a square that changes,
// before the move or after it, whose turn it is, and the en passant square.
func partsOf(before, after *chess.Position, m chess.Move) (parts []part) {
	add := func(number uint64, text string, holds bool) {
		for _, x := range parts {
			if x.number == number {
				return
			}
		}
		if number != 0 {
			parts = append(parts, part{number, text, holds})
		}
	}
	stands := func(p *chess.Position, s chess.Square, holds bool) {
		if piece := p.At(s); piece != nil {
			text := fmt.Sprintf("the %s %s on %s", piece.Color(), piece.Type(), s)
			add(champion.PieceNumber(p, s), text, holds)
		}
	}
	turn := func(p chess.Position, holds bool) {
		text := fmt.Sprintf("the number for %s to move and the castlings %s", p.SideToMove, p.Castling)
		if p.Castling == 0 {
			text = fmt.Sprintf("the number for %s to move and no castling left", p.SideToMove)
		}
		add(champion.TurnNumber(&p), text, holds)
	}
	turn(*after, true)
	turn(*before, false)
	mixed := *after
	mixed.Castling = before.Castling
	turn(mixed, false)
	for s := chess.A1; s <= chess.H8; s++ {
		if before.At(s) != after.At(s) {
			stands(after, s, true)
			stands(before, s, false)
		}
	}
	mixed.Set(m.To, before.At(m.From)) // a promotion that was forgotten
	stands(&mixed, m.To, false)
	for _, p := range []*chess.Position{before, after} {
		text := fmt.Sprint("the en passant square ", p.EnPassant())
		add(champion.PassantNumber(p), text, false)
	}
	return parts
}

// keeperMiss makes all moves on a board that keeps its key, as deep as depth, takes them back,
// and returns what is wrong with the key, or nil.
func keeperMiss(b champion.Keeper, p *chess.Position, depth int) *check.Miss {
	same := func(call string) *check.Miss {
		got, want := b.Key(), champion.Hash(p)
		if got == want {
			return nil
		}
		return miss(p, call, fmt.Sprintf("%#x", got), fmt.Sprintf("%#x, which is Hash", want), "")
	}
	if wrong := same("Key()"); wrong != nil || depth == 0 {
		return wrong
	}
	for _, m := range p.LegalMoves() {
		after := p.After(m)
		lost := b.Make(m)
		if wrong := keeperMiss(b, &after, depth-1); wrong != nil {
			return wrong
		}
		b.Unmake(m, lost)
	}
	return same("Key() after all moves are taken back")
}
