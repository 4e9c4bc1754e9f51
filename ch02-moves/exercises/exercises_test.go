// exercises_test.go judges your answers to the exercises of chapter 2.
//
//	go run ./exercises check Targets                  one of them, in few words
//	go test -run TestTaskTargets ./ch02-moves/...     the same in the words of go test
//	go test -run Task ./ch02-moves/...                all of them
//	go test ./ch02-moves/...                          those you have written

package exercises_test

import (
	"cmp"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch02-moves/chess"
	"mateinfive/ch02-moves/exercises"
	"mateinfive/internal/check"
)

func TestTaskMobility(t *testing.T) {
	tests := []struct {
		name, board  string
		white, black int
		why          string
	}{
		{name: "twenty moves each as a game begins",
			board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", white: 20, black: 20,
			why: "Eight pawns with two moves each, and two knights with two moves each."},
		{name: "an empty board has no moves", board: "8/8/8/8/8/8/8/8"},
		{name: "each side has its own moves", board: "8/8/8/8/3n4/8/8/N7", white: 2, black: 8,
			why: "A knight has two moves from the corner and eight from the middle."},
		{name: "two rooks that can go to one square have two moves",
			board: "7R/8/8/8/8/8/8/R7", white: 28,
			why: "Each rook has fourteen moves. Both can go to a8, and both to h1."},
		{name: "taking an enemy is a move, and taking a friend is none",
			board: "8/8/3P4/8/3R1p2/8/8/8", white: 10, black: 1,
			why: "The rook has d5, then d3 d2 d1, then c4 b4 a4, then e4 and f4; the pawns have one step each."},
		{name: "pawns that have run into something have no moves",
			board: "8/8/8/4p3/4P3/n7/P7/8", white: 0, black: 4,
			why: "No pawn here may move; the knight on a3 has b5, b1, c4 and c2."},
		{name: "a king may step into danger for now",
			board: "8/8/8/8/8/1k6/1r6/K7", white: 3, black: 15,
			why: "The king on a1 has a2, b1 and b2. That the first two are attacked and the rook is guarded is chapter 3's business."},
		{name: "a move that would take the king is counted",
			board: "4k3/8/8/8/8/8/8/4R3", white: 14, black: 5,
			why: "The rook's IsValid allows e8. It is the game that refuses to take a king."},
		{name: "a game under way",
			board: "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", white: 27, black: 31},
	}
	e := check.New(t, "Mobility")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := board(tt.board)
			for side, want := range []int{chess.White: tt.white, chess.Black: tt.black} {
				side, asked := chess.Color(side), b
				call := "Mobility(board, " + colorName(side) + ")"
				check.Asking(call, b.String())
				got := exercises.Mobility(&asked, side)
				if asked != b {
					return changed(call, b, asked)
				}
				if got != want {
					return &check.Miss{Call: call, Got: fmt.Sprint(got), Want: fmt.Sprint(want), Diagram: b.String(), Why: tt.why,
						Play: play(b, side), Then: "look below the board"}
				}
			}
			return nil
		})
	}
}

func TestTaskTargets(t *testing.T) {
	tests := []struct{ name, board, white, black, why string }{
		{name: "there is nothing to take as a game begins", board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"},
		{name: "a rook takes the first piece on a line, if it is an enemy", board: "3r4/3p4/8/8/1b1R1Pn1/8/8/8", white: "b4 d7",
			why: "Behind the pawn on d7 the rook on d8 is safe, and so is the knight behind White's own pawn."},
		{name: "a piece that is attacked twice is one target", board: "8/8/8/R2p4/8/2N5/8/8", white: "d5"},
		{name: "the targets come in the order of the board", board: "r6r/8/6N1/3p4/8/2N5/7P/R7", white: "d5 a8 h8", black: "a1 h2"},
		{name: "a pawn takes diagonally and not straight ahead", board: "8/8/8/3pp3/4P3/8/8/8", white: "d5", black: "e4"},
		{name: "a knight takes over the heads of others", board: "8/8/8/8/8/5b2/5PPP/5RNK", white: "f3", black: "g2",
			why: "The bishop is taken by the knight and by the pawn on g2, which is the one piece that the bishop attacks."},
		{name: "a king that is attacked is a target", board: "4k3/8/8/8/8/8/8/4R3", white: "e8"},
		{name: "a side may take even if its king suffers for it", board: "4r3/8/3p4/8/4N3/8/8/4K3", white: "d6", black: "e4",
			why: "The knight may take d6. That its king then stands before the rook is chapter 3's business."},
	}
	e := check.New(t, "Targets")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := board(tt.board)
			for side, want := range [][]chess.Square{chess.White: squares(tt.white), chess.Black: squares(tt.black)} {
				side, asked := chess.Color(side), b
				call := "Targets(board, " + colorName(side) + ")"
				check.Asking(call, b.String())
				got := exercises.Targets(&asked, side)
				if asked != b {
					return changed(call, b, asked)
				}
				if miss := compare(call, b, got, want); miss != nil {
					if tt.why != "" && miss.Why == "" {
						miss.Why = tt.why
					}
					miss.Play, miss.Then = play(b, side), "targets"
					return miss
				}
			}
			return nil
		})
	}
}

