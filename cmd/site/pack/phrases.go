package pack

import (
	"encoding/binary"
	"maps"
	"slices"
)

const (
	mostPhrases = 60  // more gain nothing: the symbols become too many
	mostKnown   = 200 // symbols with their numbers that may be parts of a phrase
	firstKnown  = 256
	firstPair   = firstKnown + mostKnown
)

// phrase is what a symbol of its own stands for.
type phrase struct {
	symbol byte
	parts  []part
}

// part is a symbol of a phrase. Its numbers are the same each time, or come behind the phrase.
type part struct {
	symbol byte
	known  []byte // empty for numbers that come later, or for none
}

// append writes how many parts there are, and of each its symbol, how many bytes its numbers have, and these.
func (p phrase) append(to []byte) []byte {
	to = binary.AppendUvarint(to, uint64(len(p.parts)))
	for _, q := range p.parts {
		to = append(to, q.symbol)
		to = binary.AppendUvarint(to, uint64(len(q.known)))
		to = append(to, q.known...)
	}
	return to
}

// findPhrases joins the two symbols that stand together most often, again and again, and gives the phrase a symbol
// that the program does not need otherwise. It returns the phrases by their symbols, rising, and the program's
// symbols with the phrases in it, as they are to be written. The shapes are those of this program from then on.
func findPhrases(symbols []symbol, shapes *[256]byte) ([]phrase, []symbol) {
	var used [256]bool
	for _, s := range symbols {
		if s.id != noSymbol {
			used[s.id] = true
		}
	}
	known := commonest(symbols)
	parts := map[int][]part{} // of each symbol that has a number above 255
	ids := map[string]int{}
	for i, text := range known {
		ids[text] = firstKnown + i
		parts[firstKnown+i] = []part{{text[0], []byte(text[1:])}}
	}
	for i, s := range symbols {
		if id, ok := ids[s.text()]; ok {
			symbols[i] = symbol{id: id}
		}
	}
	var list []phrase
	for free := 0; len(list) < mostPhrases; free++ {
		for free < 256 && (used[free] || shapes[free] != shapeNone && shapes[free] != shapeAlone) {
			free++
		}
		a, b, found := commonestPair(symbols)
		if free == 256 || !found {
			break
		}
		id := firstPair + len(list)
		for _, half := range []int{a, b} {
			if half < firstKnown {
				parts[id] = append(parts[id], part{symbol: byte(half)})
			} else {
				parts[id] = append(parts[id], parts[half]...)
			}
		}
		list = append(list, phrase{byte(free), parts[id]})
		shapes[free] = shapePhrase
		symbols = join(symbols, a, b, id)
	}
	for i, s := range symbols {
		switch {
		case s.id >= firstPair:
			symbols[i].id = int(list[s.id-firstPair].symbol)
		case s.id >= firstKnown:
			text := known[s.id-firstKnown]
			symbols[i] = symbol{int(text[0]), []byte(text[1:])}
		}
	}
	return list, symbols
}

// text is the symbol with its numbers, if these are few and the same instruction comes of them wherever it stands;
// otherwise it is empty.
func (s symbol) text() string {
	switch {
	case s.id == noSymbol || s.id == symbolPoints || s.id == symbolAgain || s.id == symbolResumeOther:
		return ""
	case len(s.numbers) == 0 || len(s.numbers) > 2 || shapes[s.id] == shapeOpens && len(s.numbers) > 1:
		return ""
	}
	return string(append([]byte{byte(s.id)}, s.numbers...))
}

// commonest are the texts of the symbols that are most often there with the same numbers.
func commonest(symbols []symbol) []string {
	often := map[string]int{}
	for _, s := range symbols {
		if text := s.text(); text != "" {
			often[text]++
		}
	}
	list := slices.Sorted(maps.Keys(often))
	slices.SortStableFunc(list, func(a, b string) int { return often[b] - often[a] })
	return list[:min(len(list), mostKnown)]
}

// commonestPair are two symbols that stand together most often, if any do so twice.
func commonestPair(symbols []symbol) (a, b int, found bool) {
	const all = firstPair + mostPhrases
	often := make([]int32, all*all)
	most := int32(1)
	for i := 1; i < len(symbols); i++ {
		x, y := symbols[i-1].id, symbols[i].id
		if x == noSymbol || y == noSymbol || x == symbolPoints || y == symbolPoints {
			continue
		}
		often[x*all+y]++
		most = max(most, often[x*all+y])
	}
	at := slices.Index(often, most)
	return at / all, at % all, most > 1
}

// join puts one symbol in the place of each two that stand together.
func join(symbols []symbol, a, b, id int) []symbol {
	joined := symbols[:0]
	for i := 0; i < len(symbols); i++ {
		s := symbols[i]
		if i+1 < len(symbols) && s.id == a && symbols[i+1].id == b {
			i++
			s = symbol{id, slices.Concat(s.numbers, symbols[i].numbers)}
		}
		joined = append(joined, s)
	}
	return joined
}
