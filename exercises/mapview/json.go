// json.go writes the map for another program to read.

package mapview

import (
	"encoding/json"
	"fmt"

	"mateinfive/exercises/desk"
	"mateinfive/exercises/exam"
)

// A row is a task on the map, as JSON.
type row struct {
	Number  string `json:"number"`
	Name    string `json:"name"`
	Chapter string `json:"chapter"`
	Weight  string `json:"weight"` // core, more or workshop
	Kind    string `json:"kind"`
	Status  string `json:"status"` // in words: "green"
}

// JSON writes all tasks and how they stand, and which stations were judged, true if green.
func JSON(d *desk.Desk, args []string) error {
	if len(args) != 1 || args[0] != "-json" {
		return fmt.Errorf("map wants -json behind it; the map to look at is go run ./exercises")
	}
	var m struct {
		Tasks    []row           `json:"tasks"`
		Stations map[string]bool `json:"stations"`
	}
	for _, x := range d.Course.Tasks {
		m.Tasks = append(m.Tasks, row{x.Number(), x.Name, x.Chapter, x.Weight(), x.Kind, d.Status(x).String()})
	}
	m.Stations = make(map[string]bool)
	for _, s := range exam.Stations {
		if green, judged := d.Progress.Stations[s.Name]; judged {
			m.Stations[s.Name] = green
		}
	}
	out := json.NewEncoder(d.Out)
	out.SetIndent("", "  ")
	return out.Encode(m)
}
