// own_command.go is yours: the test of a command that you add to the prompt.

package exercises

// OwnCommand returns a transcript in which your own command is used: the command line, and
// below it what stands on the screen, with what is typed after each prompt. This is one:
//
//	$ go run ./ch02-moves -quiet
//	white> e2e4
//	1. e2-e4
//	black> quit
//
// The command itself stands in ch02-moves/terminal/table.go.
func OwnCommand() string {
	panic("task OwnCommand: not written yet")
}
