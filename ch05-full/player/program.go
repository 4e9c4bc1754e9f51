// program.go is the player that is another program, in any language, and how programs and
// engines join a cast.

package player

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"

	"mateinfive/ch05-full/chess"
	"mateinfive/internal/outside"
)

// A Program is a player that is another program: the folder of one in Go, or of one that says in
// program.txt how it is run, or a file that can be run. For each move it is run anew and reads two
// lines, new with a FEN and best. It answers ok and its move, such as e2e4 or e7e8q.
type Program struct {
	Path    string
	program outside.Program
	folder  string // with what was built
	err     error  // why it cannot be asked

	building sync.Mutex // guards all three: who has stopped waiting for it may want it once more
}

// IsPath reports whether a word says where a program lies, and is not the name of a player.
func IsPath(word string) bool {
	hasFolder := strings.ContainsAny(word, `/`+string(filepath.Separator))
	return hasFolder || strings.HasPrefix(word, ".") || strings.HasPrefix(word, "~")
}

// NewProgram returns the player at a path, which may begin with ~ for the home folder.
func NewProgram(path string) (*Program, error) {
	full, noPath := outside.Path(path)
	info, nothing := os.Stat(full)
	_, noGo := os.Stat(filepath.Join(full, "go.mod"))
	switch {
	case noPath != nil || nothing != nil:
		return nil, fmt.Errorf("there is no program at %s", path)
	case !info.IsDir():
		return &Program{Path: full, program: outside.Program{Dir: filepath.Dir(full), Command: []string{full}}}, nil
	case noGo != nil && len(outside.CommandIn(full)) == 0:
		return nil, fmt.Errorf("%s has no go.mod: name the folder of a Go program, or of one with a program.txt (docs/exam.md), or a file that can be run", path)
	}
	return &Program{Path: full, program: outside.Program{Dir: full}}, nil
}

// Build compiles the program, unless that is done. It may take seconds.
func (x *Program) Build() error {
	x.building.Lock()
	defer x.building.Unlock()
	if len(x.program.Command) > 0 {
		return nil
	}
	os.RemoveAll(x.folder) // of an attempt that failed
	if x.folder, x.err = os.MkdirTemp("", "mateinfive-player-"); x.err == nil {
		x.err = x.program.Build(context.Background(), x.folder)
	}
	return x.err
}

// Close removes what Build has made.
func (x *Program) Close() error {
	x.building.Lock()
	defer x.building.Unlock()
	return os.RemoveAll(x.folder)
}

// built returns what Build has made of the program, or why it cannot be asked.
func (x *Program) built() (outside.Program, error) {
	x.building.Lock()
	defer x.building.Unlock()
	return x.program, x.err
}

// Choose asks the program.
func (x *Program) Choose(ctx context.Context, r Request, _ func(string)) (Decision, error) {
	p, _, err := ask(ctx, r)
	program, notBuilt := x.built()
	if err = cmp.Or(err, notBuilt); err != nil {
		return Decision{}, err
	}
	name := filepath.Base(x.Path)
	answers, said, err := program.Ask(ctx, []string{"new " + p.FEN(), "best"})
	switch {
	case ctx.Err() == context.Canceled:
		return Decision{}, ctx.Err()
	case err != nil:
		return Decision{}, fmt.Errorf("%s: %w%s", name, err, strings.TrimSuffix("\n"+said, "\n"))
	case answers[0] != "ok" || strings.HasPrefix(answers[1], "error"):
		return Decision{}, fmt.Errorf("%s answers new %s with %s, and best with %s",
			name, p.FEN(), chess.Quote(answers[0]), chess.Quote(answers[1]))
	}
	m, err := chess.ParseMove(answers[1])
	if err = cmp.Or(err, p.Refusal(m)); err != nil {
		return Decision{}, fmt.Errorf("%s answers best with %s: %w", name, chess.Quote(answers[1]), err)
	}
	return Decision{Move: m}, nil
}

// uci is what the word for an engine begins with: uci:stockfish.
const uci = "uci:"

// A builder has to be made ready before it plays.
type builder interface{ Build() error }

// programAt adds another program. Its name is that of the folder or file, or if there is
// such a player already, its path.
func (c *Cast) programAt(path string) (name string, err error) {
	x, err := NewProgram(path)
	if err != nil {
		return "", err
	}
	name = filepath.Base(x.Path)
	if old := c.program(name); c.Has(name) && (old == nil || old.Path != x.Path) {
		name = x.Path
	}
	c.add(name, x)
	return name, nil
}

