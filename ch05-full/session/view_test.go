// view_test.go draws pictures where the board is printed, and on the table.

package session

import (
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
)

// unwritten is the task OppositeBishops before the learner has written it.
func unwritten(*chess.Board) (chess.Color, bool) {
	panic("task OppositeBishops: not written yet")
}

func TestAView(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")
	if err != nil {
		t.Fatal(err)
	}
	marks := Marks{chess.E2: look.Attack}
	tests := []struct {
		name    string
		table   bool
		picture picture
		printed string // the first two ranks, or "" for nothing
		onTable string // the marks of the board on the table
	}{
		{
			name:    "a board that is printed has its marks and a check",
			picture: picture{position: p, marks: marks},
			printed: "2 . . . .!r . . .\n1 . . . .+K . . .",
		},
		{
			name:    "another board has no marks",
			picture: picture{position: p, exhibit: true},
			printed: "2 . . . . r . . .\n1 . . . . K . . .",
		},
		{
			name:    "the table has the marks in their place, and the last move",
			table:   true,
			picture: picture{position: p, marks: marks},
			onTable: "e1+ a2~ e2!",
		},
		{
			name:    "another board on the table has no marks",
			table:   true,
			picture: picture{position: p, exhibit: true},
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := view{onTable: tt.table, bishops: unwritten, patience: time.Minute}
			drawn := v.draw([]Text{{Text: "before"}, {picture: &tt.picture}}, Look{})
			got := ""
			for _, text := range drawn[1:] {
				got += text.Text
			}
			if want := inLetters(tt.printed); !strings.Contains(got, want) || (got == "") != (want == "") {
				t.Errorf("this is printed:\n%s\nwant\n%s", got, want)
			}
			if !tt.table {
				return
			}
			last := chess.Move{From: chess.A2, To: chess.E2}
			compare(t, tellScene("marks", Scene{Board: v.tableBoard(p, last, true, nil, nil)}), tt.onTable)
		})
	}
}

// The task has a copy of the board, and one that does not come back is asked once.
func TestBelowTheBoard(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	tests := []struct {
		name  string
		task  func(*chess.Board) (chess.Color, bool)
		first string // what is said below the first board
		then  string // and below the next
		hangs bool
	}{
		{
			name:  "what it finds",
			task:  func(b *chess.Board) (chess.Color, bool) { *b = chess.Board{}; return chess.White, true },
			first: "opposite-colored bishops: white's goes on dark squares",
			then:  "opposite-colored bishops: white's goes on dark squares",
		},
		{name: "nothing", task: func(*chess.Board) (chess.Color, bool) { return chess.White, false }},
		{name: "a task that is not written", task: unwritten},
		{
			name:  "a panic",
			task:  func(*chess.Board) (chess.Color, bool) { panic("oh") },
			first: "... panics at ...view_test.go:...: oh",
			then:  "... panics at ...view_test.go:...: oh",
		},
		{
			name:  "a task that does not come back is left out",
			task:  func(*chess.Board) (chess.Color, bool) { <-end; return chess.White, false },
			first: "... does not come back; ... From now on it is left out.",
			hangs: true,
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			v := view{bishops: tt.task, patience: time.Minute}
			if tt.hangs {
				v.patience = 200 * time.Millisecond
			}
			b := chess.StartingPosition().Board
			compare(t, v.below(b), tt.first)
			compare(t, v.below(b), tt.then)
			if b != chess.StartingPosition().Board {
				t.Error("the task has changed the board")
			}
		})
	}
}
