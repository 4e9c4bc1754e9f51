// find.go finds functions in a chapter, and the tests that speak of them.

package main

import (
	"errors"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/docs/source"
)

var testHead = regexp.MustCompile(`(?m)^func (Test\w+)\(`)

// testsOf returns the flag by which go test runs the tests that speak of a
// function most directly. They are in the test file of the same name: those
// that bear its name, or else those that call it, or else those of the functions
// beside it that call it. Without any it returns "".
func testsOf(decl source.Decl) string {
	if run := testsNaming(decl); run != "" {
		return run
	}
	decls, err := source.List(filepath.Dir(decl.File))
	if err != nil {
		return ""
	}
	for _, other := range decls {
		if other.File == decl.File && other.Symbol != decl.Symbol && other.IsFunc && strings.Contains(other.Text, decl.Name+"(") {
			if run := testsNaming(other); run != "" {
				return run
			}
		}
	}
	return ""
}

// testsNaming is testsOf without a look at other functions.
func testsNaming(decl source.Decl) string {
	text, err := os.ReadFile(strings.TrimSuffix(decl.File, ".go") + "_test.go")
	if err != nil {
		return ""
	}
	var namesakes, callers []string
	for _, head := range testHead.FindAllSubmatchIndex(text, -1) {
		name := string(text[head[2]:head[3]])
		body, _, _ := strings.Cut(string(text[head[1]:]), "\n}\n")
		switch {
		case name == "Test"+decl.Recv, isNamesake(name, decl.Name), isNamesake(name, decl.Recv+decl.Name):
			namesakes = append(namesakes, name)
		case strings.Contains(body, decl.Name+"("):
			callers = append(callers, name)
		}
	}
	tests := namesakes
	if len(tests) == 0 {
		tests = callers
	}
	// TestSet runs TestSetChangesOneSquareAlone as well.
	tests = slices.DeleteFunc(slices.Clone(tests), func(test string) bool {
		return slices.ContainsFunc(tests, func(other string) bool { return other != test && strings.HasPrefix(test, other) })
	})
	switch len(tests) {
	case 0:
		return ""
	case 1:
		return " -run " + tests[0]
	}
	return fmt.Sprintf(" -run %q", strings.Join(tests, "|"))
}

// isNamesake says whether a test is called after a function: TestSet and
// TestSetChangesOneSquareAlone are after Set, TestSettings is not.
func isNamesake(test, function string) bool {
	rest, ok := strings.CutPrefix(test, "Test"+strings.ToUpper(function[:1])+function[1:])
	return ok && (rest == "" || rest[0] < 'a' || rest[0] > 'z')
}

// splitTarget reads `ch02 Rook.IsValid`, `ch02 chess Rook.IsValid`,
// `ch02 chess/Rook.IsValid` and `ch02-moves/chess Rook.IsValid`.
func splitTarget(args []string) (chapter, symbol, folder string) {
	chapter, symbol = strings.TrimPrefix(filepath.ToSlash(args[0]), "./"), args[len(args)-1]
	chapter, folder, _ = strings.Cut(chapter, "/")
	if len(args) == 3 {
		folder = args[1]
	}
	if before, after, ok := strings.Cut(symbol, "/"); ok {
		folder, symbol = before, after
	}
	if before, after, ok := strings.Cut(symbol, " "); ok { // quoted as one word
		folder, symbol = before, after
	}
	return chapter, symbol, strings.Trim(folder, "/")
}

