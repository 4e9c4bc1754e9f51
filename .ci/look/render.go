// render.go turns the pages into HTML.

package main

import (
	"bytes"
	_ "embed"
	"fmt"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
)

//go:embed style.css
var style string

var markdown = goldmark.New(
	goldmark.WithExtensions(extension.GFM),
	goldmark.WithParserOptions(parser.WithAutoHeadingID()),
	goldmark.WithRendererOptions(html.WithUnsafe()), // <details>
)

// render writes README.md and the pages of docs and exercises as HTML, and the pictures
// beside them. It returns the pages, as the repository names them.
func render(repo, folder string) (pages []string, err error) {
	for _, pattern := range []string{"README.md", "docs/*.md", "exercises/*.md"} {
		found, err := filepath.Glob(filepath.Join(repo, pattern))
		if err != nil {
			return nil, err
		}
		for _, file := range found {
			page, err := filepath.Rel(repo, file)
			if err != nil {
				return nil, err
			}
			pages = append(pages, filepath.ToSlash(page))
		}
	}
	for _, page := range pages {
		source, err := os.ReadFile(filepath.Join(repo, page))
		if err == nil {
			err = write(filepath.Join(folder, htmlOf(page)), toHTML(source, repo, page, pages))
		}
		if err != nil {
			return nil, err
		}
	}
	images, err := filepath.Glob(filepath.Join(repo, "docs/img/*.svg"))
	for _, image := range images {
		var data []byte
		if data, err = os.ReadFile(image); err == nil {
			err = write(filepath.Join(folder, "docs/img", filepath.Base(image)), data)
		}
		if err != nil {
			break
		}
	}
	return pages, err
}

// htmlOf names the file that a page becomes.
func htmlOf(page string) string { return strings.TrimSuffix(page, ".md") + ".html" }

// toHTML renders a page, with links that lead to rendered pages, and to files of the repository.
func toHTML(source []byte, repo, page string, pages []string) []byte {
	context := parser.NewContext(parser.WithIDs(&anchors{}))
	doc := markdown.Parser().Parse(text.NewReader(source), parser.WithContext(context))
	ast.Walk(doc, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if link, ok := n.(*ast.Link); ok && entering {
			link.Destination = []byte(target(string(link.Destination), repo, page, pages))
		}
		return ast.WalkContinue, nil
	})
	var body bytes.Buffer
	markdown.Renderer().Render(&body, source, doc) // a buffer takes all
	return fmt.Appendf(nil, `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>%s</title>
<style>
%s</style></head><body>
%s</body></html>
`, page, style, body.Bytes())
}

// target is where a link leads from the rendered page.
func target(link, repo, page string, pages []string) string {
	u, err := url.Parse(link)
	if err != nil || u.IsAbs() || u.Path == "" {
		return link
	}
	if file := path.Join(path.Dir(page), u.Path); slices.Contains(pages, file) {
		u.Path = htmlOf(u.Path)
	} else {
		u.Scheme, u.Path = "file", path.Join(filepath.ToSlash(repo), file)
	}
	return u.String()
}

// anchors names headings as code hosts do: in small letters, with hyphens for blanks, and
// without signs. A second heading of the same words gets a number.
type anchors struct{ seen []string }

var signs = regexp.MustCompile(`[^\p{L}\p{N}\- _]`)

func (a *anchors) Generate(value []byte, _ ast.NodeKind) []byte {
	name := strings.ReplaceAll(signs.ReplaceAllString(strings.ToLower(string(value)), ""), " ", "-")
	id := name
	for i := 1; slices.Contains(a.seen, id); i++ {
		id = fmt.Sprintf("%s-%d", name, i)
	}
	a.Put([]byte(id))
	return []byte(id)
}

func (a *anchors) Put(value []byte) { a.seen = append(a.seen, string(value)) }

// write writes a file, and the folders that it lies in.
func write(file string, data []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	return os.WriteFile(file, data, 0o644)
}
