// san.go takes the text apart that nearly all are: SAN, as programs write it.

package notation

import "mateinfive/ch05-full/chess"

// scanSAN is scan for a text that is SAN, but for castling and promotion: Nf3, exd5+, R1xd4. It
// reads from the end, where the square is that the piece goes to, and reports whether that is
// all that the text says.
func scanSAN(text string) (h hints, ok bool) {
	text = cutEnding(text)
	begin, end := 0, len(text)-2
	if end < 0 || !isFile(text[end]) || !isRank(text[end+1]) {
		return h, false
	}
	h.piece, h.from, h.to = chess.TypePawn, nowhere, place{int(text[end] - 'a'), int(text[end+1] - '1')}
	switch text[0] {
	case 'K', 'Q', 'R', 'B', 'N':
		h.piece, begin = chess.PieceType(text[0]), 1
	}
	if begin < end && text[end-1] == 'x' {
		h.captures, end = true, end-1
	}
	if begin < end && isFile(text[begin]) {
		h.from.file, begin = int(text[begin]-'a'), begin+1
	}
	if begin < end && isRank(text[begin]) && h.piece != chess.TypePawn {
		h.from.rank, begin = int(text[begin]-'1'), begin+1
	}
	if h.piece == chess.TypePawn && h.captures != (h.from.file != unknown) {
		return h, false
	}
	h.complete()
	return h, begin == end
}

func isFile(c byte) bool { return 'a' <= c && c <= 'h' }
func isRank(c byte) bool { return '1' <= c && c <= '8' }
