// sign.go is the glyphs as signs: $1 is "!".

package pgn

import (
	"fmt"
	"maps"
	"strconv"
	"strings"
)

// signs are the glyphs that have a sign of their own, as it is printed.
var signs = map[uint8]string{
	1: "!", 2: "?", 3: "!!", 4: "??", 5: "!?", 6: "?!", 7: "□",
	10: "=", 13: "∞", 14: "+=", 15: "=+", 16: "+/-", 17: "-/+", 18: "+-", 19: "-+",
	146: "N",
}

// otherSigns are the same glyphs as books print them.
var otherSigns = map[string]uint8{"⩲": 14, "⩱": 15, "±": 16, "∓": 17, "+−": 18, "−+": 19}

// signed are the glyphs of all signs.
var signed = func() map[string]uint8 {
	all := maps.Clone(otherSigns)
	for nag, sign := range signs {
		all[sign] = nag
	}
	return all
}()

// Sign returns the sign of a numeric annotation glyph: "!?" for 5, which is a judgment
// of the move, or "+-" for 18, which is one of the position. Those without a sign that
// is known well stay numbers, "$140".
func Sign(nag uint8) string {
	if sign, ok := signs[nag]; ok {
		return sign
	}
	return fmt.Sprintf("$%d", nag)
}

// ParseSign reads a glyph as [Sign] writes it, as a number, "$18", or as books print it,
// "±". It reports whether the text is one.
func ParseSign(text string) (nag uint8, ok bool) {
	if nag, ok := signed[text]; ok {
		return nag, true
	}
	number, ok := strings.CutPrefix(text, "$")
	n, err := strconv.ParseUint(number, 10, 8)
	return uint8(n), ok && err == nil
}