func TestTaskNewChancellor(t *testing.T) {
	e := check.New(t, "NewChancellor")
	e.Case("it has the color it was made with", func() *check.Miss {
		for _, c := range []chess.Color{chess.White, chess.Black} {
			p, miss := chancellor(c)
			if miss != nil {
				return miss
			}
			if p.Color() != c {
				return &check.Miss{Call: "NewChancellor(" + colorName(c) + ").Color()", Got: p.Color().String(), Want: c.String()}
			}
		}
		return nil
	})
	e.Case("its letter is C and c, on the board as well", func() *check.Miss {
		p, miss := chancellor(chess.White)
		if miss != nil {
			return miss
		}
		if got := p.Type(); got != 'C' {
			return &check.Miss{Call: "NewChancellor(White).Type()", Got: fmt.Sprintf("%q", rune(got)), Want: `'C'`,
				Why: "A piece's letter is its type. What is embedded answers for itself wherever you do not."}
		}
		b := board(kings)
		b.Set(chess.E4, p)
		b.Set(chess.D5, exercises.NewChancellor(chess.Black))
		want := diagram("....k... ........ ........ ...c.... ....C... ........ ........ ....K...")
		if got := b.String(); got != want {
			return &check.Miss{Call: "a board with a white one on e4 and a black one on d5", Got: got, Want: want}
		}
		return nil
	})
	e.Case("it is worth 8", func() *check.Miss {
		p, miss := chancellor(chess.Black)
		if miss != nil {
			return miss
		}
		if got := p.Value(); got != 8 {
			return &check.Miss{Call: "NewChancellor(Black).Value()", Got: fmt.Sprint(got), Want: "8"}
		}
		return nil
	})

	moves := []struct {
		name      string
		board     string // without the chancellor
		on        string
		color     chess.Color
		want, why string
	}{
		{name: "alone it goes as a rook and as a knight", board: "8/8/8/8/8/8/8/8", on: "d4",
			want: "d1 c2 d2 e2 b3 d3 f3 a4 b4 c4 e4 f4 g4 h4 b5 d5 f5 c6 d6 e6 d7 d8"},
		{name: "as a knight it jumps out of a ring of its own pieces", board: "8/8/8/2PPP3/2P1P3/2PPP3/8/8", on: "d4",
			want: "c2 e2 b3 f3 b5 f5 c6 e6", why: "A knight is never blocked: nothing stands between a square and a knight's jump."},
		{name: "as a rook it is blocked, and takes the first enemy", board: "3r4/3p4/8/8/b3P3/8/3N4/3q4", on: "d4",
			want: "c2 e2 b3 d3 f3 a4 b4 c4 b5 d5 f5 c6 d6 e6 d7"},
		{name: "as a knight it takes enemies and spares its own", board: "8/8/8/8/8/pP6/1pn5/1P6", on: "a1", want: "a2 c2 a3",
			why: "b1 and b3 hold pieces of its own; c2 and a3 hold enemies; b2 lies on a diagonal."},
		{name: "Black's takes White's pieces and spares Black's", board: "1p6/2P5/Pp6/8/8/8/8/8", on: "a8", color: chess.Black,
			want: "a6 a7 c7"},
	}
	for _, tt := range moves {
		e.Case(tt.name, func() *check.Miss {
			p, miss := chancellor(tt.color)
			if miss != nil {
				return miss
			}
			bare := board(tt.board)
			on, _ := chess.ParseSquare(tt.on)
			b := bare
			b.Set(on, p)
			asked := b
			call := "the moves of the chancellor on " + tt.on
			got := asked.Reach(on)
			if asked.String() != b.String() {
				return changed(call, b, asked)
			}
			miss = compare(call, b, got, squares(tt.want))
			if miss != nil {
				letter := "C"
				if tt.color == chess.Black {
					letter = "c"
				}
				miss.Why = tt.why
				miss.Play = play(bare, tt.color)
				miss.Then = fmt.Sprintf("put %s %s, then: moves %s", letter, tt.on, tt.on)
			}
			return miss
		})
	}

	e.Case("it may be asked about squares it does not stand on", func() *check.Miss {
		p, miss := chancellor(chess.White)
		if miss != nil {
			return miss
		}
		questions := []struct {
			from, to chess.Square
			want     bool
		}{
			{chess.A1, chess.A8, true},
			{chess.H8, chess.G6, true},
			{chess.A1, chess.B2, false},
			{chess.C3, chess.C3, false},
			{chess.NoSquare, chess.A1, false},
			{chess.A1, chess.NoSquare, false},
		}
		var empty chess.Board
		for _, q := range questions {
			if got := p.IsValid(&empty, q.from, q.to); got != q.want {
				return &check.Miss{Call: fmt.Sprintf("NewChancellor(White).IsValid(empty board, %s, %s)", squareName(q.from), squareName(q.to)),
					Got: fmt.Sprint(got), Want: fmt.Sprint(q.want)}
			}
		}
		return nil
	})
	e.Case("a game plays it like any other piece", func() *check.Miss {
		p, miss := chancellor(chess.White)
		if miss != nil {
			return miss
		}
		b := board("4k3/8/3p4/8/8/8/8/4K3")
		b.Set(chess.E4, p)
		g := chess.NewGameFrom(chess.Position{Board: b, SideToMove: chess.White})
		if err := g.Play(chess.Move{From: chess.E4, To: chess.D6}); err != nil {
			return &check.Miss{Call: "a game, and the move Ce4xd6", Got: err.Error(), Want: "the pawn is taken", Diagram: b.String()}
		}
		if got := g.Record()[0].String(); got != "Ce4xd6" {
			return &check.Miss{Call: "the record of the game", Got: got, Want: "Ce4xd6"}
		}
		return nil
	})
	e.Case("it is a value, so boards with it on them can be compared", func() *check.Miss {
		if _, miss := chancellor(chess.White); miss != nil {
			return miss
		}
		var one, other chess.Board
		one.Set(chess.E4, exercises.NewChancellor(chess.White))
		other.Set(chess.E4, exercises.NewChancellor(chess.White))
		if one != other {
			return &check.Miss{Call: "two boards with a white chancellor on e4: are they equal by ==?", Got: "false", Want: "true"}
		}
		other.Set(chess.E4, exercises.NewChancellor(chess.Black))
		if one == other {
			return &check.Miss{Call: "a board with a white and one with a black chancellor: are they equal by ==?", Got: "true", Want: "false"}
		}
		return nil
	})
}

