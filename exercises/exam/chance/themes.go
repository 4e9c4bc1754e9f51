// themes.go has what no exam may forget to ask, each in a position that is made up for it.

package chance

import (
	"fmt"
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// A theme adds lines to a session that are about one thing.
type theme func(*maker)

// themes lists those of a level.
func themes(level int) (all []theme) {
	if level == 1 {
		return textThemes()
	}
	if level < 2 {
		return nil
	}
	for _, isWhite := range []bool{true, false} {
		all = append(all, moveThemes(level, isWhite)...)
		if level >= 3 {
			all = append(all, checkThemes(isWhite)...)
			all = append(all, lineThemes(isWhite)...)
			all = append(all, onlyMoves(isWhite)...)
		}
		if level >= 4 {
			all = append(all, castlingThemes(isWhite)...)
			all = append(all, pawnThemes(isWhite)...)
		}
	}
	if level >= 4 {
		all = append(all, (*maker).longGame)
	}
	all = append(all, everywhereThemes()...)
	all = append(all, refusalThemes(level)...)
	return append(all, nonsenseThemes(level)...)
}

// scene begins with a position for which a wish comes true.
func (m *maker) scene(put kind, isWhite bool, wanted func(referee.Position) bool) bool {
	text, ok := position(m.r, m.level, put, isWhite, wanted)
	return ok && m.ask("new "+text)
}

// longGame plays many moves, and takes all of them back and one more.
func (m *maker) longGame() {
	m.ask("new")
	for range 15 + m.r.IntN(10) {
		moves := m.p().Moves()
		if len(moves) > 0 {
			m.ask("play " + moves[m.r.IntN(len(moves))])
		}
	}
	m.ask("fen")
	for range m.table.played + 1 {
		m.ask("undo")
	}
	m.ask("fen")
}

// A pick says whether a move is one of those that are wanted.
type pick func(p referee.Position, move string) bool

// playing is the theme of a move: it is played, looked at, and taken back.
func playing(put kind, isWhite bool, wanted pick) theme {
	return func(m *maker) {
		find := func(p referee.Position) (moves []string) {
			for _, move := range p.Moves() {
				if wanted(p, move) && m.table.isPlain(p, move) {
					moves = append(moves, move)
				}
			}
			return moves
		}
		if !m.scene(put, isWhite, func(p referee.Position) bool { return len(find(p)) > 0 }) {
			return
		}
		if m.level >= 3 && (hasPassed(m.p()) || m.oneIn(3)) {
			m.ask("legal")
		}
		moves := find(m.p())
		if m.ask("play " + moves[m.r.IntN(len(moves))]) {
			m.report()
			m.backAgain()
		}
	}
}

// report asks for all of the position, and for some of what follows from it.
func (m *maker) report() {
	if m.level >= 4 {
		m.ask("fen")
	} else {
		m.ask("board")
	}
	switch {
	case m.level >= 3 && isOver(m.p()):
		m.ask("status")
		m.ask("perft 1")
	case hasPassed(m.p()):
		m.ask("legal")
	default:
		m.look()
	}
}

// hasPassed reports whether a pawn has just made two steps.
func hasPassed(p referee.Position) bool { return strings.Fields(p.FEN())[3] != "-" }

// backAgain takes a move back, and asks how things stand then.
func (m *maker) backAgain() {
	if m.level >= 4 {
		m.ask("undo")
		m.ask("fen")
	}
}

// asking is the theme of a position: what is asked of it is answered well.
func asking(put kind, isWhite bool, wanted func(referee.Position) bool, lines ...string) theme {
	return func(m *maker) {
		if m.scene(put, isWhite, wanted) {
			for _, line := range lines {
				m.ask(line)
			}
		}
	}
}

// moveThemes has each piece move and capture, and be captured.
func moveThemes(level int, isWhite bool) (all []theme) {
	for _, letter := range []byte("qrbnpk") {
		put := kind((*setting).few)
		if letter != 'q' {
			put = (*setting).many
		}
		quiet := func(p referee.Position, move string) bool {
			return p.Letter(move) == cased(letter, isWhite) && p.Letter(move[2:]) == '.'
		}
		takes := func(p referee.Position, move string) bool {
			return p.Letter(move) == cased(letter, isWhite) && p.Letter(move[2:]) != '.'
		}
		isTaken := func(p referee.Position, move string) bool {
			return p.Letter(move[2:]) == cased(letter, !isWhite)
		}
		all = append(all, playing((*setting).few, isWhite, quiet), playing(put, isWhite, takes))
		if letter != 'k' {
			all = append(all, playing(put, isWhite, isTaken))
		}
		all = append(all, func(m *maker) { m.reachOf(letter, isWhite) })
	}
	for _, letter := range []byte("qrbnpk") {
		if level == 2 {
			all = append(all, func(m *maker) { m.takeKing(cased(letter, isWhite)) })
		}
	}
	return all
}

// reachOf asks where a piece can go, of one that can and one that stands in a crowd.
func (m *maker) reachOf(letter byte, isWhite bool) {
	isThere := func(p referee.Position) bool {
		return strings.ContainsRune(p.Board(), rune(cased(letter, isWhite)))
	}
	for _, put := range []kind{(*setting).few, (*setting).many} {
		if !m.scene(put, m.oneIn(2), isThere) {
			continue
		}
		for _, s := range everySquare {
			if m.p().Letter(s) == cased(letter, isWhite) {
				m.ask("moves " + s)
				if m.level >= 3 {
					m.ask("legal " + s)
				}
				break
			}
		}
	}
}

// takeKing has a king captured by a piece, which is refused; moves names its square.
func (m *maker) takeKing(letter byte) {
	isWhite := isWhitePiece(letter)
	hunters := func(p referee.Position) (moves []string) {
		for _, from := range everySquare {
			if p.Letter(from) != letter {
				continue
			}
			for _, to := range strings.Fields(p.Reach(from)) {
				if to != "-" && p.Letter(to) == cased('k', !isWhite) {
					moves = append(moves, from+to)
				}
			}
		}
		return moves
	}
	isHunted := func(p referee.Position) bool { return len(hunters(p)) > 0 }
	put := func(s *setting) {
		king := s.square()
		s.put(king, cased('k', !isWhite))
		s.aim(letter, king)
		s.scatter(s.r.IntN(9), "qrbnp")
	}
	if m.scene(put, isWhite, isHunted) {
		move := hunters(m.p())[0]
		m.ask("moves " + move[:2])
		m.ask("play " + move)
		m.ask("board")
	}
}

// checkThemes has checks by each piece, pins, mates and stalemates.
func checkThemes(isWhite bool) (all []theme) {
	for _, letter := range []byte("qrbnp") {
		by := func(p referee.Position) bool {
			from := checkers(p)
			return len(from) == 1 && p.Letter(from[0]) == cased(letter, !isWhite)
		}
		all = append(all, asking((*setting).few, isWhite, by, "check", "status", "legal"),
			asking((*setting).many, isWhite, by, "legal", "status"))
	}
	mates := func(p referee.Position, move string) bool {
		after := p.After(move)
		return isOver(after) && after.InCheck()
	}
	stales := func(p referee.Position, move string) bool {
		after := p.After(move)
		return isOver(after) && !after.InCheck()
	}
	isMate := func(p referee.Position) bool { return isOver(p) && p.InCheck() }
	isStale := func(p referee.Position) bool { return isOver(p) && !p.InCheck() }
	isPinned := func(p referee.Position) bool { return pinned(p) > 0 }
	isDouble := func(p referee.Position) bool { return len(checkers(p)) > 1 }
	return append(all,
		playing((*setting).cornered, isWhite, mates), playing((*setting).cornered, isWhite, mates),
		playing((*setting).cornered, isWhite, stales), playing((*setting).cornered, isWhite, stales),
		asking((*setting).cornered, isWhite, isMate, "status", "check", "legal", "board", "perft 2"),
		asking((*setting).cornered, isWhite, isStale, "status", "check", "legal", "board", "perft 2"),
		asking((*setting).few, isWhite, isPinned, "legal", "status"),
		asking((*setting).many, isWhite, isPinned, "legal", "check"),
		asking((*setting).many, isWhite, isDouble, "legal", "status", "check"),
		func(m *maker) { m.intoCheck(isWhite) },
	)
}

// onlyMoves has a king that cannot move, and one other piece that can: it blocks a check,
// captures who gives it, or moves so that there is no stalemate.
func onlyMoves(isWhite bool) (all []theme) {
	for _, letter := range []byte("qrbnp") {
		put := func(s *setting) {
			s.put(s.square(), cased(letter, isWhite))
			s.corner(isWhite)
		}
		for _, isCheck := range []bool{true, false} {
			if isCheck && letter == 'p' {
				continue // too rare to be found
			}
			isOnly := func(p referee.Position) bool {
				isOther := func(move string) bool { return p.Letter(move) != cased(letter, isWhite) }
				return !isOver(p) && p.InCheck() == isCheck &&
					!slices.ContainsFunc(p.Moves(), isOther)
			}
			all = append(all, asking(put, isWhite, isOnly, "status", "legal", "check"))
		}
	}
	return all
}

// intoCheck plays moves that are refused since they leave the own king in check.
func (m *maker) intoCheck(isWhite bool) {
	if !m.scene((*setting).few, isWhite, func(p referee.Position) bool { return pinned(p) > 0 }) {
		return
	}
	for range 2 {
		if move := m.exposed(); move != "" && m.ask("play "+move) {
			m.look()
		}
	}
}

// castlingThemes has each castling that is allowed and each reason against it, and each way to
// lose a right.
func castlingThemes(isWhite bool) (all []theme) {
	for _, c := range corners {
		if (c.letter == 'R') != isWhite {
			continue
		}
		move, between, passed := c.king+"g"+c.king[1:], "fg", "efg"
		if c.rook[0] == 'a' {
			move, between, passed = c.king+"c"+c.king[1:], "bcd", "edc"
		}
		reasons := []string{"", ""}
		reasons = append(reasons, "the right "+c.right+" is not there", "no rook stands on "+c.rook)
		for _, file := range between {
			reasons = append(reasons, fmt.Sprintf("something stands on %c%s", file, c.king[1:]))
		}
		for _, file := range passed {
			reasons = append(reasons, fmt.Sprintf("%c%s is attacked", file, c.king[1:]))
		}
		for i, why := range reasons {
			all = append(all, func(m *maker) { m.castle(move, why, i == 0) })
		}
		for _, letter := range []byte{'q', "rbn"[len(all)%3]} {
			all = append(all, func(m *maker) { m.noKing(letter, c.king, move, between) })
		}
		isRook := func(p referee.Position, move string) bool {
			return move[:2] == c.rook && hasRight(p, c.right)
		}
		isTakenByPawn := func(p referee.Position, move string) bool {
			return move[2:4] == c.rook && len(move) == 5 && hasRight(p, c.right)
		}
		besideCorner := func(s *setting) {
			s.aim(cased('p', !isWhite), c.rook)
			s.castling()
		}
		isKing := func(p referee.Position, move string) bool {
			return move[:2] == c.king && hasRight(p, c.right) && p.Kind(move) == ""
		}
		for _, letter := range []byte("qrbnk") {
			isTaken := func(p referee.Position, move string) bool {
				isBy := p.Letter(move) == cased(letter, !isWhite)
				return isBy && move[2:4] == c.rook && hasRight(p, c.right)
			}
			put := func(s *setting) {
				s.aim(cased(letter, !isWhite), c.rook)
				s.castling()
			}
			all = append(all, playing(put, !isWhite, isTaken))
		}
		for _, file := range passed {
			for _, letter := range []byte("qrbnpk") {
				all = append(all, attackedBy(letter, string(file)+c.king[1:], c.king, move))
			}
		}
		all = append(all,
			playing((*setting).castling, isWhite, isRook),
			playing(besideCorner, !isWhite, isTakenByPawn),
			playing((*setting).castling, isWhite, isKing))
	}
	return all
}

// attackedBy has a piece attack a square that the king would cross, so that it may not castle.
func attackedBy(letter byte, square, king, move string) theme {
	isWhite := king == "e1"
	put := func(s *setting) {
		s.aim(cased(letter, !isWhite), square)
		s.castling()
	}
	isForbidden := func(p referee.Position) bool {
		return p.NoCastling(move) == square+" is attacked"
	}
	return asking(put, isWhite, isForbidden, "legal "+king, "play "+move)
}

func hasRight(p referee.Position, right string) bool {
	return strings.Contains(strings.Fields(p.FEN())[2], right)
}

// noKing has another piece where the king would castle from.
func (m *maker) noKing(letter byte, king, move, between string) {
	isWhite := king == "e1"
	put := func(s *setting) {
		s.put(king, cased(letter, isWhite))
		s.castling()
		for _, c := range corners {
			if c.king == king && s.letters[c.rook] == c.letter {
				s.rights += c.right
			}
		}
		s.rights = ordered(s.rights)
	}
	isThere := func(p referee.Position) bool {
		isTaken := func(file rune) bool { return p.Letter(string(file)+king[1:]) != '.' }
		return !strings.ContainsFunc(between, isTaken)
	}
	if m.scene(put, isWhite, isThere) {
		m.ask("legal")
		m.ask("legal " + king)
		if m.ask("play " + move) {
			m.ask("fen")
		}
	}
}

// ordered puts rights into the order of a FEN.
func ordered(rights string) (text string) {
	for _, right := range "KQkq" {
		if strings.ContainsRune(rights, right) {
			text += string(right)
		}
	}
	return text
}

// castle plays a castling that is legal, or is not for a reason. If it takes both rights along,
// it has two to lose.
func (m *maker) castle(move, why string, takesBoth bool) {
	isWhite := move[1] == '1'
	both := map[bool]string{true: "KQ", false: "kq"}[isWhite]
	isThere := func(p referee.Position) bool {
		isOnly := p.Letter(move) == cased('k', isWhite) && p.NoCastling(move) == why
		if takesBoth && !hasRight(p, both) {
			return false
		}
		for file := byte('b'); isOnly && file <= 'g'; file++ {
			s := string([]byte{file, move[1]})
			isPassed := min(move[0], move[2]) <= file && file <= max(move[0], move[2])
			if isPassed && why != s+" is attacked" && isAttacked(p, move[:2], s) {
				return false
			}
		}
		return isOnly
	}
	if !m.scene((*setting).castling, isWhite, isThere) {
		return
	}
	m.ask("legal " + move[:2])
	if m.ask("play " + move) {
		m.report()
		m.backAgain()
	}
}

// isAttacked reports whether the king of the side to move would be in check on another square.
func isAttacked(p referee.Position, king, square string) bool {
	s := &setting{letters: make(map[string]byte), white: isWhitesTurn(p), passed: "-"}
	for _, at := range everySquare {
		if letter := p.Letter(at); letter != '.' && at != king && at != square {
			s.letters[at] = letter
		}
	}
	s.letters[square] = p.Letter(king)
	moved, err := referee.Parse(s.placement() + " " + s.side() + " - - 0 1")
	return err == nil && moved.InCheck()
}

// pawnThemes has each promotion, and what there is about pawns that pass each other.
func pawnThemes(isWhite bool) (all []theme) {
	for _, letter := range []byte("qrbn") {
		becomes := func(takes bool) pick {
			return func(p referee.Position, move string) bool {
				return len(move) == 5 && move[4] == letter && (move[0] != move[2]) == takes
			}
		}
		all = append(all, playing((*setting).promoting, isWhite, becomes(true)),
			playing((*setting).promoting, isWhite, becomes(false)))
	}
	isPromotion := func(p referee.Position) bool {
		return slices.ContainsFunc(p.Moves(), func(move string) bool { return len(move) == 5 })
	}
	onlyPromotion := func(takes bool) func(p referee.Position) bool {
		return func(p referee.Position) bool {
			return !isOver(p) && !slices.ContainsFunc(p.Moves(), func(move string) bool {
				return len(move) != 5 || (move[0] != move[2]) != takes
			})
		}
	}
	all = append(all,
		func(m *maker) { m.withoutLetter(isWhite, isPromotion) },
		func(m *maker) { m.withoutLetter(isWhite, isPromotion) },
		asking((*setting).lastPawn, isWhite, onlyPromotion(true), "status", "legal"),
		asking((*setting).lastPawn, isWhite, onlyPromotion(false), "status", "legal"),
		asking((*setting).promoting, isWhite, isPromotion, "legal", "perft 1", "perft 2"),
		asking((*setting).lastPassing, isWhite, onlyPassing, "status", "legal", "check"),
	)
	all = append(all, passingThemes(isWhite)...)
	return append(all,
		func(m *maker) { m.tooLate(isWhite) }, func(m *maker) { m.tooLate(isWhite) },
		asking((*setting).passing, isWhite, isSmall, "perft 3", "fen", "legal"),
		asking((*setting).castling, isWhite, mayCastle, "perft 2", "fen", "legal"),
		func(m *maker) { m.mayNotPass(isWhite) }, func(m *maker) { m.mayNotPass(isWhite) })
}

// onlyPassing reports whether all that is legal is an en passant capture.
func onlyPassing(p referee.Position) bool {
	isOther := func(move string) bool { return p.Kind(move) != "en passant" }
	return !isOver(p) && !slices.ContainsFunc(p.Moves(), isOther)
}

// isSmall reports whether there are few moves, so that many plies can be counted, and one is
// special.
func isSmall(p referee.Position) bool {
	moves := p.Moves()
	isSpecial := func(move string) bool { return p.Kind(move) != "" }
	return len(moves) < 10 && slices.ContainsFunc(moves, isSpecial)
}

// mayCastle reports whether a castling is among not too many moves.
func mayCastle(p referee.Position) bool {
	moves := p.Moves()
	isCastling := func(move string) bool { return p.Kind(move) == "castling" }
	return len(moves) < 22 && slices.ContainsFunc(moves, isCastling)
}

// withoutLetter plays promotions that do not say to what, or to what no pawn becomes.
func (m *maker) withoutLetter(isWhite bool, wanted func(referee.Position) bool) {
	if !m.scene((*setting).promoting, isWhite, wanted) {
		return
	}
	for _, move := range m.p().Moves() {
		if len(move) == 5 && move[4] == 'q' {
			m.ask("legal " + move[:2])
			m.ask("play " + move[:4])
			m.ask("play " + move[:4] + []string{"k", "p", "x", "qq"}[m.r.IntN(4)])
			m.ask("fen")
		}
	}
}

// passes returns an en passant capture that is legal, or one that would be if no king minded.
func passes(p referee.Position, isLegal bool) string {
	fields := strings.Fields(p.FEN())
	isWhite, passed := fields[1] == "w", fields[3]
	ahead := map[bool]int{true: 1, false: -1}[isWhite]
	for _, from := range everySquare {
		if passed == "-" || p.Letter(from) != cased('p', isWhite) {
			continue
		}
		if near(from[0], passed[0]) != 1 || int(passed[1])-int(from[1]) != ahead {
			continue
		}
		if slices.Contains(p.Moves(), from+passed) == isLegal {
			return from + passed
		}
	}
	return ""
}

// tooLate lets the moment pass in which a pawn could be taken in passing.
func (m *maker) tooLate(isWhite bool) {
	mayPass := func(p referee.Position) bool { return passes(p, true) != "" }
	if !m.scene((*setting).passing, isWhite, mayPass) {
		return
	}
	capture := passes(m.p(), true)
	for range 2 {
		var quiet []string
		for _, move := range m.p().Moves() {
			isOfPawns := m.p().Letter(move) == 'P' || m.p().Letter(move) == 'p'
			isThere := move[2:4] == capture[2:4]
			if !isOfPawns && !isThere && m.p().Letter(move[2:]) == '.' {
				quiet = append(quiet, move)
			}
		}
		if len(quiet) == 0 || !m.ask("play "+quiet[m.r.IntN(len(quiet))]) {
			return
		}
	}
	if !slices.Contains(m.p().Moves(), capture) {
		m.ask("play " + capture)
	}
	m.ask("legal")
	m.ask("undo")
	m.ask("undo")
	m.ask("legal " + capture[:2])
	m.ask("play " + capture)
	m.ask("fen")
}

// mayNotPass has a pawn in a pin, or a king in check, forbid an en passant capture.
func (m *maker) mayNotPass(isWhite bool) {
	mayNot := func(p referee.Position) bool { return passes(p, false) != "" }
	if !m.scene((*setting).passing, isWhite, mayNot) {
		return
	}
	capture := passes(m.p(), false)
	m.ask("legal " + capture[:2])
	m.ask("play " + capture)
	m.ask("fen")
}

// nonsenseThemes has each word with too many words behind it, too few, and in capitals, and
// each fault of a position.
func nonsenseThemes(level int) (all []theme) {
	words := []string{"new", "moves", "play", "turn", "board"}
	if level >= 3 {
		words = append(words, "legal", "check", "status")
	}
	if level >= 4 {
		words = append(words, "fen", "undo", "perft")
	}
	for _, word := range words {
		for way := range 4 {
			all = append(all, func(m *maker) { m.misuse(word, way) })
		}
	}
	for _, letter := range "qrbnkpx1" {
		all = append(all, func(m *maker) { m.letterBehind(letter) })
	}
	for _, word := range []string{"moves", "legal", "play"} {
		for range 3 {
			all = append(all, func(m *maker) { m.badSquare(word) })
		}
	}
	for _, word := range []string{"draw", "write", "at", "worth"} {
		all = append(all, func(m *maker) { m.textBetween(word) })
	}
	for _, behind := range []string{"", " 4k3/8/8/8/8/8/4P3/4K2R w", " r3k3/3p4/8/8/8/8/8/4K3 b"} {
		all = append(all, func(m *maker) { m.newAfter(behind) })
	}
	for fault := range faults {
		if level >= 4 || faults[fault].field < 2 {
			all = append(all, func(m *maker) { m.badPosition(fault) })
		}
	}
	for range 12 { // without a fault in the list: the placement, or the number of the fields
		all = append(all, func(m *maker) { m.badPosition(len(faults)) })
	}
	return all
}

// played makes sure that a move has been played, which can be taken back.
func (m *maker) played() {
	for range 9 {
		if m.move(); m.table.played > 0 {
			return
		}
		m.begin()
	}
}

// unchanged asks whether the game goes on as if nothing had been said.
func (m *maker) unchanged() {
	m.report()
	if m.table.played > 0 && m.ask("undo") {
		m.ask("fen")
	}
}

// letterBehind plays a move that is legal, but for a letter behind it.
func (m *maker) letterBehind(letter rune) {
	m.played()
	for _, move := range m.p().Moves() {
		if len(move) == 4 && m.askNonsense("play "+move+string(letter)) {
			m.unchanged()
			return
		}
	}
}

// badSquare says a word with a square, or a move, that is none.
func (m *maker) badSquare(word string) {
	m.played()
	text := m.square()
	if word == "play" {
		text += m.square()
	}
	if m.level >= since[word] && m.askNonsense(word+" "+brokenSquares(m.r, text)) {
		m.unchanged()
	}
}

// textBetween asks a word of level 1 in the middle of a game, which goes on.
func (m *maker) textBetween(word string) {
	m.played()
	if m.knows(word) && m.ask(aboutText(m.r, func(w string) bool { return w == word })) {
		m.unchanged()
	}
}

// newAfter begins anew where something could stay: a right, the square behind a pawn, a count,
// moves.
func (m *maker) newAfter(behind string) {
	if m.level >= 4 && m.scene((*setting).passing, m.oneIn(2), hasPassed) {
		m.ask("new" + behind)
		m.ask("fen")
	}
	put := (*setting).few
	if m.level >= 4 {
		put = (*setting).castling
	}
	m.scene(put, m.oneIn(2), func(p referee.Position) bool { return !isOver(p) })
	m.move()
	m.ask("new" + behind)
	m.report()
	m.ask("undo")
}

// misuse says a word with what does not belong to it.
func (m *maker) misuse(word string, way int) {
	m.played()
	line := word
	switch word {
	case "new":
		line += " " + anyPosition(m.r, m.level)
	case "moves":
		line += " " + m.square()
	case "legal":
		if m.oneIn(2) {
			line += " " + m.square()
		}
	case "play":
		if moves := m.p().Moves(); len(moves) > 0 {
			line += " " + moves[0]
		}
	case "perft":
		line += " 1"
	}
	said := false
	switch way {
	case 0:
		said = m.askNonsense(line + " " + []string{"now", "1", "x", "e4", "-"}[m.r.IntN(5)])
	case 1:
		said = m.askNonsense(word) || m.askNonsense(line+" 1")
	case 2:
		said = m.askNonsense(strings.ToUpper(word) + line[len(word):])
	case 3:
		said = m.askNonsense(line + " " + m.square())
	}
	if said {
		m.unchanged()
	}
}

// badPosition refuses a new position in the middle of a game, which goes on.
func (m *maker) badPosition(fault int) {
	if m.oneIn(2) {
		m.move()
	}
	if m.askNonsense("new " + m.brokenPosition(fault)) {
		if m.oneIn(2) {
			m.unchanged()
		} else {
			m.look()
		}
	}
}
