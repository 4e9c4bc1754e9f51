// game_clock_test.go plays with clocks, on a clock that the test turns.

package session

import "testing"

func TestClocks(t *testing.T) {
	const begun = "e4|e5|"
	const next = " / prev steps back through the game, save keeps it in a file, rematch changes sides"
	play(t, []row{
		{name: "the first moves take no time", flags: "-clock 5+3", lines: "+30s e4|+30s e5|=faces",
			want: "5:00 5:00"},
		{name: "a move adds its seconds", flags: "-clock 5+3", lines: begun + "+10s Nf3|=faces",
			want: "4:53 5:00"},
		{
			name:  "the sides can have different time",
			flags: "-clock 5+3,1+1",
			lines: begun + "+10s Nf3|+10s Nc6|=faces",
			want:  "4:53 0:51",
		},
		{name: "a time for each move", flags: "-movetime 30s", lines: begun + "+10s Nf3|=faces",
			want: "0:30 0:30"},
		{name: "the first two moves count for a stage", flags: "-clock 1/1:5+10", lines: begun + "=faces",
			want: "6:00 6:00"},
		{
			name:  "what is no move takes time as well",
			flags: "-clock 5",
			lines: begun + "+10s e9|+10s draw|+10s prev|+10s last|+10s Nf3|=faces",
			want:  "4:10 5:00",
		},
		{
			name:  "a line of moves takes its time once",
			flags: "-clock 5",
			lines: begun + "+10s Nf3 Nc6|=faces",
			want:  "4:50 5:00",
		},
		{
			name:  "Black moves first",
			flags: "-clock 5 -fen 4k3/8/8/8/8/8/8/R3K3_b",
			lines: "Kd8|Kd1|+1s Kc8|=faces",
			want:  "5:00 4:59",
		},
		{
			name:  "what the clock showed stands with the move",
			flags: "-clock 5+3",
			lines: begun + "+10s Nf3|=moves",
			want:  "1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:53]} *",
		},

		{name: "a pause takes no time", flags: "-clock 5", lines: begun + "+10s pause|+1h clock",
			want: "white 4:50, black 5:00; paused: a move or pause starts them again"},
		{name: "its note of the clocks is gone with a move", flags: "-clock 5",
			lines: begun + "pause|Nf3|=tag WhiteClock"},
		{
			name:  "a pause ends with another",
			flags: "-clock 5",
			lines: begun + "+10s pause|+1h pause|+10s clock",
			want:  "white 4:40, black 5:00; white's runs",
		},
		{
			name:  "a pause ends with a move",
			flags: "-clock 5+3",
			lines: begun + "+10s pause|+1h Nf3|=faces",
			want:  "4:53 5:00",
		},
		{name: "a pause while one looks back", flags: "-clock 5", lines: begun + "prev|pause",
			want: "last goes to where the game stands: pause it there"},
		{
			name:  "in a pause one may play elsewhere",
			flags: "-clock 5",
			lines: begun + "pause|first|d4|=moves",
			want:  "1. e4 {[%clk 0:05:00]} (1. d4) 1... e5 {[%clk 0:05:00]} *",
		},
		{
			name:  "nothing is played elsewhere while the clock runs",
			flags: "-clock 5",
			lines: begun + "first|d4",
			want:  "you look back while the game goes on and its clock runs: last goes to where it stands",
		},
		{
			name:  "no move is explained elsewhere while the clock runs",
			flags: "-clock 5",
			lines: begun + "first|e5",
			want:  "you look back...",
		},

		{
			name:  "undo gives the time back",
			flags: "-clock 5",
			lines: begun + "+10s Nf3|+10s Nc6|undo|=faces",
			want:  "4:50 5:00",
		},
		{
			name:  "undo lets the clock run on",
			flags: "-clock 5",
			lines: begun + "+10s Nf3|+10s undo|+10s clock",
			want:  "white 4:50, black 5:00; white's runs",
		},
		{
			name:  "taking a resignation back has them run, full as with the move",
			flags: "-clock 5",
			lines: begun + "+10s resign|+10s undo|+1s clock",
			want:  "white 4:59, black 5:00; white's runs",
		},
		{name: "it says how many moves are left until more time comes", flags: "-clock 40/4+2,5",
			lines: begun + "clock", want: "white 4:00 for 39 moves, black 5:00; white's runs"},
		{name: "and that one is", flags: "-clock 2/4:1,5", lines: begun + "clock",
			want: "white 4:00 for a move, black 5:00; white's runs"},
		{name: "mate stops them", flags: "-clock 5", lines: "f3|e5|+1s g4|+1s Qh4#|+10s clock",
			want: "white 4:59, black 4:59; stopped"},

		{name: "White's flag falls", flags: "-clock 1", lines: begun + "+59s tick|+1s tick",
			want: "0-1, the time of white has run out: black has won" + next},
		{name: "Black's", flags: "-clock 1", lines: begun + "Nf3|+1m tick",
			want: "1-0, the time of black has run out: white has won" + next},
		{
			name:  "a flag falls before the next line",
			flags: "-clock 1",
			lines: begun + "+61s Nf3",
			want: "0-1, the time of white has run out: black has won" + next + " / the " +
				"game is over (the time of white has run out: black has won)",
		},
		{name: "while one looks back", flags: "-clock 1", lines: begun + "first|+61s board|=moves",
			want: "1. e4 {[%clk 0:01:00]} 1... e5 {[%clk 0:01:00]} 0-1"},
		{name: "undo takes it back", flags: "-clock 1", lines: begun + "+61s tick|undo|clock",
			want: "white 1:00, black 1:00; white's runs"},

		{
			name:  "a time that says nothing is none",
			flags: `-file x -pgn [TimeControl_"?"]_1._e4_*`,
			lines: "=faces",
			want:  " ",
		},
		{name: "a loaded game has none", flags: `-load x -pgn 1._e4_{[%clk_0:09:09]}_*`, lines: "next",
			want: "1. e4 / clock: 0:09:09"},

		{
			name:  "Bronstein's clock gives back",
			flags: "-written -clock 5d3",
			lines: begun + "+10s Nf3|=faces",
			want:  "4:53 5:00",
		},
		{
			name:  "it gives no more than was spent",
			flags: "-written -clock 5d3",
			lines: begun + "+2s Nf3|=faces",
			want:  "5:00 5:00",
		},
		{
			name:  "a rule that fails gives nothing",
			flags: "-written -clock 5d3",
			lines: begun + "+13s Nf3|=faces",
			want:  "4:47 5:00",
		},
		{name: "the hourglass turns", flags: "-written -clock 5h", lines: begun + "+30s Nf3|=faces",
			want: "4:30 5:30"},
		{
			name:  "the hourglass turns back",
			flags: "-written -clock 5h",
			lines: begun + "+30s Nf3|undo|redo|=faces",
			want:  "4:30 5:30",
		},

		{name: "no flag falls before the clocks start", flags: "-clock 1", lines: "e4|=due",
			want: "... false"},
		{name: "a flag falls in so much time", flags: "-clock 1", lines: begun + "+10s tick|=due",
			want: "50s true"},
		{name: "no flag falls in a pause", flags: "-clock 1", lines: begun + "pause|=due",
			want: "... false"},
	})
}
