// watch.go checks the task at each save, in a window of its own.

package main

import (
	"bufio"
	"fmt"
	"strings"
	"time"
)

// watch sets the next task up, checks it whenever its files change, and takes n for the
// next one, h for a hint, q to quit.
func (t *tool) watch(args []string) error {
	if len(args) > 0 {
		return misuse("watch")
	}
	if _, begun := t.here(); !begun {
		if err := t.next(nil); err != nil {
			return err
		}
	}
	lines := make(chan string)
	go func() {
		defer close(lines)
		for in := bufio.NewScanner(t.in); in.Scan(); {
			lines <- strings.TrimSpace(in.Text())
		}
	}()
	tick := time.NewTicker(300 * time.Millisecond)
	defer tick.Stop()
	for last := ""; ; {
		here, _ := t.here()
		if sum := key(here) + t.sum(here); sum != last {
			last = sum
			if err := t.check(nil); err != nil {
				fmt.Fprintln(t.out, err)
			}
			fmt.Fprintln(t.out, "\n(Each save is checked. n Enter: next, h Enter: a hint, q Enter: quit)")
		}
		var err error
		select {
		case <-tick.C:
		case <-t.ctx.Done():
			return nil
		case line, ok := <-lines:
			switch {
			case !ok, line == "q":
				return nil
			case line == "n":
				err = t.next(nil)
			case line == "h":
				err = t.hint(nil)
			}
		}
		if err != nil {
			fmt.Fprintln(t.out, err)
		}
	}
}
