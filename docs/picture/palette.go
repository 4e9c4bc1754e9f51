// palette.go holds the colors of all pictures.

package picture

import (
	"fmt"
	"strconv"
)

// The plate that a picture lies on, so that it reads on a white page and on a dark one.
const (
	plateColor  = "#43362b"
	plateBorder = "#8c7459"
	plateText   = "#f3e9d7"
	plateFaint  = "#cdbb9e" // what is said by the way
)

// The squares are mid tones: White's pieces are lighter than both, Black's darker than both.
const (
	lightSquare = "#dcc7a1"
	darkSquare  = "#ad855c"
)

// What is drawn on a plate that is no board.
const (
	boxColor = "#f3e9d7"
	boxDark  = "#221c17"
	boxText  = "#2e2925"
	yellow   = "#f5d273"
	blue     = "#95c2ff"
	pink     = "#ff8a80"
)

// The window of a terminal.
const (
	screenColor  = "#171b21"
	screenBar    = "#2c333d"
	screenBorder = "#5d6673"
	screenText   = "#d9dee6"
)

// screenButtons are those of the window's bar.
var screenButtons = [...]string{"#e5695f", "#d9b04f", "#7cb86a"}

// cubeColor returns a color that all terminals of 256 colors share: those from 16 to 231
// are a cube of six steps of red, green and blue.
func cubeColor(number string) (string, error) {
	n, err := strconv.Atoi(number)
	if err != nil || n < 16 || n > 231 {
		return "", fmt.Errorf("there is no color %s: want 16 to 231", number)
	}
	n -= 16
	return fmt.Sprintf("#%02x%02x%02x", cubeLevel(n/36), cubeLevel(n/6%6), cubeLevel(n%6)), nil
}

// cubeLevel returns how bright a step of the cube is: the first is larger than the others.
func cubeLevel(step int) int {
	if step == 0 {
		return 0
	}
	return 55 + 40*step
}
