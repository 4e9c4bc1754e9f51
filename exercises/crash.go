// crash.go says in a sentence how a test program ended, and what a compiler meant.

package main

import (
	"cmp"
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/console"
)

var (
	panicLine = regexp.MustCompile(`(?m)^\s*(?:panic: |fatal error: )(.*)$`)
	ownFrame  = regexp.MustCompile(`(?m)^\s*(?:mateinfive/\S+?/\w+\.(\S+)\(.*\)\n)?\s+\S*?((?:ch\d\d-\w+)/[\w/]+\.go:\d+)`)
)

// how says in a sentence how a test program ended that a panic or Go itself has
// ended; empty if neither did. The place is in the named function, if that was at
// work.
func how(output, timeout, function string) string {
	m := panicLine.FindStringSubmatch(output)
	if m == nil {
		return ""
	}
	said := strings.TrimSuffix(strings.TrimSpace(m[1]), " [recovered, repanicked]")
	said = strings.TrimPrefix(strings.TrimSuffix(said, " [recovered]"), "runtime error: ")
	where := ""
	for _, f := range ownFrame.FindAllStringSubmatch(output, -1) {
		isIts := strings.NewReplacer("(*", "", ")", "").Replace(f[1]) == function
		if !strings.Contains(f[2], "_test.go") && !strings.HasSuffix(f[2], ".go:1") && (where == "" || isIts) {
			where = " at " + f[2]
		}
		if isIts {
			break
		}
	}
	switch {
	case strings.HasPrefix(said, "test timed out"):
		return fmt.Sprintf("It had not come back after %s%s. Is there a loop without an end?", timeout, where)
	case strings.Contains(said, "stack overflow") || strings.Contains(output, "goroutine stack exceeds"):
		return fmt.Sprintf("A function calls itself again and again%s.", where)
	case strings.Contains(said, "out of memory"):
		return fmt.Sprintf("It took all the memory there is%s. Does something grow in a loop without an end?", where)
	case strings.Contains(said, "nil pointer dereference"):
		return fmt.Sprintf("It panics%s: %s.\nSomething on that line is nil and is asked for a field or a method. (An empty square is a nil Piece.)", where, printable(said))
	}
	if strings.HasPrefix(said, "index out of range") {
		return fmt.Sprintf("It panics%s: %s.\nSomething on that line asks an array or a slice for a place that it does not have.", where, printable(said))
	}
	return fmt.Sprintf("It panics%s: %s", where, printable(said))
}

// printable cuts a text to a line that may be shown on any terminal.
func printable(text string) string {
	const most = 200
	if line := []rune(console.Printable(text)); len(line) > most {
		return string(line[:most]) + "..."
	}
	return console.Printable(text)
}

var compilerLine = regexp.MustCompile(`^(?:vet: )?(\S+\.go:\d+)(?::\d+)?: (.*)$`)

