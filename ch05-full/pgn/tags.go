// tags.go is what a game says about itself: who played, where, and when.

package pgn

import (
	"slices"

	"mateinfive/ch05-full/chess"
)

// A Tag is one line above the moves, such as [White "Morphy"].
type Tag struct{ Name, Value string }

// roster is the Seven Tag Roster: the tags that every game in export format has,
// in this order, and what stands in them as long as nothing is known.
var roster = []Tag{
	{"Event", "?"}, {"Site", "?"}, {"Date", "????.??.??"}, {"Round", "?"},
	{"White", "?"}, {"Black", "?"}, {"Result", "*"},
}

// Tag returns the value of a tag, or "" if the game has no such tag.
func (g *Game) Tag(name string) string {
	for _, t := range g.Tags {
		if t.Name == name {
			return t.Value
		}
	}
	return ""
}

// SetTag gives a tag a value. A tag that the game does not have yet becomes the
// last.
func (g *Game) SetTag(name, value string) {
	g.Tags = setTag(g.Tags, name, value)
}

// DropTags takes tags out of the game.
func (g *Game) DropTags(names ...string) {
	g.Tags = slices.DeleteFunc(g.Tags, func(t Tag) bool { return slices.Contains(names, t.Name) })
}

func setTag(tags []Tag, name, value string) []Tag {
	for i := range tags {
		if tags[i].Name == name {
			tags[i].Value = value
			return tags
		}
	}
	return append(tags, Tag{name, value})
}

// exportTags returns the tags as they are written: the roster first, whole and in
// its order, then the others in theirs. Result, SetUp and FEN say what the game
// itself says.
func (g *Game) exportTags() []Tag {
	tags := slices.Clone(roster)
	for _, t := range g.Tags {
		tags = setTag(tags, t.Name, t.Value)
	}
	tags = setTag(tags, "Result", g.Result.String())
	if g.Start != chess.StartingPosition() || g.Tag("FEN") != "" {
		tags = setTag(tags, "SetUp", "1")
		tags = setTag(tags, "FEN", g.Start.FEN())
	}
	return tags
}
