// exercises_test.go judges your answers to the exercises of chapter 4.
//
//	go test ./ch04-special/...                          the exercises you have written
//	go test -run Task ./ch04-special/...                all of them
//	go test -run TestTaskGoto ./ch04-special/...        one of them

package exercises_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
	"mateinfive/ch04-special/exercises"
	"mateinfive/internal/check"
)

func TestTaskCastlingPlan(t *testing.T) {
	const all = "right, king, rook" // and nothing against it
	tests := []struct {
		name, fen string
		want      [4]string // White's king's side and queen's side, then Black's
		why       string    // said if what is attacked differs; of the rest partWhy has something to say
	}{
		{"nothing is against any of the four", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", [4]string{all, all, all, all}, ""},
		{"as a game begins, all four are blocked", chess.StartFEN,
			[4]string{all + ", occupied f1 g1", all + ", occupied d1 c1 b1", all + ", occupied f8 g8", all + ", occupied d8 c8 b8"}, ""},
		{"the answer is the same when Black is to move", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", [4]string{all, all, all, all}, ""},
		{"each right is a right of its own", "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 0 1", [4]string{"king, rook", all, all, "king, rook"}, ""},
		{"there is no rook in the corner", "4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1",
			[4]string{"right, king", "right, king", "right, king", "right, king"}, ""},
		{"an enemy's rook in the corner does not count", "4k2R/8/8/8/8/8/8/r3K3 w Qk - 0 1",
			[4]string{"king, attacked e1", "right, king, attacked e1 d1 c1", "right, king, attacked e8 f8 g8", "king, attacked e8"}, ""},
		{"another piece in the corner does not count", "4k3/8/8/8/8/8/8/N3K2B w KQ - 0 1",
			[4]string{"right, king", "right, king", "king", "king"}, ""},
		{"the king has left its first square", "r6r/4k3/8/8/8/8/4K3/R6R w - - 0 1", [4]string{"rook", "rook", "rook", "rook"}, ""},
		{"an enemy's king on the first square does not count", "4K3/8/8/8/8/8/8/4k3 w - - 0 1",
			[4]string{"attacked f1", "attacked d1", "attacked f8", "attacked d8"},
			"A king attacks the squares around it, and not its own."},
		{"on an empty board nothing is there", "8/8/8/8/8/8/8/8 w - - 0 1", [4]string{"", "", "", ""}, ""},
		{"without kings the other questions have answers", "r6r/8/8/8/8/8/8/R6R b KQkq - 0 1",
			[4]string{"right, rook", "right, rook", "right, rook", "right, rook"}, ""},
		{"a bishop on b1 stands between king and rook", "rn2k1nr/8/8/8/8/8/8/RB2K1NR w KQkq - 0 1",
			[4]string{all + ", occupied g1", all + ", occupied b1", all + ", occupied g8", all + ", occupied b8"}, ""},
		{"an enemy stands between as well as a friend", "r2Bk2r/8/8/8/8/8/8/R3Kn1R w KQkq - 0 1",
			[4]string{all + ", occupied f1", all, all, all + ", occupied d8"}, ""},
		{"a king in check castles to neither side", "4k3/8/8/4r3/8/8/8/R3K2R w KQ - 0 1",
			[4]string{all + ", attacked e1", all + ", attacked e1", "king", "king"}, ""},
		{"the king does not pass an attacked square", "4k3/8/8/5r2/8/8/8/R3K2R w KQ - 0 1",
			[4]string{all + ", attacked f1", all, "king", "king"}, ""},
		{"the king does not end on an attacked square", "4k3/8/8/2r5/8/8/8/R3K2R w KQ - 0 1",
			[4]string{all, all + ", attacked c1", "king", "king"}, ""},
		{"on the queen's side the way is e1, d1, c1", "4k3/8/8/8/8/8/2n5/R3K2R w KQ - 0 1",
			[4]string{all + ", attacked e1", all + ", attacked e1", "king", "king"},
			"The knight on c2 attacks a1 and e1. The king does not pass a1."},
		{"all three squares can be attacked at once", "4k3/8/8/8/8/8/8/q3K2R w K - 0 1",
			[4]string{all + ", attacked e1", "king, attacked e1 d1 c1", "king", "king"},
			"The king's way goes from the start to the end: e1, d1, c1."},
		{"an attack on b1 or on the rook does no harm", "1r2k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
			[4]string{all, all, all, "king, occupied b8"}, ""},
		{"a pawn attacks diagonally ahead", "r3k2r/3P4/8/8/8/8/6p1/R3K2R w KQkq - 0 1",
			[4]string{all + ", attacked f1", all, all + ", attacked e8", all + ", attacked e8 c8"},
			"The pawn on g2 attacks f1 and h1, and not g1, where it walks. The pawn on d7 attacks c8 and e8."},
		{"a pinned piece attacks as well", "7k/8/5r2/8/8/8/1B6/4K2R w K - 0 1", [4]string{all + ", attacked f1", "king", "", ""},
			"The rook on f6 may not leave the diagonal, because its king stands behind it. It attacks f1 all the same."},
		{"a square can be occupied and attacked", "r3kb1r/8/8/8/8/5R2/8/4K3 b kq - 0 1",
			[4]string{"king", "king", all + ", occupied f8, attacked f8", all}, ""},
	}
	e := check.New(t, "CastlingPlan")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss { return plan(chess.MustParseFEN(tt.fen), planText(tt.want), tt.why) })
	}
	e.Case("the same as the rules on random positions", func() *check.Miss {
		r := rand.New(rand.NewPCG(4, 1))
		for range 500 {
			p := randomHomes(r)
			if miss := plan(p, planText(planOf(&p)), ""); miss != nil {
				return miss
			}
			for _, c := range exercises.CastlingPlan(&p) {
				if miss := planIsTheRules(p, c); miss != nil {
					return miss
				}
			}
		}
		return nil
	})
}

