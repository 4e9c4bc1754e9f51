// table_test.go sits down at a table without a terminal: it sends the messages of one.

package table

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/session"

	tea "charm.land/bubbletea/v2"
)

// begin begins a session at a table in a window of 80 by 24.
func begin(t *testing.T, o session.Options) model {
	t.Helper()
	o.Table = true
	m, err := newModel(o, func(msg tea.Msg) { posted <- msg })
	if err != nil {
		t.Fatal(err)
	}
	return m.hears(tea.WindowSizeMsg{Width: 80, Height: 24}, m.Init()())
}

// posted is what commands send besides their answers.
var posted = make(chan tea.Msg, 1000)

// hears sends messages, and those that come of them.
func (m model) hears(messages ...tea.Msg) model {
	for len(messages) > 0 {
		switch msg := messages[0].(type) {
		case tea.BatchMsg:
			for _, do := range msg {
				if do != nil {
					messages = append(messages, do())
				}
			}
		default:
			next, do := m.Update(msg)
			m = next.(model)
			if do != nil {
				messages = append(messages, do())
			}
		}
		var before []tea.Msg
		for len(posted) > 0 {
			before = append(before, <-posted)
		}
		messages = slices.Concat(before, messages[1:])
	}
	return m
}

// types types some letters.
func (m model) types(text string) model {
	for _, letter := range text {
		m = m.hears(tea.KeyPressMsg{Code: letter, Text: string(letter)})
	}
	return m
}

// enters types lines.
func (m model) enters(lines ...string) model {
	for _, line := range lines {
		m = m.types(line).hears(tea.KeyPressMsg{Code: tea.KeyEnter})
	}
	return m
}

// text returns what stands on the table, in one line.
func (m model) text() string { return strings.Join(strings.Fields(m.View().Content), " ") }

// shows checks that a text stands on the table.
func (m model) shows(t *testing.T, want string) {
	t.Helper()
	if !strings.Contains(m.text(), want) {
		t.Errorf("the table does not show %q:\n%s", want, m.View().Content)
	}
}

var enter, ctrlC = tea.KeyPressMsg{Code: tea.KeyEnter}, tea.KeyPressMsg{Code: 'c', Mod: tea.ModCtrl}

// clickOn returns a click on a square, in a window of 80 by 24.
func clickOn(square string) tea.Msg {
	file, rank := int(square[0]-'a'), int(square[1]-'1')
	return tea.MouseClickMsg{X: 2 + 4*file, Y: 2 * (7 - rank), Button: tea.MouseLeft}
}

// dropOn returns what comes when the button of the mouse is let go over a square.
func dropOn(square string) tea.Msg {
	at := clickOn(square).(tea.MouseClickMsg)
	return tea.MouseReleaseMsg(at)
}

func clickAt(x, y int) tea.Msg { return tea.MouseClickMsg{X: x, Y: y, Button: tea.MouseLeft} }

// An answer that was proposed is chosen by a click, and nothing else is.
func TestChoiceByClick(t *testing.T) {
	o := session.NewOptions()
	o.Live = true
	m := begin(t, o)
	row := slices.IndexFunc(strings.Split(m.View().Content, "\n"), func(row string) bool { return strings.HasPrefix(row, "  2  ") })
	m.hears(clickAt(10, row)).shows(t, "How strong?")
	m.hears(clickAt(10, row-2)).shows(t, "play>") // the question itself
	begin(t, session.NewOptions()).enters("help").hears(clickAt(10, row)).shows(t, "white>")
}

