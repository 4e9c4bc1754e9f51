// exercises_test.go judges your answers to the exercises of chapter 5.
//
//	go test ./ch05-full/...                          the exercises you have written
//	go test -run Task ./ch05-full/...                all of them
//	go test -run TestTaskClock ./ch05-full/...       one of them

package exercises_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/exercises"
	"mateinfive/ch05-full/notation"
	"mateinfive/internal/check"
)

func TestTaskOppositeBishops(t *testing.T) {
	const no, white, black = "no", "White", "Black" // the side whose bishop goes on dark squares
	tests := []struct{ name, fen, want, why string }{
		{"White's goes on dark squares, Black's on light ones", "4k3/8/2b5/8/8/4B3/8/4K3", white, "The square e3 is dark, and c6 is light."},
		{"Black's goes on dark squares, White's on light ones", "4k3/8/8/8/1b6/5B2/8/4K3", black, "The square b4 is dark, and f3 is light."},
		{"both go on dark squares", "4k3/8/8/8/1b6/4B3/8/4K3", no, ""},
		{"both go on light squares", "4k3/8/2b5/8/8/5B2/8/4K3", no, ""},
		{"on one file", "4k3/8/4b3/8/8/4B3/8/4K3", white, ""},
		{"on one rank", "4k3/8/8/8/8/3Bb3/8/4K3", black, ""},
		{"the corner a1 is dark, and h1 is light", "4k3/8/8/8/8/8/8/B3K2b", white, "White's right hand corner is light: h1. So a1 is dark."},
		{"a1 and h8 are of one color", "4k2b/8/8/8/8/8/8/B3K3", no, "They lie on one diagonal."},
		{"the last square of a rank and the first of the next", "4k3/8/8/8/8/8/b7/4K2B", no, "h1 and a2 are both light."},
		{"as a game begins each side has two", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", no, ""},
		{"neither side has one", "4k3/8/8/8/8/8/8/4K3", no, ""},
		{"only White has one", "4k3/8/8/8/8/4B3/8/4K3", no, ""},
		{"only Black has one", "4k3/8/4b3/8/8/8/8/4K3", no, ""},
		{"both belong to White", "4k3/8/8/8/8/3BB3/8/4K3", no, "One goes on light squares and one on dark ones, but Black has none."},
		{"both belong to Black", "4k3/8/3bb3/8/8/8/8/4K3", no, "One goes on light squares and one on dark ones, but White has none."},
		{"White has two, Black has one", "4k3/8/4b3/8/8/3BB3/8/4K3", no, "White has two."},
		{"White has one, Black has two", "4k3/8/3bb3/8/8/4B3/8/4K3", no, "Black has two."},
		{"White has two of one color", "4k3/8/4b3/8/8/4B3/8/B3K3", no, "A pawn can become a second bishop on the same color."},
		{"Black has two of one color", "b3k3/8/4b3/8/8/4B3/8/4K3", no, "A pawn can become a second bishop on the same color."},
		{"rooks, knights, queens and pawns do not matter", "r2qk2r/ppp2ppp/2n2n2/2b1p3/4P3/1BNP1N2/PPP2PPP/R2QK2R", black, "The square c5 is dark, and b3 is light."},
		{"pawns on other colors do not matter", "8/5k2/4p1p1/3bB3/8/4P1P1/5K2/8", white, ""},
		{"without kings", "8/8/8/8/8/8/8/B6b", white, ""},
		{"an empty board", "8/8/8/8/8/8/8/8", no, ""},
	}
	e := check.New(t, "OppositeBishops")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss { return bishops(chess.MustParseFEN(tt.fen+" w - - 0 1"), tt.want, tt.why) })
	}
	e.Case("on any two squares", func() *check.Miss {
		for light := range chess.Square(64) {
			for dark := range chess.Square(64) {
				if (light.File()+light.Rank())%2 == 0 || (dark.File()+dark.Rank())%2 == 1 {
					continue
				}
				for c, want := range map[chess.Color]string{chess.White: white, chess.Black: black} {
					var p chess.Position
					p.Set(dark, chess.NewPiece(chess.TypeBishop, c))
					p.Set(light, chess.NewPiece(chess.TypeBishop, c.Other()))
					if miss := bishops(p, want, ""); miss != nil {
						return miss
					}
				}
			}
		}
		return nil
	})
}

