// command.go is the table of commands, from which help is printed too.

package session

import (
	"math"
	"strings"

	"mateinfive/internal/console"
)

// commands are what may be typed beside moves. They are built once for a session.
type commands struct {
	table   console.Table     // as help prints it
	actions map[string]action // of the commands, by name
	aliases map[string]string // lines in other words, in small letters, and the line that each means
}

// A command is a row of the table.
type command struct {
	name string
	args string // what to type after it, as [console.Command] has it
	help string // what it does
	do   action
}

// An action is what a command does, with the words behind it.
type action interface {
	do(s *Session, args []string) error
}

// inGame is an action of the game in hand. It sees nothing else of the session.
type inGame func(g *game, args []string) error

func (f inGame) do(s *Session, args []string) error { return f(&s.game, args) }

// inSession is an action for which parts of the session work together.
type inSession func(s *Session, args []string) error

func (f inSession) do(s *Session, args []string) error { return f(s, args) }

// A group of commands is what one asks help for. The first is what one needs to play.
type group struct {
	name     string
	commands []command
}

// groups returns all commands, in the order in which help lists them. What a method named cmd
// does stands in its help.
func groups() []group {
	return []group{
		{"game", []command{
			{"go", "[level3]...", "have the program play a move for the side to move", inSession((*Session).cmdGo)},
			{"help", "[files]", "say how to play, or what a group or a command does", inSession((*Session).cmdHelp)},
			{"hint", "[level8]...", "name the piece that should move, and once more the move",
				inSession((*Session).cmdHint)},
			{"moves", "[e2]", "show where a piece can go, or list all moves", inGame((*game).cmdMoves)},
			{"new", "[level3] [5+3]...", "begin: new level 3 black 5+3; or white, lot, untimed",
				inSession((*Session).cmdNew)},
			{"quit", "", "leave; exit does the same", inSession((*Session).cmdQuit)},
			{"record", "", "list the moves played", inGame((*game).cmdRecord)},
			{"redo", "[3]", "play again what was taken back: one move, or 3", inGame((*game).cmdRedo)},
			{"undo", "[3]", "take back your last move; undo 1 one ply, undo 2 two", inGame((*game).cmdUndo)},
			{"why", "[e2e4]...", "say why a move is not legal; alone, the last one", inGame((*game).cmdWhy)},
		}},
		{"begin", []command{
			{"again", "", "begin again from what -fen, fen or load gave", inSession((*Session).cmdAgain)},
			{"match", "[20] [mine] [random]...", "play until it is sure, or 20; -pgn FILE keeps them",
				inSession((*Session).cmdMatch)},
			{"name", "[white] Anna...", "name a player; name Anna is you, next time as well",
				inSession((*Session).cmdName)},
			{"players", "", "say who can play", inSession((*Session).cmdPlayers)},
			{"puzzle", "[2|FILE]...", "find the good move, or mate in 2; solution plays it",
				inSession((*Session).cmdPuzzle)},
			{"rematch", "", "play once more, with the sides changed", inSession((*Session).cmdRematch)},
			{"reset", "", "begin a new game from the starting position", inSession((*Session).cmdReset)},
		}},
		{"time", []command{
			{"clock", "[off]", "say what the clocks show; new untimed has none",
				inGame((*game).cmdClock)},
			{"pace", "human|fast", "choose whether the computer takes its time for a move",
				inSession((*Session).cmdPace)},
			{"pause", "", "stop the clocks, or have them run again", inSession((*Session).cmdPause)},
		}},
		{"end", []command{
			{"accept", "", "accept a draw", inGame((*game).cmdAccept)},
			{"claim", "[Nf3]...", "claim a draw: now, or with a move that is not played", inGame((*game).cmdClaim)},
			{"decline", "", "decline the draw", inGame((*game).cmdDecline)},
			{"draw", "", "offer a draw", inGame((*game).cmdDraw)},
			{"resign", "", "give the game up", inSession((*Session).cmdResign)},
		}},
		{"engine", []command{
			{"analyze", "[5] [stockfish]...", "show the best lines, 3 or 1 to 5; off ends it",
				inSession((*Session).cmdAnalyze)},
			{"eval", "", "show the evaluation of the position, term by term", inSession((*Session).cmdEval)},
			{"keep", "[2]", "note a line of the analysis as a variation", inSession((*Session).cmdKeep)},
			{"retry", "[next|solution]", "find a better move for each bad one of a review",
				inSession((*Session).cmdRetry)},
			{"review", "[stockfish]...", "find the bad moves of the game, and annotate it", inSession((*Session).cmdReview)},
			{"thoughts", "on|off", "show what an opponent thinks, or hide it",
				inSession((*Session).cmdThoughts)},
		}},
		{"position", []command{
			{"attackers", "e5", "mark the pieces of both sides that attack a square", inGame((*game).cmdAttackers)},
			{"board", "", "draw the board", inGame((*game).cmdBoard)},
			{"book", "[FILE] [Anna]...", "name the opening; of a file, what its games played here",
				inSession((*Session).cmdBook)},
			{"captured", "", "list the captured pieces", inGame((*game).cmdCaptured)},
			{"divide", "3", "perft, told apart by the first move", inSession((*Session).cmdDivide)},
			{"fen", "[FEN|start]...", "print the position in one line, or begin from another",
				inSession((*Session).cmdFEN)},
			{"perft", "3", "count the ways to play 3 plies; Ctrl-C ends it", inSession((*Session).cmdPerft)},
		}},
		{"look", []command{
			{"flip", "[auto]", "turn the board around; auto: to the side to move",
				inSession((*Session).cmdFlip)},
			{"pieces", "letters|figures|auto", "choose how pieces are drawn", inSession((*Session).cmdPieces)},
			{"settings", "", "list what is remembered for the next time", inSession((*Session).cmdSettings)},
			{"size", "1|2|3|4|auto", "choose how large a square is on the table", inSession((*Session).cmdSize)},
			{"theme", "wood|green|blue", "choose the colors; blue does without red and green",
				inSession((*Session).cmdTheme)},
		}},
		{"steps", []command{
			{"first", "", "go to the beginning", inGame((*game).cmdFirst)},
			{"goto", "5", "go to White's move 5; 5... is Black's", inGame((*game).cmdGoto)},
			{"into", "2", "step into variation 2", inGame((*game).cmdInto)},
			{"last", "", "go to the end of the line", inGame((*game).cmdLast)},
			{"next", "", "step on by a move, as Enter alone does", inGame((*game).cmdNext)},
			{"out", "", "go back to where the variation begins", inGame((*game).cmdOut)},
			{"prev", "", "step back by a move", inGame((*game).cmdPrev)},
			{"variations", "", "list the ways in which the game goes on here", inGame((*game).cmdVariations)},
		}},
		{"notes", []command{
			{"arrow", "e2 [e4]", "draw an arrow on the board, kept with the last move", inGame((*game).cmdArrow)},
			{"comment", "[TEXT]...", "comment on the last move; alone, take the comments away",
				inGame((*game).cmdComment)},
			{"drop", "", "take this variation out of the game", inGame((*game).cmdDrop)},
			{"glyph", "[!?]", "add a sign to the last move; alone, take the signs away", inGame((*game).cmdGlyph)},
			{"mark", "e4...", "mark squares, with the last move; off takes all away",
				inGame((*game).cmdMark)},
			{"promote", "", "put this variation in the place of the line", inGame((*game).cmdPromote)},
		}},
		{"files", []command{
			{"append", "FILE...", "add the game to those of a file", inSession((*Session).cmdAppend)},
			{"delete", "3", "delete a kept game, by its number in games", inSession((*Session).cmdDelete)},
			{"games", "[FILE] [21]...", "list kept games or a file's; -player, -opening, -mate",
				inSession((*Session).cmdGames)},
			{"load", "3|FILE [3]...", "go on with kept game 3, or with a game of a file",
				inSession((*Session).cmdLoad)},
			{"pgn", "", "print the game as files have it", inGame((*game).cmdPGN)},
			{"save", "FILE...", "save the game in a file", inSession((*Session).cmdSave)},
			{"tag", "[White] [Anna]...", "list the tags of the game, or set one", inGame((*game).cmdTag)},
		}},
		{"tasks", []command{
			{"clocks", "", "task Clock: list what the clock showed", inSession((*Session).cmdClocks)},
			{"repeated", "3", "task Repeated: find the position that stood three times",
				inSession((*Session).cmdRepeated)},
			{"caught", "", "task SANCases: put your cases to three crooked writers",
				inSession((*Session).cmdCaught)},
			{"tree", "[5.12]", "draw the calls of your search, and where it is wrong",
				inSession((*Session).cmdTree)},
		}},
	}
}