// find finds a function in the folders of a chapter, or in the one named.
func (t *tool) find(chapter, folder, symbol string) (source.Decl, error) {
	var found []source.Decl
	var near []string
	for _, dir := range t.folders(chapter, folder) {
		decls, err := source.List(dir)
		if err != nil {
			return source.Decl{}, t.kindParseError(err)
		}
		decls = slices.DeleteFunc(decls, func(decl source.Decl) bool { return decl.Test })
		for _, decl := range decls {
			if slices.Contains(decl.Names, symbol) {
				found = append(found, decl)
			}
			if slices.Contains(decl.Members, symbol) {
				return source.Decl{}, fmt.Errorf("%s is a line of the type %s and has no body to empty; %s", symbol, decl.Symbol, suggest(chapter, decls, symbol))
			}
		}
		if _, err := source.Find(dir, symbol); errors.Is(err, source.ErrNotFound) {
			_, names, _ := strings.Cut(err.Error(), "; there is ")
			near = append(near, only(decls, strings.Split(names, ", "))...)
		}
	}
	switch {
	case len(found) == 0 && folder != "" && len(t.folders(chapter, folder)) == 0:
		return source.Decl{}, fmt.Errorf("%s has no folder %s with Go files", chapter, folder)
	case len(found) == 0 && len(near) == 0:
		return source.Decl{}, fmt.Errorf("there is no function %s in %s", symbol, chapter)
	case len(found) == 0:
		return source.Decl{}, fmt.Errorf("there is no function %s in %s; there is %s", symbol, chapter, strings.Join(near, ", "))
	case len(found) > 1:
		var ways []string
		for _, f := range found {
			in := path.Base(path.Dir(t.fromRoot(f.File)))
			ways = append(ways, fmt.Sprintf("go run ./exercises empty %s %s %s", chapter, in, symbol))
		}
		return source.Decl{}, fmt.Errorf("%s is in more than one folder. Say which:\n%s", symbol, strings.Join(ways, "\n"))
	}
	decl := found[0]
	if !decl.IsFunc {
		return source.Decl{}, fmt.Errorf("%s:%d: %s is not a function; only functions and methods can be emptied", t.fromRoot(decl.File), decl.Line, symbol)
	}
	if decl.BodyStart == 0 {
		return source.Decl{}, fmt.Errorf("%s:%d: %s has no body to empty", t.fromRoot(decl.File), decl.Line, symbol)
	}
	return decl, nil
}

// folders lists the folders of a chapter with Go files in them, but for the
// exercises, which are empty to begin with.
func (t *tool) folders(chapter, folder string) []string {
	var dirs []string
	for _, pattern := range []string{".", "*"} {
		found, _ := filepath.Glob(filepath.Join(t.root, chapter, pattern))
		for _, dir := range found {
			name := filepath.Base(dir)
			files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
			if len(files) > 0 && name != "exercises" && (folder == "" || folder == name) {
				dirs = append(dirs, dir)
			}
		}
	}
	return dirs
}

// only keeps the names that are functions.
func only(decls []source.Decl, names []string) []string {
	return slices.DeleteFunc(names, func(name string) bool {
		return !slices.ContainsFunc(decls, func(decl source.Decl) bool {
			return decl.IsFunc && decl.BodyStart > 0 && decl.Symbol == name
		})
	})
}

// suggest names the methods that stand behind a line of an interface.
func suggest(chapter string, decls []source.Decl, symbol string) string {
	_, method, _ := strings.Cut(symbol, ".")
	var names []string
	for _, decl := range decls {
		if decl.IsFunc && decl.Recv != "" && decl.Name == method {
			names = append(names, decl.Symbol)
		}
	}
	if len(names) == 0 {
		return "only functions and methods can be emptied"
	}
	return fmt.Sprintf("empty one of %s", strings.Join(names, ", "))
}

// fromRoot is a path as the learner types it.
func (t *tool) fromRoot(file string) string {
	rel, err := filepath.Rel(t.root, file)
	if err != nil {
		return filepath.ToSlash(file)
	}
	return filepath.ToSlash(rel)
}

// abs is the place of a path from the root.
func (t *tool) abs(name string) string { return filepath.Join(t.root, filepath.FromSlash(name)) }

// kindParseError says in a sentence that a file cannot be read as Go.
func (t *tool) kindParseError(err error) error {
	text := strings.ReplaceAll(err.Error(), t.root+string(filepath.Separator), "")
	if errors.Is(err, source.ErrNotFound) {
		return fmt.Errorf("%s\nIf you have moved it or taken it out: go run ./exercises restore says what can come back", filepath.ToSlash(text))
	}
	return fmt.Errorf("a file there cannot be read as Go, so its functions cannot be told apart:\n%s", filepath.ToSlash(text))
}
