// data_test.go compares the codes with those that the games of files have.

package openings

import (
	"flag"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/pgn"
)

// corpusDir is a folder with files in PGN, in folders below it as well:
//
//	go test ./ch05-full/openings -run Codes -v -corpus DIR
//
// DIR is an absolute path, or one that begins in the folder of this file.
var corpusDir = flag.String("corpus", "", "a folder of PGN files whose games have ECO tags")

// enough is how many of a hundred games have the code of their tag. The others went into a line
// that the table does not have.
const enough = 90

var code = regexp.MustCompile(`^[A-E][0-9]{2}$`)

// Without a folder there is nothing to test.
func TestCodes(t *testing.T) {
	if *corpusDir == "" {
		return
	}
	games, same, differ := 0, 0, map[string]int{}
	err := filepath.WalkDir(*corpusDir, func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.EqualFold(filepath.Ext(path), ".pgn") {
			return err
		}
		file, err := os.Open(path)
		if err != nil {
			return err
		}
		defer file.Close()
		for reader := pgn.NewReader(file, path); ; {
			g, err := reader.Next()
			if err == io.EOF {
				return nil
			}
			if err != nil || g.Start != chess.StartingPosition() || !code.MatchString(g.Tag("ECO")) {
				continue
			}
			o, _ := Last(keysTo(g, g.End()))
			games++
			if o.ECO == g.Tag("ECO") {
				same++
			} else {
				differ[g.Tag("ECO")+" "+g.Tag("Opening")+", here "+o.String()]++
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d of %d games have the code of their tag", same, games)
	if games == 0 || 100*same < enough*games {
		t.Errorf("want %d of 100; these differ: %v", enough, differ)
	}
}
