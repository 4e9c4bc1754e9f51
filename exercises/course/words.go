// words.go counts and lists things in a sentence.

package course

import (
	"fmt"
	"strings"
)

// FirstOf names the first three of a list, and counts the others.
func FirstOf(names []string) string {
	if more := len(names) - 3; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:3], ", "), more)
	}
	return strings.Join(names, ", ")
}

// CountOf is a number of things: "1 row", "2 rows".
func CountOf(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
