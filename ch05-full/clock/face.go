// face.go writes a time as a clock shows it and as a file keeps it.

package clock

import (
	"fmt"
	"strings"
	"time"

	"mateinfive/ch05-full/chess"
)

// Face returns what a clock shows: 4:58, with hours 1:02:03, and 9.4 when less than
// ten seconds are left. It is rounded up, so 0.0 means that the time is up.
func Face(d time.Duration) string {
	if tenths := roundUp(d, time.Second/10); tenths < 100 {
		return fmt.Sprintf("%d.%d", tenths/10, tenths%10)
	}
	s := roundUp(d, time.Second)
	if s < 3600 {
		return fmt.Sprintf("%d:%02d", s/60, s%60)
	}
	return fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
}

// Annotation returns a time as it stands in a PGN file, for [%clk 0:04:58.3]: hours,
// minutes, seconds, and the tenth of a second if there is one, rounded up.
func Annotation(d time.Duration) string {
	tenths := roundUp(d, time.Second/10)
	s := tenths / 10
	text := fmt.Sprintf("%d:%02d:%02d", s/3600, s/60%60, s%60)
	if tenths%10 > 0 {
		text += fmt.Sprintf(".%d", tenths%10)
	}
	return text
}

// ParseAnnotation reads a time as it stands in a PGN file behind %clk, 0:04:58 or
// 0:04:58.3: hours in one to six digits, minutes and seconds in two, and perhaps a
// fraction, of which billionths count.
func ParseAnnotation(text string) (time.Duration, error) {
	whole, fraction, point := strings.Cut(text, ".")
	parts := strings.Split(whole, ":")
	if len(parts) == 3 && (!point || isDigits(fraction)) {
		hours, ok1 := number(parts[0], 999_999)
		minutes, ok2 := sixtieth(parts[1])
		seconds, ok3 := sixtieth(parts[2])
		if ok1 && ok2 && ok3 && len(parts[0]) <= 6 {
			billionths, _ := number((fraction + "000000000")[:9], 999_999_999)
			return time.Duration(hours)*time.Hour + time.Duration(minutes)*time.Minute +
				time.Duration(seconds)*time.Second + time.Duration(billionths), nil
		}
	}
	return 0, fmt.Errorf("%s is not what a clock shows in a file: hours, minutes and seconds, "+
		"as in 0:04:58 or 0:04:58.3", chess.Quote(text))
}

// sixtieth reads a number of two digits from 00 to 59.
func sixtieth(text string) (n int, ok bool) {
	n, ok = number(text, 59)
	return n, ok && len(text) == 2
}

// roundUp returns how many units a time has, and one more if something is left over;
// 0 for less than no time.
func roundUp(d, unit time.Duration) int64 {
	d = max(0, d)
	n := d / unit
	if d%unit > 0 {
		n++
	}
	return int64(n)
}
