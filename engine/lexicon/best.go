package lexicon

// MaxKinds bounds the kinds of cards a Finder takes, kind 0 included.
const MaxKinds = 40

// Hand says how many cards of each kind there are.
type Hand [MaxKinds]uint8

// Kind is a kind of letter card: one letter or two, and what it counts.
type Kind struct {
	Letters string
	Points  int
}

// Finder finds what can be laid with the cards of one deck. It is not changed
// by a search.
type Finder struct {
	list   *List
	points [MaxKinds]int
	single [26]uint8     // the kind with this letter alone, 0 for none
	double [26][]twofold // kinds of two letters, by the first
}

type twofold struct {
	second byte
	kind   uint8
}

// NewFinder prepares a search of the list with these kinds of cards, which are
// numbered as in Hand. Kinds without letters, as number 0 must be, and any
// behind MaxKinds are left out.
func NewFinder(l *List, kinds []Kind) *Finder {
	f := &Finder{list: l}
	for i, k := range kinds[:min(len(kinds), MaxKinds)] {
		if i == 0 || k.Letters == "" {
			continue
		}
		f.points[i] = k.Points
		if first := k.Letters[0] - 'A'; len(k.Letters) == 1 {
			f.single[first] = uint8(i)
		} else {
			f.double[first] = append(f.double[first], twofold{k.Letters[1] - 'A', uint8(i)})
		}
	}
	return f
}

// List is the word list that is searched.
func (f *Finder) List() *List { return f.list }

// Found is a word laid with cards. The zero Found is no word.
type Found struct {
	Points int
	Cards  int              // how many cards it takes, at least two
	Kinds  [MaxLength]uint8 // which, in order
}

// Vocabulary says which words of a list somebody knows. The zero Vocabulary is
// all of them.
type Vocabulary struct {
	Skip    byte   // in a Graded list: how many of the rarest grades are unknown
	Missing byte   // how many of the other words in a hundred are unknown
	Seed    uint32 // which ones these are
}

func (v Vocabulary) knows(l *List, rank uint32) bool {
	if v.Skip > 0 && l.kind == Graded && l.marks[rank]+v.Skip > Rare {
		return false
	}
	if v.Missing == 0 {
		return true
	}
	// Spreads neighbouring ranks over the hundred.
	h := (rank + v.Seed + 1) * 2654435761
	h = (h ^ h>>15) * 2246822519
	return byte((h^h>>13)%100) >= v.Missing
}

// Knows tells whether a word is in the list and in the vocabulary.
func (v Vocabulary) Knows(l *List, word string) bool {
	rank := l.Rank(word)
	return rank >= 0 && v.knows(l, uint32(rank))
}

// Best is the word of at least two cards that counts most, of those the
// vocabulary has; of equals the first in the list. It does not allocate.
func (f *Finder) Best(hand *Hand, v Vocabulary) Found {
	if f.list == nil || f.list.root == 0 {
		return Found{}
	}
	s := search{f: f, hand: *hand, vocabulary: v}
	for k, n := range hand {
		s.left += int(n) * f.points[k]
	}
	for c := range byte(26) {
		if k := f.single[c]; k != 0 && hand[k] > 0 {
			s.letters |= 1 << c
		}
		for _, d := range f.double[c] {
			if hand[d.kind] > 0 {
				s.pairs |= 1 << c
			}
		}
	}
	s.from(f.list.root, 0)
	return s.best
}

// search is a walk through the graph with the cards that are left.
type search struct {
	f          *Finder
	hand       Hand
	letters    uint32 // which single letters the whole hand has, A the lowest bit
	pairs      uint32 // with which letters its cards of two begin
	left       int    // points of the cards not laid
	laid       Found
	best       Found
	vocabulary Vocabulary
}

// from goes on from a node, whose words begin with the given rank.
func (s *search) from(node, rank uint32) {
	l := s.f.list
	for at := node; ; at++ {
		e := l.edges[at]
		c := e.letter()
		if s.letters>>c&1 != 0 {
			if k := s.f.single[c]; s.hand[k] > 0 {
				s.lay(k, at, rank)
			}
		}
		if s.pairs>>c&1 != 0 {
			s.pair(at, rank)
		}
		if e.last() {
			return
		}
	}
}

// pair lays the cards of two letters that begin with an edge's.
func (s *search) pair(at, rank uint32) {
	l := s.f.list
	e := l.edges[at]
	rank += l.skip[at]
	if e.final() {
		rank++
	}
	for _, d := range s.f.double[e.letter()] {
		if s.hand[d.kind] == 0 {
			continue
		}
		if second := l.find(e.next(), d.second); second != 0 {
			s.lay(d.kind, second, rank)
		}
	}
}

// lay puts down a card whose last letter is an edge's, and goes on behind it
// unless even all cards together could not beat the best word so far.
func (s *search) lay(kind uint8, at, rank uint32) {
	l, points := s.f.list, s.f.points[kind]
	if s.laid.Points+s.left <= s.best.Points || s.laid.Cards == MaxLength {
		return
	}
	s.hand[kind]--
	s.left -= points
	s.laid.Points += points
	s.laid.Kinds[s.laid.Cards] = kind
	s.laid.Cards++
	e := l.edges[at]
	rank += l.skip[at]
	if e.final() {
		if s.laid.Cards >= 2 && s.laid.Points > s.best.Points && s.vocabulary.knows(l, rank) {
			s.best = s.laid
		}
		rank++
	}
	if e.next() != 0 {
		s.from(e.next(), rank)
	}
	s.laid.Cards--
	s.laid.Points -= points
	s.left += points
	s.hand[kind]++
}
