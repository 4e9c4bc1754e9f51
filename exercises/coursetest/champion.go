// champion.go adds a chapter in which an engine is written, step by step.

package coursetest

import (
	"mateinfive/exercises/course"
	"mateinfive/exercises/judge"
	"mateinfive/exercises/progress"
	"mateinfive/internal/tasks"
	"mateinfive/internal/upstream"
)

// The files of the steps of the engine, 5.1 to 5.3, and one that is given.
const (
	Eval   = "ch05-full/champion/eval.go"
	Quiet  = "ch05-full/champion/quiet.go"
	Drawn  = "ch05-full/champion/drawn.go"
	Given  = "ch05-full/champion/given.go"
	Castle = "ch05-full/chess/castle.go" // 5.4 is no step
)

// steps are the tasks of the chapter, as the list has them.
const steps = `ch05-full	core	write	champion/eval.go	Eval	TestTaskEval	A number.	
ch05-full	core	write	champion/quiet.go	Search.Quiet	TestTaskQuiet	No exchange.	
ch05-full	core	write	champion/drawn.go	Drawn	TestTaskDrawn	A draw.	
ch05-full	core	rebuild	chess/castle.go	Castle	TestCastle	A rule.	
`

// AddChampion adds the chapter.
func (f *Fixture) AddChampion() {
	f.T.Helper()
	f.Write(tasks.File, f.Read(tasks.File)+steps)
	f.Write(Given, "package champion\n\ntype Search struct{}\n")
	for file, name := range map[string]string{Eval: "Eval", Quiet: "Quiet", Drawn: "Drawn"} {
		f.Write(file, Step(name, `panic("task `+name+`: not written yet")`))
	}
	f.Write(Castle, "package chess\n\n// Castle is a rule.\nfunc Castle() int { return 5 }\n")
	text, err := upstream.Archive(f.Root, "ch05-full")
	if err != nil {
		f.T.Fatal(err)
	}
	f.Write(tasks.ArchiveFile("ch05-full"), text)
}

// Step is the file of a step of the engine with a body in its function.
func Step(name, body string) string {
	receiver := ""
	if name == "Quiet" {
		receiver = "(s *Search) "
	}
	return "package champion\n\n// " + name + " is a step.\nfunc " + receiver + name + "() int {\n\t" + body + "\n}\n"
}

// WriteGreen has the learner write the file of a task, whose check is green then.
func (f *Fixture) WriteGreen(number, file, text string) {
	f.T.Helper()
	f.Write(file, text)
	d := f.Desk()
	x, err := d.Course.Find(number, "")
	if err != nil {
		f.T.Fatal(err)
	}
	v, err := judge.Judge(d, x)
	if err != nil || v.Status != progress.Green {
		f.T.Fatalf("%s is %v, %v %s", course.Title(x), v.Status, err, v.Ended+v.Broken)
	}
}