// A game of a list is loaded by a click, and a variation beside the board is stepped into.
func TestListsByClick(t *testing.T) {
	t.Chdir(t.TempDir())
	games := "[White \"Anna\"]\n\n1. e4 (1. d4 d5) e5 *\n\n[White \"Ben\"]\n\n1. c4 *\n"
	if err := os.WriteFile("two clubs.pgn", []byte(games), 0o644); err != nil {
		t.Fatal(err)
	}
	m := begin(t, session.NewOptions()).enters("games two clubs.pgn")
	rowOf := func(text string) int {
		return slices.IndexFunc(strings.Split(m.View().Content, "\n"), func(row string) bool { return strings.Contains(row, text) })
	}
	m = m.hears(clickAt(10, rowOf("   1  Anna")))
	m.shows(t, "1. e4 e5")
	m = m.hears(clickAt(40, rowOf("variation 2: ")))
	m.shows(t, "1. [d4] d5")
	m = m.enters("games two clubs.pgn")
	m.hears(clickAt(10, rowOf("   2  Ben"))).shows(t, "> Ben")
}

// Behind a command that takes one, Tab completes the name of a file.
func TestNamesOfFiles(t *testing.T) {
	home := t.TempDir()
	t.Chdir(home)
	t.Setenv("HOME", home)
	t.Setenv("USERPROFILE", home) // as Windows calls it
	for _, name := range []string{"club night.pgn", "clubs.pgn", "clubs.txt", ".hidden.pgn", "old/1.PGN"} {
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o755), os.WriteFile(name, nil, 0o644)); err != nil {
			t.Fatal(err)
		}
	}
	for begun, want := range map[string]string{
		"load cl": "white> load club", "load clubs": "white> load clubs.pgn", "save club ": "white> save club night.pgn",
		"book clubs": "white> book clubs.pgn", "puzzle clubs": "white> puzzle clubs.pgn", "load ~/cl": "white> load ~/club",
		"games old": "white> games " + filepath.FromSlash("old/"), "games " + filepath.FromSlash("old/"): filepath.FromSlash("old/1.PGN"),
		"load .": "white> load .", "comment cl": "white> comment cl",
	} {
		m := begin(t, session.NewOptions()).types(begun).hears(tea.KeyPressMsg{Code: tea.KeyTab})
		if got, _ := m.prompt(); !strings.HasSuffix(strings.TrimRight(got, " "), want) {
			t.Errorf("%q becomes %q, want %q", begun, got, want)
		}
	}
}

