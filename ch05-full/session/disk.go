// disk.go has games saved, listed, loaded and deleted: what the files want is done beside the session.

package session

import (
	"context"
	"fmt"
	"math"

	"mateinfive/ch05-full/find"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
)

func (s *Session) cmdSave(args []string) error {
	return s.write("save", fileName(args), "saved in %s", pgn.Create)
}

func (s *Session) cmdAppend(args []string) error {
	return s.write("append", fileName(args), "added to the games in %s", pgn.Append)
}

// write has the game as it stands written into a file, and says that it is done. If there is such a
// file already, which the writer leaves alone, it asks first.
func (s *Session) write(command, name, done string, write writer) error {
	snap := s.snapshot()
	saving, err := s.files.saving(command, name, snap, write)
	if err != nil {
		return err
	}
	return work(s, "saving", saving, func(s *Session, exists bool) error {
		if exists {
			reason := name + " exists: replace all that is in it? append adds the game to it"
			return s.confirm(reason, func(s *Session) error {
				return s.write(command, name, "saved in %s, in place of what it held", pgn.Save)
			})
		}
		s.files.saved = snap.edits
		s.say(done, name)
		return nil
	})
}

func (s *Session) cmdLoad(args []string) error {
	loading, err := s.files.loading(args)
	if err != nil {
		return err
	}
	return s.confirmIf(s.leaveQuestion(), func(s *Session) error {
		return work(s, "reading", loading, (*Session).read)
	})
}

// read takes over a game from a file. One that was played here goes on with its players and
// clocks; in any other no program plays and no clock runs.
func (s *Session) read(r readGame) error {
	wasPlayedHere := r.tree.Tag("WhitePlayer") != "" || r.tree.Tag("BlackPlayer") != ""
	if r.file != "" || wasPlayedHere {
		s.resume(r.tree, r.file, r.text)
		return nil
	}
	seats := player.Seats{Names: s.game.seats.Names}
	s.lookAt(r.tree, seats, r.name, r.number)
	return nil
}

func (s *Session) cmdGames(args []string) error {
	query, others, err := find.Read(args, s.settings.words["name"], s.game.position())
	if err != nil {
		return err
	}
	listing, err := s.files.listing(others, query)
	if err != nil {
		return err
	}
	return work(s, "reading", listing, func(s *Session, entries []keep.Entry) error {
		if entries != nil {
			s.files.list(entries)
			s.choices = Choices{Before: "load ", Most: len(entries)}
			return nil
		}
		name, _ := fileAndNumber(others)
		s.choices = Choices{Before: "load " + name + " ", Most: math.MaxInt}
		return nil
	})
}

func (s *Session) cmdDelete(args []string) error {
	path, err := s.files.toDelete(args[0])
	if err != nil {
		return err
	}
	return s.confirmIf(fmt.Sprintf("delete game %s, %s?", args[0], path), func(s *Session) error {
		deleting := func(context.Context, Out) (string, error) { return path, keep.Delete(path) }
		return work(s, "deleting", deleting, func(s *Session, deleted string) error {
			s.say("deleted: %s", deleted)
			return nil
		})
	})
}
