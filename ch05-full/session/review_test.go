// review_test.go asks the engine where it has one answer.

package session

import "testing"

func TestEngine(t *testing.T) {
	const mates = "-fen 7k/8/5K2/8/8/8/8/6Q1_w_-_-_0_1"
	// White mates in two, and mates are near: a review of this takes no time.
	const blunder = "-fen 6k1/5ppp/8/8/8/8/2r2PPP/R5K1_w_-_-_0_1"
	const stalemates = "-fen k7/2Q5/1K6/8/8/8/8/8_w_-_-_0_1"
	play(t, []row{
		{name: "the terms of the evaluation", flags: mates, lines: "eval",
			want: "...squares...together +... for White..."},
		{name: "a board without kings has none", flags: "-fen 8/8/8/8/8/8/8/8", lines: "eval",
			want: "only a position with both kings is evaluated, and white has none"},
		{name: "the best lines", flags: mates, lines: "analyze",
			want: "depth ...  #1  1. Qg7#\ndepth ...\ndepth ..."},
		{name: "Enter plays the first move of the first", flags: mates, lines: "analyze||=moves",
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
			lines: "analyze|keep|=moves",
			want:  "{depth ... #1 1. Qg7#} *",
		},
		{name: "what is nothing else is told how to answer", flags: mates, lines: "analyze|what",
			want: "...Enter plays the first move, and keep notes the line..."},
		{name: "a player looks for them", flags: mates, lines: "analyze level 1||=moves",
			want: "1. Qg7# 1-0"},
		{name: "a player that does not tell what it expects", flags: mates, lines: "analyze random",
			want: "random tells no line"},
		{
			name:  "nothing that a player could analyze",
			flags: "-fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1",
			lines: "analyze level 1",
			want:  "there is no legal move",
		},
		{name: "nothing to analyze", flags: "-fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", lines: "analyze",
			want: "there is no legal move"},

		{name: "it annotates the game", flags: blunder, lines: "Ra7 Rc1#|review|=moves",
			want: "1. Ra7 $4 {[%eval #-1] It allows mate on the back rank: 1... Rc1#.} " +
				"(1. Ra8+ Rc8 2. Rxc8#) 1... Rc1# 0-1"},
		{
			name:  "against a program it is about the person",
			flags: blunder + " -white deep",
			lines: "deep a1a7|Rc1#|review|=moves",
			want:  "1. Ra7 {[%eval #-1]} 1... Rc1# 0-1",
		},
		{name: "a player may review it", flags: blunder, lines: "Ra7 Rc1#|review level 8|=moves",
			want: "1. Ra7 $4 {[%eval #-1] It allows mate on the back rank: 1... Rc1#.}..."},
		{
			name:  "a second review takes the place of the first",
			flags: blunder,
			lines: "Ra7 Rc1#|review gloomy|review|=moves",
			want: "1. Ra7 $4 {[%eval #-1] It allows mate on the back rank: 1... Rc1#.} " +
				"(1. h4) (1. Ra8+ Rc8 2. Rxc8#) 1... Rc1# 0-1",
		},
		{
			name:  "a person's mark and comment stay",
			flags: blunder,
			lines: "Ra7|glyph !|comment brave|Rc1#|review|review|=moves",
			want:  "1. Ra7 $1 {[%eval #-1] brave} (1. Ra8+ Rc8 2. Rxc8#) 1... Rc1# 0-1",
		},
		{name: "a player that tells nothing cannot", flags: blunder, lines: "Ra7|review random",
			want: "random tells no line"},
		{name: "a review of nothing", lines: "review", want: "no move has been played yet"},
		{
			name:  "retry goes back to before the bad move",
			flags: blunder + " -black deep",
			lines: "Ra7|deep c2c1|review|retry|fen",
			want:  "6k1/5ppp/8/8/8/8/2r2PPP/R5K1 w - - 0 1",
		},
		{name: "it says what is to be done, and not how", flags: blunder, lines: "Ra7 Rc1#|review|retry",
			want: "1 of 1: find a better move for white than 1. Ra7??. It allows mate on the back rank: 1... Rc1#."},
		{name: "the move of the game is no answer", flags: blunder, lines: "Ra7 Rc1#|review|retry|Ra7",
			want: "Ra7 was played in the game; try another move"},
		{name: "a bad move is answered in words", flags: blunder, lines: "Ra7 Rc1#|review|retry|Ra2",
			want: "Ra2 is no better: 1... Rc1#; try another move, or retry solution"},
		{
			name:  "the player of the review judges what is tried",
			flags: blunder,
			lines: "Ra7 Rc1#|review gloomy|retry|Ra8+",
			want:  "Ra8+ is no better: 1... Rc8; try another move, or retry solution",
		},
		{name: "it can be tried again", flags: blunder, lines: "Ra7 Rc1#|review|retry|Ra2|Ra8+",
			want: "played: 1. Ra8+ to 1... Rc8 / well done: Ra8+; that was the last mistake of the game"},
		{name: "one good move is as good as another", flags: stalemates, lines: "Ka6|review|retry|Qa7",
			want: "played: 1. Qa7# / ... / well done: Qa7#; that was the last mistake of the game"},
		{name: "whichever the engine has found", flags: stalemates, lines: "Ka6|review|retry|Qb7",
			want: "played: 1. Qb7# / ... / well done: Qb7#; that was the last mistake of the game"},
		{name: "a hint is what the review has found", flags: blunder,
			lines: "Ra7 Rc1#|review gloomy|retry|hint", want: "look at the pawn on h2; hint says the move"},
		{name: "the next says it", flags: blunder, lines: "Ra7 Rc1#|review gloomy|retry|hint|hint",
			want: "h4"},
		{name: "the solution", flags: blunder, lines: "Ra7 Rc1#|review|retry|retry solution",
			want: "played: 1. Ra8+ to 1... Rc8 / a better move is Ra8+; that was the last mistake of the game"},
		{name: "in a game of a file the other side answers as well", flags: "-load x -pgn " +
			"[FEN_\"6k1/5ppp/8/8/8/8/2r2PPP/R5K1_w_-_-_0_1\"]_1._Ra7_Rc1#_0-1", lines: "review|retry|Ra8+",
			want: "played: 1. Ra8+ to 1... Rc8 / well done: Ra8+; that was the last mistake of the game"},
		{name: "after the last there is no more", flags: blunder, lines: "Ra7 Rc1#|review|retry|Ra8+|retry",
			want: "that was the last of them; retry begins again with the first"},
		{name: "a step away ends it", flags: blunder, lines: "Ra7 Rc1#|review|retry|next|prev|Ra8+",
			want: "1. Ra8+..."},
		{name: "the tree is as it was until then", flags: blunder, lines: "Ra7 Rc1#|review|retry|Ra2|=moves",
			want: "1. Ra7 $4 {...} (1. Ra8+ Rc8 2. Rxc8#) 1... Rc1# 0-1"},
		{name: "another game has nothing to retry", flags: blunder, lines: "Ra7 Rc1#|review|new|retry",
			want: "retry has you find..."},
		{name: "retry without a review", lines: "e4|retry",
			want: "retry has you find a better move in the place of each bad one that review has found: " +
				"type review first"},
	})
}
