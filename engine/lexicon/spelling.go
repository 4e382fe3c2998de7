package lexicon

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Marks says what the marks of a list mean.
type Marks byte

const (
	Graded  Marks = iota // how common a word is: Common, Familiar, Rare
	Spelled              // how a word is written, see Spell
)

// Marks of a list that is Spelled (German): the two low bits say how the word
// begins, the others which of its pairs AE, OE, UE and SS, read from the left,
// stand for Ä, Ö, Ü and ß.
const (
	Lower = iota // aal
	Upper        // Aal
	Both         // aal and Aal are both words
	Odd          // the spelling is stored by itself
)

// Marks of a list that is Graded (English): how common a word is, from the
// words everybody knows to those many would look up.
const (
	Common = iota
	Familiar
	Rare
)

var (
	pairs = [...]string{"AE", "OE", "UE", "SS"}
	signs = [...]string{"ä", "ö", "ü", "ß"}
)

// maxPairs is how many pairs of a word a mark has room for.
const maxPairs = 6

// Spell writes a word in capital letters as its mark says.
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

// MarkOf finds the mark that spells a word in just these ways, in any order.
// There is none, and ok is false, where they differ in more than the first
// letter or have signs that Spell does not write.
func MarkOf(word string, spellings []string) (mark byte, ok bool) {
	n := 0
	for _, pair := range pairs {
		n += strings.Count(word, pair)
	}
	// Marks that say the same with bits to spare are not looked for.
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

// Spellings are the ways a word in capital letters is really written: gruesse
// and Gruesse as grüße and Grüße. They are none where the list has no such
// word; a list that is not Spelled gives the word in small letters.
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

// Fold brings what a player typed into the form lists and cards have: capital
// letters, Ä Ö Ü as AE OE UE, ß as SS, other accents left off. Whatever is no
// letter stays as it is and makes the word one that no list contains.
func Fold(s string) string {
	return folder.Replace(strings.ToUpper(s))
}

var folder = func() *strings.Replacer {
	list := []string{"Ä", "AE", "Ö", "OE", "Ü", "UE", "ß", "SS", "ẞ", "SS", "Æ", "AE", "Œ", "OE", "Ø", "O", "Ł", "L"}
	for plain, accented := range map[string]string{
		"A": "ÀÁÂÃÅĀ", "C": "ÇČ", "E": "ÈÉÊËĒ", "I": "ÌÍÎÏĪ", "N": "Ñ", "O": "ÒÓÔÕŌ", "S": "Š", "U": "ÙÚÛŪ", "Y": "ÝŸ", "Z": "Ž",
	} {
		for _, r := range accented {
			list = append(list, string(r), plain)
		}
	}
	return strings.NewReplacer(list...)
}()
