// Tempting: Push counts up, and Pop forgets to count down.

package exercises

// A Stack counts what was ever pushed.
type Stack[T any] struct {
	top  *plate[T]
	size int
}

type plate[T any] struct {
	value T
	below *plate[T]
}

// Push puts v on top.
func (s *Stack[T]) Push(v T) {
	s.top = &plate[T]{v, s.top}
	s.size++
}

// Pop takes the newest value.
func (s *Stack[T]) Pop() (T, bool) {
	if s.top == nil {
		var none T
		return none, false
	}
	v := s.top.value
	s.top = s.top.below
	return v, true
}

// Len returns how many values were pushed.
func (s *Stack[T]) Len() int { return s.size }
