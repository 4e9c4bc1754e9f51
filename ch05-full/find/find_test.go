// find_test.go tests which games are found, and how they are told.

package find

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"testing"
)

// Games of a file. The second cannot be read.
const (
	mate = "[Event \"Evening\"]\r\n[White \"M\u00fcller, Ida\"]\r\n[Black \"Bo\"]\r\n[Date \"2026.03.06\"]\r\n[Result \"1-0\"]\r\n\r\n" +
		"1.e4 e5 2.Bc4 Nc6 3.Qh5  Nf6?? {oh} 4.Qxf7# 1-0 {what a pity}\r\n\r\n"
	slip     = "[White \"Bo\"]\n\n1. e4 e5 2. Ke3 *\n\n"
	scotch   = "[White \"Bo\"]\n[Black \"Ida\"]\n[Result \"1/2-1/2\"]\n\n1. d4 e5 2. Nf3 Nc6 3. e4 exd4 1/2-1/2\n"
	tagged   = "[White \"?\"]\n[Date \"????.??.??\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n[ECO \"B22\"]\n[Opening \"Our own Defence\"]\n\n1. e4 *\n"
	untagged = "1. d4 d5 *\n"
)

// listed returns what is listed of the games for the words of a command line.
func listed(t *testing.T, words string, games ...string) string {
	t.Helper()
	var l Lister
	set := flag.NewFlagSet("games", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	l.Define(set)
	if err := set.Parse(strings.Split(words, "|")); err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	_, broken, err := l.List(t.Context(), strings.NewReader(strings.Join(games, "")), "a.pgn", "", bufio.NewWriter(&text))
	if err != nil || broken != 1 {
		t.Errorf("%d games cannot be read, want 1; error %v", broken, err)
	}
	return text.String()
}

func TestQuery(t *testing.T) {
	tests := []struct{ name, words, want string }{
		{"all", "-mate=false", "1345"},
		{"a player of either side", "-player|ida", "13"},
		{"a whole name in any order", "-player|ida mueller", "1"},
		{"a result", "-result|1/2-1/2", "3"},
		{"the same in short", "-result|1/2", "3"},
		{"a mate", "-mate", "1"},
		{"an opening by words of its name", "-opening|game scotch", "3"},
		{"by the tag of the file, in another spelling", "-opening|own defense", "4"},
		{"by its code", "-opening|c23", "1"},
		{"by the code of the file", "-opening|B22", "4"},
		{"by the beginning of its code", "-opening|C2", "1"},
		{"a word of a name is no code", "-opening|b", "1"},
		{"a position, by another way", "-position|r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R w KQkq - 7 9", "3"},
		{"a position with another turn", "-position|r1bqkbnr/pppp1ppp/2n5/8/3pP3/5N2/PPP2PPP/RNBQKB1R b KQkq - 2 4", ""},
		{"the first position", "-position|4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4"},
		{"all of several", "-player|ida|-result|1-0|-mate", "1"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := ""
			for line := range strings.Lines(listed(t, tt.words, mate, slip, scotch, tagged, untagged)) {
				got += line[:1]
			}
			if got != tt.want {
				t.Errorf("%s finds %q, want %q", tt.words, got, tt.want)
			}
		})
	}
}

func TestForms(t *testing.T) {
	tests := []struct{ name, words, want string }{
		{"a line", "-result|1-0", "1\tM\u00fcller, Ida - Bo\t1-0\tC23 Bishop's Opening\t2026.03.06\t7\n"},
		{"with what is not known", "-opening|own", "4\tWhite - Black\t*\tB22 Our own Defence\t-\t1\n"},
		{"JSON", "-json|-mate", `{"file":"a.pgn","number":1,"white":"Müller, Ida","black":"Bo","result":"1-0","eco":"C23","opening":"Bishop's Opening","date":"2026.03.06","plies":7}` + "\n"},
		{"as they stood", "-pgn", strings.TrimSpace(mate) + "\n\n" + scotch + "\n" + tagged + "\n" +
			strings.NewReplacer("B22", "?", "1. e4", "1. d4 d5").Replace("[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result \"*\"]\n\n1. e4 *\n\n")},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := listed(t, tt.words, "\ufeff", mate, slip, scotch, tagged, untagged); got != tt.want {
				t.Errorf("%s says\n%q\nwant\n%q", tt.words, got, tt.want)
			}
		})
	}
}

