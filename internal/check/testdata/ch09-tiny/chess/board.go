// board.go is the rules of the tiny chapter.

package chess

// At panics without two numbers.
func At(list []int) int { return list[1] }

// Call calls f.
func Call(f func() int) int { return f() }

// Turn never ends.
func Turn() int {
	for i := 0; ; i++ {
		if i < 0 {
			return i
		}
		i = 0
	}
}

// Deep calls itself without end.
func Deep() int { return Deep() + 1 }
