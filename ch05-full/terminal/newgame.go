// newgame.go begins games: it asks against whom, seats the players and names them.

package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// sideNames are the sides as tags and sentences have them, by color.
var sideNames = [2]string{"White", "Black"}

// computer is who plays if somebody wants to play against the computer.
const computer = "careful"

// askWith asks against whom to play. Enter is the answer that makes most sense.
func (s *session) askWith() {
	s.choosing = true
	if s.last == nil {
		s.say("Play a friend at this keyboard (Enter), or the computer? Type friend or computer; computer black 5+3 also says your side and the time.")
		return
	}
	s.say("Go on with the last game (Enter), %s? Or type friend, for a person at this keyboard, or computer; computer black 5+3 also says your side and the time.", s.last)
}

// String says which game it is, and how far it has come.
func (l *lastGame) String() string {
	plies := 0
	for n := l.game.Root; len(n.Next) > 0; n = n.Next[0] {
		plies++
	}
	moves := fmt.Sprintf("%d moves", (plies+1)/2)
	if plies <= 2 {
		moves = "1 move"
	}
	return fmt.Sprintf("%s - %s, %s", known(l.game.Tag("White"), "White"), known(l.game.Tag("Black"), "Black"), moves)
}

// known returns a name, or what stands for it if there is none.
func known(name, otherwise string) string {
	if name == "" || name == "?" {
		return otherwise
	}
	return name
}

// choose takes the answer to the question against whom to play: Enter or yes, a word of
// it, or what [session.cmdNew] takes. A move, or a command, begins a game with a friend, and
// done is false: it is still to be done. Whatever else it is, the question stays.
func (s *session) choose(text string) (done bool, err error) {
	words := lowered(strings.Fields(text))
	isYes := len(words) == 0 || slices.Contains(yesWords, strings.Join(words, " "))
	if s.last != nil && (isYes || len(words) == 1 && strings.HasPrefix("last", words[0])) {
		s.choosing = false
		s.resume(s.last)
		return true, nil
	}
	if isYes {
		words = []string{friend}
	}
	for _, whole := range []string{friend, "computer"} {
		if strings.HasPrefix(whole, words[0]) {
			words[0] = whole
		}
	}
	players, controls, err := s.readNew(words)
	if err != nil {
		p := s.game.Position()
		_, notMove := notation.Read(&p, text)
		command, isCommand := findCommand(words[0])
		_, noPlayer := s.playerNamed(words[0])
		switch {
		case command.name == "help" || strings.HasPrefix(text, "#"):
			return false, nil // and the question stays
		case noPlayer == nil || player.IsPath(words[0]) || words[0] == "computer" || text[0] >= '0' && text[0] <= '9' && notMove != nil:
			return true, err // what else it says is wrong
		case !isCommand && notMove != nil && !s.isStep(text):
			return true, fmt.Errorf("%s is no answer: type friend or computer, or a move, such as e4; Enter is the first that was proposed", chess.Quote(text))
		}
		s.choosing = false
		s.leaveLast()
		return false, nil
	}
	s.choosing = false
	s.leaveLast()
	s.players, s.controls = players, controls
	s.begin(s.given)
	s.sayWho()
	s.goOn()
	return true, nil
}

// sayWho says who plays, and with how much time.
func (s *session) sayWho() {
	text := "White begins"
	for side, name := range s.players {
		if name != "" {
			text = fmt.Sprintf("%s plays %s", name, sideNames[side])
		}
	}
	if s.players[chess.White] != "" && s.players[chess.Black] != "" {
		text = fmt.Sprintf("%s plays White, and %s Black", s.players[chess.White], s.players[chess.Black])
	}
	if s.clock != nil {
		text += fmt.Sprintf("; the clocks: %s", s.clock.Control(chess.White))
		if black := s.clock.Control(chess.Black).String(); black != s.clock.Control(chess.White).String() {
			text += fmt.Sprintf(" and %s", black)
		}
	}
	example := "e4"
	if s.players[chess.White] != "" {
		example = "e5"
	}
	s.say("%s. Type a move, such as %s, or help.", text, example)
}

// leaveLast leaves the last game to other programs.
func (s *session) leaveLast() {
	if s.last != nil {
		s.left, s.last = s.last.file, nil
	}
}

// resume goes on with a game that is kept: at its end, with the players and the clocks
// that it had. The clocks wait.
func (s *session) resume(l *lastGame) {
	s.given = l.game.Start
	for side, color := range sideNames {
		s.players[side], s.names[side] = "", known(l.game.Tag(color), "")
		if name := l.game.Tag(color + "Player"); s.makers[name] != nil {
			s.players[side], s.names[side] = name, ""
		}
	}
	s.controls = s.controlsOf(l.game)
	s.open(l.game)
	s.goTo(s.lastNode())
	s.setLeft()
	s.adopted, s.last = l.file, nil
	s.say("%s", title(l.game))
	if s.clock != nil {
		s.say("the clocks wait: a move starts them, or pause")
	}
	s.goOn()
}

