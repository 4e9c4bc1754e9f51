// exercises_test.go judges your answers to the exercises of chapter 3.
//
//	go test ./ch03-check/...                          the exercises you have written
//	go test -run Task ./ch03-check/...                all of them
//	go test -run TestTaskPins ./ch03-check/...        one of them

package exercises_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch03-check/chess"
	"mateinfive/ch03-check/exercises"
	"mateinfive/internal/check"
)

func TestTaskDoubleCheck(t *testing.T) {
	tests := []struct{ name, board, white, black, why string }{
		{name: "there is no check as a game begins", board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"},
		{name: "one attacker is no double check", board: "4k3/8/8/8/8/8/8/4R1K1",
			why: "Only the rook attacks the king. That is a check, and no double one."},
		{name: "two lines, one up and one across", board: "7B/8/8/4k3/8/4R3/8/6K1", black: "e3 e4 f6 g7 h8"},
		{name: "a knight's attack has no squares between", board: "6k1/4N3/8/8/2B5/8/8/6K1", black: "c4 d5 e6 e7 f7",
			why: "A knight jumps. No square lies between it and the king."},
		{name: "the squares come in the order of the board", board: "4k3/8/5N2/8/8/8/8/4R1K1", black: "e1 e2 e3 e4 e5 e6 f6 e7"},
		{name: "a pawn can be one of the two", board: "8/4k3/3P4/8/8/8/8/4R1K1", black: "e1 e2 e3 e4 e5 d6 e6",
			why: "The pawn on d6 attacks c7 and e7."},
		{name: "White's king is asked about White's enemies", board: "4r1k1/8/8/8/1b6/8/8/4K3", white: "d2 e2 c3 e3 b4 e4 e5 e6 e7 e8"},
		{name: "of two rooks on one line only the first attacks", board: "4r1k1/4r3/8/8/8/8/8/4K3",
			why: "The rook on e7 stands in the way of the one on e8."},
		{name: "a piece in the way of one of them makes it a single check", board: "4k3/3p4/2B5/8/8/8/8/4R1K1",
			why: "The pawn on d7 stops the bishop. Only the rook attacks the king."},
		{name: "a pawn that walks to the king does not attack it", board: "4k3/4P3/5N2/8/8/8/8/6K1",
			why: "The pawn on e7 attacks d8 and f8. Only the knight gives check."},
		{name: "without a king there is no check", board: "8/8/5N2/8/8/8/8/4R3"},
	}
	e := check.New(t, "DoubleCheck")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := chess.MustParsePlacement(tt.board)
			for side, want := range [][]chess.Square{chess.White: squares(tt.white), chess.Black: squares(tt.black)} {
				side, asked := chess.Color(side), b
				call := "DoubleCheck(board, " + colorName(side) + ")"
				check.Asking(call, b.String())
				got := exercises.DoubleCheck(&asked, side)
				if asked != b {
					return changed(call, b, asked)
				}
				if miss := compare(call, b, got, want); miss != nil {
					return explained(miss, tt.why, play(chess.Position{Board: b, SideToMove: side}), "look below the board")
				}
			}
			return nil
		})
	}
}

