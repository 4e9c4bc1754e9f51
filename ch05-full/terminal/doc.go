// Package terminal is the screen and the keyboard: it draws the board, reads
// what the player types, and answers. What stands where, package chess knows.
//
// Start with [Play].
package terminal
