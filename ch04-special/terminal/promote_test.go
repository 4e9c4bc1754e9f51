// promote_test.go is asked what a pawn becomes, and answers in every way there is.

package terminal

import (
	"strings"
	"testing"

	"mateinfive/ch04-special/chess"
)

// atTheEnd is a position in which White's pawn may go to c8, or to d8 with a
// capture, and its king may castle.
const atTheEnd = "3r2k1/2P5/8/8/8/8/8/R3K2R w KQ - 0 1"

// theQuestion is what the program says before it asks.
const theQuestion = "the pawn becomes a queen, a rook, a bishop or a knight: type q, r, b or n, or\nundo to think again\n"

// again is how the program asks again after such an answer.
func again(line string) string {
	return wrap(`"`+line+`": type q, r, b or n for what the pawn becomes, or undo to leave it on c7`) + "\n"
}

// asking returns a session that asks what the pawn on c7 becomes on d8. Two moves
// have been played, and two more were taken back.
func asking(t *testing.T) *session {
	t.Helper()
	s := newSession(nil, Options{Position: chess.MustParseFEN(atTheEnd), Quiet: true})
	for _, line := range []string{"a1a2", "g8g7", "a2a3", "g7g8", "undo 2"} {
		answer(s, line)
	}
	compare(t, answer(s, "c7d8"), theQuestion)
	compare(t, s.prompt(), "promote> ")
	return s
}

func TestPromotionIsAnswered(t *testing.T) {
	tests := []struct{ line, want string }{
		{"q", "2. c7xd8=Q"}, {"r", "2. c7xd8=R"}, {"b", "2. c7xd8=B"}, {"n", "2. c7xd8=N"},
		{"Q", "2. c7xd8=Q"}, {"=N", "2. c7xd8=N"}, {"=b", "2. c7xd8=B"}, {"  r  ", "2. c7xd8=R"},
		{"queen", "2. c7xd8=Q"}, {"Rook", "2. c7xd8=R"}, {"BISHOP", "2. c7xd8=B"}, {"knight", "2. c7xd8=N"},
	}
	for _, tt := range tests {
		row(t, tt.line, func(t *testing.T) {
			s := asking(t)
			said, _, _ := strings.Cut(answer(s, tt.line), "\n")
			compare(t, said, tt.want)
			compare(t, s.prompt(), "black> ")
			compare(t, answer(s, "captured"), "captured: r\n")
			compare(t, answer(s, "redo"), "nothing to play again\n")
		})
	}
}

// What is no answer changes nothing, and the question stays open.
func TestPromotionIsAskedAgain(t *testing.T) {
	for _, line := range []string{
		"k", "p", "x", "pawn", "king", "qq", "q r", "q!", "=", "==q", "c7", "d8", "e2e9", "c7d8k", "c7d8=p", "Nf3", "yes", "draw", "O-O-O-O",
	} {
		row(t, line, func(t *testing.T) {
			s := asking(t)
			before := position(s)
			compare(t, answer(s, line), again(line))
			compare(t, position(s), before)
			compare(t, s.prompt(), "promote> ")
		})
	}
	s := asking(t)
	compare(t, answer(s, "\x1b[2J"), again(`\x1b[2J`))
	compare(t, answer(s, strings.Repeat("q", 100)), again(strings.Repeat("q", 40)+"..."))
}

func TestPromotionWaits(t *testing.T) {
	s := asking(t)
	before := position(s)
	for _, line := range []string{"", "   ", "# q", "#q"} {
		compare(t, answer(s, line), "")
		compare(t, position(s), before)
		compare(t, s.prompt(), "promote> ")
	}
}

// Other commands do what they always do, and the question stays open.
func TestCommandsWhilePromotionIsAsked(t *testing.T) {
	for _, line := range []string{
		"board", "BOARD", "help", "moves c7", "moves e1", "moves a9", "attackers d8", "captured", "record", "fen", "fen x", "flip", "pieces figures", "pieces",
		"why c7d8", "why e1e2", "perft 1", "divide 1", "perft", "redo 9", "board now",
	} {
		row(t, line, func(t *testing.T) {
			s, other := asking(t), asking(t)
			other.letGo()
			before := position(s)
			compare(t, answer(s, line), answer(other, line))
			compare(t, position(s), before)
			compare(t, s.prompt(), "promote> ")
			said, _, _ := strings.Cut(answer(s, "n"), "\n")
			compare(t, said, "2. c7xd8=N")
		})
	}
}

// At the question, undo takes back no more than what was begun.
func TestUndoLeavesThePawn(t *testing.T) {
	for _, line := range []string{"undo", "UNDO"} {
		s := asking(t)
		compare(t, answer(s, line), "the pawn stays on c7\n")
		compare(t, s.prompt(), "white> ")
		compare(t, answer(s, "record"), "1. Ra1-a2 Kg8-g7\n")
		compare(t, answer(s, "q"), `not a move and not a command: "q". Try e1f1 or e1e2; help lists the commands`+"\n")
	}
}