func TestTaskFlights(t *testing.T) {
	tests := []struct{ name, fen, want, why string }{
		{name: "alone in the middle of the board a king has eight squares", fen: "7k/8/8/8/3K4/8/8/8 w", want: "c3 d3 e3 c4 e4 c5 d5 e5"},
		{name: "Black's king has its own enemies", fen: "8/6k1/8/8/8/8/8/K4R2 b", want: "g6 h6 h7 g8 h8",
			why: "In a Position that is made of a board alone, White is to move."},
		{name: "in the corner three are left", fen: "7k/8/8/8/8/8/8/K7 w", want: "b1 a2 b2"},
		{name: "its own pieces stand where it could go", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b"},
		{name: "it does not step onto an attacked square", fen: "3r3k/8/8/8/4K3/8/8/8 w", want: "e3 f3 f4 e5 f5",
			why: "The rook on d8 attacks all of the d-file."},
		{name: "the king cannot hide behind itself", fen: "R5k1/5ppp/8/8/8/8/8/6K1 b",
			why: "Once the king has left g8, the rook on a8 sees h8."},
		{name: "the king cannot hide behind itself on a diagonal", fen: "8/8/8/8/3k4/8/8/B6K b", want: "d3 e3 c4 e4 c5 d5",
			why: "The bishop on a1 sees as far as h8 once the king has left d4."},
		{name: "it takes an attacker that is not protected", fen: "7k/8/8/8/8/8/6r1/6K1 w", want: "f1 h1 g2"},
		{name: "it does not take what is protected", fen: "7k/1b6/8/8/8/8/6r1/6K1 w", want: "f1 h1",
			why: "The bishop on b7 attacks g2, although its own rook stands there."},
		{name: "a pawn attacks where it does not walk", fen: "7k/8/8/4p3/8/4K3/8/8 w", want: "d2 e2 f2 d3 f3 e4",
			why: "The pawn on e5 attacks d4 and f4. It walks to e4 and does not attack that."},
		{name: "two kings keep apart", fen: "8/8/4k3/8/4K3/8/8/8 w", want: "d3 e3 f3 d4 f4"},
		{name: "a pinned piece attacks as well", fen: "4k3/8/8/8/4r3/2K5/8/4R3 w", want: "b2 c2 d2 b3 d3",
			why: "The rook on e4 may not leave the e-file, because its king stands behind it. It attacks the fourth rank all the same."},
		{name: "a side without a king has no such squares", fen: "7k/8/8/8/8/8/8/R7 w"},
	}
	e := check.New(t, "Flights")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			asked := p.Board
			call := "Flights(board, " + colorName(p.SideToMove) + ")"
			check.Asking(call, p.Board.String())
			got := exercises.Flights(&asked, p.SideToMove)
			if asked != p.Board {
				return changed(call, p.Board, asked)
			}
			return explained(compare(call, p.Board, got, squares(tt.want)), tt.why, play(p), "flights")
		})
	}
}

