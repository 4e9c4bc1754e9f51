// review_test.go asks the engine where it has one answer.

package session

import "testing"

func TestEngine(t *testing.T) {
	const mates = "-fen 7k/8/5K2/8/8/8/8/6Q1_w_-_-_0_1"
	const open = "-fen rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR_w_KQkq_-_0_2"
	play(t, []row{
		{name: "the terms of the evaluation", flags: mates, lines: "eval",
			want: "...squares...together +... for White..."},
		{name: "the best lines", flags: mates, lines: "analyse",
			want: "depth ...  #1  1. Qg7#\ndepth ..."},
		{name: "Enter plays the first move of the first", flags: mates, lines: "analyse||=moves",
			want: "1. Qg7# 1-0"},
		{
			name:  "keep notes it where the game goes on",
			flags: mates,
			lines: "Kf5|prev|analyze|keep|=moves",
			want:  "1. Kf5 (1. Qg7#) *",
		},
		{
			name:  "keep notes it as a comment at the end of the game",
			flags: mates,
			lines: "analyse|keep|=moves",
			want:  "{depth ... #1 1. Qg7#} *",
		},
		{name: "what is nothing else is told how to answer", flags: mates, lines: "analyse|what",
			want: "...Enter plays the first move, and keep notes the line..."},
		{name: "a player looks for them", flags: mates, lines: "analyse level 1||=moves",
			want: "1. Qg7# 1-0"},
		{name: "a player that does not tell what it expects", flags: mates, lines: "analyse random",
			want: "random tells no line"},
		{
			name:  "nothing that a player could analyse",
			flags: "-fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1",
			lines: "analyse level 1",
			want:  "there is no legal move",
		},
		{name: "nothing to analyse", flags: "-fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", lines: "analyse",
			want: "there is no legal move"},

		{name: "it annotates the game", flags: open, lines: "g4 Qh4#|review|=moves",
			want: "2. g4 $4 {[%eval #-1] It allows mate: 2... Qh4#.} (2. ...) 2... Qh4# 0-1"},
		{
			name:  "against a program it is about the person",
			flags: open + " -white deep",
			lines: "deep g2g4|Qh4#|review|=moves",
			want:  "2. g4 {[%eval #-1]} 2... Qh4# 0-1",
		},
		{name: "a review of nothing", lines: "review", want: "no move has been played yet"},
		{
			name:  "retry goes back to before the worst move",
			flags: open + " -black deep",
			lines: "g4|deep d8h4|review|retry|fen",
			want:  "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2",
		},
		{name: "retry without a review", lines: "e4|retry",
			want: "retry plays on from before the worst move that review has found: type review first"},
	})
}
