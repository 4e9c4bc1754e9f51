// sitting.go is the command exam: it judges a program that the learner has written.

// Package sitting is one sitting of an exam: it puts the questions of exercises/exam to the
// learner's program, tells what was right, and remembers which questions were red.
package sitting

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/exercises/progress"
	"mateinfive/internal/outside"
)

// An examination is one call of exam: which program, and which questions.
type examination struct {
	level   int
	station exam.Station // with -only, else the whole exam
	seed    uint64       // 0 if none was asked for
	isPlay  bool
	isTests bool // -tests
	isHunt  bool // -hunt
	isStop  bool // -stop, of a hunt
	isJSON  bool // -json
	program outside.Program

	isForeign bool // the program is in another language than Go
}

// Exam examines a program, or with -play puts our board before it.
func Exam(d *desk.Desk, args []string) error {
	x, err := readExam(args)
	if err != nil {
		return err
	}
	tmp, err := os.MkdirTemp("", "mateinfive-exam-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(tmp)
	rel, err := filepath.Rel(d.Course.Root, x.program.Dir)
	if err == nil && filepath.IsLocal(rel) {
		return errors.New("this is the course's folder; name that of your program: " +
			"go run ./exercises exam 1 ~/mychess")
	}
	if x.isJSON {
		x.seed = cmp.Or(x.seed, freshSeed(d))
		return judgeAsJSON(d, x, tmp)
	}
	switch {
	case x.isHunt && isHuntOn(d):
		return goOnHunting(d, x, tmp)
	case x.isStop:
		return errors.New("no hunt is on")
	}
	typed, folder := x.typed()
	if err := x.program.Build(d.Ctx, tmp); err != nil {
		return err
	}
	if x.isPlay {
		return playWith(d, x, tmp)
	}
	if x.isTests || x.isHunt {
		x.seed = cmp.Or(x.seed, freshSeed(d))
	}
	switch {
	case x.isTests:
		return tryTests(d, x, tmp)
	case x.isHunt:
		return huntOwn(d, x, tmp)
	}
	green, err := judgeUntilGreen(d, &x, tmp, typed)
	switch {
	case err != nil:
		return err
	case !green:
		return desk.ErrNotGreen
	}
	os.Remove(filepath.Join(x.program.Dir, "failed.txt")) // of an earlier red
	tellNext(d, x, folder)
	return ownCases(d, x, tmp)
}

// typed is what runs the program in its folder, and how that folder is named behind exam.
func (x examination) typed() (command, folder string) {
	if len(x.program.Command) == 0 {
		return "go run .", x.program.Dir
	}
	command = strings.Join(x.program.Command, " ")
	return command, x.program.Dir + " -- " + command
}

// judgeUntilGreen asks what was red once more until that is green, and then fresh questions: x
// then has their seed. It remembers how that went.
func judgeUntilGreen(d *desk.Desk, x *examination, tmp, typed string) (green bool, err error) {
	key := fmt.Sprintf("%d%s %s", x.level, x.station.Name, x.program.Dir)
	asked := d.Progress.Exams[key]
	x.seed = cmp.Or(x.seed, asked, freshSeed(d))
	green, err = judgeProgram(d, *x, typed)
	if green && x.seed == asked {
		fmt.Fprintln(d.Out, "\nThose are right now. Once more, with fresh questions:")
		x.seed = asked%9999 + 1
		green, err = judgeProgram(d, *x, typed)
	}
	if err == nil && green && x.isEngine() {
		green, err = judgeEngine(d, *x, tmp, typed)
	}
	if err != nil {
		return false, err
	}
	return green, d.Progress.Remember(func(p *progress.Progress) {
		if green {
			delete(p.Exams, key)
		} else {
			p.Exams[key] = x.seed
		}
		for _, s := range exam.Stations {
			if s.Name == x.station.Name || x.station.Name == "" && s.Level == x.level && green {
				p.Stations[s.Name] = green
			}
		}
	})
}

// tellNext says what comes after a green exam or station.
func tellNext(d *desk.Desk, x examination, folder string) {
	next, ok := x.station.Next()
	switch {
	case x.station.Name == "":
		d.Say("\nFor the README of your program: Mate in Five, exam %d of %d passed on %s.\n",
			x.level, exam.Last, d.Now().Format("2006-01-02"))
	case ok && next.Level == x.level:
		d.Say("\nThe next station, when its page comes: go run ./exercises exam %d -only %s %s\n",
			x.level, next.Name, folder)
	default:
		d.Say("\nOn another day, all of it with fresh questions: "+
			"go run ./exercises exam %d %s\n", x.level, folder)
	}
}

// freshSeed is a number from 1 to 9,999 that is another one each time.
func freshSeed(d *desk.Desk) uint64 { return uint64(d.Now().UnixNano())%9999 + 1 }

// readExam reads "2 ~/mychess", "3 -play ~/mychess", and "2 ~/mychess -- python3 chess.py".
func readExam(args []string) (x examination, err error) {
	usage := errors.New("exam wants a number from 0 to 6, perhaps -play (from 2), " +
		"-only STATION, -tests, -hunt (-hunt -stop), -json or -seed N, " +
		"and the folder of your program: go run ./exercises exam 2 ~/mychess, " +
		"and for another language than Go -- python3 chess.py behind it, " +
		"or that in a file program.txt there (docs/exam.md)")
	set := flag.NewFlagSet("exam", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	set.BoolVar(&x.isPlay, "play", false, "")
	set.Uint64Var(&x.seed, "seed", 0, "")
	set.BoolVar(&x.isTests, "tests", false, "")
	set.BoolVar(&x.isHunt, "hunt", false, "")
	set.BoolVar(&x.isStop, "stop", false, "")
	set.BoolVar(&x.isJSON, "json", false, "")
	only := set.String("only", "", "")
	if len(args) == 0 || set.Parse(args[1:]) != nil || set.NArg() == 0 {
		return x, usage
	}
	if rest := set.Args()[1:]; len(rest) > 0 {
		if rest[0] != "--" || len(rest) == 1 {
			return x, usage
		}
		x.program.Command, x.isForeign = rest[1:], true
	}
	x.level, err = strconv.Atoi(args[0])
	ways := 0 // of using the program, of which one can be asked for
	for _, is := range []bool{x.isPlay, x.isTests, x.isHunt, x.isJSON} {
		if is {
			ways++
		}
	}
	hasNoBoardYet := x.isPlay && x.level < 2
	if err != nil || x.level < 0 || x.level > exam.Last ||
		hasNoBoardYet || ways > 1 || x.isStop && !x.isHunt {
		return x, usage
	}
	if *only != "" {
		if x.station, err = exam.StationOf(x.level, *only); err != nil {
			return x, err
		}
	}
	if x.program.Dir, err = outside.Path(set.Arg(0)); len(x.program.Command) == 0 {
		x.program.Command = outside.CommandIn(x.program.Dir)
		x.isForeign = len(x.program.Command) > 0
	}
	return x, err
}

// questions are those of the station, or of the whole exam.
func (x examination) questions() []exam.Case {
	if x.station.Name != "" {
		return x.station.Questions(x.seed)
	}
	return exam.Questions(x.level, x.seed)
}

// rules are those that impostors break: "level 1", or "station draw".
func (x examination) rules() string {
	if x.station.Name != "" {
		return "station " + x.station.Name
	}
	return fmt.Sprintf("level %d", x.level)
}

// called is the exam in a sentence: "exam 1", or "station draw of exam 1".
func (x examination) called() string {
	if x.station.Name != "" {
		return fmt.Sprintf("station %s of exam %d", x.station.Name, x.level)
	}
	return fmt.Sprintf("exam %d", x.level)
}

// ownCases puts the learner's own cases to their program, and says how many impostors they
// catch.
func ownCases(d *desk.Desk, x examination, tmp string) error {
	if x.level == 0 {
		return nil
	}
	text, err := os.ReadFile(filepath.Join(x.program.Dir, "cases.txt"))
	if err != nil {
		d.Say("Your own tests: write some cases into cases.txt there, " +
			"and see how many impostors they catch (docs/exam.md).\n")
		return nil
	}
	cases, err := exam.Read(string(text))
	cases, begun := x.ownOf(d, cases)
	var by []exam.Case // at a station only those count that it would notice itself
	if x.station.Name != "" {
		by = x.questions()
	}
	var caught, of int
	var away string
	if err == nil {
		d.Say("Asking the impostors what cases.txt asks ...\n")
		caught, of, away, err = exam.Caught(d.Ctx, d.Course.Root, tmp, x.level, cases, by)
	}
	if err != nil {
		d.Say("\nYour cases.txt cannot be used: %v\n", err)
		return d.Ctx.Err()
	}
	d.Say("Your cases.txt catches %d of %d impostors of %s.\n", caught, of, x.rules())
	if away != "" && caught >= of/3 {
		d.Say("One that gets away: %s.\n", away)
	}
	if away != "" && begun > 0 {
		d.Say("(%s without new: asked at the start of a game.)\n", course.CountOf(begun, "case"))
	}
	asked := exam.Ask(d.Ctx, x.program, cases, exam.Patience(x.level))
	if wrong := exam.Judge(cases, asked.Answers).Wrong; len(wrong) > 0 {
		d.Say("\nIt catches your own program, too:\n%s", wrong[0])
	}
	return d.Ctx.Err()
}

// ownOf leaves those of the learner's own cases that the exam or the station can use, and has
// each begin with new. It returns how many did not.
func (x examination) ownOf(d *desk.Desk, all []exam.Case) (cases []exam.Case, begun int) {
	cases = exam.AtLevel(x.level, all)
	before := len(cases)
	cases = exam.Needed(cases)
	if beyond := before - len(cases); beyond > 0 {
		d.Say("(Of what goes beyond the level impostors know nothing: %s left out.)\n",
			course.CountOf(beyond, "case"))
	}
	if x.station.Name != "" {
		cases = slices.DeleteFunc(cases, func(c exam.Case) bool { return !x.station.Knows(c) })
	}
	return cases, exam.FromNew(x.level, cases)
}
