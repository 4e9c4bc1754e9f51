// parse.go reads a time control as people type it: 5+3.

package clock

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
)

// Parse reads a time control:
//
//	90            90 minutes
//	5+3           5 minutes, and 3 seconds more with each move (Fischer's clock)
//	0.5+1         half a minute, and 1 second more with each move
//	0+3           it begins with 3 seconds, and each move adds 3
//	5d3           5 minutes, and each move gives back what it took, up to 3 seconds (Bronstein's)
//	5h            5 minutes, and what one side spends goes to the other (an hourglass)
//	30s a move    30 seconds for each move, see [EachMove]
//	40/90         90 minutes for 40 moves, and again for the next 40
//	40/90:30+30   then 30 minutes more for all others, and from then on 30 seconds more with each
//
// It also reads what is common elsewhere: 5|3, 5 + 3 and 15 10 for minutes and seconds,
// and times with a unit: 5m, 90s, 1m30s, 5 min. 1/4, 1/2 and 3/4 are parts of a minute,
// 1/2+1 too, unless a : says that they are stages.
//
// Clocks of the kinds d and h have one stage. A stage has at most 24 hours, an
// increment at most one, and there are at most 5 stages of at most 200 moves. The
// error is a sentence with an example.
func Parse(text string) (Control, error) {
	c, err := parse(spelled(text))
	switch quoted := chess.Quote(text); {
	case err == nil:
		return c, nil
	case strings.HasPrefix(err.Error(), quoted):
		return Control{}, err
	default:
		return Control{}, fmt.Errorf("%s: %w", quoted, err)
	}
}

// parse is Parse, but its errors do not begin with the quoted text.
func parse(text string) (Control, error) {
	if text == "" {
		return Control{}, errors.New("no time is given; try 5+3 (5 minutes, and 3 seconds more with each move)")
	}
	if each, ok := strings.CutSuffix(text, "amove"); ok {
		d, err := time.ParseDuration(each)
		if err != nil {
			return Control{}, fmt.Errorf("%s is no time for each move; try 30s a move", chess.Quote(each))
		}
		return EachMove(d)
	}
	var c Control
	stages := strings.Split(text, ":")
	if len(stages) > maxStages {
		return Control{}, fmt.Errorf("there are %d stages, and %d at most; try 40/90:30+30", len(stages), maxStages)
	}
	if d := shown(stages); d > 0 {
		return Control{}, fmt.Errorf("a : stands between stages, as in 40/90:30; write %v for that time, "+
			"or 5+3 for 5 minutes and 3 seconds more with each move", d)
	}
	for i, part := range stages {
		kind, s, err := parseStage(part)
		switch {
		case err != nil:
			return Control{}, err
		case kind != Fischer && len(stages) > 1:
			return Control{}, errors.New("a clock of the kind d or h has one stage; try 40/90:30+30")
		case s.Moves == 0 && i < len(stages)-1:
			return Control{}, errors.New("a time before a : says for how many moves it is; " +
				"try 40/90:30, or 5 for 5 minutes")
		}
		c.Kind = kind
		c.Stages = append(c.Stages, s)
	}
	return c, nil
}

// shown returns the time that two numbers with a : between them are on a clock, 5:30, or 0.
func shown(numbers []string) time.Duration {
	minutes, ok := number(numbers[0], 99)
	seconds, ok2 := number(numbers[len(numbers)-1], 59)
	if !ok || !ok2 || len(numbers) != 2 || len(numbers[1]) != 2 {
		return 0
	}
	return time.Duration(minutes)*time.Minute + time.Duration(seconds)*time.Second
}

