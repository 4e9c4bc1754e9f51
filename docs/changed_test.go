// changed_test.go keeps the page that tells what a chapter changes in the one
// before it.

package docs

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"mateinfive/exercises/gotool"
)

// changesPage is where each chapter has its table.
const changesPage = "docs/changes.md"

// checkChanged compares each table of changes with the code. A Why is written
// by hand, and there must be one.
func checkChanged(b *book, p *page) (findings []finding) {
	if p.path == changesPage {
		findings = b.missingTables(p)
	}
	for _, d := range p.named("changed") {
		var unexplained []string
		findings = append(findings, p.renew(d, "changed", func(old []string) (table []string, err error) {
			older, newer, _ := strings.Cut(d.arg, " ")
			changes, err := b.changes(older, newer)
			whys := readWhys(old)
			table, unexplained = changeTable(changes, whys)
			for _, key := range slices.Sorted(maps.Keys(whys)) {
				if why := whys[key]; why != "" && err == nil {
					err = fmt.Errorf("the row of %s has no place any more, and what it says would be lost: %q; delete it by hand", key, why)
				}
			}
			return table, err
		})...)
		if len(unexplained) > 0 {
			findings = append(findings, at(d.first,
				"Why? Write a sentence into the last column, or carry the declaration over unchanged:\n  %s", strings.Join(unexplained, "\n  ")))
		}
	}
	return findings
}

// missingTables names the chapters that do not tell what they change.
func (b *book) missingTables(p *page) (findings []finding) {
	chapters := gotool.Chapters(b.root)
	for i := 1; i < len(chapters); i++ {
		pair := chapters[i-1] + " " + chapters[i]
		if !slices.ContainsFunc(p.named("changed"), func(d directive) bool { return d.arg == pair }) {
			findings = append(findings, at(0, "nothing tells what changed: the page needs <!-- changed: %s --> and <!-- end --> below", pair))
		}
	}
	return findings
}

// changeTable writes what belongs between the directive and its end: the rules
// with a Why each and what is new in them, then all else by name. It also
// returns the changes that lack their Why, and takes those from whys that have
// found their row.
func changeTable(changes []change, whys map[string]string) (lines, unexplained []string) {
	table := []string{"", "| Declaration | Where | Change | Why |", "| --- | --- | --- | --- |"}
	added := []string{"", "New:", ""}
	rest := []string{"", "<details><summary>Beside the rules, by name: terminal, tests and main</summary>", ""}
	for _, c := range changes {
		names, link := c.label(), fmt.Sprintf("[%s](../%s)", c.file, c.href)
		switch {
		case !c.inRules():
			rest = listNames(rest, "`"+c.file+"`, "+c.kind(), names)
		case c.kind() == "new":
			added = listNames(added, link, names)
		default:
			why := takeWhy(whys, c)
			table = append(table, strings.TrimRight(fmt.Sprintf("| %s | %s | %s | %s", names, link, c.what, why), " ")+" |")
			if why == "" {
				unexplained = append(unexplained, fmt.Sprintf("%s in %s (%s)", c.names[0], c.file, c.what))
			}
		}
	}
	return slices.Concat(table, added, rest, []string{"", "</details>", ""}), unexplained
}

// takeWhy takes the Why of a change out of the map. The row may have been that of
// another name in its group.
func takeWhy(whys map[string]string, c change) (why string) {
	for _, name := range c.names {
		key := change{names: []string{name}, file: c.file}.key()
		if why == "" {
			why = whys[key]
			delete(whys, key)
		}
	}
	return why
}

// listNames adds names to a list that has a line for each head.
func listNames(list []string, head, names string) []string {
	last := len(list) - 1
	if strings.HasPrefix(list[last], "- "+head+": ") {
		list[last] += ", " + names
		return list
	}
	return append(list, "- "+head+": "+names)
}

var rowForm = regexp.MustCompile("^\\| *`([^`]+)`[^|]*\\| *\\[([^\\]]+)\\][^|]*\\|[^|]*\\|(.*)\\| *$")

// readWhys reads the last column of a table, by declaration.
func readWhys(lines []string) map[string]string {
	whys := make(map[string]string)
	for _, line := range lines {
		if m := rowForm.FindStringSubmatch(line); m != nil {
			whys[change{names: m[1:2], file: m[2]}.key()] = strings.TrimSpace(m[3])
		}
	}
	return whys
}
