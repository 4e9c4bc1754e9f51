// cursor_test.go goes around in a game, and changes it.

package pgn

import "testing"

func TestCursor(t *testing.T) {
	play := func(c *Cursor, text string) {
		m := moveOf(t, text)
		if err := c.Game.Play(m); err != nil {
			t.Fatal(err)
		}
		c.Note(m)
	}
	for _, tt := range []struct {
		name, text string
		do         func(c *Cursor)
		want       string
	}{
		{name: "a variation",
			text: "1. e4 e5 *", do: func(c *Cursor) { c.GoTo(c.Node.Parent); play(c, "c7c5") },
			want: "e2e4 e7e5 ( c7c5 ) *"},
		{name: "a mate is a result",
			text: "1. f3 e5 2. g4 *", do: func(c *Cursor) { play(c, "d8h4") },
			want: "f2f3 e7e5 g2g4 d8h4 0-1"},
		{name: "a mate that is taken back is none",
			text: "1. f3 e5 2. g4 Qh4# 0-1", do: func(c *Cursor) { c.Undo(1) },
			want: "f2f3 e7e5 g2g4 *"},
		{name: "played again it is one",
			text: "1. f3 e5 2. g4 Qh4# 0-1", do: func(c *Cursor) { c.Undo(3); c.Redo(3) },
			want: "f2f3 e7e5 g2g4 d8h4 0-1"},
		{name: "a resignation is taken back alone",
			text: "1. e4 1-0", do: func(c *Cursor) { c.Undo(0) }, want: "e2e4 *"},
		{
			name: "a promoted mate ends the game",
			text: "1. f3 e5 2. h3 (2. g4 Qh4#) *",
			do:   func(c *Cursor) { c.GoTo(c.Node.Parent.Next[1]); c.Promote() },
			want: "f2f3 e7e5 g2g4 ( h2h3 ) d8h4 0-1",
		},
	} {
		t.Run(tt.name, func(t *testing.T) {
			before := Begin(gameOf(t, tt.text))
			before.GoTo(before.Tree.End())
			c, was := before.Copy(), tree(before.Tree)
			c.Edit()
			tt.do(&c)
			if got := tree(c.Tree); got != tt.want || c.Game.Position() != c.Tree.Position(c.Node) {
				t.Errorf("the tree is %s, want %s", got, tt.want)
			}
			if got := tree(before.Tree); got != was {
				t.Errorf("the tree before is %s, and was %s", got, was)
			}
		})
	}
}
