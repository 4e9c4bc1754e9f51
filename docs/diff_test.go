// diff_test.go lays a page along what is true, and shows how they differ.

package docs

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	gocmp "github.com/google/go-cmp/cmp"
)

// A likeness says how far a line of a page is like one of the truth.
type likeness int

const (
	other likeness = iota
	akin           // the same line, of which the truth has a newer form
	alike          // as it stands on the page
)

// sameText compares lines of code.
func sameText(page, truth string) likeness {
	if page == truth {
		return alike
	}
	return other
}

// pair is a line of the page and the one of the truth that stands for it, by their
// numbers; -1 for none.
type pair struct{ page, truth int }

// What align has to pay: for a line that is new, one that gives way to another, and
// one that goes. The lines of a gap cost nothing.
const (
	isNew    = 2
	givesWay = 8
	goes     = 9
)

// align lays the lines of a page along the truth in the way that changes least. A
// line of the page that says gap stands for one or more lines of the truth, which
// are then in no pair, or it is in no pair itself.
func align(page, truth []string, gap string, like func(page, truth string) likeness) []pair {
	type way struct{ cost, from int } // from is the line of truth before; -1 for a line that is new
	ways := make([][]way, len(page)+1)
	for i := range ways {
		ways[i] = make([]way, len(truth)+1)
		nearest := 0 // where a gap that ends here best begins
		for j := range ways[i] {
			best := way{cost: 1 << 30}
			try := func(cost, from int) {
				if cost < best.cost {
					best = way{cost, from}
				}
			}
			switch {
			case i == 0 && j == 0:
				best.cost = 0
			case i > 0 && strings.TrimSpace(page[i-1]) == gap:
				try(ways[i-1][j].cost+1, j)
				if j > 0 && ways[i-1][j-1].cost < ways[i-1][nearest].cost {
					nearest = j - 1
				}
				if j > 0 {
					try(ways[i-1][nearest].cost, nearest)
				}
			case i > 0:
				if j > 0 && like(page[i-1], truth[j-1]) != other {
					try(ways[i-1][j-1].cost, j-1)
				} else if j > 0 {
					try(ways[i-1][j-1].cost+givesWay, j-1)
				}
				try(ways[i-1][j].cost+goes, j)
			}
			if j > 0 {
				try(ways[i][j-1].cost+isNew, -1)
			}
			ways[i][j] = best
		}
	}
	var pairs []pair
	for i, j := len(page), len(truth); i > 0 || j > 0; {
		switch from := ways[i][j].from; {
		case from < 0:
			j--
			pairs = append(pairs, pair{-1, j})
			continue
		case strings.TrimSpace(page[i-1]) == gap && from == j:
		case strings.TrimSpace(page[i-1]) == gap || from == j:
			pairs = append(pairs, pair{i - 1, -1})
			j = from
		default:
			pairs = append(pairs, pair{i - 1, from})
			j = from
		}
		i--
	}
	slices.Reverse(pairs)
	return pairs
}

// diff compares two texts by lines: "-" is only on the page, "+" only in what is
// true. Of the lines that are the same those are shown that stand near.
func diff(page, truth []string) string {
	var lines, added []string
	for _, p := range align(page, truth, "\x00", sameText) {
		if p.page >= 0 && p.truth >= 0 && page[p.page] == truth[p.truth] {
			lines = append(append(lines, added...), "  "+page[p.page])
			added = nil
			continue
		}
		if p.page >= 0 {
			lines = append(lines, "- "+page[p.page])
		}
		if p.truth >= 0 {
			added = append(added, "+ "+truth[p.truth])
		}
	}
	lines = append(lines, added...)
	const around = 2
	var shown []string
	hidden := 0
	for i := range len(lines) + 1 {
		near := lines[max(0, i-around):min(len(lines), i+around+1)]
		if i < len(lines) && !slices.ContainsFunc(near, func(line string) bool { return line[0] != ' ' }) {
			hidden++
			continue
		}
		if hidden > 0 {
			shown = append(shown, fmt.Sprintf("  ... (%d the same)", hidden))
			hidden = 0
		}
		if i < len(lines) {
			shown = append(shown, lines[i])
		}
	}
	return strings.Join(shown, "\n")
}

func TestDiff(t *testing.T) {
	got := diff(strings.Fields("a b c d old e f g"), strings.Fields("a b c d new e f g h"))
	want := "  ... (2 the same)\n  c\n  d\n- old\n+ new\n  e\n  f\n  g\n+ h"
	if d := gocmp.Diff(want, got); d != "" {
		t.Errorf("-want +got:\n%s", d)
	}
	if got := diff(nil, []string{"a", "b"}); got != "+ a\n+ b" {
		t.Errorf("everything new is shown as %q", got)
	}
}
