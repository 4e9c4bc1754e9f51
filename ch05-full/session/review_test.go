// review_test.go asks the engine where it has one answer.

package session

import "testing"

func TestEngine(t *testing.T) {
	const mates, open = "-fen 7k/8/5K2/8/8/8/8/6Q1_w_-_-_0_1", "-fen rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR_w_KQkq_-_0_2"
	play(t, []row{
		{"the terms of the evaluation", mates, "eval", "...squares...together +... for White..."},
		{"the best lines", mates, "analyse", "depth ...  #1  1. Qg7#\ndepth ..."},
		{"Enter plays the first move of the first", mates, "analyse||=moves", "1. Qg7# 1-0"},
		{"keep notes it where the game goes on", mates, "Kf5|prev|analyze|keep|=moves", "1. Kf5 (1. Qg7#) *"},
		{"keep notes it as a comment at the end of the game", mates, "analyse|keep|=moves", "{depth ... #1 1. Qg7#} *"},
		{"what is nothing else is told how to answer", mates, "analyse|what", "...Enter plays the first move, and keep notes the line..."},
		{"a player looks for them", mates, "analyse level 1||=moves", "1. Qg7# 1-0"},
		{"a player that does not tell what it expects", mates, "analyse random", "random tells no line"},
		{"nothing that a player could analyse", "-fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", "analyse level 1", "there is no legal move"},
		{"nothing to analyse", "-fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", "analyse", "there is no legal move"},

		{"it annotates the game", open, "g4 Qh4#|review|=moves", "2. g4 $4 {[%eval #-1] It allows mate: 2... Qh4#.} (2. ...) 2... Qh4# 0-1"},
		{"against a program it is about the person", open + " -white deep", "deep g2g4|Qh4#|review|=moves", "2. g4 {[%eval #-1]} 2... Qh4# 0-1"},
		{"a review of nothing", "", "review", "no move has been played yet"},
		{"retry goes back to before the worst move", open + " -black deep", "g4|deep d8h4|review|retry|fen", "rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2"},
		{"retry without a review", "", "e4|retry", "retry plays on from before the worst move that review has found: type review first"},
	})
}
