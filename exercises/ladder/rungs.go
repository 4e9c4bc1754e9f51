// rungs.go has the games of the ladder played that are missing.

package ladder

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/versions"
	"mateinfive/internal/console"
)

// A Rung is a step of the ladder: a version, and how it fared against the one before.
type Rung struct {
	Later, Earlier   versions.Version
	Won, Drawn, Lost int    // of the later one
	Same             bool   // both have the same code, and nothing is played
	Broken           string // why the later version is left out, or nothing
	Failed           string // how a game was lost by a failure, or the match was broken off
}

// played is how many games were.
func (r Rung) played() int { return r.Won + r.Drawn + r.Lost }

// climb returns the rungs: each version against the last one before it that can be built. Games
// that were played before are not played again. The error may be that of Ctrl-C, and then the
// rungs are those until there.
func (l *Ladder) climb(d *desk.Desk, list []versions.Version) (rungs []Rung, err error) {
	games, damaged, err := readGames(d)
	if err != nil {
		return nil, err
	}
	if damaged > 0 {
		const again = "(%d lines of %s are damaged: those games are played again.)\n"
		fmt.Fprintf(d.Err, again, damaged, Games)
	}
	programs := make(map[string]string) // that are built, by the sums of the versions
	before := list[0]
	for _, v := range list[1:] {
		r, next, err := l.rung(d, games, programs, before, v)
		if err != nil {
			return rungs, err
		}
		isStopped := d.Ctx.Err() != nil
		if !isStopped || r.played() > 0 {
			rungs = append(rungs, r)
		}
		if isStopped {
			return rungs, d.Ctx.Err()
		}
		before = next
	}
	return rungs, nil
}

// rung has what is missing of a rung played. Against the version that is returned as next the
// one after it plays: the later one, or if that cannot be built, the earlier one still.
func (l *Ladder) rung(
	d *desk.Desk, games played, programs map[string]string, before, v versions.Version,
) (r Rung, next versions.Version, err error) {
	r = Rung{Later: v, Earlier: before, Same: v.Sum() == before.Sum()}
	if r.left(v.Damage()) {
		return r, before, nil
	}
	if r.left(before.Damage()) { // the first one of all
		return r, v, nil
	}
	m := match{later: v.Sum(), earlier: before.Sum(), positions: l.positions}
	if !r.Same && games.firstMissing(m, l.games) > 0 {
		fmt.Fprintf(l.tellsOn(d), "%s against %s: ", v.Title(), before.Title())
		defer fmt.Fprintln(l.tellsOn(d))
		if r.left(l.ready(d, v, programs)) {
			return r, before, nil
		}
		if err := l.ready(d, before, programs); err != nil {
			const text = "%s cannot be built, against which it was to play. %w"
			r.left(fmt.Errorf(text, before.Title(), err))
			return r, v, nil
		}
		if r.Failed, err = l.playRung(d, games, m, programs); err != nil {
			return r, v, err
		}
	}
	r.count(games[m], l.games)
	return r, v, nil
}

// left leaves a rung out, if there is an error, and says so.
func (r *Rung) left(err error) bool {
	if err != nil {
		r.Broken = err.Error()
	}
	return err != nil
}

// tellsOn is where it is told how the games go on.
func (l *Ladder) tellsOn(d *desk.Desk) io.Writer {
	if l.json {
		return d.Err
	}
	return d.Out
}

// ready builds a version, unless that was done. Its error says why the version is left out.
func (l *Ladder) ready(d *desk.Desk, v versions.Version, programs map[string]string) error {
	if programs[v.Sum()] != "" {
		return nil
	}
	program, err := Build(d, v)
	if err == nil {
		programs[v.Sum()] = program
	}
	return err
}

// count counts the first games of a match.
func (r *Rung) count(games map[int]ending, most int) {
	for number := 1; number <= most; number++ {
		e, is := games[number]
		switch {
		case !is:
			continue
		case e.sign == "+":
			r.Won++
		case e.sign == "-":
			r.Lost++
		default:
			r.Drawn++
		}
		if e.why != "" && r.Failed == "" {
			r.Failed = fmt.Sprintf("game %d was lost by a failure: %s", number, console.Printable(e.why))
		}
	}
}

// said is what the arbiter prints of a game.
var said = regexp.MustCompile(`^(\d+) ([-+=])(?: (.*))?$`)

// playRung plays what is missing of a match, and keeps each game. What is returned as failed is
// how it was broken off by one of the versions; the error is of another kind.
func (l *Ladder) playRung(
	d *desk.Desk, games played, m match, programs map[string]string,
) (failed string, err error) {
	if l.arbiter == "" {
		if l.arbiter, err = buildArbiter(d); err != nil {
			return "", fmt.Errorf("the games cannot be played: %w", err)
		}
	}
	from := games.firstMissing(m, l.games)
	var notKept error
	text, exit, err := l.play(d.Ctx, d.Course.Root, func(line string) {
		f := said.FindStringSubmatch(strings.TrimSpace(line))
		if f == nil || notKept != nil {
			return
		}
		number, _ := strconv.Atoi(f[1])
		e := ending{sign: f[2], why: f[3]}
		if notKept = keepGame(d, m, number, e, d.Now()); notKept == nil {
			games.add(m, number, e)
			fmt.Fprint(l.tellsOn(d), e.sign)
		}
	}, d.Course.Abs(l.arbiter), strconv.Itoa(from), strconv.Itoa(l.games),
		strconv.Itoa(l.positions), programs[m.later], programs[m.earlier])
	switch {
	case notKept != nil:
		return "", fmt.Errorf("a game could not be kept: %w", notKept)
	case d.Ctx.Err() != nil:
		return "", nil // which the caller sees
	case err != nil:
		return "", err
	case exit != 0:
		isGame := func(line string) bool { return said.MatchString(strings.TrimSpace(line)) }
		lines := slices.DeleteFunc(strings.Split(text, "\n"), isGame)
		why := strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
		return "broken off: " + console.Printable(why), nil
	}
	return "", nil
}
