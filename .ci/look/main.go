// Command look shows the book as a code host does, so that a maintainer can look at it.
//
//	cd .ci
//	go run ./look /tmp/book             writes the pages as HTML, with their pictures
//	go run ./look -shots /tmp/book      and photographs each in a browser
//	go run ./look -shots /tmp/book docs/ch02-moves.md README.md
//
// With -shots it needs Chromium: each page is opened at the widths of a phone, a tablet and a
// desktop, light, and dark with all folds open, and what does not fit is listed: tables that a
// reader has to scroll, code that has to be scrolled even on a desktop, and pictures higher
// than a laptop shows.
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	shots := flag.Bool("shots", false, "photograph the pages in Chromium, and measure them")
	browser := flag.String("browser", "chromium", "the program of the browser")
	flag.Parse()
	if flag.NArg() == 0 {
		fmt.Fprintln(os.Stderr, "look: to which folder? Type for example: go run ./look -shots /tmp/book")
		os.Exit(2)
	}
	if err := look(flag.Arg(0), flag.Args()[1:], *shots, *browser); err != nil {
		fmt.Fprintln(os.Stderr, "look:", err)
		os.Exit(1)
	}
}

// look writes all pages into the folder, and photographs those that are named, or all.
func look(folder string, named []string, shots bool, browser string) error {
	repo, err := filepath.Abs("..")
	if err != nil {
		return err
	}
	pages, err := render(repo, folder)
	if err != nil || !shots {
		return err
	}
	for _, page := range named {
		if !slices.Contains(pages, page) {
			return fmt.Errorf("there is no page %s: name it as in README.md, docs/ch02-moves.md", page)
		}
	}
	if len(named) > 0 {
		pages = named
	}
	return photograph(browser, folder, pages)
}
