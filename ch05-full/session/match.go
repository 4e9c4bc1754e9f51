// match.go plays whole games between players of the program.

package session

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

const (
	usualGames   = 20
	mostGames    = 1000 // of a pair
	mostPlayers  = 6
	longestGame  = 300 // plies: then it is drawn
	gamesPerLine = 50  // on the screen
)

// A match is what a line that begins with match wants: games of each pair of players.
type match struct {
	s     *Session // only its options are used
	ctx   context.Context
	out   Out
	names []string
	games int    // of each pair
	file  string // in which the games are kept, or ""
}

// cmdMatch has players play matches, each against each other one. The first of a pair is
// White in the first game, in the third, and so on.
func (s *Session) cmdMatch(args []string) error {
	m, err := s.readMatch(args)
	if err != nil {
		return err
	}
	s.work("playing", func(ctx context.Context, out Out) (func(*Session) error, error) {
		m.ctx, m.out = ctx, out
		return nil, m.play()
	})
	return nil
}

// readMatch reads how many games are to be played, by whom, and the file in which they are kept.
func (s *Session) readMatch(args []string) (*match, error) {
	m := &match{s: s, games: usualGames}
	if i := slices.Index(args, "-pgn"); i >= 0 && i+1 < len(args) {
		m.file = fileName(args[i+1 : i+2])
		args = slices.Delete(slices.Clone(args), i, i+2)
	}
	for _, word := range args {
		if n, err := strconv.Atoi(word); err == nil {
			if m.games = n; n < 1 || n > mostGames {
				return nil, fmt.Errorf("a match has from 1 to %d games: try match 20", mostGames)
			}
			continue
		}
		name, err := s.playerNamed(word)
		switch {
		case err != nil:
			return nil, fmt.Errorf("%w; try match 20 careful greedy", err)
		case name == "":
			return nil, errors.New("a match is between players of the program: try match random greedy")
		}
		m.names = append(m.names, name)
	}
	if len(m.names) == 0 {
		m.names = []string{computer}
		if s.unwritten("mine") == nil {
			m.names[0] = "mine"
		}
	}
	if len(m.names) == 1 {
		m.names = append(m.names, "random")
	}
	if len(m.names) > mostPlayers {
		return nil, fmt.Errorf("a match has at most %d players", mostPlayers)
	}
	for i, name := range m.names {
		if slices.Contains(m.names[:i], name) {
			return nil, fmt.Errorf("%s cannot play a match against itself: name another player", name)
		}
	}
	return m, nil
}

// play plays all matches.
func (m *match) play() error {
	points := make([][]int, len(m.names)) // half points of one against the other
	for i, name := range m.names {
		points[i] = make([]int, len(m.names))
		if x := m.s.program(name); x != nil {
			if err := x.Build(); err != nil {
				return err
			}
		}
	}
	for i := range m.names {
		for j := i + 1; j < len(m.names); j++ {
			var err error
			if points[i][j], err = m.pair(m.names[i], m.names[j]); err != nil {
				return err
			}
			points[j][i] = 2*m.games - points[i][j]
		}
	}
	if len(m.names) > 2 {
		m.sayTable(points)
	}
	return nil
}

// pair plays the games of a pair and says how each has ended. It returns the half points of
// the first of them.
func (m *match) pair(one, other string) (points int, err error) {
	m.out.say("Games of %s against %s: %d. + is won, - is lost, = is drawn", one, other, m.games)
	signs, count := "", map[chess.Outcome]int{} // for one as White
	score := func() string {
		return fmt.Sprintf("%s %d, %s %d, drawn %d", one, count[chess.WhiteWins], other, count[chess.BlackWins], count[chess.Draw])
	}
	for i := range m.games {
		pair := [2]string{one, other}
		if i%2 == 1 {
			pair = [2]string{other, one}
		}
		game, err := m.game(pair, m.s.Seed+uint64(i))
		if m.ctx.Err() != nil {
			return 0, fmt.Errorf("stopped in game %d: %s until then", i+1, score())
		}
		result := game.Outcome()
		if err != nil {
			m.out.say("game %d: %v. %s loses it. The position: %s", i+1, err, pair[game.Turn()], game.Position().FEN())
			result = chess.WinOf(game.Turn().Other())
		}
		if err := m.keep(pair, game, result, i+1); err != nil {
			return 0, err
		}
		if i%2 == 1 && result != chess.Draw && result != chess.InPlay {
			result = chess.WhiteWins + chess.BlackWins - result
		}
		if result == chess.InPlay { // after so many moves
			result = chess.Draw
		}
		count[result]++
		signs += map[chess.Outcome]string{chess.WhiteWins: "+", chess.BlackWins: "-", chess.Draw: "="}[result]
		m.out.Progress(fmt.Sprintf("%d of %d  %s", i+1, m.games, score()))
		if len(signs) == gamesPerLine || i+1 == m.games {
			m.out.say("%s", signs)
			signs = ""
		}
	}
	m.out.say("%s", score())
	return 2*count[chess.WhiteWins] + count[chess.Draw], nil
}

// keep adds a game to the file of the match, if there is one.
func (m *match) keep(pair [2]string, game *chess.Game, result chess.Outcome, round int) error {
	if m.file == "" {
		return nil
	}
	record := game.Record()
	g := pgn.New(chess.StartingPosition())
	n := g.Root
	for _, ply := range record {
		n = n.Add(ply.Move)
	}
	for side, color := range sideNames {
		g.SetTag(color, m.s.fullName(pair[side]))
	}
	g.SetTag("Round", strconv.Itoa(round))
	if g.Result = result; result == chess.InPlay {
		g.Result = chess.Draw
	}
	return pgn.Append(m.file, g)
}

// game plays a game from the starting position. The error says why the side to move could not
// go on.
func (m *match) game(pair [2]string, seed uint64) (*chess.Game, error) {
	game := chess.NewGame()
	var players [2]player.Player
	for side, name := range pair {
		players[side] = m.s.makers[name](&m.s.Options, seed)
	}
	request := player.Request{Start: game.Position()}
	for range longestGame {
		if game.Outcome() != chess.InPlay || m.ctx.Err() != nil { // a player need not ask its context
			break
		}
		side := game.Turn()
		by, standing := game.Offer()
		request.Offered = standing && by != side
		ask := Ask{player: players[side], request: request, patience: m.s.Patience}
		a := ask.Do(m.ctx, func(Remark) {})
		err := a.Err
		if err == nil {
			err = follow(pair[side], game, a.Decision)
		}
		if err != nil {
			return game, err
		}
		request.Moves = append(slices.Clip(request.Moves), a.Decision.Move)
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

// sayTable says the points of each player against each other one, and in all.
func (m *match) sayTable(points [][]int) {
	width := 9
	for _, name := range m.names {
		width = max(width, len(name)+1)
	}
	row := fmt.Sprintf("%-*s", width+1, "")
	for _, name := range m.names {
		row += fmt.Sprintf("%*s", width, name)
	}
	m.out.say("%s%9s", row, "points")
	for i, name := range m.names {
		row, sum := fmt.Sprintf("%-*s", width+1, name), 0
		for j := range m.names {
			cell := "-"
			if i != j {
				cell = halves(points[i][j])
			}
			row += fmt.Sprintf("%*s", width, cell)
			sum += points[i][j]
		}
		m.out.say("%s%9s", row, halves(sum))
	}
}

// halves writes a number of half points: 7 as 3.5.
func halves(n int) string {
	return strings.TrimSuffix(fmt.Sprintf("%.1f", float64(n)/2), ".0")
}
