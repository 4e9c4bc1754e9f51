// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/internal/console"
	"mateinfive/internal/guard"
)

// tasks are the functions that the learner writes.
type tasks struct {
	castlingPlan  func(*chess.Position) [4]exercises.Castling
	bestPromotion func(p *chess.Position, from, to chess.Square) chess.PieceType
	onlyEnPassant func(*chess.Position) bool
	goTo          func(*chess.Game, int) error
	perftKinds    func(p *chess.Position, depth int) exercises.Kinds
	witnesses     func() [3]exercises.Witness
	opponent      func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
	// before is an earlier opponent, where check lays one beside the program, or nil.
	before func(p *chess.Position, moves []chess.Move, choose func(n int) int) chess.Move
}

// learners are the learner's own. A test puts others in their place.
var learners = tasks{
	castlingPlan:  exercises.CastlingPlan,
	bestPromotion: exercises.BestPromotion,
	onlyEnPassant: exercises.OnlyEnPassant,
	goTo:          exercises.Goto,
	perftKinds:    exercises.PerftKinds,
	witnesses:     exercises.Witnesses,
	opponent:      exercises.Opponent,
}

// footer prints what the tasks say under every board.
func (s *session) footer() {
	p := s.game.Position() // a copy, here and below: the learner's code may change it
	var only bool
	if s.ask(func() { only = s.tasks.onlyEnPassant(&p) }) && only {
		s.Say("en passant is the only way")
	}
}

// ask asks the learner's code for what the program can do without, and reports whether
// there is an answer. A task that is not written says nothing, and once one does not come
// back none is asked again.
func (s *session) ask(do func()) bool {
	if s.leftOut {
		return false
	}
	failure := guard.Run(s.patience, do)
	switch {
	case failure == nil:
		return true
	case failure.Kind == guard.Late:
		s.leftOut = true
		s.Say("%v From now on it is left out.", failure)
	case failure.Unwritten() == "":
		s.Say("%v", failure)
	}
	return false
}

func (s *session) cmdCastlingPlan([]string) error {
	p := s.game.Position()
	for i, c := range s.tasks.castlingPlan(&p) {
		s.Say("%s for %s (%s): %s", [...]string{"O-O", "O-O-O"}[i%2], chess.Color(i/2), c.Move, objections(c))
	}
	return nil
}

// objections says what is against a castling.
func objections(c exercises.Castling) string {
	var found []string
	note := func(holds bool, text string) {
		if holds {
			found = append(found, text)
		}
	}
	note(!c.Right, "the right is gone")
	note(!c.King, fmt.Sprintf("no king on %s", c.Move.From))
	note(!c.Rook, "no rook in the corner")
	note(len(c.Occupied) > 0, areAll(c.Occupied, "occupied"))
	note(len(c.Attacked) > 0, areAll(c.Attacked, "attacked"))
	return cmp.Or(strings.Join(found, "; "), "nothing against it")
}

// areAll says what squares are: "f1 is occupied", "f1 g1 are occupied".
func areAll(squares []chess.Square, what string) string {
	verb := "are"
	if len(squares) == 1 {
		verb = "is"
	}
	return fmt.Sprintf("%s %s %s", names(squares), verb, what)
}

func (s *session) cmdBestPromotion(args []string) error {
	p := s.game.Position()
	m, err := p.ReadMove(strings.Join(args, " "))
	if err != nil {
		return err
	}
	if m.Promotion = s.tasks.bestPromotion(&p, m.From, m.To); m.Promotion == 0 {
		s.Say("no pawn can go from %s to %s now and become another piece", m.From, m.To)
		return nil
	}
	s.Say("best is a %s: %s", m.Promotion, m)
	s.Say("%s", promotionOutcomes(s.game.Position(), m))
	return nil
}

// promotionOutcomes says what each promotion on the same way leads to.
func promotionOutcomes(p chess.Position, m chess.Move) string {
	var found []string
	for _, t := range chess.Promotions() {
		m.Promotion = t
		outcome := "not legal"
		if p.IsLegal(m) {
			after := p.After(m)
			outcome = strings.Replace(after.Status().String(), "none", "no check", 1)
		}
		found = append(found, fmt.Sprintf("%s: %s", t, outcome))
	}
	return strings.Join(found, ", ")
}

// cmdGoto has the learner's code go to a ply on a copy of the game. The copy
// becomes the game if all its moves are still the same, so that a wrong answer
// loses nothing.
func (s *session) cmdGoto(args []string) error {
	ply, err := strconv.Atoi(args[0])
	if err != nil {
		return errors.New("goto needs the number of a ply: try goto 5")
	}
	game := s.game.Clone()
	if err := s.tasks.goTo(game, ply); err != nil {
		return err
	}
	before, after := playedOut(s.game), playedOut(game)
	if before.Position() != after.Position() || !slices.Equal(before.Record(), after.Record()) {
		return errors.New("task Goto has changed the moves of the game, or has made another: the game stays as it was")
	}
	s.game = game
	s.letGo()
	s.Say("ply %d of %d", len(game.Record()), len(after.Record()))
	s.showBoard()
	return nil
}

