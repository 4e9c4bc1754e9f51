// match.go plays whole games between players of the program.

package terminal

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

const (
	usualGames   = 20
	mostGames    = 1000 // of a pair
	mostPlayers  = 6
	longestGame  = 300 // plies: then it is drawn
	gamesPerLine = 50  // on the screen
)

// cmdMatch has players play matches, each against each other one. The first of a pair is
// White in the first game, in the third, and so on.
func (s *session) cmdMatch(args []string) error {
	games, names, err := s.readMatch(args)
	if err != nil {
		return err
	}
	ctx, release := s.interruptible()
	defer release()
	points := make([][]int, len(names)) // half points of one against the other
	for i := range points {
		points[i] = make([]int, len(names))
	}
	for i := range names {
		for j := i + 1; j < len(names); j++ {
			if points[i][j], err = s.playMatch(ctx, names[i], names[j], games); err != nil || s.failed != nil {
				return err
			}
			points[j][i] = 2*games - points[i][j]
		}
	}
	if len(names) > 2 {
		s.sayTable(names, points)
	}
	return nil
}

// readMatch reads how many games are to be played, and by whom.
func (s *session) readMatch(args []string) (games int, names []string, err error) {
	games = usualGames
	for _, word := range args {
		if n, err := strconv.Atoi(word); err == nil {
			if games = n; n < 1 || n > mostGames {
				return 0, nil, fmt.Errorf("a match has from 1 to %d games: try match 20", mostGames)
			}
			continue
		}
		name, err := s.playerNamed(word)
		switch {
		case err != nil:
			return 0, nil, fmt.Errorf("%w; try match 20 mine careful", err)
		case name == "":
			return 0, nil, errors.New("a match is between players of the program: try match random greedy")
		case slices.Contains(names, name):
			return 0, nil, fmt.Errorf("%s cannot play a match against itself: name another player", name)
		}
		if x := s.program(name); x != nil {
			if err := x.Build(); err != nil {
				return 0, nil, err
			}
		}
		names = append(names, name)
	}
	switch {
	case len(names) == 0:
		names = []string{"mine", "random"}
	case len(names) == 1:
		names = append(names, "random")
	case len(names) > mostPlayers:
		return 0, nil, fmt.Errorf("a match has at most %d players", mostPlayers)
	}
	if names[0] == names[len(names)-1] {
		return 0, nil, errors.New("random cannot play a match against itself: name another player")
	}
	return games, names, nil
}

// playMatch plays some games of a pair and says how each has ended. It returns the half
// points of the first of them.
func (s *session) playMatch(ctx context.Context, one, other string, games int) (points int, err error) {
	var won, lost, drawn int
	for i := range games {
		pair, first := [2]string{one, other}, chess.White
		if i%2 == 1 {
			pair, first = [2]string{other, one}, chess.Black
		}
		game, err := s.playGame(ctx, pair, s.seed+uint64(i))
		if failure := (*guard.Failure)(nil); errors.As(err, &failure) && failure.Unwritten() != "" {
			return 0, err
		}
		if i == 0 {
			s.say("Games of %s against %s: %d. + is won, - is lost, = is drawn", one, other, games)
		}
		if err != nil {
			if i%gamesPerLine > 0 {
				s.print("\n") // it stands in the middle of a line
			}
			if ctx.Err() != nil {
				return 0, fmt.Errorf("stopped in game %d: %s %d, %s %d, drawn %d until then", i+1, one, won, other, lost, drawn)
			}
			return 0, fmt.Errorf("%w\nThe position: %s\nThat ends the match in game %d: %s %d, %s %d, drawn %d until then", err, game.Position().FEN(), i+1, one, won, other, lost, drawn)
		}
		sign := "="
		switch game.Outcome() {
		case chess.WinOf(first):
			sign = "+"
			won++
		case chess.WinOf(first.Other()):
			sign = "-"
			lost++
		default:
			drawn++
		}
		if (i+1)%gamesPerLine == 0 || i+1 == games {
			sign += "\n"
		}
		if s.print(sign); s.failed != nil {
			return 0, nil
		}
	}
	s.say("%s %d, %s %d, drawn %d", one, won, other, lost, drawn)
	return 2*won + drawn, nil
}

// playGame plays a game from the starting position. The error says why it could not go on.
func (s *session) playGame(ctx context.Context, pair [2]string, seed uint64) (*chess.Game, error) {
	game := chess.NewGame()
	players := [2]player.Player{s.newPlayer(pair[0], seed), s.newPlayer(pair[1], seed)}
	request := player.Request{Start: game.Position()}
	for range longestGame {
		if game.Outcome() != chess.InPlay {
			break
		}
		if err := ctx.Err(); err != nil { // a player need not ask its context
			return game, err
		}
		side := game.Turn()
		by, standing := game.Offer()
		request.Offered = standing && by != side
		d, err := s.consult(ctx, players[side], request, func(string) {})
		if err == nil {
			err = follow(pair[side], game, d)
		}
		if err != nil {
			return game, err
		}
		request.Moves = append(slices.Clip(request.Moves), d.Move)
	}
	return game, nil
}

// follow does in a game what a player has decided.
func follow(name string, game *chess.Game, d player.Decision) error {
	var err error
	switch side := game.Turn(); d.Action {
	case player.Claim:
		if d.Move == nullMove {
			err = game.Claim()
		} else {
			err = game.ClaimWith(d.Move)
		}
	case player.Accept:
		err = game.AcceptDraw()
	case player.Resign:
		err = game.Resign(side)
	default:
		if err := checkMove(name, game, d.Move); err != nil {
			return err
		}
		if d.OfferDraw {
			_ = game.OfferDraw(side) // one that stands already is as good
		}
		return game.Play(d.Move)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", taskOr(name), err)
	}
	return nil
}

// sayTable prints the points of each player against each other one, and in all.
func (s *session) sayTable(names []string, points [][]int) {
	width := 9
	for _, name := range names {
		width = max(width, len(name)+1)
	}
	row := fmt.Sprintf("%-*s", width+1, "")
	for _, name := range names {
		row += fmt.Sprintf("%*s", width, name)
	}
	s.say("%s%9s", row, "points")
	for i, name := range names {
		row, sum := fmt.Sprintf("%-*s", width+1, name), 0
		for j := range names {
			cell := "-"
			if i != j {
				cell = halves(points[i][j])
			}
			row += fmt.Sprintf("%*s", width, cell)
			sum += points[i][j]
		}
		s.say("%s%9s", row, halves(sum))
	}
}

// halves writes a number of half points: 7 as 3.5.
func halves(n int) string {
	return strings.TrimSuffix(fmt.Sprintf("%.1f", float64(n)/2), ".0")
}
