// newgame.go begins games: it says who can play, seats the players and names them.

package session

import (
	"context"
	"errors"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/puzzle"
	"mateinfive/internal/console"
)

// sideNames are the sides as tags and sentences have them, by color.
var sideNames = [2]string{"White", "Black"}

var sides = map[string]chess.Color{"white": chess.White, "w": chess.White, "black": chess.Black, "b": chess.Black}

func (s *Session) cmdPlayers([]string) error {
	for _, text := range s.Cast.Who() {
		s.say("  %s", text)
	}
	s.say("new level 3 begins a game; a program of your own plays by its folder: new ~/mychess; an engine by its command: new uci:stockfish")
	return nil
}

func (s *Session) cmdNew(args []string) error {
	to, err := s.readNew(args)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaves(), to.seat)
}

func (s *Session) cmdRematch([]string) error {
	to := s.Options
	to.Seats = to.Swapped()
	return s.confirmIf(s.leaves(), to.seat)
}

func (s *Session) cmdAgain([]string) error { return s.beginAt(s.Position, s.Position) }

func (s *Session) cmdReset([]string) error { return s.beginAt(chess.StartingPosition(), s.Position) }

// beginAt begins a game with the same players, and notes the position to which again goes back.
func (s *Session) beginAt(p, again chess.Position) error {
	return s.confirmIf(s.leaves(), func(s *Session) error {
		s.Position = p
		s.begin()
		s.Position = again
		s.goOn()
		return nil
	})
}

// seat begins a game as the options say. A program that was not built yet is built before.
func (o Options) seat(s *Session) error {
	return s.ready(o.Cast, o.Players[:], func(s *Session) error {
		if s.path != "" && !s.lost {
			s.say("the game before is kept: %s", s.path)
		}
		s.Options = o
		s.begin()
		s.say("%s", s.Describe())
		s.goOn()
		return nil
	})
}

// open begins a game, new or from a file, before its first move.
func (s *Session) open(g *pgn.Game, file, text string) {
	s.keeping = keeping{number: s.number + 1, file: file, text: text}
	s.at, s.thinking = pgn.Begin(g), nil
	s.arrive()
	s.setClocks()
}

// begin begins a game for those who have their seats.
func (s *Session) begin() {
	s.open(pgn.New(s.Position), "", "")
	s.sign()
	s.turnBoard()
}

func (s *Session) cmdPuzzle(args []string) error {
	if p := s.at.Game.Position(); len(args) > 0 && args[0] == "solution" && s.puzzle.IsAt(p) {
		return s.moves(s.puzzle.Solution(), nil)
	}
	find, err := puzzle.Find(args, s.Folder, s.puzzles)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaves(), func(s *Session) error {
		return s.work("looking for a puzzle", func(ctx context.Context, _ Out) (then, error) {
			p, err := find(ctx)
			return func(s *Session) error {
				s.Players, s.Controls, s.Position = [2]string{}, nil, p.Position
				s.begin()
				s.Flip = s.Live && p.Position.SideToMove == chess.Black // who solves it sits below
				s.puzzle, s.puzzles = p, append(slices.Clip(s.puzzles), p.Position.FEN())
				s.showBoard()
				s.say("%v, %s", p, p.From)
				return nil
			}, err
		})
	})
}

// turnBoard turns the board to the person who plays against a program.
func (s *Session) turnBoard() {
	if s.Live && s.AgainstProgram() {
		s.Flip = s.Players[chess.White] != ""
	}
}

// readNew reads who plays and with how much time, and tries the task of a kind of clock.
func (s *Session) readNew(words []string) (to Options, err error) {
	to = s.Options
	to.Position = chess.StartingPosition()
	to.Seats, err = to.Cast.ReadSeats(words, to.Seats)
	if c := to.Controls; err == nil && c != nil && c != s.Controls {
		err = s.tryRule(c[0])
	}
	return to, err
}

// sign writes into the tags who plays, when and with how much time, as far as that is known.
func (s *Session) sign() {
	for side, color := range sideNames {
		if name := s.Players[side]; name != "" {
			s.at.Tree.SetTag(color, console.Printable(s.Cast.FullName(name)))
			s.at.Tree.SetTag(color+"Type", "program")
			s.at.Tree.SetTag(color+"Player", name) // a tag of our own: who sits there again
			if setting, command, ok := s.Cast.Setting(name); ok && s.Settings[setting] != command {
				s.remember(setting, command)
			}
			continue
		}
		name := s.Names[side]
		if name == "" && s.AgainstProgram() {
			name = s.Settings["name"]
		}
		if name != "" {
			s.at.Tree.SetTag(color, name)
		}
	}
	if !s.Date.IsZero() {
		s.at.Tree.SetTag("Date", s.Date.Format("2006.01.02"))
	}
	if s.Controls != nil {
		for _, t := range clock.Tags(*s.Controls) {
			s.at.Tree.SetTag(t.Name, t.Value)
		}
	}
}

func (s *Session) cmdName(args []string) error {
	if side, ok := sides[strings.ToLower(args[0])]; ok {
		if len(args) == 1 {
			return errors.New("a player has a name: try name white Anna")
		}
		s.Names[side] = unquote(strings.Join(args[1:], " "))
		return s.setTag(sideNames[side], s.Names[side])
	}
	name := unquote(strings.Join(args, " "))
	s.remember("name", name)
	if s.AgainstProgram() {
		return s.setTag(sideNames[s.speaker()], name)
	}
	s.say("your name is %s: games against the computer have it", name)
	return nil
}
