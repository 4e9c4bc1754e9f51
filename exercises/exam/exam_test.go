package exam

import (
	"slices"
	"strings"
	"testing"

	"mateinfive/internal/gotool"
	"mateinfive/internal/referee"
)

// answersOf are those of a program with the rules of a level.
func answersOf(level int, cases []Case) [][]string {
	talk := referee.NewTalk(level)
	var answers []string
	for _, line := range Lines(cases) {
		answers = append(answers, talk.Answer(line))
	}
	return ByCase(cases, answers)
}

// What the documents say and what the referee says is the same; and a program of a higher
// level is right in what a lower one is asked.
func TestQuestionsHaveOneAnswer(t *testing.T) {
	for level := range Last + 1 {
		cases := append(Questions(level, 7), answered(level, inFile("bank", level))...)
		for _, by := range slices.Compact([]int{level, Last}) {
			if f := Judge(cases, answersOf(by, cases)).Answer; f != nil {
				t.Errorf("level %d, by the rules of level %d:\n%s", level, by, f)
			}
		}
	}
	once, again, other := Lines(Questions(2, 7)), Lines(Questions(2, 7)), Lines(Questions(2, 8))
	if !slices.Equal(once, again) || slices.Equal(once, other) {
		t.Error("the same seed asks other questions, or another seed the same ones")
	}
}

// The questions beyond a level are answered by a rule that the course never has.
func TestMoreIsNew(t *testing.T) {
	for level := 1; level <= Last; level++ {
		cases := slices.DeleteFunc(inFile("cases", level), func(c Case) bool { return c.Rule != More })
		r := Judge(cases, answersOf(Last, cases))
		if len(cases) < 2 || r.Rules[0].Right > 0 || r.Answer != nil {
			t.Errorf("level %d: %v, %v; want two at least, none of them right, and none of them told",
				level, r.Rules, r.Answer)
		}
	}
}

func TestRead(t *testing.T) {
	cases, err := Read("# two moves\n# pawns: by hand\n\n# T4-pawn-1\nnew\nmoves e2\n= e3 e4\n\nturn\n= white")
	want := []Case{
		{Rule: "pawns", Questions: []Question{
			{Ask: "new", Line: 5},
			{Ask: "moves e2", Want: "e3 e4", Judged: true, Line: 6},
		}},
		{Rule: "pawns", Questions: []Question{{Ask: "turn", Want: "white", Judged: true, Line: 9}}},
	}
	if err != nil || len(cases) != 2 || cases[0].Rule != "pawns" ||
		!slices.Equal(cases[0].Questions, want[0].Questions) || !slices.Equal(cases[1].Questions, want[1].Questions) {
		t.Errorf("got %v, %v; want %v", cases, err, want)
	}
	cases, err = Read("# level 2:\n# the king: it may go there\nnew\n\n# level 3:\nturn")
	if err != nil || len(cases) != 2 || cases[0].Rule != "level 2" || cases[1].Rule != "level 3" {
		t.Errorf("got %v, %v; want one case of level 2 and one of level 3", cases, err)
	}
	for _, text := range []string{"= ok", "turn\n= white\n= black", "turn\n\n= white"} {
		if _, err := Read(text); err == nil || !strings.Contains(err.Error(), "answer without a question") {
			t.Errorf("Read(%q): %v, want an error", text, err)
		}
	}
}

// A long list is not shown twice: what is too many and what is missing is.
func TestLongListsAreCompared(t *testing.T) {
	cases, err := Read("new\nlegal\n= a2a3 a2a4 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4")
	if err != nil {
		t.Fatal(err)
	}
	answers := [][]string{{"ok", "a2a4 a2a5 b1a3 b1c3 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4"}}
	said := Judge(cases, answers).Answer.String()
	if want := "  asked   legal\n  extra   a2a5\n  missing a2a3\n8 r n b q k b n r     X"; !strings.Contains(said, want) {
		t.Errorf("it says\n%s\nwant in it\n%s", said, want)
	}
}

func TestIsRight(t *testing.T) {
	const squares, refused = "moves e2", "play e2e5"
	tests := []struct {
		name  string
		ask   string
		want  string
		got   string
		right bool
	}{
		{name: "squares come in any order", ask: squares, want: "e3 e4", got: "e4 e3", right: true},
		{name: "a square too many is wrong", ask: squares, want: "e3 e4", got: "e4 e3 e5"},
		{name: "a square twice is wrong", ask: "legal a7", want: "a8", got: "a8 a8 a8 a8"},
		{name: "a dash among squares is wrong", ask: squares, want: "e3 e4", got: "- e3 e4"},
		{name: "an empty line is no list", ask: "moves a1", want: "-", got: ""},
		{name: "a move that should be refused", ask: refused, want: "error", got: "ok"},
		{name: "an error without a sentence", ask: refused, want: "error", got: "error", right: true},
		{name: "an error and a sentence", ask: refused, want: "error", got: "error the pawn is in the way", right: true},
		{name: "an error, a colon and a sentence", ask: refused, want: "error", got: "error: no", right: true},
		{name: "a word that only begins like error", ask: refused, want: "error", got: "errorx"},
		{name: "errors", ask: refused, want: "error", got: "errors: no"},
		{name: "an error with a number", ask: refused, want: "error", got: "error2"},
		{name: "an error where none is wanted", ask: squares, want: "e3", got: "error: no"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if right := (Question{Ask: tt.ask, Want: tt.want, Judged: true}).isRight(tt.got); right != tt.right {
				t.Errorf("%q for %q, where %q is wanted: right is %v", tt.got, tt.ask, tt.want, right)
			}
		})
	}
}