func TestTaskBestPromotion(t *testing.T) {
	tests := []struct{ name, fen, move, want, why string }{
		{"as a rule it is a queen", "8/4P3/8/8/8/k7/8/7K w - - 0 1", "e7e8", "queen", ""},
		{"for Black as well", "7k/8/8/K7/8/8/4p3/8 b - - 0 1", "e2e1", "queen", ""},
		{"a queen mates, and comes before the rook that would do it too", "6k1/3P1ppp/8/8/8/8/8/6K1 w - - 0 1", "d7d8", "queen", ""},
		{"a knight mates where a queen does not even give check", "3rk3/8/4B3/8/3q4/1K6/r1p3N1/8 b - - 0 1", "c2c1", "knight",
			"From c1 a knight attacks b3. Look at all four before you settle."},
		{"a knight mates where a queen only gives check", "8/5kr1/8/3q4/3b4/8/5rpK/8 b - - 0 1", "g2g1", "knight", "A check is not mate."},
		{"a knight mates where the others stalemate", "8/1PQ5/k7/8/8/4PK2/8/1Q6 w - - 0 1", "b7b8", "knight", ""},
		{"a rook, because a queen leaves the enemy no move", "8/5P1k/5K2/7B/8/8/8/8 w - - 0 1", "f7f8", "rook",
			"With a queen on f8 Black cannot move and is not in check. That is a draw."},
		{"a rook for Black as well", "8/8/8/5nk1/8/8/5p1K/8 b - - 0 1", "f2f1", "rook", ""},
		{"a bishop, because a queen and a rook leave the enemy no move", "8/k2P4/2Q5/8/5K2/8/8/8 w - - 0 1", "d7d8", "bishop", ""},
		{"a bishop that gives check is not stalemate", "8/8/8/8/1r6/4k2K/6p1/5n2 b - - 0 1", "g2g1", "bishop", ""},
		{"if all four stalemate, a queen it is", "8/6P1/8/k1NK4/8/8/8/1R6 w - - 0 1", "g7g8", "queen", ""},
		{"if all four stalemate, Black takes a queen, too", "8/8/8/2q5/K7/8/k3p3/7n b - - 0 1", "e2e1", "queen", ""},
		{"it matters where the pawn goes: straight ahead", "7q/4Q1P1/4K1k1/8/7Q/8/8/8 w - - 0 1", "g7g8", "queen", ""},
		{"it matters where the pawn goes: it takes", "7q/4Q1P1/4K1k1/8/7Q/8/8/8 w - - 0 1", "g7h8", "knight", ""},
		{"a piece that helps against a check", "k3r2K/5P2/8/8/8/8/8/8 w - - 0 1", "f7f8", "queen",
			"On f8 any of the four stands between rook and king."},
		{"the way ahead is blocked", "3n4/3P4/8/8/8/k7/8/7K w - - 0 1", "d7d8", "none",
			"No such promotion is legal here, so the answer is 0."},
		{"nothing is there to capture", "8/3P4/8/8/8/k7/8/7K w - - 0 1", "d7e8", "none", ""},
		{"a pinned pawn may not go", "8/K2P3r/8/8/8/8/8/6k1 w - - 0 1", "d7d8", "none",
			"Without the pawn the rook on h7 attacks the king."},
		{"a check must be answered first", "8/3P4/8/8/8/k7/8/r6K w - - 0 1", "d7d8", "none", ""},
		{"it is not this side's turn", "8/3P4/8/8/8/k7/8/7K b - - 0 1", "d7d8", "none", ""},
		{"the pawn is not there yet", "8/8/3P4/8/8/k7/8/7K w - - 0 1", "d6d7", "none", ""},
		{"only a pawn is promoted", "8/3R4/8/8/8/k7/8/7K w - - 0 1", "d7d8", "none", ""},
		{"nothing stands there", "8/8/8/8/8/k7/8/7K w - - 0 1", "d7d8", "none", ""},
		{"a king is not captured", "4k3/3P4/8/8/8/8/8/K7 w - - 0 1", "d7e8", "none", ""},
		{"without any king there is no mate", "8/P7/8/8/8/7p/8/8 w - - 0 1", "a7a8", "queen", ""},
	}
	e := check.New(t, "BestPromotion")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			m := parseMove(tt.move)
			asked := p
			call := fmt.Sprintf("BestPromotion(p, %s, %s)", m.From, m.To)
			check.Asking(call, p.Board.String())
			got := exercises.BestPromotion(&asked, m.From, m.To)
			if asked != p {
				return changed(call, p, asked)
			}
			if become(got) == tt.want {
				return nil
			}
			return &check.Miss{Call: call, Got: become(got), Want: tt.want, Diagram: p.Board.String(), Why: tt.why, Play: play(p),
				Then: "best " + tt.move}
		})
	}
	e.Case("off the board nothing is promoted", func() *check.Miss {
		p := chess.StartingPosition()
		if got := exercises.BestPromotion(&p, chess.NoSquare, chess.NoSquare); got != 0 {
			return &check.Miss{Call: "BestPromotion(p, NoSquare, NoSquare)", Got: become(got), Want: "none"}
		}
		return nil
	})
}

