// exam.go says what an exam asks: cases, which are questions with their answers.

// Package exam judges a program that a learner has written from an empty folder, in any language,
// by what it answers. The program reads lines and answers each with one line; docs/exam.md has the
// words of the seven levels. What is asked comes from the five documents (the folder cases), and, drawn
// anew for each exam, from a bank of questions (the folder bank) that internal/referee answers.
package exam

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Last is the highest level; the lowest is 0.
const Last = 6

// More is the rule of the questions that go beyond what the level needs.
const More = "more"

// A Question is a line for the program, and the answer that is right.
type Question struct {
	Ask, Want string
	Judged    bool // else any answer will do
	Line      int  // of the text, from 1
}

// A Case is a short talk with the program, which begins with what sets the position up.
type Case struct {
	Rule      string // by which it is counted: "knights"
	Questions []Question

	level int // of the exam, where it is known
}

// Read reads cases: questions, each on a line, with "= answer" below those that are judged. An
// empty line ends a case. "# knights:" says that the cases below are of the rule knights; what else
// begins with # is a comment. Below "# level 2:" only another level is a rule.
func Read(text string) (cases []Case, err error) {
	var c Case
	rule := "cases"
	end := func() {
		if len(c.Questions) > 0 {
			cases = append(cases, c)
		}
		c = Case{Rule: rule}
	}
	for i, line := range strings.Split(text+"\n", "\n") {
		line = strings.TrimSpace(line)
		comment, isComment := strings.CutPrefix(line, "#")
		answer, isAnswer := strings.CutPrefix(line, "=")
		last := len(c.Questions) - 1
		switch {
		case line == "":
			end()
		case isComment:
			named, _, ok := strings.Cut(strings.TrimSpace(comment), ":")
			if ok && last < 0 && (!isLevel(rule) || isLevel(named)) {
				rule = named
				c.Rule = named
			}
		case isAnswer && (last < 0 || c.Questions[last].Judged):
			return nil, fmt.Errorf("line %d, %q, is an answer without a question: "+
				"want the question on the line above", i+1, line)
		case isAnswer:
			c.Questions[last].Want = wanted(strings.TrimSpace(answer))
			c.Questions[last].Judged = true
		default:
			c.Questions = append(c.Questions, Question{Ask: line, Line: i + 1})
		}
	}
	return cases, nil
}

// wanted is what an answer is compared with: an error may be in any words.
func wanted(answer string) string {
	if isError(answer) {
		return "error"
	}
	return answer
}

// isError reports whether the first word of an answer is error.
func isError(answer string) bool {
	rest, found := strings.CutPrefix(answer, "error")
	next, _ := utf8.DecodeRuneInString(rest)
	wordGoesOn := rest != "" && (unicode.IsLetter(next) || unicode.IsDigit(next) || next == '_')
	return found && !wordGoesOn
}

func isLevel(rule string) bool { return strings.HasPrefix(rule, "level ") }

//go:embed bank cases
var folder embed.FS

// inFile reads the cases of a level in a folder: "cases", those of the documents, or "bank".
func inFile(name string, level int) []Case {
	file := fmt.Sprintf("%s/%d.txt", name, level)
	text, err := folder.ReadFile(file)
	if err != nil {
		panic(err) // the file is compiled in
	}
	cases, err := Read(string(text))
	if err != nil {
		panic(fmt.Errorf("%s: %w", file, err))
	}
	return cases
}

// Questions returns all that a level asks: what the levels below ask, the documents' cases, fresh
// ones and sessions, the same for the same seed, and at last what goes beyond.
func Questions(level int, seed uint64) (cases []Case) {
	isMore := func(c Case) bool { return c.Rule == More }
	isNeeded := func(c Case) bool { return c.Rule != More }
	for l := min(1, max(0, level-1)); l <= level; l++ {
		cases = append(cases, slices.DeleteFunc(inFile("cases", l), isMore)...)
		cases = append(cases, fresh(l, seed)...)
		cases = append(cases, made(l, level, seed, knowsAll)...)
	}
	isBefore := func(c Case) bool { // what is asked before the first new comes first
		return slices.Contains([]string{"turn", "fen"}, first(c.Questions[0].Ask))
	}
	slices.SortStableFunc(cases, func(a, b Case) int {
		switch {
		case isBefore(a) == isBefore(b):
			return 0
		case isBefore(a):
			return -1
		}
		return 1
	})
	return append(cases, slices.DeleteFunc(inFile("cases", level), isNeeded)...)
}

// isRight reports whether an answer is the one that is wanted. An error may be in any words.
func (q Question) isRight(got string) bool {
	extra, missing := q.difference(got)
	switch {
	case !q.Judged:
		return true
	case q.Want == "error":
		return isError(got)
	case q.isList():
		return len(extra)+len(missing) == 0
	case q.hasSeveral():
		return q.isAmong(got)
	}
	return got == q.Want
}

// isList reports whether the answer is a list, whose words may come in any order.
func (q Question) isList() bool {
	return slices.Contains([]string{"moves", "legal", "claims"}, first(q.Ask)) && q.Want != "error"
}

// difference lists what an answer names too many, and what it does not name.
func (q Question) difference(got string) (extra, missing []string) {
	extra = strings.Fields(got)
	for _, want := range strings.Fields(q.Want) {
		if i := slices.Index(extra, want); i >= 0 {
			extra = slices.Delete(extra, i, i+1)
		} else {
			missing = append(missing, want)
		}
	}
	return extra, missing
}

// named divides what an answer says too often into what is wanted, but once, and what is not.
func (q Question) named(extra []string) (wrong, again []string) {
	wants := strings.Fields(q.Want)
	for _, word := range extra {
		switch {
		case !slices.Contains(wants, word):
			wrong = append(wrong, word)
		case !slices.Contains(again, word):
			again = append(again, word)
		}
	}
	return wrong, again
}
