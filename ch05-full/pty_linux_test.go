// pty_linux_test.go plays at a pseudo terminal: the system's own, with its echo and its
// line discipline, in place of a keyboard and a screen.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unsafe"

	"mateinfive/ch05-full/internal/cells"
)

// A seat is a program that runs at a pseudo terminal of 80 columns and 24 rows.
type seat struct {
	t        *testing.T
	program  *exec.Cmd
	keyboard *os.File
	ended    chan struct{}

	mutex  sync.Mutex
	screen *cells.Screen
	broken error // what was sent that the screen does not know
}

// openTerminal returns both ends of a new pseudo terminal: that of the person, and that of
// the program.
func openTerminal() (person, program *os.File, err error) {
	person, err = os.OpenFile("/dev/ptmx", os.O_RDWR|syscall.O_NOCTTY, 0)
	if err != nil {
		return nil, nil, err
	}
	control := func(request uintptr, value unsafe.Pointer) error {
		if _, _, errno := syscall.Syscall(syscall.SYS_IOCTL, person.Fd(), request, uintptr(value)); errno != 0 {
			return errno
		}
		return nil
	}
	var number, unlock int32
	size := struct{ rows, columns, width, height uint16 }{rows: 24, columns: 80}
	if err := control(syscall.TIOCSPTLCK, unsafe.Pointer(&unlock)); err != nil {
		return nil, nil, err
	}
	if err := control(syscall.TIOCGPTN, unsafe.Pointer(&number)); err != nil {
		return nil, nil, err
	}
	if err := control(syscall.TIOCSWINSZ, unsafe.Pointer(&size)); err != nil {
		return nil, nil, err
	}
	program, err = os.OpenFile(fmt.Sprintf("/dev/pts/%d", number), os.O_RDWR|syscall.O_NOCTTY, 0)
	return person, program, err
}

// sitDown starts the program at a terminal. Its games are kept in folder.
func sitDown(t *testing.T, folder string, flags ...string) *seat {
	t.Helper()
	return sitDownAt(t, "xterm-256color", folder, flags...)
}

// sitDownAt starts it at a terminal that has a name.
func sitDownAt(t *testing.T, term, folder string, flags ...string) *seat {
	t.Helper()
	person, terminal, err := openTerminal()
	if err != nil {
		t.Skipf("this machine has no pseudo terminals: %v", err)
	}
	s := &seat{t: t, keyboard: person, screen: cells.New(), ended: make(chan struct{})}
	s.program = exec.Command(os.Args[0], flags...)
	s.program.Env = append(os.Environ(), asProgram+"=1", "XDG_CONFIG_HOME="+folder, "TERM="+term, "LANG=C.UTF-8", "NO_COLOR=", "CLICOLOR_FORCE=")
	s.program.Stdin, s.program.Stdout, s.program.Stderr = terminal, terminal, terminal
	s.program.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := s.program.Start(); err != nil {
		t.Fatal(err)
	}
	terminal.Close()
	go s.watch()
	t.Cleanup(s.kill)
	return s
}

// watch draws what the program sends, until it has ended.
func (s *seat) watch() {
	defer close(s.ended)
	part := make([]byte, 4096)
	for {
		n, err := s.keyboard.Read(part)
		s.mutex.Lock()
		if _, broken := s.screen.Write(part[:n]); broken != nil && s.broken == nil {
			s.broken = broken
		}
		s.mutex.Unlock()
		if err != nil {
			return
		}
	}
}

// kill ends the program as a power cut does.
func (s *seat) kill() {
	if s.program.ProcessState == nil {
		s.program.Process.Kill()
		s.program.Wait()
		s.keyboard.Close()
	}
}

// rows returns what the screen shows.
func (s *seat) rows() string {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if s.broken != nil {
		s.t.Error(s.broken)
	}
	return s.screen.String()
}

// types types a line, and waits until the screen shows a text below the board.
func (s *seat) types(line, want string) {
	s.t.Helper()
	if _, err := s.keyboard.WriteString(line + "\n"); err != nil {
		s.t.Fatal(err)
	}
	s.shows(line, want)
}

// isDrawn reports whether the cursor stands behind a prompt. Until then nobody should type:
// the letters would appear in the middle of what is being drawn.
func (s *seat) isDrawn() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	row, column := s.screen.Cursor()
	return strings.HasSuffix(s.screen.Row(row), ">") && column == len(s.screen.Row(row))+2
}

// shows waits until the screen is drawn and shows a text below the board.
func (s *seat) shows(after, want string) {
	s.t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(2 * time.Millisecond) {
		text := s.rows()
		if _, below, _ := strings.Cut(text, "\n\n"); strings.TrimSpace(below) != "" {
			text = below // the board of a table
		}
		if strings.Contains(strings.Join(strings.Fields(text), " "), want) && s.isDrawn() {
			return
		}
	}
	s.t.Fatalf("after %q the screen never shows %q:\n%s", after, want, s.rows())
}

