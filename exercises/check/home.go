// home.go finds the lines of the learner's declarations.

package check

import (
	"fmt"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/source"
)

// A home is the folder with the learner's answers: the working folder of a test.
type home struct {
	folder string // as seen from the root: "ch02-moves/exercises"
	decls  []source.Decl
}

func findHome(folder string) home {
	decls, _ := source.List(".") // without them, a place is a file without a line
	return home{folder, slices.DeleteFunc(decls, func(d source.Decl) bool { return d.Test })}
}

// find returns the declaration of a function, a type, a constant or a variable, or of
// a method: "Stack.Push".
func (h home) find(name string) (d source.Decl, found bool) {
	i := slices.IndexFunc(h.decls, func(d source.Decl) bool { return slices.Contains(d.Names, name) })
	if i < 0 {
		return d, false
	}
	return h.decls[i], true
}

// place returns where a name is declared, as file:line from the root.
func (h home) place(name string) string {
	if d, found := h.find(name); found {
		return fmt.Sprintf("%s/%s:%d", h.folder, d.File, d.Line)
	}
	return h.folder + "/exercises.go"
}

// isStub says whether a function here is still a stub of the task.
func (h home) isStub(task string) bool {
	stub := fmt.Sprintf("{\n\tpanic(%q)\n}", stubWords(task))
	return slices.ContainsFunc(h.decls, func(d source.Decl) bool {
		return strings.HasSuffix(strings.ReplaceAll(d.Text, "\r\n", "\n"), stub)
	})
}

// ending is a call that ends the program.
var ending = regexp.MustCompile(`(?m)^[^/\n]*\b(os\.Exit|log\.Fatal\w*)\(`)

// exits returns where a function ends the program, or "".
func (h home) exits(function string) string {
	d, _ := h.find(function)
	at := ending.FindStringIndex(d.Text)
	if at == nil {
		return ""
	}
	start := strings.Index("\n"+d.Text, "\nfunc") // below its comment, where d.Line is
	return fmt.Sprintf("%s/%s:%d", h.folder, d.File, d.Line+strings.Count(d.Text[start:at[1]], "\n"))
}

// sheet returns the path of the chapter's sheet, or "" if there is none.
func (h home) sheet() string {
	sheet := "exercises/" + path.Dir(h.folder) + ".md"
	if _, err := os.Stat("../../" + sheet); err != nil {
		return ""
	}
	return sheet
}

// around is what a method's name has around its type's: (*Stack[...]).Push.
var around = regexp.MustCompile(`\[.*\]|[(*)]`)

// symbol returns the name of a function in its package, from that in a frame:
// "Stack.Push".
func symbol(function string) string {
	_, name, _ := strings.Cut(path.Base(function), ".")
	return around.ReplaceAllString(name, "")
}
