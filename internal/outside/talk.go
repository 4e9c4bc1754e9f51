// talk.go talks with a program that goes on running.

package outside

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"runtime"
	"strings"
	"time"

	"mateinfive/internal/process"
)

// A Talk is with a program that runs, line by line. What it writes to the standard error is lost.
type Talk struct {
	In    io.Writer
	Lines <-chan string // see [Lines]; closed when the program has ended
	Err   error         // how that was, once Lines is closed
	kill  func()        // the program, and all that it has started
}

// Start runs a program with its arguments. It does not outlive ours: when ours ends, even by kill -9,
// Linux kills it, and elsewhere its input ends, which all but a broken engine take as a quit. What
// it has started ends with it.
func Start(command ...string) (*Talk, error) { return Program{Command: command}.Start() }

// Start starts the program in its folder, and else does what the function does.
func (p Program) Start() (*Talk, error) {
	ctx, kill := context.WithCancel(context.Background())
	cmd := exec.CommandContext(ctx, p.Command[0], p.Command[1:]...)
	cmd.Dir = p.Dir
	family := process.Begin(cmd)
	cmd.Cancel = family.End
	cmd.WaitDelay = 100 * time.Millisecond // what has got away from the family may hold on to its output
	out, w := io.Pipe()
	cmd.Stdout = w
	in, err := cmd.StdinPipe()
	if err != nil {
		kill()
		return nil, fmt.Errorf("cannot be run: %w", err)
	}
	t := &Talk{In: in, Lines: Lines(context.Background(), out), kill: kill}
	started := make(chan error)
	go func() {
		runtime.LockOSThread() // as process.Begin asks for
		defer runtime.UnlockOSThread()
		err := cmd.Start()
		if started <- err; err != nil {
			return
		}
		if t.Err = errors.New("has ended by itself"); cmd.Wait() != nil {
			t.Err = fmt.Errorf("%w (%v)", t.Err, cmd.ProcessState)
		}
		family.EndRest()
		w.Close()
	}()
	if err := <-started; err != nil {
		kill()
		return nil, fmt.Errorf("cannot be run: %w", err)
	}
	return t, nil
}

// Lines brings the lines of in with one space between their words, until it or ctx ends. The
// rest of a line beyond 64 KB is left out.
func Lines(ctx context.Context, in io.Reader) <-chan string {
	lines := make(chan string)
	go func() {
		defer close(lines)
		for r := bufio.NewReaderSize(in, 1<<16); ; {
			part, more, err := r.ReadLine()
			line := strings.Join(strings.Fields(string(part)), " ")
			for more {
				_, more, err = r.ReadLine()
			}
			if err != nil {
				return
			}
			select {
			case lines <- line:
				// The line first: to wait for the next takes a processor for some milliseconds.
				runtime.Gosched()
			case <-ctx.Done():
				return
			}
		}
	}()
	return lines
}

// Paced brings lines. After each that is the word it waits for the end of what pause returns, unless
// that is nil, but never longer than a second.
func Paced(ctx context.Context, lines <-chan string, word string, pause func() <-chan struct{}) <-chan string {
	paced := make(chan string)
	go func() {
		defer close(paced)
		for line := range lines {
			select {
			case paced <- line:
			case <-ctx.Done():
				return
			}
			if line != word {
				continue
			}
			if end := pause(); end != nil {
				select {
				case <-end:
				case <-time.After(time.Second):
				case <-ctx.Done():
				}
			}
		}
	}()
	return paced
}

// Send sends a line. The error says that the program has ended.
func (t *Talk) Send(line string) error {
	_, err := io.WriteString(t.In, line+"\n")
	return err
}

// End sends a last line, waits until the program has ended, and kills it when the patience is
// over. One that cannot be killed is left behind after a second more. A talk that was never begun,
// nil, or has ended already, stays as it is.
func (t *Talk) End(last string, patience time.Duration) {
	if t == nil {
		return
	}
	defer t.kill()
	go t.Send(last) // which waits as long as a program does not read what it was told before
	late := time.AfterFunc(patience, t.kill)
	defer late.Stop()
	gone := time.NewTimer(patience + time.Second)
	defer gone.Stop()
	for {
		select {
		case _, more := <-t.Lines:
			if !more {
				return
			}
		case <-gone.C:
			return
		}
	}
}
