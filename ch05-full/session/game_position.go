// game_position.go answers questions about the position and the moves, and shows where a piece can go.

package session

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
	"mateinfive/ch05-full/notation"
)

func (g *game) cmdAttackers(args []string) error {
	sq, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	p := g.position()
	m := Marks{}
	var sentences []string
	for _, side := range []chess.Color{chess.White, chess.Black} {
		attackers := p.Attackers(sq, side)
		for _, from := range attackers {
			m[from] = look.Attack
		}
		if len(attackers) == 0 {
			sentences = append(sentences, fmt.Sprintf("%s does not attack %s", side, sq))
		} else {
			sentences = append(sentences, fmt.Sprintf("%s attacks %s with %s", side, sq, p.Names(attackers...)))
		}
	}
	g.draw(m)
	for _, sentence := range sentences {
		g.say("%s", sentence)
	}
	return nil
}

func (g *game) cmdCaptured([]string) error {
	text := ""
	for _, p := range g.at.Game.Captured() {
		text += " " + string(chess.Letter(p))
	}
	g.say("captured:%s", cmp.Or(text, " nothing yet"))
	return nil
}

func (g *game) cmdMoves(args []string) error {
	if len(args) == 0 {
		if err := g.at.Over(); err != nil {
			return err
		}
		found := g.moveNames()
		g.say("%d legal moves: %s", len(found), strings.Join(found, " "))
		return nil
	}
	from, err := chess.ParseSquare(args[0])
	if err != nil {
		return err
	}
	if g.at.Game.At(from) == nil {
		return fmt.Errorf("%s: nothing stands there", from)
	}
	g.showMoves(from)
	return nil
}

// moveNames returns the moves that can be played now, in SAN.
func (g *game) moveNames() []string {
	if g.refuseMove() != nil {
		return nil
	}
	return sansOf(g.position())
}

// sansOf returns the legal moves of a position, in SAN.
func sansOf(p chess.Position) (found []string) {
	for _, m := range p.LegalMoves() {
		found = append(found, notation.SAN(p, m))
	}
	return found
}

func (g *game) cmdWhy(args []string) error {
	text := cmp.Or(strings.Join(args, " "), g.refused)
	if text == "" {
		return errors.New("no move was refused here: try why e2e4")
	}
	p := g.position()
	m, err := notation.Read(&p, text)
	if err == nil {
		g.say("%s", p.Explain(m))
		return nil
	}
	squares := squaresIn(text)
	isRefused := errors.Is(err, notation.ErrIllegal) || errors.Is(err, chess.ErrPromotion)
	if len(squares) != 2 || !isRefused {
		return err
	}
	named := chess.Move{From: squares[0], To: squares[1]}
	if p.IsLegal(named) {
		return err // it is wrong about the move, and not the move itself
	}
	g.say("%s", p.Explain(named)) // which names pins and lines
	return nil
}

// showMoves draws the board with the squares marked to which the piece on from can go, and names
// them, and those that only its king forbids.
func (g *game) showMoves(from chess.Square) {
	ways := waysOf(g.position(), from)
	g.draw(ways.marks)
	for _, sentence := range ways.sentences(g.at.Game.Turn()) {
		g.say("%s", sentence)
	}
}

// The ways of a piece are where it can go, by what it does there.
type ways struct {
	position  chess.Position // with the side of the piece to move
	from      chess.Square
	walks     []chess.Square
	captures  []chess.Square
	castlings []chess.Square
	forbidden []chess.Square // by its own king alone
	promotes  bool
	marks     Marks
}

// waysOf returns the ways of the piece on from, one of the other side's as well. Kings are left
// out: they are never captured.
func waysOf(p chess.Position, from chess.Square) ways {
	p.SideToMove = p.At(from).Color()
	w := ways{position: p, from: from, marks: Marks{from: look.Own}}
	reach := p.Reach(from)
	for _, m := range p.LegalMoves() {
		if m.From != from || w.marks[m.To] != look.None {
			continue // another piece, or the same step with another promotion
		}
		w.add(m, slices.Contains(reach, m.To))
	}
	for _, to := range reach {
		target := p.At(to)
		isKing := target != nil && target.Type() == chess.TypeKing
		if w.marks[to] == look.None && !isKing {
			w.marks[to] = look.Forbidden
			w.forbidden = append(w.forbidden, to)
		}
	}
	return w
}

// add adds the way of a legal move. If the piece does not reach the square by itself, it castles.
func (w *ways) add(m chess.Move, reaches bool) {
	w.promotes = m.Promotion != 0
	w.marks[m.To] = look.Move
	captured := (chess.Ply{Before: w.position, Move: m}).Captured()
	switch {
	case !reaches:
		w.castlings = append(w.castlings, m.To)
	case captured == nil:
		w.walks = append(w.walks, m.To)
	default:
		w.marks[m.To] = look.Capture
		w.captures = append(w.captures, m.To)
	}
}

// sentences say the ways of a piece in words. Why can tell the reason where it is the turn of its
// side.
func (w *ways) sentences(turn chess.Color) []string {
	p := w.position
	name := p.Names(w.from)
	can := listed("go to ", w.walks) + listed("capture on ", w.captures) + listed("castle to ", w.castlings)
	said := []string{name + " has no legal move"}
	if can != "" {
		said = []string{name + " can " + strings.TrimPrefix(can, ", and ")}
	}
	for _, to := range w.captures {
		if p.At(to) == nil {
			said = append(said, fmt.Sprintf("on %s it captures en passant, the pawn that has just passed", to))
		}
	}
	if w.promotes {
		said = append(said, "there it becomes a queen, a rook, a bishop or a knight")
	}
	if len(w.forbidden) > 0 {
		said = append(said, w.forbids(turn))
	}
	return said
}

// forbids names the squares that its king forbids to a piece.
func (w *ways) forbids(turn chess.Color) string {
	side := w.position.SideToMove
	text := "its king forbids "
	if w.from == w.position.King(side) {
		text = "it would be attacked on "
	}
	text += squareNames(w.forbidden)
	if side == turn {
		text += fmt.Sprintf(": why %s%s tells the reason", w.from, w.forbidden[0])
	}
	return text
}

// listed returns what a piece can do on some squares, or nothing if there are none.
func listed(what string, squares []chess.Square) string {
	if len(squares) == 0 {
		return ""
	}
	slices.Sort(squares) // a1 first
	return ", and " + what + squareNames(squares)
}

func squareNames(squares []chess.Square) string {
	return strings.Trim(fmt.Sprint(squares), "[]")
}
