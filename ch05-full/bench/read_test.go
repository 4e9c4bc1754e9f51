// read_test.go measures how fast game files are read, beside another reader.

package bench

import (
	"fmt"
	"io"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"mateinfive/ch05-full/pgn"

	peer "github.com/corentings/chess/v2"
)

// A tally is what a reader has read, to see that two have read the same.
type tally struct{ games, plies int }

// BenchmarkRead reads the same files with both readers, by turns: every move is judged
// and every game built, in one thread. It reports the games a second of both, and how
// many times faster ours is.
func BenchmarkRead(b *testing.B) {
	texts, games := common(b)
	var ours, theirs time.Duration
	for b.Loop() {
		ours += measure(b, texts, readOurs)
		theirs += measure(b, texts, readTheirs)
	}
	total := float64(games) * float64(b.N)
	b.ReportMetric(total/ours.Seconds(), "games/s")
	b.ReportMetric(total/theirs.Seconds(), "peer-games/s")
	b.ReportMetric(theirs.Seconds()/ours.Seconds(), "times-peer")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkOurs reads the files with our reader alone, for a profile:
//
//	go test -bench Ours -cpuprofile cpu.out && go tool pprof -top cpu.out
func BenchmarkOurs(b *testing.B) {
	texts, games := common(b)
	b.ReportAllocs()
	for b.Loop() {
		measure(b, texts, readOurs)
	}
	b.ReportMetric(float64(games)*float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// common returns the files that both readers read without an error and with the same
// moves, and how many games that are. The others it names.
func common(b *testing.B) (texts []string, games int) {
	b.Helper()
	found := files(b)
	for _, name := range slices.Sorted(maps.Keys(found)) {
		text := found[name]
		ours, err := readOurs(text)
		theirs, peerErr := readTheirs(text)
		if err != nil || peerErr != nil || ours != theirs {
			b.Logf("%s is left out: we read %+v (%v), the peer %+v (%v)", name, ours, err, theirs, peerErr)
			continue
		}
		texts, games = append(texts, text), games+ours.games
	}
	if games == 0 {
		b.Fatal("there is no file that both can read")
	}
	b.Logf("%d files, %d games", len(texts), games)
	return texts, games
}

// measure returns how long it takes to read all texts. The garbage that another reader has
// left is collected first: each pays for its own.
func measure(b *testing.B, texts []string, read func(string) (tally, error)) time.Duration {
	runtime.GC()
	begin := time.Now()
	for _, text := range texts {
		if _, err := read(text); err != nil {
			b.Fatal(err)
		}
	}
	return time.Since(begin)
}

func readOurs(text string) (found tally, err error) {
	reader := pgn.NewReader(strings.NewReader(text), "")
	for {
		g, err := reader.Next()
		if err == io.EOF {
			return found, nil
		}
		if err != nil {
			return found, err
		}
		found.games++
		for n := g.Root; len(n.Next) > 0; n = n.Next[0] {
			found.plies++
		}
	}
}

// readTheirs uses the only way of the peer to read a file game by game that judges the
// moves.
func readTheirs(text string) (found tally, err error) {
	scanner := peer.NewScanner(strings.NewReader(text))
	for scanner.HasNext() {
		g, err := scanner.ParseNext()
		if err != nil {
			return found, fmt.Errorf("game %d: %w", found.games+1, err)
		}
		found.games++
		found.plies += len(g.Moves())
	}
	return found, nil
}