// parseStage reads a stage: 40/90+30.
func parseStage(text string) (kind Kind, s Stage, err error) {
	moves, rest, ok := strings.Cut(text, "/")
	if !ok {
		rest = text
	} else if s.Moves, ok = number(moves, maxMoves); !ok || s.Moves == 0 {
		return 0, s, fmt.Errorf("before the / stands a number of moves, from 1 to %d; try 40/90", maxMoves)
	}
	minutes, sign, more := rest, "", ""
	if i := strings.IndexAny(rest, "+dh"); i >= 0 {
		minutes, sign, more = rest[:i], rest[i:i+1], rest[i+1:]
	}
	if s.Time, err = parseMinutes(minutes); err != nil {
		return 0, s, err
	}
	switch sign {
	case "+":
		s.Increment, err = parseSeconds(more, sign)
	case "d":
		kind = Bronstein
		s.Increment, err = parseSeconds(more, sign)
	case "h":
		kind = Hourglass
		if more != "" || s.Moves > 0 {
			err = errors.New("an hourglass has a time in minutes, and nothing else; try 5h, or 90 for an hour and a half")
		}
	}
	switch {
	case err != nil:
		return 0, s, err
	case s.Time == 0 && kind != Fischer:
		return 0, s, errors.New("a clock of the kind d or h begins with more than 0 minutes; try 5d3, or 5h")
	case s.Time == 0 && s.Increment == 0:
		return 0, s, errors.New("that is no time at all; try 5+3")
	}
	return kind, s, nil
}

// parseMinutes reads a number of minutes, 90 or 0.5, or a time with units, 1m30s. It has
// to be a whole number of seconds.
func parseMinutes(text string) (time.Duration, error) {
	if strings.ContainsAny(text, "ms") && strings.Trim(text, "0123456789.ms") == "" {
		return parseUnits(text)
	}
	whole, fraction, point := strings.Cut(text, ".")
	minutes, ok := number(whole, int(maxTime/time.Minute))
	switch {
	case text == "":
		return 0, errors.New("the minutes are missing; try 5+3")
	case !isDigits(whole) || point && (!isDigits(fraction) || len(fraction) > 4):
		return 0, fmt.Errorf("%s is no number of minutes; try 5+3, or 0.5+1", chess.Quote(text))
	case !ok:
		return 0, errTooLong
	}
	d := time.Duration(minutes) * time.Minute
	unit := time.Minute
	for _, digit := range fraction {
		unit /= 10
		d += time.Duration(digit-'0') * unit
	}
	switch {
	case d > maxTime:
		return 0, errTooLong
	case d%time.Second != 0:
		return 0, fmt.Errorf("%s minutes are %v, and a clock begins with whole seconds; "+
			"try 0.5 (30 seconds) or 0.25 (15)", text, d)
	}
	return d, nil
}

// parseUnits reads a time with units, 5m or 1m30s.
func parseUnits(text string) (time.Duration, error) {
	d, err := time.ParseDuration(text)
	switch {
	case err == nil && d > maxTime:
		return 0, errTooLong
	case err != nil || d%time.Second != 0:
		return 0, fmt.Errorf("%s is no time in minutes and whole seconds; try 5m, 90s or 1m30s", chess.Quote(text))
	}
	return d, nil
}

// errTooLong is what is wrong with a time out of bounds.
var errTooLong = fmt.Errorf("a stage has at most %d minutes, which are 24 hours; try 90", maxTime/time.Minute)

// parseSeconds reads the seconds behind a + or a d.
func parseSeconds(text, sign string) (time.Duration, error) {
	text = strings.TrimSuffix(text, "s")
	n, ok := number(text, int(maxIncrement/time.Second))
	switch {
	case text == "":
		return 0, fmt.Errorf("the seconds after the %s are missing; try 5%s3", sign, sign)
	case !isDigits(text):
		return 0, fmt.Errorf("%s is no whole number of seconds; try 5%s3", chess.Quote(text), sign)
	case !ok:
		return 0, fmt.Errorf("after the %s stand at most 3600 seconds, which are an hour; try 5%s3", sign, sign)
	}
	return time.Duration(n) * time.Second, nil
}

// number reads a number without a sign, from 0 to most.
func number(text string, most int) (n int, ok bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && isDigits(text) && n <= most
}

// isDigits reports whether a text is a row of digits.
func isDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}
