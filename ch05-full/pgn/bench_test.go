// bench_test.go measures how fast games are cut into items, read and written.

package pgn

import (
	"bytes"
	"io"
	"os"
	"testing"
)

// benchText returns a file of two games, in bytes.
func benchText(b *testing.B) []byte {
	b.Helper()
	text, err := os.ReadFile("testdata/export.pgn")
	if err != nil {
		b.Fatal(err)
	}
	return text
}

// BenchmarkLexer cuts the file into items.
func BenchmarkLexer(b *testing.B) {
	text := benchText(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		for l := newLexer(bytes.NewReader(text)); l.next().kind != itemEOF; {
		}
	}
}

// BenchmarkReader reads the games, and judges their moves.
func BenchmarkReader(b *testing.B) {
	text := benchText(b)
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		for r := NewReader(bytes.NewReader(text), ""); ; {
			if _, err := r.Next(); err == io.EOF {
				break
			} else if err != nil {
				b.Fatal(err)
			}
		}
	}
}

// BenchmarkWrite writes one game.
func BenchmarkWrite(b *testing.B) {
	g := gameOf(b, "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O *")
	b.ReportAllocs()
	for b.Loop() {
		if err := Write(io.Discard, g); err != nil {
			b.Fatal(err)
		}
	}
}
