// welcome.go is how a session begins: with a question, a new game, or one that goes on.

package session

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// welcome shows what the session begins with: a game from a file, a new one, or the
// question which one it is to be.
func (s *Session) welcome() {
	if how := s.Settings["pieces"]; how != "" && !s.PiecesGiven() {
		s.Figures = how == "figures"
	}
	for _, news := range s.News {
		s.say("%s", news)
	}
	s.begin(s.Position)
	switch {
	case s.Load != "":
		s.show(s.Game, s.Load, 1)
	case s.Game != nil:
		s.resume(s.Game, s.File, s.Text)
	case s.asks():
		s.askWith()
	default:
		s.file = s.File
		s.goOn()
		if !s.Echo && !s.Quiet {
			s.say("Type a move, such as e4, or help.")
		}
	}
}

// askWith asks against whom to play, or which kept game goes on. Enter is the first answer. A
// move begins a game with a friend.
func (s *Session) askWith() {
	q := &question{prompt: "play> ", stays: true, take: (*Session).chooseGame, help: "type friend or computer, or a move, such as e4; Enter is the first that was proposed"}
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
	ask(computer, "a game against the computer; computer black 5+3 says your side and the time")
	s.question = q
}

// chooseGame takes the answer to the question against whom to play: Enter, the number of a game, a
// word of it, or what [Session.cmdNew] takes.
func (s *Session) chooseGame(text string) (done bool, err error) {
	first := friend
	if len(s.Last) > 0 {
		first = "load 1"
	}
	words := strings.Fields(cmp.Or(text, first))
	if strings.EqualFold(words[0], "load") && len(words) > 1 {
		return true, s.cmdLoad(words[1:])
	}
	if n, err := strconv.Atoi(text); err == nil { // none of the numbers that were proposed
		return false, fmt.Errorf("there is no answer %d: type a number from 1 to %d; computer %[1]d says a time", n, len(s.Last)+2)
	}
	for _, whole := range []string{friend, "computer"} {
		if strings.HasPrefix(whole, strings.ToLower(words[0])) {
			words[0] = whole
		}
	}
	to, err := s.readNew(words)
	if err == nil {
		return true, s.seat(to, s.Position)
	}
	if word := words[0]; s.makers[strings.ToLower(word)] != nil || player.IsPath(word) || word == friend || word == "computer" {
		return false, err // what else it says is wrong
	}
	return false, nil
}

// resume goes on with a game that was begun before: at its end, with the players and the clocks
// that it had. The clocks wait.
func (s *Session) resume(g *pgn.Game, file, text string) {
	s.Position, s.Controls = g.Start, nil
	for side, color := range sideNames {
		s.Players[side], s.Names[side] = "", strings.Trim(g.Tag(color), "?")
		if name := g.Tag(color + "Player"); s.makers[name] != nil {
			s.Players[side], s.Names[side] = name, ""
		}
	}
	if pair, err := clock.ParseTags(g.Tag); err == nil && s.tryRule(pair[0]) == nil {
		s.Controls = &pair
	}
	s.open(g, file, text)
	s.turnBoard()
	s.goTo(g.End())
	s.setLeft()
	s.say("%s", g.Title())
	if s.clock != nil && s.inPlay() {
		s.say("the clocks wait: a move or pause starts them")
	}
	s.goOn()
}

// show shows a game of a file from its beginning.
func (s *Session) show(g *pgn.Game, name string, n int) {
	s.Position = g.Start
	s.open(g, "", "")
	s.say("%s, game %d: %s", name, n, g.Title())
	s.showBoard()
	if line := s.at.Line(); len(line) > 0 {
		s.say("plies: %d; next, or Enter alone, steps on", len(line))
	}
}
