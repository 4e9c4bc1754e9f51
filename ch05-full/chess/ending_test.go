// ending_test.go tests how a game ends by what the players or the clock decide: offers
// of a draw, resignations and fallen flags.

package chess

import (
	"errors"
	"testing"
)

// offerOf writes down whose offer stands: "white", "black" or "nobody".
func offerOf(g *Game) string {
	if by, standing := g.Offer(); standing {
		return by.String()
	}
	return "nobody"
}

func TestAnOfferStandsUntilTheOtherSideMoves(t *testing.T) {
	tests := []struct {
		name, fen   string
		by          Color
		moves, want string
	}{
		{"White offers on its own turn", StartFEN, White, "", "white"},
		{"Black offers while White thinks", StartFEN, Black, "", "black"},
		{"the move of the one who offers leaves the offer", StartFEN, White, "e2e4", "white"},
		{"the move of the other side declines it", StartFEN, White, "e2e4 e7e5", "nobody"},
		{"White's move declines an offer of Black's", StartFEN, Black, "e2e4", "nobody"},
		{"the end of the game leaves no offer", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", White, "a1a8", "nobody"},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		t.Run(tt.name, func(t *testing.T) {
			if err := g.OfferDraw(tt.by); err != nil {
				t.Fatal(err)
			}
			play(t, g, tt.moves)
			same(t, offerOf(g), tt.want, "the offer is by %s, want %s")
		})
	}
}

func TestAGameBeginsWithoutAnOffer(t *testing.T) {
	same(t, offerOf(NewGame()), "nobody", "the offer is by %s, want %q")
}

func TestAnOfferIsAccepted(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4 e7e5")
	g.OfferDraw(White)
	if err := g.AcceptDraw(); err != nil {
		t.Fatal(err)
	}
	same(t, g.Outcome(), Draw, "the outcome is %v, want %v")
	same(t, g.Verdict(), "draw by agreement", "the verdict is %q, want %q")
}

func TestAnOfferIsDeclined(t *testing.T) {
	g := NewGame()
	g.OfferDraw(White)
	if err := g.DeclineDraw(); err != nil {
		t.Fatal(err)
	}
	same(t, offerOf(g), "nobody", "the offer is by %s, want %q")
	if got := g.Termination(); got != NotOver {
		t.Errorf("the game has ended by %v, want it to go on", got)
	}
}

func TestOffersAreRefused(t *testing.T) {
	accept, decline := (*Game).AcceptDraw, (*Game).DeclineDraw
	offer := func(g *Game) error { return g.OfferDraw(Black) }
	resigned := "the game is over (white has resigned: black has won)"
	tests := []struct {
		name     string
		before   func(g *Game)
		act      func(g *Game) error
		sentinel error
		want     string
	}{
		{"where there is no offer, none is accepted", func(g *Game) {}, accept, ErrNoOffer, "no draw has been offered"},
		{"where there is no offer, none is declined", func(g *Game) {}, decline, ErrNoOffer, "no draw has been offered"},
		{"no offer is accepted before both sides have moved", func(g *Game) { g.OfferDraw(White); g.Play(Move{From: E2, To: E4}) }, accept, nil,
			"a draw is agreed on when each side has moved at least once"},
		{"one offer at a time", func(g *Game) { g.OfferDraw(White) }, offer, ErrOfferStands, "a draw has been offered already, by white"},
		{"after the end no draw is offered", func(g *Game) { g.Resign(White) }, offer, ErrGameOver, resigned},
		{"after the end no draw is accepted", func(g *Game) { g.Resign(White) }, accept, ErrGameOver, resigned},
		{"after the end no draw is declined", func(g *Game) { g.Resign(White) }, decline, ErrGameOver, resigned},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := NewGame()
			tt.before(g)
			sameError(t, tt.act(g), tt.sentinel, tt.want)
		})
	}
}

