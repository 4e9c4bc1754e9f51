// line_test.go reads lines, and does nothing of what they mean.

package session

import (
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

func TestWhatALineMeans(t *testing.T) {
	const promotes = "-fen 8/P6k/8/8/8/8/8/K7"
	tests := []struct {
		name  string
		flags string
		begun string // lines before
		line  string
		want  string
	}{
		{name: "nothing", line: "", want: "nothing"},
		{name: "Enter steps on where moves follow", begun: "e4|first", line: "", want: "order next"},
		{name: "Enter does not step on with a piece in hand", begun: "e4|first|e2", line: "", want: "nothing"},
		{name: "a remark", line: "# e4", want: "nothing"},
		{name: "q", line: "Q", want: "farewell"},
		{name: "a command and its words", line: "UNDO 3", want: "order undo 3"},
		{name: "a command in other words", line: "I give up!", want: "order resign"},
		{name: "other words that are a sign", line: "?", want: "order help"},
		{name: "other words for a command with words", line: "switch sides", want: "order new black"},
		{name: "a command with a sign", line: "draw?", want: "order draw"},
		{name: "a sign that is a word of a command", line: "glyph !", want: "order glyph !"},
		{name: "exit", line: "exit", want: "order quit"},
		{name: "a FEN", line: "8/8/8/8/8/8/8/K1k5 b - -", want: "order fen 8/8/8/8/8/8/8/K1k5 b - -"},
		{name: "a FEN in quotation marks", line: `"8/8/8/8/8/8/8/K1k5 b"`, want: `order fen "8/8/8/8/8/8/8/K1k5 b"`},
		{name: "seven ranks are none", line: "8/8/8/8/8/8/K1k5 b - -", want: "reading: ..."},
		{name: "an own piece is touched", line: "e2", want: "step e2"},
		{name: "an empty square is a pawn's move", line: "e4", want: "reading e2e4"},
		{name: "with a piece in hand it is where that goes", begun: "e2", line: "e4", want: "step e4"},
		{name: "off the board, with a piece in hand", begun: "e2", line: "e9", want: "step: ..."},
		{
			name:  "the second step with what the pawn becomes",
			flags: promotes, begun: "a7", line: "a8=r", want: "step a8R",
		},
		{name: "that is no step without a pawn in hand", flags: promotes, line: "a8r", want: "reading a7a8r"},
		{name: "a move with its sign", line: "Nf3!?", want: "reading g1f3 !?"},
		{name: "a move that is not legal", line: "e2e5", want: "reading: the pawn on e2..."},
		{name: "a promotion that is left open", flags: promotes, line: "a7a8", want: "reading: ..."},
		{name: "several moves", line: "e4 e5 2. Nf3", want: "line e2e4 e7e5 g1f3"},
		{name: "two squares are two moves if the one is not legal", line: "e4 d5", want: "line e2e4 d7d5"},
		{name: "two squares are one move if that is legal", begun: "e4|d5", line: "e4 d5", want: "reading e4d5"},
		{name: "several with a mistake", line: "e4 e5 Nf6", want: "line: 2. Nf6: ..."},
		{name: "two moves and what is none are a move that is not legal", line: "e4 e5 q", want: "reading: ..."},
		{name: "what is nothing of that", line: "hm", want: "reading: ..."},
		{name: "an arrow key", line: "e4\x1b[A", want: "reading: this prompt does not know the arrow keys..."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, options(t, tt.flags))
			if tt.begun != "" {
				d.do(tt.begun)
			}
			compare(t, tellMeaning(readLine(tt.line, d.s.commands, &d.s.game)), tt.want)
		})
	}
}

// tellMeaning tells what a line means.
func tellMeaning(m meaning) string {
	switch m := m.(type) {
	case order:
		return strings.TrimSpace("order " + m.command.Name + " " + strings.Join(m.args, " "))
	case step:
		if m.err != nil {
			return "step: " + m.err.Error()
		}
		text := "step " + m.to.String()
		if m.promotion != 0 {
			text += string(m.promotion)
		}
		return text
	case reading:
		kind := "reading"
		if m.several {
			kind = "line"
		}
		if m.err != nil {
			return kind + ": " + m.err.Error()
		}
		return strings.TrimSpace(kind + " " + moveNames(m.moves) + " " + m.sign)
	}
	return strings.TrimPrefix(fmt.Sprintf("%T", m), "session.")
}

func moveNames(moves []chess.Move) string {
	return strings.Trim(fmt.Sprint(moves), "[]")
}
