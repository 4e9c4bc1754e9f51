// table.go is the table of commands, from which help is printed too.

package terminal

import "mateinfive/internal/console"

// commands returns all commands, in the order in which help lists them.
func (s *session) commands() console.Table {
	return console.Table{
		{Name: "game", Commands: []console.Command{
			{Name: "again", Help: "begin again from the position that -fen or fen gave", Do: s.cmdAgain},
			{Name: "captured", Help: "list the captured pieces", Do: s.cmdCaptured},
			{Name: "help", Args: "[tasks]", Help: "say how to play, or what a group or a command does", Do: s.cmdHelp},
			{Name: "moves", Args: "e2", Help: "show where a piece can go", Do: s.cmdMoves},
			{Name: "quit", Help: "leave; exit does the same", Do: s.cmdQuit},
			{Name: "record", Help: "list the moves played", Do: s.cmdRecord},
			{Name: "reset", Help: "begin a new game from the starting position", Do: s.cmdReset},
		}},
		{Name: "position", Commands: []console.Command{
			{Name: "board", Help: "draw the board", Do: s.cmdBoard},
			{Name: "fen", Args: "[FEN|start]...", Help: "print the position in one line, or begin from another", Do: s.cmdFEN},
			{Name: "flip", Help: "turn the board around", Do: s.cmdFlip},
			{Name: "pieces", Args: "letters|figures", Help: "choose how pieces are drawn", Do: s.cmdPieces},
		}},
		{Name: "tasks", Commands: []console.Command{
			{Name: "targets", Help: "task Targets: mark the enemy pieces you could take", Do: s.cmdTargets},
			{Name: "put", Args: "C e4", Help: "task NewChancellor: put a chancellor, C or c, down", Do: s.cmdPut},
			{Name: "steps", Args: "g1", Help: "task KnightSteps: count a knight's moves to each square", Do: s.cmdSteps},
			{Name: "impostors", Help: "task Cases: see how many your cases catch", Do: s.cmdImpostors},
		}},
	}
}
