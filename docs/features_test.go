// features_test.go writes the tables of what the documents have, and where it
// is here, from a data file, and holds that file against the code.

package docs

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"mateinfive/internal/gotool"
)

// featuresFile has a line for each feature, below a head: id, chapters, what it
// is and where it is here, with tabs between.
const featuresFile = "docs/testdata/features.tsv"

// checkFeatures compares the tables with the data file. What the last cells
// point to, cases, slips, exercises and pages, other checkers find on the page.
func checkFeatures(b *book, p *page) (findings []finding) {
	for _, d := range p.named("features") {
		var problems []string
		findings = append(findings, p.renew(d, featuresFile+" says", func([]string) (tables []string, err error) {
			tables, problems, err = b.featureTables(d.arg)
			return tables, err
		})...)
		for _, problem := range problems {
			findings = append(findings, at(d.line, "%s", problem))
		}
	}
	return findings
}

// featureTables writes a table for each document, and says what is wrong with
// the data: each feature must be there once, and in order, as many as counts says
// for each document, "S0 110, S0R 13".
func (b *book) featureTables(counts string) (tables, problems []string, err error) {
	text, err := os.ReadFile(b.file(featuresFile))
	if err != nil {
		return nil, nil, b.fromRoot(err)
	}
	var ids, want []string
	document := ""
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n")[1:] {
		cells := strings.Split(line, "\t")
		if len(cells) != 4 || slices.Contains(cells, "") {
			return nil, nil, fmt.Errorf("%s:%d: want four cells with tabs between; what is not there yet is `to come: ` and what", featuresFile, i+2)
		}
		id, chapters, where := cells[0], cells[1], cells[3]
		if key, _, _ := strings.Cut(id, "-"); key != document {
			document = key
			tables = append(tables, "", "## "+key, "", "| id | chapter | what | where it is |", "| --- | --- | --- | --- |")
		}
		ids = append(ids, id)
		shown := strings.NewReplacer("ch0", "", " ", ", ").Replace(chapters)
		tables = append(tables, fmt.Sprintf(`| <a id="%s"></a>%[1]s | %s | %s | %s |`, id, shown, cells[2], where))
		for _, problem := range b.misnamed(chapters, where) {
			problems = append(problems, fmt.Sprintf("%s:%d: %s: %s", featuresFile, i+2, id, problem))
		}
	}
	for part := range strings.SplitSeq(counts, ", ") {
		var count int
		if _, err := fmt.Sscanf(part, "%s %d", &document, &count); err != nil {
			return nil, nil, fmt.Errorf("%q: want a document and how many features it has, such as S0 110", part)
		}
		for n := range count {
			want = append(want, fmt.Sprintf("%s-%02d", document, n+1))
		}
	}
	if !slices.Equal(ids, want) {
		problems = append(problems, fmt.Sprintf("%s has not each feature once and in order (-file +want):\n%s", featuresFile, diff(ids, want)))
	}
	return append(tables, ""), problems, nil
}

// misnamed says which chapters are unknown, and which names in a cell are not
// in their code. What belongs to the text may name the code of any chapter; what is
// to come has to say what it is.
func (b *book) misnamed(chapters, where string) (problems []string) {
	if strings.TrimSpace(where) == "to come" {
		problems = append(problems, "it says `to come`, and not what is to come")
	}
	for _, name := range strings.Fields(chapters) {
		_, err := b.chapter(name)
		if err != nil && !slices.Contains([]string{"docs", "README", "exercises"}, name) {
			problems = append(problems, err.Error())
		}
	}
	names := b.namesIn(chapters)
	for _, m := range inlineCode.FindAllStringSubmatch(where, -1) {
		if !names[m[1]] {
			problems = append(problems, fmt.Sprintf("`%s` is not in the code of %s", m[1], chapters))
		}
	}
	return problems
}

// namesIn collects what is in the code of chapters, and of all of them for what belongs to
// the text.
func (b *book) namesIn(chapters string) map[string]bool {
	names, _ := b.names.do(chapters, func() (map[string]bool, error) {
		names := make(map[string]bool)
		for _, name := range strings.Fields(chapters) {
			own, err := b.chapter(name)
			for _, chapter := range gotool.Chapters(b.root) {
				if err != nil || chapter == own {
					b.addChapter(names, chapter)
				}
			}
		}
		return names, nil
	})
	return names
}
