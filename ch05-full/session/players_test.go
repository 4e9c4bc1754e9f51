// players_test.go plays against players that answer late, wrong or not at all.

package session

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

func TestPlayers(t *testing.T) {
	const yourself = "\nUntil that works you can play for black yourself"
	const next = " / prev steps back through the game, save keeps it in a file, rematch changes sides"
	play(t, []row{
		{name: "the answer to an earlier request is none", flags: "-black deep",
			lines: "e4|deep late|=thinks", want: "deep thinks; Ctrl-C stops it"},
		{
			name:  "a move and an offer",
			flags: "-black offers",
			lines: "e4",
			want: "1. e4 / 1... a5 / " +
				"black has offered a draw: accept it, decline it, or just move",
		},
		{name: "a claim", flags: "-black claims -fen 7k/8/8/8/8/8/8/K6R_w_-_-_99_80", lines: "Rh2+",
			want: "80. Rh2+ / claims: it is a draw / 1/2-1/2, draw by claim: fifty moves" + next},
		{name: "a claim that is none", flags: "-black claims", lines: "e4",
			want: "1. e4 / claims: no draw to claim: ..." + yourself},
		{name: "accepting what was not offered", flags: "-black accepts", lines: "e4",
			want: "1. e4 / accepts: no draw has been offered" + yourself},
		{name: "the offer is heard with the next move", flags: "-black agrees", lines: "e4|draw",
			want: "white offers a draw: agrees hears of it with the next move"},
		{name: "a person does not answer the own offer", flags: "-black agrees", lines: "e4|draw|accept",
			want: "the offer is yours: agrees answers it when it is its turn"},
		{name: "an offer that is declined by a move", flags: "-black first", lines: "e4|draw|d4",
			want: "2. d4 / 2... a4 / first declines the draw"},
		{
			name:  "a move that is not legal",
			flags: "-black cheats",
			lines: "e4",
			want: "1. e4 / cheats answers d8d2, which is not " +
				"one of the moves that it was given: the queen on d8 cannot reach d2: ..." + yourself,
		},
		{name: "an error", flags: "-black fails", lines: "e4", want: "1. e4 / it is gone" + yourself},
		{name: "a panic", flags: "-black panics", lines: "e4",
			want: "1. e4 / ... panics at ch05-full/session/desk_test.go:...: oh" + yourself},
		{name: "two players of the program", flags: "-white first -black resigns", lines: "=moves",
			want: "1. Na3 1-0"},

		{name: "an answer counts once", flags: "-black deep", lines: "e4|deep e7e5|deep e7e5"},
		{name: "an answer after the person has moved for it", flags: "-black deep",
			lines: "e4|^C|e5|deep resign"},
		{name: "an answer after Ctrl-C", flags: "-black deep", lines: "e4|^C|deep e7e5|=moves",
			want: "1. e4 *"},
		{name: "go asks again", flags: "-black deep", lines: "e4|^C|go|deep e7e5|=moves",
			want: "1. e4 e5 *"},
		{name: "go while it thinks", flags: "-black deep", lines: "e4|go",
			want: "deep thinks already; Ctrl-C stops it"},
		{name: "undo while it thinks", flags: "-black deep", lines: "e4|undo|deep e7e5|=moves",
			want: "*"},
		{name: "resigning while it thinks is the person's", flags: "-black deep", lines: "e4|resign",
			want: "0-1, white has resigned..."},
		{
			name:  "its answer comes where the game stands",
			flags: "-black deep",
			lines: "e4|first|deep e7e5|=moves",
			want:  "1. e4 e5 *",
		},
		{
			name:  "while one looks at a variation, too",
			flags: "-black deep",
			lines: "e4|first|d4|deep e7e5|=moves",
			want:  "1. e4 (1. d4) 1... e5 *",
		},
		{name: "a variation asks no player", flags: "-black deep", lines: "e4|deep e7e5|prev|d5|=thinks"},
		{name: "a player does not answer in a variation", flags: "-black first", lines: "e4|first|d4",
			want: "1. d4 / this begins a variation: out goes back to the line, and go has first answer here"},
		{name: "go does, in a variation", flags: "-black first", lines: "e4|first|d4|go|=moves",
			want: "1. e4 (1. d4 a5) 1... a5 *"},
		{
			name:  "go is forgotten where one has gone on since",
			flags: "-black deep -white deep",
			lines: "^C|e4|^C|first|d4|go|prev|deep e7e5|=moves",
			want:  "1. e4 (1. d4) *",
		},

		{name: "several of them", lines: "new ./none ./none", want: "there is no program at ./none..."},
		{name: "go in the middle of a game that is over", lines: "f3 e5 g4 Qh4#|prev|prev|go",
			want: "2. ... / this begins a variation..."},
		{name: "go without a player is the computer", lines: "go", want: "1. ... / level3: depth ..."},
		{name: "go plays for a person as the other side does", flags: "-black first", lines: "go|=moves",
			want: "1. Na3 a5 *"},
		{name: "go with a level", lines: "go level 1", want: "1. ... / level1: depth ..."},
		{name: "go is for the side's own player", flags: "-white first", lines: "^C|undo 1|go",
			want: "1. Na3"},
		{name: "a player that is not written is refused", lines: "go champion",
			want: "task Champion is not written yet: go run ./exercises next ch05 Champion"},
		{name: "a player that is not written is not seated", lines: "new mine",
			want: "task Opponent is not written yet: go run ./exercises next ch05 Opponent"},

		{name: "a game as Black", flags: "-black first", lines: "new black|=who", want: "first - "},
		{name: "with a player and a time, in capitals", lines: "NEW Computer 0.5+1|=faces",
			want: "0:30 0:30"},
		{name: "with a level, a side and a time", lines: "new level 3 black 5+3",
			want: "level3 plays White; the clocks: 5+3..."},
		{name: "with a level in a word", lines: "new Level5|=who", want: " - level5"},
		{name: "with a level that there is not", lines: "new level 9",
			want: `"level9" is no player: ... careful, level1 to level8, friend for a person...`},
		{name: "a level as an answer", flags: "-live", lines: "level 2|=who", want: " - level2"},
		{name: "a level by its flag, on the score sheet", flags: "-black level_2", lines: "=tag Black",
			want: "Level 2"},
		{
			name:  "a game with a friend begins without the clocks of the one before",
			flags: "-clock 1 -black first",
			lines: "new friend|=faces",
			want:  " ",
		},
		{name: "it has those that are named", flags: "-clock 1", lines: "new friend 5|=faces", want: "5:00 5:00"},
		{name: "its board is turned as at first", flags: "-live -white first", lines: "new friend|yes|=below",
			want: "White"},
		{name: "other players keep the clocks", flags: "-clock 1 -black first", lines: "new deep|=faces",
			want: "1:00 1:00"},
		{name: "the clocks of a game are not taken away", flags: "-clock 1", lines: "clock off",
			want: "a game keeps its clocks: pause stops them, and new untimed begins a game without"},
		{
			name:  "a game without clocks",
			flags: "-clock 1 -black first",
			lines: "new friend untimed|=faces",
			want:  " ",
		},
		{name: "two players", lines: "new deep first|=who", want: "deep - first"},
		{name: "two and their sides", lines: "new black deep white first|=who", want: "first - deep"},
		{
			name:  "a rematch changes sides and clocks",
			flags: "-black first -clock 1,2 -names Anna,",
			lines: "e4|rematch",
			want:  "first plays White; the clocks: 2 and 1. Type a move, such as e5, or help. / 1. Na3",
		},

		{name: "a hint names the piece", flags: "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1", lines: "hint",
			want: "look at the rook on a1; hint says the move"},
		{
			name:  "a second one the move",
			flags: "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1",
			lines: "hint|hint",
			want:  "Ra8#",
		},
		{
			name:  "a hint of another player is asked for anew",
			flags: "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1",
			lines: "hint|hint first",
			want:  "look at the rook on a1; hint says the move",
		},
		{name: "a hint of a friend", lines: "hint friend",
			want: "name a player of the program: try hint level 8"},
		{
			name:  "elsewhere it names a piece again",
			flags: "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1",
			lines: "hint|Ra2|hint",
			want:  "look at the ... on ...; hint says the move",
		},
		{name: "a hint where there is no king", flags: "-fen 8/8/8/8/8/8/8/R7_w_-_-_0_1", lines: "hint",
			want: "look at the rook on a1; hint says the move"},
		{
			name:  "a hint where a draw can be claimed",
			flags: "-fen 4k2q/5ppp/8/8/8/8/8/4K3_w_-_-_100_80",
			lines: "hint",
			want:  "look at the king on e1; hint says the move",
		},
		{name: "no hint while a player thinks", flags: "-black deep", lines: "e4|hint",
			want: "deep thinks: hint is for your own move"},
		{
			name:  "no hint after the end",
			flags: "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1",
			lines: "Ra8#|hint",
			want:  "the game is over...",
		},

		{
			name:  "a game goes on with its player",
			flags: `-file x -pgn [BlackPlayer_"first"]_1._e4_a5_*`,
			lines: "d4|=moves",
			want:  "1. e4 a5 2. d4 a4 *",
		},
		{
			name:  "a player whose turn it is, is asked",
			flags: `-file x -live -pgn [BlackPlayer_"deep"]_1._e4_*`,
			lines: "=thinks",
			want:  "deep thinks; Ctrl-C stops it",
		},
		{
			name:  "on the person's side",
			flags: `-file x -live -pgn [WhitePlayer_"first"]_1._e4_*`,
			lines: "=below",
			want:  "Black",
		},
		{
			name:  "without a player White is below",
			flags: `-file x -live -pgn [White_"first"]_1._e4_*`,
			lines: "=below",
			want:  "White",
		},
		{
			name:  "a player that there is no more is missed",
			flags: `-file x -pgn [BlackPlayer_"gone"]_1._e4_*`,
			lines: "=said",
			want:  `"gone" is not known here: ...; until then you can play for Black yourself / ...`,
		},
		{
			name:  "a player that there is no more",
			flags: `-file x -pgn [BlackPlayer_"gone"]_1._e4_*`,
			lines: "=who",
			want:  " - ",
		},
	})
}

