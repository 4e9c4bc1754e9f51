package outside

import (
	"os"
	"strings"
	"testing"
	"time"
)

// A talk goes on until it is ended, and then the program is gone.
func TestTalk(t *testing.T) {
	for _, kind := range []string{"answers", "starts", "hangs"} {
		t.Run(kind, func(t *testing.T) {
			t.Setenv(programEnv, kind)
			talk, err := Start(os.Args[0])
			if err != nil {
				t.Fatal(err)
			}
			err = talk.Send("one  and more")
			if line := <-talk.Lines; err != nil || line != "one and more\a" {
				t.Errorf("it answers %q, error %v", line, err)
			}
			talk.End("the last", time.Millisecond)
			if err := talk.Send("one"); err == nil {
				t.Error("it hears a line after its end")
			}
		})
	}
}

// One that reads nothing more ends as well, though what it was told is still being written.
func TestEndOfOneThatReadsNothing(t *testing.T) {
	t.Setenv(programEnv, "hangs")
	talk, err := Start(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	told := make(chan error)
	go func() { told <- talk.Send("one\ntwo\n" + strings.Repeat("three\n", 1<<17)) }()
	ended := make(chan bool)
	go func() {
		talk.End("the last", 10*time.Millisecond)
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(10 * time.Second):
		t.Fatal("it is waited for")
	}
	if err := <-told; err == nil {
		t.Error("it has heard all")
	}
}

// What goes wrong is a sentence.
func TestTalkFails(t *testing.T) {
	if _, err := Start("no-such-program"); err == nil || !strings.HasPrefix(err.Error(), "cannot be run: ") {
		t.Errorf("a program that does not exist: error %v", err)
	}
	t.Setenv(programEnv, "dies")
	talk, err := Start(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	defer talk.End("", 0)
	for _, line := range []string{"one", "two"} {
		_ = talk.Send(line)
	}
	for range talk.Lines { // until it dies
	}
	if err := talk.Err; err == nil || err.Error() != "has ended by itself (exit status 3)" {
		t.Errorf("it dies: error %v", err)
	}
	var none *Talk
	none.End("", 0)
}

func TestLines(t *testing.T) {
	var got []string
	for line := range Lines(t.Context(), strings.NewReader(" a  b\r\n\n"+strings.Repeat("x", 1<<17)+"\nlast")) {
		got = append(got, line)
	}
	if len(got) != 4 || got[0] != "a b" || got[1] != "" || len(got[2]) != 1<<16 || got[3] != "last" {
		t.Errorf("the lines are %.80q", got)
	}
}
