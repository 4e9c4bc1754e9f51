// passingthemes.go has pawns on each file that go two steps, are taken in passing, and are not.

package chance

import (
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// passingThemes has each file for a double step, with an enemy's pawn beside its target and
// without, and each file and side for an en passant capture.
func passingThemes(isWhite bool) (all []theme) {
	for _, file := range []byte("abcdefgh") {
		put := func(s *setting) { s.passingOn(file) }
		for _, hasEnemy := range []bool{true, false} {
			isDouble := func(p referee.Position, move string) bool {
				isOfPawn := p.Letter(move) == cased('p', isWhite) && near(move[1], move[3]) == 2
				return move[0] == file && isOfPawn && hasNeighbor(p, move[2:]) == hasEnemy
			}
			all = append(all, playing(put, isWhite, isDouble))
		}
		for _, from := range []byte{file - 1, file + 1} {
			captures := func(p referee.Position, move string) bool {
				return p.Kind(move) == "en passant" && move[0] == from
			}
			if from >= 'a' && from <= 'h' {
				all = append(all, playing(put, isWhite, captures))
			}
		}
		becomes := func(p referee.Position, move string) bool {
			return len(move) == 5 && move[0] == file
		}
		rank := map[bool]byte{true: '7', false: '2'}[isWhite] // one step before the last
		putLate := func(s *setting) {
			s.put(string([]byte{file, rank}), cased('p', isWhite))
			s.promoting()
		}
		all = append(all, playing(putLate, isWhite, becomes))
	}
	for _, letter := range []byte("qrbn") {
		all = append(all, func(m *maker) { m.likeAPawn(cased(letter, isWhite)) })
	}
	for _, why := range notPassed {
		all = append(all, func(m *maker) { m.nothingToPass(isWhite, why) })
	}
	return all
}

// likeAPawn has a piece go two ranks ahead from where pawns begin, which leaves no en passant
// square behind it.
func (m *maker) likeAPawn(letter byte) {
	isWhite := isWhitePiece(letter)
	from := map[bool]byte{true: '2', false: '7'}[isWhite]
	put := func(s *setting) {
		s.put(string([]byte{"abcdefgh"[s.r.IntN(8)], from}), letter)
		s.few()
	}
	isAhead := func(p referee.Position, move string) bool {
		return p.Letter(move) == letter && move[1] == from && near(move[1], move[3]) == 2
	}
	playing(put, isWhite, isAhead)(m)
}

// notPassed are the reasons why nothing is captured in passing, although the FEN has a square:
// what stands on the square, what behind it, and what else goes there.
var notPassed = []unpassed{
	{on: "QRBN", behind: "p", goer: "P"}, // one's own piece is on the square
	{on: "qrbn", behind: "p", goer: "P"}, // the enemy's is, and that is captured
	{behind: "qrbn", goer: "P"},          // it was no pawn that passed
	{behind: "P", goer: "P"},             // nor the enemy's
	{goer: "P"},                          // nothing has
	{behind: "p", goer: "Q"},             // it is no pawn that goes there
	{behind: "p", goer: "R"},
	{behind: "p", goer: "B"},
	{behind: "p", goer: "N"},
	{behind: "p", goer: "K"},
}

// An unpassed lists the pieces that may stand on an en passant square, behind it, and where one
// could come to it. Those of the side to move are capitals.
type unpassed struct{ on, behind, goer string }

// put sets the pieces up, and returns the en passant square and from where one would go there.
func (u unpassed) put(s *setting, isWhite bool) (passed, from string) {
	pick := func(letters string) byte {
		letter := letters[s.r.IntN(len(letters))]
		return cased(letter|' ', isWhitePiece(letter) == isWhite)
	}
	ahead := way{0, map[bool]int{true: 1, false: -1}[isWhite]}
	rank := map[bool]byte{true: '6', false: '3'}[isWhite]
	passed = string([]byte{"abcdefgh"[s.r.IntN(8)], rank})
	behind := away(passed, ahead, -1)
	if u.on != "" {
		s.put(passed, pick(u.on))
	}
	if u.behind != "" {
		s.put(behind, pick(u.behind))
	}
	goer := pick(u.goer)
	ways := waysTo(goer)
	from = away(passed, ways[s.r.IntN(len(ways))], 1)
	if goer|' ' == 'p' || s.r.IntN(2) == 0 { // beside the pawn, where a pawn would be
		from = away(behind, way{-1 + 2*s.r.IntN(2), 0}, 1)
	}
	s.put(from, goer)
	s.passed = passed
	for _, letter := range []byte("Kk") {
		if goer != letter && s.r.IntN(4) > 0 {
			if square := s.square(); square[1] > '6' || square[1] < '3' {
				s.put(square, letter)
			}
		}
	}
	return passed, from
}

// nothingToPass has a pawn, or another piece, beside an en passant square where nothing is
// captured in passing.
func (m *maker) nothingToPass(isWhite bool, reason unpassed) {
	passed, from := "", ""
	put := func(s *setting) { passed, from = reason.put(s, isWhite) }
	isThere := func(p referee.Position) bool {
		if !isSquare(from) {
			return false
		}
		letter := p.Letter(from)
		isMine := letter != '.' && isWhitePiece(letter) == isWhite
		canGo := slices.Contains(strings.Fields(p.Reach(from)), passed)
		return isMine && (canGo || letter|' ' == 'p')
	}
	if m.scene(put, isWhite, isThere) {
		m.ask("legal " + from)
		m.ask("legal")
		if m.ask("play " + from + passed) {
			m.ask("fen")
			m.backAgain()
		}
	}
}
