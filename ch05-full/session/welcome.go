// welcome.go is how a session begins: with a question, a new game, or one that goes on.

package session

import (
	"cmp"
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// welcome shows what the session begins with: a game, or the question which one it is to be.
func (s *Session) welcome() {
	if how := s.Settings["pieces"]; how != "" && !s.PiecesGiven() {
		s.Figures = how == "figures"
	}
	for _, news := range s.News {
		s.say("%s", news)
	}
	s.begin()
	switch {
	case s.Load != "":
		s.complain(s.show(s.Game, s.Load, 1))
	case s.Game != nil:
		s.complain(s.resume(s.Game, s.File, s.Text))
	case s.Live && s.File == "" && s.Players == [2]string{} && s.Position == chess.StartingPosition():
		s.askWith()
	default:
		s.file = s.File
		s.goOn()
		if !s.Echo && !s.Quiet {
			s.say("Type a move, such as e4, or help.")
		}
	}
}

// askWith asks against whom to play, or which kept game goes on. A move begins one with a friend.
func (s *Session) askWith() {
	q := &question{prompt: "play> ", stays: true, take: (*Session).chooseGame, help: "type friend, computer or level 1, or a move, such as e4; Enter is the first that was proposed"}
	s.say("What do you want to play? Type a number; Enter is 1.")
	ask := func(answer, text string) {
		q.answers = append(q.answers, answer)
		s.say("  %d  %s", len(q.answers), text)
	}
	for i, e := range s.Last {
		s.listed = append(s.listed, e.Path)
		ask(fmt.Sprintf("load %d", i+1), "go on with "+e.Title())
	}
	ask(player.Friend, "a game with a friend at this keyboard")
	ask("computer", "a game against the computer; level 3 black 5+3 says how strong, your side and the time")
	s.question = q
}

// chooseGame takes the answer: load 1, or what [Session.cmdNew] takes. Enter is the first one.
func (s *Session) chooseGame(text string) (done bool, err error) {
	text = cmp.Or(text, s.asked.answers[0])
	words := player.Words(strings.Fields(text))
	switch first := strings.ToLower(words[0]); {
	case first == "load" && len(words) > 1:
		return true, s.cmdLoad(words[1:])
	case strings.Trim(text, "0123456789") == "": // none of the numbers that were proposed
		return false, fmt.Errorf("there is no answer %s: type a number from 1 to %d; computer %[1]s says a time", text, len(s.asked.answers))
	case first == "computer" || first == player.Friend || s.Cast.Means(first):
		to, err := s.readNew(words)
		if err != nil {
			return false, err
		}
		to.Position = s.Position
		return true, to.seat(s)
	}
	return false, nil
}

// resume goes on with a game at its end, with its players. Its clocks wait.
func (s *Session) resume(g *pgn.Game, file, text string) error {
	s.Position, s.Controls = g.Start, nil
	for side, color := range sideNames {
		s.Players[side], s.Names[side] = "", strings.Trim(g.Tag(color), "?")
		name := g.Tag(color + "Player")
		switch err := s.Cast.Return(name); {
		case name == "":
		case err != nil:
			s.say("%v; until then you can play for %s yourself", err, color)
		default:
			s.Players[side], s.Names[side] = name, ""
		}
	}
	if pair, err := clock.ParseTags(g.Tag); err == nil && s.tryRule(pair[0]) == nil {
		s.Controls = &pair
	}
	s.open(g, file, text)
	s.turnBoard()
	s.goTo(g.End())
	s.say("%s", g.Title())
	if s.clock != nil && s.at.InPlay() {
		s.clock.SetLeft(g.Tag)
		s.say("the clocks wait: a move or pause starts them")
	}
	s.goOn()
	return nil
}

func (s *Session) show(g *pgn.Game, name string, n int) error {
	s.Position = g.Start
	s.open(g, "", "")
	s.say("%s, game %d: %s", name, n, g.Title())
	s.showBoard()
	if line := s.at.Node.Line(); len(line) > 0 {
		s.say("plies: %d; next, or Enter alone, steps on", len(line))
	}
	return nil
}