// inOtherWords are the lines that players say in other words, with those words.
var inOtherWords = map[string]string{
	"help":         "?, h, commands, menu",
	"analyze":      "analyse, analysis",
	"undo":         "u, takeback, take back",
	"clock":        "time",
	"pause":        "continue, resume, unpause",
	"prev":         "back",
	"next":         "forward",
	"tag":          "tags",
	"record":       "history, score, list",
	"new":          "restart, new game",
	"rematch":      "play again",
	"resign":       "i resign, give up, i give up",
	"draw":         "offer, offer draw, draw offer, offer a draw, i offer a draw",
	"accept":       "accept draw, agree, agreed",
	"decline":      "decline draw",
	"claim":        "claim draw, claim a draw, threefold",
	"new black":    "play black, play as black, switch sides",
	"new white":    "play white, play as white",
	"new computer": "play computer",
	"new friend":   "play friend",
}

// newCommands returns the commands, without those of tasks if they are to be left out.
func newCommands(withoutTasks bool) *commands {
	all := &commands{actions: map[string]action{}, aliases: map[string]string{}}
	for _, g := range groups() {
		if withoutTasks && g.name == "tasks" {
			continue
		}
		shown := console.Group{Name: g.name}
		for _, c := range g.commands {
			all.actions[c.name] = c.do
			shown.Commands = append(shown.Commands, console.Command{Name: c.name, Args: c.args, Help: c.help})
		}
		all.table = append(all.table, shown)
	}
	for line, words := range inOtherWords {
		for _, said := range strings.Split(words, ", ") {
			all.aliases[said] = line
		}
	}
	return all
}

