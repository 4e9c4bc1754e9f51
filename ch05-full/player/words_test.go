// words_test.go reads who plays a game or a match.

package player

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
)

func TestReadMatch(t *testing.T) {
	c := learner()
	for _, tt := range []struct{ words, want string }{
		{"", "20 [level3 random] <nil>"},
		{"greedy", "20 [greedy random] <nil>"},
		{"5 Greedy level 2 careful", "5 [greedy level2 careful] <nil>"},
		{"greedy 1000 careful", "1000 [greedy careful] <nil>"},
		{"1001", "0 [] a match has from 1 to 1000 games and at most 6 players: try match 20"},
		{"0", "0 [] a match has from 1 to 1000 games and at most 6 players: try match 20"},
		{"level1 level2 level3 level4 level5 level6", "20 [level1 level2 level3 level4 level5 level6] <nil>"},
		{"level1 level2 level3 level4 level5 level6 level7", "0 [] a match has from 1 to 1000 games and at most 6 players: try match 20"},
		{"friend", "0 [] a match is between players of the program: try match random greedy"},
		{"mine", "0 [] task Opponent is not written yet..."},
		{"x", `0 [] "x" is no player: there is random, ...; try match 20 careful greedy`},
	} {
		t.Run(tt.words, func(t *testing.T) {
			games, names, err := c.ReadMatch(strings.Fields(tt.words))
			begin, end, _ := strings.Cut(tt.want, "...")
			if got := fmt.Sprint(games, " ", names, " ", err); !strings.HasPrefix(got, begin) || !strings.HasSuffix(got, end) || end == "" && !strings.Contains(tt.want, "...") && got != tt.want {
				t.Errorf("it is read as %s, want %s", got, tt.want)
			}
		})
	}
}

func TestReadSeats(t *testing.T) {
	c := learner()
	for _, tt := range []struct{ words, want string }{
		{"", "careful person untimed"},
		{"level 3", "person level3 untimed"},
		{"level 3 black", "level3 person untimed"},
		{"white", "person careful untimed"},
		{"friend", "person person untimed"},
		{"computer", "person level1 untimed"},
		{"computer level 3 black", "level3 person untimed"},
		{"greedy random", "greedy random untimed"},
		{"black greedy random", "random greedy untimed"},
		{"white greedy random", "greedy random untimed"},
		{"5+3", "careful person 5+3"},
		{"5+3 untimed", "careful person 5+3"},
		{"5+", "error"},
		{"x", "error"},
		{"mine", "error"},
	} {
		t.Run(tt.words, func(t *testing.T) {
			got := "error"
			if s, err := c.ReadSeats(strings.Fields(tt.words), Seats{Players: [2]string{"careful", ""}}); err == nil {
				got = orPerson(s.Players[0]) + " " + orPerson(s.Players[1]) + " untimed"
				if s.Controls != nil {
					got = strings.Replace(got, "untimed", s.Controls[0].String(), 1)
				}
			}
			if got != tt.want {
				t.Errorf("it is read as %s, want %s", got, tt.want)
			}
		})
	}
}

// orPerson returns the name of a player, or person for none.
func orPerson(name string) string {
	if name == "" {
		return "person"
	}
	return name
}

func TestPGN(t *testing.T) {
	c, e4 := learner(), chess.Ply{Before: chess.StartingPosition(), Move: chess.Move{From: chess.E2, To: chess.E4}}
	r := Round{Number: 3, Names: [2]string{"level3", "mine"}, Record: []chess.Ply{e4}, Result: chess.WinOf(chess.White), Err: fmt.Errorf("no idea")}
	for day, want := range map[time.Time]string{
		{}: "Level 3 mine 3 ????.??.?? 1-0 no idea",
		time.Date(2026, 3, 6, 0, 0, 0, 0, time.UTC): "Level 3 mine 3 2026.03.06 1-0 no idea",
	} {
		g := r.PGN(c, day)
		if got := fmt.Sprint(g.Tag("White"), " ", g.Tag("Black"), " ", g.Tag("Round"), " ", g.Tag("Date"), " ", g.Result, " ", strings.Join(g.End().Comments, "")); got != want || g.End().Move != e4.Move {
			t.Errorf("the game is %s, want %s", got, want)
		}
	}
}
