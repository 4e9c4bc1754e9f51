// exercise.go connects the learner's own functions to the prompt. The program
// plays without them; each that is written becomes a command or a line.

package terminal

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
)

// answers are the learner's functions. They are gathered here so that tests of
// the prompt can put others in their place.
var answers = struct {
	castlingPlan  func(p *chess.Position) [4]exercises.Castling
	bestPromotion func(p *chess.Position, from, to chess.Square) chess.PieceType
	onlyEnPassant func(p *chess.Position) bool
	goTo          func(g *chess.Game, ply int) error
	perftKinds    func(p *chess.Position, depth int) exercises.Kinds
	witnesses     func() [3]exercises.Witness
}{
	castlingPlan:  exercises.CastlingPlan,
	bestPromotion: exercises.BestPromotion,
	onlyEnPassant: exercises.OnlyEnPassant,
	goTo:          exercises.Goto,
	perftKinds:    exercises.PerftKinds,
	witnesses:     exercises.Witnesses,
}

// exerciseCommands returns the commands that the exercises of this chapter add.
func exerciseCommands() []command {
	return []command{
		{"castling?", "", "exercise 4.1: list what is against each castling", (*session).cmdCastlingPlan},
		{"best", "e7e8", "exercise 4.2: say what the pawn should become", (*session).cmdBestPromotion},
		{"goto", "5", "exercise 4.4: take back or play again to that ply", (*session).cmdGoto},
		{"kinds", "3", "exercise 4.5: perft, told apart by kinds of moves", (*session).cmdPerftKinds},
		{"crooked", "A 2", "exercise 4.6: divide, beside that of crooked rules", (*session).cmdCrooked},
		{"witnesses", "", "exercise 4.6: show where crooked rules fail", (*session).cmdWitnesses},
	}
}

// footer prints what the exercises say under every board. An exercise that is
// not written says nothing.
func (s *session) footer() {
	p := s.game.Position()
	only, err := attempt("4.3", func() bool { return answers.onlyEnPassant(&p) })
	if err == nil && only {
		s.say("en passant is the only way")
	}
	s.complain(err)
}

func (s *session) cmdCastlingPlan([]string) error {
	p := s.game.Position()
	plan, err := attempt("4.1", func() [4]exercises.Castling { return answers.castlingPlan(&p) })
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
	return fmt.Sprintf("%s %s %s", squareNames(squares), verb, what)
}

// squareNames names squares, with a space between them.
func squareNames(squares []chess.Square) string {
	var names []string
	for _, sq := range squares {
		names = append(names, sq.String())
	}
	return strings.Join(names, " ")
}

func (s *session) cmdBestPromotion(args []string) error {
	m, _, err := chess.ParseMove(strings.Join(args, " "))
	if err != nil {
		return usage("best e7e8")
	}
	p := s.game.Position()
	asked := p
	m.Promotion, err = attempt("4.2", func() chess.PieceType { return answers.bestPromotion(&asked, m.From, m.To) })
	if err != nil {
		return err
	}
	if m.Promotion == 0 {
		s.say("no pawn can go from %s to %s now and become another piece", m.From, m.To)
		return nil
	}
	s.say("best is a %s: %s", m.Promotion, printable(m.String()))
	s.say("%s", promotionOutcomes(p, m))
	return nil
}

// promotionOutcomes says what each promotion on the same way leads to.
func promotionOutcomes(p chess.Position, m chess.Move) string {
	var found []string
	for _, t := range chess.Promotions {
		m.Promotion = t
		what := "not legal"
		if p.IsLegal(m) {
			after := p.After(m)
			what = strings.Replace(after.Status().String(), "none", "no check", 1)
		}
		found = append(found, fmt.Sprintf("%s: %s", t, what))
	}
	return strings.Join(found, ", ")
}

func (s *session) cmdGoto(args []string) error {
	if len(args) != 1 {
		return usage("goto 5")
	}
	ply, err := strconv.Atoi(args[0])
	if err != nil {
		return usage("goto 5")
	}
	// The learner's code gets a game of its own. Whatever it does to that, ours
	// stays as it is until the answer is there.
	game := s.copyOfGame()
	refused, err := attempt("4.4", func() error { return answers.goTo(game, ply) })
	if err != nil {
		return err
	}
	if refused != nil {
		return errors.New(printable(refused.Error()))
	}
	s.game = game
	s.letGo()
	played := len(game.Record())
	s.say("ply %d of %d", played, played+game.Undone())
	s.showBoard()
	return nil
}

