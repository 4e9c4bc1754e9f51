// export_test.go shows the tests which calls a search has made.

package champion

// Calls returns how often Early, Leaf, Begin and End were called.
func (s *Search) Calls() (early, leaf, begin, end int) {
	return s.calls.early, s.calls.leaf, s.calls.begin, s.calls.end
}