func TestTaskPins(t *testing.T) {
	tests := []struct {
		name, board  string
		white, black string // the pins as Go prints them: {pinned pinner [line]}
		why          string
	}{
		{name: "no piece is pinned as a game begins", board: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"},
		{name: "a rook pins along a file", board: "4r1k1/8/8/8/4N3/8/8/4K3", white: "{e4 e8 [e2 e3 e5 e6 e7]}"},
		{name: "a bishop pins along a diagonal", board: "6k1/8/8/8/1b6/8/3P4/4K3", white: "{d2 b4 [c3]}"},
		{name: "at close quarters there are no squares between", board: "6k1/8/8/8/8/8/8/KRq5", white: "{b1 c1 []}"},
		{name: "the line begins at the king", board: "4k3/8/8/4n3/8/8/8/4R1K1", black: "{e5 e1 [e7 e6 e4 e3 e2]}",
			why: "Black's king looks down the board, so e7 comes first."},
		{name: "two pieces in between are not pinned", board: "4r1k1/8/8/8/4P3/4N3/8/4K3",
			why: "Either may go: the other still stands there."},
		{name: "an enemy piece in between is not pinned", board: "4r1k1/8/8/8/4n3/8/8/4K3"},
		{name: "a rook pins nothing along a diagonal", board: "6k1/8/8/8/1r6/8/3P4/4K3"},
		{name: "an enemy pawn pins nothing", board: "6k1/8/8/8/5p2/4P3/3K4/8", why: "A pawn takes one step and no more."},
		{name: "a piece that may still move along the line is pinned", board: "4r1k1/8/8/8/4R3/8/8/4K3", white: "{e4 e8 [e2 e3 e5 e6 e7]}",
			why: "The rook on e4 may go up and down the file, and may even take the one on e8. It may not leave the file."},
		{name: "several pins come in the order of the board", board: "4r1k1/8/8/b7/4N3/8/3P4/4KB1q",
			white: "{f1 h1 [g1]} {d2 a5 [c3 b4]} {e4 e8 [e2 e3 e5 e6 e7]}"},
		{name: "each side has its own pins", board: "4k3/3q4/8/1B2r3/8/8/4Q3/4K3", white: "{e2 e5 [e3 e4]}",
			black: "{e5 e2 [e7 e6 e4 e3]} {d7 b5 [c6]}"},
		{name: "in check only the pinned piece is pinned", board: "4r1k1/8/8/8/4N3/5n2/P7/R3K3", white: "{e4 e8 [e2 e3 e5 e6 e7]}",
			why: "The knight on f3 gives check. That pins nothing."},
		{name: "a side without a king has no pins", board: "4r1k1/8/8/8/4N3/8/8/4Q3"},
	}
	e := check.New(t, "Pins")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			b := chess.MustParsePlacement(tt.board)
			for side, want := range []string{chess.White: tt.white, chess.Black: tt.black} {
				side, asked := chess.Color(side), b
				call := "Pins(board, " + colorName(side) + ")"
				check.Asking(call, b.String())
				pins := exercises.Pins(&asked, side)
				if asked != b {
					return changed(call, b, asked)
				}
				if got := fmt.Sprint(pins); got != "["+want+"]" {
					miss := &check.Miss{Call: call, Got: got, Want: "[" + want + "]", Diagram: b.String()}
					for _, p := range pins {
						if name := p.Pinned.String(); !strings.Contains(want, "{"+name+" ") {
							miss.Extra = append(miss.Extra, name)
						}
					}
					for _, pin := range strings.Split(want, "{")[1:] {
						if name := pin[:2]; !strings.Contains(got, "{"+name+" ") {
							miss.Missing = append(miss.Missing, name)
						}
					}
					if len(miss.Extra)+len(miss.Missing) == 0 {
						miss.Why = "The pinned pieces are right. Look at the pinner, the line from the king on, and the order."
					}
					return explained(miss, tt.why, play(chess.Position{Board: b, SideToMove: side}), "pins")
				}
			}
			return nil
		})
	}
}

func TestTaskMateInOne(t *testing.T) {
	tests := []struct{ name, fen, want, why string }{
		{name: "a king with no way off its rank is mated", fen: "6k1/5ppp/8/8/8/8/8/R5K1 w", want: "a1a8"},
		{name: "a check that the king can walk away from is no mate", fen: "6k1/5pp1/8/8/8/8/8/R5K1 w",
			why: "After a1a8 the king goes to h7."},
		{name: "a check whose giver can be taken is no mate", fen: "6k1/5ppp/8/8/4b3/8/8/R5K1 w",
			why: "After a1a8 the bishop takes the rook."},
		{name: "a check that can be blocked is no mate", fen: "6k1/4nppp/8/8/8/8/8/R5K1 w",
			why: "After a1a8 the knight steps between, on c8."},
		{name: "stalemate is no mate", fen: "7k/8/5K2/8/8/8/8/6Q1 w", want: "g1g7",
			why: "After g1g6 Black cannot move and is not in check. That is a draw."},
		{name: "every mate is listed", fen: "7k/1Q6/6K1/8/8/8/8/8 w", want: "b7g7 b7h7 b7a8 b7b8 b7c8"},
		{name: "a piece that steps aside can uncover a mate", fen: "7k/7p/5N2/8/8/8/1B6/K5R1 w",
			want: "g1g8 f6e4 f6d5 f6h5 f6d7 f6e8 f6g8"},
		{name: "a pinned piece may not leave its line to mate", fen: "7k/6pp/8/4b3/8/2R5/8/K7 w",
			why: "The rook may not leave the diagonal: the bishop on e5 would attack its king."},
		{name: "who is in check has to see to that first", fen: "6k1/5ppp/8/8/3b4/8/8/R5K1 w",
			why: "White's own king is in check by the bishop."},
		{name: "Black mates after four careless plies", fen: "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b", want: "d8h4"},
		{name: "a queen mates because a bishop protects her", fen: "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w",
			want: "h5f7"},
		{name: "there is no mate as a game begins", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"},
	}
	e := check.New(t, "MateInOne")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			p := chess.MustParseFEN(tt.fen)
			asked := p
			call := "MateInOne(p), " + colorName(p.SideToMove) + " to move"
			check.Asking(call, p.Board.String())
			moves := exercises.MateInOne(&asked)
			if asked != p {
				return changedPosition(call, p, asked)
			}
			got, want := names(moves), "["+tt.want+"]"
			if got == want {
				return nil
			}
			miss := &check.Miss{Call: call, Got: got, Want: want, Diagram: p.Board.String(), Why: tt.why}
			if sorted(got) == sorted(want) {
				miss.Why = "The moves are right. They come in the order of LegalMoves."
			}
			return explained(miss, "", play(p), "mate?")
		})
	}
}

