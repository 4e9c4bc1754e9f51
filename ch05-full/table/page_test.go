// page_test.go keeps what a table shows in a game for the pictures of the book.

package table

import (
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/session"
)

// The game that Morphy won in the Paris opera in 1858, up to the last but one of his moves.
const opera = `e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5
	Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 d1`

func TestBookPictures(t *testing.T) {
	tests := []struct {
		name                string
		size, width, height int
		lines               string // typed, one after the other
	}{
		{"opera", 2, 70, 23, opera},
		{"clocks", 2, 72, 23, "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			five, err := clock.Parse("5+3")
			if err != nil {
				t.Fatal(err)
			}
			o := session.NewOptions()
			o.Table, o.Live, o.Quiet = true, true, true
			o.Color, o.Figures, o.Names = true, true, [2]string{"Vera", "Anna"}
			o.Controls = &[2]clock.Control{five, five}
			now := time.Date(2026, 11, 22, 20, 0, 0, 0, time.UTC)
			s, r, err := session.New(now, o)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Fields("friend " + tt.lines) {
				now = now.Add(time.Duration(3+i*7%11) * time.Second)
				s, r = s.HandleEvent(now, session.Line(line))
			}
			m := tableWith(s.Scene(), tt.width, tt.height)
			m.scene.Look.Size, m.said, m.answers = tt.size, r.Said, len(r.Said)
			got := m.View().Content + "\n"
			isAsIn(t, "testdata/"+tt.name+".ansi", got)
		})
	}
}