// meanings explains what a compiler says, where its words need it.
var meanings = []struct{ form, sentence string }{
	{`declared and not used: (\w+)`, "Go wants every variable to be used. Use $1, or take its line out; if you need only one of two results, write _ for the other."},
	{`undefined: (bufio|bytes|cmp|errors|fmt|io|maps|math|os|rand|slices|sort|strconv|strings|time|unicode|utf8)$`, `$1 is a package of Go's library: put its path, such as "fmt", among the imports at the top of the file.`},
	{`undefined: (\w+)\.([a-z_]\w*)|name (\w+) not exported by package (\w+)`, "Package $1$4 has nothing public called $2$3: names with small letters are private to their package. Write one of your own here."},
	{`undefined: (\w+)\.(\w+)`, "Package $1 has nothing public called $2. Is it spelled otherwise? `go doc` in the folder of that package lists what there is."},
	{`undefined: (\w+)`, "There is nothing called $1 here. Is it spelled otherwise? `go doc -u` in that folder lists what there is. A new variable begins with :=."},
	{`(\S+) imported and not used`, "Take $1 out of the imports at the top of the file, or use it."},
	{`missing return`, "Some way through the function comes to its end without a return."},
	{`no new variables on left side of :=`, "The variable is there already: write = in place of := to change it."},
	{`found assignment|cannot use assignment|used as value`, "One = puts a value into a variable; == compares."},
	{`(?:found|unexpected name) (?:or|and|not)\b`, "Go writes || for or, && for and, ! for not."},
	{`illegal character U\+003F|unexpected \?`, "Go has no a ? b : c: write an if."},
	{`conversion from \w+ to string yields`, "string(n) makes the character with the number n, not its digits: write string(rune(n)) if that is meant, or strconv.Itoa(n) for the digits."},
	{`causes recursive .* method call`, "fmt asks the value for its String, the method that you are writing: that would never end."},
	{`expected for loop condition|range\(|cannot range over`, "A loop that counts: for i := range 8 { ... }, or for i := 0; i < 8; i++ { ... }."},
	{`syntax error|: expected `, "The line is no Go yet. Look for a bracket or a brace that is missing, there or just above."},
	{`too many return values`, "More values stand behind return than the first line of the function promises."},
	{`not enough return values`, "Fewer values stand behind return than the first line of the function promises."},
	{`(?:types (?:chess\.)?Square and untyped nil|untyped nil and (?:chess\.)?Square\)|cannot use nil as (?:chess\.)?Square value)`, "A Square is never nil: what is no square is NoSquare."},
	{`(?:types (\S+) and untyped nil|untyped nil and (\S+)\)|cannot use nil as (\S+) value)`, "A value of type $1$2$3 is never nil. Only a pointer, a slice, a map, a function, or an interface, as Piece is one, can be."},
	{`cannot call pointer method (\w+) on`, "A method with a pointer receiver needs a variable: put the value into one first, v := ..., and call v.$1."},
	{`cannot take address of`, "Only a variable has an address: put the value into one first, v := ..., and write &v."},
	{`mismatched types func`, "A method is called with (): piece.Color() is a color, piece.Color alone is the function."},
	{`assignment mismatch: (\d) variables? but (\S+) returns (\d) values`, "Take all $3 that $2 returns, and write _ for one that you do not need."},
	{`cannot use (".*?") \(untyped string constant\) as (byte|rune) value`, "A single character stands in single quotes."},
	{`cannot use (.*?) \(.* of type int\) as (int8|int64|uint8|byte|rune|float64|[A-Z]\w*) value`, "Go never changes the type of a number by itself: write $2(...) around it."},
	{`cannot use (\w+) \(variable of .*\) as (\*\S+) value`, "The place wants a pointer, $2. If $1 is the value that it is to point to, write &$1."},
	{`cannot use (.*?) \(.*\) as (\S+) value`, "$1 has another type than the place where it stands, which wants $2."},
	{`(\S+) undefined \(type (\S+) has no field or method (\w+)`, "A $2 has nothing called $3."},
}

// brokenText says what the compiler said of a chapter, or `go vet`, all of it, and explains
// the first line.
func (t *tool) brokenText(chapter, said string) string {
	said = strings.ReplaceAll(said, t.root+string(filepath.Separator), "")
	lines := strings.Split(said, "\n")
	text, first := "It does not compile:", ""
	if strings.Contains(said, "\n# [") || strings.HasPrefix(said, "# [") {
		text = "It compiles, and `go vet`, which go test asks, says that it cannot be meant:"
	}
	for _, line := range lines {
		m := compilerLine.FindStringSubmatch(line)
		switch {
		case m != nil:
			text += fmt.Sprintf("\n  %s: %s", strings.TrimPrefix(strings.ReplaceAll(m[1], `\`, "/"), "./"), m[2])
			first = cmp.Or(first, text[strings.LastIndex(text, "\n")+3:])
		case first != "" && strings.HasPrefix(line, "\t"): // have and want
			text += "\n    " + strings.TrimSpace(line)
		}
	}
	if first == "" {
		return text + "\n" + strings.TrimSpace(said)
	}
	if m := undefinedIn.FindStringSubmatch(first); m != nil && t.isPublic(chapter, m[1]) {
		return text + "\nThe rules are another package here, so their names begin with it: chess." + m[1] + "."
	}
	for _, meaning := range meanings {
		form := regexp.MustCompile(meaning.form)
		if found := form.FindStringSubmatchIndex(first); found != nil {
			return text + "\n" + string(form.ExpandString(nil, meaning.sentence, first, found))
		}
	}
	return text
}

var undefinedIn = regexp.MustCompile(`/exercises/\S+: undefined: ([A-Z]\w*)`)

// isPublic reports whether the rules of a chapter have something of that name.
func (t *tool) isPublic(chapter, name string) bool {
	form := regexp.MustCompile(`(?m)^(func |type |var |const |\t)` + name + `\b`)
	files, _ := filepath.Glob(t.abs(chapter + "/chess/*.go"))
	return slices.ContainsFunc(files, func(file string) bool { return form.MatchString(t.text(t.fromRoot(file))) })
}
