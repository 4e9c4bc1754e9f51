// say.go is how the parts of a session speak: what one says or shows goes into the reply.

package session

import (
	"fmt"

	"mateinfive/ch05-full/chess"
)

// A voice puts what a part of the session says into the reply to an event.
type voice struct {
	reply *Reply
}

// say says something, in as many lines as it takes.
func (v voice) say(format string, args ...any) {
	v.add(Text{Text: fmt.Sprintf(format, args...)})
}

// print says something that is printed as it is, with its line breaks.
func (v voice) print(text string) {
	v.add(Text{Text: text, Ready: true})
}

// picture shows a board. It is drawn when the event is dealt with, as the player wants to see it.
func (v voice) picture(p picture) {
	v.add(Text{picture: &p, Ready: true})
}

func (v voice) complain(err error) {
	if err != nil {
		v.say("%v", err)
	}
}

func (v voice) add(t Text) {
	v.reply.Said = append(v.reply.Said, t)
}

// A picture is a board that is to be shown.
type picture struct {
	position chess.Position
	drawn    Marks // by the player, below the others
	marks    Marks
	exhibit  bool // it is not where the game stands: nothing is said about it
}