// A text is not written as it stood if it is longer than any game, or has control characters.
func TestTextsThatAreNotKept(t *testing.T) {
	defer func(old int) { longest = old }(longest)
	longest = 20_000
	blanks := strings.Repeat(" ", 50_000)
	const red = "[White \"?\"]\n\n1. e4 {\x1b[31m} *\n"
	if got := listed(t, "-pgn", slip, red); strings.Contains(got, "\x1b") || !strings.Contains(got, "e4") {
		t.Errorf("a terminal would obey %q", got)
	}
	got := listed(t, "-pgn", slip, scotch, "[White \"?\"]\n"+blanks+"1. e4 *\n", tagged)
	if want := scotch + "\n[Event \"?\"]\n"; !strings.HasPrefix(got, want) || !strings.HasSuffix(got, "1. e4 *\n\n"+tagged+"\n") || len(got) > 1000 {
		t.Errorf("%d bytes: %.500q", len(got), got)
	}
}

func TestFiles(t *testing.T) {
	open := func(name string) (io.ReadCloser, error) {
		if name == "c.pgn" {
			return nil, errors.New("no such file: " + name)
		}
		return io.NopCloser(strings.NewReader(scotch + "\n" + slip)), nil
	}
	for _, tt := range []struct{ name, files, games, complaints, err string }{
		{"a file alone has no label", "a.pgn", "1", "", ""},
		{"of several each line has one, and what cannot be opened is left out", "a.pgn c.pgn b.pgn", "a.pgn b.pgn", "no such file: c.pgn", ""},
		{"where nothing more can be written, it ends", "full a.pgn c.pgn", "", "", "full"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var games, complaints []string
			out := bufio.NewWriter(writer(func(line string) error {
				if strings.HasPrefix(line, "full") {
					return errors.New("full")
				}
				games = append(games, line[:strings.Index(line, "\t")])
				return nil
			}))
			var l Lister
			found, broken, err := l.Files(t.Context(), strings.Fields(tt.files), open, out, func(err error) { complaints = append(complaints, err.Error()) })
			if got := strings.Join(games, " "); got != tt.games || strings.Join(complaints, " ") != tt.complaints || fmt.Sprint(err) != cmp.Or(tt.err, "<nil>") {
				t.Errorf("it lists %q and says %q, %v; want %q, %q, %q", got, complaints, err, tt.games, tt.complaints, tt.err)
			}
			if n := len(games); tt.err == "" && (found != n || broken != n) {
				t.Errorf("%d found and %d broken, want %d each", found, broken, n)
			}
		})
	}
}

// A writer writes texts.
type writer func(text string) error

func (w writer) Write(text []byte) (int, error) { return len(text), w(string(text)) }

func TestGamesEnds(t *testing.T) {
	full := errors.New("full")
	err := Games(t.Context(), strings.NewReader(scotch+"\n"+scotch), Query{}, false, func(f Found) error { return full })
	if !errors.Is(err, full) {
		t.Errorf("the error is %v, want that of what hears of the games", err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	found := 0
	err = Games(ctx, strings.NewReader(scotch+"\n"+scotch), Query{}, false, func(f Found) error {
		cancel()
		found++
		return nil
	})
	if err != nil || found != 1 {
		t.Errorf("after it is canceled %d games are found, want 1; error %v", found, err)
	}
}

func TestBadQuery(t *testing.T) {
	for words, want := range map[string]string{
		"-result|2-0":                         `invalid value "2-0" for flag -result: it is 1-0, 0-1, 1/2-1/2 or *`,
		"-position|8/8":                       `invalid value "8/8" for flag -position: not a FEN: `,
		"-position|8/8/8/8/8/8/8/8 w - - 0 1": `invalid value "8/8/8/8/8/8/8/8 w - - 0 1" for flag -position: each side needs one king, and white has 0`,
	} {
		t.Run(words, func(t *testing.T) {
			var l Lister
			set := flag.NewFlagSet("games", flag.ContinueOnError)
			set.SetOutput(io.Discard)
			l.Define(set)
			if _, err := Parse(set, append([]string{"a.pgn"}, strings.Split(words, "|")...)); err == nil || !strings.HasPrefix(err.Error(), want) {
				t.Errorf("the error is %v, want %s", err, want)
			}
		})
	}
}
