// read.go reads a move as people write it.

package notation

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
)

// Read returns the legal move that a text means. It reads what [SAN], [LAN] and
// [UCI] write of a legal move, and what people write:
//
//	e4  Pe4  e2e4  e2 e4  e2-e4     Nf3  nf3  ♘f3  Ng1-f3  Ngf3  N1f3
//	exd5  ed5  exd  ed  exd6 e.p.   e8=Q  e8Q  e8q  e8(Q)  e7-e8=Q  exd=Q
//	O-O  0-0  o-o  oo  e1g1  e1h1   Nf3+  Nf3!?  12. Nf3  12...Nf6
//
// White space around the text and whatever is said about check are passed over, and
// the x of a capture may be missing. But what the text says about the move has to be
// true: with one knight on f3, Nbd2 is illegal, although only one knight can go
// there, and so is Nxd2 if nothing stands on d2. A pawn that captures names its file:
// c4 is not dxc4.
//
// The letter of a piece may be small, as a person types it, but that never hides
// the move of a pawn: bc4 is a bishop's move only where no pawn can play bxc4.
//
// The error says what is wrong, and wraps
//
//   - [chess.ErrMove] if the text is not written like a move,
//   - [chess.ErrSquare] if it names a square that does not exist,
//   - [ErrIllegal] if there is no such legal move: in the words of
//     [chess.Position.Refusal], where it is clear which piece was meant,
//   - [ErrAmbiguous] if there are several: it names them,
//   - [chess.ErrPromotion] if only the promotion is missing, or is impossible. Then
//     the move comes back with its two squares, so that one can ask for the rest.
//
// In any case p is as it was before.
func Read(p *chess.Position, text string) (chess.Move, error) {
	m, err := read(p, text)
	capital, ok := bishopText(text)
	if !ok || !errors.Is(err, ErrIllegal) && !errors.Is(err, chess.ErrMove) {
		return m, err
	}
	bishop, bishopErr := read(p, capital)
	switch {
	case errors.Is(bishopErr, chess.ErrMove):
		return m, err
	case errors.Is(bishopErr, ErrIllegal) && errors.Is(err, ErrIllegal):
		return chess.Move{}, illegal{fmt.Errorf("as a pawn's move: %w; as a bishop's: %w", err, bishopErr)}
	}
	return bishop, bishopErr
}

// bishopText returns a text that begins with a small b with a capital instead. A
// digit after the b makes it a square, which no bishop's text begins with.
func bishopText(text string) (string, bool) {
	after, ok := strings.CutPrefix(strings.TrimSpace(text), "b")
	if !ok || after == "" || isDigit(after[0]) {
		return "", false
	}
	return "B" + after, true
}

// read is Read, where a small b is always a file.
func read(p *chess.Position, text string) (chess.Move, error) {
	h, err := scan(text)
	if err != nil {
		return chess.Move{}, err
	}
	m, err := find(p, h)
	if h.captures && (err == nil || errors.Is(err, chess.ErrPromotion)) && !captures(p, m) {
		return chess.Move{}, nothingToCapture(p, m)
	}
	return m, err
}

// find returns the legal move that the hints leave. Whether it captures, if they say
// so, is for the caller to ask.
func find(p *chess.Position, h hints) (chess.Move, error) {
	switch {
	case h.castling != "":
		return readCastling(p, h)
	case h.from.square() != chess.NoSquare && h.to.square() != chess.NoSquare:
		return readSquares(p, h)
	}
	found := legal(p, candidates(p, h))
	if len(found) > 0 && h.to.rank == unknown && h.promotion == 0 {
		found = append(found, unpromoted(p, h)...)
	}
	switch len(found) {
	case 1:
		return found[0], nil
	case 0:
		return refuse(p, h)
	default:
		return chess.Move{}, ambiguous(p, h, found)
	}
}

// captures reports whether a move, which is legal but for its promotion, captures. A
// pawn that leaves its file does, in passing too.
func captures(p *chess.Position, m chess.Move) bool {
	return p.At(m.To) != nil || m.From.File() != m.To.File() && p.At(m.From).Type() == chess.TypePawn
}

// unpromoted returns the capture that the hints of ed could also mean if a pawn ends
// its way there: exd8, without what it becomes.
func unpromoted(p *chess.Position, h hints) []chess.Move {
	h.promotion = chess.TypeQueen
	found := legal(p, candidates(p, h))
	for i := range found {
		found[i].Promotion = 0
	}
	return found
}

// legal returns those of the moves that are legal.
func legal(p *chess.Position, moves []chess.Move) []chess.Move {
	return slices.DeleteFunc(moves, func(m chess.Move) bool { return !p.IsLegal(m) })
}

// readCastling returns the move of the king that castles.
func readCastling(p *chess.Position, h hints) (chess.Move, error) {
	m := castling(h.castling, p.SideToMove)
	if p.King(p.SideToMove) != m.From {
		return chess.Move{}, illegal{errors.New("castling is for a king on its first square, and yours is not there")}
	}
	return judged(p, m)
}

// castling returns the move of the king that O-O or O-O-O means for a side.
func castling(sign string, side chess.Color) chess.Move {
	m := chess.Move{From: chess.E1, To: chess.G1}
	if side == chess.Black {
		m = chess.Move{From: chess.E8, To: chess.G8}
	}
	if sign == "O-O-O" {
		m.To -= 4 // from the g-file to the c-file
	}
	return m
}

// readSquares returns the move between two squares. They say which piece is
// meant; if the text names one too, it must be that.
func readSquares(p *chess.Position, h hints) (chess.Move, error) {
	m := chess.Move{From: h.from.square(), To: h.to.square(), Promotion: h.promotion}
	mover := p.At(m.From)
	if mover != nil && h.piece != 0 && h.piece != mover.Type() {
		return chess.Move{}, illegal{fmt.Errorf("that is no %s on %s, it is a %s", h.piece, m.From, mover.Type())}
	}
	return judged(p, withoutRook(p, m))
}

// toRook are the castlings as the move of a king to its own rook, which is how some
// programs write them, and the moves that they mean.
var toRook = map[chess.Move]chess.Move{
	{From: chess.E1, To: chess.H1}: {From: chess.E1, To: chess.G1},
	{From: chess.E1, To: chess.A1}: {From: chess.E1, To: chess.C1},
	{From: chess.E8, To: chess.H8}: {From: chess.E8, To: chess.G8},
	{From: chess.E8, To: chess.A8}: {From: chess.E8, To: chess.C8},
}

// withoutRook returns the castling that is meant where a king goes to its own
// rook. Any other move stays as it is.
func withoutRook(p *chess.Position, m chess.Move) chess.Move {
	king, rook := chess.NewPiece(chess.TypeKing, p.SideToMove), chess.NewPiece(chess.TypeRook, p.SideToMove)
	if castling, ok := toRook[m]; ok && p.At(m.From) == king && p.At(m.To) == rook {
		return castling
	}
	return m
}

// judged returns a move if it is legal, and otherwise why it is not.
func judged(p *chess.Position, m chess.Move) (chess.Move, error) {
	if p.IsLegal(m) {
		return m, nil
	}
	err := p.Refusal(m)
	if errors.Is(err, chess.ErrPromotion) {
		return chess.Move{From: m.From, To: m.To}, err
	}
	return chess.Move{}, illegal{err}
}
