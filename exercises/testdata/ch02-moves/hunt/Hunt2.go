package chess

// sign returns -1, 0 or 1: the direction of n.
func sign(n int) int { return min(n, 1) }
