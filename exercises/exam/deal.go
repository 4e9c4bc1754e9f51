// deal.go draws questions that were not asked before.

package exam

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"mateinfive/internal/referee"
)

// A dealer draws the cases of a level: the same ones for the same seed.
type dealer struct {
	*rand.Rand
	level int
	cases []Case
}

func fresh(level int, seed uint64) []Case {
	d := &dealer{Rand: rand.New(rand.NewPCG(seed, uint64(level))), level: level}
	for i := range 20 {
		[]func(round int){d.plumbing, d.text, d.pieces, d.kings, d.specials, d.writing}[level](i)
	}
	return d.cases
}

// ask adds a case with the answers of the referee. A line that a higher level answers in
// another way is left out: an exam asks what the level below asks, too.
func (d *dealer) ask(rule string, lines ...string) {
	c := Case{Rule: rule}
	mine, highest := referee.NewTalk(d.level), referee.NewTalk(Last)
	for _, line := range lines {
		before, highestBefore := mine.Clone(), highest.Clone()
		q := Question{Ask: line, Want: mine.Answer(line), Judged: true}
		if strings.HasPrefix(q.Want, "error") {
			q.Want = "error"
		}
		if !q.isRight(highest.Answer(line)) {
			mine, highest = before, highestBefore
			continue
		}
		c.Questions = append(c.Questions, q)
	}
	d.cases = append(d.cases, c)
}

func (d *dealer) one(list ...string) string { return list[d.IntN(len(list))] }

func (d *dealer) square() string { return string([]byte{'a' + byte(d.IntN(8)), '1' + byte(d.IntN(8))}) }

// board draws a board with these pieces and some others. A pawn stands neither on the first
// or the last rank nor before the last.
func (d *dealer) board(pieces string, others int) string {
	for range others {
		pieces += string("PPPPNBRQppppnbrq"[d.IntN(16)])
	}
	squares := []byte(strings.Repeat("........", 8))
	for i := 0; i < len(pieces); {
		s := d.IntN(64)
		isBad := pieces[i] == 'P' && (s < 16 || s >= 56) || pieces[i] == 'p' && (s < 8 || s >= 48)
		if squares[s] == '.' && !isBad {
			squares[s] = pieces[i]
			i++
		}
	}
	var ranks []string
	for rank := range slices.Chunk(squares, 8) {
		ranks = append(ranks, string(rank))
	}
	return strings.Join(ranks, "/")
}

func shrink(board string) string { return referee.NewTalk(1).Answer("write " + board) }

func (d *dealer) plumbing(int) {
	a, b := d.IntN(400)-200, d.IntN(400)-200
	d.ask("add", fmt.Sprintf("add %d %d", a, b))
	d.ask("nonsense", fmt.Sprintf("%c%d %d", 'b'+rune(d.IntN(20)), a, b), fmt.Sprintf("add %d", a), fmt.Sprintf("add %d %s", b, d.square()))
}

func (d *dealer) text(int) {
	board, file := d.board("Kk", d.IntN(24)), string(rune('a'+d.IntN(8)))
	placement := shrink(board)
	d.ask("draw", "draw "+placement)
	d.ask("write", "write "+board)
	d.ask("squares", "at "+d.square()+" "+placement, "at "+d.square()+" "+placement)
	d.ask("worth", "worth "+placement)
	d.ask("nonsense", "draw "+placement[strings.Index(placement, "/")+1:], "draw "+placement+"1", "draw P"+placement, "write ."+board, "draw "+placement+"/8")
	d.ask("nonsense", "draw "+d.one("x", "Z", "e", "0", "9")+placement[1:], "write "+strings.Replace(board, ".", "?", 1), "draw")
	d.ask("nonsense", "at "+d.one("i", "A", "4")+file+" "+placement, "at "+file+d.one("0", "9", "44", "")+" "+placement)
}

func (d *dealer) pieces(round int) {
	side := []string{"w", "b"}[round%2]
	for _, kind := range []string{"N knights", "K kings", "R rooks", "B bishops", "Q queens", "P pawns"} {
		letter, rule, _ := strings.Cut(kind, " ")
		if side == "b" {
			letter = strings.ToLower(letter)
		}
		board := d.board(letter, 1+d.IntN(16))
		n := strings.Index(strings.ReplaceAll(board, "/", ""), letter)
		square := string([]byte{'a' + byte(n%8), '8' - byte(n/8)})
		d.ask(rule, "new "+shrink(board)+" "+side, "moves "+square)
	}
	if round%3 == 0 {
		d.game("a game in turns", "turn", "board")
	}
}

// game plays legal moves and tries others, and asks after each.
func (d *dealer) game(rule string, questions ...string) {
	var lines []string
	t := referee.NewTalk(d.level)
	say := func(line string) {
		lines = append(lines, line)
		t.Answer(line)
	}
	say("new " + d.one(start+" w", d.quiet("Kk", 8)))
	for range 12 {
		p := t.Position()
		moves := slices.DeleteFunc(p.Moves(), func(m string) bool { return p.Kind(m) != "" })
		if len(moves) == 0 {
			break
		}
		say("play " + d.square() + d.one("a", "d", "e", "h") + d.one("3", "4", "5", "6"))
		say("play " + d.one(moves...))
		lines = append(lines, questions...)
	}
	d.ask(rule, lines...)
}

