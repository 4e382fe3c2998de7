package lexicon

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// Marks says what the marks of a list mean.
type Marks byte

// The kinds of marks.
const (
	Graded  Marks = iota // how common a word is: Common, Familiar, Rare
	Spelled              // how a word is spelled, see Spell
)

// Marks of a Spelled list (German): the two low bits are one of these; the others
// say, from bit 2 on, which of the pairs AE, OE, UE and SS of the word, read from
// the left, stand for Ä, Ö, Ü and ß.
const (
	Lower = iota // in lower case: aal
	Upper        // with a capital: Aal
	Both         // both: aal and Aal
	Odd          // the spellings are stored by themselves
)

// Grades of words, and the marks of a Graded list (English).
const (
	Common   = iota // everybody knows it
	Familiar        // most people know it
	Rare            // many would look it up
)

var (
	pairs = [...]string{"AE", "OE", "UE", "SS"}
	signs = [...]string{"ä", "ö", "ü", "ß"}
)

// maxPairs is the most pairs of a word that a mark has bits for.
const maxPairs = 6

// Spell is the spellings of a word in capitals by its mark in a Spelled list: one,
// or two for Both and Odd, lower case first.
func Spell(word string, mark byte) []string {
	var b strings.Builder
	bits := mark >> 2
next:
	for i := 0; i < len(word); {
		for p, pair := range pairs {
			if strings.HasPrefix(word[i:], pair) {
				marked := bits&1 == 1
				bits >>= 1
				if marked {
					b.WriteString(signs[p])
					i += 2
					continue next
				}
				break
			}
		}
		b.WriteByte(word[i] - 'A' + 'a')
		i++
	}
	lower := b.String()
	first, n := utf8.DecodeRuneInString(lower)
	upper := string(unicode.ToUpper(first)) + lower[n:]
	switch mark & 3 {
	case Lower:
		return []string{lower}
	case Upper:
		return []string{upper}
	}
	return []string{lower, upper}
}

// MarkOf finds the mark for these spellings of a word, in any order. If they differ
// in more than the first letter, or have letters that Spell does not write, there
// is none: the mark is Odd and ok is false.
func MarkOf(word string, spellings []string) (mark byte, ok bool) {
	n := 0
	for _, pair := range pairs {
		n += strings.Count(word, pair)
	}
	// Of marks that mean the same the smallest is found.
	for high := range byte(1 << min(n+1, maxPairs)) {
		for low := range byte(Odd) {
			mark := high<<2 | low
			if same(Spell(word, mark), spellings) {
				return mark, true
			}
		}
	}
	return Odd, false
}

func same(a, b []string) bool {
	return len(a) == len(b) && (a[0] == b[0] && a[len(a)-1] == b[len(b)-1] || a[0] == b[len(b)-1] && a[len(a)-1] == b[0])
}

// Spellings is the usual spellings of a word given in capitals: of GRUESSE, grüße
// and Grüße. It is nil if the list does not have the word; in a Graded list it is
// the word in lower case.
func (l *List) Spellings(word string) []string {
	rank := l.Rank(word)
	if rank < 0 {
		return nil
	}
	if odd, ok := l.odd[word]; ok {
		return strings.Split(odd, "/")
	}
	if l.kind != Spelled {
		return []string{strings.ToLower(word)}
	}
	return Spell(word, l.Mark(rank))
}

// Fold brings what a player typed into the form of lists and cards: capitals, with
// Ä Ö Ü as AE OE UE, ß as SS, and without other accents. Other characters stay, so
// that no list contains the word.
func Fold(s string) string {
	return folder().Replace(strings.ToUpper(s))
}

// folder is made when first needed: dice players never need it.
var folder = sync.OnceValue(func() *strings.Replacer {
	// An accent may also be a character of its own, behind its letter.
	list := []string{"A\u0308", "AE", "O\u0308", "OE", "U\u0308", "UE"}
	for accent := '\u0300'; accent <= '\u036F'; accent++ {
		list = append(list, string(accent), "")
	}
	list = append(list, "Ä", "AE", "Ö", "OE", "Ü", "UE", "ß", "SS", "ẞ", "SS", "Æ", "AE", "Œ", "OE", "Ø", "O", "Ł", "L")
	for plain, accented := range map[string]string{
		"A": "ÀÁÂÃÅĀ", "C": "ÇČ", "E": "ÈÉÊËĒ", "I": "ÌÍÎÏĪ", "N": "Ñ", "O": "ÒÓÔÕŌ", "S": "Š", "U": "ÙÚÛŪ", "Y": "ÝŸ", "Z": "Ž",
	} {
		for _, r := range accented {
			list = append(list, string(r), plain)
		}
	}
	return strings.NewReplacer(list...)
})
