// refusal.go says why a move may not be played.

package chess

import (
	"errors"
	"fmt"
	"strings"
)

// The reasons for which a move is refused. Errors wrap them with the facts, so
// that errors.Is tells the reason and the text tells the player.
var (
	// ErrNoPiece says that nothing stands on the square to move from.
	ErrNoPiece = errors.New("nothing stands there")
	// ErrNotYourTurn says that the piece belongs to the side not to move.
	ErrNotYourTurn = errors.New("not your turn")
	// ErrSameSquare says that the move goes nowhere.
	ErrSameSquare = errors.New("a move must go to another square")
	// ErrPieceRule says that this kind of piece never makes such a step.
	ErrPieceRule = errors.New("does not move like that")
	// ErrOwnPiece says that a piece of the mover's color stands on the target.
	ErrOwnPiece = errors.New("a piece of its own side stands there")
	// ErrBlocked says that something stands between the two squares.
	ErrBlocked = errors.New("the way is blocked")
	// ErrPawnStraight says that a pawn has run into a piece in front of it.
	ErrPawnStraight = errors.New("a pawn cannot capture straight ahead")
	// ErrPawnDiagonal says that a pawn has nothing to capture diagonally.
	ErrPawnDiagonal = errors.New("a pawn goes diagonally only to capture")
	// ErrKingCapture says that the target is a king.
	ErrKingCapture = errors.New("a king is never captured")
	// ErrLeavesKing says that one's own king would be attacked afterward.
	ErrLeavesKing = errors.New("that leaves your king")
	// ErrGameOver says that checkmate or stalemate has ended the game.
	ErrGameOver = errors.New("the game is over")
)

// howItMoves describes the step of a kind of piece.
func howItMoves(t PieceType) string {
	switch t {
	case TypeKing:
		return "a king goes one square in any direction, or castles: O-O or O-O-O"
	case TypeQueen:
		return "a queen goes along a rank, a file or a diagonal"
	case TypeRook:
		return "a rook goes along its rank or its file"
	case TypeBishop:
		return "a bishop goes along a diagonal"
	case TypeKnight:
		return "a knight goes two squares along a line and one to the side"
	case TypePawn:
		return "a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead"
	default:
		return "its IsValid says no"
	}
}

// Refusal returns nil if m may be played now. Otherwise it returns the reason,
// in this order: [ErrGameOver], [ErrSquare], [ErrNoPiece], [ErrNotYourTurn],
// [ErrSameSquare], for castling what is against that ([ErrCastlingRight],
// [ErrCastlingRook], [ErrCastlingBlocked], [ErrCastlingAttacked]), for other
// moves what the piece has against it ([ErrPieceRule], [ErrOwnPiece],
// [ErrBlocked], [ErrPawnStraight], [ErrPawnDiagonal]), [ErrKingCapture], what
// the king has against it, [ErrLeavesKing], and last [ErrPromotion].
func (g *Game) Refusal(m Move) error {
	if status := g.Status(); status.IsOver() {
		return fmt.Errorf("%w: %s", ErrGameOver, g.verdict(status))
	}
	return g.moveRefusal(m)
}

// moveRefusal is [Game.Refusal] without a look at whether the game is over.
func (g *Game) moveRefusal(m Move) error {
	p, err := g.Mover(m.From)
	switch {
	case !m.To.OnBoard():
		return fmt.Errorf("%w: a move needs two squares of the board", ErrSquare)
	case err != nil:
		return err
	case m.From == m.To:
		return fmt.Errorf("%w: %s is there already", ErrSameSquare, g.position.name(m.From))
	}
	if c := g.position.castlingOf(Move{From: m.From, To: m.To}); c != nil {
		if err := g.position.castlingRefusal(c); err != nil {
			return err
		}
		return promotionRefusal(p, m)
	}
	if !p.IsValid(&g.position.Board, m.From, m.To) {
		return g.position.refusal(p, m.From, m.To)
	}
	if target := g.position.At(m.To); target != nil && target.Type() == TypeKing {
		return fmt.Errorf("%w: %s attacks the king on %s, and that is as far as it goes", ErrKingCapture, g.position.name(m.From), m.To)
	}
	after := g.position.After(m)
	if checkers := after.Checkers(p.Color()); len(checkers) > 0 {
		return fmt.Errorf("%w on %s to %s", ErrLeavesKing, after.King(p.Color()), after.names(checkers))
	}
	return promotionRefusal(p, m)
}

