// find.go finds games in a file, and tells of each in a line.

package find

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"unicode"

	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
)

// A Found is a game that was found, or one that cannot be read.
type Found struct {
	Game    *pgn.Game
	Number  int              // in its file, from 1
	Err     error            // why it cannot be read, or nil
	opening openings.Opening // as the table has it
	text    []byte           // of the file, if it is known
}

// Games tells of the games of a file that are wanted, and of those that cannot be read, one after
// the other, until the file ends or ctx is canceled; an error of tell ends it, too, and comes
// back. With texts, [Found.Write] writes games as they stood.
func Games(ctx context.Context, in io.Reader, q Query, texts bool, tell func(Found) error) error {
	var kept text
	if texts {
		kept.in, in = in, &kept
	}
	games := pgn.NewReader(in, "")
	for n := 1; ; n++ {
		g, err := games.Next()
		f := Found{Game: g, Number: n, Err: err, text: kept.upTo(games.Offset())}
		switch {
		case err == io.EOF || ctx.Err() != nil:
			return nil
		case err == nil && !q.Wants(g):
			continue
		case err == nil:
			keys, _ := q.line.of(g)
			f.opening, _ = openings.Last(keys)
		}
		if err := tell(f); err != nil {
			return err
		}
	}
}

// A text is the text of a game in a file that is being read. It keeps what was read and not yet
// asked for, but for what is longer than any game.
type text struct {
	in    io.Reader
	bytes []byte
	begin int64 // where in the file they begin
	game  int64 // where the game begins
}

var longest = 32 << 20 // a variable for tests

func (t *text) Read(p []byte) (int, error) {
	n, err := t.in.Read(p)
	if len(t.bytes) > longest {
		t.begin += int64(len(t.bytes))
		t.bytes = nil
	}
	t.bytes = append(t.bytes, p[:n]...)
	return n, err
}

// upTo returns the text of the game that ends at a place in the file, or nil if it is not kept,
// and forgets it.
func (t *text) upTo(end int64) []byte {
	whole := t.begin == t.game
	n := min(max(0, end-t.begin), int64(len(t.bytes)))
	text := t.bytes[:n:n]
	t.bytes, t.begin, t.game = t.bytes[n:], t.begin+n, end
	if !whole {
		return nil
	}
	return text
}

// Write writes the game as it stood in the file, and an empty line. It is written in export format
// instead where it could not be told from its neighbors, for it has no tags or no moves, and where
// its text has control characters, which a terminal might obey.
func (f Found) Write(w io.Writer) error {
	text := bytes.TrimSpace(bytes.TrimPrefix(f.text, []byte("\ufeff")))
	obeyed := func(letter rune) bool {
		return unicode.IsControl(letter) && !strings.ContainsRune("\r\n\t", letter)
	}
	if !bytes.HasPrefix(text, []byte("[")) || f.Game.Root.First() == nil || bytes.ContainsFunc(text, obeyed) {
		return pgn.Write(w, f.Game)
	}
	_, err := fmt.Fprintf(w, "%s\n\n", text)
	return err
}

// A row is what is told of a game.
type row struct {
	File    string `json:"file"`
	Number  int    `json:"number"`
	White   string `json:"white"`
	Black   string `json:"black"`
	Result  string `json:"result"`
	ECO     string `json:"eco"`
	Opening string `json:"opening"`
	Date    string `json:"date"`
	Plies   int    `json:"plies"`
}

// row returns what is told of the game. The name of its opening is that of the table, if that
// has one.
func (f Found) row(file string) row {
	g, o := f.Game, f.opening
	if o.Name == "" {
		o = openings.Opening{ECO: g.Tag("ECO"), Name: g.Tag("Opening")}
	}
	return row{
		File:    file,
		Number:  f.Number,
		White:   g.Tag("White"),
		Black:   g.Tag("Black"),
		Result:  g.Result.String(),
		ECO:     o.ECO,
		Opening: o.Name,
		Date:    g.Tag("Date"),
		Plies:   len(g.End().Path()),
	}
}

// Line tells of the game in fields with tabs between: number, players, result, opening, date and
// plies. What is not known is a dash.
func (f Found) Line() string {
	r := f.row("")
	players := pgn.NameOr(r.White, "White") + " - " + pgn.NameOr(r.Black, "Black")
	opening := cmp.Or(strings.TrimSpace(r.ECO+" "+r.Opening), "-")
	date := r.Date
	if date == "" || strings.HasPrefix(date, "?") {
		date = "-"
	}
	return fmt.Sprintf("%d\t%s\t%s\t%s\t%s\t%d", r.Number, players, r.Result, opening, date, r.Plies)
}

// JSON tells of the game in one line of JSON, with the name of its file.
func (f Found) JSON(file string) (string, error) {
	line, err := json.Marshal(f.row(file))
	return string(line), err
}