func TestTaskStack(t *testing.T) {
	e := check.New(t, "Stack")
	scripts := []struct{ name, script string }{
		{"the last one in is the first one out", "P N B pop pop pop"},
		{"the zero stack is empty and gives nothing", "pop pop"},
		{"a stack is empty again when all is taken", "q pop pop"},
		{"an emptied stack can be filled again", "P N pop pop pop B R pop pop pop"},
		{"what was taken is gone, what was not stays", "P N B pop pop R q pop k pop pop pop pop"},
		{"nil and the same again are put on top like others", ". . q q . pop pop pop pop pop pop"},
	}
	for _, tt := range scripts {
		e.Case(tt.name, func() *check.Miss { return stackScript(tt.script) })
	}
	e.Case("two stacks know nothing of each other", func() *check.Miss {
		var one, other exercises.Stack
		one.Push(piece("P"))
		other.Push(piece("n"))
		other.Push(piece("b"))
		a, _ := one.Pop()
		b, _ := other.Pop()
		got := fmt.Sprintf("%c %c %d %d", chess.Letter(a), chess.Letter(b), one.Len(), other.Len())
		if got == "P b 0 1" {
			return nil
		}
		return &check.Miss{Call: "one.Push(P), other.Push(n), other.Push(b), one.Pop(), other.Pop(), one.Len(), other.Len()", Got: got, Want: "P b 0 1"}
	})
	e.Case("a hundred thousand pieces are no trouble", manyPieces)
	e.Case("the pieces hang in a linked list", func() *check.Miss {
		instead, linked := links(reflect.TypeFor[exercises.Stack]())
		if linked && instead == "" {
			return nil
		}
		return &check.Miss{Call: "the type Stack", Got: cmp.Or(instead, "nothing that points on to its own kind"), Want: "a linked list",
			Why: "It works. But what is asked for is a list: a node is a piece and a pointer to the node below it."}
	})
}

