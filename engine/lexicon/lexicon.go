// Package lexicon holds word lists: whether a List contains a word, how it is
// spelled, how common it is, and which is the best word that a Finder can lay with
// a hand of letter cards.
//
// Words are in capitals A to Z; Fold brings what a player typed into that form. A
// list is a directed acyclic word graph (Appel and Jacobson, "The world's fastest
// Scrabble program", Communications of the ACM 31, 1988): words share beginnings
// and endings, so that 88,000 German words with what is known of each take 0.7 MB of
// memory, are read in milliseconds and looked up without allocating. cmd/wordgen
// makes the files with Build and Bytes; Read reads them.
package lexicon

// MaxLength is the most letters of a word: seven cards of two letters.
const MaxLength = 14

// List is a word list. It is never changed, so that states and computer players can
// share it. A nil List is empty.
type List struct {
	edges []edge
	// skip is, for each edge, the number of words of its node that come before
	// those through it. Summed along a word's path it gives the word's rank.
	skip  []uint32
	root  uint32
	count int
	kind  Marks             // what the marks mean
	marks []byte            // one per word, in the order of the words
	odd   map[string]string // spellings that a mark cannot express

	grades []byte          // of a Spelled list, one per word like marks
	later  []addition      // what is not as in the first edition, by rank
	hidden map[uint32]bool // ranks of later words that this edition lacks, see Edition
	before map[uint32]byte // grades in this edition of the words that have another one now
}

// addition is a word that came with a later edition, or had another grade before it.
type addition struct {
	rank    uint32
	edition byte
	was     byte // its grade before plus 1, 0 for a new word
}

// edge is an edge of the graph: the letter in bits 0 to 4 (A is 0), whether a word
// ends with it in bit 5, whether it is the last of its node in bit 6, and from bit
// 8 on the first edge of the node it leads to, 0 for none. Edge 0 is not used.
type edge uint32

const (
	endsWord edge = 1 << 5
	lastEdge edge = 1 << 6
)

func (e edge) letter() byte { return byte(e & 31) }
func (e edge) final() bool  { return e&endsWord != 0 }
func (e edge) last() bool   { return e&lastEdge != 0 }
func (e edge) next() uint32 { return uint32(e >> 8) }

// Len is the number of words in the list.
func (l *List) Len() int {
	if l == nil {
		return 0
	}
	return l.count - len(l.hidden)
}

// Newest is the number of the list's newest edition; the first is 1.
func (l *List) Newest() int {
	newest := 1
	if l != nil {
		for _, a := range l.later {
			newest = max(newest, int(a.edition))
		}
	}
	return newest
}

// Edition is the list as it was in an edition, the first one for numbers below 1:
// without the words that came later, and with the grades of then. Ranks and marks
// stay those of the whole list. An evening is judged, and replayed, by the edition
// that it began with.
func (l *List) Edition(n int) *List {
	if l == nil {
		return nil
	}
	old := *l
	old.hidden, old.before = nil, nil
	for _, a := range l.later {
		if int(a.edition) <= max(n, 1) {
			continue
		}
		if old.hidden == nil {
			old.hidden, old.before = map[uint32]bool{}, map[uint32]byte{}
		}
		if a.was == 0 {
			old.hidden[a.rank] = true
		} else {
			old.before[a.rank] = a.was - 1
		}
	}
	return &old
}

// Contains tells whether the list has a word, in capitals.
func (l *List) Contains(word string) bool { return l.Rank(word) >= 0 }

// Rank is the index of a word, in capitals, in the alphabetical order of the list
// with all editions; -1 if the list, in its edition, does not have it.
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
			if !e.final() || l.hidden[uint32(rank)] {
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

// find is the edge of a node with this letter, 0 for none.
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

// Mark is the mark of the word with this rank, 0 if there is none. Kind says what
// it means.
func (l *List) Mark(rank int) byte {
	if l == nil || rank < 0 || rank >= len(l.marks) {
		return 0
	}
	return l.marks[rank]
}

// Grade is how common the word with this rank is, in the list's edition: Common,
// Familiar or Rare.
func (l *List) Grade(rank int) byte {
	if l != nil && rank >= 0 {
		if grade, ok := l.before[uint32(rank)]; ok {
			return grade
		}
	}
	if l.Kind() == Graded {
		return min(l.Mark(rank), Rare)
	}
	if rank < 0 || rank >= len(l.grades) {
		return Rare
	}
	return l.grades[rank]
}

// Kind says what the marks of the list mean.
func (l *List) Kind() Marks {
	if l == nil {
		return Graded
	}
	return l.kind
}

// All yields the words in alphabetical order until yield returns false.
func (l *List) All(yield func(string) bool) {
	if l == nil || l.root == 0 {
		return
	}
	if len(l.hidden) > 0 {
		every := yield
		yield = func(word string) bool { return !l.Contains(word) || every(word) }
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
