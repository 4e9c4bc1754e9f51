// fuzz_test.go has anything at all happen, in any order. To look for more than the seeds:
//
//	go test -fuzz FuzzSession ./ch05-full/session

package session

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// beginnings are command lines of sessions: before a mate, a promotion, en passant, castling
// and a draw, without kings, with games from files.
var beginnings = []string{
	"",
	"-live -table -folder f",
	"-live -last a.pgn -last b.pgn",
	"-table -clock 1 -black deep",
	"-live -folder f -clock 5+3",
	"-table -white first -black offers",
	"-live -table -black agrees -clock 1/1:5+10,2",
	"-movetime 3s -white deep",
	"-fen 7k/P6p/8/8/8/8/p6P/7K -table",
	"-fen r3k2r/1P6/8/3pP3/8/8/1p6/R3K2R_w_KQkq_d6 -table -live",
	"-fen 8/8/8/4p3/4P3/8/8/8 -table",
	"-fen 8/8/8/8/8/8/8/8 -table",
	"-fen 8/8/8/8/8/8/k7/7R_w_-_-_99_80 -table -clock 1",
	"-fen 7k/8/6Q1/8/8/8/8/K7_b -live -clock 1 -white deep",
	"-fen R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 -table",
	"-load x -pgn 1._e4_(1._d4_d5_(1..._Nf6))_e5_2._--_Nc6_{[%clk_0:00:10]}_1-0",
	`-file x -live -table -pgn [WhitePlayer_"deep"][TimeControl_"60"][WhiteClock_"0:00:05"]_1._e4_e5_2._Nf3_*`,
}

// lines are what is typed in a storm, with _ for a space.
var lines = strings.Fields(`
	e4 e5 Nf3 d5 exd5 a8 b8 O-O q n =R no yes 1 2 undo redo undo_2 redo_2 prev next first last out
	into_2 goto_1 variations promote drop comment_{x} comment glyph_!? draw accept decline resign
	claim claim_Nf3 go new rematch reset again new_black_5+3 new_first new_friend_untimed fen_start
	pause pause clock moves why flip flip_auto pieces_figures size_2 name_x tag_White_\a save_x
	load_x load_1 delete_1 games book book_x match_2 perft_2 pgn record captured board quit q exit help
	append_x e4_e5_Nf3 attackers_e5 moves_e2 fen link settings players analyze analyze_5_level_8
	analyze_off keep keep_2 mark_e4_d5 mark_off arrow_e2_e4 theme_blue`)

// A storm has events happen to a session.
type storm struct {
	t    *testing.T
	s    *Session
	now  time.Time
	ask  *Ask
	job  *Job
	jobs int // that have been done

	searched int // the number of the search that was wanted last
}

// FuzzSession has events happen, each chosen by two bytes: what, and which of them. The text is
// a line as well.
func FuzzSession(f *testing.F) {
	chance := rand.New(rand.NewPCG(1, 2))
	for i := range 2 * len(beginnings) {
		choices := make([]byte, 100)
		for i := range choices {
			choices[i] = byte(chance.Uint32())
		}
		f.Add(uint(i), choices, "hm\x1b")
	}
	f.Fuzz(func(t *testing.T, which uint, choices []byte, text string) {
		if strings.ContainsAny(text, "./~") || len(choices) > 200 {
			return // a person's own program, or a file
		}
		s, r, err := New(noon, options(t, beginnings[which%uint(len(beginnings))]))
		if err != nil {
			t.Fatal(err)
		}
		w := &storm{t: t, s: s, now: noon, ask: r.Ask}
		for i := 0; i+1 < len(choices); i += 2 {
			e := w.event(int(choices[i]), int(choices[i+1]), text)
			if w.handle(e); t.Failed() {
				t.Fatalf("event %d, %#v, at %q", i/2, e, beginnings[which%uint(len(beginnings))])
			}
		}
		w.tryWords()
	})
}

// pauses are how much time passes before an event.
var pauses = []time.Duration{0, 0, time.Second, 20 * time.Second, -9 * time.Second, time.Minute, 0, 0}

