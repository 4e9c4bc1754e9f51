// table_test.go counts games.

package league

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func TestTable(t *testing.T) {
	anna, bert := [2]string{"anna", "bert"}, [2]string{"bert", "anna"}
	games := []Record{
		{Names: anna, Result: "1-0", Forfeit: late},
		{Names: bert, Result: "1-0"},
		{Names: anna, Result: "1/2-1/2"},
		{Names: bert, Result: "0-1", Forfeit: late},
		{Names: anna, Result: "1-0", Forfeit: illegal},
	}
	const want = `
                      games    won  drawn   lost  points  share
 1  anna                  5      3      1      1     3.5    70 % ± 33
 2  bert                  5      1      1      3     1.5    30 % ± 33
 3  carl                  0      0      0      0     0.0     0 % ± 100

bert lost by forfeit, 1 of 3: an illegal move
bert lost by forfeit, 2 of 3: no answer in time
`
	got := "\n" + table(count([]string{"carl", "bert", "anna"}, games))
	if d := cmp.Diff(want, got); d != "" {
		t.Errorf("(- want, + got):\n%s", d)
	}
	for line := range strings.Lines(got) {
		if len([]rune(line)) > 80 {
			t.Errorf("a line is wider than 80 columns: %s", line)
		}
	}
}
