// command.go is the table of commands, from which help is printed too.

package session

import (
	"math"
	"strings"

	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

// commands returns all commands, in the order in which help lists them. What a method named cmd
// does stands in its help.
func (s *Session) commands() console.Table {
	type c = console.Command
	return console.Table{
		{Name: "game", Commands: []c{
			{Name: "go", Args: "[level3]...", Help: "have the program play a move for the side to move", Do: s.cmdGo},
			{Name: "help", Args: "[tasks]", Help: "say how to play, or what a group or a command does", Do: s.cmdHelp},
			{Name: "hint", Args: "[level8]...", Help: "name the piece that should move, and once more the move", Do: s.cmdHint},
			{Name: "moves", Args: "[e2]", Help: "show where a piece can go, or list all moves", Do: s.cmdMoves},
			{Name: "new", Args: "[level3] [5+3]...", Help: "begin a game: new level 3 black 5+3 (or white, or lot)", Do: s.cmdNew},
			{Name: "quit", Help: "leave; exit does the same", Do: s.cmdQuit},
			{Name: "record", Help: "list the moves played", Do: s.cmdRecord},
			{Name: "redo", Args: "[3]", Help: "play again what was taken back: one move, or 3", Do: s.cmdRedo},
			{Name: "undo", Args: "[3]", Help: "take back the last move, or the last 3", Do: s.cmdUndo},
			{Name: "why", Args: "[e2e4]...", Help: "say why a move is not legal; alone, the last one", Do: s.cmdWhy},
		}},
		{Name: "begin", Commands: []c{
			{Name: "again", Help: "begin again from what -fen, fen or load gave", Do: s.cmdAgain},
			{Name: "match", Args: "[20] [mine] [random]...", Help: "20 games of each pair; -pgn FILE keeps them", Do: s.cmdMatch},
			{Name: "name", Args: "[white] Anna...", Help: "name a player; name Anna is you, next time as well", Do: s.cmdName},
			{Name: "players", Help: "say who can play", Do: s.cmdPlayers},
			{Name: "puzzle", Args: "[2|solution]", Help: "find a mate in 2, from your games or ours", Do: s.cmdPuzzle},
			{Name: "rematch", Help: "play once more, with the sides changed", Do: s.cmdRematch},
			{Name: "reset", Help: "begin a new game from the starting position", Do: s.cmdReset},
		}},
		{Name: "time", Commands: []c{
			{Name: "clock", Help: "say what the clocks show", Do: s.cmdClock},
			{Name: "pause", Help: "stop the clocks, or have them run again", Do: s.cmdPause},
		}},
		{Name: "end", Commands: []c{
			{Name: "accept", Help: "accept a draw", Do: s.cmdAccept},
			{Name: "claim", Args: "[Nf3]...", Help: "claim a draw: now, or with a move that is not played", Do: s.cmdClaim},
			{Name: "decline", Help: "decline the draw", Do: s.cmdDecline},
			{Name: "draw", Help: "offer a draw", Do: s.cmdDraw},
			{Name: "resign", Help: "give the game up", Do: s.cmdResign},
		}},
		{Name: "engine", Commands: []c{
			{Name: "analyse", Args: "[level8]...", Help: "show the three best lines, deeper and deeper", Do: s.cmdAnalyse},
			{Name: "eval", Help: "show the evaluation of the position, term by term", Do: s.cmdEval},
			{Name: "retry", Help: "play on from before the worst move that review has found", Do: s.cmdRetry},
			{Name: "review", Help: "find the worst moves of the game, and annotate it", Do: s.cmdReview},
		}},
		{Name: "position", Commands: []c{
			{Name: "attackers", Args: "e5", Help: "mark the pieces of both sides that attack a square", Do: s.cmdAttackers},
			{Name: "board", Help: "draw the board", Do: s.cmdBoard},
			{Name: "book", Help: "name the opening, and those that moves lead to", Do: func([]string) error { s.say("%s", openings.Book(s.at.Tree, s.at.Node)); return nil }},
			{Name: "captured", Help: "list the captured pieces", Do: s.cmdCaptured},
			{Name: "divide", Args: "3", Help: "perft, told apart by the first move", Do: s.count("divide")},
			{Name: "fen", Args: "[FEN|start]...", Help: "print the position in one line, or begin from another", Do: s.cmdFEN},
			{Name: "perft", Args: "3", Help: "count the ways to play 3 plies; Ctrl-C ends it", Do: s.count("perft")},
		}},
		{Name: "look", Commands: []c{
			{Name: "flip", Args: "[auto]", Help: "turn the board around; auto turns it to the side to move", Do: s.cmdFlip},
			{Name: "pieces", Args: "letters|figures|auto", Help: "choose how pieces are drawn", Do: s.choose("pieces", "letters", "figures", "auto")},
			{Name: "settings", Help: "list what is remembered for the next time", Do: s.cmdSettings},
			{Name: "size", Args: "1|2|3|4|auto", Help: "choose how large a square is on the table", Do: s.choose("size", "1", "2", "3", "4", "auto")},
		}},
		{Name: "steps", Commands: []c{
			{Name: "first", Help: "go to the beginning", Do: s.step(s.at.Tree.Root, "")},
			{Name: "goto", Args: "5", Help: "go to White's move 5; 5... is Black's", Do: s.cmdGoto},
			{Name: "into", Args: "2", Help: "step into variation 2", Do: s.cmdInto},
			{Name: "last", Help: "go to the end of the line", Do: s.step(s.at.Node.End(), "")},
			{Name: "next", Help: "step on by a move, as Enter alone does", Do: s.step(s.at.Node.First(), "this is the end of the line: prev steps back")},
			{Name: "out", Help: "go back to where the variation begins", Do: s.step(s.outside(), "this is the main line, and no variation")},
			{Name: "prev", Help: "step back by a move", Do: s.step(s.at.Node.Parent, "this is the beginning: next steps on")},
			{Name: "variations", Help: "list the ways in which the game goes on here", Do: s.cmdVariations},
		}},
		{Name: "notes", Commands: []c{
			{Name: "comment", Args: "[TEXT]...", Help: "comment on the last move; alone, take the comments away", Do: s.cmdComment},
			{Name: "drop", Help: "take this variation out of the game", Do: s.cmdDrop},
			{Name: "glyph", Args: "[!?]", Help: "add a sign to the last move; alone, take the signs away", Do: s.cmdGlyph},
			{Name: "promote", Help: "put this variation in the place of the line", Do: s.cmdPromote},
		}},
		{Name: "files", Commands: []c{
			{Name: "append", Args: "FILE...", Help: "add the game to those of a file", Do: s.writes("added to the games in %s", pgn.Append)},
			{Name: "delete", Args: "3", Help: "delete a kept game, by its number in games", Do: s.cmdDelete},
			{Name: "games", Args: "[FILE] [21]...", Help: "list kept games or a file's; -player, -opening, -mate", Do: s.cmdGames},
			{Name: "load", Args: "3|FILE [3]...", Help: "go on with kept game 3, or with a game of a file", Do: s.cmdLoad},
			{Name: "pgn", Help: "print the game as files have it", Do: s.cmdPGN},
			{Name: "save", Args: "FILE...", Help: "save the game in a file", Do: s.writes("saved in %s", pgn.Create)},
			{Name: "tag", Args: "[White] [Anna]...", Help: "list the tags of the game, or set one", Do: s.cmdTag},
		}},
		{Name: "tasks", Commands: []c{
			{Name: "clocks", Help: "task Clock: list what the clock showed", Do: s.cmdClocks},
			{Name: "repeated", Args: "3", Help: "task Repeated: find the position that stood three times", Do: s.cmdRepeated},
			{Name: "caught", Help: "task SANCases: put your cases to three crooked writers", Do: s.cmdCaught},
		}},
	}
}

// howToMove is what one has to know first.
const howToMove = "A move is e4, Nf3, exd5, O-O or e8=Q, or names both squares: e2e4. Or touch a piece by its square, g1, " +
	"then name where it goes, f3; g1 again lets go. Enter alone steps on where moves follow."

// goodToKnow stands below the commands.
const goodToKnow = "On the board * is a square to go to, x a piece to capture, > the piece itself,\n" +
	"- a square that its king forbids, + a king in check, ! a piece that attacks.\n" +
	"new level 3 begins a game against the computer; players lists the others."

// onTheTable stands there where the board has a place of its own.
const onTheTable = "\nClick a piece and then its square. Up and Down bring back what you typed, Tab completes it, Left and Right step through the game, PgUp, PgDn and the wheel page."

func (s *Session) cmdHelp(args []string) error {
	var text strings.Builder
	screen := console.Screen{Out: &text, Width: math.MaxInt} // the faces break lines
	last := goodToKnow
	if s.Table {
		last += onTheTable
	}
	err := screen.Help(s.commands(), args, howToMove, last)
	for line := range strings.Lines(text.String()) {
		s.say("%s", strings.TrimSuffix(line, "\n"))
	}
	return err
}

func (s *Session) cmdQuit([]string) error { return s.confirmIf(s.unsaved(), Leave{}.happen) }