// links looks through the fields of a type, and of those that they point to: is
// there a type that points on to its own kind, and is there anything that holds
// many values instead?
func links(stack reflect.Type) (instead string, linked bool) {
	var walk func(t reflect.Type, above []reflect.Type)
	walk = func(t reflect.Type, above []reflect.Type) {
		switch {
		case slices.Contains(above, t):
			linked = true
			return
		case t.Kind() == reflect.Slice, t.Kind() == reflect.Array, t.Kind() == reflect.Map, t.Kind() == reflect.Chan:
			instead = "a " + t.Kind().String()
		case t.Kind() == reflect.Pointer:
			walk(t.Elem(), above)
		case t.Kind() == reflect.Struct:
			for i := range t.NumField() {
				walk(t.Field(i).Type, append(slices.Clone(above), t))
			}
		}
	}
	walk(stack, nil)
	return instead, linked
}

func TestTaskKnightSteps(t *testing.T) {
	nowhere := strings.Repeat("-------- ", 8)
	tests := []struct {
		name, board, from string
		want              string // a digit a square, - where the knight never comes
		why               string
	}{
		{name: "from the corner of an empty board six moves reach everything", board: "8/8/8/8/8/8/8/N7", from: "a1",
			want: "54545456 43434545 34343454 23234345 32323434 21432345 34123434 03232345",
			why:  "There may be many ways to a square. The shortest one counts."},
		{name: "as a game begins the other pieces stand where it would like to", board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
			from: "g1", want: "54545454 45434343 54343434 43432323 54323232 43434141 -------- ------0-"},
		{name: "its own pieces shut it in", board: "8/8/8/8/8/1P6/2P5/N7", from: "a1", want: strings.Repeat("-------- ", 7) + "0-------"},
		{name: "enemies do not shut it in", board: "8/8/8/8/8/1p6/2p5/N7", from: "a1",
			want: "54545456 43434545 34343454 23234345 32323434 21432345 34123434 03232345",
			why:  "It takes the pawn and goes on from there."},
		{name: "Black's knight is held up by Black's pieces", board: "7n/5p2/6P1/8/8/8/8/8", from: "h8",
			want: "54345230 45432-43 54343414 45432343 54345232 45434343 54543434 65454545"},
		{name: "a rook is no knight", board: "8/8/8/8/8/8/8/R7", from: "a1", want: nowhere},
		{name: "an empty square holds no knight", board: "8/8/8/8/3N4/8/8/8", from: "a1", want: nowhere},
		{name: "no square holds no knight", board: "8/8/8/8/3N4/8/8/8", from: "-", want: nowhere},
	}
	e := check.New(t, "KnightSteps")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := board(tt.board)
			from, err := chess.ParseSquare(tt.from)
			call := "KnightSteps(board, " + squareName(from) + ")"
			asked := b
			check.Asking(call, b.String())
			steps := exercises.KnightSteps(&asked, from)
			if asked != b {
				return changed(call, b, asked)
			}
			got, want := grid(steps), diagram(tt.want)
			if got == want {
				return nil
			}
			miss := &check.Miss{Call: call, Got: got, Want: want, Diagram: b.String(), Why: tt.why}
			if err == nil {
				side := chess.White
				if p := b.At(from); p != nil {
					side = p.Color()
				}
				miss.Play, miss.Then = play(b, side), "steps "+tt.from
			}
			return miss
		})
	}
}