func TestTaskOnlyEnPassant(t *testing.T) {
	tests := []struct {
		name, fen string
		want      bool
		why       string
	}{
		{"not as a game begins", chess.StartFEN, false, ""},
		{"the only way out of check", "8/6Q1/1K6/7k/6Pp/8/8/8 b - g3 0 1", true, ""},
		{"for White as well", "8/8/8/6pP/7K/8/6q1/1q4k1 w - g6 0 1", true, ""},
		{"no check, and nothing else can move", "8/8/3q2r1/k1pP4/8/8/8/7K w - c6 0 1", true, ""},
		{"the same for Black", "8/2K1P3/8/8/1pP5/1Q6/4N3/k7 b - c3 0 1", true, ""},
		{"two pawns can do it, and nothing else can move", "8/8/8/5PpP/7K/2k2rr1/8/5q2 w - g6 0 1", true,
			"Both moves are captures en passant."},
		{"the king has a move as well", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", false, ""},
		{"the same pawn can also go straight ahead", "8/8/4K3/8/6pP/8/2Q5/k7 b - h3 0 1", false, "g4g3 is legal too."},
		{"straight ahead to that square is not en passant", "8/8/8/3P4/8/1k6/2q5/K7 w - d6 0 1", false,
			"The only move is d5d6, straight ahead. In a game d6 could not be that square, but a FEN may say so."},
		{"straight ahead is not en passant for Black either", "k7/2Q5/1K6/8/3p4/8/8/8 b - d3 0 1", false,
			"The only move is d4d3, straight ahead."},
		{"it is the last in the list, and not the only one", "8/6P1/8/4K3/5pP1/5Q2/8/4k3 b - g3 0 1", false, "The king can go to d2."},
		{"it is the first in the list, and not the only one", "7k/8/6R1/8/pP5N/K7/8/8 b - b3 0 1", false, "The king can go to h7."},
		{"the right is there, and no pawn stands ready", "7k/8/8/3p4/8/8/8/K7 w - d6 0 1", false, ""},
		{"a king that goes to that square captures nothing", "8/8/8/1Q6/QpP5/1k6/8/1K6 b - c3 0 1", false,
			"The only move is b3c3, and that is the king's."},
		{"White's king goes there as well", "8/8/5b1K/1k3Pp1/8/5q2/6qq/8 w - g6 0 1", false,
			"The only move is h6g6, and that is the king's."},
		{"an ordinary capture by a pawn is another thing", "k7/8/8/8/8/1p6/P2q4/K7 w - - 0 1", false, ""},
		{"mate: the capture is not legal", "8/Kq6/8/4pP2/7k/8/6q1/8 w - e6 0 1", false, "There is no legal move."},
		{"stalemate: the capture is not legal", "8/8/8/2B5/pP1K4/k7/8/1Q6 b - b3 0 1", false, "There is no legal move."},
		{"an empty board", "8/8/8/8/8/8/8/8 w - - 0 1", false, "There is no legal move."},
		{"without kings a pawn has nothing to fear", "8/8/8/8/5pPp/5P1P/8/8 b - g3 0 1", true,
			"Both pawns are blocked, and both can capture en passant."},
	}
	e := check.New(t, "OnlyEnPassant")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			asked := p
			check.Asking("OnlyEnPassant(p)", p.Board.String())
			got := exercises.OnlyEnPassant(&asked)
			if asked != p {
				return changed("OnlyEnPassant(p)", p, asked)
			}
			if got == tt.want {
				return nil
			}
			return &check.Miss{Call: "OnlyEnPassant(p)", Got: fmt.Sprint(got), Want: fmt.Sprint(tt.want), Diagram: p.Board.String(),
				Why:  strings.TrimSpace(fmt.Sprintf("%s to move, en passant square %s. %s", colorName(p.SideToMove), p.EnPassant(), tt.why)),
				Play: play(p), Then: "look below the board"}
		})
	}
}

// special is a game with both castlings, a capture en passant and a promotion
// that captures.
var special = story{"r3k2r/1P4p1/8/5P2/8/8/8/R3K2R w KQkq - 0 1", strings.Fields("e1c1 g7g5 f5g6 e8g8 b7a8q f8a8")}

