// desk_test.go is where the tests play: a session, the players that it asks, and a clock that
// the test turns.

package session

import (
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"reflect"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode"
	"unicode/utf8"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

// A row plays lines at a desk and says what the last of them is answered by.
type row struct {
	name  string
	flags string // of the command line, with _ for a space in a value; see options
	lines string // with | between them; see desk.do
	want  string // the texts that are said, with / between them; ... stands for anything
}

// play plays the rows of a table.
func play(t *testing.T, rows []row) {
	t.Helper()
	for _, tt := range rows {
		t.Run(tt.name, func(t *testing.T) {
			d := sit(t, options(t, tt.flags))
			compare(t, d.do(tt.lines), tt.want)
		})
	}
}

// compare fails the test unless a text is as a row wants it.
func compare(t *testing.T, got, want string) {
	t.Helper()
	form := "^" + strings.ReplaceAll(regexp.QuoteMeta(want), `\.\.\.`, `(?s:.*)`) + "$"
	if !regexp.MustCompile(form).MatchString(got) {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// options reads a command line. Besides the flags of the program it knows those of what the
// program finds out: -live, -table, -outside, -figures, -paint, -folder, -set a setting, -pgn the game of -load
// or -file, -last a game to go on with. No task is written, but with -written those of two clocks.
func options(t *testing.T, line string) Options {
	t.Helper()
	o, err := parse(line)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func parse(line string) (Options, error) {
	o := NewOptions()
	o.Seed, o.Patience = 1, time.Minute
	unwrite(&o.Tasks)
	unwrite(&o.Cast)
	o.Cast.Grown, o.Cast.Others = nil, maps.Clone(sparring)
	set := flag.NewFlagSet("ch05-full", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	o.Define(set)
	set.BoolVar(&o.Live, "live", false, "")
	set.BoolVar(&o.Table, "table", false, "")
	set.BoolFunc("outside", "", func(string) error { o.Outside, o.Cast.Outside = true, true; return nil })
	set.BoolFunc("written", "", func(string) error { learn(&o.Tasks); return nil })
	set.BoolVar(&o.Figures, "figures", false, "")
	set.BoolVar(&o.Color, "paint", false, "")
	set.StringVar(&o.Folder, "folder", "", "")
	set.Func("set", "", func(text string) error {
		name, value, _ := strings.Cut(text, "=")
		o.Settings = map[string]string{name: value}
		return nil
	})
	set.Func("pgn", "", func(text string) (err error) {
		o.Text = text
		o.Game, err = pgn.NewReader(strings.NewReader(text), "").Next()
		return err
	})
	set.Func("last", "", func(path string) error {
		o.Last = append(o.Last, keep.Entry{Path: path, White: "Anna", Black: "Ben", Result: "*", Moves: 2})
		return nil
	})
	args := append([]string{"-quiet"}, strings.Fields(line)...)
	for i := range args {
		args[i] = strings.ReplaceAll(args[i], "_", " ")
	}
	err := set.Parse(args)
	return o, cmp.Or(err, o.Check())
}

// unwrite has no task of a set be written, as in a fresh copy of the course.
func unwrite(set any) {
	fields := reflect.ValueOf(set).Elem()
	for i := range fields.NumField() {
		if f, task := fields.Field(i), fields.Type().Field(i).Name; f.Kind() == reflect.Func {
			f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) []reflect.Value {
				panic("task " + task + ": not written yet")
			}))
		}
	}
}

// learn gives tasks the rules of two clocks.
func learn(all *Tasks) {
	all.Bronstein = func(left, spent, delay time.Duration) time.Duration {
		if spent == 13*time.Second {
			panic("oh")
		}
		return left - spent + min(spent, delay)
	}
	all.Hourglass = func(left [2]time.Duration, side chess.Color, spent time.Duration) [2]time.Duration {
		left[side], left[side.Other()] = left[side]-spent, left[side.Other()]+spent
		return left
	}
}

// A decider is a player that decides by a request and the legal moves.
type decider func(ctx context.Context, r player.Request, legal []chess.Move) (player.Decision, error)

func (d decider) Choose(ctx context.Context, r player.Request, _ func(string)) (player.Decision, error) {
	p, err := r.Position()
	if err != nil {
		return player.Decision{}, err
	}
	return d(ctx, r, p.LegalMoves())
}

// deep is a player that has not answered yet. A test answers for it.
const deep = "deep"

// does is a player that decides always the same, with its first legal move if it needs one.
func does(always player.Decision) decider {
	return func(_ context.Context, _ player.Request, legal []chess.Move) (player.Decision, error) {
		d := always
		if d.Action == player.Move && d.Move == (chess.Move{}) {
			d.Move = legal[0]
		}
		return d, nil
	}
}

// sparring are players of the tests, each with its habit.
var sparring = map[string]player.Player{
	deep:      nil,
	"first":   does(player.Decision{}),
	"offers":  does(player.Decision{OfferDraw: true, Why: "dull\x1b"}),
	"thinks":  does(player.Decision{Why: "White +0.20, a5 d4"}),
	"accepts": does(player.Decision{Action: player.Accept}),
	"claims":  does(player.Decision{Action: player.Claim, Why: "it is a draw"}),
	"resigns": does(player.Decision{Action: player.Resign, Why: "no hope"}),
	"cheats":  does(player.Decision{Move: chess.Move{From: chess.D8, To: chess.D2}}),
	"fails": decider(func(context.Context, player.Request, []chess.Move) (player.Decision, error) {
		return player.Decision{}, errors.New("it is gone")
	}),
	"gloomy": decider(func(_ context.Context, r player.Request, legal []chess.Move) (player.Decision, error) {
		if r.Tell != nil { // whatever was played, the other side is better off
			r.Tell(player.Thought{Number: 1, Depth: 4, Score: 300, Moves: legal[len(legal)-1:]})
		}
		return player.Decision{Move: legal[0]}, nil
	}),
	"panics": decider(func(context.Context, player.Request, []chess.Move) (player.Decision, error) {
		panic("oh")
	}),
	"agrees": decider(func(_ context.Context, r player.Request, legal []chess.Move) (player.Decision, error) {
		if r.Offered {
			return player.Decision{Action: player.Accept}, nil
		}
		return player.Decision{Move: legal[0]}, nil
	}),
}

// A desk is a session with a person at it. Other players answer at once, and jobs are done.
type desk struct {
	t        *testing.T
	s        *Session
	now      time.Time
	said     []string
	ask      *Ask
	job      *Job
	search   *Search // that was wanted last
	ahead    *Job    // the same of a search for the next puzzle; it is left to the test
	kept     []Keep
	saved    map[string]string // settings
	progress string
	loses    error // what becomes of a game to keep
	waits    bool  // jobs are left to the test
}

// noon is when a desk begins.
var noon = time.Date(2026, 11, 22, 12, 0, 0, 0, time.UTC)

// sit begins a session.
func sit(t *testing.T, o Options) *desk {
	t.Helper()
	d := &desk{t: t, now: noon}
	s, r, err := New(noon, o)
	if err != nil {
		t.Fatal(err)
	}
	d.s = s
	d.follow(r)
	return d
}

// handle tells the session of an event, and does what comes of it.
func (d *desk) handle(e Event) {
	d.t.Helper()
	before := d.s
	text := movetext(d.s.game.at.Tree, true)
	next, r := before.Try(d.now, e)
	if movetext(before.game.at.Tree, true) != text {
		d.t.Errorf("%#v has changed the session before", e)
	}
	d.s = next
	d.follow(r)
}

func (d *desk) follow(r Reply) {
	d.t.Helper()
	for _, text := range r.Said {
		d.said = append(d.said, strings.TrimSuffix(text.Text, "\n"))
	}
	check(d.t, d.s, r)
	if r.Settings != nil {
		d.saved = r.Settings
	}
	if r.Search != nil {
		d.search = r.Search
	}
	if r.Ahead != nil {
		d.ahead = r.Ahead
	}
	if r.Keep != nil {
		d.kept = append(d.kept, *r.Keep)
		kept := Kept{Path: cmp.Or(r.Keep.File, fmt.Sprintf("%d.pgn", r.Keep.Game))}
		if d.loses != nil {
			kept = Kept{News: "not kept", Err: d.loses}
		}
		next, said := d.s.TakeKept(kept)
		d.s = next
		for _, text := range said {
			d.said = append(d.said, text.Text)
		}
	}
	out := Out{func(text Text) { d.said = append(d.said, text.Text) }, func(text string) { d.progress = text }}
	switch {
	case r.Ask != nil && (r.Ask.Name == deep || d.s.Over()):
		d.ask = r.Ask
	case r.Ask != nil && d.s.Waits(r.Ask.Number):
		d.handle(r.Ask.Do(context.Background(), func(m Remark) { d.s, _ = d.s.HandleEvent(d.now, m) }))
	case r.Job != nil && d.waits:
		d.job = r.Job
	case r.Job != nil:
		d.handle(r.Job.Do(context.Background(), out))
	}
}

// check says what holds after every event.
func check(t testing.TB, s *Session, r Reply) {
	t.Helper()
	checkRecord(t, s.game.record)
	ready := []string{s.Scene().Prompt}
	for _, text := range r.Said {
		if text.Ready {
			ready = append(ready, text.Text)
		}
	}
	for _, text := range ready {
		if s.options.Color {
			text = colors.ReplaceAllString(text, "")
		}
		isControl := func(r rune) bool { return r != '\n' && !unicode.IsPrint(r) }
		if !utf8.ValidString(text) || strings.ContainsFunc(text, isControl) {
			t.Errorf("this is printed as it is: %q", text)
		}
	}
}

// checkRecord says what holds of a record after every event.
func checkRecord(t testing.TB, r record) {
	t.Helper()
	at := r.at
	at.Game = at.Game.Clone() // what does not come back may still look at the game
	text := movetext(at.Tree, true)
	again, err := pgn.NewReader(strings.NewReader(text), "").Next()
	if err != nil || movetext(again, true) != text {
		t.Errorf("read again, the game is\n%v, %v, and it was\n%s", again, err, text)
	}
	if here := at.Tree.Position(at.Node); here != at.Game.Position() {
		t.Errorf("the tree stands at\n%s\nand the game at\n%s", here, at.Game.Position())
	}
	if tag := at.Tree.Tag("Result"); tag != "" && tag != at.Tree.Result.String() {
		t.Errorf("the tag Result is %q, and the result %s", tag, at.Tree.Result)
	}
	cameLikeThat := r.edits == 0 || len(at.Node.Path()) == 0
	goesOn := at.IsLast() && at.InPlay()
	if goesOn && !cameLikeThat && pgn.Outcome(at.Game) != chess.InPlay {
		t.Errorf("the game has ended, %s, and has no result:\n%s", at.Game.Verdict(), text)
	}
}

// colors are what a board in color is painted with.
var colors = regexp.MustCompile(`\x1b\[[0-9;]*m`)

// movetext returns the game as a file has it, or only its moves, in one line.
func movetext(g *pgn.Game, all bool) string {
	var text strings.Builder
	if err := pgn.Write(&text, g); err != nil {
		return err.Error()
	}
	if all {
		return text.String()
	}
	_, moves, _ := strings.Cut(text.String(), "\n\n")
	return strings.Join(strings.Fields(moves), " ")
}

// do tells the session of lines, and returns what the last one is answered by. A line may begin with the time
// that it takes, "+10s e4". These are no lines of the program:
//
//	^C, esc, tick, leave  events, as they are
//	early e4              a line that was typed while a player thought
//	click e2              a click, on any number of squares
//	drag e2 e4            a piece that is dragged, over another square or none
//	ahead                 the search for the next puzzle, where one goes on, comes to its end
//	deep e7e5             the answer of the player deep, or its end: resign, error, late
//	found e7e5 d7d5       what the search that was wanted last has found, or error or rest: the best moves
//	=moves =faces =prompt =who =tag Name =below =kept =thinks =due =over =progress =pane
//	=said =sheet =sides =marks   ask the session
func (d *desk) do(lines string) string {
	d.t.Helper()
	for _, line := range strings.Split(lines, "|") {
		if line == "=said" { // once more
			continue
		}
		d.said = nil
		if later, rest, ok := strings.Cut(line, " "); ok && strings.HasPrefix(later, "+") {
			took, err := time.ParseDuration(later[1:])
			if err != nil {
				d.t.Fatal(err)
			}
			d.now, line = d.now.Add(took), rest
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "^C":
			d.handle(Stop{})
		case "esc":
			d.handle(Escape{})
		case "early":
			d.handle(Early(rest))
		case "tick":
			d.handle(Tick{})
		case "leave":
			d.handle(Leave{})
		case "click":
			for square := range strings.FieldsSeq(rest) {
				sq, _ := chess.ParseSquare(square)
				d.handle(Click(sq))
			}
		case "drag":
			from, to, _ := strings.Cut(rest, " ")
			d.handle(Drop{From: squareOf(from), To: squareOf(to)})
		case "ahead":
			if d.ahead != nil && d.s.Waits(d.ahead.Number) {
				out := Out{func(Text) {}, func(string) {}}
				d.handle(d.ahead.Do(context.Background(), out))
			}
		case deep:
			d.answer(rest)
		case "found":
			d.find(rest)
		default:
			if strings.HasPrefix(word, "=") {
				d.said = []string{d.tell(word[1:], rest)}
				continue
			}
			d.handle(Line(line))
		}
	}
	return strings.Join(d.said, " / ")
}

// squareOf returns a square by its name, or NoSquare.
func squareOf(name string) chess.Square {
	sq, err := chess.ParseSquare(name)
	if err != nil {
		return chess.NoSquare
	}
	return sq
}

// find answers for the search that was wanted last: with lines of a move, or that it fails.
func (d *desk) find(moves string) {
	d.t.Helper()
	if moves == "error" {
		d.handle(Searched{Number: d.search.Number, Err: errors.New("the engine\x1b is gone")})
		return
	}
	if moves == "rest" {
		d.handle(Searched{Number: d.search.Number, Rests: true})
		return
	}
	f := Found{Number: d.search.Number}
	for text := range strings.FieldsSeq(moves) {
		m, err := chess.ParseMove(text)
		if err != nil {
			d.t.Fatal(err)
		}
		f.Lines = append(f.Lines, engine.Line{Depth: 7, Score: 34, Moves: []chess.Move{m}})
	}
	d.handle(f)
}

// answer answers for the player deep.
func (d *desk) answer(text string) {
	d.t.Helper()
	a := Answer{Number: d.ask.Number}
	switch m, err := chess.ParseMove(text); {
	case err == nil:
		a.Decision.Move = m
	case text == "resign":
		a.Decision.Action = player.Resign
	case text == "late":
		a.Number--
	default:
		a.Err = errors.New("the engine\x1b is gone")
	}
	d.handle(a)
}

// tell tells something of the session.
func (d *desk) tell(what, rest string) string {
	d.t.Helper()
	s := d.s
	switch what {
	case "moves":
		return movetext(s.game.at.Tree, false)
	case "faces":
		return s.game.face(chess.White) + " " + s.game.face(chess.Black)
	case "prompt":
		return s.Scene().Prompt
	case "who":
		return strings.Join(s.game.seats.Players[:], " - ")
	case "tag":
		return s.game.at.Tree.Tag(rest)
	case "below":
		return map[bool]string{false: "White", true: "Black"}[s.Scene().Look.Flip]
	case "progress":
		return d.progress
	case "pane":
		return tellPane(s.Scene().Pane)
	case "due":
		return fmt.Sprint(s.Due())
	case "over":
		return fmt.Sprint(s.Over())
	case "thinks":
		return s.thinkingText()
	case "kept":
		text := fmt.Sprintf("%d:", len(d.kept))
		for _, k := range d.kept[max(0, len(d.kept)-1):] {
			_, moves, _ := strings.Cut(k.Text, "\n\n")
			moves = strings.Join(strings.Fields(moves), " ")
			text += fmt.Sprintf(" game %d, file %q: %s", k.Game, k.File, moves)
		}
		return text
	}
	return tellScene(what, s.Scene())
}
