// tests.go asks whether the learner's own tests notice faults in their own program.

package sitting

import (
	"errors"
	"fmt"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/exam/own"
)

// enough is how many faults that count are laid into a program.
const enough = 20

// tryTests lays faults into the learner's program, and says which ones their tests do not
// notice.
func tryTests(d *desk.Desk, x examination, tmp string) error {
	t, err := newTrial(d, x, tmp)
	if err != nil {
		return err
	}
	switch err := t.Tests(d.Ctx); {
	case errors.Is(err, own.ErrNoTests):
		return errors.New("there is no test in your program yet: " +
			"write a table into a file such as chess_test.go there, and look with go test ./... (docs/exam.md shows the first)")
	case err != nil:
		return err
	}
	d.Say("Each line is a fault in a copy of your program that some answer of %s shows.\n",
		x.called())
	noticed, of := 0, 0
	var away *own.Found // the first that they do not notice
	var failed error
	err = t.Each(d.Ctx, x.seed, func(f own.Found) bool {
		isNoticed, err := t.Notices(d.Ctx, f.Fault)
		if err != nil {
			failed = err
			return false
		}
		of++
		word := "not noticed"
		switch {
		case isNoticed:
			noticed++
			word = "noticed"
		case away == nil:
			away = &f
		}
		d.Say("  %-11s  %s\n", word, f.Fault)
		return of < enough
	})
	if err := errors.Join(err, failed); err != nil {
		return err
	}
	if of == 0 {
		d.Say("\nNo fault was found that these questions would show.\n")
		return nil
	}
	d.Say("\nYour tests notice %d of %d faults, -seed %d.\n", noticed, of, x.seed)
	if away != nil {
		d.Say("\n%s gets away. %s", away.Fault, shownBy(*away))
	}
	return nil
}

// newTrial is a trial of a program that passes its exam, and whose code is Go.
func newTrial(d *desk.Desk, x examination, tmp string) (t *own.Trial, err error) {
	if x.isForeign {
		return t, errors.New("faults can be laid only into Go code: " +
			"in another language write cases.txt, which is tried on impostors after each green exam")
	}
	cases := x.questions()
	asked := exam.Ask(d.Ctx, x.program, cases, exam.Patience(x.level))
	if r := exam.Judge(cases, asked.Answers); r.Answer != nil || len(asked.Ends) > 0 {
		return t, fmt.Errorf("%s is not green with your program (-seed %d asks the same): "+
			"that comes first, or what is wrong already would count as a fault", x.called(), x.seed)
	}
	return &own.Trial{Dir: x.program.Dir, Tmp: tmp, Level: x.level, Cases: cases}, d.Ctx.Err()
}

// shownBy is the answer that shows a fault.
func shownBy(f own.Found) string {
	if f.Answer == nil {
		return fmt.Sprintf("It shows: %v\n", f.Ended)
	}
	answer := strings.TrimRight(f.Answer.String(), "\n")
	return "This is the simplest answer that shows it:\n" + answer + "\n"
}
