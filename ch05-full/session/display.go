// display.go lets the player choose how to see the board, and lists what is remembered of that.

package session

func (s *Session) cmdSettings([]string) error {
	s.settings.list()
	if s.files.folder != "" {
		s.say("games are kept in %s", s.files.folder)
	}
	return nil
}

func (s *Session) cmdFlip(args []string) error {
	return s.showAfter(s.settings.flip(s.lookNow(), args))
}

func (s *Session) cmdPieces(args []string) error {
	return s.showAfter(s.settings.choosePieces(args))
}

func (s *Session) cmdSize(args []string) error {
	return s.showAfter(s.settings.chooseSize(args))
}

func (s *Session) cmdTheme(args []string) error {
	return s.showAfter(s.settings.chooseTheme(args))
}

// showAfter shows the board as the player wants to see it now, unless what was chosen is an error.
func (s *Session) showAfter(err error) error {
	if err != nil {
		return err
	}
	s.game.show()
	return nil
}
