// version.go is the command version: it gives a version of the champion to other programs.

package ladder

import (
	"mateinfive/exercises/desk"
	"mateinfive/exercises/versions"
)

// Version builds a version, and prints the path of its program, which speaks UCI when it is
// called with the words uci -player champion. Chapter 5 seats it by that.
func Version(d *desk.Desk, args []string) error {
	if len(args) != 1 {
		return desk.Misuse("version")
	}
	v, err := versions.Find(d, args[0])
	if err != nil {
		return err
	}
	program, err := Build(d, v)
	if err == nil {
		d.Say("%s\n", d.Course.Abs(program))
	}
	return err
}
