// xml_test.go reads the pictures back as XML, for the tests.

package picture

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"strings"
	"testing"
)

// A node is one element of a picture.
type node struct {
	name     string
	attr     map[string]string
	text     string
	children []*node
}

// parseXML reads a whole file, and fails where it is not well-formed.
func parseXML(file []byte) (*node, error) {
	decoder := xml.NewDecoder(bytes.NewReader(file))
	root := &node{}
	stack := []*node{root}
	for {
		token, err := decoder.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return nil, err
		}
		top := stack[len(stack)-1]
		switch t := token.(type) {
		case xml.StartElement:
			n := &node{name: t.Name.Local, attr: make(map[string]string)}
			for _, a := range t.Attr {
				n.attr[a.Name.Local] = a.Value
			}
			top.children = append(top.children, n)
			stack = append(stack, n)
		case xml.EndElement:
			stack = stack[:len(stack)-1]
		case xml.CharData:
			top.text += string(t)
		}
	}
	if len(root.children) != 1 || strings.TrimSpace(root.text) != "" {
		return nil, fmt.Errorf("%d root elements, text %q beside them", len(root.children), root.text)
	}
	return root.children[0], nil
}

// all returns the elements of that name, in the order of the file.
func (n *node) all(name string) []*node {
	var found []*node
	if n.name == name {
		found = append(found, n)
	}
	for _, child := range n.children {
		found = append(found, child.all(name)...)
	}
	return found
}

// labels returns the texts of a picture, in the order of the file.
func labels(root *node) string {
	var found []string
	for _, text := range root.all("text") {
		found = append(found, text.text)
	}
	return strings.Join(found, "|")
}

// uses returns where the drawing with this id is used.
func (n *node) uses(id string) []*node {
	var found []*node
	for _, use := range n.all("use") {
		if use.attr["href"] == "#"+id {
			found = append(found, use)
		}
	}
	return found
}

// mustBoard draws a board and reads it back.
func mustBoard(t *testing.T, spec string) *node {
	t.Helper()
	file, err := Board(spec)
	return mustRead(t, spec, file, err)
}

// mustScreen draws a screen and reads it back.
func mustScreen(t *testing.T, text string) *node {
	t.Helper()
	file, err := Screen(text, 80)
	return mustRead(t, text, file, err)
}

func mustRead(t *testing.T, from string, file []byte, err error) *node {
	t.Helper()
	if err != nil {
		t.Fatalf("%q: %v", from, err)
	}
	root, err := parseXML(file)
	if err != nil {
		t.Fatalf("%q: not well-formed: %v\n%s", from, err, file)
	}
	if err := sound(root); err != nil {
		t.Fatalf("%q: %v\n%s", from, err, file)
	}
	return root
}

// sound tells what every picture has to keep: a text for screen readers, and no
// reference to a drawing that is not there, nor a drawing that is not used.
func sound(root *node) error {
	isImage := root.name == "svg" && root.attr["role"] == "img"
	if !isImage || len(root.all("title")) != 1 || len(root.all("desc")) != 1 {
		return fmt.Errorf("want an <svg role=\"img\"> with one title and one desc")
	}
	defined, used := make(map[string]int), make(map[string]bool)
	for _, defs := range root.all("defs") {
		for _, drawing := range defs.children {
			defined["#"+drawing.attr["id"]]++
		}
	}
	for _, use := range root.all("use") {
		used[use.attr["href"]] = true
	}
	for id := range used {
		if defined[id] != 1 {
			return fmt.Errorf("%s is used, and defined %d times", id, defined[id])
		}
	}
	for id := range defined {
		if !used[id] {
			return fmt.Errorf("no page uses the drawing %s", id)
		}
	}
	return nil
}

// refuses fails the test unless the error begins and goes on as is wanted.
func refuses(t *testing.T, err error, begins, says string) {
	t.Helper()
	if err == nil || !strings.HasPrefix(err.Error(), begins) || !strings.Contains(err.Error(), says) {
		t.Errorf("got  %v\nwant %s...%s", err, begins, says)
	}
}

// same fails the test unless got is what is wanted. The message has verbs for args, and then
// for got and want.
func same[T comparable](t *testing.T, got, want T, message string, args ...any) {
	t.Helper()
	if got != want {
		t.Errorf(message, append(args, got, want)...)
	}
}
