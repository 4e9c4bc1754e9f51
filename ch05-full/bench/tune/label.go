// label.go has another engine judge positions: a second opinion beside how the games ended.

package main

import (
	"bufio"
	"fmt"
	"io"
	"log"
	"os/exec"
	"strconv"
	"strings"
	"sync"
)

// label copies the lines of positions and adds to each what a UCI engine thinks of it at some
// depth, in centipawns for White. Mates are left out. Two processes share the work.
func label(out io.Writer, lines []string, command string, depth int) {
	var wg sync.WaitGroup
	var mu sync.Mutex
	for part := range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			process := exec.Command(command)
			in, _ := process.StdinPipe()
			answers, _ := process.StdoutPipe()
			if err := process.Start(); err != nil {
				log.Fatal(err)
			}
			scanner := bufio.NewScanner(answers)
			for i := part; i < len(lines); i += 2 {
				fen, _, _ := strings.Cut(lines[i], ";")
				fmt.Fprintf(in, "position fen %s\ngo depth %d\n", fen, depth)
				centipawns, ok := read(scanner)
				if strings.Contains(fen, " b ") {
					centipawns = -centipawns
				}
				if ok {
					mu.Lock()
					fmt.Fprintf(out, "%s; %d\n", lines[i], centipawns)
					mu.Unlock()
				}
			}
			fmt.Fprintln(in, "quit")
			process.Wait()
		}()
	}
	wg.Wait()
}

// read returns the last score before the best move. If that is a mate, ok is false.
func read(answers *bufio.Scanner) (centipawns int, ok bool) {
	for answers.Scan() {
		words := strings.Fields(answers.Text())
		for i, word := range words {
			if word == "score" {
				centipawns, _ = strconv.Atoi(words[i+2])
				ok = words[i+1] == "cp"
			}
		}
		if words[0] == "bestmove" {
			break
		}
	}
	return centipawns, ok
}