// What is hard to see by eye is said.
func TestFailureString(t *testing.T) {
	tests := []struct {
		name  string
		cases string
		got   string
		want  string // a part of what is said
		never string
	}{
		{
			name:  "a square is named once",
			cases: "new 4k3/P7/8/8/8/8/8/4K3 w - - 0 1\nlegal a7\n= a8", got: "a8 a8 a8 a8",
			want: "once    A list names each thing once, and this one says a8 again.\n8 . . . .", never: "X",
		},
		{
			name:  "the fields of a FEN that differ",
			cases: "new\nfen\n= 4k3/8/8/8/8/8/8/4K3 w KQ - 0 1", got: "4k3/8/8/8/8/8/8/4K3 w K - 0 2",
			want: "differs castling: K, not KQ; move number: 2, not 1\n",
		},
		{
			name: "the squares of a board that differ",
			cases: "new 8/8/8/8/8/8/8/R7 w\nboard\n" +
				"= ......../......../......../......../......../......../......../R.......",
			got:  "......../......../......../......../......../......../......../R......R",
			want: "1 R . . . . . . X\n",
		},
		{
			name:  "why a castling is none",
			cases: "new 4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1\nplay e1g1\n= error", got: "ok",
			want: "because e1 is attacked\n",
		},
		{
			name:  "why a castling that is named is none",
			cases: "new 4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1\nlegal e1\n= c1 d1 d2 e2", got: "c1 d1 d2 e2 g1",
			want: "because f1 is attacked\n",
		},
		{
			name:  "a castling for which the right is lost",
			cases: "new r3k2r/8/8/8/8/8/8/4K3 b k - 0 1\nplay e8c8\n= error", got: "ok",
			want: "because the right q is not there\n",
		},
		{
			name:  "a castling past a piece, on the side of the queen",
			cases: "new rn2k2r/8/8/8/8/8/8/4K3 b kq - 0 1\nplay e8c8\n= error", got: "ok",
			want: "because something stands on b8\n",
		},
		{
			name:  "where one looks for a wrong count",
			cases: "new\nperft 1\n= 20", got: "21",
			want: "to find play a move, ask perft of one ply less",
		},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			cases, err := Read(tt.cases)
			if err != nil {
				t.Fatal(err)
			}
			said := Judge(cases, [][]string{{"ok", tt.got}}).Answer.String()
			if !strings.Contains(said, tt.want) || tt.never != "" && strings.Contains(said, tt.never) {
				t.Errorf("it says\n%swant in it\n%s", said, tt.want)
			}
		})
	}
}

// A case of one's own begins with new, so that it does not find what another has left behind.
func TestFromNew(t *testing.T) {
	cases, err := Read("play e2e4\n= ok\n\nnew 8/8/8/8/8/8/8/8 w\nturn\n= white")
	if err != nil {
		t.Fatal(err)
	}
	for level, want := range map[int]string{
		1: "play e2e4, new 8/8/8/8/8/8/8/8 w, turn",
		2: "new, play e2e4, new 8/8/8/8/8/8/8/8 w, turn",
	} {
		own := slices.Clone(cases)
		begun := FromNew(level, own)
		if got := strings.Join(Lines(own), ", "); got != want || begun != level-1 {
			t.Errorf("level %d: %s, %d begun; want %s, %d", level, got, begun, want, level-1)
		}
	}
}

// All cases of the exams begin with new, too, where there is a game: but the first of all, which
// asks how things stand before that, and those with another rule.
func TestCasesBeginWithNew(t *testing.T) {
	for level := 2; level <= Last; level++ {
		cases := append(inFile("cases", level), inFile("bank", level)...)
		for i, c := range cases {
			isFirst := (level == 2 || level == 4) && i == 0
			if first(c.Questions[0].Ask) != "new" && c.Rule != More && !isFirst {
				t.Errorf("level %d: a case begins with %s, want new", level, c.Questions[0].Ask)
			}
		}
	}
}