func TestTaskEscapes(t *testing.T) {
	tests := []struct{ name, fen, flee, capture, block, why string }{
		{name: "a king that is not in check has nothing to escape from", fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w",
			why: "The king is not in check: all three are empty."},
		{name: "there are three ways", fen: "4k3/8/r7/8/1b6/8/8/4R1K1 b", flee: "e8d7 e8f7 e8d8 e8f8", capture: "b4e1", block: "b4e7 a6e6"},
		{name: "a king that takes is a king that flees", fen: "6k1/r5Q1/8/8/8/8/8/6K1 b", flee: "g8g7", capture: "a7g7"},
		{name: "from a double check only the king escapes", fen: "4k3/8/r4N2/8/8/8/8/4R1K1 b", flee: "e8f7 e8d8 e8f8",
			why: "The rook on a6 may take the knight or step in front of the other rook. Either way one attacker is left."},
		{name: "no piece steps between a knight and a king", fen: "6k1/5pp1/5N2/8/8/8/8/6K1 b", flee: "g8f8 g8h8", capture: "g7f6"},
		{name: "a pawn steps between by walking", fen: "8/4p3/5p2/R6k/8/8/8/K7 b", flee: "h5g4 h5h4 h5g6 h5h6", block: "f6f5 e7e5"},
		{name: "a pawn does not step between by attacking", fen: "8/8/5p2/7k/8/8/8/K6R b", flee: "h5g4 h5g5 h5g6",
			why: "A pawn leaves its file only to take something."},
		{name: "a pinned piece cannot help", fen: "4k3/3n4/8/1B6/8/8/8/4R1K1 b", flee: "e8f7 e8d8 e8f8",
			why: "Without the knight on d7 the bishop would attack the king, too."},
		{name: "mate is when there is no way at all", fen: "R5k1/5ppp/8/8/8/8/8/6K1 b"},
		{name: "White's pieces step between, too", fen: "4k3/8/8/8/4q3/8/3P1P2/3QKBN1 w", block: "d1e2 f1e2 g1e2"},
		{name: "a side without a king is in no check", fen: "4k3/8/8/8/8/8/8/4R3 w"},
	}
	e := check.New(t, "Escapes")
	for _, tt := range tests {
		e.Case(tt.name, func() *check.Miss {
			want := fmt.Sprintf("flee [%s] capture [%s] block [%s]", tt.flee, tt.capture, tt.block)
			return escapes(chess.MustParseFEN(tt.fen), want, tt.why)
		})
	}
	e.Case("the same as brute force on thousands of random positions", func() *check.Miss {
		r := rand.New(rand.NewPCG(3, 5))
		start := time.Now()
		for range 3000 {
			if time.Since(start) > time.Second/2 {
				break // a slow answer, or a slow machine: the positions so far will do
			}
			p, ok := randomCheck(r)
			if !ok {
				check.CannotBuild("nobody ever gives check")
			}
			if miss := escapes(p, bruteForce(p), ""); miss != nil {
				return miss
			}
		}
		return nil
	})
}

