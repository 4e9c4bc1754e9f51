// files_keep.go has the game at hand kept on disk with each move, and knows whether it would be lost.

package session

import (
	"strings"

	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
)

// keeping is how the game at hand is kept on disk.
type keeping struct {
	saved   int    // edits when it was last saved by a command
	written int    // edits when it was last kept
	file    string // that it was read from and goes on in, or ""
	text    string // what that held
	path    string // of the file in which it is kept, or ""
	news    string // what was said last about keeping it
	lost    bool   // it could not be kept
}

// A Keep wants a game written to disk, since it has changed.
type Keep struct {
	Game int    // its number in this session: another number, another file
	File string // the file that it was read from and goes on in, or "" for a new one
	Was  string // what that file held
	Text string // the whole game, as a file has it
}

// Kept says what came of a [Keep].
type Kept struct {
	Path string // of the file in which the game is
	News string // what the player should know of it, or ""
	Err  error  // why the game is not on disk
}

// begin is told of another game, and the file that it goes on in, or "".
func (f *files) begin(file, text string) {
	f.keeping = keeping{file: file, text: text}
}

// keeps reports whether games of this session are kept, or at least the game at hand.
func (f *files) keeps() bool { return f.folder != "" || f.file != "" }

// isKept reports whether the game at hand is on disk, with each move.
func (f *files) isKept() bool { return f.keeps() && !f.lost }

// keep returns what is to be written, if the game has changed since it was last, or nil. A game
// without a move is not kept.
func (f *files) keep(g snapshot) (*Keep, error) {
	if g.puzzle || !f.keeps() || g.edits == f.written {
		return nil, nil
	}
	isNew := f.path == "" && f.file == ""
	if isNew && !g.isPlayed() {
		return nil, nil
	}
	var text strings.Builder
	if err := pgn.Write(&text, openings.Tagged(g.tree)); err != nil {
		return nil, err
	}
	f.written = g.edits
	return &Keep{Game: g.number, File: f.file, Was: f.text, Text: text.String()}, nil
}

// kept takes note of what came of a Keep, and returns what the player should know and has not been
// told yet.
func (f *files) kept(k Kept) (news string) {
	if k.News != f.news {
		news = k.News
	}
	f.path = k.Path
	f.news = k.News
	f.lost = k.Err != nil
	return news
}

// leaveQuestion asks whether to leave a game that would be lost, or is "". One that is kept goes on
// whenever the player likes.
func (f *files) leaveQuestion(g snapshot) string {
	if g.puzzle || f.isKept() || g.edits == f.saved || !g.isPlayed() {
		return ""
	}
	return "the game is not saved: leave it all the same?"
}
