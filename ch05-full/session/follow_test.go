// follow_test.go switches on an analysis that lasts, and answers for its searches.

package session

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/review"
)

// tellPane tells what a pane shows.
func tellPane(p Pane) string {
	if !p.IsShown() {
		return "none"
	}
	return fmt.Sprintf("%s: %.0f %s, %s: %s", p.Title, p.White, p.Score, strings.Join(p.Lines, ", "), p.Note)
}

// position reads a FEN.
func position(t *testing.T, fen string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestLastingAnalysis(t *testing.T) {
	const (
		kept    = "keep notes the first line, keep 2 the second; analyze off ends it"
		enter   = "Enter plays the first move; " + kept
		begun   = "the analysis follows the board; keep notes its first line, analyze off or Esc ends it"
		nothing = "analysis: 50 , : "
	)
	play(t, []row{
		{name: "it is switched on", flags: "-table", lines: "analyze", want: begun},
		{name: "in other words, too", flags: "-table", lines: "analyse 1 level 8", want: begun},
		{name: "it has found nothing yet", flags: "-table", lines: "analyze|=pane", want: nothing},
		{name: "what it has found", flags: "-table", lines: "analyze|found e2e4 d2d4|=pane",
			want: "analysis, depth 7: 53 +0.34, +0.34  1. e4, +0.34  1. d4: " + enter},
		{name: "for White where Black is to move", flags: "-table", lines: "e4|analyze|found e7e5|=pane",
			want: "analysis, depth 7: 47 -0.34, -0.34  1... e5: " + enter},
		{name: "a player of the program", flags: "-table", lines: "analyze level 8 5|=pane",
			want: "analysis by Level 8: 50 , : "},
		{name: "it follows a move", flags: "-table", lines: "analyze|found d2d4|e4|found e7e5|=pane",
			want: "analysis, depth 7: 47 -0.34, -0.34  1... e5: " + enter},
		{name: "a step back", flags: "-table", lines: "e4|analyze|found e7e5|prev|found d2d4|=pane",
			want: "analysis, depth 7: 53 +0.34, +0.34  1. d4: " + kept},
		{name: "into a variation", flags: "-table", lines: "e4|prev|d4|analyze|found d7d5|=pane",
			want: "analysis, depth 7: 47 -0.34, -0.34  1... d5: " + enter},
		{name: "what does not change the board leaves it", flags: "-table", lines: "analyze|found e2e4|flip|moves e2|=pane",
			want: "analysis, depth 7: 53 +0.34, +0.34  1. e4: " + enter},
		{name: "where no move is legal it finds nothing", flags: "-table -fen 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1",
			lines: "analyze|=pane", want: "analysis: 50 , : there is no legal move"},
		{name: "on a board without kings, too", flags: "-table -fen 8/8/8/8/8/8/8/8_w_-_-_0_1",
			lines: "analyze|=pane", want: "analysis: 50 , : ...king..."},

		{name: "Enter plays the first move at the end of the line", flags: "-table",
			lines: "analyze|found d2d4 e2e4||=moves", want: "1. d4 *"},
		{name: "not where the game is over", flags: "-table", lines: "analyze|resign|found d2d4|=pane",
			want: "analysis, depth 7: 53 +0.34, +0.34  1. d4: " + kept},
		{name: "where moves follow it steps on", flags: "-table",
			lines: "e4|prev|analyze|found d2d4||=moves", want: "1. e4 *"},
		{name: "with a piece in hand it does nothing", flags: "-table",
			lines: "analyze|found d2d4|e2||=moves", want: "*"},
		{name: "keep notes the first line", flags: "-table",
			lines: "e4|prev|analyze|found d2d4 c2c4|keep|=moves", want: "1. e4 (1. d4) *"},
		{name: "or another", flags: "-table",
			lines: "e4|prev|analyze|found d2d4 c2c4|keep 2|=moves", want: "1. e4 (1. c4) *"},
		{name: "along the moves of the game, up to its end, it is a comment", flags: "-table",
			lines: "e4|prev|analyze|found e2e4|keep|=moves", want: "{depth 7 +0.34 1. e4} 1. e4 *"},
		{name: "which line was noted is said", flags: "-table",
			lines: "e4|prev|analyze|found d2d4 c2c4|keep 2", want: "noted as a variation: 1. c4"},
		{name: "and of a comment", flags: "-table", lines: "analyze|found e2e4|keep",
			want: "noted as a comment: depth 7  +0.34  1. e4"},
		{name: "one that there is not", flags: "-table", lines: "analyze|found d2d4|keep 2",
			want: "the lines have numbers from 1 to 1: try keep 1"},
		{name: "before anything is found", flags: "-table", lines: "analyze|keep",
			want: "the analysis has found no line here yet"},
		{name: "without an analysis", lines: "keep",
			want: "keep notes a line of an analysis as a variation: type analyze first"},
		{name: "what is no number", lines: "keep it",
			want: `keep takes the number of a line: try keep 2, not "it"`},

		{name: "it is switched off", flags: "-table", lines: "analyze|analyze off", want: "the analysis has ended"},
		{name: "then it is gone", flags: "-table", lines: "analyze|found e2e4|analyze off|=pane", want: "none"},
		{name: "by Esc", flags: "-table", lines: "analyze|esc|=said|=pane", want: "none"},
		{name: "Esc first lets go of a piece", flags: "-table", lines: "analyze|e2|esc|=pane", want: nothing},
		{name: "by Ctrl-C", flags: "-table", lines: "analyze|^C", want: "the analysis has ended"},
		{name: "off when it is not on", flags: "-table", lines: "analyze off", want: "no analysis is running"},
		{name: "off at the prompt", lines: "analyze off", want: "no analysis is running"},
		{name: "too many lines", flags: "-table", lines: "analyze 6",
			want: "analyze shows from 1 to 5 lines, not 6: try analyze 3"},
		{name: "two numbers", lines: "analyze 3 4", want: "analyze takes one number of lines: try analyze 3"},
		{name: "no lines", lines: "analyze 0", want: "analyze shows from 1 to 5 lines, not 0: try analyze 3"},
		{name: "no player of that name", flags: "-table", lines: "analyze bob", want: `"bob" is no player...`},

		{name: "it rests where nothing new is found", flags: "-table", lines: "analyze|found e2e4|found rest|=pane",
			want: "analysis, depth 7: 53 +0.34, +0.34  1. e4: it rests, as nothing new was found for a minute; " +
				"type analyze to go on. " + enter},
		{name: "it goes on when that is typed", flags: "-table", lines: "analyze|found e2e4|found rest|analyze|=pane",
			want: nothing},
		{name: "and where the board changes", flags: "-table",
			lines: "analyze|found e2e4|found rest|e4|found e7e5|=pane",
			want:  "analysis, depth 7: 47 -0.34, -0.34  1... e5: " + enter},

		{name: "an engine that dies ends it", flags: "-table", lines: "analyze|found error",
			want: "the analysis has ended: the engine\x1b is gone"},
		{name: "and that is said once", flags: "-table", lines: "analyze|found error|e4|=pane", want: "none"},
		{name: "what comes too late is nothing", flags: "-table", lines: "analyze|analyze off|found e2e4|=pane",
			want: "none"},
		{name: "while a player thinks it waits", flags: "-table -black deep", lines: "analyze|e4|found e7e5|=pane",
			want: "analysis: 50 , : paused while a player thinks or a job runs"},
		{name: "and then goes on", flags: "-table -black deep", lines: "analyze|e4|deep e7e5|found g1f3|=pane",
			want: "analysis, depth 7: 53 +0.34, +0.34  2. Nf3: " + enter},
		{name: "a game against the computer ends it", flags: "-table", lines: "analyze|new deep white",
			want: "...the analysis has ended: here it would give away what is yours to find"},
		{name: "one by a clock", flags: "-table", lines: "analyze|new friend 5+3",
			want: "...the analysis has ended: here it would give away what is yours to find"},
		{name: "one between friends does not", flags: "-table", lines: "analyze|new friend|=pane", want: nothing},
	})
}

// Each position is looked at by a search of its own, and while it stands by that alone.
func TestASearchForEachPosition(t *testing.T) {
	d := sit(t, options(t, "-table"))
	last := 0
	for _, step := range []struct {
		line string
		want bool // a new search
	}{{"analyze", true}, {"moves", false}, {"e4", true}, {"flip", false}, {"prev", true}, {"analyze 1", true}} {
		d.do(step.line)
		if isNew := d.search.Number != last; isNew != step.want || !d.s.Waits(d.search.Number) {
			t.Errorf("after %s a search is new: %v, want %v", step.line, isNew, step.want)
		}
		d.handle(Found{Number: last, Lines: []engine.Line{{Moves: []chess.Move{{From: chess.H1, To: chess.A8}}}}})
		if isNew := d.search.Number != last; isNew && len(d.s.Scene().Pane.Lines) > 0 {
			t.Errorf("after %s the last search tells of another position", step.line)
		}
		last = d.search.Number
	}
	d.do("analyze off")
	if d.s.Waits(last) {
		t.Error("it is waited for still")
	}
}

// A search tells all lines that are wanted, and ends when there is nothing more to be found.
func TestASearch(t *testing.T) {
	p := position(t, "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1")
	x := Search{Number: 3, most: time.Minute, wanted: linesWanted{position: p, analyst: new(review.Analyst), most: 2}}
	var last Found
	end := x.Do(context.Background(), func(f Found) { last = f })
	if end != (Searched{Number: 3}) || last.Number != 3 || len(last.Lines) != 2 ||
		last.Lines[0].Moves[0] != (chess.Move{From: chess.G1, To: chess.G7}) {
		t.Errorf("it has found %+v, and ends with %+v", last, end)
	}
	broken := Search{most: time.Minute, wanted: linesWanted{position: p}} // it has no analyst
	if end := broken.Do(context.Background(), func(Found) {}); end.Err == nil {
		t.Error("a search that panics does not say so")
	}
	stopped, stop := context.WithCancel(context.Background())
	stop()
	x.Do(stopped, func(Found) { t.Error("it is stopped, and searches") })
}

// A search whose best move stays the same ends by itself, and one that is given up does not rest.
func TestASearchRests(t *testing.T) {
	p := position(t, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")
	wanted := linesWanted{position: p, analyst: new(review.Analyst), most: 1}
	x := Search{Number: 3, most: time.Millisecond, wanted: wanted}
	if end := x.Do(context.Background(), func(Found) {}); end != (Searched{Number: 3, Rests: true}) {
		t.Errorf("it ends with %+v", end)
	}
	ctx, stop := context.WithCancel(context.Background())
	x.most = time.Hour
	if end := x.Do(ctx, func(Found) { stop() }); end != (Searched{Number: 3}) {
		t.Errorf("it is given up, and ends with %+v", end)
	}
}
