// option.go is what setoption can set.

package uci

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// An option is a number. From 0 to 1 it is false or true, and up to 0 a button.
type option struct {
	name               string
	usual, least, most int
}

// options returns what can be set: for a player of one strength that is little.
func (s *server) options() []option {
	ponder := option{name: "Ponder", usual: 0, least: 0, most: 1}
	t, ok := s.player.(player.Tunable)
	if !ok {
		return []option{ponder}
	}
	elos := player.Elos()
	top := len(elos) - 1
	skill := ((t.Level()-1)*20 + top - 1) / top // the least that is this level
	return []option{
		ponder,
		{name: "Hash", usual: 16, least: 1, most: 256},
		{name: "Threads", usual: 1, least: 1, most: 64},
		{name: "Clear Hash", usual: 0, least: 0, most: 0},
		{name: "MultiPV", usual: 1, least: 1, most: 100},
		{name: "Skill Level", usual: skill, least: 0, most: 20},
		{name: "UCI_LimitStrength", usual: 0, least: 0, most: 1},
		{name: "UCI_Elo", usual: elos[top], least: elos[0], most: elos[top]},
	}
}

// optionLines returns the options as the answer to uci has them.
func (s *server) optionLines() (text string) {
	for _, o := range s.options() {
		kind := fmt.Sprintf("spin default %d min %d max %d", o.usual, o.least, o.most)
		if o.most <= 1 {
			kind = [...]string{"button", "check default false"}[o.most]
		}
		text += "option name " + o.name + " type " + kind + "\n"
	}
	return text
}

// setOption sets an option, for the next go: name Skill Level value 5.
func (s *server) setOption(text string) error {
	name, value, _ := strings.Cut(strings.TrimPrefix(text, "name "), " value ")
	list := s.options()
	i := slices.IndexFunc(list, func(o option) bool { return strings.EqualFold(o.name, name) })
	if i < 0 {
		return fmt.Errorf("%s is no option of this player: uci lists those, "+
			"and setoption name Ponder value true sets one", chess.Quote(name))
	}
	o := list[i]
	n, err := o.read(value)
	if err != nil {
		return err
	}
	s.set[o.name] = n
	if o.name != "MultiPV" {
		s.tune()
	}
	return nil
}

// read reads the value of an option; a button has none.
func (o option) read(value string) (n int, err error) {
	wants := fmt.Sprintf("a whole number from %d to %d", o.least, o.most)
	switch o.most {
	case 0:
		return 0, nil
	case 1:
		wants = "true or false"
		n = slices.Index([]string{"false", "true"}, strings.ToLower(value))
	default:
		n, err = strconv.Atoi(value)
	}
	if err != nil || n < o.least || n > o.most {
		return 0, fmt.Errorf("%s is %s, not %s", o.name, wants, chess.Quote(value))
	}
	return n, nil
}

// tune makes the player that plays by the options. It has found nothing yet.
func (s *server) tune() {
	s.tuned = s.player
	s.cold = true
	if t, ok := s.player.(player.Tunable); ok {
		level := 1 + s.set["Skill Level"]*(len(player.Elos())-1)/20
		if s.set["UCI_LimitStrength"] == 1 {
			level = player.LevelOf(s.set["UCI_Elo"])
		}
		s.tuned = t.Tuned(level, s.set["Hash"], s.set["Threads"])
	}
}
