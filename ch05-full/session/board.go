// board.go is how the player wants to see the board, and draws it, in color or without.

package session

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/look"
)

// A Look is how the player wants to see the board.
type Look struct {
	Flip    bool // Black's side below
	Figures bool // ♞ instead of N
	Color   bool
	Size    int // rows of a square on the table, 1 to 4, or 0 for what the window has room for
}

// Marks are the marked squares of a board. A nil map marks none.
type Marks map[chess.Square]look.Mark

// A Board is a board as it is drawn, by square. Nothing in it asks a rule any more.
type Board [64]look.Square

func board(b *chess.Board, m Marks) (squares Board) {
	for sq := range chess.Square(64) {
		squares[sq] = look.Square{Piece: chess.Letter(b.At(sq)), Dark: sq.IsDark(), Mark: m[sq]}
	}
	return squares
}

// Symbol returns the letter or the figure of a piece, which is given by its letter in a diagram.
func (l Look) Symbol(piece byte) string { return look.Symbol(piece, l.Figures, l.Color) }

// Squares returns the squares of the board from the top row to the lowest, each row from left
// to right, with the names of the ranks and files.
func (l Look) Squares() (rows [8][8]chess.Square, ranks, files string) {
	files, ranks = "abcdefgh", "87654321"
	if l.Flip {
		files, ranks = "hgfedcba", "12345678"
	}
	for i, rank := range ranks {
		for j, file := range files {
			rows[i][j] = chess.Square(int(rank-'1')*8 + int(file-'a'))
		}
	}
	return rows, ranks, files
}

// Columns returns how wide squares of so many rows are, and the names of the ranks beside them.
func (l Look) Columns(size int) (square, names int) {
	if size == 1 && l.Color {
		return 3, 1 // room behind the piece, as before it
	}
	return 2 * size, min(size, 2)
}

// Draw returns the board as lines of text, each with a newline, in squares of so many rows. With
// one, and without color, flip, figures and marks, it draws what [chess.Board.String] writes.
func (l Look) Draw(b Board, size int) string {
	rows, ranks, files := l.Squares()
	width, names := l.Columns(size)
	var sb strings.Builder
	for i, row := range rows {
		for part := range size {
			name, middle := "", part == (size-1)/2
			if middle {
				name = ranks[i : i+1]
			}
			fmt.Fprintf(&sb, "%-*s", names, name)
			for _, sq := range row {
				sb.WriteString(l.square(b[sq], width, middle))
			}
			sb.WriteByte('\n')
		}
	}
	gap := strings.Repeat(" ", width-1)
	fmt.Fprintf(&sb, "%*s%s\n", names+width/2, "", strings.Join(strings.Split(files, ""), gap))
	return sb.String()
}

// square draws a row of a square, that of the piece or another: the mark, then the piece. Without
// color a dot shows an empty square, and of larger ones those that are dark are dotted.
func (l Look) square(sq look.Square, width int, middle bool) string {
	fill, mark, symbol := " ", cmp.Or(sq.Mark.Sign, " "), l.Symbol(sq.Piece)
	if sq.Dark && !l.Color && width > 2 {
		fill = "."
	}
	if sq.Piece == '.' {
		if width > 2 {
			symbol = " " // a dot would be one of many
		}
		mark, symbol = " ", cmp.Or(sq.Mark.Sign, symbol)
	}
	text := strings.Repeat(fill, width)
	if middle && symbol != " " {
		text = text[:width/2-1] + mark + symbol + text[width/2+1:]
	}
	if l.Color {
		return sq.Paint(text)
	}
	return text
}

// lookNow is how the board is drawn now: seen by the side to move, or against a program by the
// person, if the player wants it to turn by itself.
func (s *Session) lookNow() Look {
	look := Look{Flip: s.Flip, Figures: s.Figures, Color: s.Color}
	look.Size, _ = strconv.Atoi(s.Settings["size"])
	if s.Settings["flip"] == "auto" && (s.Players[0] == "" || s.Players[1] == "") {
		look.Flip = s.speaker() == chess.Black
	}
	return look
}

// remember sets a setting, which on a terminal is remembered for the next time.
func (s *Session) remember(name, value string) {
	settings := map[string]string{}
	maps.Copy(settings, s.Settings)
	settings[name] = value
	if value == "off" || value == "auto" && name != "flip" { // as without it
		delete(settings, name)
	}
	s.Settings = settings
	if s.Live {
		s.reply.Settings = settings
	}
}

// choose returns the command that sets a setting to one of a few words.
func (s *Session) choose(name string, words ...string) func(args []string) error {
	return func(args []string) error {
		if !slices.Contains(words, args[0]) {
			return fmt.Errorf("%s takes one of these: %s; not %s", name, strings.Join(words, ", "), chess.Quote(args[0]))
		}
		s.remember(name, args[0])
		if name == "pieces" {
			s.Figures = args[0] == "figures" || args[0] == "auto" && s.Color
		}
		s.showBoard()
		return nil
	}
}

func (s *Session) cmdFlip(args []string) error {
	if len(args) > 0 {
		return s.choose("flip", "auto", "off")(args)
	}
	s.Flip = !s.lookNow().Flip
	if s.Settings["flip"] == "auto" {
		s.remember("flip", "off")
	}
	s.showBoard()
	return nil
}

func (s *Session) cmdSettings([]string) error {
	if len(s.Settings) == 0 {
		s.say("nothing is set: name Anna, pieces letters, size 2 and flip auto are remembered")
	}
	for _, name := range slices.Sorted(maps.Keys(s.Settings)) {
		s.say("%s: %s", name, s.Settings[name])
	}
	if s.Folder != "" {
		s.say("games are kept in %s", s.Folder)
	}
	return nil
}
