// rival.go lays an earlier version of a player beside the program, and seats it there.

package strength

import (
	"path"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/exercises/kept"
	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// A rivalVersion is whom the learner's player meets in its second match.
type rivalVersion struct {
	text   string // of the task's file; empty if there is none
	called string // in a sentence
}

// rivalOf returns the last version of a task that was green before this one, or if there is none, that
// of the chapter before. NetGain meets the opponent as it stands.
func rivalOf(d *desk.Desk, x tasks.Task) rivalVersion {
	now := d.Course.Text(x.Path())
	if x.Name == "NetGain" {
		for _, y := range d.Course.Of(x.Chapter) {
			if y.Name == "Opponent" && d.IsGreen(y) {
				return rivalVersion{text: now, called: "your Opponent as it is"}
			}
		}
		return rivalVersion{}
	}
	for _, e := range slices.Backward(kept.Versions(d.Course.Root, x.Path(), "")) {
		text := d.Course.Text(e.Path)
		wasGreen := slices.Contains(d.Progress.Greens[course.Key(x)], tasks.Sum(text))
		if wasGreen && !isSame(text, now) {
			return rivalVersion{text: text, called: "the version that was green before"}
		}
	}
	for _, y := range slices.Backward(d.Course.Tasks) {
		if y.Name == x.Name && y.File == x.File && y.Chapter < x.Chapter && d.Course.Content(y.Path()) == course.Yours {
			text := strings.ReplaceAll(d.Course.Text(y.Path()), y.Chapter, x.Chapter)
			if !isSame(text, now) {
				return rivalVersion{text: text, called: "yours of chapter " + course.Short(y.Chapter)[len("ch0"):]}
			}
		}
	}
	return rivalVersion{}
}

// isSame reports whether two files have the same code; comments are not looked at.
func isSame(a, b string) bool { return tasks.Bare(a) == tasks.Bare(b) }

// laid is what lies over the program for its matches, beside the course's own files in base: a file that
// seats the rival and, in a folder of its own, the task's package as it was with the rival's text.
func laid(c *course.Course, base gotool.Overlay, x tasks.Task, p player, rival rivalVersion) gotool.Overlay {
	o := make(gotool.Overlay)
	seat, hook := "session", hooks[p.hook]
	if x.Chapter != "ch05-full" {
		seat = "terminal"
	}
	folder := x.Dir() + "/earlier"
	text := "package " + seat + "\n\nimport \"os\"\n"
	if rival.text != "" || p.hook == "netgain" {
		text += strings.NewReplacer("CHAPTER", "mateinfive/"+x.Chapter, "EARLIER", "mateinfive/"+folder, "NAME", p.name,
			"BEFORE", map[bool]string{true: "learners.opponent", false: "nil"}[rival.text != ""]).Replace(hook)
	}
	o[c.Abs(x.Chapter+"/"+seat+"/seat_earlier.go")] = []byte(text + patience)
	if rival.text == "" || p.hook == "netgain" {
		return o
	}
	for _, file := range tasks.GoFiles(c.Root, x.Dir()) {
		if path.Dir(file) != x.Dir() || strings.HasSuffix(file, "_test.go") {
			continue
		}
		text := []byte(c.Text(file))
		if own, ok := base[c.Abs(file)]; ok {
			text = own
		}
		if file == x.Path() {
			text = []byte(rival.text)
		}
		o[c.Abs(folder+"/"+path.Base(file))] = text
	}
	return o
}

// patience is what a move may take on a busy machine before it counts as one that never ends.
const patience = `
func init() {
	if os.Getenv("MATEINFIVE_PATIENCE") == "" {
		os.Setenv("MATEINFIVE_PATIENCE", "10s")
	}
}
`

// hooks are parts of a file of the program's package terminal or session. Each seats a rival: EARLIER is
// the package with the earlier version, NAME the player.
var hooks = map[string]string{
	"opponent": `
import earlier "EARLIER"

func init() { learners.before = earlier.Opponent }
`,
	"netgain": `
import (
	"CHAPTER/chess"
	"CHAPTER/exercises"
)

func init() {
	learners.before = BEFORE
	learners.opponent = func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move {
		var best []chess.Move
		most := 0
		for _, m := range moves {
			gain, after := 100, p.After(m)
			if after.Status() != chess.Checkmate {
				asked := *p
				gain = exercises.NetGain(&asked, m)
			}
			if len(best) == 0 || gain > most {
				best, most = nil, gain
			}
			if gain == most {
				best = append(best, m)
			}
		}
		return best[choose(len(best))]
	}
}
`,
	"mine": `
import (
	"CHAPTER/player"
	earlier "EARLIER"
)

func init() {
	before = func(seed uint64) player.Player { return player.Cast{Opponent: earlier.Opponent}.Make("mine", seed) }
}
`,
	"task": `
import (
	"CHAPTER/player"
	earlier "EARLIER"
)

func init() {
	before = func(seed uint64) player.Player { return player.Cast{Champion: earlier.Champion}.Make("champion", seed) }
}
`,
	"engine": `
import (
	"CHAPTER/player"
	earlier "EARLIER"
)

func init() {
	before = func(seed uint64) player.Player {
		p, _ := earlier.Named("NAME", seed)
		return p
	}
}
`,
	"player": `
import (
	"context"

	"CHAPTER/player"
	earlier "EARLIER"
)

func init() {
	before = func(seed uint64) player.Player {
		p, _ := earlier.New("NAME", seed)
		return earlierPlayer{p}
	}
}

type earlierPlayer struct{ p earlier.Player }

func (x earlierPlayer) Choose(ctx context.Context, r player.Request, report func(string)) (player.Decision, error) {
	d, err := x.p.Choose(ctx, earlier.Request{Start: r.Start, Moves: r.Moves, Offered: r.Offered, Unhurried: r.Unhurried}, report)
	return player.Decision{Action: player.Action(d.Action), Move: d.Move, OfferDraw: d.OfferDraw}, err
}
`,
}
