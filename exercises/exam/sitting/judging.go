// judging.go puts the questions, and says what became of them.

package sitting

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/progress"
	"mateinfive/internal/outside"
)

// judgeProgram puts all questions, and says what became of them; typed runs the program.
func judgeProgram(d *desk.Desk, x examination, typed string) (green bool, err error) {
	cases := x.questions()
	asked := exam.Ask(d.Ctx, x.program, cases, exam.Patience(x.level))
	if d.Ctx.Err() != nil {
		return false, d.Ctx.Err()
	}
	result := exam.Judge(cases, asked.Answers)
	for _, score := range result.Rules {
		d.Say("  %s\n", score)
	}
	if left := len(cases) - len(asked.Answers); left > 0 {
		d.Say("  %d more cases were not asked\n", left)
	}
	end := worst(cases, asked.Ends)
	green = isGreen(cases, result, end)
	f := tellWrong(d, x, cases, asked, result, end)
	if f != nil {
		text := strings.Join(f.Lines, "\n") + "\n"
		file := filepath.Join(x.program.Dir, "failed.txt")
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return false, err
		}
		d.Say("To repeat it, in %s: %s < failed.txt\n", x.program.Dir, typed)
	}
	if f := result.More; green && f != nil {
		d.Say("\nBeyond the level, if you like:\n%s", f)
	}
	what := x.called() + " is"
	if x.isEngine() {
		what = "What " + x.called() + " asks in lines is"
	}
	d.Say("\n%s %s: %d lines, -seed %d\n", what, colored(green), len(exam.Lines(cases)), x.seed)
	return green, nil
}

// colored is the word for how an exam went.
func colored(green bool) string {
	if green {
		return progress.Green.Paint("green")
	}
	return progress.Red.Paint("red")
}

// isGreen reports whether nothing went wrong that the level needs.
func isGreen(cases []exam.Case, result exam.Result, end *exam.End) bool {
	return result.Answer == nil && (end == nil || cases[end.Case].Rule == exam.More)
}

// worst returns what is told of the ends: that answers went astray, else the first one in a
// case that the level needs, else the first; nil if there are none.
func worst(cases []exam.Case, ends []exam.End) (worst *exam.End) {
	weight := func(e *exam.End) int {
		switch {
		case e == nil:
			return 0
		case cases[e.Case].Rule == exam.More:
			return 1
		case !e.IsAstray:
			return 2
		}
		return 3
	}
	for i := range ends {
		if weight(&ends[i]) > weight(worst) {
			worst = &ends[i]
		}
	}
	return worst
}

// tellWrong tells one thing that went wrong, if something did, and returns the answer that
// shows it; end is the worst of the ends.
func tellWrong(
	d *desk.Desk, x examination, cases []exam.Case,
	asked *exam.Asked, result exam.Result, end *exam.End,
) *exam.Failure {
	f, which := shown(cases, result, end)
	said := asked.Said
	if end != nil {
		said = end.Said
		tellEnds(d, asked.Ends, end)
	}
	if said != "" {
		d.Say("\nYour program wrote to the standard error:\n%s\n", said)
	}
	if f == nil {
		return nil
	}
	if isAlone := end == nil || end.IsLate; isAlone && asked.Leftover(d.Ctx, f) {
		which += "\n(When it is asked nothing before, your program answers this well: " +
			"something is left over from the cases before.)"
	} else if isAlone {
		asked.Shorten(d.Ctx, f)
	}
	d.Say("\n%s\n%s", which, f)
	if end == nil {
		if cause := asked.Cause(d.Ctx, f, x.level); cause != "" {
			d.Say("\nA cause: %s", cause)
		}
	}
	return f
}

// shown returns the one answer that is told of what went wrong, or nil, and which it is.
func shown(
	cases []exam.Case, result exam.Result, end *exam.End,
) (f *exam.Failure, which string) {
	switch {
	case end == nil || cases[end.Case].Rule == exam.More:
		return result.Answer, "The simplest of the wrong answers:"
	case !end.IsAstray && end.Question == len(cases[end.Case].Questions):
		return nil, "" // all was answered, and then it did not end
	case !end.IsAstray:
		return end.Failure(cases), "This was asked when it happened:"
	case len(result.Wrong) > 0:
		return result.Wrong[0], "The first answer that is wrong, or is not there:"
	}
	return result.Answer, "The first answer that is wrong, or is not there:"
}

// tellEnds says how the program went wrong as a program.
func tellEnds(d *desk.Desk, ends []exam.End, end *exam.End) {
	d.Say("\n%s\n", end.Err)
	switch {
	case errors.Is(end.Err, outside.ErrStopped):
		d.Say("Does a loop there never end?\n")
	case errors.Is(end.Err, outside.ErrEnded) && len(ends) > 1:
		d.Say("It was started anew for the next case. This happened %d times.\n", len(ends))
	case errors.Is(end.Err, outside.ErrEnded):
		d.Say("It was started anew for the next case.\n")
	}
}
