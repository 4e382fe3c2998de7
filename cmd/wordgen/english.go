package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"

	"serviert/engine/lexicon"
)

// The files of SCOWL to read: common words in all spellings and the variants that
// most dictionaries have; no names, abbreviations or contractions. Many
// dictionaries lack the words of levels above 70.
var (
	scowlFiles  = []string{"english", "american", "british", "british_z", "canadian", "australian", "variant_1"}
	scowlLevels = []int{10, 20, 35, 40, 50, 55, 60, 70}
)

// grade is the grade of the words of a SCOWL level.
func grade(level int) byte {
	switch {
	case level <= 35:
		return lexicon.Common
	case level <= 50:
		return lexicon.Familiar
	}
	return lexicon.Rare
}

// Words without a vowel are mostly plurals of letters, units and numerals in
// SCOWL. These are real words.
var vowelless = set("BRR CRWTH CWM CWMS HM HMM NTH PSST PWN PWNS SH SHH")

// Abbreviations and Latin among the words.
var englishDeny = set("AEQ TURDINAE")

var (
	plain = regexp.MustCompile(`^[a-z]{2,}$`)
	vowel = regexp.MustCompile(`[AEIOUY]`)
	bareQ = regexp.MustCompile(`Q([^U]|$)`)
)

// Words that SCOWL has among abbreviations and names, in its hacker's file or not at
// all, and that people lay all the same.
var (
	everydayExtra = set("ADMIN APP APPS AWW BIO BOT BRO BROS CARB DONUT DONUTS EW EWW GEEZ INTRO MATHS MED MEDS NANO OK TECH WIFI WOAH YAY")
	englishExtra  = set("ADMINS BIOS BOTS CARBS CHAI CHATBOT COMP CYBER DIMSUM DISS DROID DROIDS EBOOK EBOOKS ECO GIF GIFS GIGA META MINS MOJITO NOOB NOOBS OKED OKING OKS OP PANINI ROMCOM ROTI SNARK SNARKS SUDOKU TELECOM TELECOMS UBER VAX VAXED VID VIDS VLOG VLOGS WONTON ZEN ZENS ZEROES")
)

// decentAfterAll are words that Tanglet's list lacks, though they offend nobody.
var decentAfterAll = set("CHEQUED HIPBATH HIPBATHS JACKASS JACKASSES PEKINESE SHONK SHONKS")

// bare takes the accents off, as English cards do.
var bare = strings.NewReplacer("à", "a", "â", "a", "á", "a", "ä", "a", "å", "a", "ç", "c", "é", "e", "è", "e", "ê", "e", "ë", "e",
	"î", "i", "ï", "i", "í", "i", "ñ", "n", "ó", "o", "ô", "o", "ö", "o", "ú", "u", "û", "u", "ü", "u")

// latest is the edition of the words that the first one left out: those with
// accents, the extra ones, and vulgar words and slurs, of which people may lay
// what they like but computer players nothing, see lexicon.Coarse.
const latest = 2

// english reads SCOWL. Of what it has beyond Tanglet's list, a larger SCOWL without
// offensive words, only these are kept that lexicon.Coarse knows, and so no finder
// finds; else a slur that nobody has thought of would be laid by a computer. That list lacks
// words of two letters and Q without U, which its dice cannot show, so these are
// kept anyway.
func english(from sources, keep func(string) bool) ([]lexicon.Entry, []byte, error) {
	decent, err := tanglet(from.root, "en")
	if err != nil {
		return nil, nil, err
	}
	graded, accented := map[string]byte{}, map[string]lexicon.Entry{}
	for _, level := range scowlLevels {
		for _, file := range scowlFiles {
			path := filepath.Join(from.root, "usr/share/dict/scowl", fmt.Sprintf("%s-words.%d", file, level))
			data, err := os.ReadFile(path)
			if os.IsNotExist(err) && file != "english" {
				continue // not every spelling has a file at every level
			}
			if err != nil {
				return nil, nil, err
			}
			for _, spelling := range strings.Fields(string(data)) {
				w := strings.ToUpper(bare.Replace(spelling))
				switch {
				case plain.MatchString(spelling):
					if _, ok := graded[w]; !ok {
						graded[w] = grade(level)
					}
				case plain.MatchString(strings.ToLower(w)) && strings.ToLower(spelling) == spelling:
					if _, ok := accented[w]; !ok {
						accented[w] = lexicon.Entry{Word: w, Mark: grade(level), Odd: spelling, Edition: latest}
					}
				}
			}
		}
	}
	found := map[string]lexicon.Entry{}
	for w, e := range accented {
		found[w] = e
	}
	for w := range englishExtra {
		found[w] = lexicon.Entry{Word: w, Mark: lexicon.Familiar, Edition: latest}
	}
	for w := range everydayExtra {
		found[w] = lexicon.Entry{Word: w, Mark: lexicon.Common, Edition: latest}
	}
	for w, g := range graded {
		_, ok := decent[w]
		switch e := (lexicon.Entry{Word: w, Mark: g}); {
		case englishDeny[w], !vowel.MatchString(w) && !vowelless[w]:
		case ok || len(w) == 2 || bareQ.MatchString(w):
			found[w] = e
		case decentAfterAll[w], lexicon.Coarse(lexicon.Graded, w):
			e.Edition = latest
			found[w] = e
		}
	}
	var entries []lexicon.Entry
	for w, e := range found {
		if keep(w) {
			entries = append(entries, e)
		}
	}
	terms, err := os.ReadFile(filepath.Join(from.root, "usr/share/doc/scowl/copyright"))
	return entries, append([]byte(englishNotice), terms...), err
}

const englishNotice = `The English word list (en.words)

This list is a modified version of SCOWL (Spell Checker Oriented Word Lists)
2020.12.07, levels 10 to 70: common words in American, British, Canadian and
Australian spelling and their usual variants. Accents are taken off (CAFE) and
kept in the spelling. Left out are names, abbreviations, contractions, words that
cannot be laid with seven letter cards, and words that the English list of Tanglet
by Graeme Gott lacks, except those that lexicon.Coarse of the source code knows as
vulgar or as slurs: the list has them, and the program never proposes or lays
them. Some sixty everyday words were added by hand (APP, MATHS, ZEN). It is stored
in a compact form; the command cmd/wordgen of the source code made it and prints it
with -text en.

The notices of SCOWL and of its sources follow.

------------------------------------------------------------------------------

`