// What a person says about a player is known to it.
func TestTheRequest(t *testing.T) {
	d := sit(t, options(t, "-black deep -clock 5+3,40/4+2"))
	d.do("e4|deep e7e5|draw|+10s d4")
	want := player.Request{
		Start:     chess.StartingPosition(),
		Timed:     true,
		Offered:   true,
		Left:      [2]time.Duration{293 * time.Second, 240 * time.Second},
		Increment: [2]time.Duration{3 * time.Second, 2 * time.Second},
		ToGo:      [2]int{0, 39},
	}
	for _, text := range []string{"e2e4", "e7e5", "d2d4"} {
		m, _ := chess.ParseMove(text)
		want.Moves = append(want.Moves, m)
	}
	if got := d.ask.request; !reflect.DeepEqual(got, want) || d.ask.Pace > 0 {
		t.Errorf("the request is\n%+v\nwant\n%+v", got, want)
	}
}

// At a terminal a player takes its time for a move, and not more than its clock has.
func TestThePaceOfAPlayer(t *testing.T) {
	tests := []struct {
		name, flags string
		lines       string
		most, least time.Duration
	}{
		{name: "in a pipe there is none", flags: "-black deep", lines: "e4"},
		{name: "the first moves come at once", flags: "-live -black deep", lines: "e4",
			least: time.Second, most: time.Second},
		{name: "later ones are slower", flags: "-live -black deep -fen 4k3/p7/8/8/8/8/P7/4K3_w",
			lines: "a3|deep a7a6|Kd1|deep e8d8|Ke1|deep d8e8|Kd1|deep e8d8|Ke1",
			least: 1100 * time.Millisecond, most: 4 * time.Second},
		{name: "fast is as soon as it has a move", flags: "-live -black deep", lines: "pace fast|e4"},
		{name: "human is as before", flags: "-live -black deep", lines: "pace fast|pace human|e4",
			least: time.Second, most: time.Second},
		{name: "a sixtieth of the clock is the most", flags: "-live -black deep -clock 0.25", lines: "e4",
			least: time.Second / 4, most: time.Second / 4},
		{name: "two programs show each move", flags: "-live -white deep -black first",
			least: time.Second / 2, most: time.Second / 2},
		{name: "what a person asks for comes at once", flags: "-live", lines: "1|go deep"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, options(t, tt.flags))
			if tt.lines != "" {
				d.do(tt.lines)
			}
			if got := d.ask.Pace; got < tt.least || got > tt.most {
				t.Errorf("the answer takes %v at least, want from %v to %v", got, tt.least, tt.most)
			}
		})
	}
}

