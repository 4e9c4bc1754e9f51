// Package clock has time controls and a chess clock. A chess clock shows two times,
// one for each player, and at most one of the two runs down; a player who has moved
// presses it, and then the other's runs (FIDE Laws of Chess, article 6).
//
//	blitz, err := clock.Parse("5+3") // 5 minutes, and 3 seconds more with each move
//	c := clock.New([2]clock.Control{blitz, blitz}, time.Now, nil)
//	c.Start(chess.White)
//	// White thinks, and moves
//	c.Press()
//
// A clock asks a function for the time, so a test can turn it. It starts no goroutine
// and calls nothing back: [Clock.Due] tells how long the player has yet, and
// [Clock.Fallen] whether a flag has fallen. All calls must come from one goroutine.
//
// To read the code, start with control.go, then clock.go. What a press does stands in
// press.go, alone. parse.go and face.go read and write times as people do.
package clock