// Two programs at once, each at a terminal of its own, come to each end that a game can
// have.
func TestGamesAtATerminal(t *testing.T) {
	const shuffle = "Nf3 Nf6 Ng1 Ng8 "
	tests := []struct {
		name, flags, moves string
		last, want         string // the last line, and what the screen says then
		result             string // in the file
	}{
		{"checkmate", "-clock 5+3", "f3 e5 g4", "Qh4#", "0-1, checkmate by the queen on h4: black has won", `[Result "0-1"]`},
		{"stalemate", "-clock 5+3 -fen 7k/8/8/6Q1/8/8/8/K7_w_-_-_0_1", "Ka2 Kh7 Ka3 Kh8 Ka4 Kh7 Kb5 Kh8", "Qg6", "1/2-1/2, stalemate", `[Result "1/2-1/2"]`},
		{"a dead position", "-clock 5+3 -fen 8/8/8/8/8/5k2/6R1/K7_b_-_-_0_1", "", "Kxg2", "1/2-1/2, dead position", `[Result "1/2-1/2"]`},
		{"seventy-five moves", "-clock 5+3 -fen 4k3/8/8/8/8/8/8/R3K3_w_-_-_148_90", "Ra2", "Kd8", "1/2-1/2, seventy-five moves", `[Result "1/2-1/2"]`},
		{"fivefold repetition", "-clock 5+3", strings.Repeat(shuffle, 3) + "Nf3 Nf6 Ng1", "Ng8", "1/2-1/2, fivefold repetition", `[Result "1/2-1/2"]`},
		{"a claim of the third time", "-clock 5+3", strings.Repeat(shuffle, 2), "claim", "1/2-1/2, draw by claim: threefold repetition", `[Result "1/2-1/2"]`},
		{"a claim of fifty moves", "-clock 5+3 -fen 4k3/8/8/8/8/8/8/R3K3_w_-_-_98_90", "Ra2 Kd8", "claim", "1/2-1/2, draw by claim: fifty moves", `[Result "1/2-1/2"]`},
		{"agreement", "-clock 5+3", "e4 e5 draw", "accept", "1/2-1/2, draw by agreement", `[Result "1/2-1/2"]`},
		{"resignation", "-clock 5+3", "e4 e5 Nf3 resign", "resign", "1-0, black has resigned: white has won", `[Result "1-0"]`},
		{"a flag that falls", "-movetime 1s", "e4 e5", "flip", "0-1, the time of white has run out: black has won", `[Termination "time forfeit"]`},
		{"a flag before a bare king", "-movetime 1s -fen 4k3/8/8/8/8/8/8/R3K3_w_-_-_0_1", "Ra2 Kd8", "flip", "1/2-1/2, the time of white has run out", `[Termination "time forfeit"]`},
	}
	for i := 0; i < len(tests); i += 2 {
		folder := t.TempDir()
		pair := tests[i:min(i+2, len(tests))]
		seats := make([]*seat, len(pair))
		for j, tt := range pair {
			flags := strings.Fields(tt.flags + " -names Anna,Ben")
			for k := range flags {
				flags[k] = strings.ReplaceAll(flags[k], "_", " ")
			}
			seats[j] = sitDown(t, folder, flags...)
			if strings.Contains(tt.flags, "-fen") {
				seats[j].shows("nothing", "Type a move")
			} else {
				seats[j].shows("nothing", "Type friend or computer")
				seats[j].types("friend", "White begins")
			}
		}
		var wait sync.WaitGroup
		for j, tt := range pair {
			wait.Add(1)
			go func() {
				defer wait.Done()
				for _, line := range strings.Fields(tt.moves) {
					want, isWord := map[string]string{"draw": "white offers a draw", "resign": "black resigns?"}[line]
					if !isWord {
						want = ". " + line // the move with its number
					}
					seats[j].types(line, want)
				}
				seats[j].types(tt.last, tt.want)
				seats[j].keyboard.WriteString("quit\n")
				<-seats[j].ended
			}()
		}
		wait.Wait()
		var text strings.Builder
		files, _ := filepath.Glob(filepath.Join(folder, "mate-in-five", "games", "*.pgn"))
		for _, name := range files {
			game, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			text.Write(game)
		}
		for _, tt := range pair {
			if !strings.Contains(text.String(), tt.result) || len(files) != len(pair) {
				t.Errorf("%s: %s is not in the %d files:\n%s", tt.name, tt.result, len(files), text.String())
			}
		}
	}
}

// A program that is killed has lost nothing: the next one goes on with the game.
func TestAKilledProgramAtATerminal(t *testing.T) {
	folder := t.TempDir()
	s := sitDown(t, folder, "-clock", "5+3", "-names", "Anna,Ben")
	s.shows("nothing", "Type friend or computer")
	s.types("friend", "White begins")
	s.types("e4", "1. e4")
	s.types("e5", "1... e5")
	s.kill()
	s = sitDown(t, folder)
	s.shows("nothing", "Go on with the last game (Enter), Anna - Ben, 1 move?")
	s.types("", "the clocks wait")
	s.types("Nf3", "2. Nf3")
}

// Ctrl-C leaves when it is typed twice, and the terminal is as it was before.
func TestCtrlCAtATerminal(t *testing.T) {
	s := sitDown(t, t.TempDir(), "-black", "random")
	s.shows("nothing", "Type a move")
	s.keyboard.WriteString("\x03")
	s.shows("Ctrl-C", "Ctrl-C again leaves")
	s.keyboard.WriteString("\x03")
	<-s.ended
}

// A terminal that knows no codes gets line after line, and so does who wants it.
func TestLineAfterLineAtATerminal(t *testing.T) {
	for term, flag := range map[string]string{"dumb": "-color=auto", "vt100": "-plain"} {
		t.Run(term, func(t *testing.T) {
			s := sitDownAt(t, term, t.TempDir(), flag, "-black", "random")
			s.shows("nothing", "white>")
			s.keyboard.WriteString("quit\n")
			<-s.ended
			if text := s.rows(); !strings.Contains(text, "a b c d e f g h\nType a move, such as e4, or help.\nwhite> quit") {
				t.Errorf("the screen is\n%s", text)
			}
		})
	}
}
