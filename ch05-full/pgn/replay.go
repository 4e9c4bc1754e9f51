// replay.go plays the moves of a tree as a game, which knows what counts for a draw and how it
// has ended.

package pgn

import (
	"strings"

	"mateinfive/ch05-full/chess"
)

// forfeit is what the tag Termination says of a game that was lost on time (PGN standard,
// section 9.8.1).
const forfeit = "time forfeit"

// Replay returns the game up to n. At the end of the main line it has ended as the result and
// the tag Termination say. A game cannot tell of a null move, nor of a move after its end, as in
// old files: the rule of fivefold repetition is of 2014. There it begins anew.
func (g *Game) Replay(n *Node) *chess.Game {
	game := chess.NewGameFrom(g.Start)
	for _, step := range n.Path() {
		if game.Play(step.Move) != nil {
			game = chess.NewGameFrom(After(game.Position(), step.Move))
		}
	}
	if n == g.End() {
		g.settle(game)
	}
	return game
}

// settle ends a game as the players or the clock have ended it. What the tags do not tell is
// taken for the usual.
func (g *Game) settle(game *chess.Game) {
	loser := chess.White
	if g.Result == chess.WhiteWins {
		loser = chess.Black
	}
	switch {
	case g.Result == chess.InPlay || Outcome(game) != chess.InPlay:
	case strings.EqualFold(g.Tag("Termination"), forfeit):
		if g.Result == chess.Draw {
			loser = game.Turn()
		}
		_ = game.FlagFall(loser)
	case g.Result == chess.Draw && game.Claim() != nil:
		_ = game.OfferDraw(chess.White)
		_ = game.AcceptDraw()
	case g.Result != chess.Draw:
		_ = game.Resign(loser)
	}
}

// Outcome returns the result of a game as it stands. A lesson without a king has none, unless
// the players or the clock end it.
func Outcome(game *chess.Game) chess.Outcome {
	p := game.Position()
	if p.King(p.SideToMove) == chess.NoSquare && game.Termination() < chess.ByFiftyMoves {
		return chess.InPlay
	}
	return game.Outcome()
}

// SetResult writes the result of the game down, and in the tag Termination whether it was lost
// on time.
func (g *Game) SetResult(result chess.Outcome, onTime bool) {
	g.Result = result
	g.SetTag("Result", result.String())
	switch {
	case result == chess.InPlay:
		g.DropTags("Termination")
	case onTime:
		g.SetTag("Termination", forfeit)
	default:
		g.SetTag("Termination", "normal")
	}
}
