package exam

import (
	"testing"

	"mateinfive/exercises/gotool"
)

func TestImpostors(t *testing.T) {
	root, _ := gotool.Root()
	tmp := t.TempDir()
	for level := 1; level <= Last; level++ {
		cases := Questions(level, 7)
		for _, i := range Impostors(level) {
			p, err := i.Build(t.Context(), root, tmp)
			if err != nil {
				t.Error(i.Fault, err)
				continue
			}
			answers, said, err := p.Ask(t.Context(), Lines(cases))
			r := Judge(cases, answers)
			if r.Answer == nil {
				t.Error(level, i.Fault, said, err)
				continue
			}
			for _, s := range r.Rules {
				if s.Right < s.Total && s.Rule != More {
					t.Log(level, i.Fault, ":", s)
				}
			}
			t.Log(r.Answer)
		}
	}
}
