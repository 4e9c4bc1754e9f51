// linethemes.go has pieces everywhere on the board, and lines in every direction.

package chance

import (
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// everywhereThemes has each piece on every file, and on every rank.
func everywhereThemes() (all []theme) {
	for _, letter := range []byte("QRBNqrbn") {
		all = append(all, func(m *maker) { m.onEveryFile(letter, "12345678", nil) })
	}
	ahead, twoAhead, aside := []way{{0, 1}}, []way{{0, 2}}, []way{{-1, 1}, {1, 1}}
	for _, isWhite := range []bool{true, false} {
		pawn, home := cased('p', isWhite), "22222222"
		if !isWhite {
			home = "77777777"
		}
		for _, near := range [][]way{nil, ahead, ahead, twoAhead, twoAhead} {
			all = append(all, func(m *maker) { m.onEveryFile(pawn, home, near) })
		}
		for _, near := range [][]way{ahead, aside, aside} {
			all = append(all, func(m *maker) { m.onEveryFile(pawn, "23456345", near) })
		}
		all = append(all, func(m *maker) { m.kingAtTheEdge(cased('k', isWhite)) })
	}
	return all
}

// onEveryFile asks where a piece can go from a square of each file. Each rank of those given is
// taken once. Something, an enemy more often than not, stands on squares near each, which are
// given as the side sees them.
func (m *maker) onEveryFile(letter byte, ranks string, near []way) {
	taken := []byte(ranks)
	isWhite := isWhitePiece(letter)
	put := func(s *setting) {
		s.r.Shuffle(8, func(i, j int) { taken[i], taken[j] = taken[j], taken[i] })
		for i, rank := range taken {
			square := string([]byte{"abcdefgh"[i], rank})
			s.put(square, letter)
			for _, w := range near {
				if !isWhite {
					w.ranks *= -1
				}
				isOwn := s.r.IntN(3) == 0
				s.put(away(square, w, 1), cased("qrbn"[s.r.IntN(4)], isWhite == isOwn))
			}
		}
		if near == nil {
			s.scatter(4+s.r.IntN(9), "qrbnp")
		}
	}
	if !m.scene(put, m.oneIn(2), anything) {
		return
	}
	for i, rank := range taken {
		m.ask("moves " + string([]byte{"abcdefgh"[i], rank}))
	}
	m.ask("legal")
}

// kingAtTheEdge asks where a king can go from each edge and corner.
func (m *maker) kingAtTheEdge(letter byte) {
	for _, place := range []string{"a1", "a8", "h1", "h8", "a", "h", "1", "8"} {
		square := ""
		put := func(s *setting) {
			square = s.somewhere(place)
			s.put(square, letter)
			s.scatter(14, "qrbnp")
		}
		if m.scene(put, isWhitePiece(letter), anything) {
			m.ask("moves " + square)
		}
	}
}

// somewhere is a square of a place: a file, a rank, a square, or anywhere.
func (s *setting) somewhere(place string) string {
	for {
		if square := s.square(); strings.Contains(square, place) {
			return square
		}
	}
}

// lineThemes has a king, at each edge and elsewhere, in check from every direction, or shielded
// from it.
func lineThemes(isWhite bool) (all []theme) {
	for _, place := range []string{"", "a", "h", "1", "8"} {
		all = append(all, func(m *maker) { m.checksAt(place, isWhite) })
	}
	return append(all,
		func(m *maker) { m.shields(isWhite, isWhite) },
		func(m *maker) { m.shields(isWhite, !isWhite) },
		func(m *maker) { m.notOnThatLine(isWhite) },
		func(m *maker) { m.kingsMeet(isWhite) },
		func(m *maker) { m.withoutKing(isWhite) })
}

// checksAt has a king at an edge in check by each piece, from each side.
func (m *maker) checksAt(place string, isWhite bool) {
	letters := "rbnp"
	if place == "" {
		letters = "qrbnp"
	}
	for _, kind := range []byte(letters) {
		letter := cased(kind, !isWhite)
		if kind != 'p' && m.oneIn(5) && kind != 'n' {
			letter = cased('q', !isWhite)
		}
		for _, w := range waysTo(cased(kind, !isWhite)) {
			from := ""
			put := func(s *setting) {
				king := s.somewhere(place)
				s.put(king, cased('k', isWhite))
				from = s.aimAlong(letter, king, w, 1)
				s.put(s.square(), cased('k', !isWhite))
				s.scatter(s.r.IntN(4), "qrbnp")
			}
			if isTooNarrow(place, w) {
				continue
			}
			isCheck := func(p referee.Position) bool {
				return slices.Equal(checkers(p), []string{from})
			}
			if m.scene(put, isWhite, isCheck) {
				m.ask("check")
				if m.oneIn(2) {
					m.ask("legal")
				}
			}
		}
	}
}

// isTooNarrow reports whether a way leads off the board from every square of an edge.
func isTooNarrow(place string, w way) bool {
	return place == "a" && w.files < 0 || place == "h" && w.files > 0 ||
		place == "1" && w.ranks < 0 || place == "8" && w.ranks > 0
}

// shields has a piece of a side between the king and what would give check, in each direction.
// If it is the king's own, it is pinned.
func (m *maker) shields(isWhite, isShieldWhite bool) {
	for i, w := range every() {
		slider := cased([]byte("qr")[m.r.IntN(2)], !isWhite)
		if i >= len(straight) && slider|' ' == 'r' {
			slider = cased('b', !isWhite)
		}
		shield := ""
		put := func(s *setting) {
			shield = ""
			king := s.square()
			from := s.aimAlong(slider, king, w, 2)
			if from == "" {
				return
			}
			s.put(king, cased('k', isWhite))
			n := max(near(from[0], king[0]), near(from[1], king[1]))
			shield = away(king, w, 1+s.r.IntN(n-1))
			s.put(shield, cased("qrbnp"[s.r.IntN(5)], isShieldWhite))
			s.put(s.square(), cased('k', !isWhite))
			s.scatter(s.r.IntN(3), "rbnp")
		}
		isShielded := func(p referee.Position) bool {
			return shield != "" && p.Letter(shield) != '.' && !p.InCheck()
		}
		if m.scene(put, isWhite, isShielded) {
			m.ask("check")
			m.ask("legal " + shield)
			m.ask("status")
		}
	}
}

// notOnThatLine has a piece beside the king, or on a line with it, that goes in other ways.
func (m *maker) notOnThatLine(isWhite bool) {
	for _, w := range append(every(), leaps...) {
		letter, from := byte('r'), ""
		put := func(s *setting) {
			king := s.square()
			s.put(king, cased('k', isWhite))
			letter = cased("rbnp"[s.r.IntN(4)], !isWhite)
			from = away(king, w, 1+s.r.IntN(2))
			s.put(from, letter)
			s.put(s.square(), cased('k', !isWhite))
		}
		isQuiet := func(p referee.Position) bool {
			return isSquare(from) && p.Letter(from) == letter && !p.InCheck()
		}
		if m.scene(put, isWhite, isQuiet) {
			m.ask("check")
			m.ask("legal")
		}
	}
}

// kingsMeet has the two kings two squares apart, so that some steps are forbidden.
func (m *maker) kingsMeet(isWhite bool) {
	for files := -2; files <= 2; files++ {
		for ranks := -2; ranks <= 2; ranks++ {
			king, other := "", ""
			if max(files*files, ranks*ranks) < 4 {
				continue
			}
			put := func(s *setting) {
				king = s.somewhere([]string{"", "", "a", "h", "1", "8"}[s.r.IntN(6)])
				other = away(king, way{files, ranks}, 1)
				s.put(king, cased('k', isWhite))
				s.put(other, cased('k', !isWhite))
				s.scatter(s.r.IntN(4), "np")
			}
			areThere := func(p referee.Position) bool { return isSquare(other) }
			if m.scene(put, isWhite, areThere) {
				m.ask("legal " + king)
			}
		}
	}
}

// withoutKing has no king of the side to move, or of the other, or no piece at all to move.
func (m *maker) withoutKing(isWhite bool) {
	for _, letters := range []string{"qrbnpQRBNP", "k", "kqrbnp", "", "rbKQRBN", "kKP"} {
		put := func(s *setting) {
			for _, letter := range []byte(letters) {
				isMover := isWhitePiece(letter) // capitals are the side to move
				s.put(s.square(), cased(letter|' ', isMover == isWhite))
			}
		}
		if m.scene(put, isWhite, anything) {
			m.ask("check")
			m.ask("status")
			m.ask("legal")
		}
	}
	m.attackedKing(isWhite)
}

// attackedKing has no king of the side to move, which attacks the other's: that is no check.
func (m *maker) attackedKing(isWhite bool) {
	s := &setting{r: m.r, level: m.level, letters: make(map[string]byte), white: isWhite}
	s.passed = "-"
	king := s.square()
	s.put(king, cased('k', !isWhite))
	s.aim(cased("qrbn"[m.r.IntN(4)], isWhite), king)
	if m.ask("new " + s.text()) {
		m.ask("check")
		m.begin()
	}
}