func TestTaskCases(t *testing.T) {
	e := check.New(t, "Cases")
	e.Case("the real rook and the real pawn pass", func() *check.Miss {
		if r := exercises.Judge(exercises.Cases()); len(r.Wrong) > 0 {
			return &check.Miss{Call: fmt.Sprintf("of your cases %d cannot be used", len(r.Wrong)), Why: strings.Join(r.Wrong, "\n"),
				Play: "go run ./ch02-moves", Then: "impostors"}
		}
		return nil
	})
	// To test for a trick one needs to know it, so the names of the cases
	// do not tell.
	for _, alias := range []string{"rook A", "rook B", "rook C", "pawn A", "pawn B", "pawn C"} {
		e.Case(alias+" is caught", func() *check.Miss {
			r := exercises.Judge(exercises.Cases())
			if !slices.Contains(r.Loose, alias) {
				return nil
			}
			return &check.Miss{Call: fmt.Sprintf("%s passes all your cases: %d of 6 caught", alias, len(r.Caught)),
				Why: "Caught so far: " + orNobody(r.Caught), Play: "go run ./ch02-moves", Then: "impostors"}
		})
	}
}

// chancellor makes one and sees to it that there is something to ask.
func chancellor(c chess.Color) (chess.Piece, *check.Miss) {
	p := exercises.NewChancellor(c)
	if p == nil {
		return nil, &check.Miss{Call: "NewChancellor(" + colorName(c) + ")", Got: "nil", Want: "a piece"}
	}
	return p, nil
}

// piece makes a piece of its letter, and nil of a dot.
func piece(letter string) chess.Piece {
	p, _ := chess.ParsePiece(letter)
	return p
}

// stackScript plays a script of pieces to push and of pops on a stack, and on
// a slice that does the same in the plainest way.
func stackScript(script string) *check.Miss {
	var s exercises.Stack
	var model []chess.Piece
	done := []string{"var s Stack"}
	check.Asking("var s Stack, and then: "+script, "")
	for _, word := range strings.Fields(script) {
		if word != "pop" {
			s.Push(piece(word))
			model = append(model, piece(word))
			done = append(done, "Push("+word+")")
		} else {
			var want chess.Piece
			wantOK := len(model) > 0
			if wantOK {
				want = model[len(model)-1]
				model = model[:len(model)-1]
			}
			got, ok := s.Pop()
			done = append(done, "Pop()")
			if got != want || ok != wantOK {
				return &check.Miss{Call: strings.Join(done, ", "), Got: fmt.Sprintf("%c, %t", chess.Letter(got), ok),
					Want: fmt.Sprintf("%c, %t", chess.Letter(want), wantOK), Why: "(A dot is nil.)"}
			}
		}
		if got := s.Len(); got != len(model) {
			return &check.Miss{Call: strings.Join(done, ", ") + ", Len()", Got: fmt.Sprint(got), Want: fmt.Sprint(len(model))}
		}
	}
	return nil
}

// manyPieces pushes and pops a hundred thousand pieces. They take a few
// milliseconds if no call looks at all the pieces there are, and many seconds
// if each does.
func manyPieces() *check.Miss {
	const n, limit = 100_000, time.Second
	var s exercises.Stack
	pieces := []chess.Piece{piece("P"), piece("n"), nil} // in turns
	start := time.Now()
	slow := func(i int, what string) *check.Miss {
		if i%1000 == 0 && time.Since(start) > limit {
			return &check.Miss{Call: fmt.Sprintf("%d pieces on the stack, and a second is over while we %s", i, what),
				Why: "The more there is on the stack, the slower it gets. Does Push or Pop walk over all of it?"}
		}
		return nil
	}
	for i := range n {
		s.Push(pieces[i%3])
		if miss := slow(i, "push"); miss != nil {
			return miss
		}
	}
	if got := s.Len(); got != n {
		return &check.Miss{Call: "Len() after 100,000 pushes", Got: fmt.Sprint(got), Want: fmt.Sprint(n)}
	}
	for i := n - 1; i >= 0; i-- {
		if got, ok := s.Pop(); got != pieces[i%3] || !ok {
			return &check.Miss{Call: fmt.Sprintf("Pop() with %d pieces on the stack", i+1), Got: fmt.Sprintf("%c, %t", chess.Letter(got), ok), Want: fmt.Sprintf("%c, true", chess.Letter(pieces[i%3]))}
		}
		if miss := slow(i, "pop"); miss != nil {
			return miss
		}
	}
	return nil
}

