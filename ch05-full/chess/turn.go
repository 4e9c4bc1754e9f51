// turn.go says whose turn it is to those who know a position by its methods alone.

package chess

// Turn returns whose turn it is, as [Game.Turn] does: an interface can ask for a method, and
// not for the field SideToMove.
func (p *Position) Turn() Color { return p.SideToMove }