func TestTaskMateWitnesses(t *testing.T) {
	e := check.New(t, "MateWitnesses")
	for _, which := range []string{"capture", "block"} {
		witness := func() chess.Position {
			capture, block := exercises.MateWitnesses()
			p := chess.Position{Board: capture, SideToMove: chess.Black}
			if which == "block" {
				p.Board = block
			}
			return p
		}
		e.Case("the "+which+" witness could stand in a game", func() *check.Miss { return sane("the "+which+" witness", witness()) })
		e.Case("the crooked rule calls the "+which+" witness a mate", func() *check.Miss {
			p := witness()
			if exercises.KingOnlyMate(&p.Board, chess.Black) {
				return nil
			}
			why := "Black's king is not in check."
			if p.InCheck(chess.Black) {
				why = "Black's king can move, so even the crooked rule sees that it is no mate."
			}
			return &check.Miss{Call: "KingOnlyMate(the " + which + " witness, Black)", Got: "false", Want: "true",
				Diagram: p.Board.String(), Why: why, Play: play(p), Then: "moves " + p.King(chess.Black).String()}
		})
		e.Case("in the "+which+" witness only a "+which+" helps", func() *check.Miss { return onlyHelp(witness(), which) })
	}

	e = check.New(t, "MateWitnesses").Judging("GhostWitness")
	e.Case("the ghost's witness could stand in a game", func() *check.Miss {
		p, _ := ghostWitness()
		return sane("the ghost's witness", p)
	})
	e.Case("the ghost's witness is not the one on the page", func() *check.Miss {
		p, m := ghostWitness()
		printed := chess.MustParseFEN("6k1/5ppp/8/8/8/8/8/R5K1 w")
		if p != printed && p.After(m) != printed.After(chess.Move{From: chess.A1, To: chess.A8}) {
			return nil
		}
		return &check.Miss{Call: "GhostWitness()", Got: "the rook's mate on a8, which the pages show", Want: "another one",
			Diagram: p.Board.String(), Why: "Where else does the square that a piece leaves matter?"}
	})
	e.Case("the move is legal and mates", func() *check.Miss {
		p, m := ghostWitness()
		g := chess.NewGameFrom(p)
		err := g.Play(m)
		if err == nil && g.Status() == chess.Checkmate {
			return nil
		}
		miss := &check.Miss{Call: "White plays " + m.String(), Got: g.Status().String(), Want: "checkmate", Diagram: p.Board.String(),
			Play: play(p), Then: m.String()}
		if err != nil {
			miss.Got = "refused, " + err.Error()
		}
		return miss
	})
	e.Case("the ghost denies the mate of the witness", func() *check.Miss {
		p, m := ghostWitness()
		after := p.After(m)
		if !exercises.GhostMate(&after.Board, chess.Black) {
			return nil
		}
		return &check.Miss{Call: "GhostMate(the witness after " + m.String() + ", Black)", Got: "true", Want: "false",
			Diagram: after.Board.String(), Why: "Here the ghost sees the mate, so its fault would not be noticed.", Play: play(p),
			Then: m.String()}
	})
}

// ghostWitness returns the ghost's witness as a position, with White to move.
func ghostWitness() (chess.Position, chess.Move) {
	b, m := exercises.GhostWitness()
	return chess.Position{Board: b, SideToMove: chess.White}, m
}