// copyOfGame returns the game once more, with all that was played and all that
// was taken back.
func (s *session) copyOfGame() *chess.Game {
	undone := s.game.Undone()
	for range undone {
		s.game.Redo()
	}
	whole := s.game.Record()
	game := chess.NewGameFrom(s.start)
	for _, ply := range whole {
		game.Play(ply.Move)
	}
	for range undone {
		s.game.Undo()
		game.Undo()
	}
	return game
}

// mostKinds is how deep the learner's code counts at the prompt. It has two
// seconds, and one ply more takes some thirty times as long.
const mostKinds = 3

func (s *session) cmdPerftKinds(args []string) error {
	depth, err := parsePlies("kinds", args, mostKinds, 3)
	if err != nil {
		return err
	}
	p := s.game.Position()
	k, err := attempt("4.5", func() exercises.Kinds { return answers.perftKinds(&p, depth) })
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

func (s *session) cmdCrooked(args []string) error {
	if len(args) == 0 {
		return usage("crooked A 2")
	}
	set, err := parseCrooked(args[0])
	if err != nil {
		return err
	}
	depth, err := parsePlies("crooked "+set.Name(), args[1:], mostCrooked, 2)
	if err != nil {
		return err
	}
	p, differing := s.game.Position(), 0
	s.say("%-8s%8s%8s", "move", "rules", set.Name())
	for _, line := range sideBySide(p.Divide(depth), set.Divide(&p, depth)) {
		mark := ""
		if line.differs() {
			mark = "  <"
			differing++
		}
		s.say("%-8s%8s%8s%s", line.move, line.rules, line.crooked, mark)
	}
	s.say("moves on which they differ: %d", differing)
	return nil
}

// parseCrooked reads the letter of a crooked rule set.
func parseCrooked(letter string) (exercises.Crooked, error) {
	for _, set := range exercises.CrookedSets {
		if strings.EqualFold(set.Name(), letter) {
			return set, nil
		}
	}
	return nil, fmt.Errorf("the crooked rules are A, B and C: try crooked A 2")
}

// A dividedLine is one move in two divides, with a dash where a divide does not
// have it.
type dividedLine struct {
	move           chess.Move
	rules, crooked string
}

// differs reports whether the two disagree about the move.
func (l dividedLine) differs() bool { return l.rules != l.crooked }

// sideBySide puts two divides side by side, in the order of the first. What it
// does not have comes in the end.
func sideBySide(rules, crooked []chess.Share) []dividedLine {
	var lines []dividedLine
	for _, share := range rules {
		lines = append(lines, dividedLine{share.Move, strconv.Itoa(share.Nodes), nodesOf(crooked, share.Move)})
	}
	for _, share := range crooked {
		if nodesOf(rules, share.Move) == "-" {
			lines = append(lines, dividedLine{share.Move, "-", strconv.Itoa(share.Nodes)})
		}
	}
	return lines
}

// nodesOf returns the count of one move in a divide, or a dash.
func nodesOf(shares []chess.Share, m chess.Move) string {
	for _, share := range shares {
		if share.Move == m {
			return strconv.Itoa(share.Nodes)
		}
	}
	return "-"
}

func (s *session) cmdWitnesses([]string) error {
	found, err := attempt("4.6", func() [3]exercises.Witness { return answers.witnesses() })
	if err != nil {
		return err
	}
	for i, w := range found {
		s.showWitness(exercises.CrookedSets[i], w)
	}
	return nil
}

// showWitness draws the position of a witness and says what the crooked rules
// and the real ones count on its move.
func (s *session) showWitness(set exercises.Crooked, w exercises.Witness) {
	p, err := chess.ParseFEN(w.FEN)
	switch {
	case err != nil:
		s.say("The witness against %s: %v", set.Name(), err)
		return
	case w.Depth < 1 || w.Depth > mostCrooked:
		s.say("The witness against %s has depth %d, and should have one from 1 to %d.", set.Name(), w.Depth, mostCrooked)
		return
	}
	s.say("The witness against %s, %s to move:\n%s", set.Name(), p.SideToMove, p.Board)
	rules, crooked := nodesOf(p.Divide(w.Depth), w.Move), nodesOf(set.Divide(&p, w.Depth), w.Move)
	verdict := "no difference"
	if rules != crooked {
		verdict = "convicted"
	}
	s.say("%s at depth %d: the rules count %s, %s counts %s: %s", printable(w.Move.String()), w.Depth, rules, set.Name(), crooked, verdict)
}
