// main.go plays a match between two engines and says how much stronger one is.

// Command strength plays a match between two engines: ours in this process, or any other
// by UCI. Two games go on at once, from short openings, each of them twice with colors
// swapped. It prints the score and the Elo difference with its error bars:
//
//	cd ch05-full/bench
//	go run ./strength -a engine -b engine:null -nodes 20000     what a step gains
//	go run ./strength -a engine -b 'uci:stockfish;UCI_LimitStrength=true;UCI_Elo=2200' -clock 10+0.1 -threads 2 -at 1
//
// After "engine:" stand the steps that are switched off, after a semicolon the options of a
// UCI program. With -nodes a match is fair on a busy machine, too; clocks want a quiet one.
package main

import (
	_ "embed"
	"flag"
	"fmt"
	"log"
	"math"
	"strings"
	"sync"
	"time"
)

//go:embed openings.txt
var openings string

func main() {
	log.SetFlags(0)
	a := flag.String("a", "engine", "the first `player`")
	b := flag.String("b", "engine", "the second `player`")
	games := flag.Int("games", 100, "how many games")
	nodes := flag.Int("nodes", 0, "positions that each may look at for a move, instead of clocks")
	control := flag.String("clock", "10+0.1", "seconds for a game, and what each move adds")
	threads := flag.Int("threads", 1, "goroutines in which our engine searches, by the clock")
	atOnce := flag.Int("at", 2, "games at once")
	flag.Parse()

	terms := terms{nodes: *nodes}
	if *nodes == 0 {
		var base, increment float64
		if _, err := fmt.Sscanf(*control, "%g+%g", &base, &increment); err != nil {
			log.Fatalf("-clock %s: write seconds and what each move adds, such as 10+0.1", *control)
		}
		terms.base, terms.increment = seconds(base), seconds(increment)
	}
	lines := strings.Split(strings.TrimSpace(openings), "\n")
	var s score
	var wg sync.WaitGroup
	numbers := make(chan int)
	for range *atOnce {
		players := [2]player{open(*a, *threads), open(*b, *threads)}
		defer players[0].close()
		defer players[1].close()
		wg.Add(1)
		go func() {
			defer wg.Done()
			for n := range numbers {
				t := terms
				t.nodes += t.nodes / 100 * (n / 2 / len(lines)) // an opening's second time is another game
				s.add(n, play(players, n%2, lines[n/2%len(lines)], t))
			}
		}()
	}
	for n := range *games {
		numbers <- n
	}
	close(numbers)
	wg.Wait()
	fmt.Println(&s)
}

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }

// A score is how the games have ended for the first player.
type score struct {
	mu               sync.Mutex
	won, drawn, lost int
	forfeits         [2]int // games that a player lost on time, or by an answer that is none
}

// add counts a game, and prints the score after every tenth.
func (s *score) add(number int, r result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	switch r.points {
	case 2:
		s.won++
	case 1:
		s.drawn++
	default:
		s.lost++
	}
	if r.err != nil {
		s.forfeits[r.loser]++
		log.Printf("game %d: player %c loses: %v", number+1, "ab"[r.loser], r.err)
	}
	if (s.won+s.drawn+s.lost)%10 == 0 {
		fmt.Println(s)
	}
}

// String returns the score with the Elo difference that it stands for, and how far that may
// be wrong: the true one lies between the bars in 95 matches of 100.
func (s *score) String() string {
	w, d, l := float64(s.won), float64(s.drawn), float64(s.lost)
	n := w + d + l
	mean := (w + d/2) / n
	variance := (w*square(1-mean) + d*square(0.5-mean) + l*square(mean)) / n
	bar := 1.96 * math.Sqrt(variance/n)
	return fmt.Sprintf("%.0f games: +%.0f =%.0f -%.0f  %.1f %%  Elo %+.0f (%+.0f to %+.0f)  forfeits %d and %d",
		n, w, d, l, 100*mean, elo(mean), elo(mean-bar), elo(mean+bar), s.forfeits[0], s.forfeits[1])
}

func square(x float64) float64 { return x * x }

// elo returns the difference at which a share of the points is expected.
func elo(share float64) float64 {
	share = min(max(share, 0.001), 0.999)
	return 0 - 400*math.Log10(1/share-1)
}
