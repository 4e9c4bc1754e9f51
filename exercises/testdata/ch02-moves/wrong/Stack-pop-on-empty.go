// Tempting: Pop takes for granted that there is something to take.

package exercises

// A Stack falls over when it is empty.
type Stack[T any] struct {
	top  *cell[T]
	size int
}

type cell[T any] struct {
	value T
	below *cell[T]
}

// Push puts v on top.
func (s *Stack[T]) Push(v T) {
	s.top = &cell[T]{v, s.top}
	s.size++
}

// Pop takes the newest value.
func (s *Stack[T]) Pop() (T, bool) {
	v := s.top.value
	s.top = s.top.below
	s.size--
	return v, s.size >= 0
}

// Len returns how many values there are.
func (s *Stack[T]) Len() int { return s.size }