func TestTaskGoto(t *testing.T) {
	opening := story{chess.StartFEN, strings.Fields("e2e4 d7d5 e4d5 d8d5 b1c3")}
	mate := story{chess.StartFEN, strings.Fields("f2f3 e7e5 g2g4 d8h4")}
	black := story{"4k3/8/8/8/8/8/8/R3K3 b Q - 5 30", strings.Fields("e8e7 e1c1")}
	tests := []struct {
		name     string
		story    story
		at, ply  int // at is where the game stands when Goto is asked
		possible bool
		why      string
	}{
		{"back to the beginning", opening, 5, 0, true, ""},
		{"back by two", opening, 5, 3, true, ""},
		{"back by one", opening, 5, 4, true, ""},
		{"forth again", opening, 0, 4, true, "What was taken back can be played again."},
		{"forth to the last move", opening, 1, 5, true, ""},
		{"from the middle one back", opening, 3, 2, true, ""},
		{"from the middle one forth", opening, 3, 4, true, ""},
		{"where it is, it stays", opening, 3, 3, true, ""},
		{"at the end it stays", opening, 5, 5, true, ""},
		{"a new game is at ply 0", story{chess.StartFEN, nil}, 0, 0, true, ""},
		{"a game that has ended goes back", mate, 4, 2, true, "Taking back is allowed after mate, too."},
		{"from the beginning forth into the mate again", mate, 0, 4, true, ""},
		{"a game that began with Black", black, 2, 1, true, "A ply is one move of one side."},
		{"a game that began elsewhere goes back there", black, 2, 0, true, "Not every game begins in the starting position."},
		{"one too far", opening, 5, 6, false, ""},
		{"one too far, from the middle", opening, 2, 6, false, "There is no such ply. Look before you go."},
		{"far too far, from the beginning", opening, 0, 100, false, "There is no such ply. Look before you go."},
		{"below the beginning", opening, 3, -1, false, "There is no such ply. Look before you go."},
		{"a new game has no ply 1", story{chess.StartFEN, nil}, 0, 1, false, ""},
	}
	e := check.New(t, "Goto")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss { return tt.story.goTo(tt.at, tt.ply, tt.possible, tt.why) })
	}
	e.Case("castling, en passant and promotion, from every ply to every other", func() *check.Miss {
		for at := range len(special.moves) + 1 {
			for ply := range len(special.moves) + 1 {
				if miss := special.goTo(at, ply, true, ""); miss != nil {
					return miss
				}
			}
		}
		return nil
	})
	e.Case("the game goes on from there", func() *check.Miss {
		g := opening.game(5)
		if err := exercises.Goto(g, 2); err != nil {
			return &check.Miss{Call: "Goto(g, 2)", Got: "an error: " + err.Error(), Want: "no error"}
		}
		other := opening.at(2)
		m := chess.Move{From: chess.G1, To: chess.F3}
		if err := g.Play(m); err != nil {
			return &check.Miss{Call: "g.Play(g1f3) after Goto(g, 2)", Got: err.Error(), Want: "no error", Diagram: other.Board.String()}
		}
		if g.Undone() != 0 || len(g.Record()) != 3 {
			return &check.Miss{Call: "after Goto(g, 2) and another move", Got: gameText(g),
				Want: "a record of 3 moves, and nothing to play again",
				Why:  "A new move ends what could be played again: Game.Play sees to that."}
		}
		return nil
	})
}

func TestTaskPerftKinds(t *testing.T) {
	const (
		kiwipete  = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"
		position3 = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"
		position4 = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1"
	)
	tests := []struct {
		name, fen string
		depth     int
		want      exercises.Kinds
		why       string
	}{
		{"to depth 0 there is one way to play, and no move", kiwipete, 0, exercises.Kinds{Nodes: 1}, "Nothing is played, so nothing is captured."},
		{"below that it is the same", kiwipete, -1, exercises.Kinds{Nodes: 1}, ""},
		{"there is one move", "k7/p7/P7/8/8/7p/7P/7K b - - 0 1", 1, exercises.Kinds{Nodes: 1}, ""},
		{"there is one move, and one answer", "k7/p7/P7/8/8/7p/7P/7K b - - 0 1", 2, exercises.Kinds{Nodes: 1}, ""},
		{"after mate there is nothing to count", "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1", 1, exercises.Kinds{}, ""},
		{"an empty board", "8/8/8/8/8/8/8/8 w - - 0 1", 2, exercises.Kinds{}, ""},
		{"a mate counts as a check as well", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1, exercises.Kinds{Nodes: 17, Checks: 1, Mates: 1}, ""},
		{"stalemate is neither check nor mate", "7k/8/8/8/8/8/8/KQ6 w - - 0 1", 1, exercises.Kinds{Nodes: 22, Checks: 4}, "After b1g6 Black has no move, and is not in check."},
		{"en passant counts as a capture as well", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", 1, exercises.Kinds{Nodes: 7, Captures: 1, EnPassant: 1}, ""},
		{"castling can give check", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", 1, exercises.Kinds{Nodes: 15, Castlings: 1, Checks: 3}, ""},
		{"castling can mate", "8/8/8/8/8/8/7R/1k2K2R w K - 0 1", 1, exercises.Kinds{Nodes: 21, Castlings: 1, Checks: 5, Mates: 1}, ""},
		{"Black castles to both sides", "r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", 1, exercises.Kinds{Nodes: 26, Castlings: 2, Checks: 2}, ""},
		{"a promotion can capture, and each counts four times", "1n5k/P7/8/8/8/8/8/7K w - - 0 1", 1, exercises.Kinds{Nodes: 11, Captures: 4, Promotions: 8, Checks: 2}, ""},
		{"without kings there is no check", "8/P7/8/8/8/8/p7/8 w - - 0 1", 1, exercises.Kinds{Nodes: 4, Promotions: 4}, ""},
		// The published tables: Chess Programming Wiki, "Perft Results".
		{"the initial position, 1 ply", chess.StartFEN, 1, counts(20, 0, 0, 0, 0, 0, 0), ""},
		{"the initial position, 2 plies", chess.StartFEN, 2, counts(400, 0, 0, 0, 0, 0, 0), ""},
		{"the initial position, 3 plies", chess.StartFEN, 3, counts(8902, 34, 0, 0, 0, 12, 0), ""},
		{"Kiwipete, 1 ply", kiwipete, 1, counts(48, 8, 0, 2, 0, 0, 0), ""},
		{"Kiwipete, 2 plies", kiwipete, 2, counts(2039, 351, 1, 91, 0, 3, 0), ""},
		{"position 3, 1 ply", position3, 1, counts(14, 1, 0, 0, 0, 2, 0), ""},
		{"position 3, 2 plies", position3, 2, counts(191, 14, 0, 0, 0, 10, 0), ""},
		{"position 3, 3 plies", position3, 3, counts(2812, 209, 2, 0, 0, 267, 0), ""},
		{"position 3, 4 plies", position3, 4, counts(43238, 3348, 123, 0, 0, 1680, 17), ""},
		{"position 4, 1 ply", position4, 1, counts(6, 0, 0, 0, 0, 0, 0), ""},
		{"position 4, 2 plies", position4, 2, counts(264, 87, 0, 6, 48, 10, 0), ""},
		{"position 4, 3 plies", position4, 3, counts(9467, 1021, 4, 0, 120, 38, 22), ""},
	}
	e := check.New(t, "PerftKinds")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss { return kinds(chess.MustParseFEN(tt.fen), tt.depth, tt.want, tt.why) })
	}
	e.Case("the same as the record of a game, in random games", func() *check.Miss {
		r := rand.New(rand.NewPCG(4, 5))
		for _, fen := range []string{chess.StartFEN, kiwipete, position3, position4} {
			p := chess.MustParseFEN(fen)
			for range 40 {
				moves := p.LegalMoves()
				if len(moves) == 0 {
					break
				}
				if miss := kinds(p, 1, kindsOf(p), ""); miss != nil {
					return miss
				}
				p = p.After(moves[r.IntN(len(moves))])
			}
		}
		return nil
	})
}