func TestKeys(t *testing.T) {
	key := func(code rune) tea.Msg { return tea.KeyPressMsg{Code: code} }
	type messages = []tea.Msg
	tests := []struct {
		name, begun string // the letters that stand in the line
		keys        messages
		want        string
	}{
		{"left steps back", "", messages{key(tea.KeyLeft)}, "1. [e4] e5"},
		{"right steps on", "", messages{key(tea.KeyHome), key(tea.KeyRight)}, "1. [e4] e5"},
		{"home goes to the beginning", "", messages{key(tea.KeyHome)}, "1. e4 e5"},
		{"end goes to the end", "", messages{key(tea.KeyHome), key(tea.KeyEnd)}, "1. e4 [e5]"},
		{"left edits a line that is begun", "fe", messages{key(tea.KeyLeft), key(tea.KeyBackspace)}, "white> e"},
		{"up twice shows the one before that", "", messages{key(tea.KeyUp), key(tea.KeyUp), key(tea.KeyUp)}, "white> e4"},
		{"down comes back to the line that was begun", "Nf", messages{key(tea.KeyUp), key(tea.KeyUp), key(tea.KeyDown), key(tea.KeyDown)}, "white> Nf"},
		{"tab completes the second word", "help perf", messages{key(tea.KeyTab)}, "white> help perft"},
		{"tab shows the choices", "N", messages{key(tea.KeyTab), key(tea.KeyTab)}, "Nf3 Nh3"},
		{"tab does nothing where nothing fits", "xyz", messages{key(tea.KeyTab)}, "white> xyz"},
		{"escape clears the line", "Nf", messages{key(tea.KeyEscape), key('d')}, "white>"},
		{"a touched piece moves with a second click", "", messages{clickOn("g1"), clickOn("f3")}, "2. [Nf3]"},
		{"a piece is dragged", "", messages{clickOn("g1"), dropOn("f3")}, "2. [Nf3]"},
		{"a click is no drag", "", messages{clickOn("g1"), dropOn("g1"), clickOn("f3")}, "2. [Nf3]"},
		{"a drag from an empty square is none", "", messages{clickOn("g3"), dropOn("g1"), dropOn("f3")}, "1. e4 [e5]"},
		{"a piece that is in hand is dragged, too", "", messages{clickOn("g1"), dropOn("g1"), clickOn("g1"), dropOn("f3")}, "2. [Nf3]"},
		{"a piece that is dropped where it cannot go stays", "", messages{clickOn("g1"), dropOn("g3")}, "for example Ne2 or Nf3"},
		{"and it is let go", "", messages{clickOn("g1"), dropOn("g3"), clickOn("f3")}, "1. e4 [e5]"},
		{"a piece that is dropped beside the board is let go", "", messages{clickOn("g1"), tea.MouseReleaseMsg{X: 70, Y: 3, Button: tea.MouseLeft}, clickOn("f3")}, "1. e4 [e5]"},
		{"a click on a move goes there", "", messages{clickAt(36+5+3, 2)}, "1. [e4] e5"},
		{"and one on Black's", "", messages{key(tea.KeyHome), clickAt(36+5+12+3, 2)}, "1. e4 [e5]"},
		{"a click on no move does nothing", "", messages{clickAt(36+5+3, 3)}, "1. e4 [e5]"},
		{"a click beside the board does nothing", "", messages{tea.MouseClickMsg{X: 60, Y: 3, Button: tea.MouseLeft}}, "1. e4 [e5]"},
		{"pasted text is typed", "N", messages{tea.PasteMsg{Content: "f3\n"}, enter}, "2. [Nf3]"},
		{"a line that was typed before the table stood is typed", "Nf3", messages{tea.KeyPressMsg{Code: 'j', Mod: tea.ModCtrl}}, "2. [Nf3]"},
		{"ctrl-c leaves the second time", "", messages{ctrlC}, "Ctrl-C again leaves"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			begin(t, session.NewOptions()).enters("e4", "e5").types(tt.begun).hears(tt.keys...).shows(t, tt.want)
		})
	}
}

// What is drawn anew differs by a code that shows nothing: the renderer draws no frame twice.
func TestTheWindowIsDrawnAnew(t *testing.T) {
	tests := []struct {
		name    string
		message tea.Msg
		anew    bool
	}{
		{"control and l", tea.KeyPressMsg{Code: 'l', Mod: tea.ModCtrl}, true},
		{"a window that becomes wider", tea.WindowSizeMsg{Width: 81, Height: 24}, true},
		{"a window that becomes higher", tea.WindowSizeMsg{Width: 80, Height: 25}, true},
		{"a window that becomes smaller", tea.WindowSizeMsg{Width: 79, Height: 23}, false},
		{"a window that was larger for a moment", grown{200, 60}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			content := begin(t, session.NewOptions()).hears(tt.message).View().Content
			if got := strings.HasSuffix(content, "\x1b[m"); got != tt.anew {
				t.Errorf("the frame is another one: %v, want %v", got, tt.anew)
			}
		})
	}
}

// A pawn becomes what is clicked.
func TestPromotionByClick(t *testing.T) {
	o := session.NewOptions()
	o.Position, _ = chess.ParseFEN("7k/P7/8/8/8/8/8/K7 w - - 0 1")
	m := begin(t, o).hears(clickOn("a7"), clickOn("a8"))
	m.shows(t, "the pawn becomes [q] [r] [b] [n]")
	l := m.layout()
	m = m.hears(tea.MouseClickMsg{X: strings.Index(becomes+promotions, "n]"), Y: l.status, Button: tea.MouseLeft})
	m.shows(t, "[a8=N]")
}

