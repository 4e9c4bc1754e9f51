// player_test.go plays against players that fail, and stops what goes on beside the prompt.

package prompt

import (
	"context"
	"errors"
	"os"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/player"
)

// never is what comes back when all tests have ended.
var never = make(chan bool)

// Whatever a player does costs a sentence: one plays for it, and asks it again.
func TestPlayersThatFail(t *testing.T) {
	t.Parallel()
	does := func(d player.Decision, err error) chooser {
		return func(context.Context, player.Request) (player.Decision, error) { return d, err }
	}
	panics := func(context.Context, player.Request) (player.Decision, error) { panic("oh") }
	hangs := func(context.Context, player.Request) (d player.Decision, err error) { <-never; return d, err }
	for _, tt := range []struct {
		name   string
		choose chooser
		want   string
	}{
		{"it panics", panics, "_test.go:"},
		{"it hangs", hangs, "does not come back"},
		{"it has an error", does(player.Decision{}, errors.New("no \x1b[2Jidea")), `no \x1b[2Jidea`},
		{"it answers nonsense", does(player.Decision{Move: chess.Move{From: chess.E7, To: chess.E4}}, nil), "odd answers e7e4, which is not one of the moves that it was given: the pawn on e7 does not move like that"},
		{"it claims what there is not", does(player.Decision{Action: player.Claim}, nil), "odd: no draw to claim"},
		{"it accepts what was not offered", does(player.Decision{Action: player.Accept}, nil), "odd: no draw has been offered"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			o := options(t, "-quiet")
			o.Patience = time.Second / 2
			o.SetPlayers(map[string]player.Player{"odd": tt.choose})
			o.Players[chess.Black] = "odd"
			got := strings.ReplaceAll(plays(t, o, "e4\ngo\ne5\nrecord\n"), "\n", " ")
			if strings.Count(got, tt.want) != 2 || !strings.Contains(got, "Until that works you can play for black yourself black> go ") || !strings.Contains(got, "record 1. e4 e5 white>") {
				t.Errorf("the screen is\n%s\nwant %q twice, and the game to go on", got, tt.want)
			}
		})
	}
}

// slow is a player that says when it is asked, and answers with its first move when it may. It
// ignores its context.
func slow() (p chooser, asked, may chan bool) {
	asked, may = make(chan bool, 1000), make(chan bool)
	return func(_ context.Context, r player.Request) (player.Decision, error) {
		asked <- true
		<-may
		p, err := r.Position()
		return player.Decision{Move: p.LegalMoves()[0]}, err
	}, asked, may
}

func TestStop(t *testing.T) {
	slowly := func(t *testing.T) (s *sitting, asked, may chan bool) {
		p, asked, may := slow()
		o := options(t, "-quiet")
		o.SetPlayers(map[string]player.Player{"slow": p})
		s = sit(t, o)
		s.types("friend", "white> ")
		return s, asked, may
	}
	t.Run("a match whose players do not look up", func(t *testing.T) {
		s, asked, may := slowly(t)
		s.types("match 1000 slow random", "Games of slow against random")
		<-asked
		s.signals <- os.Interrupt
		close(may)
		s.types("e4", "stopped after ", "", "white> 1. e4 black> ")
	})
	t.Run("a match that does not come back is given up", func(t *testing.T) {
		s, asked, _ := slowly(t)
		s.types("match 2 slow random", "Games of slow against random")
		<-asked
		s.signals <- os.Interrupt
		s.signals <- os.Interrupt
		s.types("e4", "given up white> 1. e4 black> ")
	})
	t.Run("a player that thinks", func(t *testing.T) {
		s, asked, may := slowly(t)
		s.types("new slow", "slow plays Black. Type a move, such as e4, or help. white> ", "e4", "1. e4 ")
		<-asked
		s.signals <- os.Interrupt
		s.sees("slow stops thinking: go makes it move, or play for it yourself black> ")
		close(may) // what comes too late is dropped
		s.types("e5", "1... e5 white> ", "record", "1. e4 e5 white> ")
	})
	t.Run("a long count", func(t *testing.T) {
		s, _, _ := slowly(t)
		s.types("perft 20", "")
		s.signals <- os.Interrupt
		s.types("e4", "stopped")
	})
	t.Run("twice at the prompt leaves", func(t *testing.T) {
		s, _, _ := slowly(t)
		s.signals <- os.Interrupt
		s.sees("Ctrl-C again leaves; quit does the same white> ")
		s.types("e4", "black> ") // and a line in between forgets it
		s.signals <- os.Interrupt
		s.signals <- os.Interrupt
		s.ends()
	})
}

// A line that is typed while a player thinks waits for its answer.
func TestLinesWait(t *testing.T) {
	p, asked, may := slow()
	o := options(t, "-quiet")
	o.SetPlayers(map[string]player.Player{"slow": p})
	o.Players[chess.Black] = "slow"
	s := sit(t, o)
	s.types("e4", "1. e4 ")
	<-asked
	go func() { may <- true }()
	s.types("d4", "1... a5 white> 2. d4 ")
}

// A flag falls whether or not a line is typed.
func TestAFlagFalls(t *testing.T) {
	t.Parallel()
	s := sit(t, options(t, "-quiet -movetime 1s"))
	s.types("friend", "> ", "e4", "1. e4", "e5", "1... e5")
	s.sees("0-1, the time of white has run out: black has won")
}
