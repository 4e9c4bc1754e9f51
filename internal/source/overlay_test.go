package source

import (
	"path/filepath"
	"strings"
	"testing"

	"mateinfive/internal/gotool"
)

// A refactoring goes through the answers to other tasks, but not where one of them is a wrong one.
func TestAnswersThatChangeOthers(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name   string
		wrong  []string
		file   string
		has    string
		isGone bool
	}{
		{name: "solutions", file: "board.go", has: "type fastBoard struct"},
		{name: "solutions that it changes", file: "eval.go", has: "func Eval(p Board) int"},
		{name: "a wrong answer to it", wrong: []string{"Fast-fifty-plies"}, file: "board.go", has: ">= 50"},
		{name: "what a wrong answer changes", wrong: []string{"Fast-fifty-plies"}, file: "eval.go", has: "func Eval(p Board) int"},
		{name: "a wrong answer to one of the others", wrong: []string{"ch05-full/Order-any-capture"}, file: "order.go", has: "func Order(p *chess.Position"},
		{name: "beside that, the others as they were", wrong: []string{"ch05-full/Order-any-capture"}, file: "eval.go", has: "func Eval(p *chess.Position"},
		{name: "beside that, it is not written", wrong: []string{"ch05-full/Order-any-capture"}, file: "board.go", has: "type fastBoard", isGone: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			o, err := Wrong(root, tt.wrong...)
			if err != nil {
				t.Fatal(err)
			}
			text := string(o[filepath.Join(root, "ch05-full", "champion", tt.file)])
			if strings.Contains(text, tt.has) == tt.isGone {
				t.Errorf("%s has %q: %t, in\n%s", tt.file, tt.has, tt.isGone, text)
			}
		})
	}
}
