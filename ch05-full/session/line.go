// line.go finds out what a line means.
//
// A line is read once, as the first of these that it can be:
//
//	an answer               friend, yes, q, if something was asked
//	nothing, or a remark    # so begins a remark in a file of moves
//	an order                moves e2, or in other words: give up
//	a FEN                   as after the command fen
//	a step of a move        g1 touches a piece, f3 moves it, e8q a pawn
//	moves, one or several   e4, Nf3, exd5, O-O, e8=Q, e2e4; 2. Nf3 Nc6 3. Bb5
//
// No command is written like a move.

package session

import (
	"errors"
	"fmt"
	"regexp"
	"strings"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/notation"
	"mateinfive/ch05-full/pgn"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/console"
)

func (line Line) happen(s *Session) error {
	if s.Busy() {
		return nil // the faces wait for the end of it
	}
	return s.obey(string(line), s.isEarly())
}

// obey does what a line says. A move in it may come too early.
func (s *Session) obey(line string, isEarly bool) error {
	s.begins()
	text := strings.Join(strings.Fields(line), " ") // with one space where there were more
	if done, err := s.answer(text); done {
		return err
	}
	if best, ok := s.bestMove(); ok && text == "" {
		return s.play(best)
	}
	m := readLine(text, s.commands, &s.game)
	if isEarly && meansMove(m) {
		m = tooEarly{text}
	}
	return m.obey(s)
}

// begins takes away what was shown and proposed until the player does something else.
func (s *Session) begins() {
	s.leaving = false
	s.choices = Choices{}
	s.view.clear()
}

// meansMove reports whether a line means a move, or a step of one.
func meansMove(m meaning) bool {
	_, isStep := m.(step)
	_, isReading := m.(reading)
	return isStep || isReading
}

// happen takes a click as a step of a move in two.
func (c Click) happen(s *Session) error {
	sq := chess.Square(c)
	if s.Busy() || sq < 0 || sq >= 64 {
		return nil
	}
	s.begins()
	if s.isEarly() {
		s.touchEarly(sq)
		return nil
	}
	if s.game.touched != chess.NoSquare || s.game.isOwn(sq) {
		s.question = nil
		return step{to: sq}.obey(s)
	}
	if s.game.at.Game.At(sq) != nil { // otherwise it is an idle click
		s.game.showMoves(sq)
	}
	return nil
}

// happen plays the move of a piece that was dragged. Where it cannot go it is let go, the squares that
// were marked for it are hidden, and the reason is said.
func (d Drop) happen(s *Session) error {
	if s.Busy() {
		return nil
	}
	s.begins()
	if s.isEarly() {
		s.dropEarly(d)
		return nil
	}
	var err error
	if d.isOnBoard() {
		s.question = nil
		err = s.play(chess.Move{From: d.From, To: d.To})
	}
	if s.game.touched != chess.NoSquare && s.pending() == nil { // but not while a pawn promotes
		s.game.letGo()
	}
	return err
}

// isOnBoard reports whether both squares are on the board.
func (d Drop) isOnBoard() bool {
	return chess.A1 <= d.From && d.From <= chess.H8 && chess.A1 <= d.To && d.To <= chess.H8
}

// A meaning is what a line means: nothing, a farewell, an order, a step or a reading, or what is too
// early for those two.
type meaning interface {
	obey(s *Session) error
}

// A nothing is a line with which nothing is to be done.
type nothing struct{}

// A farewell is q, which leaves the program, and may be a queen that comes too late.
type farewell struct{}

// An order is a command with the words behind it.
type order struct {
	command console.Command
	action  action
	args    []string
}

// A step is one step of a move in two: a square, and behind the second one perhaps what a pawn
// becomes there.
type step struct {
	to        chess.Square
	promotion chess.PieceType // or 0
	err       error           // the text is written like a square, and there is none
}

// A reading is what a text says of moves: which ones, or why there are none.
type reading struct {
	text    string
	moves   []chess.Move // the move, or several that are played all or none
	several bool
	err     error          // why not, or nil
	sign    string         // behind a single move, or ""
	squares []chess.Square // that the text names
}

// The forms in which the two steps of a move, and a sign behind it, are typed.
var (
	squareName = regexp.MustCompile(`[a-h][1-8]`)      // within a text
	squareForm = regexp.MustCompile(`^[a-zA-Z][0-9]$`) // it may lie off the board
	lastStep   = regexp.MustCompile(`^([a-zA-Z][0-9]) ?=?([a-zA-Z])$`)
	withSign   = regexp.MustCompile(`[^!?]([!?]{1,2})$`)
)