// event returns the event of two numbers. Some time passes before it, or the clock is set back.
func (w *storm) event(what, which int, text string) Event {
	w.now = w.now.Add(pauses[which%len(pauses)])
	p := w.s.game.at.Tree.Position(w.s.game.at.Tree.End())
	legal := append(p.LegalMoves(), chess.Move{})
	m := legal[which%len(legal)]
	a := Answer{Decision: player.Decision{Move: m, Why: "\x1b"}}
	d := Done{}
	if w.ask != nil {
		a.Number = w.ask.Number
	}
	if w.job != nil {
		d.Number = w.job.Number
	}
	switch what % 16 {
	case 0, 1, 2, 3, 4, 5:
		return Line(strings.ReplaceAll(lines[which%len(lines)], "_", " "))
	case 6, 7, 8:
		return Line(m.String())
	case 9:
		return Click(which % 66)
	case 10:
		a.Decision.OfferDraw = which%5 == 0
		return a
	case 11:
		a.Decision.Action = player.Action(which % 4)
		if which%3 == 0 {
			a.Number--
		} else if which%5 == 0 {
			a.Err = errors.New("gone\x1b")
		}
		return a
	case 12:
		d.Then = w.then()
		if which%3 == 0 {
			d.Err = errors.New("no")
		}
		return d
	case 13:
		return []Event{keptEvent{Path: "k.pgn"}, keptEvent{News: "full", Err: errors.New("full")}}[which%2]
	case 14:
		return []Event{Tick{}, Escape{}, Early(m.String()), Tick{}, Stop{}, Remark{a.Number, "\x1b"}, Leave{},
			Drop{chess.Square(which % 66), chess.Square(which/3%66) - 1}, w.found(which), Searched{Number: w.searched}, Searched{Number: w.searched, Err: errors.New("gone\x1b")}}[which%11]
	}
	return Line(text)
}

// found returns what a search finds: the legal moves, or none.
func (w *storm) found(which int) Event {
	f := Found{Number: w.searched}
	p := w.s.game.position()
	for _, m := range p.LegalMoves() {
		f.Lines = append(f.Lines, engine.Line{Depth: which, Moves: []chess.Move{m}})
	}
	return f
}

// A keptEvent is what came of a game to keep.
type keptEvent Kept

func (k keptEvent) happen(s *Session) error {
	next, said := s.TakeKept(Kept(k))
	s.files = next.files
	s.reply.Said = append(s.reply.Said, said...)
	return nil
}

// then is what a job leads to that was done without its files.
func (w *storm) then() func(*Session) error {
	w.jobs++
	if w.job == nil || w.job.Name != "reading" {
		return nil
	}
	texts := []string{
		"[White \"\x1b\"] 1. f3 e5 {x} (1... e6 $14) 2. g4 Qh4# 1-0",
		`[BlackPlayer "first"][TimeControl "60+1"] 1. e4 {[%clk 0:00:09]} *`,
		`[FEN "8/8/8/8/8/8/8/K1k5 b - - 0 1"] 1... Kd1 1/2-1/2`,
		`[Termination "time forfeit"] 1. e4 0-1`,
		"*",
	}
	text := texts[w.jobs%len(texts)]
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		w.t.Fatal(err)
	}
	return func(s *Session) error { return s.read(readGame{tree: g, name: "x.pgn", number: 1}) }
}

// others are lines with which the storm asks a session once more.
var others = []Line{
	"prev", "undo", "redo", "e4", "new", "drop", "comment y", "glyph !", "flip", "tag Event x", "resign",
}

// handle tells the session of an event. The one before stays as it was: it answers another line
// as it has done before.
func (w *storm) handle(e Event) {
	before := w.s
	text := movetext(w.s.game.at.Tree, true)
	scene := w.s.Scene()
	other := others[len(text)%len(others)]
	answer := func() string {
		s, r := before.HandleEvent(w.now, other)
		return fmt.Sprint(r.Said, s.Scene(), movetext(s.game.at.Tree, true))
	}
	said := answer()
	next, r := before.HandleEvent(w.now, e)
	now := answer()
	isSame := movetext(before.game.at.Tree, true) == text && reflect.DeepEqual(scene, before.Scene())
	if now != said || !isSame {
		w.t.Fatalf("%#v has changed the session before: %q is answered by\n%s\nnot\n%s", e, other, now, said)
	}
	if w.s = next; r.Ask != nil {
		w.ask = r.Ask
	}
	if r.Job != nil {
		w.job = r.Job
	}
	if r.Search != nil {
		w.searched = r.Search.Number
	}
	check(w.t, w.s, r)
	if w.ask != nil && w.ask.Name != deep && w.s.Waits(w.ask.Number) {
		w.handle(w.ask.Do(context.Background(), func(player Remark) {}))
	}
}

// tryWords types whatever the scene says that may be typed.
func (w *storm) tryWords() {
	if w.s.Busy() || w.s.pending() != nil || w.s.game.touched != chess.NoSquare {
		return
	}
	for _, word := range w.s.Scene().Words {
		if _, isCommand := w.s.commands.read(word); isCommand {
			continue
		}
		next, r := w.s.HandleEvent(w.now, Line(word))
		if next.game.at.Node == w.s.game.at.Node && next.premove.text != word {
			w.t.Fatalf("%s may be typed, and is answered by %s", word, fmt.Sprint(r.Said))
		}
	}
}
