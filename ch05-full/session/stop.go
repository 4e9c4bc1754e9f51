// stop.go stops the game on the word of a player: for a pause, or for good.

package session

func (s *Session) cmdPause([]string) error {
	if err := s.game.pause(); err != nil {
		return err
	}
	if !s.game.paused {
		s.goOn()
	}
	return nil
}

func (s *Session) cmdResign([]string) error {
	if err := s.game.refuseToEnd(); err != nil {
		return err
	}
	side := s.game.speaker()
	return s.confirmIf(side.String()+" resigns?", func(s *Session) error {
		return s.game.resign(side)
	})
}
