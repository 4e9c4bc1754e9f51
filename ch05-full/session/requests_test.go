// requests_test.go has a player asked and a job begun, with no game around them.

package session

import "testing"

func TestRequests(t *testing.T) {
	var r requests
	asked := r.ask(waiting{name: "deep"})
	job := r.startJob()
	if asked == job || !r.Waits(asked) || !r.Waits(job) || !r.Busy() {
		t.Errorf("a player, %d, and a job, %d: %+v", asked, job, r)
	}
	before := r
	r.remarks(Remark{Number: job, Text: "another"})
	r.remarks(Remark{Number: asked, Text: "deep thought"})
	compare(t, r.thinkingText(), "deep thinks; Ctrl-C stops it: deep thought")
	compare(t, before.thinkingText(), "deep thinks; Ctrl-C stops it")
	if _, ok := r.answered(job); ok {
		t.Error("the end of a job is taken for an answer")
	}
	if w, ok := r.answered(asked); !ok || w.name != "deep" || r.Waits(asked) {
		t.Errorf("the answer is that of %+v, %v", w, ok)
	}
	if _, ok := r.answered(asked); ok {
		t.Error("it is taken twice")
	}
	r.stopping = true
	if !r.Stops() || !r.Waits(job) {
		t.Error("a job that is to stop is not waited for")
	}
	r.endJob()
	if r.Busy() || r.Stops() || r.Waits(job) {
		t.Error("a job that has ended is waited for")
	}
}
