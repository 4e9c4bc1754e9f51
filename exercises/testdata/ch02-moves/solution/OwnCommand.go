// OwnCommand.go is a transcript of the command where, which stands in terminal/table.go.

package exercises

// OwnCommand returns a transcript in which the command where is used: with pieces, with one
// that has left the board, and with what is no piece.
func OwnCommand() string {
	return `$ go run ./ch02-moves -quiet -fen "4k3/8/8/3p4/4P3/8/8/R3K2R w"
white> where R
R stands on a1 h1
white> e4d5
1. e4xd5
black> where p
no p stands on the board
black> where x
"x" is no letter of a piece: where R
black> help where
  where R                say on which squares a kind of piece stands
black> quit`
}
