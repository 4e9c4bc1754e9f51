// level.go is the program's own engine in eight strengths.

package player

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"regexp"
	"runtime"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
	"mateinfive/ch05-full/clock"
	"mateinfive/ch05-full/engine"
	"mateinfive/ch05-full/fast"
)

// A level is how strong the engine plays. What it misjudges and overlooks depends on the seed, so
// that the same level and seed play the same move, as long as no clock stops them. Levels 1 to 4
// lose as much by their moves, and as often, as people who are rated about 950, 1200, 1500 and
// 1800 on lichess.org; the command ch05-full/bench/mistakes counts it.
type level struct {
	about string
	elo   int  // by Stockfish's UCI_Elo, about; below 1,320, its least, by the ladder
	depth int  // how many plies it looks ahead, not counting captures, or 0 for no limit
	nodes int  // how many positions it looks at for a move, or 0 for no limit
	noise int  // how many centipawns it misjudges a position by at most
	blind int  // in percent: how many of the captures from afar it overlooks
	near  int  // over how many squares a capture is not from afar
	eye   int  // from which worth on, in pawns, a piece is never overlooked, or 0 if any may be
	told  bool // whether it keeps to what a learner is told about the opening, see settled
}

// levels are the levels, the weakest first. How each fares against the one below, the ladder, is
// measured by
//
//	go test ./ch05-full/player -run Ladder -games 100 -v
//
// Level 8, searching in one goroutine, had 42 of 100 points against Stockfish 15.1 at UCI_Elo 2200,
// by 10 seconds and 0.1 for each move (ch05-full/bench/strength).
var levels = [...]level{
	{
		about: "has just learned the rules, and seldom sees the answer", elo: 650,
		depth: 1, noise: 70, blind: 22, near: 1, told: true,
	},
	{
		about: "looks at the answer, and overlooks much from afar", elo: 850,
		depth: 2, noise: 120, blind: 57, near: 2, eye: 9, told: true,
	},
	{
		about: "sees queens and rooks, and may overlook the rest", elo: 1_100,
		depth: 2, noise: 132, blind: 40, near: 3, eye: 5, told: true,
	},
	{
		about: "gives little away, and falls into traps", elo: 1_350,
		nodes: 320, noise: 62, blind: 12, near: 4, eye: 5, told: true,
	},
	{about: "finds short combinations", elo: 1_600, nodes: 1_600, noise: 50},
	{about: "looks at 6,000 positions for a move", elo: 1_800, nodes: 6_000, noise: 30},
	{about: "looks at 25,000 positions for a move", elo: 1_900, nodes: 25_000, noise: 10},
	{about: "takes a second a move, or what its clock allows", elo: 2_150},
}

// When a level decides otherwise than by its search.
const (
	drawish   = 20               // centipawns: no more than that is no advantage
	worse     = -50              // centipawns: then a draw is welcome
	lost      = -900             // centipawns: then it resigns, if it has been far behind for some moves
	farBehind = -5               // pawns
	enough    = 5_000            // nodes that find the mate of a king that is alone
	patience  = 10 * time.Second // for a move, however much time the clock has
)

// Strongest is the level that plays as well as it can.
const Strongest = "level8"

// Scale says what the numbers of [About] count, for people who see several of them.
const Scale = "The numbers are Elo by Stockfish's UCI_Elo; below 1320, its least, " +
	"by how each level does against the one below."

// Levels returns the names of the levels, the weakest first.
func Levels() (names []string) {
	for i := range levels {
		names = append(names, fmt.Sprint("level", i+1))
	}
	return names
}

var levelWord = regexp.MustCompile(`(?i)\blevel ?([0-9]+)\b`)

// arguments are those of an engine at the end of a line.
var arguments = regexp.MustCompile(`(?i)\buci:\S+ (-|uci( |$)).*$`)

// Words returns words with the name of a level as one of them, level 3 as level3, and the command of
// an engine, uci:gnuchess --uci as uci:gnuchess,--uci.
func Words(words []string) []string {
	text := levelWord.ReplaceAllString(strings.Join(words, " "), "level$1")
	withCommas := func(command string) string { return strings.ReplaceAll(command, " ", ",") }
	return strings.Fields(arguments.ReplaceAllStringFunc(text, withCommas))
}

// leveled is a player of a level, from 1. Without a memory it begins each search with an empty
// table, so nothing that it has thought before changes its move.
type leveled struct {
	number int
	seed   uint64
	memory *memory
}

func (x leveled) Choose(ctx context.Context, r Request, report func(string)) (Decision, error) {
	p, moves, err := ask(ctx, r)
	if err != nil {
		return Decision{}, err
	}
	start, past, err := played(r)
	if errors.Is(err, fast.ErrUnknownKind) {
		return Decision{}, err
	}
	if err != nil { // a lesson without a king
		return careful{x.seed}.Choose(ctx, r, report)
	}
	l, board := x.now(&p, len(r.Moves)), start
	if l.blind > 0 {
		board = &shortSighted{Board: board, level: l, seed: x.seed + uint64(len(r.Moves))}
	}
	hash := 1 // megabytes
	if x.number > 6 {
		hash = 16
	}
	limits := l.limits(r, p.SideToMove)
	if r.Timed && x.memory == nil { // across the table from a person
		limits.Soft, limits.Hard = min(limits.Soft, patience), min(limits.Hard, 2*patience)
	}
	if len(r.Only) > 0 {
		moves = r.Only
	} else if l.told {
		moves = settled(p, lastOf(r), moves)
	}
	limits.Moves = moves
	mind := x.memory.take(engine.Options{Hash: hash, Noise: l.noise, Seed: x.seed})
	defer x.memory.keep(mind)
	boards := []engine.Board{board}
	for limits.Depth+limits.Nodes == 0 && len(boards) < x.threads() {
		again, _, _ := played(r) // it went well before
		boards = append(boards, again)
	}
	line := mind.lines(ctx, boards, past, limits, r.Lines, r.Teller(p, report))
	switch {
	case ctx.Err() == context.Canceled:
		return Decision{}, ctx.Err()
	case len(line.Moves) == 0: // it had no time at all, or overlooks all that it may do
		line.Moves = moves
	}
	return x.decide(r, p, line)
}

