// exercises.go is what a learner may write.

package exercises

import "mateinfive/ch09-tiny/chess"

// Stub is not written.
func Stub() int {
	panic("task Stub: not written yet")
}

func Above() int { return Stub() }

func Wrong() int { return 3 }

func Panics(list []int) int { return list[5] }

func Steers() int { panic("\x1b[2J\n--- PASS") }

func Nil(list *[]int) int { return len(*list) }

func Asks() int { return chess.At(nil) }

func Called() int { return chess.Call(func() int { return Panics(nil) }) }

func Loops() int {
	for i := 0; ; i++ {
		if i < 0 {
			return i
		}
		i = 0
	}
}

func Deep() int { return Deep() + 1 }

func Calls() int { return chess.Deep() }