// wellKnown are engines that speak UCI, by the names of their programs, which may end in a
// number. Any other program is run only if it is called an engine, by uci: a typing error may
// be the name of one, such as date.
var wellKnown = regexp.MustCompile(`^(arasan|berserk|critter|ethereal|fairy-stockfish|fruit|` +
	`glaurung|gnuchess|houdini|koivisto|komodo|lc0|rubichess|stockfish|toga2|xiphos)([^a-z]|$)`)

// isWellKnown reports whether a command begins with the name of a well-known engine.
func isWellKnown(command string) bool {
	return wellKnown.MatchString(strings.ToLower(strings.TrimLeftFunc(command, isBetween)))
}

// isInstalled reports whether a command begins with the name of a program that lies where
// programs are looked for.
func isInstalled(command string) bool {
	words := strings.FieldsFunc(command, isBetween)
	if len(words) == 0 {
		return false
	}
	_, err := exec.LookPath(words[0])
	return err == nil
}

// isBetween reports whether a letter stands between the words of a command.
func isBetween(r rune) bool { return r == ',' || r == ' ' }

// engine adds an engine, unless it is there already. Its name is that of its program, or, if there is
// such a player already, uci: and its command.
func (c *Cast) engine(command string) (name string, err error) {
	words := append(strings.FieldsFunc(command, isBetween), "")
	name = strings.ToLower(strings.TrimSuffix(filepath.Base(words[0]), ".exe"))
	if strings.HasPrefix(words[0], "~") {
		words[0], _ = outside.Path(words[0])
	}
	command = strings.Join(words[:len(words)-1], ",")
	if c.Has(name) && c.Engines[name] != command {
		name = uci + command
	}
	if c.Others[name] == nil {
		x, err := c.Open(command)
		if err != nil {
			return "", err
		}
		c.add(name, x)
		engines := map[string]string{name: command}
		maps.Copy(engines, c.Engines)
		c.Engines = engines
		c.Engines[name] = command
	}
	return name, nil
}

// engineSetting is what the name of a setting begins with that keeps the command of an engine.
const engineSetting = "engine "

// Recall takes the commands of engines from settings.
func (c *Cast) Recall(settings map[string]string) {
	c.Engines = map[string]string{}
	for name, command := range settings {
		if name, ok := strings.CutPrefix(name, engineSetting); ok {
			c.Engines[name] = command
		}
	}
}

// Setting returns the setting that keeps the command of an engine. For another player ok is false.
func (c Cast) Setting(name string) (setting, command string, ok bool) {
	command, ok = c.Engines[name]
	return engineSetting + name, command, ok
}

// Return brings back a player of an earlier session by its name. An engine has to be known by the
// settings: a file of a game must not have programs run. The error says why it does not play.
func (c *Cast) Return(name string) (err error) {
	command, known := c.Engines[name]
	switch {
	case c.Has(name):
	case isVersion(name) && c.Version != nil: // the learner's own
		c.version(name)
	case known && c.Open != nil:
		_, err = c.engine(command)
	default:
		err = fmt.Errorf("%s is not known here: new seats a program by its path, and an engine by its command",
			chess.Quote(name))
	}
	return err
}

// Means reports whether a word seems to mean a player, for Named.
func (c Cast) Means(word string) bool {
	return c.Has(word) || IsPath(word) || isVersion(word) || c.Engines[word] != "" || strings.HasPrefix(word, uci)
}

// add adds a player. A copy of the cast keeps its own.
func (c *Cast) add(name string, p Player) {
	others := map[string]Player{}
	maps.Copy(others, c.Others)
	others[name], c.Others = p, others
}

// program returns the player of a name if it is another program, or nil.
func (c Cast) program(name string) *Program {
	x, _ := c.Others[name].(*Program)
	return x
}

// Builds reports whether one of some players has to be built, which may take seconds.
func (c Cast) Builds(names ...string) bool {
	return slices.ContainsFunc(names, func(name string) bool { _, ok := c.Others[name].(builder); return ok })
}

// BuildFor builds as Build does, and waits until ctx is canceled at most: what is being built then
// is not waited for.
func (c Cast) BuildFor(ctx context.Context, names ...string) error {
	if !c.Builds(names...) {
		return nil
	}
	built := make(chan error, 1) // with room: it may come too late
	go func() { built <- c.Build(names...) }()
	select {
	case err := <-built:
		return err
	case <-ctx.Done():
		return errors.New("stopped")
	}
}

// Build makes those of some players ready that are other programs, unless that is done.
func (c Cast) Build(names ...string) error {
	for _, name := range names {
		if x, ok := c.Others[name].(builder); ok {
			if err := x.Build(); err != nil {
				return err
			}
		}
	}
	return nil
}
