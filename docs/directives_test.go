// directives_test.go catches a directive that nobody would read: a slip in its
// name, or one above the wrong thing.

package docs

import "slices"

// belongsTo says above which kind of block a directive stands; of the others
// their own checkers see to it.
var belongsTo = map[string]string{
	"code": "go", "sketch": "go", "worked": "go", "with": "console",
	"board": "", "boards": "", "screen": "", "ansi": "", "packages": "", "embedding": "", "perft": "", "changed": "", "cases": "", "features": "", "end": "", "break": "", "elsewhere": "",
	"chair": "", "task": "", "tasks": "",
	"want": "", // a test's own pages say what is wrong with them
}

// checkDirectives sees to it that each directive of a page is read by a
// checker.
func checkDirectives(_ *book, p *page) []finding {
	var findings []finding
	for _, d := range p.directives {
		kind, known := belongsTo[d.name]
		switch {
		case !known:
			findings = append(findings, at(d.first, "there is no directive %q", d.name))
		case kind == "go" || kind == "console":
			ok := slices.ContainsFunc(p.fences, func(f fence) bool {
				return f.lang == kind && slices.Contains(f.directives, d)
			})
			if !ok {
				findings = append(findings, at(d.first, "below %s: a ```%s block is missing", d.name, kind))
			}
		}
	}
	for _, f := range p.fences {
		if !f.closed {
			findings = append(findings, at(f.line(), "nothing closes the block that begins here"))
		}
	}
	return findings
}
