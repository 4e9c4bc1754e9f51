// memory_linux.go asks the system how much memory a family takes.

package process

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// memory adds up the resident memory of the programs of a group, in bytes: what each of them has in
// the memory now. What two of them share counts twice.
func memory(group int) (bytes int64) {
	stats, _ := filepath.Glob("/proc/[0-9]*/stat")
	for _, stat := range stats {
		text, _ := os.ReadFile(stat)
		// Behind the name, which may have any letters in it, the group is the third field, and the
		// memory in pages the 22nd.
		fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
		if len(fields) < 22 || fields[2] != strconv.Itoa(group) {
			continue
		}
		pages, _ := strconv.ParseInt(fields[21], 10, 64)
		bytes += pages * int64(os.Getpagesize())
	}
	return bytes
}
