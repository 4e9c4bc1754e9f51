// browser.go opens the pages in a browser without a window, photographs and measures them.

package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

//go:embed measure.js
var measure string

const desktop = 1280 // the widest of the three widths

const (
	unfold = "document.querySelectorAll('details').forEach(d => d.open = true);"
	height = "document.documentElement.scrollHeight"
)

// A browser is a running Chromium. It takes commands from one pipe, and answers in another.
type browser struct {
	in      io.Writer
	out     *bufio.Reader
	last    int    // number of the last command
	session string // of the page
}

// photograph opens each page at three widths, light as a reader finds it, dark with all folds
// open. The pictures lie in the folder shots, and what is measured is printed.
func photograph(program, folder string, pages []string) error {
	folder, err := filepath.Abs(folder)
	if err != nil {
		return err
	}
	b, stop, err := start(program)
	if err != nil {
		return fmt.Errorf("%w: install Chromium, or name yours with -browser", err)
	}
	defer stop()
	for _, page := range pages {
		name := strings.NewReplacer("/", "-", ".md", "").Replace(page)
		for _, width := range []int{390, 768, desktop} {
			for _, scheme := range []string{"light", "dark"} {
				misfits, shot, err := b.shoot("file://"+filepath.Join(folder, htmlOf(page)), width, scheme)
				if err != nil {
					return fmt.Errorf("%s: %w", page, err)
				}
				if err := write(filepath.Join(folder, "shots", fmt.Sprintf("%s-%d-%s.png", name, width, scheme)), shot); err != nil {
					return err
				}
				if misfits == "" || scheme == "dark" {
					continue // which is as wide
				}
				for line := range strings.SplitSeq(misfits, "\n") {
					if width < desktop && strings.HasPrefix(line, "code") {
						continue // nearly all of it
					}
					fmt.Printf("%s at %d: %s\n", page, width, line)
				}
			}
		}
	}
	return nil
}

// start starts the browser, and opens an empty page.
func start(program string) (b *browser, stop func(), err error) {
	theirs, in, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	out, answers, err := os.Pipe()
	if err != nil {
		return nil, nil, err
	}
	profile, err := os.MkdirTemp("", "look")
	if err != nil {
		return nil, nil, err
	}
	cmd := exec.Command(program, "--headless", "--no-sandbox", "--hide-scrollbars", "--disable-gpu",
		"--user-data-dir="+profile, "--remote-debugging-pipe")
	cmd.ExtraFiles = []*os.File{theirs, answers}
	if err := cmd.Start(); err != nil {
		return nil, nil, err
	}
	theirs.Close()
	answers.Close()
	stop = func() {
		in.Close() // at which the browser ends
		cmd.Wait()
		os.RemoveAll(profile)
	}
	b = &browser{in: in, out: bufio.NewReader(out)}
	var made struct{ TargetID string }
	var joined struct{ SessionID string }
	if err = b.do("Target.createTarget", map[string]any{"url": "about:blank"}, &made); err == nil {
		err = b.do("Target.attachToTarget", map[string]any{"targetId": made.TargetID, "flatten": true}, &joined)
		b.session = joined.SessionID
	}
	if err != nil {
		stop()
		return nil, nil, err
	}
	return b, stop, nil
}

// shoot opens a page and returns what does not fit there, folds included, and a picture of all of it.
func (b *browser) shoot(url string, width int, scheme string) (misfits string, shot []byte, err error) {
	var loaded, measured, high struct {
		Result struct{ Value any }
	}
	var picture struct{ Data []byte }
	size := map[string]any{"width": width, "height": 900, "deviceScaleFactor": 1, "mobile": width < 500}
	dark := map[string]any{"features": []any{map[string]any{"name": "prefers-color-scheme", "value": scheme}}}
	for _, step := range []struct {
		method string
		params map[string]any
		result any
	}{
		{"Emulation.setDeviceMetricsOverride", size, nil},
		{"Emulation.setEmulatedMedia", dark, nil},
		{"Page.navigate", map[string]any{"url": url}, nil},
	} {
		if err := b.do(step.method, step.params, step.result); err != nil {
			return "", nil, err
		}
	}
	for range 100 {
		ready := map[string]any{"expression": "location.href == " + fmt.Sprintf("%q", url) + " && document.readyState == 'complete'"}
		if err := b.do("Runtime.evaluate", ready, &loaded); err != nil {
			return "", nil, err
		}
		if loaded.Result.Value == true {
			break
		}
		time.Sleep(50 * time.Millisecond)
	}
	show := height
	if scheme == "dark" {
		show = unfold + height
	}
	if err := b.do("Runtime.evaluate", map[string]any{"expression": show}, &high); err != nil {
		return "", nil, err
	}
	all := map[string]any{"x": 0, "y": 0, "width": width, "height": high.Result.Value, "scale": 1}
	if err := b.do("Page.captureScreenshot", map[string]any{"captureBeyondViewport": true, "clip": all}, &picture); err != nil {
		return "", nil, err
	}
	err = b.do("Runtime.evaluate", map[string]any{"expression": measure}, &measured)
	misfits, _ = measured.Result.Value.(string)
	return misfits, picture.Data, err
}

// do sends one command, and waits for its answer.
func (b *browser) do(method string, params map[string]any, result any) error {
	b.last++
	command, err := json.Marshal(map[string]any{
		"id": b.last, "method": method, "params": params, "sessionId": b.session,
	})
	if err != nil {
		return err
	}
	if b.session == "" {
		command = bytes.Replace(command, []byte(`,"sessionId":""`), nil, 1)
	}
	if _, err := b.in.Write(append(command, 0)); err != nil {
		return err
	}
	for {
		message, err := b.out.ReadBytes(0)
		if err != nil {
			return fmt.Errorf("the browser has ended: %w", err)
		}
		var answer struct {
			ID     int
			Result json.RawMessage
			Error  *struct{ Message string }
		}
		if err := json.Unmarshal(message[:len(message)-1], &answer); err != nil {
			return err
		}
		switch {
		case answer.ID != b.last: // an event
			continue
		case answer.Error != nil:
			return fmt.Errorf("%s: %s", method, answer.Error.Message)
		case result == nil:
			return nil
		}
		return json.Unmarshal(answer.Result, result)
	}
}