func TestTaskWitnesses(t *testing.T) {
	e := check.New(t, "Witnesses")
	for i, set := range exercises.CrookedSets() {
		name := "the witness against " + set.Name()
		e.Case(name+" is a position with a depth from 1 to 3", func() *check.Miss {
			_, miss := position(name, exercises.Witnesses()[i])
			return miss
		})
		e.Case(name+" could stand in a game", func() *check.Miss {
			p, miss := position(name, exercises.Witnesses()[i])
			if miss != nil {
				return miss
			}
			return sane(name, p)
		})
		e.Case(name+" convicts", func() *check.Miss {
			w := exercises.Witnesses()[i]
			p, miss := position(name, w)
			if miss != nil {
				return miss
			}
			return convicts(set, p, w)
		})
	}
	e.Case("the three diagnoses are right", func() *check.Miss {
		var got, right []string
		for i, w := range exercises.Witnesses() {
			got = append(got, w.Slip.String())
			if w.Slip == slips[i] {
				right = append(right, w.Slip.String())
			}
		}
		if len(right) == len(slips) {
			return nil
		}
		return &check.Miss{Call: "the diagnoses " + strings.Join(got, ", "), Got: fmt.Sprintf("%d right", len(right)), Want: "3 right",
			Why: "Which of them is not told. Take one of your slips: on which position would rules with it count\nsomething else than the real ones? Ask the set there. If it counts as the rules do, it is not that slip."}
	})
}

// plan asks for the four castlings of a position and returns what is wrong with
// them, or nil.
func plan(p chess.Position, want, why string) *check.Miss {
	asked := p
	check.Asking("CastlingPlan(p)", p.Board.String())
	found := exercises.CastlingPlan(&asked)
	if asked != p {
		return changed("CastlingPlan(p)", p, asked)
	}
	var lines []string
	for _, c := range found {
		lines = append(lines, castlingText(c))
	}
	got := strings.Join(lines, "\n")
	if got == want {
		return nil
	}
	if part := firstPart(got, want); part != "attacked" || why == "" {
		why = partWhy[part]
	}
	return &check.Miss{Call: "CastlingPlan(p)", Got: got, Want: want, Diagram: p.Board.String(), Why: why, Play: play(p), Then: "castling?"}
}

// partWhy says what to watch in each part of an answer.
var partWhy = map[string]string{
	"move":     "Move: they come in the order e1g1, e1c1, e8g8, e8c8, and each is there whatever speaks against it.",
	"right":    "Right: each castling has a bit of its own in p.Castling. Where king and rook stand is another question.",
	"king":     "King: the king of the side that castles stands on its first square, White's on e1, Black's on e8.",
	"rook":     "Rook: a rook of the side that castles stands in the corner. Right and king are other questions.",
	"occupied": "Occupied: all squares between king and rook, from the king outward. On the queen's side d1, then c1, then b1.",
	"attacked": "Attacked: the king's way is where he starts, what he passes and where he ends. The enemy is the other side, seen from this king, whichever side is to move.",
}

// firstPart names the part in which two texts of castlingText differ, in the
// first line that does.
func firstPart(got, want string) string {
	gots, wants := strings.Split(got, "\n"), strings.Split(want, "\n")
	for i := range wants {
		gotMove, gotParts, _ := strings.Cut(gots[i], ": ")
		wantMove, wantParts, _ := strings.Cut(wants[i], ": ")
		if gotMove != wantMove {
			return "move"
		}
		for _, name := range []string{"right", "king", "rook", "occupied", "attacked"} {
			if partOf(gotParts, name) != partOf(wantParts, name) {
				return name
			}
		}
	}
	return ""
}

