// shapes.go has the marks of what a player draws on the board.

package look

// noted is the color of what is drawn, in each theme.
var noted = mix(3, 0, 5) // purple

// Marks of what is drawn: a square or the beginning of an arrow, and what lies on its way.
var (
	Noted = Mark{Sign: "o", Color: noted}
	OnWay = Mark{Sign: "·", Color: noted}
)

// Head returns the mark of the square to which an arrow points, so many files to the right of where it
// begins, and so many ranks up.
func Head(right, up int) Mark {
	signs := [3][3]string{{"↙", "↓", "↘"}, {"←", "o", "→"}, {"↖", "↑", "↗"}}
	return Mark{Sign: signs[1+sign(up)][1+sign(right)], Color: noted}
}

// sign returns 1, 0 or -1.
func sign(n int) int { return min(max(n, -1), 1) }
