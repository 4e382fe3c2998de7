package lexicon

import (
	"encoding/binary"
	"errors"
	"hash/fnv"
	"slices"
	"strings"
)

// ErrFile is returned by Read for data that is not a word list, or is truncated or
// damaged.
var ErrFile = errors.New("not a word list, or damaged")

// magic begins every file. The digit is the version of the format.
const magic = "SERVWL3\n"

// Bytes is the list as a file: magic, then in four bytes each, little-endian, the
// numbers of words and edges and the FNV-1a checksum of the body, then the body,
// range coded: the graph depth first from the root, each node in full where it is
// first reached and by a reference from then on, the marks, the odd spellings, and for
// each word its grade, in a Spelled list, with the edition that it came with.
func (l *List) Bytes() []byte {
	enc := newEncoder()
	f := file{model: &model{coder: coder{enc: enc}}, from: l, to: &List{}, words: l.count, edges: len(l.edges)}
	f.code()
	return fileOf(uint32(l.count), uint32(len(l.edges)), enc.finish())
}

// fileOf is the head and a body.
func fileOf(words, edges uint32, body []byte) []byte {
	out := []byte(magic)
	for _, n := range []uint32{words, edges, checkSum(body)} {
		out = binary.LittleEndian.AppendUint32(out, n)
	}
	return append(out, body...)
}

// Read decodes what Bytes encoded. For anything else it returns ErrFile; it does
// not panic, and its work is bounded by the length of data, whatever the head
// claims.
func Read(data []byte) (*List, error) { return ReadSlowly(data, func() {}) }

// ReadSlowly is Read with a rest after every few hundred bytes, which are a
// millisecond or two on a slow phone: whoever draws on the same thread can do so in
// rest.
func ReadSlowly(data []byte, rest func()) (*List, error) {
	const head = len(magic) + 12
	if len(data) < head || string(data[:len(magic)]) != magic {
		return nil, ErrFile
	}
	words := binary.LittleEndian.Uint32(data[len(magic):])
	edges := binary.LittleEndian.Uint32(data[len(magic)+4:])
	sum := binary.LittleEndian.Uint32(data[len(magic)+8:])
	if checkSum(data[head:]) != sum || words > most || edges > most || edges == 0 {
		return nil, ErrFile
	}
	f := file{model: &model{coder: coder{dec: newDecoder(data[head:], rest)}}, to: &List{}, words: int(words), edges: int(edges)}
	if !f.code() {
		return nil, ErrFile
	}
	return f.to, nil
}

func checkSum(data []byte) uint32 {
	h := fnv.New32a()
	h.Write(data)
	return h.Sum32()
}

// file codes a list. It builds the list to, by what the decoder reads or, while
// encoding, by the list from.
type file struct {
	*model
	from, to     *List
	words, edges int
	moved        map[uint32]uint32 // nodes of to by those of from
	nodes        []uint32          // nodes of to in the order of coding
	height       []uint8           // longest path down from finished nodes of to, 0 for others
	byLetter     [26][]entered     // nodes that a letter leads to, most frequent first
}

// entered is a node that a letter leads to.
type entered struct {
	node  uint32
	times int // how many edges so far
}

// code codes the whole file and tells whether it is valid.
func (f *file) code() bool {
	f.to.edges = make([]edge, 1, f.edges)
	f.to.count, f.to.odd = f.words, map[string]string{}
	f.moved, f.height = map[uint32]uint32{}, make([]uint8, f.edges+26)
	if f.words > 0 {
		root := uint32(0)
		if f.from != nil {
			root = f.from.root
		}
		ok := false
		if f.to.root, ok = f.node(root, 26, 0); !ok {
			return false
		}
	}
	if len(f.to.edges) != f.edges || f.to.number() != f.words {
		return false
	}
	return f.markings() && f.grading()
}

// markings codes the marks, each in the context of the one before and of the
// length of the common prefix, then the odd spellings. It tells whether they are
// valid: no more odd spellings than words, and all within the file.
func (f *file) markings() bool {
	if f.from != nil {
		f.to.kind = f.from.kind
	}
	f.to.kind = Marks(f.number(&f.size, int(f.to.kind)))
	f.to.marks = make([]byte, 0, f.words)
	last, before := "", byte(0)
	for word := range f.to.All {
		if f.dec.over {
			return false
		}
		common := 0
		for common < min(len(last), len(word), 6) && last[common] == word[common] {
			common++
		}
		var mark byte
		if f.from != nil {
			mark = f.from.marks[len(f.to.marks)]
		}
		mark = f.marking(&f.mark[min(before, markings-1)][max(common-2, 0)], mark)
		f.to.marks = append(f.to.marks, mark)
		last, before = word, mark
	}
	var lines []string
	if f.from != nil {
		for word, odd := range f.from.odd {
			lines = append(lines, word+" "+odd)
		}
		slices.Sort(lines)
	}
	n := f.number(&f.size, len(lines))
	if n > f.words {
		return false
	}
	for i := range n {
		if f.dec.over {
			return false
		}
		line := ""
		if i < len(lines) {
			line = lines[i]
		}
		word, odd, _ := strings.Cut(f.string(line), " ")
		f.to.odd[word] = odd
	}
	return !f.dec.over
}

// grading codes for each word the grade, in a Spelled list, in the context of the
// grade before, how the word is spelled, the length of the common prefix, and its
// ending; then whether a later edition has brought the word or that grade. It tells
// whether these are valid.
func (f *file) grading() bool {
	last, before, changed := "", byte(0), 0
	rank, later := 0, 0 // of the word, and of the next change in from
	for word := range f.to.All {
		if f.dec.over {
			return false
		}
		common := 0
		for common < min(len(last), len(word)) && last[common] == word[common] {
			common++
		}
		near := min(max(common-1, 0), 5)
		if f.to.kind == Spelled {
			var grade byte
			if f.from != nil {
				grade = f.from.grades[rank]
			}
			end := word[len(word)-1] - 'A'
			f.to.grades = append(f.to.grades, f.graded(&f.grade[before][f.to.marks[rank]&3][near][end], grade))
		}
		grade := f.to.Grade(rank)
		var a addition
		if f.from != nil && later < len(f.from.later) && int(f.from.later[later].rank) == rank {
			a = f.from.later[later]
			later++
		}
		if f.bit(&f.changed[changed][grade][f.to.marks[rank]&3][near], a.edition > 0) {
			n := f.number(&f.edition[grade], int(a.was)*editions+int(a.edition))
			was, edition := n/editions, n%editions
			if edition < 2 || was > Rare+1 {
				return false
			}
			f.to.later = append(f.to.later, addition{uint32(rank), byte(edition), byte(was)})
			changed = 1
		} else {
			changed = 0
		}
		rank++
		last, before = word, grade
	}
	return !f.dec.over
}

func (f *file) graded(c *[2]chance, grade byte) byte {
	switch {
	case !f.bit(&c[0], grade != Common):
		return Common
	case !f.bit(&c[1], grade != Familiar):
		return Familiar
	}
	return Rare
}

// editions is one more than the greatest edition. Where a word had another grade
// before, its edition is coded with multiples of this.
const editions = 256
