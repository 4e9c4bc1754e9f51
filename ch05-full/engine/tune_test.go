// tune_test.go finds the weights: Texel's method, named after the engine for which Peter
// Österlund invented it.

package engine

import (
	"bufio"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unsafe"

	"mateinfive/ch05-full/chess"
)

var (
	positions = flag.String("positions", "", "tune the weights on the positions of this `file`")
	trust     = flag.Float64("trust", 0.5, "how much the second opinion counts beside the result of the game")
	stretch   = flag.Float64("stretch", 1.15, "how many centipawns of ours are one of the second opinion's")
	epochs    = flag.Int("epochs", 200, "how often all positions are looked at")
	decay     = flag.Float64("decay", 1e-6, "how strongly weights are drawn back to where they began")
)

// A sample is a position to tune on: the score is the sum of each weight times its count.
type sample struct {
	weight []uint16
	count  []float32
	target float32 // how many of the points White got, or is expected to get
}

// numbers are the weights as one list: a table of ints is nothing but ints.
func numbers() []int {
	return unsafe.Slice((*int)(unsafe.Pointer(&weights)), unsafe.Sizeof(weights)/unsafe.Sizeof(int(0)))
}

// scale is how many centipawns make a share of 10 points of 11.
const scale = 400

func expected(centipawns float64) float64 { return 1 / (1 + math.Pow(10, -centipawns/scale)) }

// TestTune finds the weights with which the scores of many positions tell best how the games
// have ended, and prints them:
//
//	go test ./ch05-full/engine -run Tune -positions FILE -timeout 1h
//
// A line of the file is a quiet position, its FEN, then what White has got in the end, 1, 0.5 or
// 0, and perhaps what another engine says of it, in centipawns for White; with a semicolon
// between. Package learn is the same method for a learner's engine, and easier to read.
func TestTune(t *testing.T) {
	if *positions == "" {
		t.Skip("no -positions to tune on")
	}
	samples := read(t)
	start := make([]float64, len(numbers()))
	for i, n := range numbers() {
		start[i] = float64(n)
	}
	random := rand.New(rand.NewPCG(1, 1))
	random.Shuffle(len(samples), func(i, j int) { samples[i], samples[j] = samples[j], samples[i] })
	held := samples[:len(samples)/20] // never learned from
	samples = samples[len(held):]
	t.Logf("%d positions, %d held back, error there %.6f", len(samples), len(held), loss(held, start))

	w := slices.Clone(start)
	moment, spread := make([]float64, len(w)), make([]float64, len(w)) // Adam, by Kingma and Ba
	gradient := make([]float64, len(w))
	const batch = 1 << 14
	step := 0.0
	for epoch := range *epochs {
		rate := 2.0 * math.Pow(0.002, float64(epoch)/float64(*epochs))
		for from := 0; from+batch <= len(samples); from += batch {
			clear(gradient)
			for _, s := range samples[from : from+batch] {
				p := expected(s.score(w))
				slope := (p - float64(s.target)) / batch
				for i, n := range s.weight {
					gradient[n] += slope * float64(s.count[i])
				}
			}
			step++
			for i := range w {
				g := gradient[i] + *decay*(w[i]-start[i])
				moment[i] += 0.1 * (g - moment[i])
				spread[i] += 0.001 * (g*g - spread[i])
				w[i] -= rate * moment[i] / (1 - math.Pow(0.9, step)) / (math.Sqrt(spread[i]/(1-math.Pow(0.999, step))) + 1e-8)
			}
		}
		if epoch%20 == 19 {
			t.Logf("epoch %d: error %.6f, held back %.6f", epoch+1, loss(samples, w), loss(held, w))
		}
	}
	for i := range w {
		if i > 1 { // the tempo stays: what the side to move wins by its move, the search finds itself
			numbers()[i] = int(math.Round(w[i]))
		}
	}
	var sb strings.Builder
	write(&sb, reflect.ValueOf(weights), "")
	os.WriteFile(*positions+".weights", []byte(sb.String()), 0o644)
}

