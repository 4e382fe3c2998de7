// Package lexicon holds word lists: whether a word is in one, how it is
// spelled, and the best word a hand of letter cards can lay.
//
// Words are in capital letters A to Z; Fold brings what a player typed into
// that form. A list is a directed acyclic word graph: words share their
// beginnings and their ends, so a list of 88,000 German words takes 0.4 MB of
// memory, is read in milliseconds and answers without allocating. Files are
// made by cmd/wordgen with Build and Bytes and read with Read.
package lexicon

// MaxLength bounds the letters of a word: seven cards of two letters.
const MaxLength = 14

// List is a word list. It is never changed once read, so states and computer
// players share it freely. A nil List is empty.
type List struct {
	edges []edge
	// skip counts, for each edge, the words of its node that stand before
	// those that go through it. Summed over a word's path it numbers the words.
	skip  []uint32
	root  uint32
	count int
	kind  Marks             // what the marks mean
	marks []byte            // one a word, in the order of the words
	odd   map[string]string // words with a spelling that marks cannot say
}

// edge leads from a node by a letter: 5 bits letter (A is 0), whether a word
// ends with it, whether it is the last of its node, and above these 8 bits
// where the next node begins, 0 for none. Edge 0 is never used.
type edge uint32

const (
	endsWord edge = 1 << 5
	lastEdge edge = 1 << 6
)

func (e edge) letter() byte { return byte(e & 31) }
func (e edge) final() bool  { return e&endsWord != 0 }
func (e edge) last() bool   { return e&lastEdge != 0 }
func (e edge) next() uint32 { return uint32(e >> 8) }

// Len is the number of words.
func (l *List) Len() int {
	if l == nil {
		return 0
	}
	return l.count
}

// Contains tells whether a word in capital letters is in the list.
func (l *List) Contains(word string) bool { return l.Rank(word) >= 0 }

// Rank is the number of a word in the order of the list, from 0, or -1 where
// the list does not have it.
func (l *List) Rank(word string) int {
	if l == nil || word == "" || len(word) > MaxLength {
		return -1
	}
	node, rank := l.root, 0
	for i := range len(word) {
		at := l.find(node, word[i]-'A')
		if at == 0 {
			return -1
		}
		e := l.edges[at]
		rank += int(l.skip[at])
		if i == len(word)-1 {
			if !e.final() {
				return -1
			}
			return rank
		}
		if e.final() {
			rank++
		}
		node = e.next()
	}
	return -1
}

// find is the edge of a node that has the letter, 0 for none.
func (l *List) find(node uint32, letter byte) uint32 {
	if node == 0 {
		return 0
	}
	for at := node; ; at++ {
		e := l.edges[at]
		if c := e.letter(); c >= letter {
			if c == letter {
				return at
			}
			return 0
		}
		if e.last() {
			return 0
		}
	}
}

// Mark is what the list's maker noted with the word of a rank, as Kind says.
func (l *List) Mark(rank int) byte {
	if l == nil || rank < 0 || rank >= len(l.marks) {
		return 0
	}
	return l.marks[rank]
}

// Kind says what the marks of the list mean.
func (l *List) Kind() Marks {
	if l == nil {
		return Graded
	}
	return l.kind
}

// All yields the words in order. It stops early when yield returns false.
func (l *List) All(yield func(string) bool) {
	if l == nil || l.root == 0 {
		return
	}
	var word [MaxLength]byte
	l.walk(l.root, word[:0], yield)
}

func (l *List) walk(node uint32, word []byte, yield func(string) bool) bool {
	for at := node; ; at++ {
		e := l.edges[at]
		longer := append(word, 'A'+e.letter())
		if e.final() && !yield(string(longer)) {
			return false
		}
		if n := e.next(); n != 0 && !l.walk(n, longer, yield) {
			return false
		}
		if e.last() {
			return true
		}
	}
}
