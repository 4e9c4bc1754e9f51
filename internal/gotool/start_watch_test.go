// start_watch_test.go reads events of programs that begin their tests, or not.

package gotool

import (
	"strings"
	"testing"
	"time"
)

func TestPatienceWith(t *testing.T) {
	tests := []struct {
		args string
		want time.Duration // 0 for none
	}{
		{args: "test -json -timeout 10s ./...", want: 10 * time.Second},
		{args: "test -timeout=3s -json ./...", want: 3 * time.Second},
		{args: "test -json -timeout 1m ./...", want: 20 * time.Second},
		{args: "test -json ./..."},
		{args: "test -timeout 10s ./..."},
		{args: "test -json -timeout 0 ./..."},
		{args: "test -json -timeout"},
		{args: "vet -json -timeout 10s"},
	}
	for _, tt := range tests {
		t.Run(tt.args, func(t *testing.T) {
			got, ok := patienceWith(strings.Fields(tt.args))
			if got != tt.want || ok != (tt.want > 0) {
				t.Errorf("the patience is %v, %v, want %v", got, ok, tt.want)
			}
		})
	}
}

// After the start of a program it waits until something becomes of it.
func TestStartWatch(t *testing.T) {
	const start = `{"Action":"start","Package":"m/a"}` + "\n"
	const other = `{"Action":"start","Package":"m/b"}` + "\n"
	tests := []struct {
		name    string
		printed string
		waits   bool
	}{
		{name: "nothing starts", printed: "go: downloading\n"},
		{name: "nothing but a start", printed: start, waits: true},
		{name: "a start and output", printed: start + `{"Action":"output","Package":"m/a","Output":"x\n"}` + "\n", waits: true},
		{name: "a test begins", printed: start + `{"Action":"run","Package":"m/a","Test":"TestA"}` + "\n"},
		{name: "a package without tests", printed: start + `{"Action":"skip","Package":"m/a"}` + "\n"},
		{name: "a package that ends", printed: start + `{"Action":"fail","Package":"m/a"}` + "\n"},
		{name: "of two one", printed: start + other + `{"Action":"run","Package":"m/a","Test":"TestA"}` + "\n", waits: true},
		{name: "a line that is no event", printed: start + "go: downloading\n" + `{"Action":"pass","Package":"m/a"}` + "\n"},
		{name: "a test that prints an event", printed: `{"Action":"output","Package":"m/a","Output":"{\"Action\":\"start\"}\n"}` + "\n"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			w := newStartWatch(time.Hour, func() {})
			defer w.end()
			for i := range len(tt.printed) { // however it is cut
				w.Write([]byte(tt.printed[i : i+1]))
			}
			if waits := len(w.starting) > 0; waits != tt.waits {
				t.Errorf("it waits for a test: %v, want %v", waits, tt.waits)
			}
		})
	}
}
