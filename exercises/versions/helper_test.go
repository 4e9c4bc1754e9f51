package versions_test

import (
	"testing"

	"mateinfive/exercises/coursetest"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
)

// judgeRed judges a task, which has to be red.
func judgeRed(t *testing.T, f *coursetest.Fixture, number string) {
	t.Helper()
	d := f.Desk()
	x, err := d.Course.Find(number, "")
	if err != nil {
		t.Fatal(err)
	}
	if v, err := judge.Judge(d, x); err != nil || v.Status != progress.Red {
		t.Fatalf("%s is %v, %v", number, v.Status, err)
	}
}
