// status_test.go tests how things stand: check, checkmate, stalemate or none of
// them.

package chess

import "testing"

func TestStatus(t *testing.T) {
	tests := []struct {
		name   string
		pieces string
		side   Color
		want   Status
	}{
		{"nothing is wrong", "Ke1 ke8", White, Normal},
		{"a check with a way out", "Ke1 ke8 re5", White, Check},
		{"the same board for the other side", "Ke1 ke8 re5", Black, Normal},

		{"mate on the back rank", "Kg1 kg8 Ra8 pf7 pg7 ph7", Black, Checkmate},
		{"no mate if there is a hole", "Kg1 kg8 Ra8 pf7 pg7 ph6", Black, Check},
		{"no mate if the attacker can be captured", "Kg1 kg8 Ra8 pf7 pg7 ph7 be4", Black, Check},
		{"no mate if somebody can step between", "Kg1 kg8 Ra8 pf7 pg7 ph7 nc6", Black, Check},
		{"mate if he who could step between is pinned", "Kg1 kg8 Ra8 Bb3 nf7 pg7 ph7", Black, Checkmate},
		{"no mate if he is not pinned", "Kg1 kg8 Ra8 Ba3 nf7 pg7 ph7", Black, Check},
		{"mate by a knight, in a corner full of friends", "Kg1 kh8 rg8 pg7 ph7 Nf7", Black, Checkmate},
		{"mate by a king and a rook", "Kg6 kg8 Re8", Black, Checkmate},
		{"mate by a king and a queen that he protects", "Kf6 kf8 Qf7", Black, Checkmate},
		{"no mate by a queen that nobody protects", "Kd6 kf8 Qf7", Black, Check},
		{"mate by two bishops", "Kb6 ka8 Be5 Bf3", Black, Checkmate},
		{"mate by a pawn", "Kf7 kh8 Pg7 Bd3", Black, Checkmate},
		{"mate by a double check, though one of the two could be captured", "Kg1 kg8 Re8 Bc4 Nf6 pg7 ph7 rf5", Black, Checkmate},
		{"mate of White in the corner", "Ka1 kb3 re1", White, Checkmate},
		{"mate without an enemy king", "Ka1 qb2 rb8", White, Checkmate},

		{"stalemate in the corner", "Kg6 kh8 Qf7", Black, Stalemate},
		{"stalemate in the corner, the other king on h6", "Kh6 kh8 Qf7", Black, Stalemate},
		{"the same board for the other side is no stalemate", "Kg6 kh8 Qf7", White, Normal},
		{"stalemate before the last pawn", "Ke6 ke8 Pe7", Black, Stalemate},
		{"stalemate with a pinned knight", "Kb6 ka8 nb8 Rh8", Black, Stalemate},
		{"no stalemate if a pawn can still walk", "Kg6 kh8 Qf7 pa7", Black, Normal},
		{"stalemate with a pawn that is blocked", "Kg6 kh8 Qf7 pa7 Pa6", Black, Stalemate},
		{"no mate if a pawn can capture the attacker en passant", "Kf1 kh5 Qg7 Qc2 Pg4 ph4 ep=g3", Black, Check},
		{"mate if it is too late for that", "Kf1 kh5 Qg7 Qc2 Pg4 ph4", Black, Checkmate},
		{"no stalemate if a pawn can capture en passant", "Kf2 kh1 Ng4 Pe3 pe4 Pd4 ep=d3", Black, Normal},
		{"stalemate if it is too late for that", "Kf2 kh1 Ng4 Pe3 pe4 Pd4", Black, Stalemate},
		{"no stalemate if a pawn can become another piece", "Kg6 kh8 Qf7 pa2", Black, Normal},
		{"stalemate behind its own pieces", "Ka1 kh8 Bb1 Pa2 Pc2 pa3 pc3", White, Stalemate},
		{"stalemate of White", "Ka1 kh8 qc2", White, Stalemate},
		{"a king between the kings", "Ka1 ka3 pa2", White, Stalemate},

		{"without a king nobody is in check", "Ra1 re8", White, Normal},
		{"without a king, and nothing can move", "Pa4 pa5", White, Stalemate},
		{"a side without any piece cannot move", "kh8 qa1", White, Stalemate},
		{"an empty board", "", Black, Stalemate},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			p := at(place(t, tt.pieces), tt.side)
			if got := p.Status(); got != tt.want {
				t.Errorf("Status() = %v, want %v, with %v to move on\n%v", got, tt.want, tt.side, p)
			}
			sameBoard(t, p.Board, place(t, tt.pieces))
		})
	}
}

func TestIsOver(t *testing.T) {
	for status, want := range map[Status]bool{Normal: false, Check: false, Checkmate: true, Stalemate: true} {
		t.Run(status.String(), func(t *testing.T) {
			if got := status.IsOver(); got != want {
				t.Errorf("IsOver() = %t, want %t", got, want)
			}
		})
	}
}

func TestStatusString(t *testing.T) {
	tests := []struct {
		name   string
		status Status
		want   string
	}{
		{"the zero Status", Status(0), "none"},
		{"nothing is wrong", Normal, "none"},
		{"check", Check, "check"},
		{"checkmate", Checkmate, "checkmate"},
		{"stalemate", Stalemate, "stalemate"},
		{"a number without a meaning", Status(99), "none"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.status.String(); got != tt.want {
				t.Errorf("String() = %q, want %q", got, tt.want)
			}
		})
	}
}

// The definition, word for word, with a referee to say what can be played.
func TestStatusIsWhatItsDefinitionSays(t *testing.T) {
	counts := make(map[Status]int)
	judge := func(p Position) {
		before := p
		r := refereeOf(p)
		attacked, canMove := len(r.checkers(p.SideToMove == White)) > 0, len(r.moves()) > 0
		want := map[[2]bool]Status{
			{false, true}:  Normal,
			{true, true}:   Check,
			{true, false}:  Checkmate,
			{false, false}: Stalemate,
		}[[2]bool{attacked, canMove}]
		if got := p.Status(); got != want {
			t.Fatalf("Status() = %v, want %v: %s", got, want, fenOf(p))
		}
		counts[want]++
		samePosition(t, p, before)
	}
	manyPositions(t, judge)
	r := dice()
	for range 5000 {
		judge(at(randomPosition(r, 16), White)) // few pieces: that is where stalemates are
	}
	for _, status := range []Status{Normal, Check, Checkmate, Stalemate} {
		if counts[status] == 0 {
			t.Errorf("not one of the positions was a case of %v: %v", status, counts)
		}
	}
}
