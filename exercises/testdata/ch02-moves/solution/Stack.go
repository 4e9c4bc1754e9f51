// Stack.go is a stack in a linked list.

package exercises

// A Stack keeps values in a linked list and gives back the newest first. The
// zero Stack is empty and ready to use.
type Stack[T any] struct {
	top  *node[T] // the newest value, or nil if there is none
	size int      // how many values there are
}

// A node is one value on a stack, and where to find the one below it.
type node[T any] struct {
	value T
	below *node[T]
}

// Push puts v on top of the stack.
func (s *Stack[T]) Push(v T) {
	s.top = &node[T]{value: v, below: s.top}
	s.size++
}

// Pop takes the newest value off the stack and returns it. If the stack is
// empty, it returns the zero value of T and false.
func (s *Stack[T]) Pop() (T, bool) {
	if s.top == nil {
		var none T
		return none, false
	}
	v := s.top.value
	s.top = s.top.below
	s.size--
	return v, true
}

// Len returns how many values are on the stack.
func (s *Stack[T]) Len() int { return s.size }