func TestOutcomeByResignationAndFlagFall(t *testing.T) {
	resign, flag := (*Game).Resign, (*Game).FlagFall
	tests := []struct {
		name, fen string
		lose      func(g *Game, c Color) error
		loser     Color
		want      Outcome
		verdict   string
	}{
		{"White resigns, and Black has won", StartFEN, resign, White, BlackWins, "white has resigned: black has won"},
		{"Black resigns on White's turn, and White has won", StartFEN, resign, Black, WhiteWins, "black has resigned: white has won"},
		{"the time of White runs out", StartFEN, flag, White, BlackWins, "the time of white has run out: black has won"},
		{"the time of Black runs out", StartFEN, flag, Black, WhiteWins, "the time of black has run out: white has won"},

		{"who resigns to a bare king has not lost", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", resign, White, Draw,
			"white has resigned, but black could never give mate with what is left, so the game is a draw"},
		{"the time runs out against a bare king", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", flag, White, Draw,
			"the time of white has run out, but black could never give mate with what is left, so the game is a draw"},
		{"the bare king's own time runs out", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", flag, Black, WhiteWins, "the time of black has run out: white has won"},
		{"a knight can mate a king with a pawn", "4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", flag, Black, WhiteWins, "the time of black has run out: white has won"},
		{"a pawn can mate a king with a knight", "4k3/4p3/8/8/8/8/8/4KN2 w - - 0 1", flag, White, BlackWins, "the time of white has run out: black has won"},
		{"a knight cannot mate a king with a queen", "4k3/4q3/8/8/8/8/8/4KN2 w - - 0 1", flag, Black, Draw,
			"the time of black has run out, but white could never give mate with what is left, so the game is a draw"},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		t.Run(tt.name, func(t *testing.T) {
			if err := tt.lose(g, tt.loser); err != nil {
				t.Fatal(err)
			}
			same(t, g.Outcome(), tt.want, "the outcome is %v, want %v")
			same(t, g.Verdict(), tt.verdict, "the verdict is %q, want %q")
		})
	}
}

func TestOutcome(t *testing.T) {
	tests := []struct {
		name, fen string
		want      Outcome
	}{
		{"a game that goes on has none", StartFEN, InPlay},
		{"Black is mated", "kn6/2N5/1K6/8/8/8/8/8 b - - 0 1", WhiteWins},
		{"White is mated", "4k3/8/8/7r/8/8/5PP1/5RKq w - - 0 1", BlackWins},
		{"a stalemate is a draw", "7k/5Q2/7K/8/8/8/8/8 b - - 0 1", Draw},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		t.Run(tt.name, func(t *testing.T) {
			if got := g.Outcome(); got != tt.want {
				t.Errorf("the outcome is %v, want %v\n%s", got, tt.want, draw(g.Position(), nil, nil, ""))
			}
		})
	}
}

func TestVerdictOfAGame(t *testing.T) {
	tests := []struct{ name, moves, want string }{
		{"at the beginning there is nothing to say", "", ""},
		{"a check is that of the position", "e2e4 f7f6 d1h5", "check: the king on e8 is attacked by the queen on h5"},
		{"the fifth time of a position", knightsOut + knightsOut + knightsOut + knightsOut,
			"fivefold repetition: the position stands for the fifth time, so the game is a draw"},
	}
	for _, tt := range tests {
		g := NewGame()
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) { same(t, g.Verdict(), tt.want, "the verdict is %q, want %q") })
	}
}

func TestAGameEndsOnce(t *testing.T) {
	g := NewGame()
	g.Resign(White)
	for name, err := range map[string]error{"resign": g.Resign(Black), "run out of time": g.FlagFall(Black)} {
		if !errors.Is(err, ErrGameOver) {
			t.Errorf("black may %s after white has resigned: %v", name, err)
		}
	}
	same(t, g.Outcome(), BlackWins, "the outcome is %v, want %v")
}

// An end is taken back with the last move, whatever it was.
func TestUndoOfAnEnd(t *testing.T) {
	tests := []struct {
		name, fen, moves string
		end              func(g *Game) error
	}{
		{"a mate", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", nil},
		{"a stalemate", "7k/8/5Q1K/8/8/8/8/8 w - - 0 1", "f6f7", nil},
		{"a dead position", "4k3/8/8/8/8/8/5p2/4K3 w - - 0 1", "e1f2", nil},
		{"seventy-five moves", "4k3/8/6r1/8/8/8/2R5/4K3 w - - 149 90", "c2c3", nil},
		{"the fifth time of a position", StartFEN, knightsOut + knightsOut + knightsOut + knightsOut, nil},
		{"a claim", StartFEN, knightsOut + knightsOut, (*Game).Claim},
		{"an agreement", StartFEN, "e2e4 e7e5", func(g *Game) error { g.OfferDraw(White); return g.AcceptDraw() }},
		{"a resignation", StartFEN, "e2e4", func(g *Game) error { return g.Resign(White) }},
		{"a fallen flag", StartFEN, "e2e4", func(g *Game) error { return g.FlagFall(Black) }},
	}
	for _, tt := range tests {
		g := NewGameFrom(positionOf(t, tt.fen))
		play(t, g, tt.moves)
		t.Run(tt.name, func(t *testing.T) {
			if tt.end != nil {
				if err := tt.end(g); err != nil {
					t.Fatal(err)
				}
			}
			if g.Termination() == NotOver {
				t.Fatal("the game has not ended")
			}
			g.Undo()
			if got := g.Termination(); got != NotOver {
				t.Errorf("the game has still ended by %v", got)
			}
		})
	}
}

func TestUndoTakesAnOfferBack(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4")
	g.OfferDraw(White)
	g.Undo()
	same(t, offerOf(g), "nobody", "the offer is by %s, want %q")
}

func TestAnEndEndsWhatCanBePlayedAgain(t *testing.T) {
	g := NewGame()
	play(t, g, "e2e4")
	g.Undo()
	g.Resign(White)
	if err := g.Redo(); !errors.Is(err, ErrNothingToRedo) {
		t.Errorf("after a resignation Redo() = %v, want %v", err, ErrNothingToRedo)
	}
}
