// chart_test.go tests the drawings of programs by reading them back.

package picture

import (
	"strings"
	"testing"
)

// labels returns the texts of a picture, in the order of the file.
func labels(root *node) string {
	var found []string
	for _, text := range root.all("text") {
		found = append(found, text.text)
	}
	return strings.Join(found, "|")
}

func TestPackages(t *testing.T) {
	list := []Package{
		{"chess", "knows the rules", nil},
		{"main", "plays", []string{"terminal"}},
		{"terminal", "is a screen that says so much that two lines of this box are far too few for all that it has to say", []string{"chess", "exercises"}},
		{"exercises", "holds answers", []string{"chess"}},
	}
	file, err := Packages("All & more", list)
	root := mustRead(t, "packages", file, err)
	want := "main|plays|terminal|is a screen that says so much that two lines|of this box are far too few for all that it …|exercises|holds answers|chess|knows the rules"
	if got := labels(root); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	want = "main imports terminal. terminal imports chess, exercises. exercises imports chess. chess imports nothing here."
	if got := root.all("desc")[0].text; got != want {
		t.Errorf("desc\ngot  %s\nwant %s", got, want)
	}
	lines := make(map[string]int)
	for _, path := range root.all("path") {
		if path.attr["stroke"] != plateColor {
			lines[path.attr["stroke"]] += strings.Count(path.attr["d"], "M")
		}
	}
	if lines[lanes[0]] != 1 || lines[lanes[1]] != 1 || lines[lanes[2]] != 2 {
		t.Errorf("lines by color: %v, want one, one, and two to chess", lines)
	}
	for want, list := range map[string][]Package{
		"a imports b, which is not in the list": {{"a", "", []string{"b"}}},
		"a imports itself, by way of a, b":      {{"a", "", []string{"b"}}, {"b", "", []string{"a"}}},
	} {
		if _, err := Packages("", list); err == nil || !strings.HasSuffix(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

func TestEmbedding(t *testing.T) {
	inner := Struct{Name: "colored", Fields: []string{"color Color"}, Methods: []string{"Color"}}
	knight := Struct{Name: "Knight", Methods: []string{"A", "B", "C", "D", "E", "F", "G", "H"}, Embedded: []Struct{inner}}
	file, err := Embedding([]Struct{knight, knight})
	root := mustRead(t, "embedding", file, err)
	one := "Knight|A()|B()|C()|D()|E()|F()|and 2 more|colored|color Color|Color()|"
	if got, want := labels(root), one+one+"a method of its own|a method that it gets from what it embeds"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	hollow := 0
	for _, pin := range root.all("circle") {
		if pin.attr["fill"] == "#fff" {
			hollow++
		}
	}
	if hollow != 3 {
		t.Errorf("%d hollow pins, want one for each type and one that explains it", hollow)
	}
	long := Struct{Name: strings.Repeat("x", 40), Embedded: []Struct{inner}}
	for want, list := range map[string][]Struct{
		"want one type or two, not 0": nil,
		"colored embeds nothing":      {inner},
		"there is no room":            {long},
	} {
		if _, err := Embedding(list); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

func TestPerft(t *testing.T) {
	file, err := Perft([]Branch{{"e1d1", 2}, {"e1f1", 25}}, []int{2, 27})
	root := mustRead(t, "perft", file, err)
	if got, want := labels(root), "e1d1|2|e1f1|25|1|perft 1|2|perft 2|27"; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := len(root.all("circle")); got != 1+2+2 {
		t.Errorf("%d circles, want the root, two moves, and two answers to the first", got)
	}
	many := make([]Branch, 20)
	for i := range many {
		many[i] = Branch{"a2a3", 445}
	}
	file, err = Perft(many, []int{20, 400, 8900})
	root = mustRead(t, "perft", file, err)
	if got, want := strings.Count(labels(root), "a2a3"), 7; got != want {
		t.Errorf("%d moves, want %d", got, want)
	}
	if got := labels(root); !strings.Contains(got, "|and 13 more|") || !strings.HasSuffix(got, "|perft 3|8,900") {
		t.Errorf("labels %s", got)
	}
	for _, totals := range [][]int{nil, {2}, {2, 26}, {3, 27}} {
		if _, err := Perft([]Branch{{"e1d1", 2}, {"e1f1", 25}}, totals); err == nil {
			t.Errorf("%v: no error", totals)
		}
	}
}
