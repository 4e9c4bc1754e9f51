// desk_test.go names tasks of the real course at a desk.

package desk_test

import (
	"strings"
	"testing"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/progress"
)

// Who began when the tasks had other numbers is told of both; everybody else of one.
func TestTaskByAnEarlierNumber(t *testing.T) {
	c, err := course.Read("../..")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name      string
		numbering int // of the learner's beginning
		words     string
		want      string // the task
		told      string
	}{
		{name: "a number that was another task's", words: "5.10", want: "5.10 Eval",
			told: "(5.10 was disambiguation when you began, which is 5.5 now.)\n"},
		{name: "of chapter 3", words: "3.12", want: "3.12 Board.Checkers",
			told: "(3.12 was Hunt1 when you began, which is 3.11 now.)\n"},
		{name: "of chapter 3, in the second order", numbering: 2, words: "3.12", want: "3.12 Board.Checkers",
			told: "(3.12 was Board.blocker when you began, which is 3.13 now.)\n"},
		{name: "of chapter 4, in the second order", numbering: 2, words: "4.20", want: "4.20 PerftKinds",
			told: "(4.20 was Opponent when you began, which is 4.13 now.)\n"},
		{name: "a number that has changed in the first order alone", numbering: 2, words: "5.10", want: "5.10 Eval"},
		{name: "of chapter 4", words: "4.9", want: "4.9 Position.Unmake",
			told: "(4.9 was Pawn.IsValid when you began, which is 4.14 now.)\n"},
		{name: "a number that has stayed", words: "5.27", want: "5.27 Opponent"},
		{name: "a name", words: "Eval", want: "5.10 Eval"},
		{name: "somebody who began with these", numbering: progress.Numbering, words: "5.10", want: "5.10 Eval"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var out strings.Builder
			d := desk.At(c, &progress.Progress{Numbering: tt.numbering}, desk.Tools{Out: &out})
			x, err := d.Task([]string{tt.words})
			if err != nil || course.Title(x) != tt.want || out.String() != tt.told {
				t.Errorf("%s is %q, %v, and tells %q; want %q, and %q",
					tt.words, course.Title(x), err, out.String(), tt.want, tt.told)
			}
		})
	}
}

// Each task that has another number now is still in the list: names do not change.
func TestEarlierTasksAreThere(t *testing.T) {
	c, err := course.Read("../..")
	if err != nil {
		t.Fatal(err)
	}
	for numbering, want := range []int{1: 60, 2: 16} {
		seen := make(map[string]bool)
		for _, x := range c.Tasks {
			if was, ok := c.Earlier(x.Number(), numbering); ok {
				seen[course.Key(was)] = true
			}
		}
		if numbering > 0 && len(seen) != want {
			t.Errorf("%d tasks are found by a number of order %d that is another's now, want %d", len(seen), numbering, want)
		}
	}
}
