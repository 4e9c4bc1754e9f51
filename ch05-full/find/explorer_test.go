// explorer_test.go tests what is counted of games.

package find

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
)

// counted returns what an explorer says of a position, a move of it after the other: how often it was
// played, won, drawn and lost, and the rating.
func counted(e *Explorer, fen string) string {
	var rows []string
	moves, known := e.At(chess.MustParseFEN(fen))
	for _, m := range moves {
		rows = append(rows, fmt.Sprintf("%v %d %d-%d-%d %s", m.Move, m.Games, m.Won, m.Drawn, m.Lost, m.Rating()))
	}
	if !known {
		rows = append(rows, "left out")
	}
	return strings.Join(rows, ", ")
}

// explore returns an explorer of games, and why some of them cannot be read.
func explore(t *testing.T, q Query, games string) (e *Explorer, broken string) {
	t.Helper()
	e, err := NewExplorer(chess.StartingPosition())
	if err != nil {
		t.Fatal(err)
	}
	tell := func(err error) { broken += err.Error() }
	if err := e.Read(t.Context(), strings.NewReader(games), "a.pgn", &q, tell, func(int) {}); err != nil {
		t.Fatal(err)
	}
	return e, broken
}

func TestExplorer(t *testing.T) {
	const (
		start    = chess.StartFEN
		pawns    = "rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2"
		passing  = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"
		endgame  = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
		shuffled = "rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1"
	)
	long := strings.Repeat("1. Nf3 Nf6 2. Ng1 Ng8 ", 10)
	tests := []struct {
		name  string
		query Query
		games string
		fen   string
		want  string
	}{
		{name: "no games", fen: start, want: ""},
		{name: "won, drawn and lost by White", games: "1. e4 1-0 1. e4 0-1 1. e4 1/2-1/2 1. e4 1-0", fen: start, want: "e2e4 4 2-1-1 -"},
		{name: "won and lost by Black", games: "1. d4 d5 0-1 1. d4 d5 1-0 1. d4 d5 0-1", fen: "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1", want: "d7d5 3 2-0-1 -"},
		{name: "without a result", games: "1. e4 *", fen: start, want: "e2e4 1 0-0-0 -"},
		{name: "most played first, then by the squares", games: "1. e4 * 1. c4 * 1. e4 * 1. d4 *", fen: start, want: "e2e4 2 0-0-0 -, c2c4 1 0-0-0 -, d2d4 1 0-0-0 -"},
		{name: "another way there", games: "1. d4 d5 2. c4 1-0 1. Nf3 d5 2. Ng1 Nf6 3. d4 Ng8 4. c4 0-1", fen: pawns, want: "c2c4 2 1-0-1 -"},
		{name: "with the other side to move it is another position", games: "1. d3 d5 2. d4 c5 *", fen: pawns, want: ""},
		{name: "a capture in passing makes another position", games: "1. e4 d5 2. e5 Nf6 3. Nf3 Ng8 4. Ng1 *", fen: passing, want: ""},
		{name: "once, though it stood there three times", games: long + "1-0", fen: shuffled, want: "g8f6 1 0-0-1 -"},
		{name: "not beyond move 20", games: long + " a3 *", fen: start, want: "g1f3 1 0-0-0 -"},
		{name: "no variations", games: "1. e4 (1. d4) *", fen: start, want: "e2e4 1 0-0-0 -"},
		{name: "from a position", games: tagged, fen: endgame, want: "e2e4 1 0-0-0 -"},
		{name: "without kings", games: "[FEN \"8/8/8/8/8/8/P7/8 w - - 0 1\"]\n\n1. a4 *\n\n1. e4 *", fen: start, want: "e2e4 1 0-0-0 -"},
		{name: "the ratings of the side that moves", games: "[WhiteElo \"1500\"]\n[BlackElo \"2500\"]\n\n1. e4 *\n\n[WhiteElo \"1601\"]\n\n1. e4 *\n\n[WhiteElo \"?\"]\n\n1. e4 *", fen: start, want: "e2e4 3 0-0-0 1550"},
		{name: "of a player", query: Query{Player: "ida"}, games: mate + scotch + untagged, fen: start, want: "d2d4 1 0-1-0 -, e2e4 1 1-0-0 -"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			e, broken := explore(t, tt.query, tt.games)
			if got := counted(e, tt.fen); got != tt.want || broken != "" {
				t.Errorf("%s%s, want %s", broken, got, tt.want)
			}
		})
	}
}

func TestExplorerLeavesBrokenGamesOut(t *testing.T) {
	e, broken := explore(t, Query{}, untagged+"\n"+slip+scotch)
	if got := counted(e, chess.StartFEN); got != "d2d4 2 0-1-0 -" || e.Games != 2 || !strings.HasPrefix(broken, "a.pgn: game 2, line 5, column ") {
		t.Errorf("of %d games: %s; %s", e.Games, got, broken)
	}
}

// What is kept stays right when there is no room for more positions.
func TestExplorerOfAHugeFile(t *testing.T) {
	defer func(old int) { mostPositions = old }(mostPositions)
	mostPositions = 2
	e, _ := explore(t, Query{}, "1. e4 e5 2. f4 1-0 1. d4 d5 1-0 1. e4 c5 0-1")
	for fen, want := range map[string]string{
		chess.StartFEN: "e2e4 2 1-0-1 -, d2d4 1 1-0-0 -",
		"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1": "c7c5 1 1-0-0 -, e7e5 1 0-0-1 -",
		"rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1": "left out",
	} {
		if got := counted(e, fen); got != want {
			t.Errorf("%s: %s, want %s", fen, got, want)
		}
	}
}

func TestExplorerStops(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	e, err := NewExplorer(chess.StartingPosition())
	if err != nil {
		t.Fatal(err)
	}
	err = e.Read(ctx, strings.NewReader(untagged+"\n"+scotch), "", new(Query), func(error) {}, func(int) { cancel() })
	if err == nil || err.Error() != "stopped" || e.Games != 1 {
		t.Errorf("after %d games the error is %v, want that it was stopped after 1", e.Games, err)
	}
}

func TestTable(t *testing.T) {
	e, _ := explore(t, Query{}, "[WhiteElo \"1500\"]\n\n1. e4 1-0\n\n1. e4 0-1 1. e4 1/2-1/2 1. Nf3 *")
	const want = `move     games    won  drawn   lost  score  rating
e4           3    33%    33%    33%    50%    1500
Nf3          1      -      -      -      -       -
all          4    33%    33%    33%    50%    1500`
	if got := e.Table(chess.StartingPosition()); got != want {
		t.Errorf("the table is\n%s\nwant\n%s", got, want)
	}
	if got := e.Table(chess.MustParseFEN("8/8/8/8/8/8/8/8 w - - 0 1")); got != "" {
		t.Errorf("without kings the table is %q, want none", got)
	}
}