func TestTaskClock(t *testing.T) {
	const none = -1
	tests := []struct {
		name, comment string
		want          time.Duration
		why           string
	}{
		{"five minutes and a half", "[%clk 0:05:30]", 5*time.Minute + 30*time.Second, ""},
		{"hours, minutes and seconds", "[%clk 1:02:03]", time.Hour + 2*time.Minute + 3*time.Second, ""},
		{"no time is left", "[%clk 0:00:00]", 0, "That is an annotation. The player had 0 seconds left."},
		{"hours in two digits", "[%clk 12:00:00]", 12 * time.Hour, ""},
		{"hours in three digits", "[%clk 100:00:01]", 100*time.Hour + time.Second, "A game by mail takes days."},
		{"hours in two digits, beginning with 0", "[%clk 01:30:00]", 90 * time.Minute, ""},
		{"minutes beginning with 0 are not octal", "[%clk 0:09:08]", 9*time.Minute + 8*time.Second, ""},
		{"the greatest minute and second", "[%clk 0:59:59]", 59*time.Minute + 59*time.Second, ""},
		{"a tenth of a second", "[%clk 0:00:02.5]", 2500 * time.Millisecond, ""},
		{"hundredths of a second", "[%clk 0:00:04.35]", 4350 * time.Millisecond, ""},
		{"thousandths of a second", "[%clk 0:00:04.007]", 4007 * time.Millisecond, "The zeros behind the point count. And if only a nanosecond is missing: 4.007 has no exact value in a float64."},

		{"words before it", "A good move. [%clk 0:05:30]", 5*time.Minute + 30*time.Second, ""},
		{"words after it", "[%clk 0:05:30] A good move.", 5*time.Minute + 30*time.Second, ""},
		{"no space around it", "good[%clk 0:05:30]move", 5*time.Minute + 30*time.Second, ""},
		{"another annotation before it", "[%eval 0.25] [%clk 0:05:30]", 5*time.Minute + 30*time.Second, ""},
		{"another time before it", "[%emt 0:00:07] [%clk 0:05:30]", 5*time.Minute + 30*time.Second, "emt is how long a move has taken, clk is what the clock showed."},
		{"a time in words before it", "begun at 19:30:00 [%clk 0:05:30]", 5*time.Minute + 30*time.Second, "Only what stands in [%clk ...] counts."},
		{"arrows before it", "[%cal Gd2d4][%csl Rd4][%clk 0:05:30]", 5*time.Minute + 30*time.Second, ""},
		{"two spaces before the time", "[%clk  0:05:30]", 5*time.Minute + 30*time.Second, ""},
		{"a line ends before the time", "[%clk\n0:05:30]", 5*time.Minute + 30*time.Second, "A file breaks its lines where there is a space. A new line is white space, too."},
		{"a space after the time", "[%clk 0:05:30 ]", 5*time.Minute + 30*time.Second, ""},
		{"of two the first counts", "[%clk 0:05:30] [%clk 0:04:10]", 5*time.Minute + 30*time.Second, ""},
		{"what is written wrong is passed over", "[%clk 5:30] [%clk 0:04:10]", 4*time.Minute + 10*time.Second, "The first that is written as it should be counts."},
		{"what is not closed is passed over", "[%clk 0:05:30 [%clk 0:04:10]", 4*time.Minute + 10*time.Second, "The first that is written as it should be counts."},

		{"an empty comment", "", none, ""},
		{"a comment without an annotation", "A good move.", none, ""},
		{"another annotation", "[%eval 0.25]", none, ""},
		{"the time that a move has taken", "[%emt 0:00:07]", none, "emt is how long a move has taken, clk is what the clock showed."},
		{"a name that only begins like that", "[%clks 0:05:30]", none, ""},
		{"a time in words", "begun at 19:30:00", none, ""},
		{"without a bracket before it", "%clk 0:05:30]", none, ""},
		{"without a bracket behind it", "[%clk 0:05:30", none, ""},
		{"without the percent sign", "[clk 0:05:30]", none, ""},
		{"no space before the time", "[%clk0:05:30]", none, ""},
		{"no time", "[%clk ]", none, ""},
		{"no seconds", "[%clk 0:05]", none, ""},
		{"no hours", "[%clk :05:30]", none, ""},
		{"four numbers", "[%clk 0:00:05:30]", none, ""},
		{"sixty minutes", "[%clk 0:60:00]", none, "Minutes go from 00 to 59."},
		{"sixty seconds", "[%clk 0:00:60]", none, "Seconds go from 00 to 59."},
		{"minutes in one digit", "[%clk 0:5:30]", none, ""},
		{"seconds in one digit", "[%clk 0:05:3]", none, ""},
		{"minutes in three digits", "[%clk 0:005:30]", none, ""},
		{"seconds in three digits", "[%clk 0:05:300]", none, ""},
		{"seconds in four digits", "[%clk 0:05:3005]", none, ""},
		{"in capital letters", "[%CLK 0:05:30]", none, "The name is written in small letters."},
		{"hours in four digits", "[%clk 1000:00:00]", none, ""},
		{"a minus sign", "[%clk -0:05:30]", none, "A clock shows no less than 0."},
		{"a plus sign", "[%clk 0:+5:30]", none, "Atoi and ParseInt read signs. A clock shows none."},
		{"nothing behind the point", "[%clk 0:05:30.]", none, ""},
		{"a comma", "[%clk 0:05:30,5]", none, ""},
		{"letters behind the time", "[%clk 0:05:30s]", none, ""},
	}
	e := check.New(t, "Clock")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			want, wantOK := max(0, tt.want), tt.want != none
			check.Asking(fmt.Sprintf("Clock(%q)", tt.comment), "")
			got, ok := exercises.Clock(tt.comment)
			if got == want && ok == wantOK {
				return nil
			}
			return &check.Miss{Call: fmt.Sprintf("Clock(%q)", tt.comment), Got: fmt.Sprintf("%v, %t", got, ok),
				Want: fmt.Sprintf("%v, %t", want, wantOK), Why: tt.why}
		})
	}
}

