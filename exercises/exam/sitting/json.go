// json.go judges a program for another program to read: for a class, say.

package sitting

import (
	"encoding/json"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
)

// A verdict is an exam as JSON. What goes beyond the level is counted among the rules, and
// judged in no other way.
type verdict struct {
	Exam    int     `json:"exam"`
	Station string  `json:"station,omitempty"`
	Seed    uint64  `json:"seed"` // the same seed asks the same
	Green   bool    `json:"green"`
	Error   string  `json:"error,omitempty"` // why it was not judged, or how it ended
	Rules   []count `json:"rules,omitempty"`
	Games   *games  `json:"games,omitempty"` // of an engine, at level 6
	Wrong   *wrong  `json:"wrong,omitempty"` // the simplest wrong answer, or where it ended
}

type count struct {
	Rule  string `json:"rule"`
	Right int    `json:"right"`
	Of    int    `json:"of"`
}

// games are those of an engine against a player of the course. Half a point is for a draw.
type games struct {
	Won    int `json:"won"`
	Drawn  int `json:"drawn"`
	Lost   int `json:"lost"`
	Wanted int `json:"wantedPoints"`
}

// A wrong answer is the one to the last of the lines.
type wrong struct {
	Lines  []string `json:"lines"`
	Answer string   `json:"answer"`
	Wanted string   `json:"wanted"`
}

// judgeAsJSON writes the verdict on a program, and keeps nothing: not the questions, and no
// failed.txt.
func judgeAsJSON(d *desk.Desk, x examination, tmp string) error {
	v := verdict{Exam: x.level, Station: x.station.Name, Seed: x.seed}
	if err := x.program.Build(d.Ctx, tmp); err != nil {
		v.Error = err.Error()
	} else {
		v.judge(d, x)
		if v.Green && x.isEngine() {
			v.judgeAsEngine(d, x, tmp)
		}
	}
	if d.Ctx.Err() != nil {
		return d.Ctx.Err()
	}
	out := json.NewEncoder(d.Out)
	out.SetIndent("", "  ")
	if err := out.Encode(v); err != nil {
		return err
	}
	if !v.Green {
		return desk.ErrNotGreen
	}
	return nil
}

// judge puts the questions.
func (v *verdict) judge(d *desk.Desk, x examination) {
	cases := x.questions()
	asked := exam.Ask(d.Ctx, x.program, cases, exam.Patience(x.level))
	result := exam.Judge(cases, asked.Answers)
	for _, s := range result.Rules {
		v.Rules = append(v.Rules, count(s))
	}
	end := worst(cases, asked.Ends)
	v.Green = isGreen(cases, result, end)
	if end != nil {
		v.Error = strings.TrimRight(end.Err.Error(), "\n")
	}
	if f, _ := shown(cases, result, end); f != nil {
		if end == nil {
			asked.Leftover(d.Ctx, f)
			asked.Shorten(d.Ctx, f)
		}
		v.Wrong = &wrong{Lines: f.Lines, Answer: f.Got, Wanted: f.Question.Want}
	}
}
