package pgn

func Sign(nag uint8) string                   { return "" }
func ParseSign(text string) (uint8, bool)     { return 0, false }
func (g *Game) Clone(at *Node) (*Game, *Node) { return g, at }
func (n *Node) Promote()                      {}
func (n *Node) Drop()                         {}