func (s sample) score(w []float64) (sum float64) {
	for i, n := range s.weight {
		sum += float64(s.count[i]) * w[n]
	}
	return sum
}

// loss is by how much the expected points are wrong, squared, on average.
func loss(samples []sample, w []float64) (sum float64) {
	for _, s := range samples {
		d := expected(s.score(w)) - float64(s.target)
		sum += d * d
	}
	return sum / float64(len(samples))
}

// read reads the positions: FEN, result and perhaps a second opinion.
func read(t *testing.T) (samples []sample) {
	file, err := os.Open(*positions)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for scanner := bufio.NewScanner(file); scanner.Scan(); {
		fields := strings.Split(scanner.Text(), ";")
		p, err := chess.ParseFEN(strings.TrimSpace(fields[0]))
		if err != nil {
			t.Fatal(err)
		}
		result, err := strconv.ParseFloat(strings.TrimSpace(fields[1]), 64)
		if err != nil {
			t.Fatal(err)
		}
		if len(fields) > 2 {
			centipawns, err := strconv.ParseFloat(strings.TrimSpace(fields[2]), 64)
			if err != nil {
				t.Fatal(err)
			}
			result += *trust * (expected(centipawns**stretch) - result)
		}
		if s, ok := newSample(t, p, result); ok {
			samples = append(samples, s)
		}
	}
	return samples
}

// newSample counts how often each weight goes into the score of a position for White. Where
// the score is no sum, too little being left to win, ok is false.
//
// To count, seven weights at a time are set to 1, 256, 256 times 256 and so on, and all others
// to nothing: the digits of the sum are the counts.
func newSample(t *testing.T, p chess.Position, target float64) (s sample, ok bool) {
	var seen scene
	seen.look(fastBoard(t, p))
	none := weight{}
	for side := chess.White; side <= chess.Black; side++ {
		isSum := seen.chances(side) == 4 && drive(&seen, side) == none
		if !isSum {
			return s, false
		}
	}
	s.target = float32(target)
	all := numbers()
	before := slices.Clone(all)
	defer copy(all, before)
	clear(all)
	middle := float32(min(seen.phase, 24)) / 24
	for from := 0; from < len(all); from += 14 {
		group := all[from:min(from+14, len(all))]
		for i := range group {
			group[i] = 1 << (i / 2 * 8)
		}
		sum := weights.Tempo
		if p.SideToMove == chess.Black {
			sum = sum.times(-1)
		}
		for _, term := range terms {
			sum = sum.plus(term.of(&seen, chess.White)).plus(term.of(&seen, chess.Black).times(-1))
		}
		clear(group)
		for i := range group {
			digits, share := &sum.mid, middle
			if i%2 == 1 {
				digits, share = &sum.end, 1-middle
			}
			digit := int8(*digits)
			*digits = (*digits - int(digit)) >> 8
			if count := float32(digit) * share; count != 0 {
				s.weight, s.count = append(s.weight, uint16(from+i)), append(s.count, count)
			}
		}
	}
	return s, true
}

// write writes the weights as they stand in weights.json: a row to a line.
func write(sb *strings.Builder, v reflect.Value, indent string) {
	switch {
	case v.Type() == reflect.TypeFor[weight]():
		fmt.Fprintf(sb, "[%d, %d]", v.Field(0).Int(), v.Field(1).Int())
		return
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			fmt.Fprintf(sb, "%s\n\t%q: ", []string{"{", ","}[min(i, 1)], v.Type().Field(i).Name)
			write(sb, v.Field(i), "\t")
		}
		sb.WriteString("\n}\n")
		return
	}
	between, end := ", ", ""
	if v.Type().Elem().Kind() == reflect.Array {
		between, end = ",\n\t"+indent, "\n"+indent
	}
	sb.WriteString("[" + strings.TrimPrefix(between[1:], " "))
	for i := range v.Len() {
		if i > 0 {
			sb.WriteString(between)
		}
		write(sb, v.Index(i), indent+"\t")
	}
	sb.WriteString(end + "]")
}
