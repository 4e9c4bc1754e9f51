// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/exercises/sandbox"
)

// exerciseFile is where the learner writes.
const exerciseFile = "ch04-special/exercises/exercises.go"

// The learner's functions. They are variables so that a test can put others in
// their place.
var (
	learnersCastlingPlan  = exercises.CastlingPlan
	learnersBestPromotion = exercises.BestPromotion
	learnersOnlyEnPassant = exercises.OnlyEnPassant
	learnersGoto          = exercises.Goto
	learnersPerftKinds    = exercises.PerftKinds
	learnersWitnesses     = exercises.Witnesses
	learnersOpponent      = exercises.Opponent
)

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	p := s.game.Position() // a copy, here and below: the learner's code may change it
	only, err := sandbox.Attempt("OnlyEnPassant", exerciseFile, func() bool { return learnersOnlyEnPassant(&p) })
	if only {
		s.say("en passant is the only way")
	}
	if !errors.Is(err, sandbox.ErrUnwritten) {
		s.complain(err)
	}
}

func (s *session) cmdCastlingPlan([]string) error {
	p := s.game.Position()
	plan, err := sandbox.Attempt("CastlingPlan", exerciseFile, func() [4]exercises.Castling { return learnersCastlingPlan(&p) })
	if err != nil {
		return err
	}
	for i, c := range plan {
		side := chess.Color(i / 2)
		s.say("%s for %s (%s): %s", [...]string{"O-O", "O-O-O"}[i%2], side, c.Move, objections(c))
	}
	return nil
}

// objections says what is against a castling.
func objections(c exercises.Castling) string {
	var found []string
	if !c.Right {
		found = append(found, "the right is gone")
	}
	if !c.King {
		found = append(found, fmt.Sprintf("no king on %s", c.Move.From))
	}
	if !c.Rook {
		found = append(found, "no rook in the corner")
	}
	if len(c.Occupied) > 0 {
		found = append(found, areAll(c.Occupied, "occupied"))
	}
	if len(c.Attacked) > 0 {
		found = append(found, areAll(c.Attacked, "attacked"))
	}
	if len(found) == 0 {
		return "nothing against it"
	}
	return strings.Join(found, "; ")
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
	m.Promotion, err = sandbox.Attempt("BestPromotion", exerciseFile, func() chess.PieceType {
		return learnersBestPromotion(&p, m.From, m.To)
	})
	if err != nil {
		return err
	}
	if m.Promotion == 0 {
		s.say("no pawn can go from %s to %s now and become another piece", m.From, m.To)
		return nil
	}
	s.say("best is a %s: %s", m.Promotion, m)
	s.say("%s", promotionOutcomes(s.game.Position(), m))
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

// cmdGoto has the learner's code go to a ply on a copy of the game. The game
// itself follows if the copy is still the same game, so that a wrong answer loses
// nothing.
func (s *session) cmdGoto(args []string) error {
	ply, err := strconv.Atoi(args[0])
	if err != nil {
		return errors.New("goto needs the number of a ply: try goto 5")
	}
	game := s.playAgain()
	refusal, err := sandbox.Attempt("Goto", exerciseFile, func() string {
		if err := learnersGoto(game, ply); err != nil {
			return err.Error()
		}
		return ""
	})
	if err != nil {
		return err
	}
	if refusal != "" {
		return errors.New(refusal)
	}
	there := len(game.Record())
	playOut(game)
	whole := s.playAgain()
	playOut(whole)
	if game.Position() != whole.Position() || !slices.Equal(game.Record(), whole.Record()) {
		return errors.New("task Goto has changed the moves of the game, or has made another: the game stays as it was")
	}
	for len(s.game.Record()) > there {
		s.game.Undo()
	}
	for len(s.game.Record()) < there {
		s.game.Redo()
	}
	s.letGo()
	s.say("ply %d of %d", there, len(s.line))
	s.showBoard()
	return nil
}

// playOut plays again all that was taken back.
func playOut(game *chess.Game) {
	for game.Redo() == nil {
	}
}

// mostKinds is how deep the learner's code counts at the prompt. It has two
// seconds, and one ply more takes some thirty times as long.
const mostKinds = 3

func (s *session) cmdPerftKinds(args []string) error {
	depth, err := parsePlies("kinds", args[0], mostKinds, 3)
	if err != nil {
		return err
	}
	p := s.game.Position()
	k, err := sandbox.Attempt("PerftKinds", exerciseFile, func() exercises.Kinds { return learnersPerftKinds(&p, depth) })
	if err != nil {
		return err
	}
	s.say("nodes %d", k.Nodes)
	s.say("captures %d, en passant %d, castlings %d, promotions %d", k.Captures, k.EnPassant, k.Castlings, k.Promotions)
	s.say("checks %d, mates %d", k.Checks, k.Mates)
	return nil
}

// mostCrooked is how deep crooked rules are asked: a witness needs no more.
const mostCrooked = 3

// mostDiffering is how many moves a screen has lines for.
const mostDiffering = 18

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
	moves, differing := movesOf(rules, crooked), 0
	for _, m := range moves {
		byRules, bySet := nodesOf(rules, m), nodesOf(crooked, m)
		if byRules == bySet {
			continue
		}
		if differing++; differing == 1 {
			s.say("%-8s%8s%8s", "move", "rules", set.Name())
		}
		if differing <= mostDiffering {
			s.say("%-8s%8s%8s", m, byRules, bySet)
		}
	}
	if more := differing - mostDiffering; more > 0 {
		s.say("and %d more", more)
	}
	s.say("moves on which they differ: %d of %d", differing, len(moves))
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

// movesOf returns the moves of two divides: those of the first, and then what
// only the second has.
func movesOf(first, second []chess.MoveCount) []chess.Move {
	var moves []chess.Move
	for _, c := range slices.Concat(first, second) {
		if !slices.Contains(moves, c.Move) {
			moves = append(moves, c.Move)
		}
	}
	return moves
}

// nodesOf returns the count of one move in a divide, or a dash.
func nodesOf(counts []chess.MoveCount, m chess.Move) string {
	for _, c := range counts {
		if c.Move == m {
			return strconv.Itoa(c.Nodes)
		}
	}
	return "-"
}

func (s *session) cmdWitnesses([]string) error {
	found, err := sandbox.Attempt("Witnesses", exerciseFile, learnersWitnesses)
	if err != nil {
		return err
	}
	var boards []titledBoard
	var verdicts, slips []string
	for i, w := range found {
		set := exercises.CrookedSets()[i]
		slips = append(slips, fmt.Sprintf("%s %s", set.Name(), w.Slip))
		p, err := chess.ParseFEN(w.FEN)
		if err == nil {
			boards = append(boards, titledBoard{fmt.Sprintf("Against %s, %s to move:", set.Name(), p.SideToMove), p.Board.String()})
		}
		verdicts = append(verdicts, verdict(set, w, p, err))
	}
	s.sayBoards(boards...)
	s.say("%s", strings.Join(verdicts, "\n"))
	s.say("Your diagnoses: %s", strings.Join(slips, ", "))
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