// partOf returns the part of this name: "king", "occupied f1", or nothing.
func partOf(parts, name string) string {
	for _, part := range strings.Split(parts, ", ") {
		if strings.HasPrefix(part, name) {
			return part
		}
	}
	return ""
}

// castlingText writes down an answer: "e1g1: right, king, rook, occupied f1".
func castlingText(c exercises.Castling) string {
	var parts []string
	for _, part := range []struct {
		name string
		yes  bool
	}{{"right", c.Right}, {"king", c.King}, {"rook", c.Rook}} {
		if part.yes {
			parts = append(parts, part.name)
		}
	}
	if len(c.Occupied) > 0 {
		parts = append(parts, "occupied "+strings.Trim(fmt.Sprint(c.Occupied), "[]"))
	}
	if len(c.Attacked) > 0 {
		parts = append(parts, "attacked "+strings.Trim(fmt.Sprint(c.Attacked), "[]"))
	}
	return c.Move.String() + ": " + strings.Join(parts, ", ")
}

// kingMoves are the four castlings, and corners where their rooks stand.
var (
	kingMoves = [4]string{"e1g1", "e1c1", "e8g8", "e8c8"}
	corners   = [4]chess.Square{chess.H1, chess.A1, chess.H8, chess.A8}
)

// planText puts the moves before the four answers.
func planText(plan [4]string) string {
	var lines []string
	for i, text := range plan {
		lines = append(lines, kingMoves[i]+": "+text)
	}
	return strings.Join(lines, "\n")
}

// planOf works out the four answers by walking from the king to the corner.
func planOf(p *chess.Position) (plan [4]string) {
	for i, corner := range corners {
		m := parseMove(kingMoves[i])
		side, step := chess.Color(i/2), (m.To-m.From)/2
		c := exercises.Castling{
			Move:  m,
			Right: p.Castling&(1<<i) != 0,
			King:  p.At(m.From) == chess.NewPiece(chess.TypeKing, side),
			Rook:  p.At(corner) == chess.NewPiece(chess.TypeRook, side),
		}
		for s := m.From + step; s != corner; s += step {
			if p.At(s) != nil {
				c.Occupied = append(c.Occupied, s)
			}
		}
		for s := m.From; s != m.To+step; s += step {
			if len(p.Attackers(s, side.Other())) > 0 {
				c.Attacked = append(c.Attacked, s)
			}
		}
		_, plan[i], _ = strings.Cut(castlingText(c), ": ")
	}
	return plan
}

// planIsTheRules compares one answer with the rules: a castling is legal if
// nothing is against it. Without a king that move is no castling.
func planIsTheRules(p chess.Position, c exercises.Castling) *check.Miss {
	p.SideToMove = chess.Color(c.Move.From.Rank() / 7)
	nothing := c.Right && c.King && c.Rook && len(c.Occupied) == 0 && len(c.Attacked) == 0
	if !c.King || nothing == p.IsLegal(c.Move) {
		return nil
	}
	return &check.Miss{Call: "CastlingPlan(p), " + castlingText(c), Got: fmt.Sprintf("castling %t", nothing),
		Want: fmt.Sprintf("castling %t", !nothing), Diagram: p.Board.String(), Play: play(p), Then: "castling?"}
}

// randomHomes returns a random position in which most kings and rooks stand
// where they castle from.
func randomHomes(r *rand.Rand) chess.Position {
	p := chess.Position{Castling: chess.CastlingRights(r.IntN(16)), FullmoveNumber: 1, SideToMove: chess.Color(r.IntN(2))}
	types := chess.PieceTypes()
	for range r.IntN(8) {
		t := types[1+r.IntN(len(types)-1)] // no king
		s := chess.Square(r.IntN(64))
		if rank := s.Rank(); t != chess.TypePawn || 0 < rank && rank < 7 {
			p.Set(s, chess.NewPiece(t, chess.Color(r.IntN(2))))
		}
	}
	for i, corner := range corners {
		side := chess.Color(i / 2)
		if r.IntN(8) > 0 {
			p.Set(corner, chess.NewPiece(chess.TypeRook, side))
		}
		if king := [2]chess.Square{chess.E1, chess.E8}[side]; r.IntN(8) > 0 {
			p.Set(king, chess.NewPiece(chess.TypeKing, side))
		}
	}
	return p
}

// become names what a pawn becomes, or says none.
func become(t chess.PieceType) string {
	if t == 0 {
		return "none"
	}
	return t.String()
}

// A story is a game: where it began, and its moves.
type story struct {
	fen   string
	moves []string
}

// game returns the game played to the end and taken back to a ply.
func (s story) game(ply int) *chess.Game {
	g := chess.NewGameFrom(chess.MustParseFEN(s.fen))
	for _, text := range s.moves {
		if err := g.Play(parseMove(text)); err != nil {
			check.CannotBuild(err.Error())
		}
	}
	for range len(s.moves) - ply {
		if err := g.Undo(); err != nil {
			check.CannotBuild(err.Error())
		}
	}
	return g
}