func TestTaskRepeated(t *testing.T) {
	const out = "g1f3 g8f6 f3g1 f6g8 " // knights go out and back
	start := func(moves string) story { return story{chess.StartFEN, strings.Fields(moves)} }
	tests := []struct {
		name  string
		game  story
		times int
		want  int // the ply, or -1 for none
		why   string
	}{
		{"every position stands once", start("e2e4 e7e5"), 1, 0, "The position in which the game begins stands once, at ply 0."},
		{"the beginning comes again", start(out), 2, 4, ""},
		{"not yet", start("g1f3 g8f6 f3g1"), 2, -1, ""},
		{"it stands for the third time", start(out + out), 3, 8, ""},
		{"one ply is missing for the third time", start(out + "g1f3 g8f6 f3g1"), 3, -1, ""},
		{"it stands for the fifth time", start(out + out + out + out), 5, 16, ""},
		{"four times are not five", start(out + out + out), 5, -1, ""},
		{"the game goes on, and the first time counts", start(out + out + "e2e4"), 3, 8, ""},
		{"it comes again and again, and the first time counts", start(out + out + out), 2, 4, "At ply 8 it stands for the third time."},
		{"a later position comes again", start("e2e3 e7e6 " + out), 2, 6, ""},
		{"it comes back on another way", start("g1f3 g8f6 b1c3 b8c6 f3g1 f6g8 c3b1 c6b8"), 2, 8, "On which way it comes back does not matter."},
		{"other moves lie between", start(out + "b1c3 g8f6 c3b1 f6g8"), 3, 8, "The three need not follow one another."},
		{"two positions take turns, and the first to be there counts", start("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3"), 3, 8, ""},
		{"the same board, and the other side to move", story{"4k3/8/8/8/8/8/8/4K3 w - - 0 1", strings.Fields("e1d1 e8d8 d1d2 d8e8 d2e1")},
			2, -1, "Who is to move belongs to the position."},
		{"a right to castle is gone", story{"r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1", strings.Fields("a1b1 a8b8 b1a1 b8a8")}, 2, -1,
			"Rights to castle belong to the position. Here they are gone at ply 4."},
		{"without rights it comes again",
			story{"r3k3/8/8/8/8/8/8/R3K3 w Qq - 0 1", strings.Fields("a1b1 a8b8 b1a1 b8a8 a1b1 a8b8 b1a1 b8a8")}, 2, 6,
			"From ply 2 on the rights are gone. The position there comes again at ply 6."},
		{"a double step that no pawn can capture in passing", start("e2e4 g8f6 g1f3 f6g8 f3g1"), 2, 5,
			"At ply 1 a FEN names e3. But no pawn can capture there, so the position is the same at ply 5."},
		{"a double step that can be captured in passing",
			story{"4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", strings.Fields("e2e4 e8d8 e1d1 d8e8 d1e1")}, 2, -1,
			"At ply 1 the pawn on d4 may capture on e3, and at ply 5 it may not any more."},
		{"a pawn that may not capture in passing because it is pinned",
			story{"3k4/8/8/8/3p4/8/3RP3/4K3 w - - 0 1", strings.Fields("e2e4 d8e8 e1f1 e8d8 f1e1")}, 2, 5,
			"The pawn on d4 is pinned, so no capture is lost."},
		{"the counters do not matter", story{"4k3/8/8/8/8/8/8/4K2R w - - 30 60", strings.Fields("e1e2 e8e7 e2e1 e7e8")}, 2, 4, "They never come again."},
		{"Black begins", story{"4k3/8/8/8/8/8/8/4K2R b - - 0 1", strings.Fields("e8e7 e1e2 e7e8 e2e1 e8e7")}, 2, 4, ""},
		{"zero times", start(out), 0, -1, "That is no number of times at which a position stands."},
		{"less than zero times", start(out), -1, -1, "That is no number of times at which a position stands."},
		{"more often than there are positions", start(out), 100, -1, ""},
		{"a game without a move", start(""), 1, 0, ""},
	}
	e := check.New(t, "Repeated")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss { return tt.game.repeated(tt.times, tt.want, tt.why) })
	}
	e.Case("no positions at all", func() *check.Miss {
		if ply, ok := exercises.Repeated(nil, 1); ok {
			return &check.Miss{Call: "Repeated(nil, 1)", Got: plyText(ply, ok), Want: plyText(0, false)}
		}
		return nil
	})
	e.Case("in random games, compared one by one", func() *check.Miss {
		r := rand.New(rand.NewPCG(5, 3))
		for range 10 {
			game := randomShuffle(r)
			for times := 1; times <= 5; times++ {
				if miss := game.repeated(times, game.search(times), ""); miss != nil {
					return miss
				}
			}
		}
		return nil
	})
}

