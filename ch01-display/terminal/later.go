// later.go answers what other chapters answer better: it says which.

package terminal

// elsewhere says for a word in which chapter it means something.
var elsewhere = map[string]string{
	"moves":    "pieces know how they move from chapter 2 on",
	"record":   "moves are written down from chapter 2 on",
	"captured": "captured pieces are kept from chapter 2 on",
	"check":    "check comes in chapter 3",
	"mate":     "checkmate comes in chapter 3",
	"go":       "your own opponent comes in chapter 3",
	"match":    "your own opponent comes in chapter 3",
	"undo":     "taking back comes in chapter 4",
	"redo":     "taking back comes in chapter 4",
	"save":     "files come in chapter 5",
	"load":     "files come in chapter 5",
}
