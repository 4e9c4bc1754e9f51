// Tempting: the answer is written down as one thinks it is, and not copied from the screen.

package exercises

// OwnCommand says what the program does not.
func OwnCommand() string {
	return "$ go run ./ch02-moves -quiet\nwhite> where K\nK: e1\nwhite> quit"
}