// An opponent keeps its thoughts to itself, unless one wants to hear them.
func TestThoughts(t *testing.T) {
	play(t, []row{
		{name: "an opponent does not say what it expects", flags: "-black level1", lines: "e4",
			want: "1. e4 / 1... ..."},
		{name: "thoughts on has it say so", flags: "-black level1", lines: "thoughts on|e4",
			want: "1. e4 / 1... ... / level1: depth ..."},
		{name: "thoughts off ends that", flags: "-black thinks", lines: "thoughts on|thoughts off|e4",
			want: "1. e4 / 1... a5"},
		{name: "it is remembered", flags: "-black thinks -set thoughts=on", lines: "e4",
			want: "1. e4 / 1... a5 / thinks: White +0.20, a5 d4"},
		{name: "why it resigns is no secret", flags: "-black resigns", lines: "e4",
			want: "1. e4 / resigns: no hope / ..."},
		{name: "a player of the lessons says why", flags: "-black greedy -fen 7k/8/8/8/8/8/6p1/K6R_w",
			lines: "Kb1", want: "1. Kb1+ / 1... gxh1=Q+ / greedy: takes the rook and ..."},
		{name: "without an opponent all do", lines: "go level 1", want: "1. ... / level1: depth ..."},
	})
	d := sit(t, options(t, "-table -black deep"))
	d.do("e4")
	d.handle(Remark{d.ask.Number, "White +0.20, e5 Nf3"})
	compare(t, d.s.Scene().Thinking, "deep thinks; Ctrl-C stops it")
}

