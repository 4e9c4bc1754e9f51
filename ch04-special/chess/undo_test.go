// undo_test.go tests a game in which moves are taken back and played again.

package chess

import (
	"errors"
	"slices"
	"testing"
)

// A moment is everything a game shows.
type moment struct {
	position Position
	record   []Ply
	captured []Piece
	status   Status
}

// momentOf returns what g shows now.
func momentOf(g *Game) moment {
	return moment{g.Position(), g.Record(), g.Captured(), g.Status()}
}

// sameMoment fails the test unless g shows what it showed before.
func sameMoment(t *testing.T, g *Game, want moment) {
	t.Helper()
	got := momentOf(g)
	samePosition(t, got.position, want.position)
	if !slices.Equal(got.record, want.record) {
		t.Errorf("the record is %v, want %v", got.record, want.record)
	}
	if !slices.Equal(got.captured, want.captured) {
		t.Errorf("captured are %v, want %v", got.captured, want.captured)
	}
	if got.status != want.status {
		t.Errorf("the status is %v, want %v", got.status, want.status)
	}
	if g.Turn() != want.position.SideToMove || g.Board() != want.position.Board {
		t.Error("turn and board are not those of the position")
	}
}

// undoTests are games with everything that is hard to take back.
var undoTests = []struct {
	name  string
	fen   string
	moves string
	want  string // the record
}{
	{"quiet moves", startText, "g1f3 g8f6 f3g1 f6g8", "Ng1-f3 Ng8-f6 Nf3-g1 Nf6-g8"},
	{"captures", startText, "e2e4 d7d5 e4d5 d8d5 b1c3 d5g2 f1g2", "e2-e4 d7-d5 e4xd5 Qd8xd5 Nb1-c3 Qd5xg2 Bf1xg2"},
	{"castling of both sides", rooksText, "e1g1 e8c8 f1d1 d8d1 a1d1", "O-O O-O-O Rf1-d1 Rd8xd1+ Ra1xd1"},
	{"castling of both sides, the other way round", rooksText, "e1c1 e8g8 c1b1 g8f7", "O-O-O O-O Kc1-b1 Kg8-f7"},
	{"rights that end with a capture in the corner", rooksText, "a1a8 e8e7 a8h8", "Ra1xa8+ Ke8-e7 Ra8xh8"},
	{"en passant", startText, "e2e4 a7a6 e4e5 d7d5 e5d6 c7d6", "e2-e4 a7-a6 e4-e5 d7-d5 e5xd6 c7xd6"},
	{"en passant that is not taken", startText, "e2e4 a7a6 e4e5 d7d5 g1f3 f7f5 e5f6", "e2-e4 a7-a6 e4-e5 d7-d5 Ng1-f3 f7-f5 e5xf6"},
	{"promotions of both sides", "n1n5/1Pk5/8/8/8/8/5Kp1/5N1N w - - 0 1", "b7a8q g2h1n f2g2 c7d7 a8d5", "b7xa8=Q g2xh1=N+ Kf2-g2 Kc7-d7 Qa8-d5+"},
	{"a promotion that captures a rook in its corner", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", "b7a8q e8e7 a8h8", "b7xa8=Q+ Ke8-e7 Qa8xh8"},
	{"checkmate", startText, "f2f3 e7e5 g2g4 d8h4", "f2-f3 e7-e5 g2-g4 Qd8-h4#"},
	{"stalemate", "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1", "f5f7", "Qf5-f7"},
	{"Black begins", "4k3/4p3/8/3P4/8/8/8/4K3 b - - 49 60", "e7e5 d5e6 e8e7 e1e2 e7e6", "e7-e5 d5xe6 Ke8-e7 Ke1-e2 Ke7xe6"},
}

// Each game is played, taken back ply by ply to its beginning, and played again
// to its end, and at each ply it shows what it showed the first time.
func TestUndoAndRedoToTheBit(t *testing.T) {
	for _, tt := range undoTests {
		row(t, tt.name, func(t *testing.T) {
			g := NewGameFrom(setUpFEN(t, tt.fen))
			moments := []moment{momentOf(g)}
			for _, m := range movesIn(tt.moves) {
				if err := g.Play(m); err != nil {
					t.Fatalf("%v: %v", m, err)
				}
				moments = append(moments, momentOf(g))
			}
			if got := recordOf(g); got != tt.want {
				t.Errorf("the record is %q, want %q", got, tt.want)
			}
			last := len(moments) - 1
			for i := last - 1; i >= 0; i-- {
				if err := g.Undo(); err != nil {
					t.Fatal(err)
				}
				sameMoment(t, g, moments[i])
				if got := g.Undone(); got != last-i {
					t.Fatalf("Undone() = %d, want %d", got, last-i)
				}
			}
			for i := 1; i <= last; i++ {
				if err := g.Redo(); err != nil {
					t.Fatal(err)
				}
				sameMoment(t, g, moments[i])
				if got := g.Undone(); got != last-i {
					t.Fatalf("Undone() = %d, want %d", got, last-i)
				}
			}
		})
	}
}

func TestUndoOrRedoOfNothing(t *testing.T) {
	g := NewGame()
	begin := momentOf(g)
	if err := g.Undo(); err != ErrNothingToUndo {
		t.Errorf("before the first move Undo() = %v, want %v", err, ErrNothingToUndo)
	}
	if err := g.Redo(); err != ErrNothingToRedo {
		t.Errorf("before the first move Redo() = %v, want %v", err, ErrNothingToRedo)
	}
	sameMoment(t, g, begin)

	play(t, g, "e2e4")
	moved := momentOf(g)
	if err := g.Redo(); err != ErrNothingToRedo {
		t.Errorf("with nothing taken back Redo() = %v, want %v", err, ErrNothingToRedo)
	}
	sameMoment(t, g, moved)

	if err := g.Undo(); err != nil {
		t.Error(err)
	}
	if err := g.Undo(); err != ErrNothingToUndo {
		t.Errorf("at the beginning Undo() = %v, want %v", err, ErrNothingToUndo)
	}
	sameMoment(t, g, begin)
	if got := g.Undone(); got != 1 {
		t.Errorf("Undone() = %d, want 1", got)
	}

	if err := g.Redo(); err != nil {
		t.Error(err)
	}
	if err := g.Redo(); err != ErrNothingToRedo {
		t.Errorf("at the end Redo() = %v, want %v", err, ErrNothingToRedo)
	}
	sameMoment(t, g, moved)
	for _, err := range []error{ErrNothingToUndo, ErrNothingToRedo} {
		isSentence(t, err, err)
	}
}

func TestANewMoveEndsWhatCanBePlayedAgain(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 e7e5 g1f3")
	for range 2 {
		if err := g.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	play(t, g, "c7c5")
	if got := g.Undone(); got != 0 {
		t.Errorf("after a new move Undone() = %d, want 0", got)
	}
	if err := g.Redo(); err != ErrNothingToRedo {
		t.Errorf("after a new move Redo() = %v, want %v", err, ErrNothingToRedo)
	}
	if got, want := recordOf(g), "e2-e4 c7-c5"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
}

// The same move as before is a new move too.
func TestTheSameMoveIsANewMove(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 e7e5")
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	play(t, g, "e2e4")
	if got := g.Undone(); got != 0 {
		t.Errorf("Undone() = %d, want 0", got)
	}
}

func TestARefusedMoveLeavesWhatCanBePlayedAgain(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 e7e5")
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	if err := g.Play(moveOf("e7e4")); !errors.Is(err, ErrPieceRule) {
		t.Errorf("the refusal of e7e4 is %v, want %v", err, ErrPieceRule)
	}
	if got := g.Undone(); got != 1 {
		t.Errorf("Undone() = %d, want 1", got)
	}
	if err := g.Redo(); err != nil {
		t.Error(err)
	}
	if got, want := recordOf(g), "e2-e4 e7-e5"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
}

// After mate no move is possible but the one that takes it back.
func TestAGameGoesOnWhenItsEndIsTakenBack(t *testing.T) {
	g := NewGame()
	play(t, g, "f2f3 e7e5 g2g4 d8h4")
	if err := g.Play(moveOf("e2e3")); !errors.Is(err, ErrGameOver) {
		t.Errorf("after mate the refusal of e2e3 is %v, want %v", err, ErrGameOver)
	}
	if err := g.Undo(); err != nil {
		t.Fatal(err)
	}
	if got := g.Status(); got != Normal {
		t.Errorf("Status() = %v, want %v", got, Normal)
	}
	play(t, g, "d8g5")
	if got, want := recordOf(g), "f2-f3 e7-e5 g2-g4 Qd8-g5"; got != want {
		t.Errorf("the record is %q, want %q", got, want)
	}
}

// What a game has handed out stays as it was, whatever is taken back and played
// afterward.
func TestTheRecordHandedOutIsACopy(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 d7d5 e4d5")
	record, captured := g.Record(), g.Captured()
	wantRecord, wantCaptured := slices.Clone(record), slices.Clone(captured)
	for range 2 {
		if err := g.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	play(t, g, "c7c5 b1c3")
	if !slices.Equal(record, wantRecord) || !slices.Equal(captured, wantCaptured) {
		t.Errorf("what was handed out has changed to %v and %v", record, captured)
	}
}

// Random games go back and forth at random; a list of moments keeps up.
func TestBackAndForthAtRandom(t *testing.T) {
	r := dice()
	for _, fen := range walkTexts {
		g := NewGameFrom(setUpFEN(t, fen))
		moments, now := []moment{momentOf(g)}, 0
		for range 200 {
			switch r.IntN(4) {
			case 0:
				if err := g.Undo(); (err == nil) != (now > 0) {
					t.Fatalf("after %d plies Undo() = %v", now, err)
				}
				now = max(now-1, 0)
			case 1:
				if err := g.Redo(); (err == nil) != (now < len(moments)-1) {
					t.Fatalf("with %d plies taken back Redo() = %v", len(moments)-1-now, err)
				}
				now = min(now+1, len(moments)-1)
			default:
				judge := refereeOf(moments[now].position)
				moves := judge.moves()
				if len(moves) == 0 {
					continue
				}
				if err := g.Play(moves[r.IntN(len(moves))]); err != nil {
					t.Fatal(err)
				}
				now++
				moments = append(moments[:now], momentOf(g))
			}
			sameMoment(t, g, moments[now])
			if t.Failed() {
				t.FailNow()
			}
		}
	}
}
