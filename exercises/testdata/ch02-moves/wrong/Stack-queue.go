// Tempting: values are added at one end of the list and taken from the other.
// That is a queue: the oldest comes back first.

package exercises

// A Stack is a queue.
type Stack[T any] struct {
	first, last *link[T]
	size        int
}

type link[T any] struct {
	value T
	next  *link[T]
}

// Push puts v at the end.
func (s *Stack[T]) Push(v T) {
	l := &link[T]{value: v}
	if s.first == nil {
		s.first = l
	} else {
		s.last.next = l
	}
	s.last = l
	s.size++
}

// Pop takes the value at the beginning.
func (s *Stack[T]) Pop() (T, bool) {
	if s.first == nil {
		var none T
		return none, false
	}
	v := s.first.value
	s.first = s.first.next
	s.size--
	return v, true
}

// Len returns how many values there are.
func (s *Stack[T]) Len() int { return s.size }
