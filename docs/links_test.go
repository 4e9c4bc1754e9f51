// links_test.go follows the links of a page.

package docs

import (
	"fmt"
	"net/url"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

var (
	inlineLink = regexp.MustCompile(`\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^)]*)?\)`)
	namedLink  = regexp.MustCompile(`^\s*\[[^\]]+\]:\s+(\S+)`)
	htmlLink   = regexp.MustCompile(`(?:href|src)="([^"]*)"`)
	inlineCode = regexp.MustCompile("`([^`]+)`")
	htmlAnchor = regexp.MustCompile(`(?:id|name)="([^"]+)"`)
	heading    = regexp.MustCompile(`^(?:> ?)*#{1,6}\s+(.*?)\s*#*\s*$`)
	linkedText = regexp.MustCompile(`!?\[([^\]]*)\]\([^)]*\)`)
	notInSlug  = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
)

// checkLinks sees to it that every link, anchor and picture is there. Links to
// other sites are not followed.
func checkLinks(b *book, p *page) []finding {
	var findings []finding
	drawn := drawnImages(p)
	for i, line := range p.prose {
		line = inlineCode.ReplaceAllString(line, "``")
		var targets []string
		for _, form := range []*regexp.Regexp{inlineLink, namedLink, htmlLink} {
			for _, m := range form.FindAllStringSubmatch(line, -1) {
				targets = append(targets, m[1])
			}
		}
		for _, target := range targets {
			if drawn[target] {
				continue // checkPictures sees to it, and can make it
			}
			if err := b.follow(p, target); err != nil {
				findings = append(findings, at(i, "the link to %s: %v", target, err))
			}
		}
	}
	return findings
}

// follow looks whether a link of the page leads somewhere.
func (b *book) follow(p *page, target string) error {
	u, err := url.Parse(target)
	if err != nil {
		return err
	}
	if u.Scheme != "" {
		return nil
	}
	if target == "" || strings.HasPrefix(u.Path, "/") {
		return fmt.Errorf("a link inside the book is relative to its page")
	}
	to := p
	if u.Path != "" {
		file := path.Join(path.Dir(p.path), u.Path)
		if strings.HasPrefix(file, "..") {
			return fmt.Errorf("it leads out of the repository")
		}
		if _, err := os.Stat(b.file(file)); err != nil {
			return fmt.Errorf("there is no %s", file)
		}
		if u.Fragment == "" {
			return nil
		}
		if to = b.page(file); to == nil {
			return fmt.Errorf("%s is no page and has no places to link to", file)
		}
	}
	if !to.anchors()[u.Fragment] {
		return fmt.Errorf("%s has no heading or anchor of that name", to.path)
	}
	return nil
}

// page returns the page of a path, or nil.
func (b *book) page(file string) *page {
	for _, p := range b.pages {
		if p.path == file {
			return p
		}
	}
	return nil
}

// anchors are the places of a page that a link can lead to: headings, by the
// names that a web view gives them, and what has an id.
func (p *page) anchors() map[string]bool {
	found := make(map[string]bool)
	for _, line := range p.prose {
		for _, m := range htmlAnchor.FindAllStringSubmatch(line, -1) {
			found[m[1]] = true
		}
		m := heading.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		slug := slugOf(m[1])
		name := slug
		for n := 1; found[name]; n++ {
			name = fmt.Sprintf("%s-%d", slug, n)
		}
		found[name] = true
	}
	return found
}

// slugOf is the anchor of a heading.
func slugOf(text string) string {
	text = linkedText.ReplaceAllString(text, "$1")
	text = notInSlug.ReplaceAllString(strings.ToLower(text), "")
	return strings.ReplaceAll(text, " ", "-")
}

func TestAnchors(t *testing.T) {
	p := newPage("x.md", strings.Join([]string{
		"# 2. Pieces that *know*: `Board.At`, [a link](y.md)!",
		"## Two words",
		"> ## Two words",
		"```",
		"# no heading",
		"```",
		`<a id="E0-01"></a>`,
	}, "\n"))
	got := p.anchors()
	for _, want := range []string{"2-pieces-that-know-boardat-a-link", "two-words", "two-words-1", "E0-01"} {
		if !got[want] {
			t.Errorf("no anchor %q in %v", want, got)
		}
	}
	if len(got) != 4 {
		t.Errorf("%d anchors, want 4: %v", len(got), got)
	}
}
