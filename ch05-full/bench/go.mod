module mateinfive/ch05-full/bench

go 1.24.2

require (
	github.com/corentings/chess/v2 v2.3.2
	mateinfive v0.0.0
)

require (
	github.com/fatih/color v1.18.0 // indirect
	github.com/mattn/go-colorable v0.1.13 // indirect
	github.com/mattn/go-isatty v0.0.20 // indirect
	golang.org/x/exp v0.0.0-20250128182459-e0ece0dbea4c // indirect
	golang.org/x/sys v0.41.0 // indirect
)

replace mateinfive => ../..
