// stack.go is yours: the captured pieces, newest first, in a linked list.

package exercises

// A Stack keeps values in a linked list and gives back the newest first. The
// zero Stack is empty and ready to use.
type Stack[T any] struct {
	// Your fields go here.
}

// Push puts v on top of the stack.
func (s *Stack[T]) Push(v T) {
	panic("task Stack: not written yet")
}

// Pop takes the newest value off the stack and returns it. If the stack is
// empty, it returns the zero value of T and false.
func (s *Stack[T]) Pop() (T, bool) {
	panic("task Stack: not written yet")
}

// Len returns how many values are on the stack.
func (s *Stack[T]) Len() int {
	panic("task Stack: not written yet")
}