// at returns the position at a ply.
func (s story) at(ply int) chess.Position {
	p := chess.MustParseFEN(s.fen)
	for _, text := range s.moves[:ply] {
		p = p.After(parseMove(text))
	}
	return p
}

// goTo asks Goto to go from one ply of the story to another and returns what is
// wrong with where that leads, or nil.
func (s story) goTo(at, ply int, possible bool, why string) *check.Miss {
	g := s.game(at)
	call := fmt.Sprintf("Goto(g, %d) at ply %d of %d", ply, at, len(s.moves))
	check.Asking(call, "")
	err := exercises.Goto(g, ply)
	miss := &check.Miss{Call: call, Got: gameText(g), Why: why, Play: fmt.Sprintf("go run ./ch04-special -fen %q", s.fen),
		Then: strings.TrimSpace(strings.Join(s.moves, ", "))}
	if back := len(s.moves) - at; back > 0 {
		miss.Then += fmt.Sprintf(", undo %d", back)
	}
	miss.Then = strings.TrimPrefix(fmt.Sprintf("%s, goto %d", miss.Then, ply), ", ")
	switch {
	case possible && err != nil:
		miss.Got, miss.Want = "an error: "+err.Error(), "no error"
	case !possible && err == nil:
		miss.Got, miss.Want = "no error", "an error"
	case !possible && strings.TrimSpace(err.Error()) == "":
		miss.Got, miss.Want = "an error that says nothing", "a sentence"
	case possible && miss.Got != gameText(s.game(ply)):
		miss.Want = gameText(s.game(ply))
	case !possible && miss.Got != gameText(s.game(at)):
		miss.Want = gameText(s.game(at))
	default:
		return nil
	}
	return miss
}

// gameText says all there is to say about a game.
func gameText(g *chess.Game) string {
	p := g.Position()
	return fmt.Sprintf("played: %v\ncaptured: %s\nto play again: %d\nposition: %s", g.Record(), letters(g.Captured()), g.Undone(), p.FEN())
}

// letters returns the letters of pieces.
func letters(pieces []chess.Piece) string {
	var sb strings.Builder
	for _, p := range pieces {
		sb.WriteByte(chess.Letter(p))
	}
	return sb.String()
}

// kinds asks for the kinds of moves in a position and returns what is wrong with
// them, or nil.
func kinds(p chess.Position, depth int, want exercises.Kinds, why string) *check.Miss {
	asked := p
	call := fmt.Sprintf("PerftKinds(p, %d)", depth)
	check.Asking(call, p.Board.String())
	got := exercises.PerftKinds(&asked, depth)
	switch {
	case asked != p:
		miss := changed(call, p, asked)
		miss.Why = "p is not as it was: each Make needs its Unmake."
		return miss
	case got == want:
		return nil
	case depth > 1 && got.Nodes == want.Nodes && why == "":
		why = "Only the moves of the last ply are told apart."
	case depth > 1 && got.Nodes > want.Nodes && why == "":
		why = "Only the moves of the last ply count. Those on the way there are no nodes, and are not told apart."
	}
	return &check.Miss{Call: call, Got: kindsText(got), Want: kindsText(want), Diagram: p.Board.String(), Why: why, Play: play(p),
		Then: fmt.Sprintf("kinds %d", max(depth, 1))}
}

// counts puts the seven numbers of a published table into their form.
func counts(nodes, captures, enPassant, castlings, promotions, checks, mates int) exercises.Kinds {
	return exercises.Kinds{
		Nodes: nodes, Captures: captures, EnPassant: enPassant, Castlings: castlings,
		Promotions: promotions, Checks: checks, Mates: mates,
	}
}

// kindsText writes the counts one below the other.
func kindsText(k exercises.Kinds) string {
	return fmt.Sprintf("nodes %d\ncaptures %d\nen passant %d\ncastlings %d\npromotions %d\nchecks %d\nmates %d",
		k.Nodes, k.Captures, k.EnPassant, k.Castlings, k.Promotions, k.Checks, k.Mates)
}

// kindsOf looks how a record writes every legal move, and so does not count as
// an answer would.
func kindsOf(p chess.Position) exercises.Kinds {
	var k exercises.Kinds
	for _, m := range p.LegalMoves() {
		text := chess.Ply{Before: p, Move: m}.String()
		captures, mates := strings.Contains(text, "x"), strings.HasSuffix(text, "#")
		for count, yes := range map[*int]bool{
			&k.Nodes:      true,
			&k.Captures:   captures,
			&k.EnPassant:  captures && p.At(m.To) == nil,
			&k.Castlings:  strings.HasPrefix(text, "O-O"),
			&k.Promotions: strings.Contains(text, "="),
			&k.Checks:     mates || strings.HasSuffix(text, "+"),
			&k.Mates:      mates,
		} {
			if yes {
				*count++
			}
		}
	}
	return k
}

// slips are what is wrong with A, B and C. Who reads this spoils the hunt.
var slips = [3]exercises.Slip{exercises.RookNotNeeded, exercises.TwoTakenBack, exercises.KingAskedTooEarly}

// position reads the position of a witness. It returns what is wrong with that
// or with the depth, or nil.
func position(name string, w exercises.Witness) (chess.Position, *check.Miss) {
	p, err := chess.ParseFEN(w.FEN)
	switch {
	case err != nil:
		return p, &check.Miss{Call: name, Got: err.Error(), Want: "a position in FEN"}
	case w.Depth < 1 || w.Depth > 3:
		return p, &check.Miss{Call: name, Got: fmt.Sprintf("depth %d", w.Depth), Want: "a depth from 1 to 3"}
	}
	return p, nil
}

