// memory_test.go measures what a long file takes: time, but no memory.

package bench

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"testing"

	"mateinfive/ch05-full/pgn"
)

// BenchmarkMemory reads files of three lengths, up to a gigabyte, and reports the most
// that the heap had in use, and all that the program has got from the system. Neither
// grows with the file. (No file is on the disk: a few games come again and again.)
func BenchmarkMemory(b *testing.B) {
	for _, megabytes := range []int{1, 32, 1024} {
		b.Run(fmt.Sprintf("%dMB", megabytes), func(b *testing.B) {
			times := megabytes << 20 / len(famous)
			b.SetBytes(int64(times * len(famous)))
			var inUse, system uint64
			for b.Loop() {
				readAll(b, &repeated{text: famous, times: times}, func() {
					var now runtime.MemStats
					runtime.ReadMemStats(&now)
					inUse, system = max(inUse, now.HeapInuse), max(system, now.Sys)
				})
			}
			b.ReportMetric(float64(inUse)/(1<<20), "MB-heap")
			b.ReportMetric(float64(system)/(1<<20), "MB-system")
		})
	}
}

// readAll reads all games, and looks around after every thousand.
func readAll(b *testing.B, file io.Reader, look func()) {
	reader := pgn.NewReader(file, "")
	for games := 0; ; games++ {
		if games%1000 == 0 {
			look()
		}
		if _, err := reader.Next(); err == io.EOF {
			return
		} else if err != nil {
			b.Fatal(err)
		}
	}
}

// repeated is a file that holds a text many times.
type repeated struct {
	text  string
	times int // still to come, after this one
	now   strings.Reader
}

func (r *repeated) Read(to []byte) (int, error) {
	if r.now.Len() == 0 {
		if r.times == 0 {
			return 0, io.EOF
		}
		r.times--
		r.now.Reset(r.text)
	}
	return r.now.Read(to)
}
