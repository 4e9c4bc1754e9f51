// keeping.go writes what is to last: games and settings.

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
	game   int // the number of the game that is being kept
	keeper *keep.Keeper
}

// write writes a game as it is now, and returns what the session should hear of it.
func (k *keeping) write(s session.Keep) session.Kept {
	k.mutex.Lock()
	defer k.mutex.Unlock()
	switch {
	case k.keeper != nil && k.game == s.Game:
	case s.File != "":
		k.keeper = keep.Adopt(s.File, s.Was)
	case k.folder != "":
		k.keeper = keep.New(k.folder)
	default:
		return session.Kept{}
	}
	k.game = s.Game
	err := k.keeper.Write(s.Text)
	if errors.Is(err, keep.ErrChanged) {
		return session.Kept{Path: k.keeper.Path(), News: err.Error()}
	}
	return session.Kept{Path: k.keeper.Path(), Err: err}
}
