// picture.go says what the package is for.

// Package picture draws the pictures of the book as SVG files: a chess board
// from one line of text ([Board]) or several ([Boards]), a terminal window from
// what a program printed ([Screen]), a tree of moves with counts ([Perft]) or with
// scores ([Tree]), what a score may be ([Ranges]), and values of Go ([Boxes]). All speak
// the same few words: those of canvas.go, the colors of palette.go and the fonts of text.go.
//
// The same input gives the same bytes, so a test can tell that a picture is
// stale by comparing. The pieces are the package's own drawings: no picture
// depends on a font of the reader's machine for its chess figures, and every
// picture brings its own background, so that it reads well on a white page and
// on a dark one.
package picture