// escapes asks for the ways out of check in one position and returns what is
// wrong with them, or nil.
func escapes(p chess.Position, want, why string) *check.Miss {
	asked := p
	call := "Escapes(p), " + colorName(p.SideToMove) + " to move"
	check.Asking(call, p.Board.String())
	ways := exercises.Escapes(&asked)
	if asked != p {
		return changedPosition(call, p, asked)
	}
	got := fmt.Sprintf("flee %s capture %s block %s", names(ways.Flee), names(ways.Capture), names(ways.Block))
	if got == want {
		return nil
	}
	if sorted(got) == sorted(want) && why == "" {
		why = "The moves are right. Is each in its own list, and in the order of LegalMoves?"
	}
	return &check.Miss{Call: call, Got: got, Want: want, Diagram: p.Board.String(), Why: why, Play: play(p), Then: "escapes"}
}

// bruteForce tries every piece of the side to move on every square and sorts
// what leaves the king safe.
func bruteForce(p chess.Position) string {
	side := p.SideToMove
	king := p.King(side)
	attackers := p.Attackers(king, side.Other())
	var flee, capture, block []chess.Move
	for from := chess.A1; from <= chess.H8; from++ {
		if mover := p.At(from); mover == nil || mover.Color() != side {
			continue
		}
		for _, to := range p.Reach(from) {
			m := chess.Move{From: from, To: to}
			after := p.After(m)
			switch {
			case to == p.King(side.Other()) || after.InCheck(side):
			case from == king:
				flee = append(flee, m)
			case slices.Contains(attackers, to):
				capture = append(capture, m)
			default:
				block = append(block, m)
			}
		}
	}
	return fmt.Sprintf("flee %s capture %s block %s", names(flee), names(capture), names(block))
}

// randomCheck returns a random position with both kings in it, in which the king
// of the side to move is in check. By rules that are not right there may be none.
func randomCheck(r *rand.Rand) (p chess.Position, ok bool) {
	types := chess.PieceTypes()
	for range 1000 {
		side := chess.Color(r.IntN(2))
		p = chess.Position{SideToMove: side}
		for range 2 + r.IntN(16) {
			t := types[1+r.IntN(len(types)-1)] // no king
			s := chess.Square(r.IntN(64))
			if rank := s.Rank(); t != chess.TypePawn || 0 < rank && rank < 7 {
				p.Set(s, chess.NewPiece(t, chess.Color(r.IntN(2))))
			}
		}
		p.Set(chess.Square(r.IntN(64)), chess.NewPiece(chess.TypeKing, side.Other()))
		p.Set(chess.Square(r.IntN(64)), chess.NewPiece(chess.TypeKing, side))
		if p.King(side.Other()) != chess.NoSquare && p.InCheck(side) {
			return p, true
		}
	}
	return p, false
}

// sane returns what keeps a witness from standing in a game, or nil.
func sane(name string, p chess.Position) *check.Miss {
	pieces := 0
	kings := make(map[chess.Color]int)
	var faults []string
	for s := chess.A1; s <= chess.H8; s++ {
		piece := p.At(s)
		if piece == nil {
			continue
		}
		pieces++
		if piece.Type() == chess.TypeKing {
			kings[piece.Color()]++
		}
		if piece.Type() == chess.TypePawn && (s.Rank() == 0 || s.Rank() == 7) {
			faults = append(faults, fmt.Sprintf("A pawn on %s cannot be.", s))
		}
	}
	for _, c := range []chess.Color{chess.White, chess.Black} {
		if kings[c] != 1 {
			faults = append(faults, fmt.Sprintf("%s has %d kings, and should have one.", colorName(c), kings[c]))
		}
	}
	if side := p.SideToMove.Other(); p.InCheck(side) {
		faults = append(faults, fmt.Sprintf("It is %s's turn, and %s's king is in check: it should not have been left there.", colorName(p.SideToMove), colorName(side)))
	}
	if pieces > 6 {
		faults = append(faults, fmt.Sprintf("There are %d pieces. Six are the limit: which ones does the idea not need?", pieces))
	}
	if len(faults) == 0 {
		return nil
	}
	return &check.Miss{Call: name + " does not count yet", Why: strings.Join(faults, "\n"), Diagram: p.Board.String(), Play: play(p)}
}

