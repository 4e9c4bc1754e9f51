// table.go draws the table: the board, and beside and below it all that belongs to a
// game, each in its place on the terminal.

package screen

import (
	"fmt"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/console"
)

// A Side is what the table shows of one of the two players.
type Side struct {
	Name     string
	Clock    string // what the clock shows: "4:58", "1:02:03", "9.4"; empty without one
	ToMove   bool
	Captured []chess.Piece // by this side, in any order
	Balance  int           // how many pawns' worth this side is ahead; shown if it is above 0
}

// A Table is what stands on the terminal, [Width] columns by [Height] rows. Text that
// comes from elsewhere is made fit for it: what cannot be printed is spelled out, and
// what is too wide is cut.
type Table struct {
	View    View
	Board   *chess.Board
	Marks   Marks
	Sides   [2]Side  // by chess.Color
	Moves   []string // the game, a line for each move number: "1. e4 e5", "3... Nf6"
	Cursor  int      // the ply that led to this position, from 0; -1 before the first
	Answers []string // the lines below the board; of more than Room, the first
	Prompt  string   // what stands before the place to type: "white> "
}

// The rows of the table, counted from 1 as terminals do. Beside the board is the panel:
// the player on the far side of the board at its top, the one on the near side at its
// end. The last row is empty, so that Enter does not make the screen scroll.
const (
	farName, farCaptured   = 1, 2
	firstMove, lastMove    = 3, 7
	nearCaptured, nearName = 8, 9

	boardRows               = 9
	firstAnswer, lastAnswer = 11, 22
	promptRow               = Height - 1
)

// The widths of the panel and its parts, in columns.
const (
	panelWidth   = 36
	indent       = 2 // of all but the mark for the side to move
	clockWidth   = 10
	nameWidth    = panelWidth - indent - clockWidth
	balanceWidth = 7
	numberWidth  = 4 // "300."
	plyWidth     = 9 // "[exd8=Q#]"
	longestPly   = 9 // a remark such as !? included: then the row is two columns wider
	promptWidth  = 40
)

// The codes that move the cursor and clear. They are the same on all terminals that know
// colors, and on those of Windows.
const (
	saveCursor    = "\x1b7"
	restoreCursor = "\x1b8"
	clearRow      = "\x1b[K" // from the cursor on
	clearScreen   = "\x1b[J" // from the cursor on
)

// at returns the code that sets the cursor.
func at(row, column int) string { return fmt.Sprintf("\x1b[%d;%dH", row, column) }

// Room returns how many lines of answers there is room for.
func Room() int { return lastAnswer - firstAnswer + 1 }

// Draw returns what draws all of the table, and leaves the cursor behind the prompt.
func (t Table) Draw() string {
	return t.rows() + at(promptRow, 1) + clearScreen + Cut(t.Prompt, promptWidth)
}

// Update returns what draws the table anew while something is being typed: all of it
// but what stands behind the prompt, where the cursor stays. So the prompt must be as
// wide as the one that stands there.
func (t Table) Update() string {
	return saveCursor + t.rows() + at(promptRow, 1) + Cut(t.Prompt, promptWidth) + restoreCursor
}

// Ticks returns what draws the two clocks anew, and leaves the cursor where it is.
// Without clocks it is empty.
func (t Table) Ticks() string {
	far, near := t.farAndNear()
	clocks := t.clock(farName, t.Sides[far]) + t.clock(nearName, t.Sides[near])
	if clocks == "" {
		return ""
	}
	return saveCursor + clocks + restoreCursor
}

// farAndNear returns who sits behind the board, and who in front of it.
func (t Table) farAndNear() (far, near chess.Color) {
	if t.View.Flip {
		return chess.White, chess.Black
	}
	return chess.Black, chess.White
}

// rows draws everything above the prompt, from the top down. A row is cleared first and
// its parts are set to their columns: should the terminal find a letter wider than we
// do, only that part looks odd, and what runs over into the next row is drawn over.
func (t Table) rows() string {
	board := strings.Split(t.View.Draw(t.Board, t.Marks), "\n")
	panel := t.panel()
	answers := t.answers()
	var sb strings.Builder
	for row := 1; row < promptRow; row++ {
		sb.WriteString(at(row, 1) + clearRow)
		switch {
		case row <= boardRows:
			sb.WriteString(board[row-1] + panel[row])
		case row >= firstAnswer && row-firstAnswer < len(answers):
			sb.WriteString(answers[row-firstAnswer])
		}
	}
	return sb.String()
}

// panel draws what stands beside the board, by row.
func (t Table) panel() (panel [boardRows + 1]string) {
	far, near := t.farAndNear()
	panel[farName] = t.name(farName, t.Sides[far])
	panel[farCaptured] = t.captured(farCaptured, t.Sides[far])
	for i, line := range t.moves() {
		panel[firstMove+i] = at(firstMove+i, t.panelColumn()+indent) + line
	}
	panel[nearCaptured] = t.captured(nearCaptured, t.Sides[near])
	panel[nearName] = t.name(nearName, t.Sides[near])
	return panel
}

// panelColumn returns where the panel begins: three columns to the right of the board.
func (t Table) panelColumn() int {
	if t.View.Color {
		return 29
	}
	return 21
}

// answers returns the rows below the board, none of them wider than the screen.
func (t Table) answers() (rows []string) {
	for _, line := range t.Answers {
		text := console.Printable(line)
		for end := fits(text, Width); end < len(text); end = fits(text, Width) {
			rows, text = append(rows, text[:end]), text[end:]
		}
		if rows = append(rows, text); len(rows) > Room() {
			return append(rows[:Room()-1], "...")
		}
	}
	return rows
}
