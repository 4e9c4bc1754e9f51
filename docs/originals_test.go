// originals_test.go keeps the list by which a learner's functions are told from the
// course's own.

package docs

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"mateinfive/exercises/gotool"
	"mateinfive/exercises/kept"
	"mateinfive/exercises/tasks"
)

func TestOriginals(t *testing.T) {
	root, err := gotool.Root()
	if err != nil {
		t.Fatal(err)
	}
	b := newBook(t, root, false)
	list, err := tasks.Read(root)
	if err != nil {
		t.Fatal(err)
	}
	var want strings.Builder
	for _, x := range list {
		if x.Kind != tasks.Rebuild {
			continue
		}
		d, err := b.find(x.Dir(), x.Name)
		if err != nil {
			t.Errorf("task %s: %v", x.Number(), err)
			continue
		}
		fmt.Fprintf(&want, "%s %s %s\n", x.Dir(), x.Name, tasks.Print(d.Text))
	}
	got, err := os.ReadFile(b.file(tasks.OriginalsFile))
	if err != nil && !*update {
		t.Fatal(err)
	}
	if strings.ReplaceAll(string(got), "\r", "") == want.String() {
		return
	}
	t.Errorf("%s is not what the code says (-list +code):\n%s\n%s", tasks.OriginalsFile, diff(strings.Split(string(got), "\n"), strings.Split(want.String(), "\n")), bringAlong)
	if *update && len(b.emptied()) == 0 {
		if err := kept.Write(b.file(tasks.OriginalsFile), got, []byte(want.String())); err != nil {
			t.Error(err)
		}
	}
}