// sane returns what keeps a position from standing in a game, or nil.
func sane(name string, p chess.Position) *check.Miss {
	var faults []string
	fault := func(format string, args ...any) { faults = append(faults, fmt.Sprintf(format, args...)) }
	kings := make(map[chess.Color]int)
	for s := chess.A1; s <= chess.H8; s++ {
		switch mover := p.At(s); {
		case mover == nil:
		case mover.Type() == chess.TypeKing:
			kings[mover.Color()]++
		case mover.Type() == chess.TypePawn && (s.Rank() == 0 || s.Rank() == 7):
			fault("A pawn on %s cannot be.", s)
		}
	}
	for _, c := range []chess.Color{chess.White, chess.Black} {
		if kings[c] != 1 {
			fault("%s has %d kings, and should have one.", colorName(c), kings[c])
		}
	}
	if side := p.SideToMove.Other(); p.InCheck(side) {
		fault("It is %s's turn, and %s's king is in check: it should not have been left there.", colorName(p.SideToMove), colorName(side))
	}
	for i, text := range planOf(&p) {
		if strings.HasPrefix(text, "right") && !strings.HasPrefix(text, "right, king, rook") {
			fault("The right to castle %s is there, and king and rook are not both on their first squares.", kingMoves[i])
		}
	}
	if s := p.EnPassant(); s != chess.NoSquare && !justPassed(p, s) {
		fault("No pawn can have passed over %s just now.", s)
	}
	if len(faults) == 0 {
		return nil
	}
	return &check.Miss{Call: name + " could not stand in a game", Why: strings.Join(faults, "\n"), Diagram: p.Board.String(), Play: play(p)}
}

// justPassed reports whether a pawn of the side not to move stands behind s, and
// s and the square that it came from are empty.
func justPassed(p chess.Position, s chess.Square) bool {
	up := chess.Square(8) // the way in which White's pawns walk
	if p.SideToMove == chess.White {
		up = -8
	}
	return p.At(s+up) == chess.NewPiece(chess.TypePawn, p.SideToMove.Other()) && p.At(s) == nil && p.At(s-up) == nil
}

// convicts returns nil if a witness convicts a crooked set, and else what both
// count on its move.
func convicts(set exercises.Crooked, p chess.Position, w exercises.Witness) *check.Miss {
	got := nodes(set.Divide(&p, w.Depth), w.Move)
	if got != nodes(p.Divide(w.Depth), w.Move) {
		return nil
	}
	why := "Up to depth 3 the two agree here on every move. Is there anything in this position that the rules treat specially?"
	for depth := 3; depth >= 1; depth-- {
		if disagree(set, p, depth) {
			why = fmt.Sprintf("The position is a good one: at depth %d the two differ on some move.", depth)
		}
	}
	return &check.Miss{Call: fmt.Sprintf("%s at depth %d, by the rules and by %s", w.Move, w.Depth, set.Name()), Got: both(got),
		Want: "a difference", Diagram: p.Board.String(), Why: why, Play: play(p), Then: fmt.Sprintf("crooked %s %d", set.Name(), w.Depth)}
}

// both says what the two divides have to say about a move, if it is the same.
func both(count string) string {
	if count == "-" {
		return "no such move in either"
	}
	return count + " in both"
}

// disagree reports whether a crooked set and the rules differ on any move.
func disagree(set exercises.Crooked, p chess.Position, depth int) bool {
	return len(differences(set, p, depth)) > 0
}

// differences returns the moves on which a crooked set and the rules differ, with
// both counts: "g3h1 4 5". Where one does not have the move stands a dash.
func differences(set exercises.Crooked, p chess.Position, depth int) []string {
	rules, crooked := p.Divide(depth), set.Divide(&p, depth)
	var found []string
	for _, count := range append(crooked, rules...) {
		line := fmt.Sprintf("%s %s %s", count.Move, nodes(rules, count.Move), nodes(crooked, count.Move))
		if nodes(rules, count.Move) != nodes(crooked, count.Move) && !slices.Contains(found, line) {
			found = append(found, line)
		}
	}
	return found
}

// nodes returns the count of one move in a divide, or a dash if it is not there.
func nodes(counts []chess.MoveCount, m chess.Move) string {
	for _, count := range counts {
		if count.Move == m {
			return fmt.Sprint(count.Nodes)
		}
	}
	return "-"
}

// changed says that an answer has changed the position it was only to look at.
func changed(call string, before, after chess.Position) *check.Miss {
	return &check.Miss{Call: call + " changes the position", Got: after.String(), Want: before.String(),
		Why: "p points to the caller's own position. To try a move, take a copy, after := p.After(m), or take back what you make."}
}

// play returns the command that sets up p.
func play(p chess.Position) string {
	return fmt.Sprintf("go run ./ch04-special -fen %q", p.FEN())
}

// parseMove reads a move that a test names.
func parseMove(text string) chess.Move {
	m, err := chess.ParseMove(text)
	if err != nil {
		panic(err)
	}
	return m
}

// colorName returns the name of the constant: White or Black.
func colorName(c chess.Color) string {
	if c == chess.White {
		return "White"
	}
	return "Black"
}