func TestTaskSANCases(t *testing.T) {
	e := check.New(t, "SANCases")
	e.Case("the real writer agrees", func() *check.Miss {
		if r := judged(); len(r.Wrong) > 0 {
			return &check.Miss{Call: fmt.Sprintf("faults in your table: %d", len(r.Wrong)), Why: strings.Join(r.Wrong, "\n"),
				Play: "go run ./ch05-full", Then: "caught"}
		}
		return nil
	})
	// To look for a mistake one needs to know it, so the names of the cases do
	// not tell.
	for _, name := range []string{"writer A", "writer B", "writer C"} {
		e.Case(name+" is caught", func() *check.Miss {
			r := judged()
			if !slices.Contains(r.Loose, name) {
				return nil
			}
			return &check.Miss{Call: fmt.Sprintf("%s agrees with all your cases: %d of 3 caught", name, len(r.Caught)),
				Why: "Caught so far: " + orNobody(r.Caught), Play: "go run ./ch05-full", Then: "caught"}
		})
	}
}

func TestTaskBronstein(t *testing.T) {
	const minutes, seconds, ms = time.Minute, time.Second, time.Millisecond
	tests := []struct {
		name                     string
		left, spent, delay, want time.Duration
		why                      string
	}{
		{"a quick move costs nothing", 5 * minutes, 2 * seconds, 3 * seconds, 5 * minutes, "It gives back what it has taken, and no more: no time is gained."},
		{"a move that takes no time gains nothing", 5 * minutes, 0, 3 * seconds, 5 * minutes, ""},
		{"a move that takes as long as the delay costs nothing", 5 * minutes, 3 * seconds, 3 * seconds, 5 * minutes, ""},
		{"a longer move gets the delay back", 5 * minutes, 10 * seconds, 3 * seconds, 4*minutes + 53*seconds, ""},
		{"without a delay nothing comes back", 5 * minutes, 10 * seconds, 0, 4*minutes + 50*seconds, ""},
		{"at the last moment", 2 * seconds, 1999 * ms, 3 * seconds, 2 * seconds, "The flag has not fallen."},
		{"when the time is up", 2 * seconds, 2 * seconds, 3 * seconds, 0, "The flag falls when there is no time left, and then it is too late to give any back."},
		{"later than that", 2 * seconds, 10 * seconds, 3 * seconds, 0, "A clock shows no less than 0."},
		{"a little later than that", 10 * seconds, 11 * seconds, 3 * seconds, 0, "A move that comes after the flag has fallen gives nothing back."},
	}
	e := check.New(t, "Bronstein")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			call := fmt.Sprintf("Bronstein(%v, %v, %v)", tt.left, tt.spent, tt.delay)
			check.Asking(call, "")
			got := exercises.Bronstein(tt.left, tt.spent, tt.delay)
			if got == tt.want {
				return nil
			}
			return &check.Miss{Call: call, Got: got.String(), Want: tt.want.String(), Why: tt.why}
		})
	}
}

