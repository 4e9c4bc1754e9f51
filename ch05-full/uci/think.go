// think.go has the player think: what go asks, what is told meanwhile, and an answer in any case.

package uci

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
	"mateinfive/internal/guard"
)

const (
	unlimited = 24 * time.Hour        // the time for a move that only stop ends
	usual     = time.Second           // the time for a move after ponderhit, where go has named no limit
	grace     = 15 * time.Millisecond // patience with a player whose time is over, if it has told a line
	silence   = time.Second / 4       // the same if it has told none: a move by chance is worse than a late one
)

// A search is what a go asks, and who is asked.
type search struct {
	player.Request
	player    player.Player
	perft     bool            // the ways to play are counted, to the depth
	mate      int             // it ends once a mate in so many moves is found, or 0
	infinite  bool            // it is answered after stop or ponderhit only
	ponderhit <-chan struct{} // closed by ponderhit; nil if the go was no go ponder
	share     time.Duration   // how long it thinks after ponderhit, or 0 for as long as it likes
}

// goNumbers are the words of go that a number stands behind.
var goNumbers = []string{
	"wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "movetime", "mate", "perft",
}

// asked returns what go asks with these words. What makes no sense counts for nothing.
func (s *server) asked(text string) search {
	answered := make(chan struct{})
	s.answered = answered
	s.done = sync.OnceFunc(func() { close(answered) })
	s.cold = false

	x := search{Request: s.request, player: s.tuned}
	p, _ := x.Position() // whose moves were tried
	words := strings.Fields(text)
	numbers := s.readGo(words, p, &x)
	ms := func(word string) time.Duration { return time.Duration(numbers[word]) * time.Millisecond }
	x.Timed = slices.Contains(words, "wtime") || slices.Contains(words, "btime") // which may have nothing left
	x.Left = [2]time.Duration{ms("wtime"), ms("btime")}
	x.Increment = [2]time.Duration{ms("winc"), ms("binc")}
	x.ToGo = [2]int{numbers["movestogo"], numbers["movestogo"]}
	x.MoveTime = ms("movetime")
	x.Nodes = numbers["nodes"]
	x.Depth = cmp.Or(numbers["perft"], numbers["depth"])
	x.perft = slices.Contains(words, "perft")
	x.mate = numbers["mate"]
	x.Lines = s.set["MultiPV"]
	if slices.Contains(words, "ponder") {
		hit := make(chan struct{})
		x.ponderhit = hit
		s.hit = sync.OnceFunc(func() { close(hit) })
		x.share = x.afterPonderhit(p.SideToMove)
		x.Timed = false
	}
	hasTime := x.Timed || x.MoveTime > 0
	looksForMate := x.mate > 0 && !hasTime
	if x.infinite || looksForMate {
		x.MoveTime = unlimited
	}
	return x
}

// readGo reads the words of go: what is no number goes into a search from p, and the numbers come
// back, by the word before each.
func (s *server) readGo(words []string, p chess.Position, x *search) (numbers map[string]int) {
	numbers = map[string]int{}
	for i := 0; i < len(words); i++ {
		word := words[i]
		m, noMove := chess.ParseMove(word)
		switch {
		case word == "infinite", word == "ponder":
			x.infinite = true
		case word == "searchmoves": // they follow
		case noMove == nil && p.IsLegal(m):
			x.Only = append(x.Only, m)
		case !slices.Contains(goNumbers, word):
			s.complain("go", fmt.Errorf("%s is none of searchmoves, infinite, ponder, %s",
				chess.Quote(word), strings.Join(goNumbers, ", ")))
		default:
			n, err := numberAfter(word, words[i+1:])
			if err != nil {
				s.complain("go", err)
				continue
			}
			numbers[word] = n
			i++
		}
	}
	return numbers
}

// numberAfter returns the number that stands first behind a word.
func numberAfter(word string, rest []string) (int, error) {
	text := ""
	if len(rest) > 0 {
		text = rest[0]
	}
	n, err := strconv.Atoi(text)
	if err != nil && !errors.Is(err, strconv.ErrRange) {
		return 0, fmt.Errorf("after %s stands a whole number, not %s", word, chess.Quote(text))
	}
	return min(max(n, 0), 1e9), nil // a clock may fall below 0 on its way here
}

// afterPonderhit returns how long a side thinks after ponderhit, or 0 if something else ends that.
func (x *search) afterPonderhit(side chess.Color) time.Duration {
	switch {
	case x.MoveTime > 0:
		return x.MoveTime
	case x.Timed:
		left := x.Left[side]
		return max(min(left/30+x.Increment[side]/2, left/2), time.Millisecond)
	case x.Depth > 0 || x.Nodes > 0 || x.mate > 0:
		return 0
	}
	return usual
}

