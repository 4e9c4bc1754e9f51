// game.go plays one game between two seats. The rules are those of internal/referee.

package league

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"mateinfive/exercises/exam"
	"mateinfive/internal/console"
	"mateinfive/internal/referee"
)

// A game is in progress.
type game struct {
	judge *referee.Talk
	moves []string // such as e2e4
	san   []string // the same as books write them
}

// newGame returns a game in which the moves of an opening are played. It is judged by the rules of
// the last exam, which has all ends of a game.
func newGame(opening []string) *game {
	g := &game{judge: referee.NewTalk(exam.Last)}
	for _, m := range opening {
		if err := g.play(m); err != nil {
			panic(err) // a test plays them all
		}
	}
	return g
}

func (g *game) fen() string { return g.judge.Answer("fen") }

// play plays a move. The error is a forfeit.
func (g *game) play(move string) error {
	if !moveForm.MatchString(move) {
		return &forfeit{reason: noMove, detail: fmt.Sprintf("it answers %.60q, which is no move such as e2e4", move)}
	}
	san := g.judge.Answer("san " + move)
	if g.judge.Answer("play "+move) != "ok" {
		return &forfeit{reason: illegal, detail: fmt.Sprintf("it plays %s, which is not legal in %s", move, g.fen())}
	}
	g.moves, g.san = append(g.moves, move), append(g.san, san)
	return nil
}

// A reason is why a game was lost by forfeit, in a few words.
type reason string

// All reasons.
const (
	illegal    reason = "an illegal move"
	noMove     reason = "an answer that is no move"
	noWord     reason = "an error for an answer"
	wrongLines reason = "too few lines, or too many"
	late       reason = "no answer in time"
	ended      reason = "it ended by itself"
	flood      reason = "it wrote without end"
	memory     reason = "too much memory"
)

// A forfeit is the error of a player that has lost its game by it.
type forfeit struct {
	reason reason
	detail string // a sentence about it
}

func (f *forfeit) Error() string { return f.detail }

// playGame plays a game of a round. The error says why no game can be played, or that ctx has ended.
func (l *League) playGame(ctx context.Context, p pairing) (Record, error) {
	r := Record{Round: p.round, Names: p.names(), Versions: p.versions()}
	g := newGame(p.opening)
	for _, s := range p.seats {
		defer s.player.end()
	}
	for r.Result == "" {
		if end := g.judge.Answer("ends"); end != "-" {
			r.Result, r.How, r.Words = resultOf(end, len(g.moves)), "normal", end
			break
		}
		if len(g.moves) >= l.longest {
			r.Result, r.How, r.Words = drawn, "adjudication", "a draw by length"
			break
		}
		side := len(g.moves) % 2
		err := l.move(ctx, p.seats[side], g)
		var f *forfeit
		if err != nil && !errors.As(err, &f) {
			return r, fmt.Errorf("%s: %w", p.seats[side].Name, err)
		}
		if f != nil {
			r.Result, r.How, r.Words = wonBy[1-side], howOf(f.reason), f.detail
			r.Forfeit = f.reason
		}
	}
	r.SAN = g.san
	return r, nil
}

// move has a seat play its move.
func (l *League) move(ctx context.Context, s *Seat, g *game) error {
	patience := l.patience(s.Name)
	ctx, cancel := context.WithTimeout(ctx, patience)
	defer cancel()
	m, err := s.player.choose(ctx, g)
	if err == nil {
		err = g.play(m)
	}
	var f *forfeit
	if errors.As(err, &f) {
		f.detail = strings.Join(strings.Fields(console.Printable(s.Name+": "+f.detail)), " ")
		if f.reason == late {
			f.detail += fmt.Sprintf(" (or the computer was busy; -patience %v gives it more)", 6*patience)
		}
	}
	return err
}

const drawn = "1/2-1/2"

// wonBy is the result where White, 0, or Black, 1, has won.
var wonBy = [2]string{"1-0", "0-1"}

// resultOf is the result of a game that has ended by itself after so many plies.
func resultOf(end string, plies int) string {
	if end == "checkmate" {
		return wonBy[1-plies%2]
	}
	return drawn
}

// howOf is a word of the PGN standard for the tag Termination.
func howOf(r reason) string {
	switch r {
	case late:
		return "time forfeit"
	case ended:
		return "abandoned"
	}
	return "rules infraction"
}