func TestTaskHourglass(t *testing.T) {
	const white, black = chess.White, chess.Black
	tests := []struct {
		name             string
		left             string // White's and Black's
		side             chess.Color
		spent, want, why string
	}{
		{"White thinks, and the sand runs to Black", "5m0s 5m0s", white, "10s", "4m50s 5m10s", ""},
		{"Black thinks, and it runs to White", "4m50s 5m10s", black, "25s", "5m15s 4m45s", ""},
		{"a move in no time", "1m0s 9m0s", white, "0s", "1m0s 9m0s", ""},
		{"the one who has less may think, too", "1m0s 9m0s", white, "30s", "30s 9m30s", ""},
		{"all of White's sand", "30s 5m0s", white, "30s", "0s 5m30s", ""},
		{"no more of White's sand than there is", "30s 5m0s", white, "40s", "0s 5m30s", "When White's half is empty no more comes out of it."},
		{"no more of Black's sand than there is", "5m0s 30s", black, "1h0m0s", "5m30s 0s", "When Black's half is empty no more comes out of it."},
		{"an empty half", "0s 10m0s", white, "5s", "0s 10m0s", ""},
	}
	e := check.New(t, "Hourglass")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			call := fmt.Sprintf("Hourglass([%s], %s, %s)", tt.left, colorName(tt.side), tt.spent)
			check.Asking(call, "")
			spent, err := time.ParseDuration(tt.spent)
			if err != nil {
				check.CannotBuild(err.Error())
			}
			got := exercises.Hourglass(bothTimes(tt.left), tt.side, spent)
			if got == bothTimes(tt.want) {
				return nil
			}
			return &check.Miss{Call: call, Got: fmt.Sprint(got), Want: "[" + tt.want + "]", Why: tt.why}
		})
	}
}

// bishops asks about the bishops of a position and returns what is wrong with the
// answer, or nil.
func bishops(p chess.Position, want, why string) *check.Miss {
	asked := p.Board
	check.Asking("OppositeBishops(board)", p.Board.String())
	dark, ok := exercises.OppositeBishops(&asked)
	got := "no"
	if ok {
		got = colorName(dark)
	}
	miss := &check.Miss{Call: "OppositeBishops(board)", Got: got, Want: want, Diagram: p.Board.String(), Why: why,
		Play: fmt.Sprintf("go run ./ch05-full -fen %q", p.FEN()), Then: "look below the board"}
	switch {
	case asked != p.Board:
		miss.Call += " changes the board"
		miss.Got, miss.Want, miss.Why = asked.String(), p.Board.String(), "b points to the caller's own board."
	case got == want:
		return nil
	}
	return miss
}

// A story is a game: where it began, and its moves.
type story struct {
	fen   string
	moves []string
}

