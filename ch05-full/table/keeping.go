// keeping.go writes the games of a session.

package table

import (
	"errors"
	"sync"

	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/session"
)

// A keeping writes the games of a session, each to a file of its own.
type keeping struct {
	folder string // for games without a file; "" if they are not to be kept

	mutex  sync.Mutex
	game   int // the number of the game that is written now
	keeper *keep.Keeper
}

// write writes a game as it is now, and returns what the session should hear of it.
func (k *keeping) write(s session.Keep) session.Kept {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	if k.keeper == nil || k.game != s.Game {
		k.game = s.Game
		switch {
		case s.File != "":
			k.keeper = keep.Adopt(s.File, s.Was)
		case k.folder != "":
			k.keeper = keep.New(k.folder)
		default:
			k.keeper = nil
			return session.Kept{}
		}
	}
	err := k.keeper.Write(s.Text)
	kept := session.Kept{Path: k.keeper.Path(), Err: err}
	if errors.Is(err, keep.ErrChanged) {
		kept.News, kept.Err = err.Error(), nil
	}
	return kept
}
