// process.go starts programs in families, and ends them.

// Package process starts programs so that they can be ended together with all that they have
// started, and so that what they print does not fill the memory.
package process

import (
	"bytes"
	"os/exec"
)

// A Family is a program and the programs that it starts in its turn.
type Family struct{ cmd *exec.Cmd }

// Begin prepares a program that is not yet started. On Unix it gets a process group of its own,
// so Ctrl-C at the terminal is for us alone, who end the family then. On Linux the program is
// killed, too, when the thread ends that has started it: lock that with [runtime.LockOSThread].
func Begin(cmd *exec.Cmd) Family {
	bind(cmd)
	return Family{cmd}
}

// End kills the program, which runs, and all that it has started. It has the form of the field
// Cancel of a [exec.Cmd].
func (f Family) End() error {
	kill(f.cmd.Process)
	return nil
}

// Quit asks the program, which runs, and all that it has started, to say where they are and to
// end, as Ctrl-\ does: a Go program prints its goroutines. Windows cannot ask, and kills.
func (f Family) Quit() error {
	quit(f.cmd.Process)
	return nil
}

// Memory is how many bytes the program, which runs, and all that it has started have in the memory
// now. Elsewhere than on Linux that is not known, and 0.
func (f Family) Memory() int64 { return memory(f.cmd.Process.Pid) }

// EndRest kills what the program has started and what goes on, after the program has ended or
// could not be started. Windows does not find that any more.
func (f Family) EndRest() {
	if f.cmd.Process != nil {
		killRest(f.cmd.Process)
	}
}

// A Limited collects what is written to it, up to a limit; from there on it forgets. It is for
// one goroutine at a time, as a program's output is: of a [exec.Cmd] whose outputs are the same.
type Limited struct {
	Most int    // how many bytes it collects
	Full func() // is called once more than that was written; or nil

	text bytes.Buffer // it has a name: an embedded one would bring its ReadFrom along
	full bool
}

// Write collects a text. It never fails, so that the program that writes can be ended in order.
func (l *Limited) Write(text []byte) (int, error) {
	room := l.Most - l.text.Len()
	l.text.Write(text[:min(room, len(text))])
	if len(text) > room && !l.full {
		l.full = true
		if l.Full != nil {
			l.Full()
		}
	}
	return len(text), nil
}

// IsFull reports whether more was written than it collects.
func (l *Limited) IsFull() bool { return l.full }

// String returns what was collected.
func (l *Limited) String() string { return l.text.String() }
