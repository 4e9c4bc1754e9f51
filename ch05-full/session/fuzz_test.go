// fuzz_test.go has anything at all happen, in any order. To look for more than the seeds:
//
//	go test -fuzz FuzzSession ./ch05-full/session

package session

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// beginnings are command lines of sessions: before a mate, a promotion, en passant, castling
// and a draw, without kings, with games from files.
var beginnings = []string{
	"", "-live -table -folder f", "-live -last a.pgn -last b.pgn", "-table -clock 1 -black deep", "-live -folder f -clock 5+3",
	"-table -white first -black offers", "-live -table -black agrees -whiteclock 1/1:5+10 -blackclock 2", "-movetime 3s -white deep",
	"-fen 7k/P6p/8/8/8/8/p6P/7K -table", "-fen r3k2r/1P6/8/3pP3/8/8/1p6/R3K2R_w_KQkq_d6 -table -live", "-fen 8/8/8/4p3/4P3/8/8/8 -table",
	"-fen 8/8/8/8/8/8/8/8 -table", "-fen 8/8/8/8/8/8/k7/7R_w_-_-_99_80 -table -clock 1", "-fen 7k/8/6Q1/8/8/8/8/K7_b -live -clock 1 -white deep",
	"-fen R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 -table",
	"-load x -pgn 1._e4_(1._d4_d5_(1..._Nf6))_e5_2._--_Nc6_{[%clk_0:00:10]}_1-0", "-file x -live -table -pgn [WhitePlayer_\"deep\"][TimeControl_\"60\"][WhiteClock_\"0:00:05\"]_1._e4_e5_2._Nf3_*",
}

// A storm has events happen to a session.
type storm struct {
	t    *testing.T
	s    *Session
	now  time.Time
	ask  *Ask
	job  *Job
	jobs int // that have been done

	chance *rand.Rand // of hearing other lines, or nil
}

// happens reads an event: +9 or -9 seconds, @e2 a click, $3 a move of the player that was asked,
// $e its error, $l its answer too late, $o its move and an offer, $a, $c, $r; %0 a job that
// fails, % one that is done; &, ~, ! and ^ are Kept, Tick, Stop and Leave. Whatever else it is
// is a line.
func (w *storm) happens(text string) {
	number := 0
	if w.ask != nil {
		number = w.ask.Number
	}
	var e Event = Line(text)
	sign, rest := "", text
	if text != "" {
		sign, rest = text[:1], text[1:]
	}
	switch sign {
	case "+", "-":
		if n, err := strconv.Atoi(text); err == nil && n > -1e6 && n < 1e6 {
			w.now = w.now.Add(time.Duration(n) * time.Second)
			return
		}
	case "@":
		sq, _ := chess.ParseSquare(rest)
		e = Click(sq)
	case "$":
		a := Answer{Number: number, Err: errors.New("gone\x1b")}
		p := w.s.tree.Position(w.s.lastNode())
		legal := append(p.LegalMoves(), chess.Move{})
		n, err := strconv.ParseUint(rest, 10, 16)
		switch action := strings.Index("macr", rest); {
		case err == nil || rest == "o" || action >= 0:
			a.Err, a.Decision = nil, player.Decision{Move: legal[int(n)%len(legal)], OfferDraw: rest == "o", Why: "\x1b"}
			a.Decision.Action = player.Action(max(action, 0) % 4)
		case rest == "l":
			a.Number--
		}
		e = a
	case "%":
		d := Done{Err: errors.New("no")}
		if w.job != nil {
			d.Number = w.job.Number
		}
		if rest == "" {
			d.Err, d.Then = nil, w.then()
		}
		e = d
	case "&":
		e = Kept{"k.pgn", rest, map[bool]error{true: errors.New("full")}[rest != ""]}
	case "~":
		e = Tick{}
	case "!":
		e = Stop{}
	case "^":
		e = Leave{}
	}
	w.hear(e)
}

// then is what a job leads to that was done without its files.
func (w *storm) then() func(*Session) error {
	w.jobs++
	if w.job == nil || w.job.Name != "reading" {
		return nil
	}
	text := []string{
		"[White \"\x1b\"] 1. f3 e5 {x} (1... e6 $14) 2. g4 Qh4# 1-0", "[BlackPlayer \"first\"][TimeControl \"60+1\"] 1. e4 {[%clk 0:00:09]} *",
		"[FEN \"8/8/8/8/8/8/8/K1k5 b - - 0 1\"] 1... Kd1 1/2-1/2", "[Termination \"time forfeit\"] 1. e4 0-1", "*",
	}[w.jobs%5]
	g, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil {
		w.t.Fatal(err)
	}
	return func(s *Session) error { return s.read(g, "x.pgn", 1) }
}

// hear has the session hear of an event. The one before stays as it was.
func (w *storm) hear(e Event) {
	before, text, scene := w.s, movetext(w.s, true), w.s.Scene()
	other, said := w.another()
	next, r := w.s.Hear(w.now, e)
	if w.chance != nil {
		again, same := before.Hear(w.now, other)
		if fmt.Sprint(same.Said, again.Scene(), movetext(again, true)) != said {
			w.t.Fatalf("after %#v the session before answers %q in another way:\n%v\nnot\n%s", e, other, same.Said, said)
		}
	}
	if movetext(before, true) != text || !reflect.DeepEqual(scene, before.Scene()) {
		w.t.Fatalf("%#v has changed the session before", e)
	}
	if w.s = next; r.Ask != nil {
		w.ask = r.Ask
	}
	if r.Job != nil {
		w.job = r.Job
	}
	check(w.t, w.s, r)
	if w.ask != nil && w.ask.Name != deep && w.s.Waits(w.ask.Number) {
		w.hear(w.ask.Do(context.Background(), func(player Remark) {}))
	}
}

