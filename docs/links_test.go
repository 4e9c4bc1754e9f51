// links_test.go follows the links of a page.

package docs

import (
	"fmt"
	"net/url"
	"os"
	"path"
	"regexp"
	"strings"
)

var (
	link       = regexp.MustCompile(`\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^)]*)?\)|(?:href|src)="([^"]*)"`)
	inlineCode = regexp.MustCompile("`([^`]+)`")
	htmlAnchor = regexp.MustCompile(`(?:id|name)="([^"]+)"`)
	heading    = regexp.MustCompile(`^(?:> ?)*#{1,6}\s+(.*?)\s*#*\s*$`)
	linkedText = regexp.MustCompile(`!?\[([^\]]*)\]\([^)]*\)`)
	notInSlug  = regexp.MustCompile(`[^\p{L}\p{N}_ -]`)
)

// checkLinks sees to it that every link, anchor and picture is there. Links to
// other sites are not followed, and a picture that is drawn checkPictures can make.
func checkLinks(b *book, p *page) (findings []finding) {
	drawn := make(map[string]bool)
	for _, d := range p.directives {
		drawn[p.imageBelow(d)] = true
	}
	for i, line := range p.prose {
		for _, m := range link.FindAllStringSubmatch(inlineCode.ReplaceAllString(line, "``"), -1) {
			target := m[1] + m[2]
			if target != "" && drawn[target] {
				continue
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
	if err != nil || u.Scheme != "" {
		return err
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
		if m := heading.FindStringSubmatch(line); m != nil {
			text := notInSlug.ReplaceAllString(strings.ToLower(linkedText.ReplaceAllString(m[1], "$1")), "")
			slug := strings.ReplaceAll(text, " ", "-")
			name := slug
			for n := 1; found[name]; n++ {
				name = fmt.Sprintf("%s-%d", slug, n)
			}
			found[name] = true
		}
	}
	return found
}
