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
		{"a move and an offer", "-black offers", "e4", "1. e4 / 1... a5 / offers: dull\x1b / black has offered a draw: accept it, decline it, or just move"},
		{"a claim", "-black claims -fen 7k/8/8/8/8/8/8/K6R_w_-_-_99_80", "Rh2+", "80. Rh2+ / claims: it is a draw / 1/2-1/2, draw by claim: fifty moves" + next},
		{"a claim that is none", "-black claims", "e4", "1. e4 / claims: no draw to claim: ..." + yourself},
		{"accepting what was not offered", "-black accepts", "e4", "1. e4 / accepts: no draw has been offered" + yourself},
		{"the offer is heard with the next move", "-black agrees", "e4|draw", "white offers a draw: agrees hears of it with the next move"},
		{"a person does not answer the own offer", "-black agrees", "e4|draw|accept", "the offer is yours: agrees answers it when it is its turn"},
		{"an offer that is declined by a move", "-black first", "e4|draw|d4", "2. d4 / 2... a4 / first declines the draw"},
		{"a move that is not legal", "-black cheats", "e4", "1. e4 / cheats answers d8d2, which is not one of the moves that it was given: the queen on d8 cannot reach d2: ..." + yourself},
		{"an error", "-black fails", "e4", "1. e4 / it is gone" + yourself},
		{"a panic", "-black panics", "e4", "1. e4 / ... panics at ch05-full/session/desk_test.go:...: oh" + yourself},
		{"two players of the program", "-white first -black resigns", "=moves", "1. Na3 1-0"},

		{"an answer counts once", "-black deep", "e4|deep e7e5|deep e7e5", ""},
		{"an answer after the person has moved for it", "-black deep", "e4|e5|deep resign", ""},
		{"an answer after Ctrl-C", "-black deep", "e4|^C|deep e7e5|=moves", "1. e4 *"},
		{"go asks again", "-black deep", "e4|^C|go|deep e7e5|=moves", "1. e4 e5 *"},
		{"go while it thinks", "-black deep", "e4|go", "deep thinks already; Ctrl-C stops it"},
		{"undo while it thinks", "-black deep", "e4|undo|deep e7e5|=moves", "*"},
		{"resigning while it thinks is the person's", "-black deep", "e4|resign", "0-1, white has resigned..."},
		{"its answer comes where the game stands", "-black deep", "e4|first|deep e7e5|=moves", "1. e4 e5 *"},
		{"while one looks at a variation, too", "-black deep", "e4|first|d4|deep e7e5|=moves", "1. e4 (1. d4) 1... e5 *"},
		{"a variation asks no player", "-black deep", "e4|deep e7e5|prev|d5|=thinks", ""},
		{"a player does not answer in a variation", "-black first", "e4|first|d4", "1. d4 / this begins a variation: out goes back to the line, and go has first answer here"},
		{"go does, in a variation", "-black first", "e4|first|d4|go|=moves", "1. e4 (1. d4 a5) 1... a5 *"},
		{"go is forgotten where one has gone on since", "-black deep -white deep", "^C|e4|^C|first|d4|go|prev|deep e7e5|=moves", "1. e4 (1. d4) *"},

		{"several of them", "", "new ./none ./none", "there is no program at ./none..."},
		{"go in the middle of a game that is over", "", "f3 e5 g4 Qh4#|prev|prev|go", "2. ... / this begins a variation..."},
		{"go without a player is the computer", "", "go", "1. ... / level3: depth ..."},
		{"go plays for a person as the other side does", "-black first", "go|=moves", "1. Na3 a5 *"},
		{"go with a level", "", "go level 1", "1. ... / level1: depth ..."},
		{"go is for the side's own player", "-white first", "^C|undo|go", "1. Na3"},
		{"a player that is not written is refused", "", "go champion", "task Champion is not written yet: go run ./exercises next ch05 Champion"},
		{"a player that is not written is not seated", "", "new mine", "task Opponent is not written yet: go run ./exercises next ch05 Opponent"},

		{"a game as Black", "-black first", "new black|=who", "first - "},
		{"with a player and a time, in capitals", "", "NEW Computer 0.5+1|=faces", "0:30 0:30"},
		{"with a level, a side and a time", "", "new level 3 black 5+3", "level3 plays White; the clocks: 5+3..."},
		{"with a level in a word", "", "new Level5|=who", " - level5"},
		{"with a level that there is not", "", "new level 9", `"level9" is no player: ... careful, level1 to level8, and friend...`},
		{"a level as an answer", "-live", "level 2|=who", " - level2"},
		{"a level by its flag, on the score sheet", "-black level_2", "=tag Black", "Level 2"},
		{"a game without clocks", "-clock 1 -black first", "new friend untimed|=faces", " "},
		{"two players", "", "new deep first|=who", "deep - first"},
		{"two and their sides", "", "new black deep white first|=who", "first - deep"},
		{"a rematch changes sides and clocks", "-black first -clock 1,2 -names Anna,", "e4|rematch", "first plays White; the clocks: 2 and 1. Type a move, such as e5, or help. / 1. Na3"},

		{"a hint names the piece", "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1", "hint", "look at the rook on a1; hint says the move"},
		{"a second one the move", "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1", "hint|hint", "Ra8#"},
		{"a hint of another player is asked for anew", "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1", "hint|hint first", "look at the rook on a1; hint says the move"},
		{"a hint of a friend", "", "hint friend", "name a player of the program: try hint level 8"},
		{"elsewhere it names a piece again", "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1", "hint|Ra2|hint", "look at the ... on ...; hint says the move"},
		{"a hint where there is no king", "-fen 8/8/8/8/8/8/8/R7_w_-_-_0_1", "hint", "look at the rook on a1; hint says the move"},
		{"a hint where a draw can be claimed", "-fen 4k2q/5ppp/8/8/8/8/8/4K3_w_-_-_100_80", "hint", "look at the king on e1; hint says the move"},
		{"no hint while a player thinks", "-black deep", "e4|hint", "deep thinks: hint is for your own move"},
		{"no hint after the end", "-fen 6k1/5ppp/8/8/8/8/8/R5K1_w_-_-_0_1", "Ra8#|hint", "the game is over..."},

		{"a game goes on with its player", `-file x -pgn [BlackPlayer_"first"]_1._e4_a5_*`, "d4|=moves", "1. e4 a5 2. d4 a4 *"},
		{"a player whose turn it is, is asked", `-file x -live -pgn [BlackPlayer_"deep"]_1._e4_*`, "=thinks", "deep thinks; Ctrl-C stops it"},
		{"on the person's side", `-file x -live -pgn [WhitePlayer_"first"]_1._e4_*`, "=below", "Black"},
		{"without a player White is below", `-file x -live -pgn [White_"first"]_1._e4_*`, "=below", "White"},
		{"a player that there is no more is missed", `-file x -pgn [BlackPlayer_"gone"]_1._e4_*`, "=said", `"gone" is not known here: ...; until then you can play for Black yourself / ...`},
		{"a player that there is no more", `-file x -pgn [BlackPlayer_"gone"]_1._e4_*`, "=who", " - "},
	})
}

