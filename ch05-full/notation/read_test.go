// read_test.go tests how moves are read: whatever names one legal move is that
// move.

package notation

import (
	"errors"
	"testing"

	"mateinfive/ch05-full/chess"
)

// A readTest is a text and the move that it is in a position.
type readTest struct {
	name string
	fen  string
	text string
	want string
}

func runReadTests(t *testing.T, tests []readTest) {
	t.Helper()
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			if m, err := Read(&p, tt.text); m.String() != tt.want || err != nil {
				t.Errorf("Read(%q) = %v, %v, want %s", tt.text, m, err, tt.want)
			}
		})
	}
}

func TestReadShortNotation(t *testing.T) {
	const twoKnights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1"
	runReadTests(t, []readTest{
		{"a pawn's step is its target", start, "e4", "e2e4"},
		{"a piece has its letter", start, "Nf3", "g1f3"},
		{"a pawn may have one too", start, "Pe4", "e2e4"},
		{"a small letter does for a piece", start, "nf3", "g1f3"},
		{"a small letter does for a pawn", start, "pe4", "e2e4"},
		{"the figure of a white knight is a knight", start, "♘f3", "g1f3"},
		{"the figure of a black knight is a knight", start, "♞f3", "g1f3"},
		{"a black pawn's figure may ask for text style", start, "♟\ufe0ee4", "e2e4"},
		{"the first figure is a king", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "♔e2", "e1e2"},
		{"the last figure of White is a pawn", start, "♙e4", "e2e4"},
		{"the file tells two knights apart", twoKnights, "Nbd2", "b1d2"},
		{"the rank tells two knights apart", twoKnights, "N3d2", "f3d2"},
		{"the square tells two knights apart", twoKnights, "Nf3d2", "f3d2"},
		{"more may be said than needed", start, "Ngf3", "g1f3"},
		{"a pinned twin could not be meant", "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", "g1e2"},
		{"a pawn captures with its file", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", "e4d5"},
		{"the x may be missing", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed5", "e4d5"},
		{"the x may be missing from a piece's capture", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "Nd5", "e3d5"},
		{"other signs of a capture are known", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e:d5", "e4d5"},
		{"two files are a capture by a pawn", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd", "e4d5"},
		{"without an x, too", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed", "e4d5"},
		{"a capture en passant may say so", "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2", "exf6 e.p.", "e5f6"},
		{"a capture en passant from file to file", "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2", "exf e.p.+", "e5f6"},
		{"capital letters are files where no piece is meant", start, "E4", "e2e4"},
		{"capital letters are files in a capture", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "EXD5", "e4d5"},
		{"a capital B before a digit is a file", start, "B4", "b2b4"},
		{"the number of the move may stand before it", start, "1. Nf3", "g1f3"},
		{"dots say that the move is Black's", "4k3/8/5n2/8/8/8/8/4K3 b - - 0 12", "12...Nd5", "f6d5"},
	})
}

func TestReadSquares(t *testing.T) {
	runReadTests(t, []readTest{
		{"two squares are a move", start, "e2e4", "e2e4"},
		{"a space may stand between them", start, "e2 e4", "e2e4"},
		{"spaces may stand around a dash", start, "e2 -  e4", "e2e4"},
		{"the dash may be that of a printed page", start, "e2–e4", "e2e4"},
		{"the piece that stands there may be named", start, "Ng1-f3", "g1f3"},
		{"capital letters do", start, "E2E4", "e2e4"},
		{"a capital B may be the file of both", start, "B2B4", "b2b4"},
		{"a capital B before a small file is a bishop", "4k3/8/8/8/8/2B5/8/B3K3 w - - 0 1", "B1b2", "a1b2"},
		{"an x may stand between them", "4k3/8/8/3p4/8/4N3/8/4K3 w - - 0 1", "Ne3xd5", "e3d5"},
	})
}

func TestReadCastling(t *testing.T) {
	const white, black = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"
	runReadTests(t, []readTest{
		{"White castles on the king's side", white, "O-O", "e1g1"},
		{"White castles on the queen's side", white, "O-O-O", "e1c1"},
		{"Black castles on the queen's side", black, "O-O-O", "e8c8"},
		{"zeros do", black, "0-0-0", "e8c8"},
		{"small letters do", white, "o-o", "e1g1"},
		{"the dashes may be missing", white, "ooo", "e1c1"},
		{"the dashes may be those of a printed page", white, "O–O—O", "e1c1"},
		{"a check is passed over", white, "O-O+", "e1g1"},
		{"the king's move means it", white, "e1g1", "e1g1"},
		{"the king's move may name the king", black, "Ke8-c8", "e8c8"},
		{"the king's move may be short", black, "Kg8", "e8g8"},
		{"the king goes to its rook on the h-file", white, "e1h1", "e1g1"},
		{"the king goes to its rook on the a-file", black, "e8a8", "e8c8"},
	})
}

func TestReadPromotion(t *testing.T) {
	const fen = "1n5k/P7/8/8/8/8/8/7K w - - 0 1"
	runReadTests(t, []readTest{
		{"after an equals sign", fen, "a8=Q", "a7a8q"},
		{"as a capital letter", fen, "a8R", "a7a8r"},
		{"as a small letter", fen, "a8n", "a7a8n"},
		{"a small b is a bishop here", fen, "a8b", "a7a8b"},
		{"a small letter after an equals sign", fen, "a8=b", "a7a8b"},
		{"in parentheses", fen, "a8(Q)", "a7a8q"},
		{"after a slash", fen, "a8/Q", "a7a8q"},
		{"after a space", fen, "a7 a8 n", "a7a8n"},
		{"as a figure", fen, "a8=♕", "a7a8q"},
		{"between two squares and a check", fen, "a7-a8=Q+", "a7a8q"},
		{"after a capture", fen, "axb8=N", "a7b8n"},
		{"after a capture without an x", fen, "ab8b", "a7b8b"},
		{"from file to file", fen, "ab=N", "a7b8n"},
		{"from file to file with an x", fen, "axbq", "a7b8q"},
		{"from file to file, another could capture below", "1n5k/P7/1n6/P7/8/8/8/7K w - - 0 1", "axb=Q", "a7b8q"},
	})
}

// A small b is a file wherever a pawn can capture, and only then a bishop.
func TestReadSmallB(t *testing.T) {
	const both = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1"
	runReadTests(t, []readTest{
		{"a small b is the pawn's file", both, "bxc4", "b3c4"},
		{"a capital B is the bishop", both, "Bxc4", "f1c4"},
		{"without an x a small b is the pawn's file", both, "bc4", "b3c4"},
		{"without an x a capital B is the bishop", both, "Bc4", "f1c4"},
		{"where no pawn captures a small b is the bishop", both, "be2", "f1e2"},
		{"the file of the bishop may follow", both, "bfe2", "f1e2"},
		{"the square of the bishop may follow", both, "bf1-e2", "f1e2"},
		{"a square on the b-file is a square", both, "b4", "b3b4"},
		{"two squares are no bishop", both, "b3b4", "b3b4"},
	})
}

func TestReadPassesOver(t *testing.T) {
	runReadTests(t, []readTest{
		{"white space around the text", start, "\t e4 \n", "e2e4"},
		{"a check that is none", start, "e4+", "e2e4"},
		{"praise", start, "e4!", "e2e4"},
		{"doubt and a check", start, "e4+?!", "e2e4"},
		{"a space before praise", start, "e4 !!", "e2e4"},
	})
}

func TestReadNoMove(t *testing.T) {
	tests := []struct{ name, text string }{
		{"an empty text", ""},
		{"a greeting", "hello"},
		{"a file alone", "e"},
		{"a piece alone", "N"},
		{"a bishop alone", "B"},
		{"a piece and a file", "Nf"},
		{"a piece and two files", "Nbd"},
		{"the same file twice", "ee"},
		{"a rank in front of a square", "2e4"},
		{"a rank and a file", "e4d"},
		{"a rank too far", "N9f3"},
		{"two moves", "Nf3 Nf6"},
		{"a number alone", "12."},
		{"a number without a dot", "12 Nf3"},
		{"three squares", "e2e4e5"},
		{"a move and its answer in one line", "e4\nNf6"},
		{"two dashes", "--"},
		{"a null move", "Z0"},
		{"four zeros", "0000"},
		{"one circle", "O"},
		{"a circle and a dash", "O-"},
		{"four circles", "O-O-O-O"},
		{"a result", "1-0"},
		{"the command fen is no pawn from e to f that becomes a knight", "fen"},
		{"an x without a piece", "Xf3"},
		{"an x before a pawn's square", "xe4"},
		{"a dash without a piece", "-e4"},
		{"two of them", "Nxxf3"},
		{"a sign too many", "Nx-f3"},
		{"an x before the file that the piece comes from", "Nxgf3"},
		{"an x behind the move", "Nf3x"},
		{"two files and a letter that is no piece", "ab=X"},
		{"a letter that stands for no piece", "a8=X"},
		{"two letters of promotion", "a8=QQ"},
		{"a bishop with too many squares", "be2e4e5"},
		{"control characters", "\x1b[2J"},
		{"no text at all", "\xff\xfe"},
	}
	p := chess.StartingPosition()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			m, err := Read(&p, tt.text)
			sameError(t, err, chess.ErrMove, "not a move: "+chess.Quote(tt.text)+" (moves are written like e4, Nf3, exd5, O-O or e2e4)")
			if m != (chess.Move{}) {
				t.Errorf("with the error came the move %v", m)
			}
		})
	}
}

func TestReadNoSquare(t *testing.T) {
	tests := []struct{ name, text, square string }{
		{"a rank too far", "e2e9", "e9"},
		{"a file too far", "Nj3", "j3"},
		{"the last letter", "Nz3", "z3"},
		{"the last capital letter", "NZ3", "Z3"},
		{"the first letter", "Na9", "a9"},
		{"the first capital letter", "NA9", "A9"},
		{"the first of two squares", "i2e4", "i2"},
		{"a square alone", "e9", "e9"},
		{"there is no rank 0", "e2e0", "e0"},
	}
	p := chess.StartingPosition()
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read(&p, tt.text)
			sameError(t, err, chess.ErrSquare, `no such square: "`+tt.square+`" (squares run from a1 to h8)`)
		})
	}
}

