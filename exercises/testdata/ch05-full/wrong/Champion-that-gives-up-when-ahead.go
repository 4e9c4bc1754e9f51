// Tempting: who is five pawns behind resigns. But after its move the side to move is the
// other one: it gives up when it is ahead.

package exercises

import (
	"context"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// Champion takes what is worth most, and knows when it has lost.
func Champion() (name string, p player.Player) { return "Gentleman", gentleman{} }

type gentleman struct{}

func (gentleman) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	p, err := r.Position()
	if err != nil {
		return player.Decision{}, err
	}
	var best chess.Move
	most := -1
	for _, m := range p.LegalMoves() {
		if err := ctx.Err(); err != nil {
			return player.Decision{}, err
		}
		worth := 0
		if captured := (chess.Ply{Before: p, Move: m}).Captured(); captured != nil {
			worth = captured.Value()
		}
		if worth > most {
			best, most = m, worth
		}
	}
	after := p.After(best)
	if piecesOf(&after, after.SideToMove)+5 <= piecesOf(&after, after.SideToMove.Other()) {
		return player.Decision{Action: player.Resign, Why: "it is lost"}, nil
	}
	return player.Decision{Move: best}, nil
}

// piecesOf returns what a side has, in pawns.
func piecesOf(p *chess.Position, side chess.Color) (pawns int) {
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := p.At(s); piece != nil && piece.Color() == side {
			pawns += piece.Value()
		}
	}
	return pawns
}