// positions returns all positions of the story.
func (s story) positions() []chess.Position {
	p, err := chess.ParseFEN(s.fen)
	if err != nil {
		check.CannotBuild(err.Error())
	}
	all := []chess.Position{p}
	for _, text := range s.moves {
		m, err := chess.ParseMove(text)
		if err != nil {
			check.CannotBuild(err.Error())
		}
		if !p.IsLegal(m) {
			check.CannotBuild(fmt.Sprintf("%s: %v", text, p.Refusal(m)))
		}
		before := p.Key()
		if p = p.After(m); p.Key() == before {
			check.CannotBuild("after " + text + " Position.Key is what it was")
		}
		all = append(all, p)
	}
	return all
}

// repeated asks about the story and returns what is wrong with the answer, or nil.
// Want is the ply, or -1 for none.
func (s story) repeated(times, want int, why string) *check.Miss {
	game := s.positions()
	asked := slices.Clone(game)
	check.Asking(fmt.Sprintf("Repeated(game, %d)", times), "")
	ply, ok := exercises.Repeated(asked, times)
	miss := &check.Miss{Call: fmt.Sprintf("Repeated(game, %d)", times), Got: plyText(ply, ok), Want: plyText(want, want >= 0), Why: why,
		Play: fmt.Sprintf("go run ./ch05-full -quiet -fen %q", s.fen),
		Then: strings.Join(append(slices.Clone(s.moves), fmt.Sprintf("repeated %d", times)), ", ")}
	switch {
	case !slices.Equal(asked, game):
		miss.Call += " changes the game"
		miss.Got, miss.Want, miss.Why = "other positions", "those of before", "A slice leads to the caller's own positions."
	case miss.Got == miss.Want:
		return nil
	case ok && 0 <= ply && ply < len(game):
		miss.Diagram = game[ply].Board.String()
	case want >= 0:
		miss.Diagram = game[want].Board.String()
	}
	return miss
}

// search is Repeated in the plainest way: it compares each position with all
// before it.
func (s story) search(times int) int {
	var keys []chess.Key
	for ply, p := range s.positions() {
		keys = append(keys, p.Key())
		stood := 0
		for _, key := range keys {
			if key == keys[ply] {
				stood++
			}
		}
		if stood == times {
			return ply
		}
	}
	return -1
}

// randomShuffle returns a game in which the pieces often go back to where they
// were.
func randomShuffle(r *rand.Rand) story {
	s := story{fen: "r3k3/3p4/8/4P3/8/8/8/4K2R w Kq - 0 1"}
	p := chess.MustParseFEN(s.fen)
	for range 30 {
		moves := p.LegalMoves()
		if len(moves) == 0 {
			break
		}
		m := moves[r.IntN(len(moves))]
		if n := len(s.moves); n >= 2 && r.IntN(4) > 0 {
			last := s.moves[n-2]
			if back, err := chess.ParseMove(last[2:4] + last[:2]); err == nil && p.IsLegal(back) {
				m = back
			}
		}
		s.moves = append(s.moves, m.String())
		p = p.After(m)
	}
	return s
}

// plyText says what Repeated has found.
func plyText(ply int, ok bool) string {
	if !ok {
		return "none"
	}
	return fmt.Sprintf("ply %d", ply)
}

// colorName returns the name of the constant: White or Black.
func colorName(c chess.Color) string {
	switch c {
	case chess.White:
		return "White"
	case chess.Black:
		return "Black"
	default:
		return fmt.Sprintf("Color(%d)", c)
	}
}

// judged puts the answer to the judge, who needs a real writer.
func judged() exercises.Report {
	if text := notation.SAN(chess.StartingPosition(), chess.Move{From: chess.G1, To: chess.F3}); text != "Nf3" {
		check.CannotBuild(fmt.Sprintf("notation.SAN writes %q for g1f3", text))
	}
	return exercises.Judge(exercises.SANCases())
}

// orNobody lists who was caught.
func orNobody(caught []string) string {
	if len(caught) == 0 {
		return "nobody"
	}
	return strings.Join(caught, "; ")
}

// bothTimes reads what two clocks show.
func bothTimes(text string) (both [2]time.Duration) {
	var texts [2]string
	_, err := fmt.Sscan(text, &texts[0], &texts[1])
	for side, text := range texts {
		if err == nil {
			both[side], err = time.ParseDuration(text)
		}
	}
	if err != nil {
		check.CannotBuild(err.Error())
	}
	return both
}
