// aim.go puts pieces where they can go to a certain square.

package chance

// A way is a direction, or a knight's leap: files to the right, and ranks up the board.
type way struct{ files, ranks int }

var (
	straight = []way{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}
	diagonal = []way{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}}
	leaps    = []way{{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}
)

// every is the eight directions.
func every() []way { return append(append([]way{}, straight...), diagonal...) }

// waysTo lists from where a piece comes to its target, as seen from there.
func waysTo(letter byte) []way {
	switch letter | ' ' {
	case 'r':
		return straight
	case 'b':
		return diagonal
	case 'n':
		return leaps
	case 'p':
		if isWhitePiece(letter) {
			return []way{{-1, -1}, {1, -1}}
		}
		return []way{{-1, 1}, {1, 1}}
	}
	return every()
}

// isSlider reports whether a piece goes any distance.
func isSlider(letter byte) bool {
	kind := letter | ' '
	return kind == 'q' || kind == 'r' || kind == 'b'
}

// away is the square n times a way from another, or none.
func away(square string, w way, n int) string {
	return string([]byte{byte(int(square[0]) + n*w.files), byte(int(square[1]) + n*w.ranks)})
}

// room is how often one can go a way from a square before the board ends.
func room(square string, w way) (n int) {
	for isSquare(away(square, w, n+1)) {
		n++
	}
	return n
}

// aimAlong puts a piece on a square from which it comes along a way to its target, if there is
// room, and returns the square. A slider often stands as near as it can, or as far.
func (s *setting) aimAlong(letter byte, target string, w way, least int) string {
	most := room(target, w)
	if !isSlider(letter) {
		most = min(most, least)
	}
	if most < least {
		return ""
	}
	n := []int{least, most, least + s.r.IntN(most-least+1)}[s.r.IntN(3)]
	from := away(target, w, n)
	s.put(from, letter)
	return from
}

// aim puts a piece where it can go to a square from any side.
func (s *setting) aim(letter byte, target string) {
	ways := waysTo(letter)
	for range 9 {
		if s.aimAlong(letter, target, ways[s.r.IntN(len(ways))], 1) != "" {
			return
		}
	}
}
