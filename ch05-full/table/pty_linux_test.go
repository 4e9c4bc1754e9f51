// pty_linux_test.go plays at a pseudo terminal: the system's own, in place of a keyboard and a
// screen.

package table_test

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"mateinfive/ch05-full/session"
	"mateinfive/ch05-full/table"
	"mateinfive/internal/digest"
)

// asProgram has the test be the program, with games in this folder.
const asProgram = "TEST_PLAYS_AT_A_TABLE"

// crashes has that program panic in a goroutine of its own.
const crashes = "TEST_PANICS_BEHIND_THE_TABLE"

func crashAfterAMove(folder string) {
	for {
		if files, _ := filepath.Glob(folder + "/*.pgn"); len(files) > 0 {
			panic("out of\x1b[31m order")
		}
		time.Sleep(time.Millisecond)
	}
}

func TestMain(m *testing.M) {
	if folder := os.Getenv(asProgram); folder != "" {
		if os.Getenv(crashes) != "" {
			go crashAfterAMove(folder)
		}
		o := session.NewOptions()
		o.Table, o.Folder = true, folder
		if err := table.Play(os.Stdin, os.Stdout, o); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(digest.Main(m))
}

// control does what a request to a terminal asks for.
func control(t *testing.T, terminal *os.File, request uintptr, value unsafe.Pointer) {
	t.Helper()
	if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, terminal.Fd(), request, uintptr(value)); errno != 0 {
		t.Fatal(errno)
	}
}

// resize makes the window as large as a text such as 80x24 says.
func resize(t *testing.T, terminal *os.File, size string) {
	t.Helper()
	var s struct{ rows, columns, width, height uint16 }
	fmt.Sscanf(size, "%dx%d", &s.columns, &s.rows)
	control(t, terminal, syscall.TIOCSWINSZ, unsafe.Pointer(&s))
}

// openTerminal returns both ends of a terminal, that of a person and that of a program.
func openTerminal(t *testing.T, size string) (person, terminal *os.File) {
	t.Helper()
	person, err := os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("this machine has no pseudo terminals: %v", err)
	}
	t.Cleanup(func() { person.Close() })
	var number, unlock int32
	control(t, person, syscall.TIOCSPTLCK, unsafe.Pointer(&unlock))
	control(t, person, syscall.TIOCGPTN, unsafe.Pointer(&number))
	resize(t, person, size)
	terminal, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	return person, terminal
}

// start starts the program at a terminal, with a folder for its games.
func start(t *testing.T, terminal *os.File, folder string) *exec.Cmd {
	t.Helper()
	program := exec.Command(os.Args[0])
	noRaces := "GORACE=exitcode=0 atexit_sleep_ms=0" // tea's renderer sets a pointer without a lock
	program.Env = append(os.Environ(), "TERM=xterm-256color", asProgram+"="+folder, noRaces)
	program.Stdin, program.Stdout, program.Stderr = terminal, terminal, terminal
	program.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { program.Process.Kill() })
	terminal.Close()
	return program
}