// Commands returns the table of commands, for a manual. Outside of the course it is without those of
// tasks.
func Commands(outside bool) console.Table { return newCommands(outside).table }

// read returns the order that a line is, also one that is said in other words: draw? is draw.
func (c *commands) read(text string) (o order, ok bool) {
	word := strings.ToLower(strings.TrimRight(text, "?! "))
	if line, ok := c.aliases[word]; ok {
		text = line
	} else if line, ok := c.aliases[strings.ToLower(text)]; ok { // ? alone
		text = line
	} else if !strings.Contains(text, " ") && word != "" { // glyph ! keeps its sign
		text = word
	}
	words := strings.Fields(text)
	if name := c.aliases[strings.ToLower(words[0])]; c.actions[name] != nil { // analysis stockfish
		words[0] = name
	}
	found, ok := c.table.Find(words[0])
	if !ok {
		return order{}, false
	}
	return order{command: found, action: c.actions[found.Name], args: words[1:]}, true
}

// names returns the names of all commands.
func (c *commands) names() (names []string) {
	for _, g := range c.table {
		for _, each := range g.Commands {
			names = append(names, each.Name)
		}
	}
	return names
}

// howToMove is what one has to know first.
const howToMove = "A move is e4, Nf3, exd5, O-O or e8=Q, or names both squares: e2e4. " +
	"Or touch a piece by its square, g1, then name where it goes, f3; g1 again lets go. " +
	"Enter alone steps on where moves follow."

// goodToKnow stands below the commands.
const goodToKnow = "On the board * is a square to go to, x a piece to capture, > the piece itself,\n" +
	"- a square that its king forbids, + a king in check, ! a piece that attacks,\n" +
	"o what mark and arrow have marked, with the head of an arrow where it points.\n" +
	"new level 3 begins a game against the computer; players lists the others."

// onTheTable stands there where the board has a place of its own.
const onTheTable = "\nClick a piece and then its square, or drag it; a click on a move goes there. " +
	"What you play while the other side thinks waits for your turn, and Esc takes it away. " +
	"After analyze Enter plays the best move at the end of the line, and Esc ends the analysis. " +
	"Up and Down bring back what you typed, Tab completes it, Left and Right step through the game, " +
	"PgUp, PgDn and the wheel page."

func (s *Session) cmdHelp(args []string) error {
	var text strings.Builder
	screen := console.Screen{Out: &text, Width: math.MaxInt} // the faces break lines
	last := goodToKnow
	if s.options.Table {
		last += onTheTable
	}
	err := screen.Help(s.commands.table, args, howToMove, last)
	for line := range strings.Lines(text.String()) {
		s.say("%s", strings.TrimSuffix(line, "\n"))
	}
	return err
}

func (s *Session) cmdQuit([]string) error {
	return s.confirmIf(s.leaveQuestion(), Leave{}.happen)
}