// bestMove returns the answer to go: a move in any case, as UCI has no word for a claim. Without a
// legal one of the player it is the best that it has told, or the first there is.
func (s *server) bestMove(ctx context.Context, x search) string {
	if x.perft {
		return s.perft(ctx, x)
	}
	p, _ := x.Position()
	moves := p.LegalMoves()
	if len(x.Only) > 0 {
		moves = x.Only
	}
	if len(moves) == 0 {
		if x.infinite {
			select {
			case <-ctx.Done():
			case <-x.ponderhit:
			}
		}
		return "bestmove 0000"
	}
	d, told, err := s.wait(ctx, x, p)
	if len(told) == 0 || !slices.Contains(moves, told[0]) {
		told = moves[:1]
	}
	if err == nil {
		err = p.Refusal(d.Move)
	}
	if err == nil && !slices.Contains(moves, d.Move) {
		err = fmt.Errorf("it plays %s, which is none of searchmoves", d.Move)
	}
	if err != nil {
		s.complain("the player has no move", err)
		d.Move = told[0]
	}
	answer := "bestmove " + d.Move.String()
	if told[0] == d.Move && len(told) > 1 { // what it expects next
		after := p.After(d.Move)
		if after.IsLegal(told[1]) {
			answer += " ponder " + told[1].String()
		}
	}
	return answer
}

// limit returns how long the player has for its move.
func (x *search) limit(side chess.Color) time.Duration {
	switch {
	case x.MoveTime > 0:
		return x.MoveTime
	case x.Timed:
		return max(x.Left[side]*3/4, time.Second/20)
	}
	return unlimited
}

// patience returns how long to wait for a player whose time is over.
func (s *server) patience(x *search, side chess.Color, hasTold bool) time.Duration {
	switch {
	case hasTold:
		return s.grace
	case x.Timed:
		return min(s.silence, max(x.Left[side]/8, s.grace)) // or its flag would fall
	}
	return s.silence
}

// wait asks the player and says what it tells, until it has decided and that is wanted. When its
// time is over the server has some patience left. Told is the best line that the player has told.
func (s *server) wait(
	ctx context.Context, x search, p chess.Position,
) (d player.Decision, told []chess.Move, err error) {
	began := time.Now()
	limit := x.limit(p.SideToMove)
	ctx, end := context.WithCancel(ctx)
	defer end()
	defer time.AfterFunc(limit, end).Stop()
	thoughts := make(chan player.Thought)
	gone := make(chan bool)
	defer close(gone) // what is told later, or decided, is for nothing
	x.MustMove = true
	x.Tell = func(t player.Thought) {
		select {
		case thoughts <- t:
		case <-gone:
		}
	}
	var answer player.Decision // to be read once the error has come
	found := make(chan error, 1)
	go func() {
		var err error
		answer, err = player.Ask(player.Urgent(ctx), x.player, x.Request, limit*4/3+guard.Patience(), nil)
		found <- err
	}()
	err = errors.New("it goes on thinking when its time is over") // unless it tells something, or decides
	over := ctx.Done()
	var late <-chan time.Time // nil, where nothing ever comes, until the time is over
	for answered := false; !answered || x.infinite; {
		select {
		case t := <-thoughts:
			s.say(info(t, time.Since(began)))
			if t.Number == 1 {
				told = t.Moves
				d.Move = told[0]
				err = nil
			}
			if t.Mate > 0 && t.Mate <= x.mate {
				end()
			}
		case err = <-found:
			d = answer
			answered = true
		case <-x.ponderhit:
			x.ponderhit = nil
			x.infinite = false
			if x.share > 0 {
				defer time.AfterFunc(x.share, end).Stop()
			}
		case <-over:
			over = nil
			x.infinite = false
			late = time.After(s.patience(&x, p.SideToMove, told != nil))
		case <-late:
			answered = true
		}
	}
	return d, told, err
}

// info returns a thought as a line of UCI.
func info(t player.Thought, took time.Duration) string {
	score := fmt.Sprint("cp ", t.Score)
	if t.Mate != 0 {
		score = fmt.Sprint("mate ", t.Mate)
	}
	ms := took.Milliseconds()
	return fmt.Sprintf("info depth %d multipv %d score %s nodes %d nps %d time %d pv %s",
		t.Depth, t.Number, score, t.Nodes, int64(t.Nodes)*1000/max(ms, 1), ms, text(t.Moves))
}

// readInfo reads a line such as info depth 9 score cp 34 pv e2e4 e7e5. Any other has no moves, nor has
// one whose score is a bound: the engine searches again, and what it finds then counts.
func readInfo(line string) player.Thought {
	t := player.Thought{Number: 1}
	if !strings.HasPrefix(line, "info ") {
		return t
	}
	line, _, _ = strings.Cut(line, " string ") // behind that an engine writes what it likes
	head, moves, _ := strings.Cut(line, " pv ")
	fields := map[string]*int{
		"depth": &t.Depth, "multipv": &t.Number, "nodes": &t.Nodes,
		"cp": &t.Score, "mate": &t.Mate,
	}
	var field *int // that of the word before
	for word := range strings.FieldsSeq(head) {
		if field != nil {
			*field, _ = strconv.Atoi(word) // what is no number counts for nothing
		}
		field = fields[word]
	}
	isBound := strings.Contains(head, "lowerbound") || strings.Contains(head, "upperbound")
	if !isBound {
		t.Moves, _ = readMoves(moves)
	}
	return t
}

// perft says in how many ways one can play to a depth after each move, and in all.
func (s *server) perft(ctx context.Context, x search) string {
	p, _ := x.Position()
	n, err := p.Count(ctx, x.Depth, func(m chess.MoveCount, _ int) {
		s.say(fmt.Sprintf("%s: %d", m.Move, m.Nodes))
	})
	if err != nil {
		n = 0
		s.complain("go perft", errors.New("it was stopped before its end"))
	}
	return fmt.Sprintf("\nNodes searched: %d", n)
}