// The wheel, Enter and PgDn show what is left of a long answer.
func TestPages(t *testing.T) {
	m := begin(t, session.NewOptions()).enters("help")
	first := m.text()
	m.shows(t, "-- PgDn: more --")
	for _, msg := range []tea.Msg{tea.MouseWheelMsg{Button: tea.MouseWheelDown}, enter, tea.KeyPressMsg{Code: tea.KeyPgDown}} {
		before := m.text()
		if m = m.hears(msg); m.text() == before {
			t.Errorf("%v shows no more:\n%s", msg, m.View().Content)
		}
	}
	if strings.Contains(m.text(), "more --") {
		t.Errorf("at the end there is more:\n%s", m.View().Content)
	}
	for range 20 {
		m = m.hears(tea.KeyPressMsg{Code: tea.KeyPgUp})
	}
	if m.text() != first {
		t.Errorf("back at the top there is\n%s", m.View().Content)
	}
	if m = m.enters("e4"); m.text() == first || len(m.said) != 1 {
		t.Errorf("a new line leaves the answers before:\n%s", m.View().Content)
	}
	// In a smaller window the end of what a job has said stays in sight.
	m.enters("divide 2").hears(tea.WindowSizeMsg{Width: 80, Height: 15}).shows(t, "g8h6: 30 600")
}

// For a long answer the board becomes smaller, also where a job has found it.
func TestALongAnswerOfAJob(t *testing.T) {
	t.Chdir(t.TempDir())
	games := "1. a3 *\n\n1. b3 *\n\n1. c3 *\n\n1. d3 *\n\n1. e3 *\n"
	if err := os.WriteFile("club.pgn", []byte(games), 0o644); err != nil {
		t.Fatal(err)
	}
	m := begin(t, session.NewOptions()).enters("book club.pgn")
	m.shows(t, "all 5")
	if l := m.layout(); l.size != 1 || l.more {
		t.Errorf("beside a long answer squares have %d rows, want 1, and there is more: %v", l.size, l.more)
	}
}

// While the session has not come back from one event, all that is typed waits; Ctrl-C goes
// before, and the window can change.
func TestASessionThatHangs(t *testing.T) {
	m := begin(t, session.NewOptions())
	m, late := m.happen(session.Line("e4")) // and late is not called
	m = m.types("Nf3").hears(enter, clickOn("a1"))
	m = m.types("Nc").hears(tea.WindowSizeMsg{Width: 100, Height: 30})
	if len(m.queue) != 2 || m.width != 100 {
		t.Fatalf("%d events wait in a window of %d columns, want 2 and 100", len(m.queue), m.width)
	}
	m.shows(t, "white> Nc")
	m = m.hears(ctrlC)
	if len(m.queue) != 1 || m.queue[0] != (session.Stop{}) {
		t.Fatalf("after Ctrl-C %v waits, want only that", m.queue)
	}
	m = m.hears(late())
	m.shows(t, "1. [e4]")
	m.shows(t, "Ctrl-C again leaves")
}

// An answer that nothing waits for any more is dropped, and so is a tick of before.
func TestLateMessages(t *testing.T) {
	m := begin(t, session.NewOptions())
	tests := []struct {
		name string
		msg  tea.Msg
	}{
		{"what a job says", report{m.running.number + 7, func(m model) (model, tea.Cmd) { return m.say(session.Text{Text: "too late"}), nil }}},
		{"a tick", tick(m.ticks - 1)},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			next, do := m.Update(tt.msg)
			if got := next.(model); do != nil || got.text() != m.text() || got.hearing != nil {
				t.Errorf("something comes of it:\n%s", got.View().Content)
			}
		})
	}
}

// A player of the program answers, and a job says how far it is.
func TestRequests(t *testing.T) {
	o := session.NewOptions()
	o.Players[chess.Black] = "greedy"
	begin(t, o).enters("e4").shows(t, "1. e4 [")
	begin(t, session.NewOptions()).enters("perft 3").shows(t, "8902")
}

