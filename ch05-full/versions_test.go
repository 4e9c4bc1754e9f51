package main

import (
	"strings"
	"sync"
	"testing"
	"time"

	"mateinfive/ch05-full/uci"
)

// What is being built ends with close, and engines may be opened meanwhile.
func TestEnginesClose(t *testing.T) {
	var e engines
	ctx, stop := e.building(time.Hour)
	defer stop()
	var all sync.WaitGroup
	for range 4 {
		all.Add(1)
		go func() {
			defer all.Done()
			e.add(uci.New("none"))
		}()
	}
	e.close()
	all.Wait()
	if ctx.Err() == nil {
		t.Error("what is being built goes on")
	}
	late, stop := e.building(time.Hour)
	defer stop()
	if late.Err() == nil {
		t.Error("after close something can be built")
	}
}

// Outside of the course there is no workshop to build a version.
func TestOpenVersionOutside(t *testing.T) {
	t.Chdir(t.TempDir())
	_, err := new(engines).openVersion("5.14")
	const want = "champion@5.14 is built from what the workshop keeps of your champion: " +
		"call the program in the course's folder, go run ./ch05-full"
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("it says %v, want %s", err, want)
	}
}
