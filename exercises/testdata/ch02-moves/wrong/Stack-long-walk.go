// Tempting: the newest value is kept at the far end of the list, so every Push
// and every Pop walks over all the others.

package exercises

// A Stack is slow.
type Stack[T any] struct {
	bottom *rung[T]
	size   int
}

type rung[T any] struct {
	value T
	above *rung[T]
}

// end returns where the link to the newest value, or past it, is kept.
func (s *Stack[T]) end(stop int) **rung[T] {
	at := &s.bottom
	for i := 0; i < stop; i++ {
		at = &(*at).above
	}
	return at
}

// Push puts v at the far end.
func (s *Stack[T]) Push(v T) {
	*s.end(s.size) = &rung[T]{value: v}
	s.size++
}

// Pop takes the value at the far end.
func (s *Stack[T]) Pop() (T, bool) {
	if s.size == 0 {
		var none T
		return none, false
	}
	s.size--
	at := s.end(s.size)
	v := (*at).value
	*at = nil
	return v, true
}

// Len returns how many values there are.
func (s *Stack[T]) Len() int { return s.size }
