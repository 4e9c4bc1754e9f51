// palette.go knows what the 256 colors look like, and how well one is read on another.

package cells

import "math"

// RGB returns the red, green and blue of a color of the palette, each from 0 to 255: a
// cube of 6x6x6 colors from 16 on, then 24 grays. The 16 before them are not ok: every
// terminal has its own.
func RGB(n int) (rgb [3]int, ok bool) {
	steps := [6]int{0, 95, 135, 175, 215, 255}
	switch {
	case n >= 232 && n <= 255:
		gray := 8 + 10*(n-232)
		return [3]int{gray, gray, gray}, true
	case n >= 16 && n < 232:
		n -= 16
		return [3]int{steps[n/36], steps[n/6%6], steps[n%6]}, true
	default:
		return rgb, false
	}
}

// Contrast returns how well an ink is read on a background: from 1, not at all, to 21,
// black on white. 3 is enough for large letters and for pictures (WCAG 2.1, section
// 1.4.11). Of colors that are not ok for [RGB] it is 0.
func Contrast(ink, background int) float64 {
	one, ok := RGB(ink)
	other, ok2 := RGB(background)
	if !ok || !ok2 {
		return 0
	}
	a, b := luminance(one), luminance(other)
	return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

// luminance is how bright a color looks, from 0 to 1 (WCAG 2.1, relative luminance).
func luminance(rgb [3]int) float64 {
	sum := 0.0
	for i, weight := range [3]float64{0.2126, 0.7152, 0.0722} {
		if c := float64(rgb[i]) / 255; c <= 0.04045 {
			sum += weight * c / 12.92
		} else {
			sum += weight * math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return sum
}