// controlsOf returns the time controls that the tags of a game tell, or none.
func (e environment) controlsOf(g *pgn.Game) [2]*clock.Control {
	var controls [2]*clock.Control
	for side, color := range sideNames {
		c, err := clock.ParseTag(cmp.Or(g.Tag(color+"TimeControl"), g.Tag("TimeControl")))
		if text := g.Tag("Clock"); text != "" {
			c, err = clock.Parse(text)
		}
		if err == nil {
			err = e.tryRule(c.Kind)
		}
		if err != nil {
			return [2]*clock.Control{}
		}
		controls[side] = &c
	}
	return controls
}

// sign writes into the tags of a new game who plays, when and with how much time, as far
// as that is known.
func (s *session) sign() {
	for side, color := range sideNames {
		switch name := s.players[side]; {
		case name != "":
			s.tree.SetTag(color, s.fullName(name))
			s.tree.SetTag(color+"Type", "program")
			s.tree.SetTag(color+"Player", name) // a tag of our own: who sits there again
		case s.names[side] != "":
			s.tree.SetTag(color, s.names[side])
		}
	}
	if s.live {
		s.tree.SetTag("Date", time.Now().Format("2006.01.02"))
	}
	if s.clock == nil {
		return
	}
	white, black := s.clock.Control(chess.White).Tag(), s.clock.Control(chess.Black).Tag()
	s.tree.SetTag("TimeControl", white)
	if white == "?" { // which no other program has
		s.tree.SetTag("Clock", s.clock.Control(chess.White).String())
	}
	if black != white {
		s.tree.SetTag("WhiteTimeControl", white)
		s.tree.SetTag("BlackTimeControl", black)
	}
}

// cmdName names a player.
func (s *session) cmdName(args []string) error {
	side, err := parseSide(args[0])
	if err != nil {
		return err
	}
	name := unquote(strings.Join(args[1:], " "))
	s.names[side] = name
	color := sideNames[side]
	s.tree.SetTag(color, name)
	s.edited()
	return s.showTags([]string{color})
}

// parseSide reads white or black.
func parseSide(word string) (chess.Color, error) {
	switch strings.ToLower(word) {
	case "white", "w":
		return chess.White, nil
	case "black", "b":
		return chess.Black, nil
	}
	return 0, fmt.Errorf("a side is white or black, not %s", chess.Quote(word))
}

// cmdNew begins a new game: with the same players and the same time, or with those that
// are named.
func (s *session) cmdNew(args []string) error {
	players, controls, err := s.readNew(args)
	if err != nil {
		return err
	}
	if err := s.refuseToBreakOff("to begin another game"); err != nil {
		return err
	}
	s.sayBefore()
	s.players, s.controls, s.given = players, controls, chess.StartingPosition()
	s.begin(s.given)
	s.sayWho()
	s.goOn()
	return nil
}

// untimedWords are the words for a game without clocks.
var untimedWords = []string{"untimed", "unlimited", "none", "0"}

// clockSpellings turns other spellings of a time into ours: 5|3, 5min.
var clockSpellings = strings.NewReplacer("|", "+", "min", "")

// sayBefore says where the game is kept that another one follows.
func (s *session) sayBefore() {
	if s.keeping.isKept(s) && s.tree.Root.Next != nil {
		s.say("the game before is kept: %s", s.keeping.file.Path())
	}
}

// readNew reads who plays and with how much time: the name of a player, computer or
// friend, or two players of the program; the side that the person plays; and a time or
// untimed. What is not named stays as it is.
func (s *session) readNew(words []string) (players [2]string, controls [2]*clock.Control, err error) {
	players, controls = s.players, s.controls
	var side *chess.Color
	timed, named := false, 0
	for _, word := range lowered(words) {
		switch {
		case slices.Contains(untimedWords, word):
			controls = [2]*clock.Control{}
		case word[0] >= '0' && word[0] <= '9':
			if timed {
				return players, controls, errors.New("a time is written in one word: five minutes, and three seconds more for each move, are 5+3")
			}
			timed = true
			c, err := clock.Parse(clockSpellings.Replace(word))
			if err == nil {
				err = s.tryRule(c.Kind)
			}
			if err != nil {
				return players, controls, err
			}
			controls = [2]*clock.Control{&c, &c}
		case word == "white", word == "black":
			if c, _ := parseSide(word); side == nil {
				side = &c
			}
		default:
			if word == "computer" {
				word = computer
			}
			name, err := s.playerNamed(word)
			if err != nil {
				return players, controls, fmt.Errorf("%w; or name your side, black, or a time, 5+3", err)
			}
			if named++; named == 2 {
				players = [2]string{players[1], name}
			} else {
				players = [2]string{"", name}
			}
		}
	}
	if side == nil {
		return players, controls, nil
	}
	swaps := players[*side] != "" // the side is the person's
	if named > 1 {
		swaps = *side == chess.Black // or that of the player named first: black careful white greedy
	}
	if swaps {
		players[0], players[1] = players[1], players[0]
	}
	return players, controls, nil
}

// cmdRematch begins the game once more, with the sides changed.
func (s *session) cmdRematch([]string) error {
	if err := s.refuseToBreakOff("to begin another game"); err != nil {
		return err
	}
	for _, pair := range []*[2]string{&s.players, &s.names} {
		pair[0], pair[1] = pair[1], pair[0]
	}
	s.controls[0], s.controls[1] = s.controls[1], s.controls[0]
	s.sayBefore()
	s.begin(s.given)
	s.sayWho()
	s.goOn()
	return nil
}
