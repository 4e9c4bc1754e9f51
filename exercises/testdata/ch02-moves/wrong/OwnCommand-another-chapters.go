// Tempting: undo is what one misses first. The word means something already: the prompt says
// in which chapter it comes.

package exercises

// OwnCommand takes a name that is taken.
func OwnCommand() string {
	return "$ go run ./ch02-moves -quiet\nwhite> undo\nundo: taking back comes in chapter 4\nwhite> quit"
}
