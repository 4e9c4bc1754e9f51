// welcome.go is how a session begins: with a question, a new game, or one that goes on.

package session

import (
	"cmp"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// welcome shows what the session begins with: a game, or the question which one it is to be.
func (s *Session) welcome() {
	o := s.options
	for _, news := range o.News {
		s.say("%s", news)
	}
	s.beginGame(o.Position, o.Seats)
	isPlain := o.Players == [2]string{} && o.Position == chess.StartingPosition()
	switch {
	case o.Load != "":
		s.lookAt(o.Game, o.Seats, o.Load, 1)
	case o.Game != nil:
		s.resume(o.Game, o.File, o.Text)
	case o.Live && o.File == "" && isPlain:
		s.askWith()
	default:
		s.files.file = o.File
		s.goOn()
		if !o.Echo && !o.Quiet {
			s.say("Type a move, such as e4, or help.")
		}
	}
}

// askWith asks against whom to play, or which kept game goes on. A move begins one with a friend.
func (s *Session) askWith() {
	q := question{
		prompt: "play> ",
		stays:  true,
		help: "type friend, computer or level 1, or a move, such as e4; " +
			"Enter is the first that was proposed",
		take: (*Session).chooseGame,
	}
	s.say("What do you want to play? Type a number; Enter is 1.")
	propose := func(answer, text string) {
		q.answers = append(q.answers, answer)
		s.say("  %d  %s", len(q.answers), text)
	}
	for i, e := range s.options.Last {
		s.files.listed = append(s.files.listed, e.Path)
		propose(fmt.Sprintf("load %d", i+1), "go on with "+e.Title())
	}
	propose(player.Friend, "a game with a friend at this keyboard")
	propose("computer", fmt.Sprintf("a game against the computer, such as %d level 3 black 5+3",
		len(q.answers)+1))
	s.poseQuestion(q)
}

// askLevel asks how strong the computer is to be.
func (s *Session) askLevel() {
	q := question{
		prompt: "level> ",
		stays:  true,
		help:   "type a number from 1 to 8, and your side and the time if you like: 3 black 5+3",
		take:   (*Session).chooseGame,
	}
	s.say("How strong? Type a number; 3 black 5+3 says your side and the time as well. Enter is 1.")
	for i, level := range player.Levels() {
		q.answers = append(q.answers, level)
		s.say("  %d  %s", i+1, player.About(level))
	}
	s.say("%s", player.Scale)
	s.poseQuestion(q)
}

// inWords returns an answer with the first word, a number of those that were proposed, in words.
func (q *question) inWords(text string) string {
	number, rest, _ := strings.Cut(text, " ")
	n, err := strconv.Atoi(number)
	if err != nil || n < 1 || n > len(q.answers) {
		return text
	}
	return strings.TrimSpace(q.answers[n-1] + " " + rest)
}

// chooseGame takes the answer: load 1, or what [Session.cmdNew] takes. Enter is the first one.
func (s *Session) chooseGame(text string) (done bool, err error) {
	if isFEN(text) { // which has slashes, as the path of a program
		return false, nil
	}
	text = s.asked.inWords(cmp.Or(text, s.asked.answers[0]))
	words := player.Words(strings.Fields(text))
	first := strings.ToLower(words[0])
	if first == "load" && len(words) > 1 {
		return true, s.cmdLoad(words[1:])
	}
	isNumber := strings.Trim(text, "0123456789") == ""
	switch {
	case isNumber: // none of those that were proposed
		return false, fmt.Errorf("there is no answer %s: type a number from 1 to %d; computer %s says a time",
			text, len(s.asked.answers), text)
	case text == "computer":
		s.askLevel()
		return true, nil
	}
	if first != "computer" && first != player.Friend && !s.cast.Means(first) {
		return false, nil
	}
	b, err := s.readNew(words, s.game.seats)
	if err != nil {
		return false, err
	}
	b.position = s.again
	return true, b.seat(s)
}

// resume goes on with a game at its end, with its players. Its clocks wait.
func (s *Session) resume(g *pgn.Game, file, text string) {
	s.again = g.Start
	s.open(g, s.seatsOf(g), file, text)
	s.game.waitWithClocks()
	s.turnBoard()
	s.game.goTo(g.End())
	s.say("%s", g.Title())
	if s.game.clock != nil && s.game.at.InPlay() {
		s.game.clock.SetLeft(g.Tag)
		s.say("the clocks wait: a move or pause starts them")
	}
	s.goOn()
}

// seatsOf returns who plays a game that was begun before, as far as they can still play, and with
// which clocks.
func (s *Session) seatsOf(g *pgn.Game) (seats player.Seats) {
	for side, color := range sideNames {
		seats.Names[side] = strings.Trim(g.Tag(color), "?")
		name := g.Tag(color + "Player")
		if name == "" {
			continue
		}
		if err := s.cast.Return(name); err != nil {
			s.say("%v; until then you can play for %s yourself", err, color)
			continue
		}
		seats.Players[side] = name
		seats.Names[side] = ""
	}
	pair, err := clock.ParseTags(g.Tag)
	if err == nil && s.game.rules.try(pair[0]) == nil {
		seats.Controls = &pair
	}
	return seats
}

// lookAt shows a game of a file from its beginning.
func (s *Session) lookAt(g *pgn.Game, seats player.Seats, name string, n int) {
	s.again = g.Start
	s.open(g, seats, "", "")
	s.game.waitWithClocks()
	s.say("%s, game %d: %s", name, n, g.Title())
	s.game.show()
	if line := s.game.at.Node.Line(); len(line) > 0 {
		s.say("plies: %d; next, or Enter alone, steps on", len(line))
	}
}