// A touched pawn that was on its way is let go as well.
func TestUndoLetsGoOfTheTouchedPawn(t *testing.T) {
	s := newSession(nil, Options{Position: chess.MustParseFEN(atTheEnd), Quiet: true})
	answer(s, "c7")
	compare(t, answer(s, "c8"), theQuestion)
	compare(t, answer(s, "undo"), "the pawn stays on c7\n")
	compare(t, answer(s, "d8"), "not your turn: the rook on d8 is black, and white is to move. Try a1b1 or a1c1\n")
}

// With a number behind it, undo takes back what was played. Other words behind it
// make it no answer, and the question stays.
func TestUndoWithMoreAtTheQuestion(t *testing.T) {
	s := asking(t)
	compare(t, answer(s, "undo 2"), "taken back: 1. Ra1-a2 to 1... Kg8-g7\n")
	compare(t, s.prompt(), "white> ")
	s = asking(t)
	compare(t, answer(s, "undo banana"), "that is not how to type it: try undo, or undo 3\n")
	compare(t, s.prompt(), "promote> ")
}

// What no pawn can become is answered by the question, if the move is right.
func TestNonsenseBehindAMoveOpensTheQuestion(t *testing.T) {
	s := newSession(nil, Options{Position: chess.MustParseFEN(atTheEnd), Quiet: true})
	compare(t, answer(s, "c7c8k"), theQuestion)
	compare(t, answer(s, "r"), "1. c7-c8=R\n")
	answer(s, "undo")
	answer(s, "c7")
	compare(t, answer(s, "c8k"), theQuestion)
	compare(t, answer(s, "n"), "1. c7-c8=N\n")
	compare(t, answer(s, "g8g7k"), wrap(`promotion: "k": a pawn becomes a queen, a rook, a bishop or a knight: q, r, b or n. Try g8f7 or g8g7`)+"\n")
}

// Behind a move that is no promotion it is refused, with other moves of that piece.
func TestNonsenseBehindAnotherMove(t *testing.T) {
	s := newSession(nil, quietGame)
	compare(t, answer(s, "a2a3k"), wrap(`promotion: "k": a pawn becomes a queen, a rook, a bishop or a knight: q, r, b or n. Try a2a3 or a2a4`)+"\n")
}

// Commands that change the game leave no pawn to ask for.
func TestPromotionIsForgotten(t *testing.T) {
	tests := []struct{ line, prompt string }{
		{"redo", "black> "}, {"redo 2", "white> "}, {"reset", "white> "},
		{"fen 4k3/8/8/8/8/8/8/4K3 b", "black> "}, {"fen " + atTheEnd, "white> "},
	}
	for _, tt := range tests {
		row(t, tt.line, func(t *testing.T) {
			s := asking(t)
			answer(s, tt.line)
			compare(t, s.prompt(), tt.prompt)
			if got := answer(s, "q"); !strings.HasPrefix(got, `not a move and not a command: "q"`) {
				t.Errorf("after %s, q is answered by %s", tt.line, got)
			}
		})
	}
}

func TestAnotherMoveInstead(t *testing.T) {
	tests := []struct{ line, want, prompt string }{
		{"a2a3", "2. Ra2-a3\n", "black> "},
		{"Ra2xa3", "2. Ra2-a3\n", "black> "},
		{"a2 a3", "2. Ra2-a3\n", "black> "},
		{"O-O", "2. O-O\n", "black> "},
		{"e1g1", "2. O-O\n", "black> "},
		{"c7d8n", "2. c7xd8=N\n", "black> "},
		{"c7xd8=B", "2. c7xd8=B\n", "black> "},
		{"c7c8", theQuestion, "promote> "},
		{"c7d8", theQuestion, "promote> "},
	}
	for _, tt := range tests {
		row(t, tt.line, func(t *testing.T) {
			s := asking(t)
			compare(t, answer(s, tt.line), tt.want)
			compare(t, s.prompt(), tt.prompt)
		})
	}
	s := asking(t)
	answer(s, "c7c8")
	compare(t, answer(s, "n"), "2. c7-c8=N\n")
}

// A move that is refused is no move instead: the question stays open.
func TestRefusedMoveWhilePromotionIsAsked(t *testing.T) {
	for _, line := range []string{"a2b3", "e1e3", "c7c6", "g7g8", "O-O-O", "Qe1-e2", "a2a3q"} {
		row(t, line, func(t *testing.T) {
			s, other := asking(t), asking(t)
			other.letGo()
			before := position(s)
			compare(t, answer(s, line), answer(other, line))
			compare(t, position(s), before)
			compare(t, s.prompt(), "promote> ")
		})
	}
}

