// games.go keeps how games of the ladder have ended.

package ladder

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"mateinfive/exercises/desk"
)

// Games is the file that keeps them, from the root: a line for each. It is only added to.
const Games = Dir + "/games.txt"

// A match is what a game belongs to. Another version, or another number of positions, makes
// another match.
type match struct {
	later, earlier string // the sums of the two versions; the later one is the first player
	positions      int
}

// gameForm is a line: when, the two versions, positions, the number of the game, its sign for
// the later version, and, if it was lost by a failure, why.
var gameForm = regexp.MustCompile(
	`^\d{4}-\d\d-\d\d \d\d:\d\d ([0-9a-f]+) ([0-9a-f]+) (\d+) (\d+) ([-+=])(?: (.*))?$`)

// A played is what is known of all matches: their games by number.
type played map[match]map[int]ending

// An ending is how a game ended.
type ending struct {
	sign string // for the later version: + won, - lost, = drawn
	why  string // how it was lost, if by a failure
}

// readGames reads the file; without one there are no games.
func readGames(d *desk.Desk) (games played, damaged int, err error) {
	text, err := os.ReadFile(d.Course.Abs(Games))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, 0, err
	}
	games, damaged = parseGames(string(text))
	return games, damaged, nil
}

// parseGames reads lines. One that is damaged is no game, which is played once more then:
// damaged says how many there are.
func parseGames(text string) (games played, damaged int) {
	games = played{}
	for line := range strings.Lines(strings.ReplaceAll(text, "\r", "")) {
		f := gameForm.FindStringSubmatch(strings.TrimSuffix(line, "\n"))
		if f == nil {
			if strings.TrimSpace(line) != "" {
				damaged++
			}
			continue
		}
		positions, _ := strconv.Atoi(f[3])
		number, _ := strconv.Atoi(f[4])
		m := match{later: f[1], earlier: f[2], positions: positions}
		games.add(m, number, ending{sign: f[5], why: f[6]})
	}
	return games, damaged
}

func (p played) add(m match, number int, e ending) {
	if p[m] == nil {
		p[m] = make(map[int]ending)
	}
	p[m][number] = e
}

// firstMissing is the first of so many games of a match that is not played; 0 if all are.
func (p played) firstMissing(m match, games int) int {
	for number := 1; number <= games; number++ {
		if _, is := p[m][number]; !is {
			return number
		}
	}
	return 0
}

// keepGame adds a game to the file. A line that a kill has cut off ends before it.
func keepGame(d *desk.Desk, m match, number int, e ending, now time.Time) error {
	f, err := os.OpenFile(d.Course.Abs(Games), os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return err
	}
	line := fmt.Sprintf("%s %s %s %d %d %s %s", now.Format("2006-01-02 15:04"), m.later, m.earlier,
		m.positions, number, e.sign, e.why)
	line = strings.TrimSpace(line) + "\n"
	last := make([]byte, 1)
	if info, err := f.Stat(); err == nil && info.Size() > 0 {
		if _, err := f.ReadAt(last, info.Size()-1); err == nil && last[0] != '\n' {
			line = "\n" + line
		}
	}
	_, err = f.WriteString(line)
	return errors.Join(err, f.Close())
}