// What is clicked while a player thinks waits, and Esc takes it away.
func TestAMoveThatComesTooEarly(t *testing.T) {
	o := session.NewOptions()
	o.Players[chess.Black] = "greedy"
	m := begin(t, o)
	m, do := m.happen(session.Line("e4"))
	next, _ := m.Update(do()) // black is not asked yet
	m = next.(model).hears(clickOn("g1"), clickOn("f3"))
	const waits = "g1f3 waits for your turn; Esc takes it away"
	if got := m.status(m.layout()); got != waits {
		t.Errorf("the status is %q, want %q", got, waits)
	}
	m = m.hears(tea.KeyPressMsg{Code: tea.KeyEscape})
	m.shows(t, "g1f3 waits no more")
	if got := m.status(m.layout()); got != "greedy thinks; Ctrl-C stops it" {
		t.Errorf("the status is %q", got)
	}
}

// A job that is stopped is told so.
func TestCtrlCStopsAJob(t *testing.T) {
	m := begin(t, session.NewOptions())
	m, do := m.happen(session.Line("perft 6"))
	next, _ := m.Update(do()) // the job itself is not begun
	m = next.(model)
	m.shows(t, "counting; Ctrl-C stops it")
	if m = m.types("e4").hears(enter); len(m.queue) != 1 {
		t.Errorf("while the job runs %d lines wait, want 1", len(m.queue))
	}
	stopped := false
	m.running.stop = func() { stopped = true }
	if m = m.hears(ctrlC); !stopped || len(m.queue) > 0 {
		t.Errorf("after Ctrl-C %v waits, and the job is stopped: %v", m.queue, stopped)
	}
}

// mateInOne is where an analysis comes to its end: Qg7.
const mateInOne = "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1"

// analyzes begins at a table where an analysis comes to its end, and switches one on.
func analyzes(t *testing.T) model {
	o := session.NewOptions()
	o.Position = chess.MustParseFEN(mateInOne)
	return begin(t, o).enters("analyze")
}

// An analysis follows the board, and Enter alone plays its first move.
func TestAnalysis(t *testing.T) {
	m := analyzes(t)
	m.shows(t, "#1 1. Qg7#")
	m = m.enters("")
	m.shows(t, "1-0")
	m.shows(t, "there is no legal move")
	m = m.hears(tea.KeyPressMsg{Code: tea.KeyLeft})
	m.shows(t, "#1 1. Qg7#")
	m = m.hears(tea.KeyPressMsg{Code: tea.KeyEscape})
	m.shows(t, "the analysis has ended")
	if m.scene.Pane.IsShown() {
		t.Errorf("it goes on: %+v", m.scene.Pane)
	}
}

// The search stops when another position stands on the board, when it is switched off, and when the
// program ends.
func TestSearchStops(t *testing.T) {
	for _, line := range []session.Event{session.Line("Kf5"), session.Line("analyze off"), session.Leave{}} {
		m := begin(t, session.NewOptions())
		stopped := false
		m.search = running{number: 1000, stop: func() { stopped = true }}
		m, do := m.happen(line)
		m.Update(do())
		if !stopped {
			t.Errorf("%v does not stop it", line)
		}
	}
}

// Of what an analysis has found while the session was busy, the last alone is heard.
func TestTheLastFindIsHeard(t *testing.T) {
	m, _ := begin(t, session.NewOptions()).happen(session.Line("e4"))
	for number := range 3 {
		m, _ = m.happen(session.Found{Number: number})
	}
	m, _ = m.happen(session.Line("e5"))
	if len(m.queue) != 2 || m.queue[0].(session.Found).Number != 2 {
		t.Errorf("it is to hear of %v, want the last of the finds, and the line", m.queue)
	}
}
