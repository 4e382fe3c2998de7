package lexicon

// MaxKinds bounds the kinds of cards of a Finder, including kind 0.
const MaxKinds = 40

// Hand is how many cards of each kind there are.
type Hand [MaxKinds]uint8

// Kind is a kind of letter card.
type Kind struct {
	Letters string // one or two capitals
	Points  int    // what it counts
}

// Finder finds the best words that can be laid with the cards of a deck, except
// slurs and vulgar words. A search does not change it. Make it with NewFinder.
type Finder struct {
	list   *List
	points [MaxKinds]int
	single [26]uint8       // the kind with only this letter, 0 for none
	double [26][]twofold   // the kinds of two letters, by the first
	never  map[uint32]bool // ranks of words it never finds
}

type twofold struct {
	second byte
	kind   uint8
}

// NewFinder makes a finder for these kinds of cards, numbered as in Hand. Kind 0,
// kinds without letters and those beyond MaxKinds are ignored.
func NewFinder(l *List, kinds []Kind) *Finder {
	f := &Finder{list: l, never: l.coarseRanks()}
	if l != nil {
		for rank := range l.hidden {
			f.never[rank] = true
		}
	}
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

// Without is a finder that does not find these words either.
func (f *Finder) Without(words ...string) *Finder {
	if len(words) == 0 {
		return f
	}
	other := *f
	other.never = map[uint32]bool{}
	for rank := range f.never {
		other.never[rank] = true
	}
	for _, w := range words {
		if rank := f.list.Rank(w); rank >= 0 {
			other.never[uint32(rank)] = true
		}
	}
	return &other
}

// List is the word list of the finder.
func (f *Finder) List() *List { return f.list }

// Found is a word laid with cards. The zero Found is none.
type Found struct {
	Points int              // sum of the cards
	Cards  int              // number of cards, at least two
	Kinds  [MaxLength]uint8 // kinds of the cards, in the order of the word
}

// Vocabulary is the words of a list that somebody knows. The zero Vocabulary is all
// of them.
type Vocabulary struct {
	Skip    byte   // how many of the rarest grades are unknown
	Missing byte   // percentage of the other words that are unknown, 0 to 100
	Seed    uint32 // selects which ones
}

// Everyday is the words that everybody knows. The best of them is the best word that
// a person could have found.
var Everyday = Vocabulary{Skip: Rare - Common}

func (v Vocabulary) knows(l *List, rank uint32) bool {
	if v.Skip > 0 && l.Grade(int(rank))+v.Skip > Rare {
		return false
	}
	if v.Missing == 0 {
		return true
	}
	// A hash, so that neighbouring ranks are independent.
	h := (rank + v.Seed + 1) * 2654435761
	h = (h ^ h>>15) * 2246822519
	return byte((h^h>>13)%100) >= v.Missing
}

// Knows tells whether a word is in the list and in the vocabulary.
func (v Vocabulary) Knows(l *List, word string) bool {
	rank := l.Rank(word)
	return rank >= 0 && v.knows(l, uint32(rank))
}

// Best is the word of the most points, of at least two cards and in the
// vocabulary; among equals the first one found. It does not allocate.
func (f *Finder) Best(hand *Hand, v Vocabulary) Found { return f.search(hand, v, false) }

// Show is Best for people's eyes: among equals it is a word of the most common
// grade, STRASSE before ERSASST. It takes longer.
func (f *Finder) Show(hand *Hand, v Vocabulary) Found { return f.search(hand, v, true) }

func (f *Finder) search(hand *Hand, v Vocabulary, common bool) Found {
	if f.list == nil || f.list.root == 0 {
		return Found{}
	}
	s := search{f: f, hand: *hand, vocabulary: v, common: common}
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

// search is a depth-first search of the graph with branch and bound.
type search struct {
	f          *Finder
	hand       Hand   // cards not laid
	letters    uint32 // single letters of the whole hand, A at bit 0
	pairs      uint32 // first letters of its cards of two
	left       int    // points of the cards not laid
	laid       Found
	best       Found
	vocabulary Vocabulary
	common     bool // whether the grade decides among equals
	grade      byte // of the best word
}

// from continues at a node whose first word has the given rank.
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

// pair lays the cards of two letters of which the first is an edge's.
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

// lay lays a card whose last letter is an edge's and continues, unless all cards
// together could not beat the best word so far.
func (s *search) lay(kind uint8, at, rank uint32) {
	l, points := s.f.list, s.f.points[kind]
	if most := s.laid.Points + s.left; most < s.best.Points || most == s.best.Points && !s.open() || s.laid.Cards == MaxLength {
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
		if s.laid.Cards >= 2 && s.better(rank) && !s.f.never[rank] && s.vocabulary.knows(l, rank) {
			s.best, s.grade = s.laid, l.Grade(int(rank))
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

// open tells whether another word of as many points could be preferred.
func (s *search) open() bool { return s.common && s.best.Cards > 0 && s.grade > Common }

// better tells whether the word laid is to be preferred to the best so far.
func (s *search) better(rank uint32) bool {
	if s.laid.Points != s.best.Points {
		return s.laid.Points > s.best.Points
	}
	return s.open() && s.f.list.Grade(int(rank)) < s.grade
}
