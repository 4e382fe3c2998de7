package lexicon

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
)

// Entry is a word for Build.
type Entry struct {
	Word string // 1 to MaxLength capitals A to Z
	Mark byte   // as the kind of the list says
	Odd  string // spellings that no mark expresses, separated by slashes; or ""

	Grade   byte // how common the word is; in a Graded list the mark says it
	Edition byte // the edition of the list that it, or its grade, came with; 0 is the first too
	Was     byte // if only the grade is new: the one before plus 1
}

// Build makes a list of words given in any order. The error names a word that is
// not of 1 to MaxLength letters A to Z or is given twice.
func Build(kind Marks, entries []Entry) (*List, error) {
	entries = slices.Clone(entries)
	slices.SortFunc(entries, func(a, b Entry) int { return strings.Compare(a.Word, b.Word) })
	words := make([]string, len(entries))
	l := &List{edges: make([]edge, 1), kind: kind, odd: map[string]string{}, count: len(entries)}
	for i, e := range entries {
		if e.Word == "" || len(e.Word) > MaxLength || strings.Trim(e.Word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ") != "" {
			return nil, fmt.Errorf("%q is not a word of 1 to %d letters A to Z", e.Word, MaxLength)
		}
		if i > 0 && e.Word == words[i-1] {
			return nil, fmt.Errorf("%q is given twice", e.Word)
		}
		words[i] = e.Word
		l.marks = append(l.marks, e.Mark)
		if kind == Spelled {
			l.grades = append(l.grades, min(e.Grade, Rare))
		}
		if e.Edition > 1 {
			l.later = append(l.later, addition{uint32(i), e.Edition, min(e.Was, Rare+1)})
		}
		if e.Odd != "" {
			l.odd[e.Word] = e.Odd
		}
	}
	b := builder{list: l, known: map[string]uint32{}}
	if len(words) > 0 {
		l.root = b.node(words, 0)
	}
	l.number()
	return l, nil
}

// builder makes the graph and shares equal nodes.
type builder struct {
	list  *List
	known map[string]uint32
}

// node makes the node for sorted words that agree in their first depth letters and
// are all longer than that.
func (b *builder) node(words []string, depth int) uint32 {
	var edges []edge
	for len(words) > 0 {
		c, n := words[0][depth], 1
		for n < len(words) && words[n][depth] == c {
			n++
		}
		e, below := edge(c-'A'), words[:n]
		if len(below[0]) == depth+1 {
			e, below = e|endsWord, below[1:]
		}
		if len(below) > 0 {
			e |= edge(b.node(below, depth+1)) << 8
		}
		edges, words = append(edges, e), words[n:]
	}
	edges[len(edges)-1] |= lastEdge
	key := make([]byte, 0, 4*len(edges))
	for _, e := range edges {
		key = binary.LittleEndian.AppendUint32(key, uint32(e))
	}
	if at, ok := b.known[string(key)]; ok {
		return at
	}
	at := uint32(len(b.list.edges))
	b.list.edges = append(b.list.edges, edges...)
	b.known[string(key)] = at
	return at
}

// most bounds the words and edges of a list, so that a damaged file cannot claim
// more.
const most = 1 << 22

// number computes skip and returns the number of words, or a number above most if
// there are more. The graph must be acyclic.
func (l *List) number() int {
	l.skip = make([]uint32, len(l.edges))
	below := make([]uint32, len(l.edges)) // number of words from a node, by its first edge
	var count func(node uint32) uint32
	count = func(node uint32) uint32 {
		if node == 0 {
			return 0
		}
		if below[node] == 0 {
			n := uint32(0)
			for at := node; ; at++ {
				e := l.edges[at]
				l.skip[at] = n
				if e.final() {
					n++
				}
				n = min(n+count(e.next()), most+1)
				if e.last() {
					break
				}
			}
			below[node] = n
		}
		return below[node]
	}
	return int(count(l.root))
}
