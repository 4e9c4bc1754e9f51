// house.go has the players of the course: those of chapter 5, and three that are crooked.

package league

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
	"mateinfive/internal/gotool"
	"mateinfive/internal/outside"
)

// allHouse names all players of the course.
const allHouse = "random, greedy, careful, level1 to level8, crooked-a, crooked-b and crooked-c"

// inChapter5 are the players that chapter 5 has.
var inChapter5 = []string{
	"random", "greedy", "careful",
	"level1", "level2", "level3", "level4", "level5", "level6", "level7", "level8",
}

// slips are what is wrong with the rules of the crooked players: each takes any move that these
// allow, and now and then one that is none.
var slips = map[string]string{
	"crooked-a": "a king in check may stay there",
	"crooked-b": "knights give no check",
	"crooked-c": "castling over an attacked square",
}

// houseSeat returns the seat of a player of the course, or nil.
func houseSeat(name string) *Seat {
	if slips[name] != "" {
		return &Seat{Name: name, player: &crooked{slip: slips[name]}}
	}
	if slices.Contains(inChapter5, name) {
		return &Seat{Name: name, player: &engine{name: name}}
	}
	return nil
}

// An engine is a player of chapter 5. It is started for each game, and speaks UCI.
type engine struct {
	name string
	file string
	talk *outside.Talk // or nil
}

// build compiles the player by the course's own files, whatever the learner has written.
func (x *engine) build(d *desk.Desk, tmp string) error {
	x.file = filepath.Join(tmp, "house.exe")
	ours := gotool.Overlay{}
	for file, text := range d.Course.Archives["ch05-full"].Ours {
		ours[d.Course.Abs(file)] = []byte(text)
	}
	out, exit, err := d.Go(d.Ctx, d.Course.Root, ours, "build", "-o", x.file, "./exercises/testdata/league/house")
	if err == nil && exit != 0 {
		err = fmt.Errorf("it is a player of chapter 5, which does not compile:\n%s", out)
	}
	return err
}

func (x *engine) end() {
	x.talk.End("quit", 0)
	x.talk = nil
}

func (x *engine) choose(ctx context.Context, g *game) (string, error) {
	if x.talk == nil {
		var err error
		if x.talk, err = outside.Start(x.file, x.name); err != nil {
			return "", err
		}
	}
	_ = x.talk.Send(strings.TrimSpace("position startpos moves "+strings.Join(g.moves, " ")) + "\ngo")
	for {
		select {
		case line, more := <-x.talk.Lines:
			if !more {
				return "", &forfeit{reason: ended, detail: "it " + x.talk.Err.Error()}
			}
			if move, ok := strings.CutPrefix(line, "bestmove "); ok {
				move, _, _ = strings.Cut(move, " ")
				return move, nil
			}
		case <-ctx.Done():
			if errors.Is(ctx.Err(), context.DeadlineExceeded) {
				return "", &forfeit{reason: late, detail: "it has not answered in time"}
			}
			return "", ctx.Err()
		}
	}
}

// A crooked player takes any move that crooked rules allow.
type crooked struct {
	slip    string
	program outside.Program
}

// build compiles the rules with their slip.
func (x *crooked) build(d *desk.Desk, tmp string) error {
	i, err := impostor(x.slip)
	if err == nil {
		x.program, err = i.Build(d.Ctx, d.Course.Root, tmp)
	}
	if err == nil {
		x.program.Command[1] = "4" // whatever level the slip is of, it castles
	}
	return err
}

// impostor finds the one of the exam's impostors that has a slip.
func impostor(slip string) (exam.Impostor, error) {
	for level := range exam.Last {
		for _, i := range exam.Impostors(level) {
			if i.Fault == slip {
				return i, nil
			}
		}
	}
	return exam.Impostor{}, fmt.Errorf("exercises/exam/impostors.tsv has no more the slip %q", slip)
}

func (x *crooked) end() {}

func (x *crooked) choose(ctx context.Context, g *game) (string, error) {
	answers, said, err := x.program.Ask(ctx, []string{"new " + g.fen(), "legal"})
	if err != nil {
		return "", forfeitOf(err, said)
	}
	moves := strings.Fields(answers[1])
	return moves[rand.IntN(len(moves))], nil
}
