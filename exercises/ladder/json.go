// json.go writes the ladder for another program to read.

package ladder

import (
	"encoding/json"
	"io"

	"mateinfive/exercises/versions"
	"mateinfive/internal/margin"
)

// A row is a rung as JSON. The first row is the version that has nothing below it.
type row struct {
	Task    string  `json:"task"` // "5.14"
	Name    string  `json:"name"` // "Search.Quiet"
	When    string  `json:"when"` // it became green: "2026-11-22 15:04"
	Sum     string  `json:"sum"`  // a print of its code
	Against string  `json:"against,omitempty"`
	Won     int     `json:"won"`
	Drawn   int     `json:"drawn"`
	Lost    int     `json:"lost"`
	Share   float64 `json:"share"`  // of the points, in percent; 0 where none is played
	Margin  float64 `json:"margin"` // in 95 of 100 matches the true share lies within it
	Sure    bool    `json:"sure"`   // that one of the two is the stronger
	Same    bool    `json:"same,omitempty"`
	Broken  string  `json:"broken,omitempty"`
	Failed  string  `json:"failed,omitempty"`
}

func writeJSON(out io.Writer, list []versions.Version, rungs []Rung) error {
	var rows []row
	for _, r := range append([]Rung{{Later: list[0]}}, rungs...) {
		v := r.Later
		row := row{Task: v.Task.Number(), Name: v.Task.Name, When: v.When, Sum: v.Sum(), Same: r.Same,
			Won: r.Won, Drawn: r.Drawn, Lost: r.Lost, Broken: r.Broken, Failed: r.Failed}
		if r.Earlier.When != "" {
			row.Against = r.Earlier.Task.Number()
		}
		if r.played() > 0 {
			won, drawn, lost := float64(r.Won), float64(r.Drawn), float64(r.Lost)
			row.Share, row.Margin = margin.Share(won, drawn, lost), margin.Of(won, drawn, lost)
			row.Sure = margin.Sure(won, lost)
		}
		rows = append(rows, row)
	}
	e := json.NewEncoder(out)
	e.SetIndent("", "\t")
	return e.Encode(rows)
}
