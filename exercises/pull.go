// pull.go knows what is left behind where git brings a later version of the course.

package main

import (
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
	"mateinfive/internal/tasks"
)

// twoVersions finds what git leaves in a file where the reader and the course have changed
// the same lines.
var twoVersions = regexp.MustCompile(`(?m)^<<<<<<< .*\n(?s:.*)^>>>>>>> `)

func hasTwoVersions(text string) bool { return twoVersions.MatchString(text) }

// leftByGit lists the files of all chapters in which git has left two versions.
func (t *tool) leftByGit() (files []string) {
	for _, chapter := range gotool.Chapters(t.root) {
		for _, file := range tasks.GoFiles(t.root, chapter) {
			if hasTwoVersions(t.text(file)) {
				files = append(files, file)
			}
		}
	}
	return files
}

// seeToMerge says what to do where git has left two versions in a file. Whatever would run
// the tests or set up a task waits until that is done, and is given the words as an error.
func (t *tool) seeToMerge(command string) error {
	if command == "help" {
		return nil
	}
	files := t.leftByGit()
	if len(files) == 0 {
		// The course has deleted or moved what the learner has changed: git waits for a word.
		if _, err := os.Stat(t.abs(".git/MERGE_HEAD")); err == nil {
			fmt.Fprintln(t.errOut, "(Git has not ended its merge yet: git add -A   then: git commit --no-edit)")
		}
		return nil
	}
	err := t.twoVersionsIn(files)
	if slices.Contains([]string{"next", "check", "start", "again"}, command) {
		return err
	}
	fmt.Fprintf(t.errOut, "(%v)\n", err)
	return nil
}

// twoVersionsIn is the error of files with two versions in them.
func (t *tool) twoVersionsIn(files []string) error {
	return fmt.Errorf("git has left two versions in %s, yours and ours, between <<<<<<< and >>>>>>>.\n%s",
		firstOf(files), t.wayOut(files))
}

// wayOut is the line with the commands that end a merge and keep what the learner wrote. In a
// merge "ours" is the learner's side for git; where a stash comes back, that is "theirs".
func (t *tool) wayOut(files []string) string {
	if theirs := t.git("rev-parse", "-q", "--verify", "--short", "MERGE_HEAD"); theirs != "" {
		return "To keep your lines: git merge --abort   then: git merge --no-edit -X ours " + theirs
	}
	if t.git("rev-parse", "-q", "--verify", "REBASE_HEAD") != "" {
		return "To keep your lines: git rebase --abort   then: git pull --no-rebase --no-edit -X ours"
	}
	all := strings.Join(files, " ")
	isStash := strings.Contains(t.text(files[0]), "\n>>>>>>> Stashed changes")
	if isStash && t.git(append([]string{"ls-files", "--unmerged", "--"}, files...)...) != "" {
		return "To keep your lines: git checkout --theirs -- " + all + "   then: git add " + all
	}
	return "Take out the lines that you do not want, and git's own. " +
		"(Yours as it was kept: go run ./exercises restore -mine TASK, ours: restore TASK)"
}

// git is what a git command says in the course's folder, without blanks around it; nothing
// if it fails, or if there is no git here.
func (t *tool) git(args ...string) string { return strings.TrimSpace(t.gitText(args...)) }

func (t *tool) gitText(args ...string) string {
	c := exec.CommandContext(t.ctx, "git", args...)
	c.Dir = t.root
	out, err := c.Output()
	if err != nil {
		return ""
	}
	return string(out)
}

// mostCommits is how many versions of a file are looked through for ours.
const mostCommits = 30

// oursByGit is the git command that brings ours back in files that are no task's. It names
// the commit that has ours, if the learner has committed a version of their own.
func (t *tool) oursByGit(files []string) string {
	byCommit := make(map[string][]string)
	var commits []string
	for _, file := range files {
		commit := t.commitWithOurs(file)
		if byCommit[commit] == nil {
			commits = append(commits, commit)
		}
		byCommit[commit] = append(byCommit[commit], file)
	}
	var all []string
	for _, commit := range commits {
		words := slices.Concat(strings.Fields("git checkout "+commit), []string{"--"}, byCommit[commit])
		all = append(all, strings.Join(words, " "))
	}
	return strings.Join(all, "   and: ")
}

// commitWithOurs is the latest commit in which a file is ours; empty if that is the last one
// of all, or if none is found.
func (t *tool) commitWithOurs(file string) string {
	chapter, _, _ := strings.Cut(file, "/")
	isIn := func(commit string) bool {
		text := t.gitText("show", commit+":./"+file)
		return tasks.Sum(tasks.Plain([]byte(text))) == t.archives[chapter].Sums[file]
	}
	if isIn("HEAD") {
		return ""
	}
	commits := t.git("log", "--full-history", "--format=%h", "-n", fmt.Sprint(mostCommits), "--", file)
	for _, commit := range strings.Fields(commits) {
		if isIn(commit) {
			return commit
		}
	}
	return ""
}

// isInHunt reports whether in the file of another task something of a hunt stands: the fault,
// perhaps half mended, or as an earlier version of the course had it.
func (t *tool) isInHunt(x tasks.Task) bool {
	if x.Kind == tasks.Hunt {
		return false
	}
	c := t.content(x.Path())
	return c == faulty || c == yours && t.isHunted(x.Path())
}

// isEmptyStill reports whether the function of a task is as it was taken out, in a file around
// which an earlier version of the course had other words.
func (t *tool) isEmptyStill(x tasks.Task) bool {
	stub := code(t.archives[x.Chapter].Stubs[x.Path()], x.Name)
	return stub != "" && code(t.text(x.Path()), x.Name) == stub
}