// readLine returns what a line means where a game stands. It has one space where there were more.
func readLine(text string, c *commands, g *game) meaning {
	if text == "" && g.touched == chess.NoSquare && g.at.Node.First() != nil {
		text = "next" // but not after the first step of a move
	}
	switch {
	case text == "", strings.HasPrefix(text, "#"):
		return nothing{}
	case strings.EqualFold(text, "q"):
		return farewell{}
	case console.HasArrowKey(text):
		return reading{text: text, err: console.ErrArrowKey}
	}
	if o, ok := c.read(text); ok {
		return o
	}
	if isFEN(text) {
		o, _ := c.read("fen " + text)
		return o
	}
	if st, ok := readStep(text, g); ok {
		return st
	}
	return readMoves(text, g.position())
}

// isFEN reports whether a text is written like a FEN, and like nothing else: eight ranks, with slashes
// between them.
func isFEN(text string) bool {
	placement, _, _ := strings.Cut(strings.Trim(text, `"'`), " ")
	return strings.Count(placement, "/") == 7
}

// readStep reads a step of a move in two. If it is not that, but perhaps the move of a pawn, ok is
// false.
func readStep(text string, g *game) (st step, ok bool) {
	if squareForm.MatchString(text) {
		st.to, st.err = chess.ParseSquare(text)
		return st, g.touched != chess.NoSquare || g.isOwn(st.to)
	}
	found := lastStep.FindStringSubmatch(text)
	if found == nil || !g.holdsPawn() {
		return step{}, false
	}
	st.to, st.err = chess.ParseSquare(found[1])
	st.promotion = chess.PieceType(strings.ToUpper(found[2])[0])
	return st, true
}

// readMoves reads a move in any notation, or several of them. Two squares, e4 d5, are one move if
// that is legal.
func readMoves(text string, p chess.Position) reading {
	r := readMove(text, p)
	if r.err != nil {
		line, wrong := pgn.ParseLine(p, text)
		if isLine(line, wrong, r.err) {
			return reading{text: text, squares: r.squares, several: true, moves: line, err: wrong}
		}
	}
	return r
}

// readMove reads a single move in any notation.
func readMove(text string, p chess.Position) reading {
	m, err := notation.Read(&p, text)
	r := reading{text: text, squares: squaresIn(text), moves: []chess.Move{m}, err: err}
	if found := withSign.FindStringSubmatch(text); found != nil {
		r.sign = found[1]
	}
	return r
}

// isLine reports whether a text is several moves: the moves that were read, up to what is wrong with
// one, where the text as a single move has an error.
func isLine(line []chess.Move, wrong, asOne error) bool {
	if errors.Is(asOne, chess.ErrMove) { // it is not written like a single move
		return len(line) > 0 || errors.Is(wrong, notation.ErrIllegal)
	}
	return len(line) > 1 && wrong == nil
}

// squaresIn returns the squares that a text names.
func squaresIn(text string) (found []chess.Square) {
	for _, name := range squareName.FindAllString(strings.ToLower(text), -1) {
		sq, _ := chess.ParseSquare(name)
		found = append(found, sq)
	}
	return found
}

func (nothing) obey(*Session) error { return nil }

func (farewell) obey(s *Session) error {
	return s.confirmIf("leave the program?", Leave{}.happen)
}

func (o order) obey(s *Session) error {
	o.command.Do = func(args []string) error { return o.action.do(s, args) }
	return o.command.Run(o.args) // which counts the words
}

func (st step) obey(s *Session) error {
	if st.err != nil {
		return s.game.withExamples(st.err)
	}
	if st.promotion != 0 {
		return s.play(chess.Move{From: s.game.touched, To: st.to, Promotion: st.promotion})
	}
	m, moves := s.game.touch(st.to)
	if !moves {
		return nil
	}
	return s.play(m)
}

func (r reading) obey(s *Session) error {
	switch {
	case r.several:
		return s.playLine(r.moves, r.err)
	case errors.Is(r.err, console.ErrArrowKey):
		return r.err
	case errors.Is(r.err, chess.ErrMove):
		return s.notUnderstood(r.text)
	}
	return s.playReading(r)
}

// isOfCourse reports whether a hint is about a task of the course, and tells how to run a chapter.
func isOfCourse(hint string) bool { return strings.Contains(hint, "go run ./") }

// notUnderstood says what to type instead of a line that is neither a command nor a move.
func (s *Session) notUnderstood(text string) error {
	if s.asked != nil {
		s.question = s.asked
		return fmt.Errorf("%s: %s", chess.Quote(text), s.asked.help)
	}
	if _, err := clock.ParsePair(text); err == nil && strings.ContainsAny(text, "+|") {
		return fmt.Errorf("new %s begins a game with that clock", text)
	}
	if words := player.Words(strings.Fields(text)); len(words) > 0 && s.cast.Means(strings.ToLower(words[0])) {
		return fmt.Errorf("new %s begins a game against that player", text)
	}
	if hint := s.commands.table.Hint(5, text); hint != "" && !(s.options.Outside && isOfCourse(hint)) {
		return errors.New(hint)
	}
	examples := s.game.examples()
	if s.isEarly() { // they would be the other side's
		examples = ""
	}
	return fmt.Errorf("not a move and not a command: %s%s; help lists the commands",
		chess.Quote(text), examples)
}
