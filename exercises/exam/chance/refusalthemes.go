// refusalthemes.go has every kind of refusal in a game that is then taken back.

package chance

import "mateinfive/internal/referee"

// refusalThemes has each way to play what is no move, and each form of what is no square, no
// move and no number.
func refusalThemes(level int) (all []theme) {
	for _, find := range refusals(level) {
		all = append(all, func(m *maker) { m.refuseLate(find) })
	}
	for _, word := range []string{"moves", "legal", "play", "perft"} {
		if level >= since[word] {
			all = append(all, func(m *maker) { m.badArguments(word) })
		}
	}
	if level >= since["undo"] {
		all = append(all, (*maker).takeAllBack)
	}
	return all
}

// takeAllBack plays a long game and takes back every move of it. The kings go round, one in five
// moves and the other in four, so that no position stands often enough to end the game.
func (m *maker) takeAllBack() {
	if !m.ask("new 4k3/8/8/8/8/8/8/4K2R w - - 0 1") {
		return
	}
	white := []string{"e1e2", "e2e3", "e3d2", "d2d1", "d1e1"}
	black := []string{"e8e7", "e7d7", "d7d8", "d8e8"}
	for i := range 50 + m.r.IntN(20) {
		m.ask("play " + white[i%len(white)])
		m.ask("play " + black[i%len(black)])
	}
	m.toTheBeginning()
}

// refuseLate refuses a move when some have been played, and then takes all of them back.
func (m *maker) refuseLate(find func(*maker) string) {
	if !m.oneIn(3) || !m.ask("new") {
		m.scene(kinds(m.level)[m.r.IntN(len(kinds(m.level)))], m.oneIn(2), isLively)
	}
	for range 3 + m.r.IntN(3) {
		m.move()
	}
	m.refuse(find)
	m.refuse(find)
	m.toTheBeginning()
}

// isLively reports whether there is much to play.
func isLively(p referee.Position) bool { return len(p.Moves()) > 9 }

// toTheBeginning takes back all that has been played, and once more.
func (m *maker) toTheBeginning() {
	m.report()
	if m.level < 4 {
		return
	}
	for range m.table.played + 1 {
		m.ask("undo")
	}
	m.ask("fen")
}

// badArguments has a word with what is no square, no move, and no number of plies.
func (m *maker) badArguments(word string) {
	m.played()
	a, b := m.square(), m.mine()
	if moves := m.p().Moves(); len(moves) > 0 {
		move := moves[m.r.IntN(len(moves))]
		a, b = move[:2], move[2:4]
	}
	if b == "" {
		b = "e4"
	}
	texts := []string{
		a[:1], a[1:], a + b[:1], a[1:] + a[:1], a[:1] + "0", a[:1] + "9",
		"i" + a[1:], "j" + a[1:], "`" + a[1:], a[:1] + a[:1], a[1:] + a[1:],
		"x", "-", "22", a[:1] + a, a + "x", a + "0",
	}
	switch word {
	case "play":
		texts = []string{
			a, a + b[:1], a + b + b, a + b + "0", a + b + "x", a + b + "kk", a + b[1:],
			a + b[1:] + b[:1], a[1:] + a[:1] + b, a + b[:1] + "0", a + b[:1] + "9",
			a + "i" + b[1:], "i" + a[1:] + b, a[:1] + "0" + b, a[:1] + "9" + b,
			"x", "-", a[:1], "0000", a + a,
		}
	case "perft":
		texts = []string{
			"-1", "-2", "x", "1x", "x1", "1.5", "-", "two", a, "1 1", "1 2", "2,", "0x", "1/2",
		}
	}
	for _, text := range texts {
		m.askNonsense(word + " " + text)
	}
	m.unchanged()
}
