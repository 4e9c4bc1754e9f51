// kept.go has each game kept on disk, and goes on with those that are.

package session

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mateinfive/ch05-full/find"
	"mateinfive/ch05-full/keep"
	"mateinfive/ch05-full/openings"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/puzzle"
)

// keeping is how the game at hand is kept on disk.
type keeping struct {
	number     int           // of the game in this session, from 1
	edits      int           // how often the game has changed
	saved      int           // edits when it was last saved by a command
	written    int           // edits when it was last kept
	file, text string        // that it was read from and goes on in, and what that held; or ""
	path       string        // of the file in which it is kept, or ""
	news       string        // what was said last about keeping it
	lost       bool          // it could not be kept
	puzzle     puzzle.Puzzle // that the game is, or what is left of it; then it is not kept
}

// keep wants the game written if it has changed since. A game without a move is not kept.
func (s *Session) keep() {
	if s.puzzle.From != "" || s.Folder == "" && s.file == "" || s.edits == s.written || s.path+s.file == "" && len(s.at.Tree.Root.Next) == 0 {
		return
	}
	var text strings.Builder
	if err := pgn.Write(&text, openings.Tagged(s.at.Tree)); err != nil {
		s.complain(err)
		return
	}
	s.written = s.edits
	s.reply.Keep = &Keep{Game: s.number, File: s.file, Was: s.text, Text: text.String()}
}

// happen takes note of where the game is kept.
func (k Kept) happen(s *Session) error {
	if k.News != "" && k.News != s.news {
		s.say("%s", k.News)
	}
	s.path, s.news, s.lost = k.Path, k.News, k.Err != nil
	return nil
}

func (s *Session) isKept() bool { return (s.Folder != "" || s.file != "") && !s.lost }

// unsaved says that the game would be lost, if that is so.
func (s *Session) unsaved() string {
	if s.puzzle.From != "" || s.isKept() || s.edits == s.saved || len(s.at.Tree.Root.Next) == 0 {
		return ""
	}
	return "the game is not saved: leave it all the same?"
}

// leaves says what another game would leave behind: one that is not over, or not saved.
func (s *Session) leaves() string {
	if s.puzzle.From == "" && s.isKept() && s.edits > 0 && s.at.InPlay() && len(s.at.Tree.Root.Next) > 0 {
		return "this game is not over: leave it?"
	}
	return s.unsaved()
}

func (s *Session) cmdGames(args []string) error {
	q, args, err := find.Read(args, s.Settings["name"], s.at.Game.Position())
	switch {
	case err != nil:
		return err
	case len(args) > 0:
		return s.listFile(args, q)
	case s.Folder == "":
		return errors.New("games are not kept here: games FILE lists those of a file")
	}
	folder := s.Folder
	return s.work("reading", func(context.Context, Out) (then, error) {
		entries, err := keep.List(folder, mostListed, q.Filter())
		return func(s *Session) error {
			s.listed = nil
			for i, e := range entries {
				s.listed = append(s.listed, e.Path)
				s.say("%4d  %s", i+1, e.Title())
			}
			if len(entries) == 0 {
				s.say("no such games in %s", folder)
			} else {
				s.say("load 1 goes on with one, delete 1 deletes it; they are in %s", folder)
			}
			return nil
		}, err
	})
}

// keptGame returns the file of a kept game by its number in the list.
func (s *Session) keptGame(word string) (path string, err error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > len(s.listed) {
		return "", errors.New("games lists the kept games with their numbers: type it first")
	}
	return s.listed[n-1], nil
}

func (s *Session) cmdDelete(args []string) error {
	path, err := s.keptGame(args[0])
	if err != nil {
		return err
	}
	if path == s.path || path == s.file {
		return errors.New("that is the game at hand: begin another one first")
	}
	return s.confirmIf(fmt.Sprintf("delete game %s, %s?", args[0], path), func(s *Session) error {
		return s.work("deleting", func(context.Context, Out) (then, error) {
			return func(s *Session) error {
				s.say("deleted: %s", path)
				return nil
			}, keep.Delete(path)
		})
	})
}