func TestReadIllegal(t *testing.T) {
	tests := []struct {
		name string
		fen  string
		text string
		want string
	}{
		{"one piece is meant: why it cannot", start, "Qd4", "the queen on d1 cannot reach d4: the way is blocked by the pawn on d2"},
		{"one pawn is meant: why it cannot", start, "e5", "the pawn on e2 does not move like that: a pawn goes one step ahead, or two from its first square, and captures one step diagonally ahead"},
		{"several are meant and none comes near", start, "Ne5", "no knight can go to e5"},
		{"several are meant, and a king forbids the one that could", "4k3/8/8/8/1b6/2N5/8/N3K3 w - - 0 1", "Nd5", "from c3: that leaves your king on e1 to the bishop on b4"},
		{"a king forbids both", "4k3/8/8/8/1b5b/2N5/5N2/4K3 w - - 0 1", "Ne4", "from f2: that leaves your king on e1 to the bishop on h4"},
		{"nothing of that kind is there", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", "there is no white queen"},
		{"no knight on that file", "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Nbd2", "there is no white knight on the b-file"},
		{"no knight on that rank", "4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "N1d2", "there is no white knight on rank 1"},
		{"no pawn on that file", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", "e5", "there is no black pawn on the e-file"},
		{"a king next to a pawn", "4k3/8/8/8/8/4p3/8/4K3 w - - 0 1", "Kf2", "that leaves your king on f2 to the pawn on e3"},
		{"a pawn does not capture straight ahead", "4k3/8/5p2/4P3/8/8/8/4K3 w - - 0 1", "f6", "there is no white pawn on the f-file (a pawn that captures names its file: exf6)"},
		{"a pawn that captures names its file", "2rq1rk1/pb2bppp/1p2p3/n1ppPn2/2PP4/PP3N2/1B1NQPPP/RB3RK1 b - - 4 13", "c4", "a pawn cannot capture straight ahead: the pawn on c4 is in the way of the pawn on c5 (a pawn that captures names its file: dxc4)"},
		{"a pawn that captures en passant names its file", "4k3/8/8/4Pp2/8/8/8/4K3 w - f6 0 2", "f6", "there is no white pawn on the f-file (a pawn that captures names its file: exf6)"},
		{"two pawns could have captured", "4k3/8/8/4p3/3P1P2/8/8/4K3 w - - 0 1", "e5", "there is no white pawn on the e-file (a pawn that captures names its file: dxe5 or fxe5)"},
		{"from file to file nothing is captured", start, "ed", "no pawn on the e-file can go to the d-file"},
		{"a piece captures nothing", start, "Nxf3", "there is nothing to capture on f3; without the x it is Nf3"},
		{"a piece between two squares captures nothing", start, "Ng1xf3+", "there is nothing to capture on f3; without the x it is Nf3"},
		{"a pawn that steps captures nothing", start, "exe4", "there is nothing to capture on e4; without the x it is e4"},
		{"a pawn that would become something captures nothing", "7k/P7/8/8/8/8/8/7K w - - 0 1", "a7xa8", "there is nothing to capture on a8; without the x it is a8"},
		{"neither of two knights captures", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "nxd2!", "there is nothing to capture on d2; without the x it is Nbd2 or Nfd2"},
		{"a king that castles captures nothing", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1xh1", "there is nothing to capture on g1; without the x it is O-O"},
		{"a small b captures nothing as a bishop either", "4k3/8/8/8/8/1P6/8/4KB2 w - - 0 1", "bxc4", "as a pawn's move: a pawn goes diagonally only to capture: c4 is empty; as a bishop's: there is nothing to capture on c4; without the x it is Bc4"},
		{"from file to file no pawn ends its way", "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "ed=Q", "from e4: only a pawn that reaches the end of the board becomes another piece"},
		{"neither a pawn nor a bishop", start, "bc3", "as a pawn's move: a pawn goes diagonally only to capture: c3 is empty; as a bishop's: no bishop can go to c3"},
		{"a small b from file to file is no bishop", start, "bc", "no pawn on the b-file can go to the c-file"},
		{"a small b and a file is a bishop", start, "bfc4", "the bishop on f1 cannot reach c4: the way is blocked by the pawn on e2"},
		{"a king that is not at home does not castle", "4k3/8/8/8/8/8/4K3/7R w - - 0 1", "O-O", "castling is for a king on its first square, and yours is not there"},
		{"castling in the way that chess explains", start, "O-O", "castling needs the squares between king and rook empty: the bishop on f1 is in the way"},
		{"a knight on g1 is no bishop", start, "Bg1f3", "that is no bishop on g1, it is a knight"},
		{"a square with nothing on it is no bishop's", start, "Be4f5", "e4: nothing stands there"},
		{"a knight becomes nothing else", start, "Nf3=Q", "from g1: only a pawn that reaches the end of the board becomes another piece"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			m, err := Read(&p, tt.text)
			sameError(t, err, ErrIllegal, tt.want)
			if m != (chess.Move{}) {
				t.Errorf("with the error came the move %v", m)
			}
		})
	}
	t.Run("the reason is in the error", func(t *testing.T) {
		p := positionOf(t, "4k3/8/b7/8/8/8/8/4K2R w K - 0 1")
		if _, err := Read(&p, "O-O"); !errors.Is(err, chess.ErrCastlingAttacked) {
			t.Errorf("error %q does not wrap %q", err, chess.ErrCastlingAttacked)
		}
	})
}

// Two squares say which move is meant, and the answer is that of Refusal.
func TestReadRefusesSquares(t *testing.T) {
	tests := []struct{ name, fen, text, move string }{
		{"a piece does not move like that", start, "e2e5", "e2e5"},
		{"the b-file is no bishop", start, "b2b5", "b2b5"},
		{"nothing stands there", start, "e4e5", "e4e5"},
		{"it is not your turn", start, "Ng8f6", "g8f6"},
		{"a move goes somewhere", start, "e2e2", "e2e2"},
		{"no right is left to castle", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "e1g1"},
		{"no right is left for the king to go to its rook", "4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "e1g1"},
		{"a king away from home does not take its rook", "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "f1h1", "f1h1"},
		{"a king does not take a rook next to it", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "e1d1", "e1d1"},
		{"a king does not take its own bishop", "4k3/8/8/8/8/8/8/4K2B w - - 0 1", "e1h1", "e1h1"},
		{"a queen does not take its own rook", "4k3/8/8/8/8/8/8/K3Q2R w - - 0 1", "e1h1", "e1h1"},
		{"a rook does not take its king", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1e1", "h1e1"},
	}
	for _, tt := range tests {
		p, m := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read(&p, tt.text)
			sameError(t, err, ErrIllegal, p.Refusal(m).Error())
		})
	}
}

func TestReadAmbiguous(t *testing.T) {
	tests := []struct{ name, fen, text, want string }{
		{"two knights", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nd2", "Nd2 is ambiguous: Nbd2 or Nfd2"},
		{"two knights, and a sign too many", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "nd2!", "Nd2 is ambiguous: Nbd2 or Nfd2"},
		{"a capture with check", "8/8/1n6/3R1P2/1n6/2k2K2/3p4/r6r b - - 0 82", "Nd5", "Nd5 is ambiguous: N4xd5 or N6xd5"},
		{"two rooks", "8/8/1n6/3R1P2/1n6/2k2K2/3p4/r6r b - - 0 82", "Rf1", "Rf1 is ambiguous: Raf1+ or Rhf1+"},
		{"three knights of which a file leaves two", "N3k2N/8/8/3N4/N4N1N/2R5/1R6/4K3 w - - 0 1", "Nhg6", "Nhg6 is ambiguous: Nh4g6 or N8g6"},
		{"two pawns of a file", "4k3/8/8/3p4/4P3/3p4/4P3/4K3 w - - 0 1", "ed", "ed is ambiguous: exd3 or exd5"},
		{"two pawns of a file, of which one becomes something", "3n3k/4P3/8/3p4/4P3/8/8/7K w - - 0 1", "ed", "ed is ambiguous: exd5 or exd8"},
		{"two bishops and a small b", "4k3/8/8/8/2B5/8/8/4KB2 w - - 0 1", "be2", "Be2 is ambiguous: Bfe2 or Bce2"},
	}
	for _, tt := range tests {
		p := positionOf(t, tt.fen)
		t.Run(tt.name, func(t *testing.T) {
			_, err := Read(&p, tt.text)
			sameError(t, err, ErrAmbiguous, tt.want)
		})
	}
}

// If only the promotion is missing or wrong, the move comes with the error.
func TestReadAsksForPromotion(t *testing.T) {
	const missing = "say which, a7a8q, a7a8r, a7a8b or a7a8n"
	const becomes = "a pawn at the end of the board becomes a queen, a rook, a bishop or a knight"
	const alone, corner = "7k/P7/8/8/8/8/8/7K w - - 0 1", "1n5k/P7/8/8/8/8/P7/7K w - - 0 1"
	tests := []struct{ name, fen, text, move, want string }{
		{"a step says nothing", alone, "a8", "a7a8", becomes + ": " + missing},
		{"two squares say nothing", alone, "a7a8", "a7a8", becomes + ": " + missing},
		{"another pawn stands on the file", corner, "a8", "a7a8", becomes + ": " + missing},
		{"a pawn does not become a king", alone, "a8=K", "a7a8", becomes + ", not a king"},
		{"a pawn does not stay a pawn", alone, "a7a8p", "a7a8", becomes + ", not a pawn"},
		{"a capture says nothing", corner, "axb8", "a7b8", becomes + ": say which, a7b8q, a7b8r, a7b8b or a7b8n"},
		{"from file to file", corner, "ab", "a7b8", becomes + ": say which, a7b8q, a7b8r, a7b8b or a7b8n"},
		{"from file to file with an x", corner, "axb", "a7b8", becomes + ": say which, a7b8q, a7b8r, a7b8b or a7b8n"},
		{"from file to file it becomes no king", corner, "ab=K", "a7b8", becomes + ", not a king"},
		{"a small b is the pawn, not the bishop", "n6k/1P6/8/8/4B3/8/8/7K w - - 0 1", "ba8", "b7a8", becomes + ": say which, b7a8q, b7a8r, b7a8b or b7a8n"},
	}
	for _, tt := range tests {
		p, want := positionOf(t, tt.fen), moveOf(t, tt.move)
		t.Run(tt.name, func(t *testing.T) {
			m, err := Read(&p, tt.text)
			sameError(t, err, chess.ErrPromotion, tt.want)
			if m != want || errors.Is(err, ErrIllegal) {
				t.Errorf("with the error came %s, want %s, and it is illegal: %t", m, want, errors.Is(err, ErrIllegal))
			}
		})
	}
}