// quiet draws a placement and a side that can occur: the side that has moved is not in check.
func (d *dealer) quiet(pieces string, others int) string {
	for {
		placement, side := shrink(d.board(pieces, others)), d.one("w b", "b w")
		if p, _ := referee.Parse(placement + side[1:] + " - - 0 1"); !p.InCheck() {
			return placement + " " + side[:1]
		}
	}
}

func (d *dealer) kings(round int) {
	begin := "new " + d.quiet("Kk", 3+d.IntN(16))
	d.ask("legal moves", begin, "legal", "legal "+d.square())
	d.ask("check", begin, "check", "status")
	p, lines := after(begin), []string{begin}
	for range 20 {
		from := d.square()
		if to := d.one(strings.Fields(p.Reach(from))...); to != "-" && !slices.Contains(p.Moves(), from+to) {
			lines = append(lines, "play "+from+to)
		}
	}
	d.ask("moves that are refused", append(lines, "board")...)
	d.ending([]string{"checkmate", "stalemate"}[round%2])
	if round%4 == 0 {
		d.game("a game with kings", "check", "board")
	}
}

func after(begin string) referee.Position {
	t := referee.NewTalk(Last)
	t.Answer(begin)
	return t.Position()
}

// ending looks for a move that ends the game like this, among few pieces.
func (d *dealer) ending(how string) {
	for {
		begin := "new " + d.quiet("Kk"+d.one("QR", "RR", "QB", "qN", "rr", "qP"), d.IntN(3))
		p := after(begin)
		for _, m := range p.Moves() {
			if p.After(m).Status() == how {
				d.ask(how, begin, "play "+m, "status", "legal", "play "+m)
				return
			}
		}
	}
}

const start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

// openings are the positions with which the walks of levels 4 and 5 begin: special moves are near.
// The second to the fourth are known for their perft counts (the Chess Programming Wiki has them).
var openings = []string{
	start + " w KQkq - 0 1",
	"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
	"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
	"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
	"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
	"4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 b - - 0 1",
	"3k4/8/1N3N2/R6R/8/1NQ1QN2/8/R2QK2R w KQ - 0 1",
}

// walk draws a position from which the game can go on, and one of its moves.
func (d *dealer) walk() (position, move string) {
	p, _ := referee.Parse(d.one(openings...))
	next := p
	for range 1 + d.IntN(12) {
		if len(next.Moves()) == 0 {
			break
		}
		p, move = next, d.one(next.Moves()...)
		special := slices.DeleteFunc(p.Moves(), func(m string) bool { return p.Kind(m) == "" })
		if len(special) > 0 && d.IntN(3) > 0 {
			move = d.one(special...)
		}
		next = p.After(move)
	}
	return "new " + p.FEN(), move
}

func (d *dealer) specials(int) {
	for range 3 {
		position, m := d.walk()
		d.ask("legal moves, all rules", position, "legal", "legal "+m[:2])
		d.ask("what a move does", position, "play "+m[:4]+"k", "play "+m, "fen")
		d.ask("undo", position, "undo", "play a1a1", "undo", "play "+m, "play a1a1", "new 8/8 w", "undo", "fen")
		if len(m) == 5 {
			d.ask("promotion", position, "play "+m[:4])
		}
	}
	position, _ := d.walk()
	d.ask("perft", position, "perft 1", "perft 2")
}

func (d *dealer) writing(round int) {
	for range 3 {
		begin, m := d.walk()
		t := referee.NewTalk(Last)
		t.Answer(begin)
		d.ask("moves in SAN", begin, "san "+m)
		d.ask("moves in SAN, read", begin, "play "+t.Answer("san "+m), "fen")
	}
	d.thereAndBack("repetition", "new "+d.one(openings[0], openings[1], openings[4]), 18)
	d.thereAndBack("counting moves", fmt.Sprintf("new %s - - %d 120", d.quiet("KkRq", 2), []int{94, 144}[round%2]+d.IntN(4)), 8)
}

// thereAndBack plays pieces forth and back, and asks after each ply how the game stands.
func (d *dealer) thereAndBack(rule, begin string, plies int) {
	lines := []string{begin}
	var back [2]string
	for ply, p := 0, after(begin); ply < plies && len(p.Moves()) > 0; ply++ {
		m := d.one(p.Moves()...)
		if slices.Contains(p.Moves(), back[ply%2]) && d.IntN(8) > 0 {
			m = back[ply%2]
		}
		back[ply%2] = m[2:4] + m[:2]
		p = p.After(m)
		lines = append(lines, "play "+m, "ends", "claims")
	}
	d.ask(rule, lines...)
}
