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
	const tooMany = "a match has from 1 to 1000 games and at most 6 players: try match 20"
	for _, tt := range []struct{ words, want, err string }{
		{words: "", want: "200 until sure, 20000 positions: [level3 random]"},
		{words: "greedy", want: "200 until sure, 20000 positions: [greedy random]"},
		{words: "5 Greedy level 2", want: "5, 20000 positions: [greedy level2]"},
		{words: "5 Greedy level 2 careful", want: "5, 20000 positions: [greedy level2 careful]"},
		{words: "greedy 1000 careful", want: "1000, 20000 positions: [greedy careful]"},
		{words: "greedy -positions 50 careful", want: "200 until sure, 50 positions: [greedy careful]"},
		{words: "2 greedy careful -START", want: "2, 20000 positions, from the start: [greedy careful]"},
		{words: "2 greedy -clock 1+0 level 3", want: "2, by 1: [greedy level3]"},
		{words: "level1 level2 level3 level4 level5 level6", want: "20, 20000 positions: [level1 level2 level3 level4 level5 level6]"},
		{words: "level1 level2 level3 level4 level5 level6 level7", err: tooMany},
		{words: "1001", err: tooMany},
		{words: "0", err: tooMany},
		{words: "friend", err: "a match is between players of the program: try match random greedy"},
		{words: "mine", err: "task Opponent is not written yet..."},
		{words: "x", err: `"x" is no player: there is random, ...; try match careful greedy`},
		{words: "greedy -positions", err: `-positions is how many positions each player may look at for a move, ...100000000, not "": try...`},
		{words: "greedy -positions -1", err: `-positions is ... not "-1": ...`},
		{words: "greedy -clock soon", err: `-clock: "soon"...`},
		{words: "greedy -clock 5h", err: "a match has clocks that add time or none: try match champion careful -clock 1+1"},
		{words: "-positions 5 -clock 1+1", err: "a match is by positions or by the clock: leave out -positions or -clock"},
	} {
		t.Run(tt.words, func(t *testing.T) {
			m, names, err := c.ReadMatch(strings.Fields(tt.words))
			if tt.err != "" {
				if err == nil || !says(err.Error(), tt.err) {
					t.Errorf("the error is %v, want %s", err, tt.err)
				}
				return
			}
			got := fmt.Sprint(m.Games)
			if m.UntilSure {
				got += " until sure"
			}
			if m.Control != nil {
				got += ", by " + m.Control.String()
			} else {
				got += fmt.Sprintf(", %d positions", m.Positions)
			}
			if len(m.Openings) == 0 {
				got += ", from the start"
			}
			if got += fmt.Sprint(": ", names); err != nil || got != tt.want {
				t.Errorf("it is read as %s, %v, want %s", got, err, tt.want)
			}
		})
	}
}

// says reports whether a text has the parts of another, between its dots, one after the other.
func says(text, parts string) bool {
	for i, part := range strings.Split(parts, "...") {
		at := strings.Index(text, part)
		if at < 0 || i == 0 && at > 0 {
			return false
		}
		text = text[at+len(part):]
	}
	return true
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
