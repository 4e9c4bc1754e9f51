// spelling.go knows other spellings of a time control, and turns them into ours.

package clock

import "strings"

// spellings are signs and words that people use, and ours for them.
var spellings = strings.NewReplacer("|", "+", "minutes", "m", "min", "m", "seconds", "s", "sec", "s")

// fractions are parts of a minute that are not written with a point.
var fractions = map[string]string{
	"1/4": "0.25", "1/2": "0.5", "3/4": "0.75", "¼": "0.25", "½": "0.5", "¾": "0.75",
}

// spelled returns a time control in our spelling. Two numbers side by side are minutes
// and seconds; other blanks are left out.
func spelled(text string) string {
	var sb strings.Builder
	last := ""
	for _, word := range strings.Fields(spellings.Replace(text)) {
		if last != "" && isDigits(last[len(last)-1:]) && isDigits(word[:1]) {
			sb.WriteString("+")
		}
		sb.WriteString(word)
		last = word
	}
	ours := sb.String()
	minutes, rest := ours, ""
	if i := strings.IndexAny(ours, "+dh"); i >= 0 {
		minutes, rest = ours[:i], ours[i:]
	}
	if point, ok := fractions[minutes]; ok && !strings.Contains(rest, ":") {
		return point + rest
	}
	return ours
}