// A player hears by its context that its time is up, and a remark is that of the player that was asked.
func TestAnAsk(t *testing.T) {
	d := sit(t, options(t, "-table -black deep -set thoughts=on"))
	d.do("e4")
	number := d.ask.Number
	d.handle(Remark{number, "deep thought"})
	d.handle(Remark{number + 1, "another"})
	if got := d.s.Scene().Thinking; got != "deep thinks; Ctrl-C stops it: deep thought" || !d.s.Waits(number) {
		t.Errorf("it says %q", got)
	}
	if d.do("^C"); d.s.Waits(number) || d.s.Scene().Thinking != "" {
		t.Error("it is still waited for")
	}
	hasDeadline := func(ctx context.Context, _ player.Request, _ []chess.Move) (d player.Decision, err error) {
		_, d.OfferDraw = ctx.Deadline()
		return d, nil
	}
	ask := &Ask{player: decider(hasDeadline), patience: time.Minute}
	if !ask.Do(context.Background(), nil).Decision.OfferDraw {
		t.Error("the context has no deadline")
	}
}

// A player that does not come back is left alone.
func TestAPlayerThatHangs(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	o := options(t, "")
	o.Patience = 300 * time.Millisecond
	hangs := func(context.Context, player.Request, []chess.Move) (d player.Decision, err error) {
		<-end
		return d, nil
	}
	o.Cast.Others["hangs"] = decider(hangs)
	o.Players[chess.Black] = "hangs"
	d := sit(t, o)
	compare(t, d.do("e4"), "1. e4 / ... does not come back; ...\n"+
		"Until that works you can play for black yourself")
	compare(t, d.do("e5|=moves"), "1. e4 e5 *")
}

// An engine is remembered by a short name, and comes back by it; a file alone brings none.
func TestAnEngineIsRemembered(t *testing.T) {
	o := options(t, `-file x -live -pgn [BlackPlayer_"bot"]_1._e4_*`)
	o.Cast.Open = func(string) (player.Player, error) { return sparring["first"], nil }
	d := sit(t, o)
	compare(t, d.do("=who"), " - ")
	d.do("new white uci:bot --uci|yes")
	compare(t, d.do("=who"), " - bot")
	settings := d.s.settings.words
	if want := map[string]string{"engine bot": "bot,--uci"}; !reflect.DeepEqual(settings, want) {
		t.Errorf("the settings are %v, want %v", settings, want)
	}
	o.Cast.Recall(settings)
	compare(t, sit(t, o).do("=who"), " - bot")
}

// hangs is a player whose program does not start.
type hangs struct {
	player.Player
	end chan bool
}

func (h hangs) Build() error { <-h.end; return nil }

// A program that does not start is told by its name, and is not waited for after Ctrl-C.
func TestAPlayerThatDoesNotStart(t *testing.T) {
	end := make(chan bool)
	defer close(end)
	o := options(t, "")
	o.Cast.Open = func(string) (player.Player, error) { return hangs{sparring["first"], end}, nil }
	for _, line := range []string{"new uci:old", "analyse uci:old", "hint uci:old"} {
		d := sit(t, o)
		d.waits = true
		d.do(line)
		ctx, cancel := context.WithCancel(t.Context())
		out := Out{Progress: func(text string) { d.progress = text; cancel() }}
		d.handle(d.job.Do(ctx, out))
		compare(t, d.progress, "starting old; Ctrl-C stops it")
		compare(t, d.do("=said"), "stopped")
	}
}

// built is a player whose program does not compile.
type built struct{ player.Player }

func (built) Build() error { return errors.New("it does not compile") }

// A player that a game is the first to name is built before the game begins.
func TestAPlayerIsBuiltFirst(t *testing.T) {
	o := options(t, "")
	o.Cast.Open = func(string) (player.Player, error) { return built{sparring["first"]}, nil }
	d := sit(t, o)
	compare(t, d.do("new uci:old"), "it does not compile")
	compare(t, d.do("=who"), " - ")
}
