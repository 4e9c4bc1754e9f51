// pull.go knows what is left behind where git brings a later version of the course.

// Package pull says what to do where git brings a later version of the course and leaves two
// versions in a file, and how git brings ours back in files that are no task's.
package pull

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"

	"mateinfive/exercises/course"
	"mateinfive/exercises/desk"
	"mateinfive/internal/tasks"
)

// LeftByGit lists the files of all chapters in which git has left two versions.
func LeftByGit(d *desk.Desk) (files []string) {
	for _, chapter := range d.Course.Chapters() {
		for _, file := range tasks.GoFiles(d.Course.Root, chapter) {
			if course.HasTwoVersions(d.Course.Text(file)) {
				files = append(files, file)
			}
		}
	}
	return files
}

// SeeToMerge says what to do where git has left two versions in a file. Whatever would run
// the tests or set up a task waits until that is done, and is given the words as an error.
func SeeToMerge(d *desk.Desk, command string) error {
	if command == "help" {
		return nil
	}
	files := LeftByGit(d)
	if len(files) == 0 {
		// The course has deleted or moved what the learner has changed: git waits for a word.
		if _, err := os.Stat(d.Course.Abs(".git/MERGE_HEAD")); err == nil {
			fmt.Fprintln(d.Err, "(Git has not ended its merge yet: git add -A   then: git commit --no-edit)")
		}
		return nil
	}
	err := TwoVersionsIn(d, files)
	if slices.Contains([]string{"next", "check", "watch", "start", "again"}, command) {
		return err
	}
	fmt.Fprintf(d.Err, "(%v)\n", err)
	return nil
}

// TwoVersionsIn is the error of files with two versions in them.
func TwoVersionsIn(d *desk.Desk, files []string) error {
	return fmt.Errorf("git has left two versions in %s, yours and ours, between <<<<<<< and >>>>>>>.\n%s",
		course.FirstOf(files), wayOut(d, files))
}

// wayOut is the line with the commands that end a merge and keep what the learner wrote. In a
// merge "ours" is the learner's side for git; where a stash comes back, that is "theirs".
func wayOut(d *desk.Desk, files []string) string {
	if theirs := git(d, "rev-parse", "-q", "--verify", "--short", "MERGE_HEAD"); theirs != "" {
		return "To keep your lines: git merge --abort   then: git merge --no-edit -X ours " + theirs
	}
	if git(d, "rev-parse", "-q", "--verify", "REBASE_HEAD") != "" {
		return "To keep your lines: git rebase --abort   then: git pull --no-rebase --no-edit -X ours"
	}
	all := strings.Join(files, " ")
	isStash := strings.Contains(d.Course.Text(files[0]), "\n>>>>>>> Stashed changes")
	if isStash && git(d, append([]string{"ls-files", "--unmerged", "--"}, files...)...) != "" {
		return "To keep your lines: git checkout --theirs -- " + all + "   then: git add " + all
	}
	return "Take out the lines that you do not want, and git's own. " +
		"(Yours as it was kept: go run ./exercises restore -mine TASK, ours: restore TASK)"
}

// git is what a git command says in the course's folder, without blanks around it; nothing
// if it fails, or if there is no git here.
func git(d *desk.Desk, args ...string) string { return strings.TrimSpace(gitText(d, args...)) }

func gitText(d *desk.Desk, args ...string) string {
	c := exec.CommandContext(d.Ctx, "git", args...)
	c.Dir = d.Course.Root
	out, err := c.Output()
	if err != nil {
		return ""
	}
	return string(out)
}

// mostCommits is how many versions of a file are looked through for ours.
const mostCommits = 30

// OursByGit is the git command that brings ours back in files that are no task's. It names
// the commit that has ours, if the learner has committed a version of their own.
func OursByGit(d *desk.Desk, files []string) string {
	byCommit := make(map[string][]string)
	var commits []string
	for _, file := range files {
		commit := commitWithOurs(d, file)
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
func commitWithOurs(d *desk.Desk, file string) string {
	chapter, _, _ := strings.Cut(file, "/")
	isIn := func(commit string) bool {
		text := gitText(d, "show", commit+":./"+file)
		return tasks.Sum(tasks.Plain([]byte(text))) == d.Course.Archives[chapter].Sums[file]
	}
	if isIn("HEAD") {
		return ""
	}
	commits := git(d, "log", "--full-history", "--format=%h", "-n", fmt.Sprint(mostCommits), "--", file)
	for _, commit := range strings.Fields(commits) {
		if isIn(commit) {
			return commit
		}
	}
	return ""
}
