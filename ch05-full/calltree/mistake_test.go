// mistake_test.go makes the mistakes, and reads what is said of each.

package calltree

import (
	"strings"
	"testing"
)

func TestMistakes(t *testing.T) {
	both := []string{"Negamax", "AlphaBeta"}
	windowed := []string{"AlphaBeta"}
	quiet := []string{"Quiet"}
	for _, tt := range []struct {
		name      string
		functions []string
		slip      slip
		want      string // the mistake's name
		says      string
		waste     bool
	}{
		{
			name: "no minus", functions: both, slip: slip{plus: true},
			want: "sign", says: "This node is White's: its score came up without a minus.",
		},
		{
			name: "a minus before the result, too", functions: both, slip: slip{minus: true},
			want: "two signs", says: "one minus too many, or too few",
		},
		{
			name: "best begins with 0", functions: both, slip: slip{zero: true},
			want: "best from 0", says: "with what does your best begin?",
		},
		{name: "the worst move", functions: []string{"Negamax"}, slip: slip{least: true},
			want: "no move taken", says: "score > best"},
		{name: "the last move", functions: []string{"Negamax"}, slip: slip{last: true},
			want: "last move", says: "what the last move is worth"},
		{name: "the position before the move", functions: both, slip: slip{stays: true},
			want: "astray", says: "&after"},
		{name: "a depth that stays", functions: both, slip: slip{deeper: true}, want: "endless",
			says: "one less than here: depth-1"},
		{name: "a ply that stays", functions: both, slip: slip{samePly: true}, want: "ply",
			says: "one more than here"},
		{
			name: "a mate is a mate", functions: both, slip: slip{mate: func(_,
				_ int) int {
				return -Mate
			}},
			want: "mate distance", says: "It is Black that is mated, and one ply from the " +
				"root: -Mate + ply.",
		},
		{
			name: "a mate by what is left of the depth", functions: both,
			slip: slip{mate: func(depth, _ int) int { return -Mate - depth }},
			want: "mate distance by depth", says: "counted by the depth that is left",
		},
		{
			name: "the plies subtracted", functions: both,
			slip: slip{mate: func(_, ply int) int { return -Mate - ply }},
			want: "mate distance with the other sign", says: "later is better",
		},
		{
			name: "a mate for the mated", functions: both,
			slip: slip{mate: func(_, ply int) int { return Mate - ply }},
			want: "mate for the winner", says: "Black that is to move, and is mated",
		},
		{
			name: "a mate is a draw", functions: both,
			slip: slip{mate: func(_, _ int) int { return 0 }},
			want: "mate is no draw", says: "is in check: that is a mate",
		},
		{
			name: "a stalemate is lost", functions: both,
			slip: slip{stalemate: func(ply int) int { return -Mate + ply }},
			want: "stalemate", says: "not in check: that is a stalemate, and worth 0",
		},
		{name: "Eval first", functions: both, slip: slip{judges: true}, want: "Eval first",
			says: "p.Status() comes first"},
		{name: "Eval with a minus", functions: both, slip: slip{negates: true},
			want: "Eval with a minus", says: "no minus there"},
		{
			name: "the best move of any ply", functions: both, slip: slip{bestAlways: true},
			want: "best move", says: "no move of White's here",
		},
		{name: "a position changed", functions: both, slip: slip{changes: true},
			want: "changed", says: "p.After(m) is a copy"},
		{
			name: "the window as it is", functions: windowed,
			slip: slip{window: func(_, sure, beta int) (int, int) { return sure, beta }},
			want: "window", says: "That is alpha, beta as they stand here.",
		},
		{
			name: "signs without places", functions: windowed,
			slip: slip{window: func(_, sure, beta int) (int, int) { return -sure, -beta }},
			want: "window", says: "The signs are turned, and the places are not: that is " +
				"-alpha, -beta.",
		},
		{
			name: "places without signs", functions: windowed,
			slip: slip{window: func(_, sure, beta int) (int, int) { return beta, sure }},
			want: "window", says: "The places are changed, and the signs are not",
		},
		{
			name: "alpha in the place of beta", functions: windowed,
			slip: slip{window: func(_, sure, _ int) (int, int) { return -sure, -sure }},
			want: "window", says: "That is -alpha, -alpha.",
		},
		{
			name: "a cut at alpha", functions: windowed,
			slip: slip{cut: func(score, alpha, _, beta int) bool {
				return score > alpha ||
					score >= beta
			}},
			want: "cut at alpha", says: "Here nothing could be cut, and something was",
		},
		{
			name: "a cut at what is bad", functions: windowed,
			slip: slip{cut: func(score, alpha, sure, beta int) bool {
				return sure >= beta ||
					score < alpha
			}},
			want: "cut at what is bad", says: "no more than alpha: of no use, but those " +
				"after it may be better",
		},
		{
			name: "alpha where it cuts", functions: windowed,
			slip: slip{atCut: func(_, alpha, _ int) int { return alpha }},
			want: "alpha for the score", says: "it returns the alpha from before that move",
		},
		{
			name: "a cut at more than beta alone", functions: windowed, waste: true,
			slip: slip{cut: func(_, _, sure, beta int) bool { return sure > beta }},
			want: "cut at >", says: "The loop ends where alpha >= beta, and not only where " +
				"it is more.",
		},
		{
			name: "no cut", functions: windowed, waste: true,
			slip: slip{cut: func(_, _, _, _ int) bool { return false }},
			want: "no cut", says: "and here it went on",
		},
		{
			name: "alpha stays", functions: windowed, waste: true,
			slip: slip{window: func(alpha, _, beta int) (int, int) { return -beta, -alpha }},
			want: "wide window", says: "That is the alpha that came in.",
		},
		{
			name: "beta is forgotten", functions: windowed, waste: true,
			slip: slip{window: func(_, sure, _ int) (int, int) { return -Mate, -sure }},
			want: "wide window", says: "With -Mate as its alpha, your beta is lost on the way.",
		},
		{
			name: "alpha is forgotten", functions: windowed, waste: true,
			slip: slip{window: func(_, _, beta int) (int, int) { return -beta, Mate }},
			want: "wide window", says: "With Mate as its beta, your alpha is lost on the way.",
		},
		{
			name: "a full window", functions: windowed, waste: true,
			slip: slip{window: func(_, _, _ int) (int, int) { return -Mate, Mate }},
			want: "wide window", says: "That is the widest window",
		},
		{
			name: "the copy that crosses out nothing", functions: windowed, waste: true,
			slip: slip{
				window: func(alpha, _, beta int) (int, int) { return alpha, beta },
				cut:    func(_, _, _, _ int) bool { return false },
			},
			want: "wide window", says: "That is alpha, beta as they stand here.",
		},
		{
			name: "no minus", functions: quiet, slip: slip{plus: true},
			want: "sign", says: "its score came up without a minus",
		},
		{
			name: "what a capture is worth is forgotten", functions: quiet,
			slip: slip{forgets: true},
			want: "captures forgotten", says: "A capture is worth more",
		},
		{
			name: "no standing pat", functions: quiet, slip: slip{takes: true},
			want: "no standing pat", says: "White need not capture: to stand pat is worth",
		},
		{
			name: "one capture", functions: quiet, slip: slip{one: true},
			want: "one capture", says: "after each capture Quiet is asked again",
		},
		{
			name: "en passant is none", functions: quiet, slip: slip{standing: true},
			want: "captures left out", says: "En passant is a capture, too",
		},
		{
			name: "a full window", functions: quiet, waste: true,
			slip: slip{window: func(_, _, _ int) (int, int) { return -Mate, Mate }},
			want: "wide window", says: "That is the widest window",
		},
		{
			name: "captures where Eval says beta", functions: quiet, waste: true,
			slip: slip{goesOn: true},
			want: "no cut", says: "and here it went on",
		},
	} {
		for _, function := range tt.functions {
			t.Run(function+" "+tt.name, func(t *testing.T) {
				f := tt.slip.find(function)
				m := f.Mistake
				if m == nil || m.Name != tt.want || m.Waste != tt.waste ||
					!strings.Contains(f.Verdict(), tt.says) {
					t.Errorf("the mistake is %+v, want %q, saying %q; it says\n%s", m, tt.want,
						tt.says, f.Verdict())
				}
			})
		}
	}
}

// Of a search that is right nothing is said, and neither of one that is right in another way.
func TestSilence(t *testing.T) {
	for _, tt := range []struct {
		name, function string
		slip           slip
		asked          int // at least
	}{
		{name: "Negamax", function: "Negamax", asked: len(questions)},
		{name: "AlphaBeta", function: "AlphaBeta", asked: 2 * len(questions)},
		{name: "Quiet", function: "Quiet", asked: 2 * len(captureQuestions)},
		{
			name: "no score outside the window", function: "AlphaBeta", slip: slip{hard: true},
			asked: 2 * len(questions),
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			f := tt.slip.find(tt.function)
			want := "agrees with the full minimax."
			if f.Mistake != nil || !strings.HasSuffix(f.Verdict(), want) || f.Asked < tt.asked {
				t.Errorf("asked in %d, it says\n%s", f.Asked, f.Text(80))
			}
		})
	}
}
