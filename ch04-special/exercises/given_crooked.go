// given_crooked.go is the three crooked rule sets of task Witnesses. If you want
// to hunt, stop here: the comments say what is wrong with each.

package exercises

import "mateinfive/ch04-special/chess"

// Crooked rules have one mistake in them. In all the rest they ask the real
// rules.
type Crooked interface {
	// Name returns the letter of the set.
	Name() string
	// Divide is like [chess.Position.Divide], by the crooked rules. The position
	// stays as it is.
	Divide(p *chess.Position, depth int) []chess.MoveCount
}

// The three sets. Their mistakes were made in programs that people have taught
// with: E2-06 and E4-04, E2-04, and E4-01 on the page about the errata.
var (
	CrookedA Crooked = rookForgotten{}
	CrookedB Crooked = onePlace{}
	CrookedC Crooked = askedTooEarly{}
)

// CrookedSets returns the three.
func CrookedSets() [3]Crooked { return [...]Crooked{CrookedA, CrookedB, CrookedC} }

// crookedRules are what counting asks of rules.
type crookedRules interface {
	moves(p *chess.Position) []chess.Move               // what may be played
	play(p *chess.Position, m chess.Move) (back func()) // plays m; back takes it back
}

// crookedDivide is [chess.Position.Divide] by other rules.
func crookedDivide(rules crookedRules, p chess.Position, depth int) []chess.MoveCount {
	var counts []chess.MoveCount
	for _, m := range rules.moves(&p) {
		back := rules.play(&p, m)
		counts = append(counts, chess.MoveCount{Move: m, Nodes: crookedPerft(rules, &p, depth-1)})
		back()
	}
	return counts
}

// crookedPerft is [chess.Position.Perft] by other rules.
func crookedPerft(rules crookedRules, p *chess.Position, depth int) int {
	if depth <= 0 {
		return 1
	}
	nodes := 0
	for _, m := range rules.moves(p) {
		back := rules.play(p, m)
		nodes += crookedPerft(rules, p, depth-1)
		back()
	}
	return nodes
}

// rookForgotten is set A. It forgets the rook. Who captures it in its corner
// does not end the right to castle; and when it comes to castling, it does not look
// whether a rook is there. The king castles with whatever stands in the corner.
type rookForgotten struct{}

// Name returns "A".
func (rookForgotten) Name() string { return "A" }

// Divide is like [chess.Position.Divide], by the rules of set A.
func (a rookForgotten) Divide(p *chess.Position, depth int) []chess.MoveCount {
	return crookedDivide(a, *p, depth)
}

// crookedCorners are the four castlings with the rook's corner, and the right
// that should end when the rook is captured there.
var crookedCorners = [...]struct {
	castling chess.Move
	corner   chess.Square
	right    chess.CastlingRights
}{
	{chess.Move{From: chess.E1, To: chess.G1}, chess.H1, chess.WhiteKingSide},
	{chess.Move{From: chess.E1, To: chess.C1}, chess.A1, chess.WhiteQueenSide},
	{chess.Move{From: chess.E8, To: chess.G8}, chess.H8, chess.BlackKingSide},
	{chess.Move{From: chess.E8, To: chess.C8}, chess.A8, chess.BlackQueenSide},
}

func (a rookForgotten) moves(p *chess.Position) []chess.Move {
	moves := p.LegalMoves()
	for _, c := range crookedCorners {
		if !p.IsLegal(c.castling) && a.castles(p, c.castling, c.corner) {
			moves = append(moves, c.castling)
		}
	}
	return moves
}

// castles reports whether a castling would be legal if it did not need a rook.
// It shows the rules a board with a rook in the corner. Whether the king is
// attacked it asks on the real board: what stands there may be an enemy.
func (rookForgotten) castles(p *chess.Position, m chess.Move, corner chess.Square) bool {
	side, shown := p.SideToMove, *p
	shown.Set(corner, chess.NewPiece(chess.TypeRook, side))
	if p.At(m.From) != chess.NewPiece(chess.TypeKing, side) || !shown.IsLegal(m) {
		return false
	}
	for _, s := range []chess.Square{m.From, (m.From + m.To) / 2, m.To} {
		if len(p.Attackers(s, side.Other())) > 0 {
			return false
		}
	}
	return true
}

func (rookForgotten) play(p *chess.Position, m chess.Move) (back func()) {
	before := p.Castling
	lost := p.Make(m) // with the king it moves what stands in the corner
	for _, c := range crookedCorners {
		if m.To == c.corner {
			p.Castling |= before & c.right
		}
	}
	return func() { p.Unmake(m, lost) }
}

// onePlace is set B. What a move destroys and the board does not show, the
// castling rights and the en passant square, it writes down before the move, to
// put it back. But it has one place to write to, and the next move writes over
// it. So one move is taken back well. When two are taken back, the first one
// gets back what was written down before the second.
type onePlace struct{ place *crookedNote }

// A crookedNote is what set B writes down.
type crookedNote struct {
	castling  chess.CastlingRights
	enPassant chess.Square
}

// Name returns "B".
func (onePlace) Name() string { return "B" }

// Divide is like [chess.Position.Divide], by the rules of set B.
func (onePlace) Divide(p *chess.Position, depth int) []chess.MoveCount {
	return crookedDivide(onePlace{new(crookedNote)}, *p, depth)
}

func (onePlace) moves(p *chess.Position) []chess.Move { return p.LegalMoves() }

func (b onePlace) play(p *chess.Position, m chess.Move) (back func()) {
	*b.place = crookedNote{p.Castling, p.EnPassant()}
	lost := p.Make(m)
	return func() {
		p.Unmake(m, lost)
		p.Castling = b.place.castling
		p.SetEnPassant(b.place.enPassant)
	}
}

// askedTooEarly is set C. When a pawn captures en passant, it asks too early
// whether the king is safe: the pawn has moved, and the captured one still
// stands there. Later that one goes, as it should.
type askedTooEarly struct{}

// Name returns "C".
func (askedTooEarly) Name() string { return "C" }

// Divide is like [chess.Position.Divide], by the rules of set C.
func (c askedTooEarly) Divide(p *chess.Position, depth int) []chess.MoveCount {
	return crookedDivide(c, *p, depth)
}

func (c askedTooEarly) moves(p *chess.Position) []chess.Move {
	var moves []chess.Move
	for _, m := range p.LegalMoves() {
		if !c.isEnPassant(p, m) {
			moves = append(moves, m)
		}
	}
	for from := chess.A1; from <= chess.H8; from++ {
		m := chess.Move{From: from, To: p.EnPassant()}
		if !c.isEnPassant(p, m) {
			continue
		}
		early := *p
		early.Set(m.To, p.At(from))
		early.Set(from, nil)
		if !early.InCheck(p.SideToMove) {
			moves = append(moves, m)
		}
	}
	return moves
}

// isEnPassant reports whether a pawn of the side to move can go diagonally to
// the en passant square, whatever its king says.
func (askedTooEarly) isEnPassant(p *chess.Position, m chess.Move) bool {
	mover := p.At(m.From)
	return mover == chess.NewPiece(chess.TypePawn, p.SideToMove) && m.To == p.EnPassant() && p.At(m.To) == nil &&
		m.From.File() != m.To.File() && mover.IsValid(&p.Board, m.From, m.To)
}

func (askedTooEarly) play(p *chess.Position, m chess.Move) (back func()) {
	lost := p.Make(m)
	return func() { p.Unmake(m, lost) }
}