// Three pawns are wrong; the case with the fewest pieces is told.
func TestJudge(t *testing.T) {
	cases, err := Read(`# knights:
new 8/8/8/8/8/8/8/N7 w
moves a1
= b3 c2

# pawns:
new 7k/8/8/8/8/8/4P3/7K w
moves e2
= e3 e4

new 8/8/8/8/8/8/4P3/8 w
moves e2
= e3 e4

new 8/8/8/8/8/4P3/8/8 w
moves e3
= e4`)
	if err != nil {
		t.Fatal(err)
	}
	r := Judge(cases, [][]string{{"ok", "c2 b3"}, {"ok", "e3"}, {"ok", "e3"}, {"ok", "e4"}})
	got := r.Rules[0].String() + "\n" + r.Rules[1].String() + "\n" + r.Answer.String()
	want := `knights                               1 of 1
pawns                                 1 of 3
  after   new 8/8/8/8/8/8/4P3/8 w
  asked   moves e2
  answer  e3
  wanted  e3 e4
8 . . . . . . . .     ?  the rules say yes, you did not
7 . . . . . . . .
6 . . . . . . . .
5 . . . . . . . .
4 . . . . ? . . .
3 . . . . . . . .
2 . . . . P . . .
1 . . . . . . . .
  a b c d e f g h
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	died := Judge(cases, [][]string{{"ok", "b3 c2"}, {"ok"}, {"ok", "e3 e4"}})
	if died.Rules[1] != (Score{"pawns", 1, 2}) || !died.Answer.IsNone || died.Answer.Case != 1 {
		t.Errorf("a program that has died in a case, and was not asked the last: %v, %v", died.Rules, died.Answer)
	}
}

// An exam turns every impostor down, and so do cases that ask for its fault.
func TestImpostors(t *testing.T) {
	if gotool.Nested() {
		t.Skip("a proof of a page runs all tests")
	}
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	tmp := t.TempDir()
	for level := 1; level <= Last; level++ {
		list := Impostors(level)
		if len(list) < 8 {
			t.Errorf("level %d has %d impostors, want 8 at least", level, len(list))
		}
		for _, i := range list {
			if _, err := i.overlay(root); err != nil {
				t.Error(err)
			}
		}
		if !*full && level != 3 {
			continue
		} else if !*full {
			list = list[:2]
		}
		cases := Questions(level, 7)
		for _, i := range list {
			p, err := i.Build(t.Context(), root, tmp)
			if err != nil {
				t.Error(i.Fault, err)
				continue
			}
			asked := Ask(t.Context(), p, cases, Patience(Last))
			if len(asked.Ends) > 0 || Judge(cases, asked.Answers).Answer == nil {
				t.Errorf("%q passes exam %d, or dies: %v", i.Fault, level, asked.Ends)
			}
		}
	}
}

// A question that would take minutes is turned down before any impostor is asked.
func TestCaughtTakesTooLong(t *testing.T) {
	for _, tt := range []struct{ name, ask, want string }{
		{name: "few pieces", ask: "new 8/8/8/8/8/2k5/8/K6r w - - 0 1\nbest 3", want: ""},
		{name: "a whole board", ask: "new\n# white\nbest 5", want: `line 3, "best 5", takes too long`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			cases, err := Read(tt.ask)
			if err != nil {
				t.Fatal(err)
			}
			text := ""
			if err := tooLong(Last, cases); err != nil {
				text = err.Error()
			}
			if !strings.HasPrefix(text, tt.want) || (text == "") != (tt.want == "") {
				t.Errorf("the error is %q, want %q", text, tt.want)
			}
		})
	}
}

// A few cases catch what they ask about, and a case that is wrong itself is turned down.
func TestCaught(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	wrong := []Case{{Questions: []Question{{Ask: "moves e2", Want: "e3", Judged: true}}}}
	_, _, _, err = Caught(t.Context(), root, t.TempDir(), 2, wrong, nil)
	if err == nil || !strings.Contains(err.Error(), "answer  e3\n  wanted  e3 e4") {
		t.Errorf("a wrong case: %v", err)
	}
	if !*full {
		return // twelve programs are to be built
	}
	cases, err := Read(
		"# level 3:\n" +
			"legal\n" +
			"= error: no such word\n\n" +
			"# level 2:\n" +
			"new 8/8/8/8/8/8/8/N7 w\n" +
			"moves a1\n" +
			"= b3 c2\n\n" +
			"new 8/8/8/8/4p3/8/4P3/8 w\n" +
			"moves e2\n" +
			"= e3")
	if err != nil {
		t.Fatal(err)
	}
	caught, of, away, err := Caught(t.Context(), root, t.TempDir(), 2, AtLevel(2, cases), nil)
	if caught != 3 || of != 12 || away == "" || err != nil {
		t.Errorf("%d of %d are caught, %v; want 3 of 12: the knight, and two of the pawns", caught, of, err)
	}
}
