// palette.go knows the colors of the terminal: sixteen of its own, and the
// cube and grays that all terminals with 256 colors share.

package picture

import "fmt"

// Colors of the window.
const (
	screenColor  = "#171b21"
	screenBar    = "#2c333d"
	screenBorder = "#5d6673"
	screenText   = "#d9dee6"
)

// basic holds the sixteen colors that each terminal chooses for itself; these
// are chosen so that every one of them but black can be read on screenColor.
var basic = [16]string{
	"#20252d", "#e5695f", "#7cb86a", "#d9b04f", "#6ea3e0", "#c583d6", "#58b8bd", "#cfd5de",
	"#7d8794", "#ff8a80", "#9fdc8b", "#f5d273", "#95c2ff", "#e3a6f2", "#82dde2", "#ffffff",
}

// paletteColor returns color i of the 256.
func paletteColor(i int) string {
	switch {
	case i < 16:
		return basic[i]
	case i < 232:
		i -= 16
		return rgb(cubeLevel(i/36), cubeLevel(i/6%6), cubeLevel(i%6))
	default:
		gray := 8 + 10*(i-232)
		return rgb(gray, gray, gray)
	}
}

// cubeLevel returns how bright step i of the color cube is: the first step is
// larger than the others.
func cubeLevel(i int) int {
	if i == 0 {
		return 0
	}
	return 55 + 40*i
}

func rgb(r, g, b int) string {
	return fmt.Sprintf("#%02x%02x%02x", r, g, b)
}

// extended reads what follows 38 or 48: 5;n for a palette color, 2;r;g;b for
// any color. It returns how many of the numbers it used.
func extended(codes []int) (color string, used int, err error) {
	switch {
	case len(codes) >= 2 && codes[0] == 5:
		return paletteColor(codes[1]), 2, nil
	case len(codes) >= 4 && codes[0] == 2:
		return rgb(codes[1], codes[2], codes[3]), 4, nil
	}
	return "", 0, fmt.Errorf("after 38 or 48 comes 5;n or 2;r;g;b")
}
