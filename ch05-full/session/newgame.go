// newgame.go begins games: it asks against whom, seats the players and names them.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// sideNames are the sides as tags and sentences have them, by color.
var sideNames = [2]string{"White", "Black"}

// computer is who plays if a person wants to play against the computer.
const computer = "careful"

// welcome shows what the session begins with: a game from a file, a new one, or the
// question which one it is to be.
func (s *Session) welcome() error {
	s.recall()
	s.begin(s.Position)
	switch {
	case s.Load != "":
		s.show(s.Game, s.Load, 1)
		return nil
	case s.Game != nil:
		s.resume(s.Game, origin{s.File, s.Text})
		return nil
	case s.asks():
		s.askWith()
		return nil
	}
	s.origin.file = s.File
	s.goOn()
	if !s.Echo && !s.Quiet {
		s.say("Type a move, such as e4, or help.")
	}
	return nil
}

// askWith asks against whom to play, or which kept game goes on. Enter is the answer that
// makes most sense.
func (s *Session) askWith() {
	q := &question{prompt: "play> ", stays: true, take: (*Session).choose}
	s.say("What do you want to play? Type a number; Enter is 1.")
	ask := func(answer, text string) {
		q.answers = append(q.answers, answer)
		s.say("  %d  %s", len(q.answers), text)
	}
	for i, e := range s.Last {
		s.listed = append(s.listed, e.Path)
		ask(fmt.Sprintf("load %d", i+1), "go on with "+entryTitle(e))
	}
	ask(friend, "a game with a friend at this keyboard")
	ask("computer", "a game against the computer; computer black 5+3 says your side and the time")
	s.question = q
}

// known returns a name, or what stands for it if there is none.
func known(name, otherwise string) string {
	if name == "" || name == "?" {
		return otherwise
	}
	return name
}

// choose takes the answer to the question against whom to play: Enter, the number of a game, a
// word of it, or what [Session.cmdNew] takes. A move, or a command, begins a game with a
// friend, and is still to be done. Whatever else it is, the question stays.
func (s *Session) choose(text string) (done bool, err error) {
	words := lowered(strings.Fields(cmp.Or(text, s.firstAnswer())))
	if len(words) == 2 && words[0] == "load" {
		return true, s.cmdLoad(words[1:])
	}
	if n, err := strconv.Atoi(text); err == nil { // none of the numbers that were proposed
		return false, fmt.Errorf("there is no answer %d: type a number from 1 to %d; computer %[1]d says a time", n, len(s.Last)+2)
	}
	for _, whole := range []string{friend, "computer"} {
		if strings.HasPrefix(whole, words[0]) {
			words[0] = whole
		}
	}
	seats, err := s.readNew(words)
	if err == nil {
		return true, s.seat(seats, s.Position)
	}
	c, isCommand := s.commands().Find(words[0])
	quits := c.Name == "quit" || strings.EqualFold(text, "q")
	switch {
	case text == "#" || isCommand && slices.Contains([]string{"help", "games", "load", "delete", "settings", "players", "size", "pieces", "flip"}, c.Name):
		return false, nil // and the question stays
	case s.makers[words[0]] != nil || player.IsPath(words[0]) || words[0] == "computer" || text[0] >= '0' && text[0] <= '9' && !s.isLine(text):
		return false, err // what else it says is wrong
	case !s.isLine(text) && !quits:
		return false, fmt.Errorf("%s is no answer: type friend or computer, or a move, such as e4; Enter is the first that was proposed", chess.Quote(text))
	}
	if !quits {
		s.sayWho()
	}
	return false, errNoAnswer
}

// firstAnswer is what Enter alone answers.
func (s *Session) firstAnswer() string {
	if len(s.Last) > 0 {
		return "load 1"
	}
	return friend
}

// sayWho says who plays, and with how much time.
func (s *Session) sayWho() {
	text := "White begins"
	for side, name := range s.Players {
		if name != "" {
			text = fmt.Sprintf("%s plays %s", name, sideNames[side])
		}
	}
	if s.Players[chess.White] != "" && s.Players[chess.Black] != "" {
		text = fmt.Sprintf("%s plays White, and %s Black", s.Players[chess.White], s.Players[chess.Black])
	}
	if s.clock != nil {
		text += fmt.Sprintf("; the clocks: %s", s.clock.Control(chess.White))
		if black := s.clock.Control(chess.Black).String(); black != s.clock.Control(chess.White).String() {
			text += fmt.Sprintf(" and %s", black)
		}
	}
	example := "e4"
	if s.Players[chess.White] != "" {
		example = "e5"
	}
	s.say("%s. Type a move, such as %s, or help.", text, example)
}