// now returns the level as it is in a position, after so many plies: at its best when it has to
// mate a king that is alone, which level 1 does not know, and in the first moves.
func (x leveled) now(p *chess.Position, plies int) level {
	l := levels[x.number-1]
	if x.number > 1 && isAlone(p, p.SideToMove.Other()) {
		l.noise, l.blind = 0, 0
		if l.depth+l.nodes > 0 {
			l.depth, l.nodes = 0, max(l.nodes, enough)
		}
	}
	if plies < 12 {
		if l.told { // which moves are the usual ones
			l.noise /= 3
		}
		l.noise = max(l.noise, 10) // or all games would begin alike
	}
	return l
}

// Slower says why a player plays on the slower board, or is "" if it does not: the levels and
// vera do while the fast one, whose tables are a task, does not play by the rules.
func Slower(name string) string {
	if p, ok := New(name, 0); ok {
		return SlowerPlayer(p)
	}
	return ""
}

// SlowerPlayer is Slower of a player.
func SlowerPlayer(p Player) string {
	who := "The levels play"
	switch p.(type) {
	case leveled:
	case vera:
		who = "Vera plays"
	default:
		return ""
	}
	if fast.Proved() == nil {
		return ""
	}
	return who + " on the board of package chess, which is slower: " +
		"the fast one does not play by the rules yet (go test ./ch05-full/fast)"
}

// played returns a board on which the moves of a request are played, and the keys of the
// positions before.
func played(r Request) (engine.Board, []uint64, error) {
	board, err := boardOf(r.Start)
	if err != nil {
		return nil, nil, err
	}
	var past []uint64
	for _, m := range r.Moves {
		past = append(past, board.Key())
		board.Make(m)
	}
	return board, past, nil
}

// boardOf returns the board of a position: the fast one, once that is proved. It is an error if
// package fast would refuse the position.
func boardOf(p chess.Position) (engine.Board, error) {
	if fast.Proved() == nil {
		return fast.New(p)
	}
	for s := chess.A1; s <= chess.H8; s++ {
		if piece := p.At(s); piece != nil {
			if err := fast.Known(piece, s); err != nil {
				return nil, err
			}
		}
	}
	return engine.NewPlain(p), p.Validate()
}

// threads returns in how many goroutines it searches by a clock: the strongest level in as many
// as there are cores, unless it was told.
func (x leveled) threads() int {
	switch {
	case x.number < len(levels):
		return 1
	case x.memory != nil:
		return x.memory.threads
	}
	return runtime.GOMAXPROCS(0)
}

// limits returns how long to think: as the request says, or else as long as the level does and
// the clock allows. Without either it is a second.
func (l level) limits(r Request, side chess.Color) engine.Limits {
	limits := engine.Limits{Depth: cmp.Or(r.Depth, l.depth), Nodes: r.most(l.nodes), Hard: r.MoveTime}
	switch {
	case r.MoveTime > 0:
	case r.Timed:
		limits.Soft, limits.Hard = clock.Share(r.Left[side], r.Increment[side], r.ToGo[side])
	case limits.Depth == 0 && limits.Nodes == 0:
		limits.Hard = time.Second
	}
	return limits
}

// Takes returns how long the player may think about a request at most.
func (x leveled) Takes(r Request) time.Duration {
	p, _ := r.Position()
	return level{}.limits(r, p.SideToMove).Hard
}

// decide plays the first move of what is expected, or takes a draw if nothing better is to be
// had. With clocks it resigns from level 3 on; without, it lets a learner mate it.
func (x leveled) decide(r Request, p chess.Position, line engine.Line) (Decision, error) {
	said, m := thoughtOf(1, line).In(p), line.Moves[0]
	score := line.Score
	if score <= drawish && (r.Offered || p.HalfmoveClock >= 7) { // or no position can have stood three times
		accepts := score <= worse || p.HalfmoveClock >= 40
		if d, ok, err := halfAPoint(r, m, accepts, score.String()); ok || err != nil {
			return d, err
		}
	}
	mayResign := x.number > 2 && r.Timed && !r.MustMove
	if mayResign && score <= lost && Balance(p, p.SideToMove) <= farBehind && wasFarBehind(r, p.SideToMove) {
		return Decision{Action: Resign, Why: said}, nil
	}
	return Decision{Move: m, Why: said}, nil
}

// lastOf returns the last move of the side to move, or the zero Move.
func lastOf(r Request) chess.Move {
	if len(r.Moves) < 2 {
		return chess.Move{}
	}
	return r.Moves[len(r.Moves)-2]
}

// wasFarBehind reports whether a side was far behind three moves ago.
func wasFarBehind(r Request, side chess.Color) bool {
	before := len(r.Moves) - 6
	if before <= 0 {
		return false
	}
	was, err := Request{Start: r.Start, Moves: r.Moves[:before]}.Position()
	return err == nil && Balance(was, side) <= farBehind
}
