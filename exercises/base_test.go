package main

import (
	"flag"
	"mateinfive/exercises/gotool"
	"mateinfive/exercises/tasks"
	"slices"
	"testing"
)

var full = flag.Bool("full", false, "")

func realCourse(t *testing.T, kinds ...string) (root string, list []tasks.Task) {
	t.Helper()
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	if list, err = tasks.Read(root); err != nil {
		t.Fatal(err)
	}
	list = slices.DeleteFunc(list, func(x tasks.Task) bool { return !slices.Contains(kinds, x.Kind) })
	return root, list
}
