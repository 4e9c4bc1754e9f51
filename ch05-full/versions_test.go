package main

import (
	"strings"
	"testing"
)

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
