//go:build unix

// crash_unix.go gives the terminal back where Go ends the program at once: after a panic in a
// goroutine that nobody guards, such as one that a learner has started, and after kill -9.

package table

import (
	"io"
	"os"
	"os/exec"
	"runtime/debug"
	"strings"
)

// allIsWell is what the watcher hears from a program that gives the terminal back itself.
const allIsWell = "all is well"

// watcher is a script that waits until the program has ended, and hears what Go says of a crash.
// It leaves the other screen, shows the cursor, ends the reports of the mouse and of pasting,
// brings back the modes that the terminal had, and says once more what was said on the other
// screen, without control characters. The first argument is the modes.
const watcher = `
trap '' HUP INT QUIT TERM TTOU
said=$(LC_ALL=C tr -d '\000-\010\013-\037\177')
[ "$said" = '` + allIsWell + `' ] && exit
printf '\033[?1049l\033[?25h\033[?1002l\033[?1003l\033[?1006l\033[?2004l\033[>4m\033[=0;1u\r'
stty "$1" <&3
printf '%s\n' "$said" 'The program has ended here.'
`

// watchForCrash starts the watcher of a terminal. The function that it returns is called when the
// terminal has been given back. Where the watcher cannot be started, all goes on without it.
func watchForCrash(in io.Reader, out io.Writer) (over func()) {
	over = func() {}
	keyboard, isFile := in.(*os.File)
	screen, isScreen := out.(*os.File)
	if !isFile || !isScreen {
		return over
	}
	ask := exec.Command("stty", "-g")
	ask.Stdin = keyboard
	modes, err := ask.Output()
	if err != nil {
		return over // it is no terminal
	}
	hears, says, err := os.Pipe()
	if err != nil {
		return over
	}
	defer hears.Close()
	cmd := exec.Command("sh", "-c", watcher, "sh", strings.TrimSpace(string(modes)))
	cmd.Stdin, cmd.Stdout, cmd.Stderr = hears, screen, screen
	cmd.ExtraFiles = []*os.File{keyboard} // as number 3
	if cmd.Start() != nil {
		says.Close()
		return over
	}
	go func() { _ = cmd.Wait() }()
	_ = debug.SetCrashOutput(says, debug.CrashOptions{}) // without it the watcher says less
	return func() {
		_ = debug.SetCrashOutput(nil, debug.CrashOptions{})
		_, _ = io.WriteString(says, allIsWell)
		says.Close()
	}
}