// playedOut returns a copy of a game in which all that was taken back is played again.
func playedOut(game *chess.Game) *chess.Game {
	game = game.Clone()
	for game.Redo() == nil {
	}
	return game
}

const (
	mostKinds     = 3  // plies: the learner's code has two seconds, and one more takes some thirty times as long
	mostCrooked   = 3  // plies: a witness needs no more
	mostDiffering = 18 // moves: a screen has lines for so many
)

func (s *session) cmdPerftKinds(args []string) error {
	depth, err := parsePlies("kinds", args[0], mostKinds, 3)
	if err != nil {
		return err
	}
	p := s.game.Position()
	k := s.tasks.perftKinds(&p, depth)
	s.Say("nodes %d\ncaptures %d, en passant %d, castlings %d, promotions %d\nchecks %d, mates %d",
		k.Nodes, k.Captures, k.EnPassant, k.Castlings, k.Promotions, k.Checks, k.Mates)
	return nil
}

// cmdCrooked lists the moves after which the rules and crooked ones count differently.
func (s *session) cmdCrooked(args []string) error {
	set, err := parseCrooked(args[0])
	if err != nil {
		return err
	}
	depth, err := parsePlies("crooked "+set.Name(), args[1], mostCrooked, 2)
	if err != nil {
		return err
	}
	p := s.game.Position()
	rules, crooked := p.Divide(depth), set.Divide(&p, depth)
	seen := map[chess.Move]bool{}
	var differing []string
	for _, c := range slices.Concat(rules, crooked) {
		byRules, bySet := nodesOf(rules, c.Move), nodesOf(crooked, c.Move)
		if !seen[c.Move] && byRules != bySet {
			differing = append(differing, fmt.Sprintf("%-8s%8s%8s", c.Move, byRules, bySet))
		}
		seen[c.Move] = true
	}
	if len(differing) > 0 {
		s.Say("%-8s%8s%8s", "move", "rules", set.Name())
		s.Say("%s", strings.Join(differing[:min(len(differing), mostDiffering)], "\n"))
	}
	if more := len(differing) - mostDiffering; more > 0 {
		s.Say("and %d more", more)
	}
	s.Say("moves on which they differ: %d of %d", len(differing), len(seen))
	return nil
}

// parseCrooked reads the letter of a crooked rule set.
func parseCrooked(letter string) (exercises.Crooked, error) {
	for _, set := range exercises.CrookedSets() {
		if strings.EqualFold(set.Name(), letter) {
			return set, nil
		}
	}
	return nil, errors.New("the crooked rules are A, B and C: try crooked A 2")
}

// nodesOf returns the count of one move in a divide, or a dash.
func nodesOf(counts []chess.MoveCount, m chess.Move) string {
	if i := slices.IndexFunc(counts, func(c chess.MoveCount) bool { return c.Move == m }); i >= 0 {
		return strconv.Itoa(counts[i].Nodes)
	}
	return "-"
}

func (s *session) cmdWitnesses([]string) error {
	var boards []console.TitledBoard
	var verdicts, slips []string
	for i, w := range s.tasks.witnesses() {
		set := exercises.CrookedSets()[i]
		slips = append(slips, fmt.Sprintf("%s %s", set.Name(), w.Slip))
		p, err := chess.ParseFEN(w.FEN)
		if err == nil {
			boards = append(boards, console.TitledBoard{Title: fmt.Sprintf("Against %s, %s to move:", set.Name(), p.SideToMove), Diagram: p.Board.String()})
		}
		verdicts = append(verdicts, verdict(set, w, p, err))
	}
	s.SayBoards(boards...)
	s.Say("%s\nYour diagnoses: %s", strings.Join(verdicts, "\n"), strings.Join(slips, ", "))
	return nil
}

// verdict says what the crooked rules and the real ones count on the move of a
// witness, if its position could be read.
func verdict(set exercises.Crooked, w exercises.Witness, p chess.Position, err error) string {
	switch {
	case err != nil:
		return fmt.Sprintf("The witness against %s: %v", set.Name(), err)
	case w.Depth < 1 || w.Depth > mostCrooked:
		return fmt.Sprintf("The witness against %s has depth %d, and should have one from 1 to %d.", set.Name(), w.Depth, mostCrooked)
	}
	rules, crooked := nodesOf(p.Divide(w.Depth), w.Move), nodesOf(set.Divide(&p, w.Depth), w.Move)
	verdict := "no difference"
	if rules != crooked {
		verdict = "convicted"
	}
	return fmt.Sprintf("%s at depth %d: the rules count %s, %s counts %s: %s", w.Move, w.Depth, rules, set.Name(), crooked, verdict)
}