// compare returns what is wrong with a list of squares of b, or nil.
func compare(call string, b chess.Board, got, want []chess.Square) *check.Miss {
	if slices.Equal(got, want) {
		return nil
	}
	miss := &check.Miss{Call: call, Got: fmt.Sprint(got), Want: fmt.Sprint(want), Diagram: b.String()}
	for _, s := range got {
		if !slices.Contains(want, s) {
			miss.Extra = append(miss.Extra, s.String())
		}
	}
	for _, s := range want {
		if !slices.Contains(got, s) {
			miss.Missing = append(miss.Missing, s.String())
		}
	}
	if len(miss.Extra)+len(miss.Missing) == 0 {
		miss.Why = "The squares are right. Each should come once, and a1 first: along each rank, from the first to the eighth."
	}
	return miss
}

// changed says that an answer has changed the board it was only to look at.
func changed(call string, before, after chess.Board) *check.Miss {
	return &check.Miss{Call: call + " changes the board", Got: after.String(), Want: before.String(), Why: "b points to the caller's own board. To try something out, copy it first: c := *b."}
}

// play returns the command that sets up b with side to move.
func play(b chess.Board, side chess.Color) string {
	p := chess.Position{Board: b, SideToMove: side}
	return fmt.Sprintf("go run ./ch02-moves -fen %q", p.FEN())
}

// grid writes steps like a board: a number a square, - for -1.
func grid(steps [64]int) string {
	var sb strings.Builder
	for rank := 7; rank >= 0; rank-- {
		fmt.Fprint(&sb, rank+1)
		for file := range 8 {
			n := steps[chess.NewSquare(file, rank)]
			if n == -1 {
				sb.WriteString(" -")
			} else {
				fmt.Fprintf(&sb, " %d", n)
			}
		}
		sb.WriteByte('\n')
	}
	return sb.String() + "  a b c d e f g h"
}

// squares reads a list such as "e4 f5".
func squares(list string) []chess.Square {
	var found []chess.Square
	for _, name := range strings.Fields(list) {
		s, err := chess.ParseSquare(name)
		if err != nil {
			panic(err)
		}
		found = append(found, s)
	}
	return found
}

// colorName returns the name of the constant: White or Black.
func colorName(c chess.Color) string {
	if c == chess.White {
		return "White"
	}
	return "Black"
}

// squareName returns the name of the constant: E4 or NoSquare.
func squareName(s chess.Square) string {
	if !s.OnBoard() {
		return "NoSquare"
	}
	return strings.ToUpper(s.String())
}

// kings is a board with nothing but the two kings.
const kings = "4k3/8/8/8/8/8/8/4K3"

// diagram draws a board from what stands on the squares of its ranks.
func diagram(ranks string) string {
	var sb strings.Builder
	for i, rank := range strings.Fields(ranks) {
		fmt.Fprintf(&sb, "%d %s\n", 8-i, strings.Join(strings.Split(rank, ""), " "))
	}
	return sb.String() + "  a b c d e f g h"
}

// board reads a board. If the chapter's own code cannot do that, no answer is
// to blame.
func board(placement string) chess.Board {
	b, err := chess.ParsePlacement(placement)
	switch {
	case err != nil:
		check.CannotBuild(err.Error())
	case b.Placement() != placement:
		check.CannotBuild("read and written again, it is another")
	}
	return b
}

// orNobody makes an empty list visible.
func orNobody(list []string) string {
	if len(list) == 0 {
		return "nobody."
	}
	return strings.Join(list, "; ") + "."
}
