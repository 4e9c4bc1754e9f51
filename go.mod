module mateinfive

go 1.24

require (
	github.com/fatih/color v1.18.0
	github.com/google/go-cmp v0.7.0
	golang.org/x/term v0.24.0
)

require (
	github.com/mattn/go-colorable v0.1.13 // indirect
	github.com/mattn/go-isatty v0.0.20 // indirect
	golang.org/x/sys v0.25.0 // indirect
)
