// match.go plays whole games between two players of the program.

package terminal

import (
	"errors"
	"fmt"
	"strconv"

	"mateinfive/ch04-special/chess"
	"mateinfive/internal/guard"
)

const (
	mostGames    = 1000 // of a match
	longestGame  = 200  // plies: then it is drawn
	gamesPerLine = 50   // on the screen
)

// cmdMatch has the learner's opponent play against one that takes any move, and where there
// is an earlier one of theirs, against that, too.
func (s *session) cmdMatch(args []string) error {
	games, err := strconv.Atoi(args[0])
	if err != nil || games < 1 || games > mostGames {
		return fmt.Errorf("a match has from 1 to %d games: try match 20", mostGames)
	}
	if err := s.match("random", games); err != nil || s.tasks.before == nil {
		return err
	}
	return s.match("before", games)
}

// match has the learner's opponent play against a rival. It is White in the first game, in
// the third, and so on.
func (s *session) match(rival string, games int) error {
	signs := map[string]string{"mine": "+", rival: "-", "": "="}
	won := make(map[string]int)
	for i := range games {
		pair := [2]string{"mine", rival}
		if i%2 == 1 {
			pair = [2]string{rival, "mine"}
		}
		winner, end, err := s.playGame(pair)
		if failure := (*guard.Failure)(nil); errors.As(err, &failure) && failure.Unwritten() != "" {
			return err
		}
		if i == 0 {
			s.Say("Games of mine against %s: %d. + is won, - is lost, = is drawn", rival, games)
		}
		if err != nil {
			if i%gamesPerLine > 0 {
				s.Print("\n") // it stands in the middle of a line
			}
			return fmt.Errorf("%w\nThe position: %s\nThat ends the match in game %d: mine %d, %s %d, drawn %d until then", err, end.FEN(), i+1, won["mine"], rival, won[rival], won[""])
		}
		won[winner]++
		sign := signs[winner]
		if endsLine(i, games) {
			sign += "\n"
		}
		if s.Print(sign); s.Err != nil {
			return nil
		}
	}
	s.Say("mine %d, %s %d, drawn %d", won["mine"], rival, won[rival], won[""])
	return nil
}

// endsLine reports whether game i, from 0, of so many is the last one on a line.
func endsLine(i, games int) bool { return (i+1)%gamesPerLine == 0 || i+1 == games }

// playGame plays a game from the starting position, and returns the name of the player
// that has won it, or "" if it is drawn, and the position at its end.
func (s *session) playGame(pair [2]string) (winner string, end chess.Position, err error) {
	game := chess.NewGame()
	for range longestGame {
		if game.Status().IsOver() {
			break
		}
		m, err := s.chosen(pair[game.Turn()], game)
		if err == nil {
			err = game.Play(m)
		}
		if err != nil {
			return "", game.Position(), err
		}
	}
	if game.Status() == chess.Checkmate {
		return pair[game.Turn().Other()], game.Position(), nil
	}
	return "", game.Position(), nil
}