// verdict says how a game has ended.
func (g *Game) verdict(status Status) string {
	if status == Checkmate {
		return fmt.Sprintf("checkmate, %s has won", g.Turn().Other())
	}
	if g.position.King(g.Turn()) == NoSquare {
		return fmt.Sprintf("%s has no king and no move", g.Turn())
	}
	return fmt.Sprintf("stalemate, %s cannot move and is not in check: a draw", g.Turn())
}

// Mover returns the piece on from if the side to move may touch it. Otherwise
// the error wraps [ErrSquare], [ErrNoPiece] or [ErrNotYourTurn].
func (g *Game) Mover(from Square) (Piece, error) {
	p := g.position.At(from)
	switch {
	case !from.OnBoard():
		return nil, fmt.Errorf("%w: a move needs two squares of the board", ErrSquare)
	case p == nil:
		return nil, fmt.Errorf("%s: %w", from, ErrNoPiece)
	case p.Color() != g.Turn():
		return nil, fmt.Errorf("%w: %s is %s, and %s is to move", ErrNotYourTurn, g.position.name(from), p.Color(), g.Turn())
	}
	return p, nil
}

// refusal says why p's IsValid is false. It asks IsValid itself, on a board
// with nothing in the way, and with an enemy on the target: if the answer is
// still no, then this piece never moves like that.
func (b *Board) refusal(p Piece, from, to Square) error {
	var open Board
	walks := p.IsValid(&open, from, to)
	open.Set(to, NewPiece(TypePawn, p.Color().Other()))
	captures := p.IsValid(&open, from, to)

	possible := walks || captures
	mover, target := b.name(from), b.At(to)
	switch obstacle := b.blocker(from, to); {
	case possible && target != nil && target.Color() == p.Color():
		return fmt.Errorf("%s cannot go to %s: %w: %s", mover, to, ErrOwnPiece, b.name(to))
	case possible && b.At(obstacle) != nil:
		return fmt.Errorf("%s cannot reach %s: %w by %s", mover, to, ErrBlocked, b.name(obstacle))
	case walks && !captures:
		return fmt.Errorf("%w: %s is in the way of %s", ErrPawnStraight, b.name(to), mover)
	case captures && target == nil:
		return fmt.Errorf("%w: %s is empty%s", ErrPawnDiagonal, to, b.tooLate(from, to))
	default:
		return fmt.Errorf("%s %w: %s", mover, ErrPieceRule, howItMoves(p.Type()))
	}
}

// tooLate adds to the refusal of a pawn's diagonal step that en passant would be
// the way, if its time had not passed: an enemy pawn stands beside, where a
// double step has brought it or could have.
func (b *Board) tooLate(from, to Square) string {
	p, beside := b.At(from), NewSquare(to.File(), from.Rank())
	pawn, ok := b.At(beside).(Pawn)
	if !ok || pawn.color == p.Color() || from.Rank() != pawn.startRank()+2*pawn.forward() {
		return ""
	}
	return fmt.Sprintf(", and %s is captured en passant only right after a double step", b.name(beside))
}

// name names the piece on s for a sentence: "the knight on g1".
func (b *Board) name(s Square) string {
	return fmt.Sprintf("the %s on %s", b.At(s).Type(), s)
}

// names names the pieces on several squares: "the rook on e8 and the knight on
// f3".
func (b *Board) names(squares []Square) string {
	var all []string
	for _, s := range squares {
		all = append(all, b.name(s))
	}
	return strings.Join(all, " and ")
}
