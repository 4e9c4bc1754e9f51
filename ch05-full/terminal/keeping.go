// keeping.go keeps each game on the disk, so that no power cut takes it away.

package terminal

import (
	"errors"
	"fmt"
	"path/filepath"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
)

// A keeping is where the game is kept. The zero keeping keeps none.
type keeping struct {
	folder string       // for new games, or "" to keep none
	file   *keep.Keeper // of the game, or nil where there is none yet
	game   int          // the number of that game in the session
	edits  int          // how often it had changed when it was written last
	broken string       // why it could not be written, if that was so last time
	told   bool         // the player knows where games are kept
}

// write writes the game if it has changed since. It returns what there is to say about
// it: where games are kept, once, or that this one could not be.
func (k *keeping) write(s *session) string {
	k.settle(s)
	if k.folder == "" && k.file == nil || s.games == k.game && s.edits == k.edits && k.broken == "" {
		return ""
	}
	if s.games != k.game {
		if s.edits == 0 || len(s.tree.Root.Next) == 0 {
			return "" // nothing has been played in the new one
		}
		if k.close(); k.folder == "" {
			return "" // the file of -file holds the game before
		}
		k.file, k.game = keep.In(k.folder), s.games
	}
	k.edits = s.edits
	err := k.file.Write(s.tree)
	if errors.Is(err, keep.ErrChanged) {
		k.broken = ""
		return err.Error() // the game is on the disk, under another name
	}
	if err != nil {
		if k.broken == err.Error() {
			return "" // said before
		}
		k.broken = err.Error()
		return fmt.Sprintf("%v. The game goes on, and is not kept", err)
	}
	was := k.broken
	k.broken = ""
	switch {
	case was != "":
		return "the game is kept again"
	case !k.told && filepath.Dir(k.file.Path()) == k.folder:
		k.told = true
		return fmt.Sprintf("games are kept in %s; -keep off ends that", k.folder)
	}
	return ""
}

// settle takes the file of the game that one goes on with, or lets go of it, once a line
// that says so has been done to its end.
func (k *keeping) settle(s *session) {
	if s.adopted != nil {
		k.close()
		k.file, k.game, k.edits = s.adopted, s.games, s.edits
	}
	if s.left != nil {
		s.left.Close()
	}
	s.adopted, s.left = nil, nil
}

// close lets go of the file, for other programs.
func (k *keeping) close() {
	if k.file != nil {
		k.file.Close()
		k.file = nil
	}
}

// isKept reports whether the game as it stands is on the disk.
func (k *keeping) isKept(s *session) bool {
	return k.file != nil && k.game == s.games && k.edits == s.edits && k.broken == ""
}

// comfort says that a game is not lost, where that is so.
func (k *keeping) comfort() string {
	if k.file == nil || k.broken != "" {
		return ""
	}
	return ", and the game is kept"
}

// A lastGame is one that was played before and goes on.
type lastGame struct {
	file *keep.Keeper
	game *pgn.Game
}