// onlyHelp returns what is wrong with a witness whose king should be in check
// and be helped by one kind of move alone, or nil.
func onlyHelp(p chess.Position, which string) *check.Miss {
	moves, checkers := p.LegalMoves(), p.Checkers(chess.Black)
	helps := map[string][]chess.Move{}
	for _, m := range moves {
		switch {
		case m.From == p.King(chess.Black):
			helps["king"] = append(helps["king"], m)
		case slices.Contains(checkers, m.To):
			helps["capture"] = append(helps["capture"], m)
		default:
			helps["block"] = append(helps["block"], m)
		}
	}
	if len(checkers) > 0 && len(helps) == 1 && len(helps[which]) > 0 {
		return nil
	}
	miss := &check.Miss{Call: "the legal moves on the " + which + " witness", Got: names(moves),
		Want: which + "s of the check and nothing else", Diagram: p.Board.String(), Play: play(p)}
	switch {
	case len(checkers) == 0:
		miss.Got = "no check"
	case len(helps) == 0:
		miss.Got, miss.Why = "none", "That is a real mate, and the crooked rule is right about it."
	}
	return miss
}

// compare returns what is wrong with a list of squares of b, or nil.
func compare(call string, b chess.Board, got, want []chess.Square) *check.Miss {
	if slices.Equal(got, want) {
		return nil
	}
	miss := &check.Miss{Call: call, Got: fmt.Sprint(got), Want: fmt.Sprint(want), Diagram: b.String()}
	for _, s := range got {
		if !slices.Contains(want, s) {
			miss.Extra = append(miss.Extra, s.String())
		}
	}
	for _, s := range want {
		if !slices.Contains(got, s) {
			miss.Missing = append(miss.Missing, s.String())
		}
	}
	if len(miss.Extra)+len(miss.Missing) == 0 {
		miss.Why = "The squares are right. Each should come once, and a1 first: along each rank, from the first to the eighth."
	}
	return miss
}

// explained adds to a miss, if there is one, why the rules say so and how to
// see it.
func explained(miss *check.Miss, why, play, then string) *check.Miss {
	if miss == nil {
		return nil
	}
	if miss.Why == "" {
		miss.Why = why
	}
	miss.Play, miss.Then = play, then
	return miss
}

// changed says that an answer has changed the board it was only to look at.
func changed(call string, before, after chess.Board) *check.Miss {
	return &check.Miss{Call: call + " changes the board", Got: after.String(), Want: before.String(), Why: "b points to the caller's own board. To try something out, copy it first: c := *b."}
}

// changedPosition says the same of a position.
func changedPosition(call string, before, after chess.Position) *check.Miss {
	return &check.Miss{Call: call + " changes the position", Got: after.String(), Want: before.String(),
		Why: "p points to the caller's own position. To try a move, take a copy: after := p.After(m)."}
}

// play returns the command that sets up p.
func play(p chess.Position) string {
	return fmt.Sprintf("go run ./ch03-check -fen %q", p.FEN())
}

// names writes moves as Go prints them: [e2e4 g1f3].
func names(moves []chess.Move) string { return fmt.Sprint(moves) }

// sorted sorts the words of a text such as [e2e4 g1f3].
func sorted(text string) string {
	words := strings.Fields(strings.NewReplacer("[", " ", "]", " ").Replace(text))
	slices.Sort(words)
	return strings.Join(words, " ")
}

// squares reads a list such as "e4 f5".
func squares(list string) []chess.Square {
	var found []chess.Square
	for _, name := range strings.Fields(list) {
		s, err := chess.ParseSquare(name)
		if err != nil {
			panic(err)
		}
		found = append(found, s)
	}
	return found
}

// colorName returns the name of the constant: White or Black.
func colorName(c chess.Color) string {
	if c == chess.White {
		return "White"
	}
	return "Black"
}
