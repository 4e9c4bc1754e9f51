// reader_tags.go reads the tags of a game, and what they say about it.

package pgn

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"mateinfive/ch05-full/chess"
)

// readTags reads the tags, with the comments between them.
func (r *Reader) readTags() error {
	for {
		switch {
		case r.isNextGame():
			return nil
		case r.item.kind == itemTagName:
			if err := r.readTag(); err != nil {
				return err
			}
		case r.item.kind == itemComment:
			r.game.Root.annotate(r.item.text)
			if err := r.advanceIn(); err != nil {
				return err
			}
		default:
			return nil
		}
	}
}

// isNextGame reports whether the tag at hand begins the next game: this game has it
// already, and it is Event, or does not stand right below the tag before it. Files of
// games that have not begun, as tournaments publish them, have tags and nothing else.
func (r *Reader) isNextGame() bool {
	if r.item.kind != itemTagName || len(r.tags) == 0 {
		return false
	}
	if r.item.text != "Event" && r.item.line <= r.tags[len(r.tags)-1].line+1 {
		return false
	}
	_, ok := r.place(r.item.text)
	return ok
}

// mostTags is how many tags a game may have. Those of real games are ten or twenty.
const mostTags = 500

// readTag reads one tag.
func (r *Reader) readTag() error {
	name := *r.item
	if len(r.tags) == mostTags {
		return r.fail(name, fmt.Errorf("a game has no more than %d tags", mostTags))
	}
	r.tags = append(r.tags, name)
	if r.advance(); r.item.kind == itemError {
		return r.fail(*r.item, errors.New(r.item.text))
	}
	r.game.SetTag(name.text, r.item.text)
	if r.advance(); r.item.kind == itemError {
		return r.fail(*r.item, errors.New(r.item.text))
	}
	return nil
}

// place returns where the tag of a name stands in the file, if it does.
func (r *Reader) place(name string) (item, bool) {
	i := slices.IndexFunc(r.tags, func(tag item) bool { return tag.text == name })
	if i < 0 {
		return item{}, false
	}
	return r.tags[i], true
}

// setUp does what the tags say about the game: is it chess, and where does it
// begin?
func (r *Reader) setUp() error {
	variant := r.game.Tag("Variant")
	switch strings.ToLower(strings.TrimSpace(variant)) {
	case "", "standard", "normal", "chess", "from position":
	default:
		at, _ := r.place("Variant")
		return r.fail(at, fmt.Errorf("%w: its variant is %s", ErrVariant, chess.Quote(variant)))
	}
	fen := r.game.Tag("FEN")
	if at, ok := r.place("SetUp"); ok && fen == "" && r.game.Tag("SetUp") == "1" {
		return r.fail(at, errors.New(`[SetUp "1"] says that the game begins in a position of its own, `+
			"and there is no FEN tag with it"))
	}
	if fen == "" {
		return nil
	}
	p, err := chess.ParseFEN(fen)
	if err != nil {
		at, _ := r.place("FEN")
		return r.fail(at, err)
	}
	r.game.Start = p
	return nil
}

// skipTags passes the rest of the tags of a game that cannot be read.
func (r *Reader) skipTags() {
	for !r.isNextGame() {
		switch r.item.kind {
		case itemTagName:
			r.tags = append(r.tags[:min(len(r.tags), mostTags-1)], *r.item)
		case itemTagValue, itemComment, itemError:
		default:
			return
		}
		r.advance()
	}
}
