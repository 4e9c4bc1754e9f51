// Package bench measures chapter 5 beside other chess programs in Go, in one run. It is
// a module of its own, so that they are not needed to play:
//
//	cd ch05-full/bench
//	go test -bench Read                          games a second, ours and the peer's
//	go test -bench Read -corpus ~/games          the same with all .pgn files of a folder
//	go test -bench Perft   -benchtime 1x         moves counted, beside the peer and Stockfish
//	go test -bench Memory -benchtime 1x          a file of a gigabyte: some minutes, no memory
//	go test -run Suite -v -suite FILE            how many exercises the engine solves
//	go run ./strength -h                         matches of the engine, and what its steps gain
//	go run ./mistakes -h                         whether the levels err as people do
//	go run ./marks -h                            how far the marks of a review can be trusted
//
// Figures of two machines are two figures: only the ratio travels, and that not far.
// While it runs, let the machine do nothing else.
package bench
