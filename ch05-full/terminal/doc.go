// Package terminal is the table at which a game is played: it takes what is typed, what
// players answer and what the clocks say, and shows what has come of it. What a screen
// looks like, package screen knows; what stands where, package chess.
//
// Start with [Play], in arbiter.go, and then read session.go.
package terminal
