// gain.go says whether a capture wins something.

package motif

import "mateinfive/ch05-full/chess"

// gains reports whether a legal move of p captures what is worth more than the piece that captures it,
// or what nothing retakes.
func gains(p chess.Position, m chess.Move) bool {
	target := captured(p, m)
	return target != nil && (target.Value() > p.At(m.From).Value() || Free(p, m))
}
