// Command talk is a program as the exam wants it, with the rules of internal/referee: its
// argument is the level. With a fault laid over the referee it is one of the impostors that
// a learner's cases are to catch.
package main

import (
	"bufio"
	"fmt"
	"os"
	"strconv"

	"mateinfive/internal/referee"
)

func main() {
	level, err := strconv.Atoi(os.Args[1])
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	talk := referee.NewTalk(level)
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		fmt.Println(talk.Answer(lines.Text()))
	}
}
