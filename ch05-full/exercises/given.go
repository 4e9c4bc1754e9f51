// given.go is what task SANCases gives you: the form of a case, and the judge.
// There is nothing to write here. The crooked writers are in given_crooked.go.

package exercises

import (
	"fmt"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/notation"
)

// A SANCase is one legal move of a position, and its text in SAN.
type SANCase struct {
	Name string // a sentence: "a pawn that captures names its file"
	FEN  string // the position before the move
	Move string // such as "b1d2", "e1g1" or "e7e8q"
	Want string // such as "Nd2", "O-O+" or "e8=Q#"
}

// MostCases is how many cases a table may have.
const MostCases = 12

// A Report says how a table of cases did.
type Report struct {
	Wrong  []string // what is wrong with the cases that cannot be used, a sentence each
	Caught []string // the writers that were caught, with their mistakes
	Loose  []string // the writers that agreed with every case, by name
}

// Judge puts a table of cases to the real writer, [notation.SAN], and to the three
// crooked ones. A case with which the real one disagrees is of no use, and catches
// nobody.
func Judge(cases []SANCase) Report {
	var r Report
	if len(cases) > MostCases {
		r.Wrong = append(r.Wrong, fmt.Sprintf("the table has %d cases, and %d are enough: none of those behind counts", len(cases), MostCases))
		cases = cases[:MostCases]
	}
	caught := make(map[string]bool)
	for i, c := range cases {
		p, m, err := c.check()
		if err != nil {
			r.Wrong = append(r.Wrong, fmt.Sprintf("case %d%s: %v", i+1, c.quotedName(), err))
			continue
		}
		for _, w := range crookedWriters {
			if w.san(p, m) != c.Want {
				caught[w.name] = true
			}
		}
	}
	for _, w := range crookedWriters {
		if caught[w.name] {
			r.Caught = append(r.Caught, w.name+", which "+w.mistake)
		} else {
			r.Loose = append(r.Loose, w.name)
		}
	}
	return r
}

// check reads a case and asks the real writer about it.
func (c SANCase) check() (chess.Position, chess.Move, error) {
	p, err := chess.ParseFEN(c.FEN)
	if err != nil {
		return p, chess.Move{}, err
	}
	m, err := chess.ParseMove(c.Move)
	if err != nil {
		return p, m, err
	}
	if !p.IsLegal(m) {
		return p, m, fmt.Errorf("%s cannot be played here: %w", m, p.Refusal(m))
	}
	if text := notation.SAN(p, m); text != c.Want {
		return p, m, fmt.Errorf("the text of %s is %s, and the case says %s", m, text, chess.Quote(c.Want))
	}
	return p, m, nil
}

// quotedName is the name of a case behind its number, if it has one.
func (c SANCase) quotedName() string {
	if c.Name == "" {
		return ""
	}
	return ", " + chess.Quote(c.Name)
}