// sign writes into the tags of a new game who plays, when and with how much time, as far
// as that is known.
func (s *Session) sign() {
	me := s.Settings["name"]
	for side, color := range sideNames {
		switch name := s.Players[side]; {
		case name != "":
			s.tree.SetTag(color, s.fullName(name))
			s.tree.SetTag(color+"Type", "program")
			s.tree.SetTag(color+"Player", name) // a tag of our own: who sits there again
		case s.Names[side] != "":
			s.tree.SetTag(color, s.Names[side])
		case me != "" && s.Players[1-side] != "":
			s.tree.SetTag(color, me)
		}
	}
	if !s.Date.IsZero() {
		s.tree.SetTag("Date", s.Date.Format("2006.01.02"))
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

// cmdName names a player of this game, or the person who plays here, for all games.
func (s *Session) cmdName(args []string) error {
	side, err := parseSide(args[0])
	switch {
	case err == nil && len(args) == 1:
		return errors.New("a player has a name: try name white Anna")
	case err != nil:
		return s.nameMe(unquote(strings.Join(args, " ")))
	}
	name := unquote(strings.Join(args[1:], " "))
	s.Names[side] = name
	s.own()
	s.tree.SetTag(sideNames[side], name)
	s.edits++
	return s.showTags([]string{sideNames[side]})
}

// nameMe names the person. In a game against a program that is the player of the other side.
func (s *Session) nameMe(name string) error {
	s.remember("name", name)
	if (s.Players[chess.White] == "") != (s.Players[chess.Black] == "") {
		return s.cmdName([]string{sideNames[s.speaker()], name})
	}
	s.say("your name is %s: games against the computer have it", name)
	return nil
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

// seats are who plays a game, and with how much time.
type seats struct {
	players  [2]string
	controls [2]*clock.Control
	builds   *player.Program // to be built first, or nil
}

// cmdNew begins a new game: with the same players and the same time, or with those that
// are named.
func (s *Session) cmdNew(args []string) error {
	to, err := s.readNew(args)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaves(), func(s *Session) error { return s.seat(to, chess.StartingPosition()) })
}

// seat begins a game for these seats. A program that was not built yet is built before.
func (s *Session) seat(to seats, p chess.Position) error {
	return s.ready(to, func(s *Session) error {
		s.sayKept()
		s.Players, s.Controls, s.Position = to.players, to.controls, p
		s.begin(p)
		s.sayWho()
		s.goOn()
		return nil
	})
}

// untimedWords are the words for a game without clocks.
var untimedWords = []string{"untimed", "unlimited", "none", "0"}

// readNew reads who plays and with how much time: the name of a player, computer or
// friend, or two players of the program; the side that the person plays; and a time or
// untimed. What is not named stays as it is.
func (s *Session) readNew(words []string) (to seats, err error) {
	to = seats{players: s.Players, controls: s.Controls}
	var side *chess.Color
	named, times := 0, ""
	for _, word := range lowered(words) {
		switch {
		case slices.Contains(untimedWords, word):
			to.controls = [2]*clock.Control{}
		case word[0] >= '0' && word[0] <= '9':
			times = strings.TrimSpace(times + " " + word) // 15 10 is a time, too
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
				return to, fmt.Errorf("%w; or name your side, black, or a time, 5+3", err)
			}
			if named++; named == 2 {
				to.players = [2]string{to.players[1], name}
			} else {
				to.players = [2]string{"", name}
			}
		}
	}
	if times != "" {
		c, err := clock.Parse(times)
		if err == nil {
			err = s.tryRule(c.Kind)
		}
		if err != nil {
			return to, err
		}
		to.controls = [2]*clock.Control{&c, &c}
	}
	if side != nil && (to.players[*side] != "" && named < 2 || named > 1 && *side == chess.Black) {
		// The side is the person's, or that of the player named first: black careful white greedy.
		to.players[0], to.players[1] = to.players[1], to.players[0]
	}
	return to, nil
}

// cmdRematch begins the game once more, with the sides changed.
func (s *Session) cmdRematch([]string) error {
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.Names[0], s.Names[1] = s.Names[1], s.Names[0]
		to := seats{players: [2]string{s.Players[1], s.Players[0]}, controls: [2]*clock.Control{s.Controls[1], s.Controls[0]}}
		return s.seat(to, s.Position)
	})
}

// resume goes on with a game that was begun before: at its end, with the players and the clocks
// that it had. The clocks wait.
func (s *Session) resume(g *pgn.Game, from origin) {
	s.Position = g.Start
	for side, color := range sideNames {
		s.Players[side], s.Names[side] = "", known(g.Tag(color), "")
		if name := g.Tag(color + "Player"); s.makers[name] != nil {
			s.Players[side], s.Names[side] = name, ""
		}
	}
	s.Controls = s.controlsOf(g)
	s.open(g, from)
	s.turnBoard()
	s.goTo(s.lastNode())
	s.setLeft()
	s.say("%s", title(g))
	if s.clock != nil && s.inPlay() {
		s.say("the clocks wait: a move starts them, or pause")
	}
	s.goOn()
}

// controlsOf returns the time controls that the tags of a game tell, or none.
func (s *Session) controlsOf(g *pgn.Game) [2]*clock.Control {
	var controls [2]*clock.Control
	for side, color := range sideNames {
		c, err := clock.ParseTag(cmp.Or(g.Tag(color+"TimeControl"), g.Tag("TimeControl")))
		if text := g.Tag("Clock"); text != "" {
			c, err = clock.Parse(text)
		}
		if err == nil {
			err = s.tryRule(c.Kind)
		}
		if err != nil {
			return [2]*clock.Control{}
		}
		controls[side] = &c
	}
	return controls
}
