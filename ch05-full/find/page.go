// page.go finds games for a person at a prompt: a screen of them at a time.

package find

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console"
)

// Read reads words that were typed, with the flags of a query between them, and returns the
// others. A value of several words stands in quotation marks; those of a FEN may be left out. As
// a player me is this person, and as a position here is this one.
func Read(words []string, me string, here chess.Position) (q *Query, others []string, err error) {
	var parts []string
	for i, text := range strings.Split(strings.Join(words, " "), `"`) {
		if i%2 == 1 {
			parts = append(parts, text)
		} else {
			parts = append(parts, strings.Fields(text)...)
		}
	}
	if i := slices.Index(parts, "-position") + 1; i > 0 && i < len(parts) {
		isPart := strings.Contains(parts[i], "/") && !strings.Contains(parts[i], " ")
		switch {
		case isPart && i+6 <= len(parts): // a FEN has six
			parts = slices.Replace(parts, i, i+6, strings.Join(parts[i:i+6], " "))
		case parts[i] == "here":
			parts[i] = here.FEN()
		}
	}
	q = new(Query)
	set := flag.NewFlagSet("games", flag.ContinueOnError)
	set.SetOutput(io.Discard)
	q.Define(set)
	others, err = Parse(set, parts)
	if err == nil {
		err = q.SetPlayer(q.Player, me)
	}
	if errors.Is(err, flag.ErrHelp) || err != nil && strings.HasPrefix(err.Error(), "flag provided") {
		err = errors.New("games can have -player Anna, -result 1-0, -opening sicilian, -position FEN and -mate")
	}
	return q, others, err
}

// SetPlayer sets the player who is wanted; me is this person. The error says that me has no name.
func (q *Query) SetPlayer(name, me string) error {
	q.Player = name
	if !strings.EqualFold(name, "me") {
		return nil
	}
	if q.Player = me; me == "" {
		return errors.New("name Anna says who you are: then -player me finds your games")
	}
	return nil
}

// isAll reports whether all games are wanted.
func (q *Query) isAll() bool {
	return q.Player+q.Result+q.Opening == "" && !q.Mate && !q.placed
}

// Filter returns Wants, or nil if all games are wanted.
func (q *Query) Filter() func(*pgn.Game) bool {
	if q.isAll() {
		return nil
	}
	return q.Wants
}

// String says that there are flags, behind a command that is to be typed once more.
func (q *Query) String() string {
	if q.isAll() {
		return ""
	}
	return " and the same flags"
}

var errFull = errors.New("the page is full")

// Page tells the titles of the games of a file that are wanted, from the number first on, at most
// so many. If all are wanted, it tells in their place why games cannot be read. It reads no
// further than it has to: next is where it goes on, or 0 at the end of the file. The error says
// that there is no such file or game, or that ctx is canceled.
func Page(ctx context.Context, path string, q *Query, first, most int,
	tell func(n int, title string)) (next int, err error) {
	file, err := pgn.Open(path)
	if err != nil {
		return 0, err
	}
	defer file.Close()
	told, broken := 0, 0
	err = Games(ctx, file, *q, false, func(f Found) error {
		switch {
		case f.Number < first:
			return nil
		case f.Err != nil && !q.isAll():
			broken++
			return nil
		case f.Err != nil:
			tell(f.Number, f.Err.Error())
		default:
			tell(f.Number, f.Game.Title())
		}
		if told++; told == most {
			next = f.Number + 1
			return errFull
		}
		return nil
	})
	switch {
	case ctx.Err() != nil:
		return 0, errors.New("stopped")
	case errors.Is(err, errFull):
		return next, nil
	case told == 0 && broken > 0:
		return 0, fmt.Errorf("%s has no such game, and some that cannot be read: %d",
			console.Printable(path), broken)
	case told == 0 && q.isAll():
		return 0, fmt.Errorf("%s has no game %d", console.Printable(path), first)
	case told == 0:
		return 0, fmt.Errorf("%s has no such game from number %d on", console.Printable(path), first)
	}
	return 0, err
}
