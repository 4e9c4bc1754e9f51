// timing_test.go plays with clocks, on a clock that the test turns.

package session

import "testing"

func TestClocks(t *testing.T) {
	const begun = "e4|e5|"
	const next = " / prev steps back through the game, save keeps it in a file, rematch changes sides"
	const saved = `-file x -pgn [TimeControl_"300+3"][WhiteClock_"0:04:43"]_1._e4_{[%clk_0:05:00]}_e5_{[%clk_0:04:53]}_*`
	play(t, []row{
		{"the first moves take no time", "-clock 5+3", "+30s e4|+30s e5|=faces", "5:00 5:00"},
		{"a move adds its seconds", "-clock 5+3", begun + "+10s Nf3|=faces", "4:53 5:00"},
		{"the sides can have different time", "-clock 5+3,1+1", begun + "+10s Nf3|+10s Nc6|=faces", "4:53 0:51"},
		{"a time for each move", "-movetime 30s", begun + "+10s Nf3|=faces", "0:30 0:30"},
		{"the first two moves count for a stage", "-clock 1/1:5+10", begun + "=faces", "6:00 6:00"},
		{"what is no move takes time as well", "-clock 5", begun + "+10s e9|+10s draw|+10s prev|+10s last|+10s Nf3|=faces", "4:10 5:00"},
		{"a line of moves takes its time once", "-clock 5", begun + "+10s Nf3 Nc6|=faces", "4:50 5:00"},
		{"Black moves first", "-clock 5 -fen 4k3/8/8/8/8/8/8/R3K3_b", "Kd8|Kd1|+1s Kc8|=faces", "5:00 4:59"},
		{"what the clock showed stands with the move", "-clock 5+3", begun + "+10s Nf3|=moves", "1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:53]} *"},

		{"a pause takes no time", "-clock 5", begun + "+10s pause|+1h clock", "white 4:50, black 5:00; paused: a move or pause starts them again"},
		{"its note of the clocks is gone with a move", "-clock 5", begun + "pause|Nf3|=tag WhiteClock", ""},
		{"a pause ends with another", "-clock 5", begun + "+10s pause|+1h pause|+10s clock", "white 4:40, black 5:00; white's runs"},
		{"a pause ends with a move", "-clock 5+3", begun + "+10s pause|+1h Nf3|=faces", "4:53 5:00"},
		{"a pause while one looks back", "-clock 5", begun + "prev|pause", "last goes to where the game stands: pause it there"},
		{"in a pause one may play elsewhere", "-clock 5", begun + "pause|first|d4|=moves", "1. e4 {[%clk 0:05:00]} (1. d4) 1... e5 {[%clk 0:05:00]} *"},
		{"nothing is played elsewhere while the clock runs", "-clock 5", begun + "first|d4", "you look back while the game goes on and its clock runs: last goes to where it stands"},
		{"no move is explained elsewhere while the clock runs", "-clock 5", begun + "first|e5", "you look back..."},
		{"the prompt has the clock", "-live -clock 5 -names A,B", "1|=prompt", "white 5:00> "},
		{"the prompt says that the game waits", "-live -clock 5", "friend|" + begun + "pause|=prompt", "pause> "},
		{"the prompt says that the game has ended", "-live -clock 5", "friend|" + begun + "resign|yes|=prompt", "ended> "},
		{"a player is not asked in a pause", "-black deep -clock 5", "e4|pause|=thinks", ""},
		{"its answer in a pause comes too late", "-black deep -clock 5", "e4|pause|deep e7e5|=moves", "1. e4 {[%clk 0:05:00]} *"},

		{"undo gives the time back", "-clock 5", begun + "+10s Nf3|+10s Nc6|undo|=faces", "4:50 5:00"},
		{"undo lets the clock run on", "-clock 5", begun + "+10s Nf3|+10s undo|+10s clock", "white 4:50, black 5:00; white's runs"},
		{"a player that waits after it loses none", "-black deep -clock 5", "e4|deep e7e5|d4|deep e5d4|undo 1|+10s clock", "white 5:00, black 5:00; paused: a move or pause starts them again"},
		{"taking a resignation back has them run, full as with the move", "-clock 5", begun + "+10s resign|+10s undo|+1s clock", "white 4:59, black 5:00; white's runs"},
		{"mate stops them", "-clock 5", "f3|e5|+1s g4|+1s Qh4#|+10s clock", "white 4:59, black 4:59; stopped"},
		{"another game has full ones", "-clock 5", begun + "+10s Nf3|reset|=faces", "5:00 5:00"},

		{"White's flag falls", "-clock 1", begun + "+59s tick|+1s tick", "0-1, the time of white has run out: black has won" + next},
		{"Black's", "-clock 1", begun + "Nf3|+1m tick", "1-0, the time of black has run out: white has won" + next},
		{"a flag falls before the next line", "-clock 1", begun + "+61s Nf3", "0-1, the time of white has run out: black has won" + next + " / the game is over (the time of white has run out: black has won)"},
		{"while one looks back", "-clock 1", begun + "first|+61s board|=moves", "1. e4 {[%clk 0:01:00]} 1... e5 {[%clk 0:01:00]} 0-1"},
		{"undo takes it back", "-clock 1", begun + "+61s tick|undo|clock", "white 1:00, black 1:00; white's runs"},
		{"while a player thinks", "-clock 1 -black deep", "e4|deep e7e5|d4|+61s tick|deep e5d4|=moves", "...d4 {[%clk 0:01:00]} 1-0"},

		{"a game goes on with what the clocks showed", saved, "=faces", "4:43 4:53"},
		{"a game that goes on waits", saved, "+1h clock", "white 4:43, black 4:53; paused: a move or pause starts them again"},
		{"no time at all waits, too", `-file x -pgn [TimeControl_"60"]_1._e4_{[%clk_0:00:00]}_e5_{[%clk_0:00:30]}_*`, "+1h board|=faces", "0.0 0:30"},
		{"a time that says nothing is none", `-file x -pgn [TimeControl_"?"]_1._e4_*`, "=faces", " "},
		{"a loaded game has none", `-load x -pgn 1._e4_{[%clk_0:09:09]}_*`, "next", "1. e4 / clock: 0:09:09"},
		{"the time of a game that is left", "-clock 5+3", begun + "+10s leave|=tag WhiteClock", "0:04:50"},

		{"a task that is not written", "", "new 5d3", "task Bronstein is not written yet: go run ./exercises next ch05 Bronstein"},

		{"Bronstein's clock gives back", "-written", "new 5d3|" + begun + "+10s Nf3|=faces", "4:53 5:00"},
		{"it gives no more than was spent", "-written", "new 5d3|" + begun + "+2s Nf3|=faces", "5:00 5:00"},
		{"a rule that fails gives nothing", "-written", "new 5d3|" + begun + "+13s Nf3|=faces", "4:47 5:00"},
		{"the hourglass turns", "-written", "new 5h|" + begun + "+30s Nf3|=faces", "4:30 5:30"},
		{"the hourglass turns back", "-written", "new 5h|" + begun + "+30s Nf3|undo|redo|=faces", "4:30 5:30"},
		{"its control is noted", "-written", "new 5d3|=tag Clock", "5d3"},

		{"no flag falls before the clocks start", "-clock 1", "e4|=due", "... false"},
		{"a flag falls in so much time", "-clock 1", begun + "+10s tick|=due", "50s true"},
		{"no flag falls in a pause", "-clock 1", begun + "pause|=due", "... false"},
	})
}
