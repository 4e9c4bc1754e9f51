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

// unlimited is the time for a move that only stop ends, grace that for the answer after it.
const unlimited, grace = 24 * time.Hour, 15 * time.Millisecond

// A search is what a go asks, and who is asked.
type search struct {
	player.Request
	player   player.Player
	counts   bool            // ways to play, to the depth: go perft
	mate     int             // it ends once a mate in so many moves is found, or 0
	infinite bool            // it is answered after stop or ponderhit only
	hit      <-chan struct{} // go ponder: closed by ponderhit
	share    time.Duration   // how long it thinks after that, or 0 for as long as it likes
}

var goWords = []string{"wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "movetime", "mate", "perft"} // before a number

// asked returns what go asks with these words. What makes no sense counts for nothing.
func (s *server) asked(text string) search {
	x, n, words := search{Request: s.request, player: s.tuned}, map[string]int{}, append(strings.Fields(text), "")
	answered := make(chan struct{})
	s.answered, s.done = answered, sync.OnceFunc(func() { close(answered) })
	p, _ := x.Position() // whose moves were tried
	for i := 0; i < len(words)-1; i++ {
		number, err := strconv.Atoi(words[i+1])
		m, noMove := chess.ParseMove(words[i])
		switch word := words[i]; {
		case word == "infinite", word == "ponder":
			x.infinite = true
		case word == "searchmoves": // they follow
		case noMove == nil && p.IsLegal(m):
			x.Only = append(x.Only, m)
		case !slices.Contains(goWords, word):
			s.complain("go", fmt.Errorf("%s is none of searchmoves, infinite, ponder, %s", chess.Quote(word), strings.Join(goWords, ", ")))
		case err != nil && !errors.Is(err, strconv.ErrRange):
			s.complain("go", fmt.Errorf("after %s stands a whole number, not %s", word, chess.Quote(words[i+1])))
		default:
			i++
			n[word] = min(max(number, 0), 1e9) // a clock may fall below 0 on its way here
		}
	}
	ms := func(word string) time.Duration { return time.Duration(n[word]) * time.Millisecond }
	x.Left, x.Increment = [2]time.Duration{ms("wtime"), ms("btime")}, [2]time.Duration{ms("winc"), ms("binc")}
	x.Timed = slices.Contains(words, "wtime") || slices.Contains(words, "btime") // which may have nothing left
	x.ToGo, x.Depth, x.Nodes = [2]int{n["movestogo"], n["movestogo"]}, cmp.Or(n["perft"], n["depth"]), n["nodes"]
	x.counts, x.MoveTime, x.Lines, x.mate = slices.Contains(words, "perft"), ms("movetime"), s.set["MultiPV"], n["mate"]
	if slices.Contains(words, "ponder") {
		hit, side := make(chan struct{}), p.SideToMove
		x.hit, s.hit = hit, sync.OnceFunc(func() { close(hit) })
		x.Timed, x.share = false, cmp.Or(x.MoveTime, min(x.Left[side]/30+x.Increment[side]/2, x.Left[side]/2))
	}
	if x.infinite || x.mate > 0 {
		x.MoveTime = unlimited
	}
	return x
}

// bestMove returns the answer to go: a move in any case, as UCI has no word for a claim. Without a
// legal one of the player it is the best that it has told, or the first there is.
func (s *server) bestMove(ctx context.Context, x search) string {
	if x.counts {
		return s.perft(ctx, x)
	}
	p, _ := x.Position()
	moves := slices.DeleteFunc(p.LegalMoves(), func(m chess.Move) bool { return len(x.Only) > 0 && !slices.Contains(x.Only, m) })
	if len(moves) == 0 {
		return "bestmove 0000"
	}
	d, told, err := s.wait(ctx, x, p)
	if len(told) == 0 || !slices.Contains(moves, told[0]) {
		told = moves
	}
	if err = cmp.Or(err, p.Refusal(d.Move)); err == nil && !slices.Contains(moves, d.Move) {
		err = fmt.Errorf("it plays %s, which is none of searchmoves", d.Move)
	}
	if s.complain("the player has no move", err); err != nil {
		d.Move = told[0]
	}
	if after := p.After(d.Move); told[0] == d.Move && len(told) > 1 && after.IsLegal(told[1]) {
		return fmt.Sprintf("bestmove %s ponder %s", d.Move, told[1])
	}
	return "bestmove " + d.Move.String()
}

// wait asks the player and says what it tells, until it has decided and that is wanted. When its
// time is over it has the grace of the server to answer. Told is the best line that it has told.
func (s *server) wait(ctx context.Context, x search, p chess.Position) (d player.Decision, told []chess.Move, err error) {
	limit, began := cmp.Or(x.MoveTime, unlimited), time.Now()
	if x.Timed && x.MoveTime == 0 {
		limit = max(x.Left[p.SideToMove]*3/4, time.Second/20)
	}
	ctx, end := context.WithCancel(ctx)
	defer end()
	defer time.AfterFunc(limit, end).Stop()
	var answer player.Decision // to be read once the error has come
	found, thoughts, gone := make(chan error, 1), make(chan player.Thought), make(chan bool)
	defer close(gone) // what is told later, or decided, is for nothing
	x.MustMove, x.Tell = true, func(t player.Thought) {
		select {
		case thoughts <- t:
		case <-gone:
		}
	}
	go func() {
		var err error
		answer, err = player.Ask(player.Urgent(ctx), x.player, x.Request, limit*4/3+guard.Patience(), nil)
		found <- err
	}()
	err = errors.New("it goes on thinking when its time is over") // unless it tells something, or decides
	over, late := ctx.Done(), (<-chan time.Time)(nil)
	for answered := false; !answered || x.infinite; {
		select {
		case t := <-thoughts:
			if s.say(info(t, time.Since(began))); t.Number == 1 {
				told, d.Move, err = t.Moves, t.Moves[0], nil
			}
			if t.Mate > 0 && t.Mate <= x.mate {
				end()
			}
		case err = <-found:
			d, answered = answer, true
		case <-x.hit:
			if x.hit, x.infinite = nil, false; x.share > 0 {
				defer time.AfterFunc(x.share, end).Stop()
			}
		case <-over:
			over, late, x.infinite = nil, time.After(s.grace), false
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

// readInfo reads a line such as info depth 9 score cp 34 pv e2e4 e7e5. Any other has no moves.
func readInfo(line string) player.Thought {
	t := player.Thought{Number: 1}
	if !strings.HasPrefix(line, "info ") {
		return t
	}
	line, _, _ = strings.Cut(line, " string ") // behind that an engine writes what it likes
	head, moves, _ := strings.Cut(line, " pv ")
	fields := map[string]*int{"depth": &t.Depth, "multipv": &t.Number, "nodes": &t.Nodes, "cp": &t.Score, "mate": &t.Mate}
	var field *int // that of the word before
	for word := range strings.FieldsSeq(head) {
		if field != nil {
			*field, _ = strconv.Atoi(word) // what is no number counts for nothing
		}
		field = fields[word]
	}
	t.Moves, _ = readMoves(moves)
	return t
}

// perft says in how many ways one can play to a depth after each move, and in all.
func (s *server) perft(ctx context.Context, x search) string {
	p, _ := x.Position()
	n, err := p.Count(ctx, x.Depth, func(m chess.MoveCount, _ int) { s.say(fmt.Sprintf("%s: %d", m.Move, m.Nodes)) })
	if err != nil {
		n = 0
		s.complain("go perft", errors.New("it was stopped before its end"))
	}
	return fmt.Sprintf("\nNodes searched: %d", n)
}
