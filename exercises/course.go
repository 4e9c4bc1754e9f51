// course.go knows the chapters, their exercises and their tests.

package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"mateinfive/exercises/gotool"
)

// An exercise is one thing to write.
type exercise struct {
	id      string // "2.1"
	chapter string // "ch02-moves"
	name    string // "Mobility"
	test    string // "TestExercise2_1_Mobility"
}

func (x exercise) String() string { return x.id + " " + x.name }

// pkg is the pattern that names the exercise's package to go.
func (x exercise) pkg() string { return "./" + x.chapter + "/exercises" }

var testLine = regexp.MustCompile(`(?m)^func (TestExercise(\d+)_(\d+)_(\w+))\(`)

// exercisesOf lists a chapter's exercises in order. It reads the names of the
// tests, as text: that works however broken the rest of the folder is.
func exercisesOf(root, chapter string) ([]exercise, error) {
	files, err := filepath.Glob(filepath.Join(root, chapter, "exercises", "*_test.go"))
	if err != nil {
		return nil, err
	}
	var list []exercise
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		for _, m := range testLine.FindAllStringSubmatch(string(text), -1) {
			list = append(list, exercise{id: m[2] + "." + m[3], chapter: chapter, name: m[4], test: m[1]})
		}
	}
	slices.SortStableFunc(list, func(a, b exercise) int { return compareIDs(a.id, b.id) })
	return list, nil
}

// compareIDs orders "2.9" before "2.10".
func compareIDs(a, b string) int {
	return slices.Compare(numbers(a), numbers(b))
}

// numbers returns the numbers in an id.
func numbers(id string) []int {
	var list []int
	for _, part := range strings.Split(id, ".") {
		n, _ := strconv.Atoi(part)
		list = append(list, n)
	}
	return list
}

// allExercises lists the exercises of all chapters.
func allExercises(root string) ([]exercise, error) {
	var list []exercise
	for _, chapter := range gotool.Chapters(root) {
		of, err := exercisesOf(root, chapter)
		if err != nil {
			return nil, err
		}
		list = append(list, of...)
	}
	return list, nil
}

var idForm = regexp.MustCompile(`^\d+\.\d+$`)

// exercise returns the one with this id.
func (t *tool) exercise(id string) (exercise, error) {
	if !idForm.MatchString(id) {
		return exercise{}, t.noID(id)
	}
	all, err := allExercises(t.root)
	if err != nil {
		return exercise{}, err
	}
	var near []string
	for _, x := range all {
		if x.id == id {
			return x, nil
		}
		if numbers(x.id)[0] == numbers(id)[0] {
			near = append(near, x.String())
		}
	}
	if len(near) == 0 {
		return exercise{}, fmt.Errorf("there is no exercise %s: chapter %d has none so far", id, numbers(id)[0])
	}
	return exercise{}, fmt.Errorf("there is no exercise %s; chapter %d has %s", id, numbers(id)[0], strings.Join(near, ", "))
}

// noID says that a text is no id, and which id is meant if it is the name of an
// exercise.
func (t *tool) noID(text string) error {
	all, err := allExercises(t.root)
	if err != nil {
		return err
	}
	for _, x := range all {
		if strings.EqualFold(x.name, text) {
			return usageError(fmt.Sprintf("%s is exercise %s: type %s", x.name, x.id, x.id))
		}
	}
	return usageError(fmt.Sprintf("%q names no exercise: they are numbered by chapter, like 1.2", text))
}

// chapter returns the folder of a chapter named as 2, 02, ch2, ch02, ch02-moves
// or moves.
func (t *tool) chapter(name string) (string, error) {
	name = strings.Trim(filepath.ToSlash(strings.TrimPrefix(filepath.ToSlash(name), "./")), "/")
	chapters := gotool.Chapters(t.root)
	for _, chapter := range chapters {
		short, topic, _ := strings.Cut(chapter, "-")
		number := strings.TrimPrefix(short, "ch")
		plain := strings.TrimLeft(number, "0")
		if slices.Contains([]string{chapter, short, topic, number, plain, "ch" + plain}, name) {
			return chapter, nil
		}
	}
	return "", fmt.Errorf("there is no chapter %q; there is %s", name, strings.Join(chapters, ", "))
}
