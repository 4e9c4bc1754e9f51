// doc.go says what the package is: it has nothing but tests.

// Package docs keeps the book true. Its tests read README.md, the pages in
// docs/ and the sheets in exercises/, and prove what stands there: every Go
// block against the code, every transcript against a run, every link, name and
// number against what it points to.
//
//	go test ./docs            proves the pages, and samples what is slow
//	go test ./docs -full      proves everything
//	go test ./docs -run Book/docs_ch02-moves    one page
//
// Where the course is written (see package upstream), a page is proved as a whole as soon as
// something that it speaks of has changed, and `go run ./exercises author` rewrites what can
// be written from the code: by -update, which is a part of it.
//
// All of it speaks of the course's own code. Where a learner is at work on a
// function, its original is kept, and laid over the file.
//
// What -update writes is what a program says, unless it crashes. It leaves alone
// a page that was saved while it ran.
//
// A page says what a block is by an HTML comment above it, a directive, which
// the reader does not see and which has a line to itself:
//
//	<!-- code: ch02-moves/chess Rook.IsValid -->
//	    The Go block below is this declaration, or several, separated by commas, indented by
//	    four spaces.
//	    A line `// ...` in the block stands for lines that are left out;
//	    `; no comment` at the end leaves out the doc comment.
//	<!-- sketch: what it is -->
//	    The Go block below is not in the code. It must be Go, and well formatted.
//	<!-- worked: ch02-moves/chess Knight.IsValid -->
//	    The Go block below is a version of a function that the reader types in,
//	    a wrong one or the right one. The blocks with `$ go run ./exercises check`
//	    further down are replayed with it.
//	<!-- with: solutions -->
//	    The console block below is run with other code: all solutions;
//	    `wrong Name-slip`, one tempting wrong answer; `empty DIR SYMBOL`, a
//	    function without its body; `break DIR SYMBOL; first: STATEMENT` or
//	    `break DIR SYMBOL; change: OLD => NEW`.
//	<!-- unrun: Vera's games, on her machine -->
//	    The text block below looks like a run, and this is why it is not run.
//	<!-- board: PLACEMENT; ... -->, <!-- board: PLACEMENT; ... | PLACEMENT; ... -->
//	<!-- screen: ch02-moves -flip | e2 | e4 -->
//	<!-- ansi: ch05-full/table/testdata/clocks.ansi -->
//	<!-- perft: ch04-special "FEN" 2 -->
//	<!-- go: p := &a [->a] & a [1|2|3]; Words under them -->
//	<!-- tree: White: Nxe5 (Nxe5 -2, d6 +1), Bb5 (a6 0, Nf6 0) -->
//	<!-- ranges: -50..100; At least 70 [70..]; Exactly 30 [30] -->
//	    The image below is drawn from this: a board, or one for each step; what a
//	    program shows when these lines are typed in, or what it showed when a test of its
//	    own kept the screen in a file; a tree of moves as the program counts it; values of
//	    Go; a tree of moves as a search goes through it; what a score may be. Package picture
//	    says how boards, values, trees and ranges are described.
//	<!-- changed: ch01-display ch02-moves --> ... <!-- end -->
//	    What the newer chapter changes: the rules in a table, of which only the
//	    Why is by hand, all else by name. It stands in changes.md.
//	<!-- break: DIR SYMBOL; first: STATEMENT; red: TestA/name, TestB -->
//	<!-- break: DIR SYMBOL; change: OLD => NEW; red: TestA/name, TestB -->
//	    With this change in the code these tests fail.
//	<!-- task: ch02-moves/chess Rook.IsValid -->, <!-- task: ch02-moves Mobility -->
//	    The page sets this task here: a function to rebuild, which turns its
//	    chapter red when it is emptied, or one of the others. The line below begins
//	    **Task 2.3, as exercises/tasks.tsv has it. A chapter's pages set all its
//	    tasks in the order of that list, and its sheet has a section for each, as
//	    `## 2.3 Rook.IsValid`; -update renews the numbers. A function to rebuild
//	    stands nowhere above its task; ours is below it, folded.
//	<!-- cases --> ... <!-- end -->
//	    The table of the documents' cases and the tests that run them. Tests that it
//	    does not name yet are run where their code names a case that is new, and with -full.
//	<!-- features: S0 110, S0R 13, ... --> ... <!-- end -->
//	    The tables of what the documents have, with so many rows for each
//	    document, from testdata/features.tsv.
//
// A ```console block is run and compared, whatever stands above it. Below
// `$ go run ./chNN-name`, what follows a prompt is typed in, and all else is
// output, to the byte; a prompt left standing at the end may be shown or not.
// Unless a `with:` says otherwise, it runs as for a reader who has followed the
// chapter's pages to there: the tasks of the core above it are done.
// Below `$ go test` and `$ go run ./exercises`, a line `...` stands for any
// lines, and times do not count, nor folders and addresses in a trace. With -full
// alone a `$ go test` of several packages is run, and a block with `$ go run
// ./exercises` is replayed, in a copy of the repository that the page's blocks share.
// There `check` judges the task that the page sets last above it, which is taken out
// by itself. A block that is not meant to be proved is a ```text or ```sh block.
package docs
