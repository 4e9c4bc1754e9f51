// find.go asks a search about small positions until a mistake shows.

package calltree

import (
	"cmp"
	"fmt"
	"runtime/debug"

	"mateinfive/ch05-full/chess"
)

// A Question is what a search is asked.
type Question struct {
	FEN         string
	Depth       int // Quiet knows of none
	Alpha, Beta int // Negamax knows of none
}

// questions are small positions, so that a tree can be read: few pieces, or locked ones. Each
// shows some mistakes by scores that no other mistake brings about.
var questions = []Question{
	{FEN: "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1", Depth: 1},          // a queen can be taken
	{FEN: "k7/8/8/3p4/4P3/8/8/K7 w - - 0 1", Depth: 2},          // two pawns meet
	{FEN: "k7/8/8/8/8/8/8/2Q4K b - - 0 1", Depth: 1},            // all moves are bad
	{FEN: "KRN4k/PPP3pP/6P1/8/3p4/8/8/8 w - - 0 1", Depth: 1},   // three mates
	{FEN: "KRN4k/PPP3pP/6P1/8/3p4/8/8/8 w - - 0 1", Depth: 3},   // with depth left
	{FEN: "k7/P7/2K5/8/8/8/8/8 w - - 0 1", Depth: 1},            // a stalemate
	{FEN: "8/8/8/8/8/6p1/ppp1P1Pp/krn4K w - - 0 1", Depth: 2},   // to be mated
	{FEN: "KRN4k/PPn3pP/1P4P1/3p4/8/8/8/8 w - - 0 1", Depth: 3}, // mate two plies later
	{FEN: "k7/8/8/3p4/4P3/8/8/K7 b - - 0 1", Depth: 3},          // beta comes from above
	{FEN: "4k3/8/4p3/8/8/2B5/8/4K3 b - - 0 1", Depth: 2},        // many answers
	{FEN: "7k/1p6/8/P1p5/1P6/8/8/7K w - - 0 1", Depth: 2},       // captures on both sides
	{FEN: "7k/1p6/8/P1p5/1P6/8/8/7K w - - 0 1", Depth: 3},       // and once more
}

// captureQuestions are those to Quiet.
var captureQuestions = []Question{
	{FEN: "k7/8/8/3q4/4P3/8/8/K7 w - - 0 1"},           // a queen can be taken
	{FEN: "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1"},       // a protected pawn
	{FEN: "k7/8/8/8/1r1q4/2P5/8/K7 w - - 0 1"},         // one capture is better
	{FEN: "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"},         // en passant
	{FEN: "3r3k/8/8/3q4/4P3/8/6B1/7K w - - 0 1"},       // an exchange
	{FEN: "3r2k1/3r4/8/3p4/8/2N5/3R4/3R2K1 w - - 0 1"}, // a longer one
	{FEN: "3r2k1/2p1pn2/3p4/8/8/8/8/3Q3K w - - 0 1"},   // four ways to take back
	{FEN: "k6r/4p1p1/3p1r2/8/8/B7/1Q6/K7 w - - 0 1"},   // two captures for each
}

// A Search answers a question. Best and nodes are what the search has noted of its own.
type Search func(p *chess.Position, depth, alpha, beta int) (best chess.Move, nodes int)

// A Finding is the record that shows a mistake, or one without.
type Finding struct {
	Question Question
	Root     *Call
	Mistake  *Mistake // nil if there is none
	Asked    int      // in how many positions, or windows
	Panic    any      // what the search has panicked with, if it has
	Stack    string   // where
}

// In asks a function about a position of one's own, at depths that have a small tree, or at
// that depth alone if it is not 0. It is an error if that tree, with nothing cut, has more than
// MostCalls.
func In(function string, p chess.Position, depth int) (list []Question, err error) {
	if function == "Quiet" {
		return []Question{{FEN: p.FEN()}}, nil
	}
	for d := 1; d <= 3; d++ {
		size := treeSize(p, d, MostCalls)
		switch {
		case d <= depth && size > MostCalls: // d is 2 or 3, as there are 218 moves at most
			return nil, fmt.Errorf("that tree has more than %d calls: choose -depth %d, or "+
				"fewer pieces", MostCalls, d-1)
		case d == depth || depth == 0 && size <= MostCalls/2:
			list = append(list, Question{FEN: p.FEN(), Depth: d})
		}
	}
	return list, nil
}

// treeSize returns how many calls a search of a position makes that cuts nothing. It stops
// counting above most.
func treeSize(p chess.Position, depth, most int) int {
	calls := 1
	if depth == 0 {
		return calls
	}
	for _, m := range p.LegalMoves() {
		if calls += treeSize(p.After(m), depth-1, most-calls); calls > most {
			break
		}
	}
	return calls
}

// Find asks questions, those of the package if there are none, of Negamax, AlphaBeta or Quiet,
// and returns the one that shows a mistake best: a score that is wrong before one that is right
// and took too long, and one that is named before one that is not.
func (j *Judge) Find(function string, list []Question, search Search) (best Finding) {
	if list == nil && function == "Quiet" {
		list = captureQuestions
	} else if list == nil {
		list = questions
	}
	asked, rank := 0, -1
	ask := func(q Question) (isFound bool) {
		f := j.ask(q, search)
		asked++
		r := f.rank()
		isMore := r == 0 && (function == "Negamax" || q.Alpha == -Mate) && rank == 0 &&
			f.size() <= MostShown && f.size() > best.size()
		if r > rank || isMore {
			best, rank = f, r
		}
		return r >= 4
	}
	defer func() { best.Asked = asked }()
	for _, q := range list {
		q.Alpha, q.Beta = -Mate, Mate
		if ask(q) {
			return best
		}
	}
	if function == "Negamax" {
		return best
	}
	for _, q := range list { // with windows above the score, around it and below it
		p := chess.MustParseFEN(q.FEN)
		score := j.minimax(&Call{Function: function, Position: p, Depth: q.Depth})
		for _, from := range []int{-50, 20, -90, 0, -1} {
			q.Alpha, q.Beta = score+from, score+from+70
			if -Mate < q.Alpha && q.Beta < Mate && ask(q) {
				return best
			}
		}
	}
	return best
}

