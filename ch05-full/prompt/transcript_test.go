// transcript_test.go plays whole games at the prompt and compares every byte.

package prompt

import (
	"io"
	"os"
	"path/filepath"
	"testing"

	"mateinfive/ch05-full/pgn"
	"mateinfive/internal/console/consoletest"
)

// TestTranscripts plays the files in testdata, each in a folder that holds copies of them. What
// it saves there does not stay.
func TestTranscripts(t *testing.T) {
	testdata, err := filepath.Abs("testdata")
	if err != nil {
		t.Fatal(err)
	}
	consoletest.Transcripts(t, "ch05-full", func(words []string, keyboard *os.File, out io.Writer) error {
		folder := t.TempDir()
		if err := os.CopyFS(folder, os.DirFS(testdata)); err != nil {
			return err
		}
		t.Chdir(folder)
		o, err := parse(words...)
		if err != nil {
			return err
		}
		in, err := o.Open(keyboard)
		if err == nil && o.Load != "" {
			o.Game, err = pgn.ReadGame(o.Load, 1)
		}
		if err != nil {
			return err
		}
		return Play(in, out, o)
	})
}