// Only a move that could be played is worth the question.
func TestPromotionIsNotAsked(t *testing.T) {
	tests := []struct{ name, fen, line, want string }{
		{"the pawn is pinned", "7k/KP5r/8/8/8/8/8/8 w", "b7b8", "that leaves your king on a7 to the rook on h7. Try a7a6 or a7b6"},
		{"the way is blocked", "2r4k/2P5/8/8/8/8/8/K7 w", "c7c8", "a pawn cannot capture straight ahead: the rook on c8 is in the way of the pawn on c7. Try a1b1 or a1a2"},
		{"nothing to capture", "7k/2P5/8/8/8/8/8/K7 w", "c7d8", "a pawn goes diagonally only to capture: d8 is empty. Try c7c8q or c7c8r"},
		{"not your turn", "7k/2P5/8/8/8/8/8/K7 b", "c7c8", "not your turn: the pawn on c7 is white, and black is to move. Try h8g7 or h8h7"},
		{"a king is never captured", "3k4/2P5/8/8/8/8/8/K7 w", "c7d8", "a king is never captured: the pawn on c7 attacks the king on d8, and that is as far as it goes. Try c7c8q or c7c8r"},
		{"the game is over", "4k3/4P3/4K3/8/8/8/8/8 b", "e7e8", "the game is over: stalemate, black cannot move and is not in check: a draw"},
		{"another piece", "7k/2R5/8/8/8/8/8/K7 w", "c7c8", "1. Rc7-c8+"},
		{"not there yet", "7k/8/2P5/8/8/8/8/K7 w", "c6c7", "1. c6-c7"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(tt.fen), Quiet: true})
			if got := answer(s, tt.line); !strings.HasPrefix(got, wrap(tt.want)+"\n") {
				t.Errorf("%s is answered by\n%swant\n%s", tt.line, got, wrap(tt.want))
			}
			if s.prompt() == "promote> " {
				t.Errorf("after %s the program asks what the pawn becomes", tt.line)
			}
		})
	}
}

// The second of two steps may say what the pawn becomes. If it does not, the
// question comes.
func TestPromotionInTwoSteps(t *testing.T) {
	tests := []struct{ line, want, prompt string }{
		{"c8q", "1. c7-c8=Q\n", "black> "},
		{"C8Q", "1. c7-c8=Q\n", "black> "},
		{"c8=N", "1. c7-c8=N\n", "black> "},
		{"d8 b", "1. c7xd8=B\n", "black> "},
		{"d8 =R", "1. c7xd8=R+\ncheck: the king on g8 is attacked by the rook on d8\n", "black> "},
		{"d8", theQuestion, "promote> "},
	}
	for _, tt := range tests {
		row(t, tt.line, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(atTheEnd), Quiet: true})
			answer(s, "c7")
			compare(t, answer(s, tt.line), tt.want)
			compare(t, s.prompt(), tt.prompt)
		})
	}
}

// A second step that is refused leaves the piece in the hand.
func TestRefusedPromotionInTwoSteps(t *testing.T) {
	tests := []struct{ first, second, want string }{
		{"c7", "b8k", `promotion: "k": a pawn becomes a queen, a rook, a bishop or a knight: q, r, b or n. Try c7c8q or c7c8r`},
		{"c7", "b8q", "a pawn goes diagonally only to capture: b8 is empty. Try c7c8q or c7c8r"},
		{"c7", "c9q", `no such square: "c9" (squares run from a1 to h8). Try c7c8q or c7c8r`},
		{"a1", "a2q", "promotion: only a pawn that reaches the end of the board becomes another piece. Try a1b1 or a1c1"},
	}
	for _, tt := range tests {
		row(t, tt.second, func(t *testing.T) {
			s := newSession(nil, Options{Position: chess.MustParseFEN(atTheEnd), Quiet: true})
			answer(s, tt.first)
			before := position(s)
			if got := answer(s, tt.second); !strings.HasPrefix(got, wrap(tt.want)) {
				t.Errorf("%s is answered by\n%swant\n%s", tt.second, got, wrap(tt.want))
			}
			compare(t, position(s), before)
		})
	}
}

func TestInputEndsWhilePromotionIsAsked(t *testing.T) {
	o := Options{Position: chess.MustParseFEN(atTheEnd), Quiet: true}
	tests := []struct{ name, input, want string }{
		{"the input ends", "c7c8\n", ask + theQuestion + "promote> \n"},
		{"the input ends after nonsense", "c7c8\nk", ask + theQuestion + "promote> " +
			again("k") + "promote> \n"},
		{"quit", "c7c8\nquit\nfen\n", ask + theQuestion + "promote> "},
		{"exit", "c7c8\nExit\nfen\n", ask + theQuestion + "promote> "},
		{"a line too long", "c7c8\n" + strings.Repeat("q", 2000) + "\nn\n", ask + theQuestion + "promote> \n" + errLongLine.Error() + "\npromote> 1. c7-c8=N\nblack> \n"},
	}
	for _, tt := range tests {
		row(t, tt.name, func(t *testing.T) {
			compare(t, play(t, o, tt.input), tt.want)
		})
	}
}

// A file of moves is asked as well, and the screen shows what it answers.
func TestScriptPromotes(t *testing.T) {
	o, err := options(t, "-quiet", "-fen", atTheEnd, "-play", writeText(t, "c7c8\nking\nknight\ng8g7\n"))
	if err != nil {
		t.Fatal(err)
	}
	compare(t, play(t, o, "this is not read"), ask+"c7c8\n"+theQuestion+"promote> king\n"+
		again("king")+"promote> knight\n"+"1. c7-c8=N\nblack> g8g7\n1... Kg8-g7\n"+ask+"\n")
}
