// annotation_test.go tests what is taken out of comments.

package pgn

import (
	"strings"
	"testing"
)

func TestAnnotate(t *testing.T) {
	tests := []treeTest{
		{"a text without commands is a comment", "a b", "{a b}"},
		{"an empty text is none", " ", ""},
		{"the clock has hours, minutes and seconds", "[%clk 0:05:00]", "<0:05:00>"},
		{"the seconds may have a fraction", "[%clk 0:05:00.25]", "<0:05:00.25>"},
		{"the hours may have more digits", "[%clk 12:59:59]", "<12:59:59>"},
		{"the verdict is in pawns", "[%eval 0.3]", "<0.3>"},
		{"it may be negative, and whole", "[%eval -12]", "<-12>"},
		{"the verdict may be a number of moves to mate", "[%eval #-4]", "<#-4>"},
		{"it may say how deep the engine looked", "[%eval +1.25,20]", "<+1.25,20>"},
		{"both may stand together, in any order", "[%eval 0.3][%clk 0:05:00]", "<0:05:00 0.3>"},
		{"the text around them stays", "a [%clk 0:05:00]b [%eval 0.3] c", "<0:05:00 0.3> {a b c}"},
		{"blanks may stand around the value", "[%clk   0:05:00 ]", "<0:05:00>"},
		{"any blank of Unicode may stand between a command and its value", "[%eval 1.0] [%clk\u00a00:05:00]", "<0:05:00 1.0>"},
		{"blanks of Unicode in other commands become spaces", "[%csl\u3000\u2003Gd4]", "{[%csl Gd4]}"},
		{"a line break in a command", "[%clk\n0:05:00]", "<0:05:00>"},
		{"other commands stay in the text", "[%csl Gd4] [%clk 0:05:00]", "<0:05:00> {[%csl Gd4]}"},
		{"of two clocks the first counts, and the other stays", "[%clk 0:00:01] [%clk 0:00:02]", "<0:00:01> {[%clk 0:00:02]}"},
		{"a clock that is made up when another command is taken out counts", "[%clk [%eval 1] 0:00:01]", "<0:00:01 1>"},
		{"without a ] it is text", "[%clk 0:05:00", "{[%clk 0:05:00}"},
		{"a minute has sixty seconds", "[%clk 0:05:60]", "{[%clk 0:05:60]}"},
		{"an hour has sixty minutes, in two digits", "[%clk 0:5:00]", "{[%clk 0:5:00]}"},
		{"a clock has hours", "[%clk 05:00]", "{[%clk 05:00]}"},
		{"a fraction has digits", "[%clk 0:05:00.]", "{[%clk 0:05:00.]}"},
		{"a verdict is a number", "[%eval good]", "{[%eval good]}"},
		{"its fraction has digits", "[%eval 1.]", "{[%eval 1.]}"},
		{"moves to mate have no fraction", "[%eval #4.5]", "{[%eval #4.5]}"},
		{"a depth has digits", "[%eval 0.3,x]", "{[%eval 0.3,x]}"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var n Node
			n.annotate(tt.text)
			if got := strings.Join(remarks(&n), " "); got != tt.want {
				t.Errorf("annotate(%q) gives %s, want %s", tt.text, got, tt.want)
			}
		})
	}
}