// rank is higher the more a finding tells; 0 is one without a mistake, and from 4 on the search
// for a better one ends.
func (f Finding) rank() int {
	switch {
	case f.Panic != nil:
		return 5
	case f.Mistake == nil:
		return 0
	case f.Mistake.Waste && f.Mistake.Name == "":
		return 1
	case f.Mistake.Waste:
		return 2
	case f.Mistake.Name == "":
		return 3
	}
	return 4
}

// size is how many calls were made.
func (f Finding) size() int {
	if f.Root == nil {
		return 0
	}
	return len(f.Root.all())
}

// ask asks one question, and judges what was recorded meanwhile.
func (j *Judge) ask(q Question, search Search) (f Finding) {
	f.Question = q
	p := chess.MustParseFEN(q.FEN)
	Forget()
	best, nodes := chess.Move{}, 0
	func() {
		defer func() {
			if f.Panic = recover(); f.Panic != nil {
				f.Stack = string(debug.Stack())
			}
		}()
		best, nodes = search(&p, q.Depth, q.Alpha, q.Beta)
	}()
	if f.Root = Recorded(); f.Root == nil {
		return f
	}
	if f.Panic != nil {
		f.Mistake = j.brokenOff(recorded.open)
		return f
	}
	if f.Mistake = j.Judge(f.Root); f.Mistake == nil {
		f.Mistake = j.noted(f.Root, best, nodes)
	}
	return f
}

// noted judges what a search has noted of its own.
func (j *Judge) noted(root *Call, best chess.Move, nodes int) *Mistake {
	if calls := len(root.all()); nodes != calls {
		return &Mistake{Name: "nodes", At: root, Says: fmt.Sprintf("s.Nodes is %d, and there "+
			"were %d calls: each counts one.", nodes, calls)}
	}
	if root.Function == "Quiet" || !root.isInner() || root.Minimax <= root.Alpha ||
		root.Minimax >= root.Beta {
		return nil
	}
	if says := root.wrongPly(); says != "" {
		return &Mistake{Name: "ply", At: root, Says: says}
	}
	for _, k := range root.Calls {
		if k.Move == best && -k.Score == root.Minimax {
			return nil
		}
	}
	says := "The score is right, and the move in s.Best is not the one that it belongs to."
	switch {
	case best == chess.Move{}:
		says = "The score is right, and no move is in s.Best. At ply 0 a move that is better " +
			"than those before goes there."
	case !root.Position.IsLegal(best):
		says = fmt.Sprintf("The score is right, and in s.Best is %s, no move of %s's here: "+
			"it comes from a position deeper down. "+
			"A move goes into s.Best only where ply is 0.", best, root.side())
	}
	return &Mistake{Name: "best move", At: root, Says: says}
}

// Title says what was asked: "AlphaBeta(p, 2, 0, -Mate, Mate)".
func (f Finding) Title() string {
	q := f.Question
	switch function := f.Root.Function; function {
	case "Negamax":
		return fmt.Sprintf("Negamax(p, %d, 0)", q.Depth)
	case "Quiet":
		return fmt.Sprintf("Quiet(p, %s, %s)", points(q.Alpha), points(q.Beta))
	default:
		return fmt.Sprintf("%s(p, %d, 0, %s, %s)", function, q.Depth, points(q.Alpha),
			points(q.Beta))
	}
}

// Verdict says in sentences what the record shows.
func (f Finding) Verdict() string {
	calls := f.size()
	switch {
	case f.Panic == Endless{}:
		says := fmt.Sprintf("The search was ended after %d calls", MostCalls)
		if f.Mistake != nil {
			return says + ": it does not come to its end. " + f.Mistake.Says
		}
		return says + "."
	case f.Mistake == nil && calls == 1:
		return "The one call agrees with the full minimax."
	case f.Mistake == nil:
		return fmt.Sprintf("Each of the %d calls agrees with the full minimax.", calls)
	case f.Mistake.Waste:
		return fmt.Sprintf("Each of the %d calls agrees with the full minimax, but there are "+
			"more of them than needed. %s",
			calls, f.Mistake.Says)
	case f.Mistake.At.isRight():
		return f.Mistake.Says
	case f.Mistake.At == f.Root && len(f.Root.Calls) > 0:
		return "All calls below the root are right, and the root is not. " + f.Mistake.Says
	case f.Mistake.At == f.Root:
		return f.Mistake.Says
	}
	return fmt.Sprintf("The first that is wrong is the call after %s. %s", f.Mistake.At.path(),
		f.Mistake.Says)
}

// path lists the moves that led to a call from the root.
func (c *Call) path() string {
	if c.Parent == nil || c.Parent.Parent == nil {
		return c.san()
	}
	return c.Parent.path() + " " + c.san()
}

// san is the move that led to a call.
func (c *Call) san() string {
	switch {
	case c.Parent == nil:
		return "the root"
	case !c.IsMove:
		return "no move"
	}
	return cmp.Or(sanOf(c.Parent.Position, c.Move), c.Move.String())
}
