// chairs_test.go empties the functions on a page's route of empty chairs.

package docs

import (
	"fmt"
	"regexp"
	"strings"
)

var (
	listItem = regexp.MustCompile(`^\s*(\d+[.)]|[-*])\s`)
	chairAt  = regexp.MustCompile(`go run \./exercises empty (ch\d\d)\S* (?:([a-z]+)[ /])?(\w+(?:\.\w+)?)`)
)

// chair is one function of a route. Its folder is mostly left out.
type chair struct {
	line                    int
	chapter, folder, symbol string
}

// checkChairs proves the chairs of a page: each compiles when it is empty, and
// its chapter's tests notice. The first alone, and on one page of the book,
// unless -full.
func checkChairs(b *book, p *page) []finding {
	var findings []finding
	for _, d := range p.named("chairs") {
		chairs := chairsBelow(p, d)
		if len(chairs) == 0 {
			findings = append(findings, at(d.first, "no list with `go run ./exercises empty chNN Name` stands below"))
		}
		chapter, err := b.chapter(d.arg)
		if err != nil {
			findings = append(findings, at(d.first, "%v", err))
			continue
		}
		for i, c := range chairs {
			if !strings.HasPrefix(chapter, c.chapter+"-") {
				findings = append(findings, at(c.line, "this chair is in %s, the list is for %s", c.chapter, chapter))
				continue
			}
			if (i > 0 || !b.isSample(p, "chairs")) && !b.full {
				break
			}
			if err := b.tryChair(chapter, c); err != nil {
				findings = append(findings, at(c.line, "%v\n%s", err, oldCode))
			}
		}
	}
	return findings
}

// chairsBelow reads the list below the directive, up to the first line that
// belongs to no list.
func chairsBelow(p *page, d directive) []chair {
	var chairs []chair
	for i := p.below(d); i < len(p.prose); i++ {
		line := p.prose[i]
		if strings.TrimSpace(line) != "" && !listItem.MatchString(line) && !strings.HasPrefix(line, "  ") {
			break
		}
		if m := chairAt.FindStringSubmatch(line); m != nil {
			chairs = append(chairs, chair{line: i, chapter: m[1], folder: m[2], symbol: m[3]})
		}
	}
	return chairs
}

// tryChair empties a function and runs its package's tests, and if those stay
// green the whole chapter's.
func (b *book) tryChair(chapter string, c chair) error {
	dir, err := b.folderOf(chapter, c)
	if err != nil {
		return err
	}
	o, err := b.overlay("empty " + dir + " " + c.symbol)
	if err != nil {
		return err
	}
	for _, where := range []string{"./" + dir, "./" + chapter + "/..."} {
		v, err := b.judge(o, "-failfast", where)
		switch {
		case err != nil:
			return err
		case !v.built:
			return fmt.Errorf("with %s empty it does not compile:\n%s", c.symbol, v.output)
		case !v.green:
			return nil
		}
	}
	return fmt.Errorf("with %s empty all tests of %s stay green: nothing would guide the one who rebuilds it", c.symbol, chapter)
}

// folderOf finds the folder of a chapter that declares a chair's function: the
// one that it names, else the rules, else any other.
func (b *book) folderOf(chapter string, c chair) (string, error) {
	if c.folder != "" {
		dir := chapter + "/" + c.folder
		_, err := b.find(dir, c.symbol)
		return dir, err
	}
	rules := chapter + "/chess"
	_, missing := b.find(rules, c.symbol)
	if missing == nil {
		return rules, nil
	}
	for _, dir := range b.packagesOf(chapter) {
		if _, err := b.find(dir, c.symbol); err == nil && !strings.HasSuffix(dir, "/exercises") {
			return dir, nil
		}
	}
	return "", missing
}
