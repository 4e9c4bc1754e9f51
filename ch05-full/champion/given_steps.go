// given_steps.go finds out what is written already: each function is asked about a tiny position.
// There is nothing to write here.

package champion

import (
	"context"
	"strings"
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/guard"
)

const stepNames = "alphabeta, order, deepen, quiet, drawn, table, fast, killers, null, rekey"

// steps are what can be left out. Each says what its stub panics with, or "" if it is written.
var steps map[string]func() string

// These are needed by all steps, or by none. They say the same.
var missingEval, missingNegamax func() string

func init() { // and not above: what a learner writes may ask for steps
	missingEval = missing("Eval", func(_ *Search, p *chess.Position) { Eval(p) })
	missingNegamax = missing("Search.Negamax", func(s *Search, p *chess.Position) { s.Negamax(p, 0, 0) })
	missingStore := missing("Search.Store", func(s *Search, p *chess.Position) { s.Store(p, Found{}, 0, -1, 1) })
	missingProbe := missing("Search.Probe", func(s *Search, p *chess.Position) { s.Probe(p, 0, 0, -1, 1) })
	steps = map[string]func() string{
		"alphabeta": missing("Search.AlphaBeta", func(s *Search, p *chess.Position) {
			s.AlphaBeta(p, 0, 0, -Mate, Mate)
		}),
		"order":  missing("Order", func(_ *Search, p *chess.Position) { Order(p, p.LegalMoves()) }),
		"deepen": missing("Search.Deepen", func(s *Search, p *chess.Position) { s.Deepen(p) }),
		"quiet":  missing("Search.Quiet", func(s *Search, p *chess.Position) { s.Quiet(p, -Mate, Mate) }),
		"drawn":  missing("Search.Drawn", func(s *Search, p *chess.Position) { s.Drawn(p) }),
		"table": func() string {
			if text := missingStore(); text != "" {
				return text
			}
			return missingProbe()
		},
		"fast": missing("Fast", func(_ *Search, p *chess.Position) { _, _ = Fast(*p) }),
		"killers": missing("Search.Remember", func(s *Search, p *chess.Position) {
			s.Remember(p.SideToMove, chess.Move{}, 1, 0)
		}),
		"null": missing("Search.Null", func(s *Search, p *chess.Position) {
			s.Null(p, passDepth, 1, 0)
		}),
		"rekey": missing("Rekey", func(_ *Search, p *chess.Position) {
			Rekey(0, p, p, chess.Move{})
		}),
	}
}

// missing returns a function that tries a task when it is first called, and returns what its stub
// panics with: a stub does so at once. Whatever else becomes of the call, it is written, and "".
func missing(task string, try func(s *Search, p *chess.Position)) func() string {
	return sync.OnceValue(func() string {
		stopped, stop := context.WithCancel(context.Background())
		stop()
		s := New(stopped, nil, strings.Split(stepNames, ", ")...) // without any other step
		s.Limit = 1
		p := chess.MustParseFEN("7k/8/8/8/8/8/8/K7 w - - 0 1")
		failure := guard.Run(guard.Patience(), func() { try(s, &p) })
		if failure == nil || failure.Unwritten() != task { // it may need another task that is not written
			return ""
		}
		return failure.Text
	})
}
