// reader.go reads a file game by game.

package pgn

import (
	"errors"
	"io"

	"mateinfive/ch05-full/chess"
)

// A Reader reads the games of a file, one after the other. It keeps one game in
// memory, however long the file is.
type Reader struct {
	lex  *lexer
	item *item // at hand: the next one to be read
	name string

	number int    // of the game, from 1
	game   *Game  // that is being read
	tags   []item // the names of its tags, where they stand
	open   int    // how many variations are open
	size   int    // of the game so far, as largestGame counts
	board  board  // stands where the line is that is being read
	fen    string // where board stands between two games, as a FEN tag has it
	slots  []slot // for nodes of the game
	used   int    // how many of them are in the tree
}

// usualStart is where nearly all games begin.
var usualStart = chess.StartingPosition()

// A slot is a node with the place for the one that follows it: nearly all have one.
type slot struct {
	node Node
	next [1]*Node
}

// Offset returns where the next game begins, in bytes from the beginning of the file.
func (r *Reader) Offset() int64 {
	if r.number == 0 {
		return 0
	}
	return r.lex.begun
}

// Escaped reports whether lines were passed so far that begin with %, which the standard leaves to
// programs for notes of their own. No game has them, so they are lost where one is written.
func (r *Reader) Escaped() bool { return r.lex.escaped }

// newNode returns a node of the game. It makes them by the dozen, because one large
// piece of memory takes much less time than many small ones.
func (r *Reader) newNode() *Node {
	if r.used == len(r.slots) {
		r.slots, r.used = make([]slot, 20), 0
	}
	s := &r.slots[r.used]
	r.used++
	s.node.Next = s.next[:0]
	return &s.node
}

// NewReader returns a Reader of the games in a file. The name of the file is for
// errors; it may be "".
func NewReader(in io.Reader, name string) *Reader {
	lex := newLexer(in)
	return &Reader{lex: lex, item: &lex.item, name: name}
}

// advance takes the next item to hand.
func (r *Reader) advance() {
	r.lex.next()
	r.size += itemSize + len(r.item.text)
}

// advanceIn takes the next item of the game to hand. The error says that the game is too
// large.
func (r *Reader) advanceIn() error {
	if r.advance(); r.size > largestGame {
		return r.fail(*r.item, errors.New("the game goes on and on: no game is as large"))
	}
	return nil
}

// How much a game may hold, in bytes: of each item its text, and a little more for the
// item itself. No game comes near it; a file that was made to fill the memory may.
const (
	largestGame = 16 << 20
	itemSize    = 16
)

// Next returns the next game. Every move of it is legal, in variations too. At the
// end of the file the error is [io.EOF].
//
// Any other error is an [*Error]: the game cannot be read, and nothing of it comes
// back. The next call goes on with the game after it. The error wraps [ErrVariant]
// if it is a game of another kind, such as Chess960.
//
// What the standard leaves open, and what files have against it, is read like this:
//
//   - A game needs neither tags nor a result. It ends with its result, or where tags
//     follow its moves, or with another Event tag, or with any tag that it has already
//     if an empty line stands before that.
//   - Of a tag that is there twice, and right below the others, the last value counts.
//   - The FEN tag counts even without SetUp. The position need not be possible: lessons
//     and problems have theirs.
//   - Where the sign after the moves and the Result tag disagree, the sign counts; if it
//     is missing or *, the tag does. A sign within a variation is passed over.
//   - A comment on the line of that sign belongs to the last move.
//   - Comments in front of the first move of a variation are in its Before. If there is
//     no move, they belong to the move that the variation would replace.
//   - A glyph in front of the first move of a line belongs to that move. If there is no
//     move, it belongs to the move that the variation would replace, or to the Root.
//   - A NUL byte is an error: text has none, but a file that is damaged may.
//   - A game that goes on and on, with more than 16 megabytes, is an error.
func (r *Reader) Next() (*Game, error) {
	if r.number == 0 {
		r.advance()
	}
	r.number++
	r.slots, r.used = nil, 0 // one that is shared would keep the next game in memory with this one
	r.game = &Game{Start: usualStart, Root: r.newNode(), Tags: make([]Tag, 0, len(r.tags))}
	r.tags, r.open, r.size = r.tags[:0], 0, 0
	err := r.readTags()
	switch {
	case err != nil:
		r.skipTags()
	case r.item.kind == itemEOF && len(r.tags) == 0:
		if r.board != nil && r.fen == "" {
			spare.Put(r.board)
			r.board = nil
		}
		return nil, io.EOF
	default:
		err = r.readGame()
	}
	if err != nil {
		r.skipMoves()
		return nil, err
	}
	r.readResult()
	return r.game, nil
}

// readGame reads what follows the tags, up to the result.
func (r *Reader) readGame() error {
	if err := r.setUp(); err != nil {
		return err
	}
	switch fen := r.game.Tag("FEN"); {
	case r.board != nil && r.fen == fen:
	case fen == "":
		r.board, r.fen = spare.Get().(board), fen
	default:
		r.board, r.fen = newBoard(r.game.Start), fen
	}
	main := line{node: r.game.Root}
	if err := r.readLine(&main); err != nil {
		r.board = nil // it stands where the game went wrong
		return err
	}
	r.takeBack(main.node, r.game.Root)
	r.game.Root.NAGs = main.nags // it has no move
	return nil
}

// readResult reads the sign that ends a game, and the comments on its line.
func (r *Reader) readResult() {
	r.game.Result = results[r.game.Tag("Result")]
	end := *r.item
	if end.kind != itemResult {
		return
	}
	if result := results[end.text]; result != chess.InPlay {
		r.game.Result = result
	}
	last := r.game.Root
	for len(last.Next) > 0 {
		last = last.Next[0]
	}
	for r.advance(); r.item.kind == itemComment && r.item.line == end.line; r.advance() {
		last.annotate(r.item.text)
	}
}

// fail returns an error in the game, at the place of an item.
func (r *Reader) fail(at item, err error) *Error {
	return &Error{File: r.name, Game: r.number, Line: at.line, Column: at.column, Err: err}
}

// skipMoves passes the rest of a game that cannot be read: it ends with a result,
// or where tags begin.
func (r *Reader) skipMoves() {
	for r.item.kind != itemEOF && r.item.kind != itemTagName {
		switch {
		case r.item.kind == itemOpen:
			r.open++
		case r.item.kind == itemClose:
			r.open = max(0, r.open-1)
		case r.item.kind == itemResult && r.open == 0:
			r.readResult()
			return
		}
		r.advance()
	}
}
