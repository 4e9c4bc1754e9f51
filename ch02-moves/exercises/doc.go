// doc.go says what this folder is for.

// Package exercises holds your answers to the tasks of chapter 2, a file each. What they
// ask for is told in exercises/ch02-moves.md, with hints that open one by one.
//
// Put your code in the place of a panic, import what you need, and add whatever helpers
// you like. The program finds your answer at once and turns it into a command or a line on
// the screen; until then it says that the task is not written yet. The rules in package
// chess do not know this folder, so no answer can break them. While a file here does not
// compile the program does not run: the compiler says where.
package exercises