// What a person says about a player is known to it.
func TestTheRequest(t *testing.T) {
	d := sit(t, options(t, "-black deep -clock 5+3,40/4+2"))
	d.do("e4|deep e7e5|draw|+10s d4")
	want := player.Request{Start: chess.StartingPosition(), Timed: true, Offered: true, Left: [2]time.Duration{293 * time.Second, 240 * time.Second},
		Increment: [2]time.Duration{3 * time.Second, 2 * time.Second}, ToGo: [2]int{0, 39}}
	for _, text := range []string{"e2e4", "e7e5", "d2d4"} {
		m, _ := chess.ParseMove(text)
		want.Moves = append(want.Moves, m)
	}
	if got := d.ask.request; !reflect.DeepEqual(got, want) || d.ask.Pause > 0 {
		t.Errorf("the request is\n%+v\nwant\n%+v", got, want)
	}
	d = sit(t, options(t, "-white deep -black first"))
	if d.ask.Pause == 0 {
		t.Error("a game between two programs is not shown")
	}
	if d = sit(t, options(t, "-white deep -black first -clock 0.25")); d.ask.Pause > 15*time.Second/100 {
		t.Errorf("the pause is %v of 15 seconds", d.ask.Pause)
	}
}

// A player hears by its context that its time is up, and a remark is that of the player that was asked.
func TestAnAsk(t *testing.T) {
	d := sit(t, options(t, "-table -black deep"))
	d.do("e4")
	number := d.ask.Number
	d.hear(Remark{number, "deep thought"})
	d.hear(Remark{number + 1, "another"})
	if got := d.s.Scene().Thinking; got != "deep thinks; Ctrl-C stops it: deep thought" || !d.s.Waits(number) {
		t.Errorf("it says %q", got)
	}
	if d.do("^C"); d.s.Waits(number) || d.s.Scene().Thinking != "" {
		t.Error("it is still waited for")
	}
	ask := &Ask{player: decider(func(ctx context.Context, _ player.Request, _ []chess.Move) (d player.Decision, err error) {
		_, d.OfferDraw = ctx.Deadline()
		return d, nil
	}), patience: time.Minute}
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
	o.Cast.Others["hangs"] = decider(func(context.Context, player.Request, []chess.Move) (d player.Decision, err error) {
		<-end
		return d, nil
	})
	o.Players[chess.Black] = "hangs"
	d := sit(t, o)
	compare(t, d.do("e4"), "1. e4 / ... does not come back; ...\nUntil that works you can play for black yourself")
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
