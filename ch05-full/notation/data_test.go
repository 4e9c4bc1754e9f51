// data_test.go replays a collection of moves that is not part of this repository.
// It lies in a folder that a flag names.

package notation

import (
	"encoding/json"
	"errors"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// dataDir is the folder of the collection:
//
//	go test ./ch05-full/notation -run Data -data DIR
//
// DIR is an absolute path, or one that begins in the folder of this file.
var dataDir = flag.String("data", "", "a folder with bad-san.jsonl")

// A dataMove is a line of the collection: a position, what a person wrote, the kind
// of text it is, and for a good one the move and how it should be written.
type dataMove struct{ FEN, SAN, Cls, UCI, Canonical string }

// Without a folder there is nothing to test.
func TestData(t *testing.T) {
	if *dataDir == "" {
		return
	}
	text, err := os.ReadFile(filepath.Join(*dataDir, "bad-san.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	read := 0
	for line := range strings.Lines(string(text)) {
		var row dataMove
		if err := json.Unmarshal([]byte(line), &row); err != nil {
			t.Fatal(err)
		}
		compareData(t, row)
		read++
	}
	t.Logf("%d moves were compared", read)
	if read < 30 {
		t.Errorf("only %d moves were compared", read)
	}
}

func compareData(t *testing.T, row dataMove) {
	p := positionOf(t, row.FEN)
	m, err := Read(&p, row.SAN)
	var want error
	switch row.Cls {
	case "illegal":
		want = ErrIllegal
	case "ambiguous":
		want = ErrAmbiguous
	default:
		if err != nil || UCI(m) != row.UCI || SAN(p, m) != row.Canonical {
			t.Errorf("Read(%q) = %v, %v, want %s, written %s, in %s", row.SAN, m, err, row.UCI, row.Canonical, row.FEN)
		}
		return
	}
	if !errors.Is(err, want) {
		t.Errorf("Read(%q) = %v, %v, want: %v, in %s", row.SAN, m, err, want, row.FEN)
	}
}
