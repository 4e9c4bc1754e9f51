// game_test.go tests a game in progress: turns, captures and the record.

package chess

import (
	"fmt"
	"strings"
	"testing"
)

// play makes moves written one after the other, such as "e2e4 e7e5".
func play(t *testing.T, g *Game, moves string) {
	t.Helper()
	begin, list := g.Position(), strings.Fields(moves)
	for i, text := range list {
		err := g.Play(moveOf(t, text))
		if err == nil {
			continue
		}
		if i > 0 && g.Position() == begin {
			t.Error("Play has changed nothing: g.Position() returns a copy, and what is set on that does not change the game")
		}
		t.Fatalf("after %q Play(%s) = %v\n%s", strings.Join(list[:i], " "), text, err, playing(begin, strings.Join(list[:i+1], "   and: ")))
	}
}

// recordOf writes the record of a game in one line.
func recordOf(g *Game) string { return strings.Trim(fmt.Sprint(g.Record()), "[]") }

// sameRecord fails the test unless the record of a game is what is wanted.
func sameRecord(t *testing.T, g *Game, want string) {
	t.Helper()
	if got := recordOf(g); got != want {
		t.Errorf("the record is not as it should be (- want, + got)\n%s", diffWords(want, got))
	}
}

// capturedIn writes the letters of the captured pieces in one word.
func capturedIn(g *Game) string {
	var letters []byte
	for _, p := range g.Captured() {
		letters = append(letters, Letter(p))
	}
	return string(letters)
}

func TestAGameBegins(t *testing.T) {
	g := NewGame()
	samePosition(t, g.Position(), StartingPosition())
	same(t, recordOf(g)+capturedIn(g), "", "the record is %q, want %q")
}

func TestPlay(t *testing.T) {
	p := positionOf(t, "4k3/8/8/3n4/8/8/N7/1N2K3 w")
	g := NewGameFrom(p)
	play(t, g, "b1c3 d5c3 a2c3")
	samePosition(t, g.Position(), positionOf(t, "4k3/8/8/8/8/2N5/8/4K3 b"))
	sameRecord(t, g, "Nb1-c3 Nd5xc3 Na2xc3")
	if got, want := capturedIn(g), "Nn"; got != want {
		t.Errorf("captured are %q, want %q", got, want)
	}
	if got := g.Turn(); got != Black {
		t.Errorf("%v is to move, want black", got)
	}
	if got, want := g.At(C3), NewPiece(TypeKnight, White); got != want {
		t.Errorf("on c3 stands %v, want %v", got, want)
	}
	if err := g.Play(moveOf(t, "c3b5")); err == nil {
		t.Error("after b1c3, d5c3 and a2c3 Play(c3b5) = nil, want an error: it is Black's turn")
	}
	if t.Failed() {
		t.Log(playing(p, "b1c3   and: d5c3   and: a2c3   and: record   and: captured   and: c3b5"))
	}
}

func TestARefusedMoveChangesNothing(t *testing.T) {
	tests := []struct{ name, fen, move, want string }{
		{"a side does not move the other side's piece", "4k3/8/8/8/8/8/P7/4K3 w", "e8e7", "not your turn: the king on e8 is black, and white is to move"},
	}
	for _, tt := range tests {
		begin, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			g := NewGameFrom(begin)
			sameError(t, g.Play(m), nil, tt.want)
			samePosition(t, g.Position(), begin)
			same(t, recordOf(g)+capturedIn(g), "", "the record is %q, want %q")
		})
	}
}

func TestTheRecordIsACopy(t *testing.T) {
	g := NewGameFrom(positionOf(t, "8/8/8/8/8/8/8/6N1 w"))
	play(t, g, "g1f3")
	clear(g.Record())
	sameRecord(t, g, "Ng1-f3") // after a change to what Record returned
}

// A clone has a record of its own, also where that of the game has room for one move more.
func TestClone(t *testing.T) {
	g := &Game{record: make([]Ply, 1, 2)}
	clone := g.Clone()
	clone.record = append(clone.record, Ply{Move: Move{From: A1, To: B1}})
	g.record = append(g.record, Ply{Move: Move{From: C1, To: D1}})
	same(t, clone.record[1].Move, (Move{From: A1, To: B1}), "the clone has recorded %v, want %v")
}