// play plays at a terminal: it types, and where the text holds a size in braces the window gets
// it. Once a game is kept, a signal ends it. It returns what the program has sent, the game, and
// the error with which the program has ended. The modes of the terminal have to be what they were.
func play(t *testing.T, size, keys string, end syscall.Signal) (sent, game string, ended error) {
	t.Helper()
	person, terminal := openTerminal(t, size)
	var before, after syscall.Termios
	control(t, person, syscall.TCGETS, unsafe.Pointer(&before))
	folder := t.TempDir()
	program := start(t, terminal, folder)
	var output bytes.Buffer
	part, typed := make([]byte, 4096), false
	for {
		n, err := person.Read(part)
		output.Write(part[:n])
		if err != nil { // the program has ended
			break
		}
		if !typed && strings.Contains(output.String(), "\x1b[?1049h") { // before, the terminal has lines of its own
			typed = true
			for i, text := range strings.FieldsFunc(keys, func(r rune) bool { return r == '{' || r == '}' }) {
				if i%2 == 0 {
					io.WriteString(person, text)
				} else {
					resize(t, person, text)
				}
			}
		}
		if files, _ := filepath.Glob(folder + "/*"); len(files) > 0 {
			program.Process.Signal(end)
			end = 0 // which only asks whether it is there
		}
	}
	ended = program.Wait()
	if control(t, person, syscall.TCGETS, unsafe.Pointer(&after)); after != before {
		t.Errorf("the modes of the terminal are left as %+v, want %+v", after, before)
	}
	files, _ := filepath.Glob(folder + "/*")
	if len(files) != 1 {
		t.Fatalf("%d games are kept, want 1, after\n%s", len(files), output.String())
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	return output.String(), string(text), ended
}

func TestGamesAtATerminal(t *testing.T) {
	const click, release = "\x1b[<0;%d;%dM\x1b[<0;%[1]d;%[2]dm", "\x1b[<35;9;9M\x1b[<64;5;5M"
	at := func(column, row int) string { return fmt.Sprintf(click, column, row) }
	tests := []struct {
		name, size, keys string
		end              syscall.Signal
		game             string // in the file
	}{
		{"a small window", "60x20", "f3\re5\rg4\rQh4#\rquit\r", 0, "1. f3 e5 2. g4 Qh4# 0-1"},
		{"a click on a piece and one on its square", "80x24", at(29, 15) + at(25, 11) + "e5\rquit\r", 0, "1. Nf3 e5 *"},
		{"a window that shrinks and grows", "200x50", "e4\r{40x9}e5\rhelp\r{1x1}\x1b[6~{300x90}Nf3\r{47x15}Nc6\r\x04", 0, "1. e4 e5 2. Nf3 Nc6 *"},
		{"noise", "80x24", "e4\r\x00\x1b[999;x\x7f王\xff\x1b[200~e5\x1b]0;x\x07\n\x1b[201~\x15" + release + "\x1bOe5\x15e5\r\x0cquit\r", 0, "1. e4 e5 *"},
		{"a window that is closed", "80x24", "e4\r", syscall.SIGHUP, "1. e4 *"},
		{"a program that is to end", "80x24", "e4\r", syscall.SIGTERM, "1. e4 *"},
		{"a program that is to end at once", "80x24", "e4\r", syscall.SIGQUIT, "1. e4 *"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			sent, game, err := play(t, tt.size, tt.keys, tt.end)
			if err != nil {
				t.Errorf("the program ends with %v after\n%s", err, sent)
			}
			if !strings.Contains(game, tt.game) {
				t.Errorf("the game that is kept is\n%s\nwant %s", game, tt.game)
			}
			_, after, left := strings.Cut(sent, "\x1b[?1049l")
			if !left || !strings.Contains(after, "  a b c d e f g h") {
				t.Errorf("the program leaves %q on the terminal, want the board", after)
			}
		})
	}
}

// Where Go ends the program, another one gives the terminal back, and says what was said.
func TestTheTerminalComesBackAfterACrash(t *testing.T) {
	if _, err := exec.LookPath("stty"); err != nil {
		t.Skip("there is nothing that could give it back: ", err)
	}
	tests := []struct {
		name    string
		crashes string
		end     syscall.Signal
		says    string
	}{
		{name: "a panic in a goroutine of its own", crashes: "yes", says: "panic: out of[31m order"},
		{name: "kill -9", end: syscall.SIGKILL, says: "The program has ended here."},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			t.Setenv(crashes, tt.crashes)
			sent, _, err := play(t, "80x24", "e4\r", tt.end)
			if err == nil {
				t.Error("the program ends well")
			}
			_, after, left := strings.Cut(sent, "\x1b[?1049l")
			for _, want := range []string{"\x1b[?1002l", "\x1b[?1006l", "\x1b[?25h", tt.says} {
				if !left || !strings.Contains(after, want) {
					t.Errorf("%q does not come after the table in %q", want, after)
				}
			}
		})
	}
}

// A program that cannot write its last words ends without them.
func TestATerminalThatNothingReads(t *testing.T) {
	t.Setenv("MATEINFIVE_PATIENCE", "1s") // and a last moment of 2.5 seconds
	person, terminal := openTerminal(t, "200x60")
	program := start(t, terminal, t.TempDir())
	part := make([]byte, 1)
	for sent := ""; !strings.Contains(sent, "\x1b[?1049h"); sent += string(part) {
		if _, err := person.Read(part); err != nil {
			t.Fatal(err)
		}
	}
	ended := make(chan error)
	go func() { ended <- program.Wait() }()
	for i := 0; ; i++ { // until the terminal is full, and still then
		resize(t, person, [...]string{"200x60", "199x59"}[i%2])
		if i == 50 {
			program.Process.Signal(syscall.SIGTERM)
		}
		select {
		case <-ended:
			return
		case <-time.After(20 * time.Millisecond):
		}
		if i > 1000 {
			t.Fatal("it has not ended")
		}
	}
}