// another has the session hear another line, and returns that and what comes of it.
func (w *storm) another() (Line, string) {
	if w.chance == nil {
		return "", ""
	}
	lines := []Line{"prev", "undo", "redo", "e4", "new", "drop", "comment y", "glyph !", "flip", "tag Event x", "resign", "last", "moves"}
	line := lines[w.chance.IntN(len(lines))]
	next, r := w.s.Hear(w.now, line)
	return line, fmt.Sprint(r.Said, next.Scene(), movetext(next, true))
}

func FuzzSession(f *testing.F) {
	for i, text := range []string{
		"e4\ne5\nNf3\nundo 2\nredo\nd5\nprev\n", "1\ne4\nnew black 5\nyes\n%\ndelete 1\nyes\n%0\n", "\n%\nnext\nd5\npromote\ndrop\n", "e4\n+9\n$3\n+30\nundo 1\n+9\ngo\n$l\n$r\n",
		"friend\ne4 e5\npause\n+99\nprev\nd4\nlast\n+400\n~\nundo\nquit\nyes\n", "flip\n~\nrematch\nfirst\ngo\n", "e4\ndraw\nd4\nresign\nyes\nundo\n", "$5\ne5\n+2\n$o\n-9\n+60\n~\n",
		"a7\na8\nn\n@a2\n@a1\nq\nundo 2\nredo 2\nwhy\n", "O-O\nO-O-O\nb8\nno\nexd6\nundo 3\nfen\n@b7\n@b8\n=R\n", "e5\nclaim\nresign\nmoves\nmoves e4\nattackers d5\n", "go\nmoves\nrecord\nresign\ndraw\n",
		"Rh2+\nKa1\nclaim\nclaim Rh1\n+61\n~\n", "$0\ngo\nKh7\n! \n!\n!\n", "moves\nmoves a2\nmatch 2\n%0\ne5\n", "\n\n\ninto 2\nout\nvariations\nlast\ne5\nundo\ncomment {x}\nglyph +-\npgn\n",
		"\n$7\ngames\n%0\nname x\nname white \x1b\ntag \xff x\ntag Event \"\x07\nsave x\n%\nappend\n%0\nload x\nyes\n%\n",
	} {
		f.Add(uint(i), text)
	}
	f.Fuzz(func(t *testing.T, which uint, text string) {
		if len(text) < 500 && !strings.Contains(text, "~/") && !strings.Contains(text, "./") { // a program of somebody's own
			begin(t, which, nil).rages(text)
		}
	})
}

// begin begins a storm where a number says. With chance another line is heard beside each event.
func begin(t *testing.T, which uint, chance *rand.Rand) *storm {
	s, r, err := New(noon, options(t, beginnings[which%uint(len(beginnings))]))
	if err != nil {
		t.Fatal(err)
	}
	return &storm{t: t, s: s, now: noon, ask: r.Ask, chance: chance}
}

// rages has events happen, a line each.
func (w *storm) rages(text string) {
	for line := range strings.SplitSeq(text, "\n") {
		w.happens(line)
		if w.t.Failed() {
			w.t.Fatalf("that was after %q, the last of\n%s", line, text)
		}
	}
	w.tryWords()
}

// storms is how many random storms there are.
var storms = flag.Int("storms", 34, "how many random storms rage")

// TestStorms has events of which each makes sense happen in an order that makes none. Meanwhile
// it hears another line at every place, twice: the session before stays what it was.
func TestStorms(t *testing.T) {
	words := strings.Split("e4 e5 Nf3 d5 exd5 a8 b8 O-O q n =R no yes 1 2 undo redo undo_2 redo_2 prev next first last out into_2 goto_1 variations "+
		"promote drop comment_{x} comment glyph_!? draw accept decline resign claim claim_Nf3 go new rematch reset again new_black_5+3 new_first new_friend_untimed fen_start "+
		"pause pause clock moves why flip flip_auto pieces_figures size_2 name_x tag_White_\x1b save_x load_x load_1 delete_1 games match_2 perft_2 pgn record captured board "+
		"quit q exit help append replace leave e4_e5_Nf3 @e2 @e4 @a7 @a8 @e7 @e5 $0 $1 $7 $e $l $o $a $c $r % %0 & &full +1 +20 +61 -9 ~ ! $3 $2 %", " ")
	for i := range *storms {
		chance := rand.New(rand.NewPCG(1, uint64(i)))
		w := begin(t, uint(i), chance)
		var lines []string
		for range 40 {
			word := strings.ReplaceAll(words[chance.IntN(len(words))], "_", " ")
			if p := w.s.tree.Position(w.s.lastNode()); chance.IntN(3) == 0 && p.HasLegalMove() {
				legal := p.LegalMoves()
				word = legal[chance.IntN(len(legal))].String()
			}
			w.happens(word)
			if lines = append(lines, word); t.Failed() {
				t.Fatalf("storm %d, at %q:\n%s", i, beginnings[i%len(beginnings)], strings.Join(lines, "\n"))
			}
		}
		if w.tryWords(); t.Failed() {
			t.Fatalf("storm %d:\n%s", i, strings.Join(lines, "\n"))
		}
	}
}

// tryWords types whatever the scene says that may be typed.
func (w *storm) tryWords() {
	if w.s.Busy() || w.s.question != nil || w.s.touched != chess.NoSquare {
		return
	}
	for _, word := range w.s.Scene().Words {
		if _, isCommand := w.s.commands().Find(word); isCommand {
			continue
		}
		next, r := w.s.Hear(w.now, Line(word))
		if next.at == w.s.at {
			w.t.Fatalf("%s may be typed, and is answered by %s", word, fmt.Sprint(r.Said))
		}
	}
}
