// record.go keeps games in a file, in PGN, and reads who has played and how that ended.

package league

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"mateinfive/internal/safefile"
)

// A Record is a game that is over.
type Record struct {
	Round    int
	Names    [2]string // of White and of Black
	Versions [2]string // of their programs
	Result   string    // 1-0, 0-1 or 1/2-1/2
	How      string    // the tag Termination: "normal", "time forfeit", ...
	Words    string    // how it ended: "checkmate", or what the loser did
	Forfeit  reason    // or ""
	SAN      []string
}

// event marks the games of a league.
const event = "Mate in Five league"

// text writes a game down.
func (r Record) text(day time.Time) string {
	var b strings.Builder
	tag := func(name, value string) {
		value = strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(value)
		fmt.Fprintf(&b, "[%s \"%s\"]\n", name, value)
	}
	tag("Event", event)
	tag("Site", "?")
	tag("Date", day.Format("2006.01.02"))
	tag("Round", strconv.Itoa(r.Round))
	tag("White", r.Names[0])
	tag("Black", r.Names[1])
	tag("Result", r.Result)
	tag("PlyCount", strconv.Itoa(len(r.SAN)))
	tag("Termination", r.How)
	tag("WhiteVersion", r.Versions[0])
	tag("BlackVersion", r.Versions[1])
	if r.Forfeit != "" {
		tag("Forfeit", string(r.Forfeit))
	}
	b.WriteString("\n")
	var words []string
	for i, san := range r.SAN {
		if i%2 == 0 {
			words = append(words, fmt.Sprintf("%d.", i/2+1))
		}
		words = append(words, san)
	}
	comment := strings.NewReplacer("{", "(", "}", ")").Replace(r.Words)
	words = append(words, strings.Fields("{"+comment+"}")...)
	width := 0
	for _, word := range append(words, r.Result) {
		n := utf8.RuneCountInString(word)
		switch {
		case width > 0 && width+1+n > 79:
			b.WriteString("\n")
			width = 0
		case width > 0:
			b.WriteString(" ")
			width++
		}
		b.WriteString(word)
		width += n
	}
	b.WriteString("\n\n")
	return b.String()
}

// add adds a game to a file, which need not be there. A kill leaves the file as it was, or whole.
func (r Record) add(file string, day time.Time) error {
	old, err := os.ReadFile(file)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return safefile.Create(file, []byte(r.text(day)))
	case err != nil:
		return err
	}
	text := append(bytes.Clone(old), r.text(day)...)
	return safefile.Replace(file, old, text)
}

var (
	tagForm     = regexp.MustCompile(`^\[(\w+) "((?:[^"\\]|\\.)*)"\]$`)
	commentForm = regexp.MustCompile(`\{[^}]*\}`)
	resultForm  = regexp.MustCompile(`^(1-0|0-1|1/2-1/2)$`)
)

// readGames reads the games of a file; of one that is not there it reads none. The error says
// which game is damaged, or is none of a league, and what to do.
func readGames(file string) (games []Record, err error) {
	text, err := os.ReadFile(file)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	lines := strings.Split(strings.ReplaceAll(string(text), "\r", ""), "\n")
	for i := 0; i < len(lines); {
		if strings.TrimSpace(lines[i]) == "" {
			i++
			continue
		}
		r, next, err := readGame(lines, i)
		if err != nil {
			for next > i+1 && strings.TrimSpace(lines[next-1]) == "" {
				next--
			}
			return nil, fmt.Errorf("%s is damaged: game %d, from line %d to line %d, %w.\nTake these lines out of "+
				"the file, and that game is played once more; or type league -new: that begins anew, and keeps the "+
				"file under another name", file, len(games)+1, i+1, next, err)
		}
		games = append(games, r)
		i = next
	}
	return games, nil
}

// readGame reads the game that begins in a line, and returns the line behind it.
func readGame(lines []string, begin int) (r Record, next int, err error) {
	tags := map[string]string{}
	next = begin
	for ; next < len(lines) && strings.HasPrefix(lines[next], "["); next++ {
		tag := tagForm.FindStringSubmatch(lines[next])
		if tag == nil {
			return r, next + 1, fmt.Errorf("has a line that is no tag: %.60q", lines[next])
		}
		tags[tag[1]] = strings.NewReplacer(`\\`, `\`, `\"`, `"`).Replace(tag[2])
	}
	moves := next
	for next < len(lines) && !strings.HasPrefix(lines[next], "[") {
		next++
	}
	words := strings.Fields(commentForm.ReplaceAllString(strings.Join(lines[moves:next], " "), " "))
	plies := -1 // the result is no ply
	for _, word := range words {
		if !strings.HasSuffix(word, ".") {
			plies++
		}
	}
	r = Record{
		Names:    [2]string{tags["White"], tags["Black"]},
		Versions: [2]string{tags["WhiteVersion"], tags["BlackVersion"]},
		Result:   tags["Result"],
		How:      tags["Termination"],
		Forfeit:  reason(tags["Forfeit"]),
	}
	r.Round, _ = strconv.Atoi(tags["Round"])
	switch {
	case tags["Event"] != event:
		return r, next, errors.New("is none of a league")
	case len(words) == 0 || words[len(words)-1] != r.Result || !resultForm.MatchString(r.Result):
		return r, next, errors.New("does not end with its result")
	case tags["PlyCount"] != strconv.Itoa(plies):
		return r, next, errors.New("does not have as many moves as its tag PlyCount says")
	case r.Round < 1 || r.Names[0] == "" || r.Names[1] == "":
		return r, next, errors.New("does not say who played in which round")
	}
	return r, next, nil
}
