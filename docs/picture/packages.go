// packages.go draws the packages of a program and what each imports.

package picture

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// A Package is one of the boxes that [Packages] draws.
type Package struct {
	Name    string
	Says    string   // what it is for, in a few words
	Imports []string // names of others in the drawing
}

const (
	packageHigh = 58.0
	packageStep = 72.0
	laneStep    = 17.0
	packageText = 6.4 // width of a letter of Says, on average
)

// Packages draws the packages of a program, each above all that it imports. A
// line for each imported package runs down to it from those that import it.
func Packages(title string, list []Package) ([]byte, error) {
	list, err := ordered(list)
	if err != nil {
		return nil, fmt.Errorf("packages picture: %w", err)
	}
	row := make(map[string]int)
	var desc, imported []string // imported: from the top, and so from the nearest lane
	for i, p := range list {
		row[p.Name] = i
		if i > 0 {
			imported = append(imported, p.Name)
		}
		does := "imports nothing here"
		if p.Imports != nil {
			does = "imports " + strings.Join(p.Imports, ", ")
		}
		desc = append(desc, p.Name+" "+does+".")
	}
	wide := chartWidth - 2*chartPad - laneStep*float64(len(imported)) - 6
	right := chartPad + wide
	height := 2*chartPad + packageStep*float64(len(list)-1) + packageHigh

	var w writer
	startChart(&w, height, title, strings.Join(desc, " "))
	top := func(i int) float64 { return chartPad + packageStep*float64(i) }
	for lane, name := range imported {
		x := right + 8 + laneStep*float64(lane+1)
		goal := top(row[name]) + 9
		path := ""
		for i, p := range list {
			if !slices.Contains(p.Imports, name) {
				continue
			}
			// The outer lanes leave a box above the inner ones.
			outer := 0
			for _, other := range p.Imports {
				if row[other] > row[name] {
					outer++
				}
			}
			path += fmt.Sprintf("M%s %sH%sQ%s %[2]s %[4]s %s", num(right), num(top(i)+20+8*float64(outer)), num(x-7), num(x), num(top(i)+27+8*float64(outer)))
			path += fmt.Sprintf("V%sQ%s %s %s %[3]sH%[5]s", num(goal-7), num(x), num(goal), num(x-7), num(right+8))
		}
		color := lanes[lane%len(lanes)]
		w.line(`<path d="%s" fill="none" stroke="%s" stroke-width="6"/>`, path, plateColor)
		w.line(`<path d="%s" fill="none" stroke="%s" stroke-width="2.2"/>`, path, color)
		w.line(`<path d="M%s %sl11 -6v12Z" fill="%s"/>`, num(right), num(goal), color)
	}
	for i, p := range list {
		w.box(chartPad, top(i), wide, packageHigh, boxColor, plateBorder)
		if lane := slices.Index(imported, p.Name); lane >= 0 {
			w.line(`<rect x="%s" y="%s" width="6" height="%s" fill="%s" stroke="%s" stroke-width="0.8"/>`,
				num(right-6), num(top(i)), num(packageHigh), lanes[lane%len(lanes)], plateBorder)
		}
		w.words(chartPad+10, top(i)+20, 16, boxText, codeFont, `font-weight="bold"`, p.Name)
		for n, line := range shortened(p.Says, int((wide-24)/packageText)) {
			w.words(chartPad+10, top(i)+36+14*float64(n), 12.5, boxFaint, labelFont, "", line)
		}
	}
	return w.end(), nil
}

// shortened breaks text into two lines at most, and says by dots what is left out.
func shortened(text string, width int) []string {
	lines := wrap(text, width)
	if len(lines) > 2 {
		lines = []string{lines[0], strings.TrimRight(wrap(lines[1], width-2)[0], ",") + " …"}
	}
	return lines
}

// ordered returns the packages with each above those that it imports: by the
// longest way down, then by name.
func ordered(list []Package) ([]Package, error) {
	byName := make(map[string]Package)
	for _, p := range list {
		byName[p.Name] = p
	}
	heights := make(map[string]int)
	var height func(name string, above []string) (int, error)
	height = func(name string, above []string) (int, error) {
		p, ok := byName[name]
		switch {
		case !ok:
			return 0, fmt.Errorf("%s imports %s, which is not in the list", above[len(above)-1], name)
		case slices.Contains(above, name):
			return 0, fmt.Errorf("%s imports itself, by way of %s", name, strings.Join(above, ", "))
		}
		most := 0
		for _, other := range p.Imports {
			h, err := height(other, append(above, name))
			if err != nil {
				return 0, err
			}
			most = max(most, h+1)
		}
		heights[name] = most
		return most, nil
	}
	for _, p := range list {
		if _, err := height(p.Name, nil); err != nil {
			return nil, err
		}
	}
	return slices.SortedFunc(slices.Values(list), func(a, b Package) int {
		return cmp.Or(heights[b.Name]-heights[a.Name], cmp.Compare(a.Name, b.Name))
	}), nil
}
